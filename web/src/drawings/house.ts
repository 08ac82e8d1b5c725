// The house's own drawings, as SVG text: icons, shared gradients, the mark, sigils of people. No state, no words.

export const ICON: Record<string, string> = {
  undo: "M9 14 4 9l5-5M4 9h9a7 7 0 0 1 0 14h-3",
  print: "M7 9V4h10v5M7 17H4v-8h16v8h-3M7 14h10v6H7z",
  search: "M10.500 4a6.500 6.500 0 1 0 0 13 6.500 6.500 0 0 0 0-13zM15.500 15.500 20 20",
  star: "M12 3l2.700 5.800 6.300.800-4.600 4.400 1.200 6.300L12 17.200 6.400 20.300l1.200-6.300L3 9.600l6.300-.8z",
  check: "M4 12.5 9.5 18 20 6.5",
  cross: "M6 6l12 12M18 6 6 18",
  candle: "M12 2.500c3 3 3.500 5.500 0 8-3.500-2.500-3-5 0-8M9 13.500h6V22H9zM6 22h12",
  chart: "M4 4v16h16M7 15l4-5 4 3 5-8",
  turn: "M20 12a8 8 0 1 1-2.6-5.9M20 3v5h-5",
  replay: "M4 12a8 8 0 1 0 2.6-5.9M4 3v5h5M10.5 9v6l4.5-3z",
  chat: "M4 5h16v11H10l-4 4v-4H4z",
  book: "M4 5c3-1.5 6-1 8 1 2-2 5-2.500 8-1v14c-3-1.500-6-1-8 1-2-2-5-2.500-8-1zM12 6v14",
  log: "M6 4h12v16H6zM9 8h6M9 12h6M9 16h4",
  globe: "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M3 12h18M12 3c3 3 3 15 0 18M12 3c-3 3-3 15 0 18",
  moon: "M20 14A8 8 0 1 1 10 4a6.500 6.500 0 0 0 10 10",
  sun: "M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8M12 2v3M12 19v3M2 12h3M19 12h3M5 5l2 2M17 17l2 2M5 19l2-2M17 7l2-2",
  lock: "M6 11h12v9H6zM8.500 11V8a3.500 3.500 0 0 1 7 0v3",
  people:
    "M9 11a3.500 3.500 0 1 0 0-7 3.500 3.500 0 0 0 0 7M2.500 20c.5-4 3-6 6.500-6s6 2 6.500 6M16 4.500a3.500 3.500 0 0 1 0 6.500M18 14.500c2 .8 3.300 2.700 3.500 5.500",
  clock: "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M12 7v5l3.500 2",
  play: "M7 4.500v15l12-7.500z",
  link: "M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1-1",
  cap: "M2 9l10-5 10 5-10 5zM6 11.500V16c3.500 2.700 8.500 2.700 12 0v-4.500M22 9v6",
  eye: "M2 12c3-5 6.500-7 10-7s7 2 10 7c-3 5-6.500 7-10 7s-7-2-10-7M12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6",
  more: "M5 12h.01M12 12h.01M19 12h.01",
  heart: "M12 20C5 15 3 11.500 3 8.500A4.500 4.500 0 0 1 12 7a4.500 4.500 0 0 1 9 1.500c0 3-2 6.500-9 11.500z",
  bolt: "M13 2 5 14h6l-1 8 8-12h-6z",
  warn: "M12 3 2 20h20zM12 10v4M12 17h.01",
  gear: "M3 7h10M19 7h2M3 17h2M11 17h10M16 4a3 3 0 1 0 0 6 3 3 0 0 0 0-6M8 14a3 3 0 1 0 0 6 3 3 0 0 0 0-6",
  crown: "M3 8l4.500 4L12 5l4.500 7L21 8l-2 11H5z",
  plus: "M12 5v14M5 12h14",
  minus: "M5 12h14",
  mute: "M4 9v6h4l5 4V5L8 9zM17 9l5 6M22 9l-5 6",
  sound: "M4 9v6h4l5 4V5L8 9zM16.500 8.500a5 5 0 0 1 0 7M19 6a9 9 0 0 1 0 12",
  next: "M9 5l7 7-7 7",
  up: "M5 15l7-7 7 7",
  down: "M5 9l7 7 7-7",
  prev: "M15 5l-7 7 7 7",
  first: "M17 5l-7 7 7 7M6 5v14",
  last: "M7 5l7 7-7 7M18 5v14",
  fast: "M4 5l7 7-7 7M12 5l7 7-7 7",
  pause: "M8 5v14M16 5v14",
  pen: "M4 20l1-5L16 4l4 4L9 19zM13.500 6.500l4 4",
  copy: "M9 9h11v11H9zM5 15H4V4h11v1",
  send: "M4 12 20 4l-5 16-4-7z",
  help: "M9 9a3 3 0 1 1 4.500 2.600c-1 .6-1.500 1.200-1.500 2.400M12 17.500h.01M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18",
  bot: "M6 9h12v10H6zM12 9V5M12 4h.01M9.500 13.500h.01M14.500 13.500h.01M3 12v4M21 12v4",
  door: "M6 21V4h10v17M4 21h16M13 12h.01M16 4l3 2v15",
  wifi: "M2.500 9.500c6-5.500 13-5.500 19 0M6 13c4-3.500 8-3.500 12 0M9.500 16.500c1.700-1.500 3.300-1.500 5 0M12 20h.01",
  phone: "M7 2.500h10v19H7zM11 18.500h2",
  hand: "M8 13V6a1.500 1.500 0 0 1 3 0v5-7a1.500 1.500 0 0 1 3 0v7-5a1.500 1.500 0 0 1 3 0v9c0 4-2 6-5.500 6S6.500 19 4.500 15.500c-.8-1.500 1-2.700 2.200-1.500z",
  flag: "M6 21V4M6 5c4-3 7 3 12 0v9c-5 3-8-3-12 0",
};

export const SIGILS = [
  "M0 60 30 20 60 60 90 20 120 60V120H0Z",
  "M60 0 120 60 60 120 0 60Z",
  "M0 80C30 50 60 110 120 70V120H0Z",
  "M60 10A50 50 0 1 1 59 10Z",
  "M20 20H100V100H20Z",
];

/** Colours of the avatars: light and dark of one hue. */
export const HUES: readonly (readonly [string, string])[] = [
  ["#ffb27a", "#6b2418"],
  ["#8fb1ff", "#2b3a63"],
  ["#9be0c0", "#14553c"],
  ["#c9b2ff", "#38216e"],
  ["#ffd27a", "#6b4a08"],
  ["#ff9aa6", "#6b1224"],
  ["#8fd6ee", "#0f4557"],
  ["#d2e08a", "#414f12"],
];

/** Gradients and filters every drawing may use; mounted once by the page. */
export const DEFS = `<defs>${["sapphire", "jade", "garnet", "topaz", "violet"].map((n) => `<radialGradient id="g-${n}" cx=".36" cy=".28" r=".85"><stop offset="0" stop-color="var(--${n}-hi)"/><stop offset=".42" stop-color="var(--${n})"/><stop offset="1" stop-color="var(--${n}-lo)"/></radialGradient>`).join("")}
<linearGradient id="g-card" x1="0" y1="0" x2=".4" y2="1"><stop offset="0" stop-color="#fdf7e6"/><stop offset=".6" stop-color="#f1e4c6"/><stop offset="1" stop-color="#e2d0a6"/></linearGradient>
<linearGradient id="g-brass" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#fbe7b2"/><stop offset=".5" stop-color="#d9b566"/><stop offset="1" stop-color="#8a6a2c"/></linearGradient>
<filter id="drop" x="-20%" y="-20%" width="140%" height="150%"><feDropShadow dx="0" dy="2.500" stdDeviation="2.500" flood-color="#000" flood-opacity=".5"/></filter>
<filter id="halo" x="-40%" y="-40%" width="180%" height="180%"><feGaussianBlur stdDeviation="6"/></filter><linearGradient id="sheen" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#fff" stop-opacity=".22"/><stop offset=".45" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".35"/></linearGradient><radialGradient id="flame" cx=".5" cy=".6" r=".5"><stop offset="0" stop-color="#ffd58a" stop-opacity=".7"/><stop offset="1" stop-color="#ffd58a" stop-opacity="0"/></radialGradient></defs>`;

export const MARK = `<path d="M4 30V11C4 5 9 2 16 2s12 3 12 9v19z" fill="url(#g-brass)"/><path d="M7 27.500V12c0-4 3.500-6.500 8-6.800v22.300zM17 27.500V5.200c4.500.3 8 2.800 8 6.800v15.500z" fill="#1d110a"/><circle cx="13" cy="17" r="1.400" fill="#f6e0a6"/><circle cx="19" cy="17" r="1.400" fill="#f6e0a6"/>`;

/** A small generator for drawings that want the same irregularity each time. */
export function irregular(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
