// Generated from armarium.games.kamimai.view and armarium.games.kamimai.trial by web/scripts/wire.py: change the Python structs, then run it again.

/** A box on the sheet: a colour or "team". */
export interface Spell {
  box: string;
  marked: boolean;
}

export interface Area {
  area: string;
  spells: Spell[];
  effect: "none" | "blessing" | "discard" | "colour" | "energy";
  sealed: boolean;
  targeted: boolean;
}

/** A card of the standing Grimoire; `card` is None while its face is hidden. `risk` is the surrogate's chance of a collapse per ten thousand at a steady pull by the activator, the same for all who look. */
export interface Slot {
  slot: number;
  side: "near" | "far";
  layer: number;
  card: string | null;
  risk: number;
}

/** `cards` counts what it holds by kind: anybody can work that out. `down`: fallen and not built up again yet. */
export interface Grimoire {
  slots: Slot[];
  built: number;
  near: number;
  far: number;
  cards: Record<string, number>;
  down: boolean;
}

/** One summoner's open Reserve, and what a curse still asks of them. */
export interface Side {
  seat: number;
  reserve: string[];
  owes: number;
}

/** What one seat pays in a spell. */
export interface Share {
  seat: number;
  cards: string[];
  value: number;
  agreed: boolean;
}

export interface Proposal {
  box: string;
  colour: "water" | "earth" | "air" | "fire";
  shares: Share[];
}

/** A card of the standing Grimoire and how it stands, in centimetres and degrees (M-50): `gap` between neighbours, `opening` between the outer cards, `fallen` the tilt at which a card lies. It has collapsed once `collapse_share` of the cards lie, at least `collapse_least`. */
export interface Body {
  width: number;
  height: number;
  thickness: number;
  gap: number;
  opening: number;
  fallen: number;
  collapse_share: number;
  collapse_least: number;
}

/** Numbers of the box, as parts.toml has them: energy to begin with under these options, places of a Reserve, seconds that one pull may last. A pull that falls in so many of ten thousand tries is risky, or wild. */
export interface Box {
  energy: number;
  reserve: number;
  longest: number;
  risky: number;
  wild: number;
  body: Body;
}

export interface View {
  seat: number | null;
  turn: number;
  phase: "train" | "target" | "hand" | "draw" | "owe" | "cast" | "ask" | "giver" | "give" | "taker" | "take" | "store" | "over";
  activator: number;
  to_act: number[];
  level: number;
  energy: number;
  sheet: Area[];
  grimoire: Grimoire;
  sides: Side[];
  drawn: string[];
  discards: Record<string, number>;
  limit: number;
  hand: "middle" | "ring" | "little" | "other" | null;
  guardians: string[];
  collapsed: boolean;
  proposal: Proposal | null;
  played: string | null;
  gifts: number;
  named: number | null;
  options: Record<string, boolean | number | string>;
  box: Box;
}

/** An offered move with what the screen marks. A spell carries its shares. */
export interface Offer {
  move: string;
  kind: string;
  area?: string | null;
  hand?: string | null;
  slot?: number | null;
  tempo?: string | null;
  card?: string | null;
  seat?: number | null;
  box?: string | null;
  colour?: "water" | "earth" | "air" | "fire" | null;
  shares?: Share[] | null;
}

/** A reason for a refusal: the clause (may be empty), the words' key and the sentence's values. */
export interface Why {
  clause: string;
  key: string;
  values: Record<string, number | string | boolean | (number | string)[]>;
}

/** What trying a move shows: why it is refused; for a pull the surrogate's chance of a collapse per ten thousand; for a spell who would have to agree. Where bodies tried the pull, by other hands: how often, how often it fell, and in how many of the other tries several cards came out, or none. */
export interface Trial {
  move: string;
  reason: Why | null;
  risk: number | null;
  asks: number[];
  tries?: number;
  fell?: number;
  several?: number;
  none?: number;
}
