// Generated from armarium.games.grimoire.box by web/scripts/wire.py: change the Python structs, then run it again.

/** A kind of card: how many the player has and the box still, what they are worth, and what of it is a bonus. */
export interface Row {
  card: string;
  count: number;
  left: number;
  points: number;
  bonus: number;
}

/** `page` is 0 while it is not known to the viewer, `chosen` says that there is one. `ten`: what ends the game. */
export interface Side {
  seat: number;
  rows: Row[];
  tokens: number;
  junk: number;
  total: number;
  order: number;
  page: number;
  chosen: boolean;
  left: boolean;
  ten: string;
}

/** A line of the order: the page opened, the token held before, and the one before Time spells turned the order. */
export interface Place {
  seat: number;
  page: number;
  was: number;
  token: number;
  alone: boolean;
}

export interface View {
  seat: number | null;
  round: number;
  magic: number;
  magic_most: number;
  asks: string;
  sealed: boolean;
  sides: Side[];
  order: Place[];
  time_pages: number[];
  leaders: number[];
}
