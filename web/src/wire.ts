// Generated from armarium.server.messages and armarium.server.analyses and armarium.server.requests and armarium.server.lessons by web/scripts/wire.py: change the Python structs, then run it again.

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

/** A table as the lobby and its own page show it. `mine` is the reader's seat, None for a spectator; of several that are `held` the one that acts now. `begun` are the rules it was begun by, where it was carried over to `rules`. One with a `difference` cannot go on, but can be ended when all who sit there agree: `ending` are the seats that do, `ended` says that it was. `box` is the name of a box that its owner has corrected. `reported`: a real box lies on the table, and all of the log is what people told. */
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
  box: string;
  reported: boolean;
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

/** `counts` is False where it is left out of statistics, ladders and ratings. `course` is what everybody could count for each seat when each turn was over, from the set-up on. */
export interface Result {
  winners: number[];
  scores: number[];
  key: string;
  counts: boolean;
  course?: number[][];
}

export interface ChatLine {
  n: number;
  person: Person;
  seat: number | null;
  text: string;
  at: number;
}

/** First message on a socket. `since` is the last log number the page has, 0 at first; it gets what it missed. `wire` says which messages the page speaks, where it says so; `hand` is the dominant one of who joins. */
export interface Join {
  type: "join";
  since?: number;
  chat?: number;
  wire?: string;
  hand?: "left" | "right";
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

/** Ask what a move would do, or why it is refused; nothing is played. With `hands` it is tried by other hands first, where cards are simulated: the trial tells what came of it, None where there was nothing to try. */
export interface Try {
  type: "try";
  id: string;
  at: number;
  move: string;
  hands?: boolean;
}

/** Ask for a hint. Nobody else hears it, but the log says with the next move that it was asked for. */
export interface AskHint {
  type: "hint";
  id: string;
  at: number;
}

/** Take one's last move back while the policy allows it; beyond that it becomes a question to the others. With `to` the question is whether all that came after that line goes, whoever did it. */
export interface Undo {
  type: "undo";
  id: string;
  at: number;
  to?: number | null;
}

/** Agree or disagree with the take-back that is being asked for. */
export interface Answer {
  type: "answer";
  id: string;
  agree: boolean;
}

/** Take the question back with which one asked to take a move back. */
export interface Withdraw {
  type: "withdraw";
  id: string;
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

/** Have the bots wait for nobody until a person is to act. */
export interface Hurry {
  type: "hurry";
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
  standing?: number[];
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
  standing?: number[];
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

/** The best move in words: what the rules make certain of it, what else mostly comes of it, and why it is good. */
export interface Advice {
  events: Record<string, unknown>[];
  likely: Likely[];
  because: Because[];
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
  advice?: Advice | null;
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

/** `versus`: strength in points, 400 for odds of ten to one; `team`: games of 100 that a team of such bots wins. `shown` are the bots to choose an opponent or a team mate from, weakest first. */
export interface Ladder {
  kind: "versus" | "team";
  shown: string[];
  strength: Record<string, number>;
}

/** How much of a box is known: parts by how we know them, and by the owners who said so. */
export interface Known {
  parts: number;
  doubtful: number;
  tags: Record<string, number>;
  owners: Record<string, number>;
}

/** `value` is what the house plays with, `own` what the owner's box says. `tag` is how we know it, `house_tag` how the house alone does. `doubtful`: nobody knows it yet. `by` is the owner who said so. `board` is what squares are on. `pictured` are values to choose from by their pictures. */
export interface Question {
  way: string;
  kind: "number" | "choice" | "set" | "rows" | "squares" | "text" | "seen";
  title: string;
  about: string;
  value: number | string | string[];
  own: number | string | string[];
  tag: string;
  house_tag: string;
  clause: string;
  doubtful: boolean;
  by: string;
  least: number;
  most: number;
  choices: string[];
  choice_names: string[];
  letters: string;
  board: string;
  pictured: (number | string | string[])[];
  drawn: boolean;
}

/** `easier`: whether the reader wants penances by their stand-ins; None until they said so. `owner`: they started this server, and sit at its computer. */
export interface Me {
  id: string;
  name: string;
  avatar: number;
  language: string;
  easier?: boolean | null;
  owner?: boolean;
}

export interface Rename {
  name?: string | null;
  avatar?: number | null;
  easier?: boolean | null;
}

/** An option of a game; `needed_by` are the numbers of seats that switch it on. */
export interface OptionCard {
  name: string;
  default: boolean | number | string;
  choices: (boolean | number | string)[];
  clause: string;
  needed_by: number[];
}

/** What a table is opened with where the box lies on the real one: the game, and the options that make it so. */
export interface CompanionCard {
  game: string;
  options: Record<string, boolean | number | string>;
}

/** A box on the shelf. `shared`: one page may play several seats. `choices` is what seats may choose among before the start, each for one of them only. `ladder` says how strong its bots are, as far as they were measured. `companion` is what owners of the box play with; a card that `accompanies` another game is no book of the shelf. `box` is the name its owner has given to a corrected one. */
export interface GameCard {
  name: string;
  seats: number[];
  options: OptionCard[];
  bots: string[];
  ladder: Ladder;
  minutes: number;
  shared: boolean;
  choices: string[];
  companion: CompanionCard | null;
  accompanies: string;
  box: string;
}

export interface ClauseCard {
  clause: string;
  title: string;
  text: string;
  tag: string;
}

/** A section of the rules page: its title is the word `guide-<key>`, `pictures` are chapters of the lessons. */
export interface GuideCard {
  key: string;
  clauses: string[];
  pictures: string[];
}

/** Something printed in the box, or a word of the game; `code` is what the game's screen draws and marks it by, empty where it does neither. `clause` speaks of it, `forms` are the words by which sentences name it. */
export interface PartCard {
  name: string;
  text: string;
  copies: number;
  code: string;
  clause: string;
  forms: string[];
}

export interface PartSection {
  title: string;
  parts: PartCard[];
}

/** What the rules page shows besides the clauses; `known` is how much of the box is, and from whom. */
export interface Guide {
  sections: GuideCard[];
  parts: PartSection[];
  known: Known | null;
}

/** Whoever started the server shows the key that was printed then. */
export interface Claim {
  key: string;
}

/** A box as its owner's page lists it. `playing` is the name of the box that is played with now, `saved` that of the one from the next start on, both empty for the house's own; `waiting`: they are not the same. `changes` is how many parts of the saved one are printed otherwise. `why`: the saved one cannot be played with. */
export interface BoxCard {
  game: string;
  playing: string;
  saved: string;
  waiting: boolean;
  changes: number;
  known: Known;
  why: Why | null;
}

/** `owner` is who has answered before, empty for nobody. */
export interface BoxPage {
  card: BoxCard;
  owner: string;
  name: string;
  questions: Question[];
}

/** All that an owner has to say of a box, by the way of each part; what is left out they do not know. */
export interface BoxAnswers {
  owner: string;
  name: string;
  answers: Record<string, number | string | string[]>;
}

/** Whether games can be played with it: why not, or None. `again` are the ways of parts that the rulebook has otherwise. */
export interface BoxCheck {
  why: Why | null;
  again: string[];
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

/** The move that is to be made otherwise: its log number. */
export interface Practise {
  n: number;
}

/** Somebody whom the host shows out; without a person all spectators. */
export interface Remove {
  person?: string | null;
}

/** Who is the host from now on: somebody who sits at the table. */
export interface HandOver {
  person: string;
}

/** How others reach this house: addresses begin with `url`, and `reach` says from where they work. `door`: the reader may let the computer's network in, or not any more; `is_open` says that somebody did. */
export interface Invitation {
  url: string;
  reach: "everywhere" | "network" | "computer";
  door: boolean;
  is_open: boolean;
}

export interface TurnDoor {
  open: boolean;
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

/** What a partner says when one of these kinds of events first happens: in a move of the learner's or of others'. */
export interface Saying {
  key: string;
  happens: string[];
  by?: "me" | "others" | "anybody";
}

/** A hand that draws a card of a simulated deck, from its grip to its letting go; as in `messages.Pull`. */
export interface Hand {
  slot: number;
  grip: number[];
  samples: number[][];
}

/** A chapter as its list shows it: `view` is its position as the learner at `seat` sees it. A whole game has `bots` instead, and `says` what they have to say. */
export interface ChapterCard {
  name: string;
  minutes: number;
  tasks: number;
  seat: number;
  partners: string[];
  options: Record<string, boolean | number | string>;
  table: TableCard | null;
  view: unknown;
  bots: string[];
  says: Saying[];
}

/** What is to be done, and what the notes speak of: before it is done (`point`) and then (`after`). */
export interface TaskCard {
  key: string;
  show: string;
  point: string[];
  after: string[];
}

/** A try in a chapter of which `played` was accepted so far: a move, a hand, or neither to begin. */
export interface LessonTry {
  played?: string[];
  move?: string;
  hand?: Hand | null;
}

/** The table after a try, and what came of it. `key` has the lesson's words, `why` the engine's refusal; `move` is the accepted move, to be sent as played from now on. With `poses` the cards moved on the way. In a puzzle `puzzle` says why the try is right or wrong: its words are under `puzzle-<key>`. */
export interface LessonFrame {
  verdict: "begun" | "accepted" | "wrong" | "refused";
  key: string;
  why: Why | null;
  move: string;
  done: number;
  task: TaskCard | null;
  table: TableCard;
  view: unknown;
  offers: unknown[];
  log: LogEntry[];
  result: Result | null;
  poses: Poses | null;
  puzzle?: Why | null;
}

export interface LessonTrial {
  trial: unknown;
}

/** A try that a worker simulates. */
export interface LessonJob {
  game: string;
  chapter: string;
  wish: LessonTry;
}

/** A puzzle in the list: its number, what it asks, and the share of levels that fail. */
export interface PuzzleCard {
  number: number;
  kind: string;
  difficulty: number;
}

/** All puzzles of a game, and the one of the `day`, which is the same for everybody; 0 where there is none. */
export interface PuzzleList {
  day: string;
  daily: number;
  puzzles: PuzzleCard[];
}

export type FromViewer = Join | Move | Pull | Try | AskHint | Undo | Answer | Withdraw | Say | Note | Stand | Allow | Reclaim | End | Rematch | Hurry | Ping;

export type ToViewer = Welcome | Step | Poses | Back | Asking | Ack | No | Trial | Hints | Demands | Chat | Table | Pong | Announcement;
