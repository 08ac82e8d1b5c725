// Generated from armarium.games.kragmortha.box by web/scripts/wire.py: change the Python structs, then run it again.

/** `look` is empty where only its symbol is known to the viewer. */
export interface LookView {
  family: string;
  look: string;
  eased: boolean;
  sleeps: boolean;
}

export interface BookView {
  name: string;
  count: number;
  left: number;
  symbols: number;
}

/** `place` is the rank by K-31, equal for equals; 0 for who has left. */
export interface Side {
  seat: number;
  looks: LookView[];
  count: number;
  books: BookView[];
  book_count: number;
  symbols: number;
  left: boolean;
  out: boolean;
  place: number;
}

/** `caller` is None where Rigor inspects; `accused` is None until it is said who. `waits`: who has to answer. */
export interface Case {
  phase: string;
  caller: number | null;
  accused: number | null;
  look: string;
  voted: number[];
  waits: number[];
  alone: boolean;
}

export interface View {
  seat: number | null;
  secret: boolean;
  friendly: boolean;
  most: number;
  deck: number;
  books_left: number;
  sides: Side[];
  case: Case | null;
  over: boolean;
}
