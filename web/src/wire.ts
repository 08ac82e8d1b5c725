// Generated from armarium.server.messages and armarium.server.analyses and armarium.server.requests by web/scripts/wire.py: change the Python structs, then run it again.

/** A reason for a refusal: the clause (may be empty), the words' key and the sentence's values. */
export interface Why {
  clause: string;
  key: string;
  values: Record<string, number | string | boolean | (number | string)[]>;
}

/** An event that is not certain, as the seat would see it in `times` of `of` worlds. */
export interface Likely {
  event: Record<string, unknown>;
  times: number;
  of: number;
}

/** Half a sentence: the words are under `because-<key>`. It held in `times` of `of` worlds; where `of` is 0 the rules make it certain, or it only compares moves. */
export interface Because {
  key: string;
  values?: Record<string, number>;
  times?: number;
  of?: number;
}

/** `share` is the chance of winning in hundredths. `events` are what the rules make certain, as the seat would see it, `likely` what else mostly came of it. */
export interface Hint {
  move: string;
  share: number;
  events: Record<string, unknown>[];
  likely: Likely[];
  because: Because[];
}

/** An identity as others see it; `avatar` is a small number that picks colours and a sigil. */
export interface Person {
  id: string;
  name: string;
  avatar: number;
}

/** A place at the table. `bot` names the bot that acts here now, a substitute for `person` when both are set. `name` is who plays here beside the person, on the person's page; empty for the person. `choice` is what the seat has chosen of the game's choices, empty for nothing. `left` are the seconds until a bot stands in for who is absent, while that clock runs; where it is `allowed` the host need not wait. */
export interface Seat {
  seat: number;
  person: Person | null;
  bot: string | null;
  present: boolean;
  name: string;
  choice: string;
  left: number | null;
  allowed: boolean;
}

/** Where a game begun by older rules first comes out differently by those there are now: at line `n`, 0 being the setting-up. `move` is what was played there, None where the reader may not know it. */
export interface Difference {
  n: number;
  seat: number;
  move: string | null;
  why: Why;
}

/** A table as the lobby and its own page show it. `mine` is the reader's seat, None for a spectator; of several that are `held` the one that acts now. `begun` are the rules it was begun by, where it was carried over to `rules`. One with a `difference` cannot go on, but can be ended when all who sit there agree: `ending` are the seats that do, `ended` says that it was. */
export interface TableCard {
  id: string;
  game: string;
  rules: string;
  name: string;
  options: Record<string, boolean | number | string>;
  listed: boolean;
  stage: "gathering" | "playing" | "over";
  seats: Seat[];
  mine: number | null;
  held: number[];
  host: string;
  n: number;
  turn: number;
  to_act: number[];
  standing: number[];
  spectators: number;
  commitment: string;
  secret: string | null;
  rematch: string | null;
  hints: boolean;
  absence: number;
  stood: number;
  created: number;
  begun: string;
  difference: Difference | null;
  ending: number[];
  ended: boolean;
  counts: boolean;
}

/** One step of the log as this viewer may know it: what was played (None when it is a secret) and what happened. */
export interface LogEntry {
  n: number;
  turn: number;
  seat: number;
  move: string | null;
  events: Record<string, unknown>[];
  at: number;
}

/** `counts` is False where it is left out of statistics, ladders and ratings. */
export interface Result {
  winners: number[];
  scores: number[];
  key: string;
  counts: boolean;
}

export interface ChatLine {
  n: number;
  person: Person;
  seat: number | null;
  text: string;
  at: number;
}

/** First message on a socket. `since` is the last log number the page has, 0 at first; it gets what it missed. */
export interface Join {
  type: "join";
  since?: number;
  chat?: number;
}

/** `id` is the page's own; a resent id is answered, never played twice. `at` is the log number the page saw. */
export interface Move {
  type: "move";
  id: string;
  at: number;
  move: string;
}

/** A hand that draws a card of a simulated deck. `slot` counts from 1, `grip` is from the card's middle in cm, samples are seconds, along the spine, up the card and out of its plane, at about 60 Hz. The server has the verdict. With `more` the hand goes on: the next samples come under the same id, and without `more` it lets go. */
export interface Pull {
  type: "pull";
  id: string;
  at: number;
  slot: number;
  grip: number[];
  samples: number[][];
  more?: boolean;
}

/** Ask what a move would do, or why it is refused; nothing is played. */
export interface Try {
  type: "try";
  id: string;
  at: number;
  move: string;
}

/** Ask for a hint. Nobody else hears it, but the log says with the next move that it was asked for. */
export interface AskHint {
  type: "hint";
  id: string;
  at: number;
}

/** Take one's last move back while the policy allows it; beyond that it becomes a question to the others. */
export interface Undo {
  type: "undo";
  id: string;
  at: number;
}

/** Agree or disagree with the take-back that is being asked for. */
export interface Answer {
  type: "answer";
  id: string;
  agree: boolean;
}

export interface Say {
  type: "say";
  id: string;
  text: string;
}

/** Something a game with penances watches: a pick, a key, a typed answer. `note` is a struct of the game's own. */
export interface Note {
  type: "note";
  id: string;
  note: unknown;
}

/** Let a bot take over one's seat (`away` true) or take it back; without `seat` all one has. */
export interface Stand {
  type: "stand";
  id: string;
  away: boolean;
  seat?: number | null;
}

/** Agree to end a game that cannot go on by the rules there are now. */
export interface End {
  type: "end";
  id: string;
}

/** Whether the host may let a bot play at once when one is absent. */
export interface Allow {
  type: "allow";
  id: string;
  allowed: boolean;
}

/** Take back what a stand-in did, when one is back and nobody else has moved. */
export interface Reclaim {
  type: "reclaim";
  id: string;
  at: number;
}

export interface Rematch {
  type: "rematch";
  id: string;
}

export interface Ping {
  type: "ping";
  id: string;
}

/** Answer to Join: the whole present, and the log since `since`. */
export interface Welcome {
  type: "welcome";
  table: TableCard;
  n: number;
  view: unknown;
  offers: unknown[];
  log: LogEntry[];
  chat: ChatLine[];
  can_undo: boolean;
  asking: number | null;
  result: Result | null;
}

/** A move was committed: its entry, then the view and the offers that follow it, as the seat `mine` has them. */
export interface Step {
  type: "step";
  entry: LogEntry;
  view: unknown;
  offers: unknown[];
  can_undo: boolean;
  to_act: number[];
  result: Result | null;
  mine: number | null;
}

/** What the standing cards did on the way to log number `n`, told before it; `start` are those that were not where they had been built, as one frame. While a hand draws it comes in parts from 0 on, later ones without `start`, on one clock. Without slot and frames: where they are now. Both are packed as `armarium.motion` says, with slots from 1, in base 64. */
export interface Poses {
  type: "poses";
  n: number;
  slot: number | null;
  start: string;
  frames: string;
  part: number;
  last: boolean;
}

/** Moves were taken back: the log now ends at `n`, and this is what is seen. `events` are what the house tells of it: that somebody alone went back behind luck or a reveal, and the game no longer counts. */
export interface Back {
  type: "back";
  n: number;
  seat: number;
  view: unknown;
  offers: unknown[];
  can_undo: boolean;
  to_act: number[];
  mine: number | null;
  events: Record<string, unknown>[];
}

/** A seat asks to take back to log number `n`; `seat` None: the question is settled. */
export interface Asking {
  type: "asking";
  seat: number | null;
  n: number;
  agreed: number[];
}

export interface Ack {
  type: "ack";
  id: string;
  n: number;
}

/** A message was turned away; the table is as it was. */
export interface No {
  type: "no";
  id: string;
  reason: Why;
}

export interface Trial {
  type: "trial";
  id: string;
  trial: unknown;
}

/** The best moves at log number `n`, as far as the reader's seat can know; the best first. */
export interface Hints {
  type: "hints";
  id: string;
  n: number;
  hints: Hint[];
}

/** All that is asked of the reader's seat now, in structs of the game's own. Their `until` is in seconds of the same clock as `at`, the present. */
export interface Demands {
  type: "demands";
  at: number;
  demands: unknown[];
}

export interface Chat {
  type: "chat";
  line: ChatLine;
}

/** Seats, presence or stage changed. */
export interface Table {
  type: "table";
  table: TableCard;
}

export interface Pong {
  type: "pong";
  id: string;
}

/** What whoever runs the house has to say to everybody. */
export interface Announcement {
  type: "announcement";
  text: string;
}

/** A move of the log. `expected` are the values by seat before it; the value and the best value are the mover's. */
export interface AnalysedMove {
  n: number;
  seat: number;
  move: string;
  expected: number[];
  best: string;
  best_worth: number;
  worth: number;
  loss: number;
  mark: "only" | "best" | "good" | "slip" | "blunder";
}

/** `end` are the values after the last move. `turning` are the log numbers of the turning points, in order. */
export interface Analysis {
  simulations: number;
  moves: AnalysedMove[];
  end: number[];
  turning: number[];
}

/** How far it is: `done` of `moves` are evaluated; `failed` may be begun again. */
export interface Study {
  stage: "none" | "running" | "done" | "failed";
  done: number;
  moves: number;
  analysis: Analysis | null;
}

export interface Me {
  id: string;
  name: string;
  avatar: number;
  language: string;
}

export interface Rename {
  name?: string | null;
  avatar?: number | null;
}

/** An option of a game; `needed_by` are the numbers of seats that switch it on. */
export interface OptionCard {
  name: string;
  default: boolean | number | string;
  choices: (boolean | number | string)[];
  clause: string;
  needed_by: number[];
}

/** A box on the shelf. `shared`: one page may play several seats. `choices` is what seats may choose among before the start, each for one of them only. */
export interface GameCard {
  name: string;
  seats: number[];
  options: OptionCard[];
  bots: string[];
  minutes: number;
  shared: boolean;
  choices: string[];
}

export interface ClauseCard {
  clause: string;
  title: string;
  text: string;
  tag: string;
}

/** Fluent sources in one language: the house's, and of each game what its box says. */
export interface Words {
  house: string;
  games: Record<string, string>;
}

export interface Lobby {
  mine: TableCard[];
  open: TableCard[];
}

/** `bots` names a bot for each seat, None for a person's; shorter lists leave the rest to people. Without a word about `hints` they are given while one person plays alone. `choice` is what who opens the table chooses of the game's choices. `absence` is one of the house's, in seconds. */
export interface NewTable {
  game: string;
  seats: number;
  options?: Record<string, boolean | number | string>;
  bots?: (string | null)[];
  listed?: boolean;
  name?: string;
  sit?: boolean;
  start?: boolean;
  hints?: boolean | null;
  choice?: string;
  absence?: number | null;
}

/** One of the game's choices for a seat of one's own, None for none. */
export interface Choose {
  seat: number;
  choice: string | null;
}

export interface Sit {
  seat?: number | null;
}

/** Who plays at a seat on the reader's page; without a name nobody does, and the seat is free again. */
export interface Beside {
  seat: number;
  name: string | null;
}

/** Somebody whom the host shows out; without a person all spectators. */
export interface Remove {
  person?: string | null;
}

export interface Bot {
  seat: number;
  bot: string | null;
}

/** One moment. With `poses` the way to it can be shown: the cards' motion is under its own address. Where the installed rules do not lead on from, only the moves go on. */
export interface Frame {
  n: number;
  entry: LogEntry | null;
  view: unknown;
  standing: number[];
  poses: boolean;
}

export interface Replay {
  table: TableCard;
  frames: Frame[];
  result: Result | null;
}

export type FromViewer = Join | Move | Pull | Try | AskHint | Undo | Answer | Say | Note | Stand | Allow | Reclaim | End | Rematch | Ping;

export type ToViewer = Welcome | Step | Poses | Back | Asking | Ack | No | Trial | Hints | Demands | Chat | Table | Pong | Announcement;
