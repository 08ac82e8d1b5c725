// Generated from armarium.games.grimoire.view and armarium.games.grimoire.trial by web/scripts/wire.py: change the Python structs, then run it again.

/** The page's answer to "what if I cast it now?". `key` and `values` make the sentence `hint-<key>` (values may hold a `target-seat`, which the words turn into a name). `works` is False where the page would do nothing. `vp` is what the viewer's tokens would change by. `targets` are the seats it may hit (several: the caster chooses; for Silence, whose spells would fail), `shielded` those it would have hit but who are protected, `clause` the rule to show beside the hint. */
export interface Hint {
  key: string;
  works: boolean;
  clause: string;
  values?: Record<string, number | string | string[]>;
  vp?: number;
  targets?: number[];
  shielded?: number[];
}

/** A page of the spell book. `open` is False above the magic points; `now` is None for a spectator. Its name is the word `spell-<spell>`, its text the attribute `.about` of it, its kinds the words `kind-<kind>`. */
export interface Page {
  page: number;
  spell: string;
  kinds: ("common" | "forbidden" | "time" | "defensive" | "attack")[];
  clause: string;
  open: boolean;
  now: Hint | null;
}

/** A place of the quest zone. `card` is None for a back the viewer has not seen, and where `taken`. `down`: it lies face down. `seers` are the seats whose Spy has looked at it; the viewer's own look gives the card. */
export interface Lying {
  place: number;
  card: string | null;
  down: boolean;
  taken: boolean;
  seers: number[];
}

/** One player as this viewer sees them. `token`: order token, 0 before the first choice. `vp`: value of the VP tokens. `companions` lie open. `treasures` and `items` count what lies face down; `known` are the coins among the treasures whose faces the viewer has seen, all of them for its own seat. `shoes`: Blessed Shoes lying open. `chosen`: a page is sealed in this round. `page`: the page revealed in this round, 0 while pages are secret. `protected`: attacks pass it by. `done`: its quest turn is over. `points`: what everybody can count for it by now. */
export interface Side {
  seat: number;
  token: number;
  vp: number;
  companions: string[];
  treasures: number;
  known: string[];
  items: number;
  shoes: number;
  chosen: boolean;
  page: number;
  protected: boolean;
  done: boolean;
  points: number;
}

/** What only this viewer sees: its coins and items, its sealed page (0 = none yet), what all it has is worth. */
export interface Own {
  treasures: string[];
  items: string[];
  page: number;
  worth: number;
}

/** A line of the order: the page opened, the token held before, and the token before any reversal (G-12). */
export interface Place {
  seat: number;
  page: number;
  was: number;
  token: number;
}

/** A Time spell (G-13) and the seats in order after it. */
export interface Reversal {
  seat: number;
  page: number;
  order: number[];
}

/** How the last order came about: group A (alone on a page, by page), group B (shared pages, higher previous token first), each reversal, the seats in their final order. `round` is the round it was made in. */
export interface Order {
  round: number;
  alone: Place[];
  shared: Place[];
  reversals: Reversal[];
  order: number[];
}

/** One kind of card in the final score: copies, their printed VP, what they pay besides. */
export interface Line {
  card: string;
  count: number;
  vp: number;
  bonus: number;
}

/** A territory scored card by card; `junk` is the bonus for most Junk, `first` is True for every leader (G-33). */
export interface Score {
  seat: number;
  lines: Line[];
  tokens: number;
  junk: number;
  total: number;
  first: boolean;
}

/** Numbers of the box, as parts.toml has them: the pages, magic points of the first round, and how many treasures or companions end the game. */
export interface Box {
  first_page: number;
  last_page: number;
  magic_first: number;
  end_treasures: number;
  end_companions: number;
}

/** `to_act` are the seats that owe a move, several while pages are chosen. `caster` is the seat whose quest turn it is, `asked` the seat in `to_act` if there is just one. `target` is who loses a companion (phases give and seize). `pickers` is the order in which the first tokens are chosen, `free_tokens` what is left of them. `deck`, `items` count the two decks, `discards` lie open. `unseen` are all cards the viewer cannot place that came from the present deck: those still in it, lying face down, or hidden in a territory; `unseen_items` likewise. `ending` is set once the last round is certain, with the seat `ender` that made it so. `scores` stands only in a finished game. */
export interface View {
  seat: number | null;
  round: number;
  magic: number;
  magic_most: number;
  phase: "tokens" | "spy" | "pages" | "luck" | "cure" | "target" | "give" | "seize" | "shoes" | "buy" | "take" | "over";
  to_act: number[];
  asked: number | null;
  caster: number | null;
  target: number | null;
  pickers: number[];
  free_tokens: number[];
  zone: Lying[];
  deck: number;
  items: number;
  discards: string[];
  unseen: string[];
  unseen_items: string[];
  sides: Side[];
  own: Own | null;
  order: Order | null;
  pages: Page[];
  ending: "none" | "treasures" | "companions" | "piles" | "magic";
  ender: number | null;
  scores: Score[] | null;
  options: Record<string, boolean>;
  box: Box;
}

/** An offered move with what the screen marks: a token or page number, a place in the quest zone, a seat, a card. */
export interface Offer {
  move: string;
  kind: "token" | "page" | "look" | "luck" | "pay" | "target" | "give" | "seize" | "add" | "buy" | "take" | "pass";
  token?: number | null;
  page?: number | null;
  place?: number | null;
  seat?: number | null;
  card?: string | null;
}

/** A reason for a refusal: the clause (may be empty), the words' key and the sentence's values. */
export interface Why {
  clause: string;
  key: string;
  values: Record<string, number | string | boolean | (number | string)[]>;
}

/** What trying a move shows: why it is refused; else for a page its hint, and where luck and secrets leave it certain, the worth of the seat's own territory and all VP tokens after it. */
export interface Trial {
  move: string;
  reason: Why | null;
  hint: Hint | null;
  worth: number | null;
  vp: number[] | null;
}
