// A live table: hears the socket, shows one step after another, and plays the viewer's moves.

import type { Offered, Tried } from "./games/screen";
import { Line } from "./line";
import { eventWords, hintWords, logWords, spokenFirst } from "./log";
import { Motion } from "./motion";
import { renew } from "./renewal";
import { type Demand, Room } from "./room.svelte";
import { lasting, settings } from "./settings.svelte";
import { play as sound } from "./sound";
import { toast } from "./toast.svelte";
import { WIRE } from "./version";
import type {
  Asking,
  Back,
  ChatLine,
  Demands,
  Hint,
  Hints,
  Join,
  LogEntry,
  Poses,
  Step,
  TableCard,
  ToViewer,
  Welcome,
  Why,
} from "./wire";

const SHOWN_FOR = 400;
const HELD_FOR = 2000; // milliseconds in which an answer can be undone before it is sent
const BOTS_HAND = 0.5; // a bot's hand is shown in half the time it took
const NOTE = "note-"; // begins the ids of notes, whose answers say nothing about a move
const HINT = "hint-";
const ANNOUNCED = 30000; // milliseconds for which a word of the house stays on the page

/** A hand that draws a card: what was told of it, and when it began. */
interface OwnHand {
  id: string;
  at: number;
  slot: number;
  grip: number[];
  since: number;
  over: boolean;
  samples: number[][];
}

export class LiveRoom<V = any, O extends Offered = any, T extends Tried = any> extends Room<V, O, T> {
  override readonly live = true;
  override readonly drawsByHand = true;
  override readonly holdsBack = true;
  chat: ChatLine[] = $state.raw([]);
  canUndo = $state(false);
  asking: Asking | null = $state.raw(null);
  /** Why the last message was turned away; cleared by the next thing that happens. */
  refused: Why | null = $state.raw(null);
  /** Why the host has shown this page out, if so. */
  removed: Why | null = $state.raw(null);
  /** True from sending a move until the table has answered. */
  sending = $state(false);
  /** Steps that were heard and not yet shown. */
  queue: Step[] = $state.raw([]);
  /** True while cards move towards a step that is still to be shown; nobody acts meanwhile. */
  moving = $state(false);
  /** True while all that is still to come is shown at once. */
  private rushing = false;
  /** The step the reader has let pass. */
  private passed = 0;
  /** The answer that is held back, and its clock. */
  private held: string | null = $state(null);
  private sends: ReturnType<typeof setTimeout> | undefined;
  /** True while the page waits for the reader before it shows the next turn of others. */
  waiting = $state(false);
  /** True while the last turn is being shown again. */
  reshowing = $state(false);

  /** The best moves of this position, once they were asked for. */
  hints: Hint[] | null = $state.raw(null);
  /** True while the master thinks about a hint. */
  pondering = $state(false);

  /** Derived, so that who looks at it is not woken by every change of the table: a choice half made stays. */
  private readonly mayAct = $derived.by(() => {
    const mine = this.seat !== null && this.table.to_act.includes(this.seat);
    return mine && this.offers.length > 0 && !this.busy && !this.over;
  });
  private readonly line: Line;
  private readonly trials = new Map<string, (trial: T | null) => void>();
  private readonly tried = new Map<string, Promise<T | null>>();
  private count = 0;
  private readonly mark = Math.random().toString(36).slice(2, 10);
  private showing: ReturnType<typeof setTimeout> | undefined;
  /** The log number the last hint is about. */
  private hinted = 0;
  private readonly motions = new Map<number, Motion>();
  /** The own hand on a card, from the first part sent until its step is shown. */
  private hand: OwnHand | null = null;
  /** The dominant hand the server was told of. */
  private said = settings.hand;

  constructor(table: TableCard, address: string) {
    super(table);
    this.line = new Line(address, {
      join: () => this.join(),
      hear: (message) => this.hear(message),
      connected: (is) => {
        this.connected = is;
      },
    });
    addEventListener("online", this.online);
  }

  override get acting(): boolean {
    return this.mayAct;
  }

  /** True while something is on its way or being shown. */
  get busy(): boolean {
    return this.queue.length > 0 || this.sending || this.moving || this.reshowing;
  }

  /** True while steps that were heard are still to be shown. */
  get showsSteps(): boolean {
    return this.queue.length > 0 || this.moving;
  }

  get n(): number {
    return this.log.at(-1)?.n ?? 0;
  }

  /** Whether taking a move back must be agreed to by somebody else. */
  get needsConsent(): boolean {
    return this.table.seats.some((place) => place.person && !place.bot && !this.table.held.includes(place.seat));
  }

  /** Whether this viewer has moved at all, so that there is something to take back. */
  get hasMoved(): boolean {
    return this.log.some((entry) => this.table.held.includes(entry.seat));
  }

  override play(move: string): void {
    this.unhold();
    if (this.sending) return;
    this.sending = true;
    this.refused = null;
    this.line.ask({ type: "move", id: this.fresh(), at: this.n, move });
  }

  override get replying(): string | null {
    return this.held;
  }

  /** Holds an answer back for a moment, and puts it back the second time; anything else that is done sends it. */
  override reply(move: string): void {
    if (this.held === move) {
      this.unhold();
      return;
    }
    this.sendReply();
    if (this.sending) return;
    if (!settings.confirm) {
      this.play(move);
      return;
    }
    this.held = move;
    this.sends = setTimeout(() => this.sendReply(), HELD_FOR);
  }

  /** Sends what was held back. */
  sendReply(): void {
    const move = this.unhold();
    if (move !== null && this.offer(move)) this.play(move);
  }

  /** Puts back what was held back: nobody hears of it. Null where there was nothing. */
  unhold(): string | null {
    clearTimeout(this.sends);
    const move = this.held;
    this.held = null;
    return move;
  }

  /** A hand draws a standing card: its first part. The table answers as to a move. */
  override pull(slot: number, grip: number[], samples: number[][]): void {
    if (this.busy) return;
    this.sending = true;
    this.refused = null;
    const since = performance.now() - (samples.at(-1)?.[0] ?? 0) * 1000;
    this.hand = { id: this.fresh(), at: this.n, slot, grip, since, over: false, samples: [] };
    this.pullOn(samples, true);
  }

  /** What the hand did since; without `more` it has let go. Too late is no harm. After a break all of it is told again:
   * another process may keep the table now, and knows nothing of this hand. */
  override pullOn(samples: number[][], more: boolean): void {
    if (!this.hand || this.hand.over) return;
    const { id, at, slot, grip } = this.hand;
    this.hand.over = !more;
    this.hand.samples.push(...samples);
    const message = { type: "pull", id, at, slot, grip, samples, more } as const;
    this.line.ask(message, { ...message, samples: [...this.hand.samples] });
  }

  /** Answers come from the table and are remembered until something happens. */
  override trial(move: string, hands = false): Promise<T | null> {
    const key = hands ? `${move} ?` : move;
    let answer = this.tried.get(key);
    if (!answer) {
      const id = this.fresh();
      answer = new Promise((resolve) => this.trials.set(id, resolve));
      this.tried.set(key, answer);
      void answer.then((trial) => trial ?? this.tried.delete(key));
      this.line.ask({ type: "try", id, at: this.n, move, hands });
    }
    return answer;
  }

  /** Asks the master for the best moves; nobody else hears it. */
  askHint(): void {
    if (!this.acting || !this.table.hints || this.pondering) return;
    this.pondering = true;
    this.refused = null;
    this.line.ask({ type: "hint", id: HINT + this.fresh(), at: this.n });
  }

  /** Takes the last move back, or all that came after a line: then whoever else sits here is asked. */
  undo(to: number | null = null): void {
    if (this.unhold() !== null) return;
    this.line.ask({ type: "undo", id: this.fresh(), at: this.n, to });
  }

  answer(agree: boolean): void {
    this.line.ask({ type: "answer", id: this.fresh(), agree });
  }

  /** Does not ask the others any more. */
  withdraw(): void {
    this.line.ask({ type: "withdraw", id: this.fresh() });
  }

  speak(text: string): void {
    this.line.ask({ type: "say", id: this.fresh(), text });
  }

  override note(note: object): void {
    this.line.ask({ type: "note", id: NOTE + this.fresh(), note });
  }

  /** Lets a bot play, or not any more: at one seat of this page, or at all of them. */
  stand(away: boolean, seat: number | null = null): void {
    this.line.ask({ type: "stand", id: this.fresh(), away, seat });
  }

  /** Agrees to end a game that cannot go on by today's rules. */
  end(): void {
    this.line.ask({ type: "end", id: this.fresh() });
  }

  /** Whether the host may let a bot play at once when this page is gone. */
  allow(allowed: boolean): void {
    this.line.ask({ type: "allow", id: this.fresh(), allowed });
  }

  /** Takes back what a stand-in did while this page was gone. */
  reclaim(): void {
    this.line.ask({ type: "reclaim", id: this.fresh(), at: this.n });
  }

  rematch(): void {
    this.line.ask({ type: "rematch", id: this.fresh() });
  }

  /** Shows everything that is still to come at once, and asks the bots to pause no more until a person is to act. */
  faster(): void {
    this.hurry();
    this.line.ask({ type: "hurry", id: NOTE + this.fresh() });
  }

  /** Shows the next turn of others, where the page has waited for the reader. */
  goOn(): void {
    if (!this.waiting) return;
    this.waiting = false;
    this.passed = this.queue[0]?.entry.n ?? 0;
    this.show();
  }

  /** Whether the reader wants to be waited for before a turn of somebody else is shown. */
  waitForMe(wanted: boolean): void {
    settings.waits = wanted;
    if (!wanted) this.goOn();
  }

  /** Shows everything that is still waiting, at once. */
  hurry(): void {
    clearTimeout(this.showing);
    this.showing = undefined;
    this.waiting = false;
    this.reshowing = false;
    for (const motion of this.motions.values()) motion.rush();
    this.rushing = true;
    while (this.queue.length) {
      this.passed = this.queue[0].entry.n;
      this.show();
    }
    this.rushing = false;
  }

  /** Shows earlier views again, then the present; any new step ends it. */
  async reshow(frames: { view: unknown; entry: LogEntry | null }[]): Promise<void> {
    const now = { view: this.view, latest: this.latest };
    this.reshowing = true;
    for (const frame of frames) {
      if (!this.reshowing) return;
      this.view = frame.view as V;
      this.latest = frame.entry;
      await new Promise((done) => setTimeout(done, Math.max(300, lasting(700))));
    }
    if (!this.reshowing) return;
    this.view = now.view;
    this.latest = now.latest;
    this.reshowing = false;
  }

  close(): void {
    this.sendReply();
    clearTimeout(this.showing);
    removeEventListener("online", this.online);
    this.line.close();
  }

  private online = (): void => this.line.hurry();

  private fresh(): string {
    this.count += 1;
    return `${this.mark}-${this.count}`;
  }

  /** The dominant hand is said with every join, and anew when somebody changes it at the table. */
  sayHand(hand: typeof settings.hand): void {
    if (hand !== this.said) this.line.again();
  }

  private join(): Join {
    this.said = settings.hand;
    return { type: "join", since: this.n, chat: this.chat.at(-1)?.n ?? 0, wire: WIRE, hand: settings.hand };
  }

  private hear(message: ToViewer): void {
    if (message.type === "welcome") this.arrive(message);
    else if (message.type === "step") this.enqueue(message);
    else if (message.type === "poses") this.watch(message);
    else if (message.type === "back") this.goBack(message);
    else if (message.type === "asking") this.asking = message.seat === null ? null : message;
    else if (message.type === "ack") this.answered(message.id);
    else if (message.type === "no") this.turnedAway(message.id, message.reason);
    else if (message.type === "trial") this.settle(message.id, message.trial as T);
    else if (message.type === "hints") this.learn(message);
    else if (message.type === "demands") this.ask(message);
    else if (message.type === "announcement") toast(message.text, ANNOUNCED);
    else if (message.type === "chat") this.chat = [...this.chat, message.line];
    else if (message.type === "table") this.change(message.table);
  }

  /** What is asked has a clock: nobody waits any more. */
  private ask(told: Demands): void {
    this.demands = onThisClock(told);
    if (this.waiting && this.demands.length) this.hurry();
  }

  private arrive(told: Welcome): void {
    clearTimeout(this.showing);
    this.showing = undefined;
    this.reshowing = false;
    this.waiting = false;
    this.queue = [];
    const hand = this.hand && told.n === this.hand.at && this.line?.awaits(this.hand.id) ? this.hand : null;
    this.standStill();
    this.hand = hand; // it goes on, wherever the table is kept now
    this.table = told.table;
    this.due = dueOf(told.table);
    const first = told.log[0]?.n ?? told.n + 1;
    this.log = [...this.log.filter((entry) => entry.n < first && entry.n <= told.n), ...told.log];
    const heard = new Set(this.chat.map((line) => line.n));
    this.chat = [...this.chat, ...told.chat.filter((line) => !heard.has(line.n))];
    this.asking = told.asking === null ? null : { type: "asking", seat: told.asking, n: told.n, agreed: [] };
    this.see(told.view as V, told.offers as O[], told.can_undo);
    this.result = told.result;
    if (!this.line?.waiting) this.sending = false;
  }

  /** A hint about a position that is gone helps nobody. */
  private learn(told: Hints): void {
    this.pondering = false;
    this.hinted = told.n;
    if (!this.holds(told.hints)) return;
    this.hints = told.hints;
    this.announcement = hintWords(told.hints[0], this);
  }

  /** Whether nothing has happened since that changes them: others' sealed choices do not. */
  private holds(hints: Hint[]): boolean {
    const since = this.log.filter((entry) => entry.n > this.hinted);
    const sealed = since.every((entry) => entry.seat !== this.seat && entry.move === null);
    return sealed && hints.every((hint) => this.offer(hint.move));
  }

  private answered(id: string): void {
    this.sending = this.sending && id.startsWith(NOTE);
    if (this.hand?.id === id) this.hand.over = true;
  }

  /** The cards are at rest, whatever they did before. */
  private standStill(): void {
    this.motions.clear();
    this.moving = false;
    this.hand = null;
  }

  /** Cards begin to move, or go on; told without frames they rest where they are. */
  private watch(told: Poses): void {
    const known = told.part > 0 ? this.motions.get(told.n) : undefined;
    if (known) {
      known.add(told);
      return;
    }
    const own = this.hand?.slot === told.slot;
    const byBots = this.table.to_act.every((seat) => this.table.seats[seat]?.bot);
    const pace = document.hidden ? 0 : lasting(byBots ? BOTS_HAND : 1);
    const motion = new Motion(told, own ? Math.sign(pace) : pace);
    if (told.slot === null && !told.frames.length && !this.queue.length) {
      this.standStill();
      this.motion = motion;
      return;
    }
    this.motions.set(told.n, motion);
    if (!this.queue.length) this.start(motion);
  }

  /** A card in the own hand has been on its way since it was gripped. */
  private start(motion: Motion): void {
    motion.begin(this.hand && this.hand.slot === motion.slot ? this.hand.since : performance.now());
    this.motion = motion;
    this.moving = true;
  }

  /** How long the cards still move before this step may be shown. */
  private restless(step: Step): number {
    const motion = this.motions.get(step.entry.n);
    if (!motion) return 0;
    if (motion !== this.motion) this.start(motion);
    return motion.left(performance.now());
  }

  private enqueue(step: Step): void {
    if (this.reshowing) this.hurry();
    if (step.entry.n <= this.n) return;
    this.queue = [...this.queue, step];
    if (document.hidden) this.hurry();
    else if (this.showing === undefined && !this.waiting) this.show();
  }

  /** Shows the next step, and the one after it when its time is over. */
  private show = (): void => {
    const [step, ...rest] = this.queue;
    this.showing = undefined;
    if (!step) return;
    if (this.mustWait(step)) return;
    if (this.isTelling?.() && !this.rushing) {
      this.showing = setTimeout(this.show, SHOWN_FOR / 2);
      return;
    }
    const wait = this.restless(step);
    if (wait > 0) {
      this.showing = setTimeout(this.show, wait);
      return;
    }
    this.queue = rest;
    this.motions.delete(step.entry.n);
    this.moving = false;
    this.hand = null;
    this.log = [...this.log, step.entry];
    this.latest = step.entry;
    const { mine, to_act } = step;
    this.table = { ...this.table, mine, to_act, turn: step.entry.turn, n: step.entry.n, stood: 0 };
    this.see(step.view as V, step.offers as O[], step.can_undo);
    this.result = step.result;
    this.announcement = spokenFirst(logWords(step.entry, this, true));
    this.sounds(step);
    const length = lasting(SHOWN_FOR);
    if (length > 0) this.showing = setTimeout(this.show, length);
    else if (rest.length) this.show();
  };

  /** Whether the reader wants to be asked before somebody else's deed is shown: never before the first after an own. */
  private mustWait(step: Step): boolean {
    if (this.waiting || !settings.waits || step.result) return this.waiting;
    const last = this.log.at(-1)?.seat ?? -1;
    const { seat } = step.entry;
    const both = [last, seat].every((one) => one >= 0 && !this.table.held.includes(one));
    this.waiting = both && last !== seat && step.entry.n !== this.passed;
    return this.waiting;
  }

  private sounds(step: Step): void {
    if (step.result) sound("end");
    else if (step.entry.seat !== this.seat && this.seat !== null && step.to_act.includes(this.seat)) sound("turn");
    else sound(step.entry.move === "draw" ? "draw" : "lay");
  }

  private see(view: V, offers: O[], canUndo: boolean): void {
    this.view = view;
    this.offers = offers;
    if (this.held !== null && !this.offer(this.held)) this.unhold();
    this.canUndo = canUndo;
    this.refused = null;
    if (this.hints && !this.holds(this.hints)) this.hints = null;
    this.tried.clear();
    if (view === null && this.table.stage !== "gathering" && !this.table.difference) this.line.again();
  }

  private goBack(back: Back): void {
    this.hurry();
    this.standStill();
    this.log = this.log.filter((entry) => entry.n <= back.n);
    this.latest = this.log.at(-1) ?? null;
    this.table = { ...this.table, mine: back.mine, to_act: back.to_act, n: back.n, stood: 0 };
    this.result = null;
    this.asking = null;
    this.hints = null;
    this.see(back.view as V, back.offers as O[], back.can_undo);
    this.announcement = back.events.map((event) => eventWords(event, this, true)).join(" ");
  }

  private change(table: TableCard): void {
    const begun = this.table.stage === "gathering" && table.stage !== "gathering";
    const { mine, to_act } = this.table;
    this.table = this.queue.length ? { ...table, mine, to_act } : table;
    this.due = dueOf(table);
    if (begun && this.view === null) this.line.again();
  }

  private turnedAway(id: string, reason: Why): void {
    if (this.trials.has(id)) {
      this.settle(id, null);
      return;
    }
    if (reason.key === "page-outdated") {
      void renew();
      return;
    }
    if (reason.key === "removed" || reason.key === "table-closed") {
      this.removed = reason;
      this.close();
      return;
    }
    if (id.startsWith(NOTE)) return; // too late to matter; nobody chose it as a move
    if (id.startsWith(HINT)) this.pondering = false;
    if (id.startsWith(HINT) && reason.key === "stale") return;
    this.sending = false;
    if (this.hand?.id === id) this.hand = null;
    this.refused = reason;
    sound("no");
  }

  private settle(id: string, trial: T | null): void {
    this.trials.get(id)?.(trial);
    this.trials.delete(id);
  }
}

/** When a bot stands in at each seat, in the milliseconds of this page. */
function dueOf(table: TableCard): (number | null)[] {
  return table.seats.map(({ left }) => (left == null ? null : Date.now() + left * 1000));
}

/** The demands with their last moments in the milliseconds of this page. */
function onThisClock(told: Demands): Demand[] {
  const start = Date.now() - told.at * 1000;
  return (told.demands as Demand[]).map((one) =>
    one.until == null ? one : { ...one, until: start + one.until * 1000 },
  );
}
