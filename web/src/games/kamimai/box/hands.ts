// A raised hand, palm to the reader: the fingers that may touch a card are red. In a box of 100 by 100.

const INK = 'stroke="#2a2119" stroke-width="4" stroke-linejoin="round" stroke-linecap="round"';
const PALM = "M32 62C28 52 30 46 36 48L40 52H74C80 66 76 86 66 94H44C36 88 34 74 32 62Z";
const FINGERS: Record<string, string> = {
  thumb: "M40 84C30 80 20 70 14 60C10 52 18 48 24 54L38 68Z",
  index: "M37 54L34 24C34 15 44 15 45 24L47 54Z",
  middle: "M47 54L47 14C47 5 58 5 58 14L57 54Z",
  ring: "M57 54L60 20C61 11 71 13 70 22L67 54Z",
  little: "M67 56L73 32C75 24 84 27 82 35L76 62Z",
};
const TOUCHING: Record<string, string[]> = {
  middle: ["thumb", "middle"],
  ring: ["thumb", "ring"],
  little: ["thumb", "little"],
};

/** How the rule of a Guardian looks; null is the hand one likes. The other hand is drawn mirrored and all red. */
export function handArt(hand: string | null): string {
  const touching = hand === "other" ? Object.keys(FINGERS) : (TOUCHING[hand ?? ""] ?? []);
  const fill = (name: string) => (touching.includes(name) ? "#d8452d" : "#fffaf0");
  const drawn = Object.entries(FINGERS).map(([name, d]) => `<path d="${d}" fill="${fill(name)}" ${INK}/>`);
  const body = `${drawn.join("")}<path d="${PALM}" fill="#fffaf0" ${INK}/>`;
  return hand === "other" ? `<g transform="translate(100 0) scale(-1 1)">${body}</g>` : body;
}
