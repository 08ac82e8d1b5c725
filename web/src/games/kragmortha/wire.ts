// Generated from armarium.games.kragmortha.view and armarium.games.kragmortha.trial and armarium.games.kragmortha.penances.orders by web/scripts/wire.py: change the Python structs, then run it again.

export interface Spot {
  square: string;
  x: number;
  y: number;
}

/** The furnished library. `rows`: B book, S scroll, P potion, G gems, * desk, # bookcase, - closed, y from 0 to 9. `bookcases` are pairs of squares; `teleports` and `starts` only those in play. */
export interface Floor {
  rows: string[];
  bookcases: Spot[][];
  closed: Spot[];
  desk: Spot[];
  teleports: Spot[];
  starts: Spot[];
}

/** A movement card in a hand; `face` is None where the reader sees only its back. */
export interface Card {
  slot: number;
  face: string | null;
}

/** A Petrifying Look. `id` is the card, `order` the order it gives here: another one where chat is off, None if its family sleeps. `check`: S the server watches, H the rules impose it, C the screen carries it out, HS both. `bind`: turn = during one's own turns, always = at any time. Numbers of the order: `seconds`, `most`, `letters`. `eased`: its stand-in is enough here, and it has twice its seconds (K-34). */
export interface Look {
  id: string;
  family: string;
  order: string | null;
  check: string;
  bind: string;
  seconds?: number | null;
  most?: number | null;
  letters?: string | null;
  eased?: boolean;
}

/** A Magic Grimoire: face up while it can still be played; face down it only counts. */
export interface Book {
  name: string;
  used: boolean;
  symbols: number;
}

/** One goblin as the reader sees it. `cards` has one entry per card in hand, faces where the reader knows them. `looks` and `books` are those the reader has seen; spectators see what everybody saw. Under a Bowed Head `looks` and `books` of the others are None and `nameless` is true: do not show the name either. The counts stay, for the standing is open. `limit` is the hand limit, None where it would betray a hidden card. `device` is what arm-4 leaves: "pointer" or "keyboard". `slipped`: already slipped in this turn. */
export interface Side {
  seat: number;
  spot: Spot | null;
  cards: Card[];
  looks: Look[] | null;
  books: Book[] | null;
  look_count: number;
  book_count: number;
  symbols: number;
  limit: number | null;
  out: boolean;
  nameless: boolean;
  device: "pointer" | "keyboard" | null;
  slipped: boolean;
}

/** One push of a chain: `pusher` drives `pushed` from `start` to `to`, and `chooser` says where (K-15). `to` is None while it is being chosen; then `choices` are the squares the chooser may name. */
export interface Link {
  chooser: number;
  pusher: number;
  pushed: number;
  start: Spot;
  to: Spot | null;
  choices: Spot[];
}

/** A line of the standing, best first (K-31): fewest Looks, then most Grimoires, then most magic symbols. Equal `place` is a shared place. `by` says what sets this line apart from the one above it; None for the first. */
export interface Rank {
  place: number;
  seat: number;
  looks: number;
  books: number;
  symbols: number;
  by: "looks" | "books" | "symbols" | "shared" | null;
}

/** An accusation at one table (K-34): who is accused by whom of breaking which Look, and who has voted; votes are sealed. */
export interface Case {
  accused: number;
  accuser: number;
  look: string;
  voted: number[];
}

/** Numbers of the box, as parts.toml has them: movement cards of a hand, Looks that put a goblin out, teleport tokens, and how many squares a Heavy Chin sees. */
export interface Box {
  hand: number;
  looks_out: number;
  tokens: number;
  sight: number;
}

/** `phase` is what the game waits for: a part of the turn (place, plan, second, after, over) or a pending task (link, react, discard, device, go, warp, trade, admit, vote). `active` is whose turn it is, `actor` who chooses now (the chooser of a link, the owner of a goblin to be moved), `to_act` all of them while a vote runs. `reach`: squares Rigor can be moved to in one step, and those that take two. `card` is the face in play and `rest` the symbols that fit its second step ("BSPG" letters); `last` are the faces put down last. `chain` is the push being decided. `tokens` are the face-up ones. `must_look`: own card faces come only by `peek` (hand-4). `touched`: the slot arm-2 holds the active player to. `looks_under`: Looks put back under their deck, in order, as far as the reader saw them. `owed`: seats that will draw a Look for a slip as soon as the step is done. */
export interface View {
  seat: number | null;
  turn: number;
  phase: "place" | "plan" | "second" | "after" | "over" | "link" | "react" | "discard" | "device" | "go" | "warp" | "trade" | "admit" | "vote";
  active: number;
  actor: number | null;
  to_act: number[];
  floor: Floor;
  rigor: Spot;
  reach: Spot[][];
  sides: Side[];
  hand: Card[];
  must_look: boolean;
  touched: number | null;
  card: string | null;
  rest: string;
  last: string[];
  chain: Link[];
  case: Case | null;
  owed: number[];
  tokens: string[];
  deck: number;
  discards: Record<string, number>;
  looks_left: number;
  looks_under: string[];
  books_left: number;
  standing: Rank[];
  options: Record<string, boolean | number | string>;
  box: Box;
}

/** An offered move with what the screen marks. `slot`: the own card (play, haste, peek, touch, discard, swap); a card's playable squares are its offers' squares. `square`, `x`, `y`: where it leads. `rigor`: the pawn is Rigor. `pushes`: the seat that would be pushed first. `lands`: what waits on the square. `gaze`, `shove`: Grimoires played with the step. `book`: the Grimoire it uses. `seat`: the other player it names. `their_slot`: the card taken by a swap. `look`: the Look it names. */
export interface Offer {
  move: string;
  kind: string;
  slot?: number | null;
  square?: string | null;
  x?: number | null;
  y?: number | null;
  rigor?: boolean;
  pushes?: number | null;
  lands?: "rigor" | "desk" | "teleport" | null;
  gaze?: boolean;
  shove?: boolean;
  book?: string | null;
  seat?: number | null;
  their_slot?: number | null;
  look?: string | null;
}

/** A reason for a refusal: the clause (may be empty), the words' key and the sentence's values. */
export interface Why {
  clause: string;
  key: string;
  values: Record<string, number | string | boolean | (number | string)[]>;
}

/** A pawn goes from one square to another; `pawn` is a seat or -1 for Rigor, `pushed_by` None for an own step. */
export interface Walk {
  pawn: number;
  start: Spot;
  to: Spot;
  pushed_by: number | null;
  chooser: number;
}

/** What awaits a goblin where it ends: Rigor, the desk, a teleport, or a teleport while all others are taken. */
export interface Fate {
  seat: number;
  lands: "rigor" | "desk" | "teleport" | "stuck";
  spot: Spot;
}

/** What trying shows. `reason` and `at` say which of the tried moves is refused and why; the rest holds up to there. `path`: every pawn that moves, in order. `fates`: who meets what, in order, as far as no luck decides. `next_link`: a direction somebody has yet to choose, with the squares open to them. `next_steps`: where the second step could lead. `ends_turn`: the turn would be over or cut short. */
export interface Trial {
  move: string;
  reason: Why | null;
  at: number;
  path: Walk[];
  fates: Fate[];
  next_link: Link | null;
  next_steps: Spot[];
  ends_turn: boolean;
}

/** A card (its slot, from 1) or a square was chosen, for good or to try. */
export interface Picked {
  type: "picked";
  card?: number | null;
  square?: string | null;
}

export interface Spoken {
  type: "said";
  text: string;
}

/** The answer to a hail or a formula; not chat. */
export interface Typed {
  type: "typed";
  text: string;
}

export interface Pressed {
  type: "pressed";
  what: "tongue" | "name" | "rise" | "sit" | "key" | "quiet" | "emote" | "far" | "hail" | "formula";
  key?: string;
}

export interface Held {
  type: "held";
  down: boolean;
}

/** K-34: everybody chooses stand-ins for themselves, at any time. */
export interface Easier {
  type: "easier";
  on: boolean;
}

/** What a seat is asked for. `ask` is the words' key (ask-<ask>), `text` the key of what is to be typed, `key` the letter to press, `until` the last moment by the server's clock; None where no clock runs. `count` of `most`: what was done so far where only so much may be done. `later`: it is asked when what stands before it is done. `easy`: its stand-in is enough. */
export interface Demand {
  look: string;
  ask: string;
  text?: string | null;
  key?: string | null;
  until?: number | null;
  count?: number | null;
  most?: number | null;
  later?: boolean;
  easy?: boolean;
}

export type FromPage = Picked | Typed | Pressed | Held | Easier;

export type Note = Picked | Typed | Pressed | Held | Easier | Spoken;
