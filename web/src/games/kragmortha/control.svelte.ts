// What a player of Kragmortha has in mind: a card or a Grimoire in hand, the squares it leads to, a path of several
// steps that waits for Confirm, and what the table says about it.

import { tick, untrack } from "svelte";
import type { Room } from "../../room.svelte";
import { settings } from "../../settings.svelte";
import { play as sound } from "../../sound";
import { say } from "../../words.svelte";
import type { Control, Prompt, StepMark } from "../screen";
import { spotOf } from "./floor";
import { bears, isEasy, pawnName, w } from "./parlance";
import type { Demand, Link, Offer, Spot, Trial, View } from "./wire";

export type KragRoom = Room<View, Offer, Trial>;

/** A square that may be taken now. `onward`: it goes on from the path already in mind. */
export interface Mark {
  spot: Spot;
  move: string;
  onward: boolean;
  offer: Offer | null;
}

const TRIAL_DELAY = 60;
/** Where keys are not the game's. */
const ASIDE = "input, textarea, select, dialog, .bar, .left, .right, .notices, .result";
const WALKS = ["play", "haste"];
/** Decisions without a square or a card: they become buttons. */
const ELSEWHERE = ["place", "play", "haste", "step", "push", "go", "warp", "blink", "bone", "change", "pilfer"];
/** Moves of a card that is held, and those of a Grimoire that is used instead of one. */
const HELD = [...WALKS, "swap"];
const CAST = ["blink", "bone", "change", "pilfer"];
/** Orders that must be obeyed between the moves of a plan. */
const BETWEEN = ["leg-3", "arm-1", "voice-1", "mouth-3"];
const ON_CARDS = ["peek", "touch", "discard", "swap"];
/** What a tried square would be called, by phase. */
const VERBS: Record<string, string> = { place: "place", second: "step", link: "push", go: "go", warp: "warp" };

export class KragControl implements Control {
  held: number | null = $state(null);
  /** The card under the pointer: its squares glow before it is taken. */
  hovered: number | null = $state(null);
  /** The Grimoire being used instead of a card. */
  spell: string | null = $state(null);
  gaze = $state(false);
  shove = $state(false);
  /** The moves in mind, in order; the first waits for Confirm, the others follow by themselves. */
  plan: string[] = $state.raw([]);
  /** What the table says of the plan. */
  planned: Trial | null = $state.raw(null);
  /** The square under the pointer or focus, and what the table says of going there. */
  pointed: string | null = $state(null);
  trial: Trial | null = $state.raw(null);
  /** The last chain of pushes that was carried out, shown until something else happens. */
  trail: Link[] = $state.raw([]);
  /** How pawns follow one another in the step being shown: seat → place in the row. */
  order: Map<number, number> = $state.raw(new Map());

  /** Whether the player holds the jaw open (mouth-3). */
  jaw = $state(false);

  readonly showsReason = true;
  /** What the table knows of the reader's wish. */
  private saidEasier = false;
  private rest: string[] = [];
  private seen: View | null = null;
  private asked: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly room: KragRoom) {
    room.alias = (seat) => {
      const place = this.room.table.seats[seat];
      const isBot = place.bot !== null && place.person === null;
      return isBot || this.room.view?.sides[seat]?.nameless ? pawnName(seat) : null;
    };
    $effect.root(() => {
      $effect(() => {
        void this.room.view;
        void this.room.acting;
        untrack(() => this.follow());
      });
      $effect(() => this.bindArm());
      $effect(() => this.tellEasier());
    });
  }

  get view(): View {
    return this.room.view!;
  }

  get phase(): View["phase"] | "" {
    return this.room.acting ? this.view.phase : "";
  }

  get pending(): string | null {
    return this.room.acting ? (this.plan[0] ?? null) : null;
  }

  /** What goes on after a plan's first move has been played, and what is forgotten when anything else happens. */
  private follow(): void {
    const view = this.room.view;
    if (view !== this.seen) {
      const latest = this.room.latest;
      const mine = latest !== null && latest.seat === this.room.seat && latest.move === this.plan[0];
      const rest = mine ? this.plan.slice(1) : [];
      const judging = !mine && caseOf(view) !== null && caseOf(view) === caseOf(this.seen);
      this.remember(view);
      if (!judging) this.letGo();
      this.rest = rest;
    }
    if (!this.room.acting || !this.rest.length) return;
    const [next, ...more] = this.rest;
    this.rest = [];
    if (!this.room.offer(next)) return;
    this.plan = [next, ...more];
    if (this.isBetween) this.think();
    else this.room.play(next);
  }

  /** K-34: the page never carries on with a planned move while an order must be obeyed in between; it waits for Confirm. */
  private get isBetween(): boolean {
    const { room, view } = this;
    return this.demands.length > 0 || BETWEEN.some((order) => bears(view, room.seat, order));
  }

  /** Keeps the chain that has just been carried out, and the order in which its goblins fall. */
  private remember(view: View | null): void {
    const before = this.seen;
    this.seen = view;
    const chain = before?.chain ?? [];
    const last = this.room.latest?.events.findLast((event) => event.kind === "pushed");
    const ended = view !== null && chain.length > 0 && view.chain.length === 0 && last !== undefined;
    this.trail = ended
      ? [...chain.slice(0, -1), { ...chain[chain.length - 1], to: spotOf(String(last.square)), choices: [] }]
      : [];
    this.order = new Map(this.trail.map((link, i) => [link.pushed, i + 1]));
  }

  // --- what Looks ask for ----------------------------------------------------------------------------------------

  /** K-26: what was turned down in the step being shown, as far as this reader saw it. */
  get rejected(): string[] {
    const drawn = this.room.latest?.events.findLast((event) => event.kind === "look");
    return Array.isArray(drawn?.looks) ? (drawn.looks as string[]) : [];
  }

  get demands(): Demand[] {
    return this.room.live && !this.room.over ? (this.room.demands as Demand[]) : [];
  }

  holdJaw(down: boolean): void {
    if (down === this.jaw) return;
    this.jaw = down;
    this.room.note({ type: "held", down });
  }

  /** Everybody chooses stand-ins for themselves; the table is told whenever it hears this page anew. */
  private tellEasier(): void {
    const wanted = settings.easier;
    const { room } = this;
    if (!room.live || !room.connected || room.seat === null || room.view?.options.mode !== "online") {
      this.saidEasier = false;
    } else if (wanted !== this.saidEasier) {
      this.saidEasier = wanted;
      untrack(() => room.note({ type: "easier", on: wanted }));
    }
  }

  /** Touching one's own name, where a Bowed Head asks for it. */
  touchName(): boolean {
    const asked = this.demands.some((one) => one.ask === "name");
    if (asked) this.room.note({ type: "pressed", what: "name" });
    return asked;
  }

  /** A Stiff Arm confirms with the far button only. */
  get isStiff(): boolean {
    return this.room.acting && this.view.active === this.room.seat && bears(this.view, this.room.seat, "arm-1");
  }

  confirmFar(): void {
    if (this.pending === null) return;
    this.room.note({ type: "pressed", what: "far" });
    this.room.play(this.pending);
  }

  /** Some orders count or time what is picked: the table hears of it. Squares further on are told by their moves. */
  private tell(picked: { card: number } | { square: string }): void {
    const { room } = this;
    const counts = ["head-1", "arm-3", "mouth-3", "leg-2"].some((order) => bears(this.view, room.seat, order));
    if (counts && this.view.active === room.seat) room.note({ type: "picked", ...picked });
  }

  // --- what may be done ------------------------------------------------------------------------------------------

  /** The offers of the hand, the Grimoire or the question at hand that lead somewhere on the floor. */
  private ways: Offer[] = $derived.by(() => {
    if (!this.room.acting) return [];
    const slot = this.held ?? this.hovered;
    return this.room.offers.filter((offer) => {
      if (offer.gaze && !this.gaze) return false;
      if (offer.shove && !this.shove) return false;
      if (["blink", "bone", "change", "pilfer"].includes(offer.kind)) return offer.book === this.spell;
      if (WALKS.includes(offer.kind)) return this.spell === null && offer.slot === slot;
      return offer.kind === "blame" || offer.square !== undefined;
    });
  });

  marks: Mark[] = $derived.by(() => {
    const first = this.best().map((offer) => ({ spot: this.placeOf(offer)!, move: offer.move, onward: false, offer }));
    const taken = new Set(first.map((mark) => mark.spot.square));
    return [...first, ...this.further().filter((mark) => !taken.has(mark.spot.square))];
  });

  /** One offer a square: with Crystal Gaze or Ogre's Shove where they were asked for. */
  private best(): Offer[] {
    const found = new Map<string, Offer>();
    const weight = (offer: Offer) => (offer.gaze ? 2 : 0) + (offer.shove ? 1 : 0);
    for (const offer of this.ways) {
      const square = this.placeOf(offer)?.square;
      const known = square && found.get(square);
      if (square && (!known || weight(known) < weight(offer))) found.set(square, offer);
    }
    return [...found.values()];
  }

  private placeOf(offer: Offer): Spot | null {
    if (offer.square) return spotOf(offer.square);
    return offer.seat === undefined || offer.seat === null ? null : this.view.sides[offer.seat].spot;
  }

  /** Where the path in mind could go on: my next shove, or my second step. */
  private further(): Mark[] {
    const trial = this.planned;
    const [kind, square] = (this.plan.length > 1 ? this.plan[this.plan.length - 1] : "").split(" ");
    const last = square ? [this.onward(spotOf(square), kind)] : [];
    if (!trial || trial.reason || !this.plan.length) return last;
    const link = trial.next_link;
    const mine = link?.chooser === this.room.seat ? link.choices.map((spot) => this.onward(spot, "push")) : [];
    return [...last, ...(link ? mine : trial.next_steps.map((spot) => this.onward(spot, "step")))];
  }

  private onward(spot: Spot, kind: string): Mark {
    return { spot, move: `${kind} ${spot.square}`, onward: true, offer: null };
  }

  /** Moves that are neither squares nor cards: buttons. */
  actions: Offer[] = $derived.by(() => {
    if (!this.room.acting) return [];
    return this.room.offers.filter((offer) => {
      if (offer.kind === "unhex") return this.spell === "unhexing";
      return ![...ELSEWHERE, ...ON_CARDS, "caught", "ease"].includes(offer.kind);
    });
  });

  /** "Caught!" may be called at any time, on one's turn or not. */
  accusation(seat: number, look: string): Offer | undefined {
    if (!this.room.live) return undefined;
    return this.room.offers.find((offer) => offer.kind === "caught" && offer.seat === seat && offer.look === look);
  }

  /** At a friendly table a Look one cannot do is exchanged. */
  exchange(look: string): Offer | undefined {
    if (!this.room.live) return undefined;
    return this.room.offers.find((offer) => offer.kind === "ease" && offer.look === look);
  }

  /** The move a click on a card of the hand would be, if it is one by itself. */
  onCard(slot: number): Offer | undefined {
    if (!this.room.acting) return undefined;
    return this.room.offers.find((one) => ["peek", "touch", "discard"].includes(one.kind) && one.slot === slot);
  }

  swap(slot: number): Offer | undefined {
    return this.room.offers.find(
      (one) => one.kind === "swap" && one.slot === (this.held ?? 1) && one.their_slot === slot,
    );
  }

  plays(slot: number): number {
    return this.room.offers.filter((one) => WALKS.includes(one.kind) && one.slot === slot).length;
  }

  /** Whether a face-up Grimoire can be used now. */
  castable(book: string): boolean {
    if (!this.room.acting) return false;
    return this.room.offers.some(
      (one) =>
        one.book === book || (book === "crystal-gaze" && one.gaze) || (book === "ogres-shove" && one.shove) || false,
    );
  }

  isCast(book: string): boolean {
    return (
      this.spell === book || (book === "crystal-gaze" && this.gaze) || (book === "ogres-shove" && this.shove) || false
    );
  }

  // --- choosing --------------------------------------------------------------------------------------------------

  hold(slot: number): void {
    const own = this.onCard(slot);
    if (own?.kind === "peek") {
      this.room.play(own.move);
      return;
    }
    if (own) {
      this.choose(own.move);
      return;
    }
    if (!this.room.acting) return;
    this.spell = null;
    this.tell({ card: slot });
    this.held = this.held === slot && this.phase !== "trade" ? null : slot;
    this.forget();
    sound("pick");
  }

  cast(book: string): void {
    if (!this.castable(book)) return;
    const deny = this.room.offers.find((one) => one.kind === "deny" && one.book === book);
    if (deny) {
      this.choose(deny.move);
      return;
    }
    this.forget();
    if (book === "crystal-gaze") this.gaze = !this.gaze;
    else if (book === "ogres-shove") this.shove = !this.shove;
    else if (book === "hasty-feet") this.spell = null;
    else this.spell = this.spell === book ? null : book;
    if (this.spell) this.held = null;
    sound("pick");
  }

  /** Takes a square: begins the path anew or goes on with it; the last square once more plays it. */
  take(mark: Mark): void {
    if (mark.onward) {
      this.extend(mark.move);
      return;
    }
    if (this.plan[0] === mark.move || !settings.confirm) {
      this.room.play(mark.move);
      return;
    }
    this.plan = [mark.move];
    this.tell({ square: mark.spot.square });
    this.think();
  }

  private extend(move: string): void {
    if (this.plan.at(-1) === move) {
      this.room.play(this.plan[0]);
      return;
    }
    this.plan = [...this.plan, move];
    this.think();
  }

  choose(move: string): void {
    if (this.plan[0] === move || !settings.confirm) {
      this.room.play(move);
      return;
    }
    this.plan = [move];
    this.planned = null;
    sound("pick");
  }

  /** Holds the card or opens the Grimoire of the move, and has the table tell what it would do. */
  suggest(move: string): void {
    const offer = this.room.offer(move);
    if (!offer) return;
    if (this.plan[0] === move || !settings.confirm) {
      this.room.play(move);
      return;
    }
    this.letGo();
    if (HELD.includes(offer.kind)) this.held = offer.slot ?? null;
    if (CAST.includes(offer.kind)) this.spell = offer.book ?? null;
    this.gaze = offer.gaze ?? false;
    this.shove = offer.shove ?? false;
    this.plan = [move];
    this.think();
  }

  private think(): void {
    sound("pick");
    this.planned = null;
    const plan = this.plan;
    void this.room.trial(plan.join(", ")).then((trial) => {
      if (plan === this.plan) this.planned = trial;
    });
    this.ask();
  }

  /** Looks at a square: the table is asked what going there would do. */
  point(square: string | null): void {
    if (square === this.pointed) return;
    this.pointed = square;
    this.ask();
  }

  markAt(square: string | null): Mark | undefined {
    return this.marks.find((mark) => mark.spot.square === square);
  }

  private get wish(): string | null {
    if (!this.room.acting || this.pointed === null) return null;
    const mark = this.markAt(this.pointed);
    if (mark) return (mark.onward ? [...this.plan, mark.move] : [mark.move]).join(", ");
    if (this.plan.length) return null;
    const verb = this.held === null ? VERBS[this.phase] : `${this.phase === "after" ? "haste" : "play"} ${this.held}`;
    return verb && this.spell === null ? `${verb} ${this.pointed}` : null;
  }

  private ask(): void {
    clearTimeout(this.asked);
    const wish = this.wish;
    this.trial = null;
    if (!wish) return;
    this.asked = setTimeout(async () => {
      const trial = await this.room.trial(wish);
      if (wish === this.wish) this.trial = trial;
    }, TRIAL_DELAY);
  }

  /** What the board shows: the place looked at, else the plan. */
  get shown(): Trial | null {
    return this.trial ?? (this.wish ? null : this.planned);
  }

  putBack(): boolean {
    if (this.plan.length > 1) {
      this.plan = this.plan.slice(0, -1);
      this.think();
      return true;
    }
    if (this.plan.length) this.forget();
    else if (this.held !== null || this.spell || this.gaze || this.shove) this.letGo();
    else return false;
    return true;
  }

  private forget(): void {
    this.plan = [];
    this.planned = null;
    this.ask();
  }

  private letGo(): void {
    this.held = null;
    this.hovered = null;
    this.spell = null;
    this.gaze = false;
    this.shove = false;
    this.pointed = null;
    this.rest = [];
    this.forget();
    this.trial = null;
  }

  // --- the prompt ------------------------------------------------------------------------------------------------

  get prompt(): Prompt {
    if (!this.room.acting) return { text: this.idle(), hint: this.notice() };
    const phase = this.view.phase;
    const reason = this.trial?.reason ?? null;
    return { text: this.question(phase), hint: this.outlook() || this.advice(phase), reason, steps: this.steps() };
  }

  private question(phase: string): string {
    const link = this.view.chain.at(-1);
    if (phase === "link" && link)
      return w("ask-shove", { name: this.room.called(link.pushed), you: this.isMe(link.pushed) });
    if (phase === "plan" && this.spell) return w("ask-spell", { book: w(`book-${this.spell}`) });
    if (phase === "vote" || phase === "admit") return this.caseWords(`ask-${phase}`);
    if (phase === "plan" && this.room.offers.some((one) => one.kind === "exchange")) return w("ask-exchange");
    return w(`prompt-${phase}`);
  }

  private isMe(seat: number): string {
    return seat === this.room.self ? "yes" : "no";
  }

  private caseWords(key: string): string {
    const open = this.view.case;
    if (!open) return "";
    return w(key, { name: this.room.called(open.accused), you: this.isMe(open.accused), look: w(`look-${open.look}`) });
  }

  /** What the path shown would lead to, in one line: phones have no room for it on the board. */
  private outlook(): string {
    return this.fates.map((line) => line.text).join(" ");
  }

  get fates(): { text: string; clause: string }[] {
    const trial = this.shown;
    if (!trial || trial.reason) return [];
    const clauses = { rigor: "K-20", desk: "K-29", teleport: "K-23", stuck: "K-25" };
    const told = trial.fates.map((fate) => ({
      text: w(`fate-${fate.lands}`, { name: this.room.name(fate.seat), you: this.isMe(fate.seat) }),
      clause: clauses[fate.lands],
    }));
    const link = trial.next_link;
    if (!link) return told;
    const values = {
      name: this.room.name(link.chooser),
      you: this.isMe(link.chooser),
      target: this.room.name(link.pushed),
      "target-you": this.isMe(link.pushed),
    };
    return [...told, { text: w("link-next", values), clause: "K-15" }];
  }

  private advice(phase: string): string {
    if (this.room.offers.some((one) => one.kind === "exchange")) return w("hint-exchange");
    if (phase === "plan" && this.view.must_look) return w("hint-peek");
    if (this.plan.length) return w(this.marks.some((mark) => mark.onward) ? "hint-onward" : "hint-confirm");
    if (this.held !== null) return w("hint-squares", { count: this.marks.length });
    return w(`prompt-${phase}.hint`);
  }

  private idle(): string {
    if (this.room.over || this.view.phase === "over") return w("prompt-over");
    const { phase, actor, chain } = this.view;
    if (phase === "vote") return this.caseWords("wait-vote");
    if (actor === null) return w("watching");
    if (this.room.live && actor === this.room.self) return say("loading");
    const pushed = chain.at(-1)?.pushed ?? actor;
    return w(`wait-${phase}`, {
      name: this.room.name(actor),
      target: this.room.name(pushed),
      "target-you": this.isMe(pushed),
    });
  }

  private notice(): string {
    const owed = this.view.owed.map((seat) => this.room.called(seat));
    return owed.length ? w("owed", { names: owed.join(", ") }) : "";
  }

  private steps(): StepMark[] {
    const view = this.view;
    if (view.active !== this.room.seat || !["plan", "second", "link", "after"].includes(view.phase)) return [];
    const at = view.phase === "plan" ? (this.held === null ? 0 : 1) : view.phase === "after" ? 3 : 2;
    const names = [w("step-card"), w("step-first"), view.phase === "link" ? w("step-shove") : w("step-second")];
    return names.map((text, i) => ({ text, is: i < at ? "done" : i === at ? "on" : "next" }));
  }

  // --- keys ------------------------------------------------------------------------------------------------------

  key(event: KeyboardEvent): boolean {
    if (!this.room.acting) return false;
    const arrow = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key];
    if (arrow) return this.glide(arrow[0], arrow[1]);
    const slot = Number(event.key);
    if (slot >= 1 && slot <= this.view.hand.length) {
      this.hold(slot);
      void tick().then(() => focusOn(document.querySelector<SVGElement>(".board [data-square]")));
      return true;
    }
    const plain = { s: "stop", e: "end", x: "exchange" }[event.key.toLowerCase()];
    const offer = plain && this.room.offers.find((one) => one.kind === plain);
    if (offer) this.choose(offer.move);
    return !!offer;
  }

  /** Arrow keys go to the nearest square that may be taken in that direction. */
  private glide(across: number, down: number): boolean {
    const marks = [...document.querySelectorAll<SVGElement>(".board [data-square]")];
    const at = document.activeElement?.closest(".board [data-square]")?.getBoundingClientRect();
    if (!at) return focusOn(marks[0]);
    const away = (mark: SVGElement) => {
      const box = mark.getBoundingClientRect();
      const [dx, dy] = [box.left - at.left, box.top - at.top];
      const ahead = dx * across + dy * down;
      return ahead > 4 ? ahead + 2 * Math.abs(dx * down + dy * across) : Number.POSITIVE_INFINITY;
    };
    const [next] = marks.filter((mark) => away(mark) < 4000).sort((a, b) => away(a) - away(b));
    return focusOn(next);
  }

  /** Arm Behind the Back: only the pointer or only the keyboard works while one has to choose. */
  private bindArm(): (() => void) | undefined {
    const view = this.room.view;
    const kept = this.room.seat === null || !view ? null : view.sides[this.room.seat].device;
    if (!kept || !this.room.acting || !bears(view!, this.room.seat, "arm-4")) return;
    if (isEasy(view!, this.room.seat, "arm-4")) return;
    const stop = (event: Event) => {
      const at = event.target instanceof Element ? event.target : document.body;
      const typed = event instanceof KeyboardEvent;
      const inside = typed ? !at.closest(ASIDE) : at.closest(".board, .dock");
      const byKey = typed || (event instanceof MouseEvent && event.detail === 0);
      if (!inside || byKey === (kept === "keyboard")) return;
      event.stopImmediatePropagation();
      event.preventDefault();
      this.room.announcement = w(`arm-${kept}`);
    };
    const free = (event: KeyboardEvent) => event.key === "Tab" || event.key === "Escape" || stop(event);
    addEventListener("click", stop, true);
    addEventListener("keydown", free, true);
    return () => {
      removeEventListener("click", stop, true);
      removeEventListener("keydown", free, true);
    };
  }
}

/** Which case is judged; while it is, the others' sealed votes change nothing of one's own. */
function caseOf(view: View | null): string | null {
  return view?.case ? `${view.turn} ${view.case.accused} ${view.case.look}` : null;
}

function focusOn(mark: SVGElement | null | undefined): boolean {
  mark?.focus({ preventScroll: true });
  return !!mark;
}
