// Generated from armarium.games.rune.view and armarium.games.rune.trial by web/scripts/wire.py: change the Python structs, then run it again.

/** A card as printed, rows top to bottom. */
export interface Face {
  card: number;
  rows: string[];
}

/** A card as it lies on the table; later cards lie on top. Card 0 is the starting card. */
export interface Laid {
  card: number;
  rows: string[];
  x: number;
  y: number;
}

export interface Master {
  seat: number;
  x: number;
  y: number;
}

export interface Token {
  seat: number;
  x: number;
  y: number;
  colour: "B" | "G" | "R";
}

/** Connected visible runes of one colour; `seat` is its owner, None while it is free. */
export interface Area {
  seat: number | null;
  colour: "B" | "G" | "R";
  cells: [number, number][];
  points: number;
}

/** One player as everybody sees them; `shown` are cards of the hand that all have seen, `colour` is that of the player's Masters. */
export interface Side {
  seat: number;
  colour: "red" | "black";
  hand: number;
  shown: Face[];
  masters: number;
  token: boolean;
  score: number;
}

/** What is asked of the seat on turn, from what it is offered: the key of its words, and which cards fit nowhere. Whether a card fits only its owner knows: others see the first step as one. */
export interface Prompt {
  key: "first" | "lay" | "show" | "choose" | "draw" | "master-empty" | "master-last" | "retire-empty" | "retire-last" | "token" | "over";
  unfit: number[];
}

/** Numbers of the box, as parts.toml has them: cards, Masters and tokens of each player. */
export interface Box {
  hand: number;
  masters: number;
  tokens: number;
}

export interface View {
  seat: number | null;
  turn: number;
  phase: "lay" | "choose" | "token" | "over";
  actor: number | null;
  prompt: Prompt;
  board: Laid[];
  masters: Master[];
  tokens: Token[];
  areas: Area[];
  sides: Side[];
  hand: Face[];
  deck: number;
  gone: Face[];
  options: Record<string, boolean | string>;
  box: Box;
}

/** An offered move with what the screen marks: card, top left cell as it lies, quarter turns, colour. */
export interface Offer {
  move: string;
  kind: "lay" | "show" | "draw" | "master" | "retire" | "token" | "keep";
  card?: number | null;
  rotation?: number | null;
  x?: number | null;
  y?: number | null;
  colour?: "B" | "G" | "R" | null;
}

/** A reason for a refusal: the clause (may be empty), the words' key and the sentence's values. */
export interface Why {
  clause: string;
  key: string;
  values: Record<string, number | string | boolean | (number | string)[]>;
}

/** One comparison of R-7. Under the card (dx = dy = 0) or with the neighbour at (x + dx, y + dy). */
export interface Mark {
  x: number;
  y: number;
  dx: number;
  dy: number;
  fits: boolean;
}

/** What trying a move shows: why it is refused, or the scores and areas it would leave; the marks in both cases. */
export interface Trial {
  move: string;
  reason: Why | null;
  marks: Mark[];
  scores: number[] | null;
  areas: Area[] | null;
}
