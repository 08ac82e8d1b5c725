// What a summoner has in mind: the card under the fingers, the spell being planned, the choice that waits for Confirm,
// and where they stand round the table. What may be done is in the offers alone.

import { untrack } from "svelte";
import { LiveRoom } from "../../live.svelte";
import type { Motion } from "../../motion";
import type { Room } from "../../room.svelte";
import { settings } from "../../settings.svelte";
import { rustle, play as sound } from "../../sound";
import type { LogEntry } from "../../wire";
import { say, type Values } from "../../words.svelte";
import type { Control, Prompt, StepMark } from "../screen";
import { between, type Pose, told, topples, unrest } from "./poses";
import type { Stroke } from "./stroke";
import type { Offer, Slot, Trial, View } from "./wire";

export type KamiRoom = Room<View, Offer, Trial>;
export const w = (key: string, values: Values = {}): string => say(key, values, "kamimai");

const STEPS = ["target", "draw", "cast", "store"] as const;
const STEP_OF: Record<string, number> = { target: 0, hand: 1, draw: 1, train: 1, store: 3, over: 4 };
export const TEMPOS = ["slow", "steady", "quick"] as const;
export const LEANS = ["outward", "straight", "inward"] as const;
export type Lean = (typeof LEANS)[number];

/** A way to cast: a box of the targeted area in a colour, with all the ways to pay for it. */
export interface Plan {
  key: string;
  box: string;
  colour: string;
  ways: Offer[];
}

export class KamiControl implements Control {
  /** The chosen move; null while the player still looks around. */
  chosen: string | null = $state(null);
  /** The card under the fingers, by its slot. */
  slot: number | null = $state(null);
  /** The spell whose payments are being looked at. */
  plan: string | null = $state(null);
  /** The card to be given away. */
  gift: string | null = $state(null);
  /** Where the reader stands round the table, in eighths of the way round. */
  round = $state(0);
  top = $state(false);
  trial: Trial | null = $state.raw(null);
  /** Cards that are not where they were built, by slot: what the table's simulation has told so far. */
  poses: ReadonlyMap<number, Pose> = $state.raw(new Map());
  /** The card in the own hand, where the hand has it: it does not wait for the table. */
  drag: { slot: number; pose: Pose } | null = $state.raw(null);
  /** How restless the deck is, from 0 to 1. */
  unrest = $state(0);
  /** True from the moment cards lie until they move again or are built up. */
  toppled = $state(false);
  /** How unevenly the sides stand, from 0 to 1. */
  lopsided = $derived.by(() => {
    const grimoire = this.room.view?.grimoire;
    return grimoire ? Math.abs(grimoire.near - grimoire.far) / Math.max(1, grimoire.near + grimoire.far) : 0;
  });
  /** Cards that those who agreed have promised to the spell in progress, and how many it needs. */
  promised = $derived.by(() => {
    const shares = this.room.view?.proposal?.shares ?? [];
    const agreed = shares.filter((share) => share.agreed);
    const worth = (some: typeof shares) => some.reduce((sum, share) => sum + share.value, 0);
    return { cards: agreed.flatMap((share) => share.cards), value: worth(agreed), of: worth(shares) };
  });
  /** Where a pull without dragging leans to (M-55). */
  lean: Lean = $state("straight");
  private stroke: Stroke | null = null;
  private where = new Map<number, Pose>();
  private out = new Set<number>();
  private moment = "";
  private stood = 0;
  private rebuilt = 0;
  private playing = 0;

  constructor(readonly room: KamiRoom) {
    $effect.root(() => {
      $effect(() => {
        void this.room.acting;
        if (this.room.view) this.follow(this.room.view);
      });
      $effect(() => {
        const motion = this.room.motion;
        if (motion) untrack(() => this.show(motion));
      });
    });
  }

  get view(): View {
    return this.room.view!;
  }

  /** Payers of a proposed spell and whoever owes a curse may come in any order: offers count before one is asked. */
  get able(): boolean {
    if (this.room.acting) return true;
    if (!(this.room instanceof LiveRoom) || !["ask", "owe"].includes(this.room.view?.phase ?? "")) return false;
    return this.room.offers.length > 0 && !this.room.busy && !this.room.over;
  }

  get pending(): string | null {
    return this.able && this.chosen !== null && this.room.offer(this.chosen) ? this.chosen : null;
  }

  offers(kind: string): Offer[] {
    return this.able ? this.room.offers.filter((offer) => offer.kind === kind) : [];
  }

  one(kind: string): Offer | undefined {
    return this.offers(kind)[0];
  }

  /** What clicking an own card does now. */
  cardOffer(card: string): Offer | undefined {
    if (!this.able) return undefined;
    const kinds = ["discard", "forfeit", "play"];
    return this.room.offers.find((offer) => kinds.includes(offer.kind) && offer.card === card);
  }

  get pulling(): boolean {
    return this.offers("pull").length > 0;
  }

  get slots(): Slot[] {
    return this.room.view?.grimoire.slots ?? [];
  }

  get held(): Slot | null {
    return this.slots.find((slot) => slot.slot === this.slot) ?? null;
  }

  pull(tempo: string): Offer | undefined {
    return this.offers("pull").find((offer) => offer.slot === this.slot && offer.tempo === tempo);
  }

  plans: Plan[] = $derived.by(() => {
    const found = new Map<string, Plan>();
    for (const offer of this.offers("cast")) {
      const key = `${offer.box} ${offer.colour}`;
      const plan = found.get(key) ?? { key, box: offer.box!, colour: offer.colour!, ways: [] };
      plan.ways.push(offer);
      found.set(key, plan);
    }
    const cost = (offer: Offer) =>
      offer.shares!.length +
      2 *
        offer.shares!.flatMap((share) => share.cards).filter((card) => card.includes("fairy") || card === "wolf")
          .length;
    for (const plan of found.values()) plan.ways.sort((a, b) => cost(a) - cost(b));
    return [...found.values()];
  });

  planned: Plan | null = $derived.by(
    () => this.plans.find((plan) => plan.key === this.plan) ?? (this.plans.length === 1 ? this.plans[0] : null),
  );

  choose(move: string): void {
    const again = this.chosen === move;
    this.chosen = move;
    if (again || !settings.confirm) {
      this.confirm();
      return;
    }
    sound("pick");
    void this.ask(move);
  }

  /** Takes the card of a pull between the fingers, opens the plan of a spell. */
  suggest(move: string): void {
    const slot = this.room.offer(move)?.slot;
    const plan = this.plans.find((one) => one.ways.some((way) => way.move === move));
    if (this.chosen !== move && slot) this.touch(slot);
    if (this.chosen !== move && plan) this.plan = plan.key;
    this.choose(move);
  }

  /** A pull that leans says so after its tempo. */
  confirm(): void {
    const offer = this.pending === null ? undefined : this.room.offer(this.pending);
    if (!offer) return;
    const leans = offer.kind === "pull" && this.simulated && this.lean !== "straight";
    this.room.play(leans ? `${offer.move} ${this.lean}` : offer.move);
  }

  private async ask(move: string): Promise<void> {
    const trial = await this.room.trial(move);
    if (this.chosen === move) this.trial = trial;
  }

  /** Lays the fingers on a card. */
  touch(slot: number): void {
    if (!this.slots.some((one) => one.slot === slot)) return;
    this.slot = slot;
    this.chosen = null;
    this.room.announcement = this.told(this.held!);
  }

  /** The card so many places further on that still stands. */
  step(by: number): void {
    const all = this.slots.map((one) => one.slot);
    const at = all.indexOf(this.slot ?? all[0]);
    if (all.length) this.touch(all[Math.max(0, Math.min(all.length - 1, at + by))]);
  }

  told(slot: Slot): string {
    const card = slot.card ? w(`card-${slot.card}`) : w("face-hidden");
    return w("slot-told", { slot: slot.slot, card, side: w(`side-${slot.side}`), layer: slot.layer });
  }

  choosePlan(key: string): void {
    this.plan = key;
    this.chosen = null;
    const plan = this.planned;
    if (plan?.ways.length === 1) this.choose(plan.ways[0].move);
  }

  walk(by = 1): void {
    this.round = (this.round + by + 8) % 8;
  }

  putBack(): boolean {
    if (this.chosen !== null) this.chosen = null;
    else if (this.gift !== null) this.gift = null;
    else if (this.plan !== null) this.plan = null;
    else return false;
    return true;
  }

  /** True where a card can be drawn by hand: the table simulates the deck. */
  get simulated(): boolean {
    return this.room.view?.options.grimoire === "simulated";
  }

  /** Plays what the simulation told, as fast as it happened; at once for who wants no motion. */
  private show(motion: Motion): void {
    cancelAnimationFrame(this.playing);
    this.where = new Map(motion.start.map(told));
    this.toppled = false;
    this.play(motion);
  }

  private play(motion: Motion): void {
    const now = performance.now();
    for (const frame of motion.due(now)) {
      this.unrest = Math.max(this.unrest * 0.85, unrest(this.where, frame, motion.slot));
      for (const card of frame.cards) this.where.set(...told(card));
    }
    this.put(between(this.where, motion.coming(now)));
    if (motion.told) this.stroke = this.drag = null;
    this.warn(motion.slot);
    if (!motion.over(now)) this.playing = requestAnimationFrame(() => this.play(motion));
    else this.unrest = 0;
  }

  /** What is heard of a moving deck: paper on paper, louder and louder, and the crash. */
  private warn(held: number | null): void {
    const falls = !this.toppled && topples(this.where, this.slots.length, held, this.view.box.body);
    this.toppled ||= falls;
    if (falls) sound("collapse");
    else if (!this.toppled) rustle(this.unrest);
  }

  /** A hand takes hold of a card; false when it must not now. */
  grab(stroke: Stroke): boolean {
    if (!this.pulling || !this.simulated) return false;
    this.stroke = stroke;
    this.drag = { slot: stroke.slot, pose: stroke.from };
    return true;
  }

  /** The hand has the card there, and the table hears it part by part; false once the card is out of the hand. */
  carry(stroke: Stroke, pose: Pose, part: number[][] | null): boolean {
    if (this.stroke !== stroke || !(this.room instanceof LiveRoom)) return false;
    this.drag = { slot: stroke.slot, pose };
    if (part?.[0][0] === 0) this.room.pull(stroke.slot, stroke.grip, part);
    else if (part) this.room.pullOn(part, true);
    return true;
  }

  /** The hand lets go. */
  release(stroke: Stroke): void {
    if (this.stroke !== stroke) return;
    this.stroke = null;
    if (stroke.begun && this.room instanceof LiveRoom) this.room.pullOn(stroke.rest(), false);
    else this.drag = null;
  }

  /** Clears what no longer fits when something has happened. */
  private follow(view: View): void {
    untrack(() => {
      this.tidy(view);
      const moment = `${this.room.acting} ${view.phase} ${view.turn} ${view.drawn.join()} ${this.room.table.n}`;
      if (moment === this.moment) return;
      this.moment = moment;
      this.chosen = null;
      this.plan = null;
      this.gift = null;
      this.trial = null;
      if (!view.grimoire.slots.some((one) => one.slot === this.slot)) this.slot = view.grimoire.slots[0]?.slot ?? null;
    });
  }

  /** Cards that were drawn or built up anew are no longer where they were told to be. */
  private tidy(view: View): void {
    const latest = this.room.latest;
    const anew = latest !== null && latest.n !== this.rebuilt && wasRebuilt(latest);
    if (anew || (view.grimoire.slots.length > this.stood && this.stood > 0)) {
      this.where.clear();
      this.toppled = false;
    }
    if (latest) this.rebuilt = latest.n;
    if (view.grimoire.slots.length) this.stood = view.grimoire.slots.length;
    if (this.room.acting && (!this.stroke || this.stroke.begun)) this.stroke = this.drag = null;
    this.out = drawnSince(this.room.log);
    this.put(this.where);
  }

  /** Shows the cards there, but for those that were drawn. */
  private put(poses: ReadonlyMap<number, Pose>): void {
    this.poses = new Map([...poses].filter(([slot]) => !this.out.has(slot)));
  }

  get prompt(): Prompt {
    const view = this.room.view;
    if (!view) return { text: say("loading") };
    if (!this.able) return { text: this.idle(view), steps: this.steps(view) };
    if (view.phase === "ask" && view.activator === this.room.seat)
      return {
        text: w("prompt-waiting", { names: this.waited(view) }),
        hint: w("prompt-ask.hint"),
        steps: this.steps(view),
      };
    const key = view.phase === "ask" ? "prompt-asked" : `prompt-${view.phase}`;
    return {
      text: w(key, { name: this.room.name(view.activator) }),
      hint: this.hint(view),
      reason: this.trial?.reason ?? null,
      steps: this.steps(view),
    };
  }

  private hint(view: View): string {
    if (view.phase === "draw" && view.hand === "other") return w(`hint-other-${settings.hand}`);
    if (view.phase === "draw" && view.hand) return w("hint-hand", { hand: w(`hand-${view.hand}`) });
    if (view.phase === "draw" && this.room.offer("done")) return w("hint-done");
    if (view.phase === "draw" && view.options.grimoire === "companion") return w("hint-companion");
    if (view.phase === "store") return w("hint-store", { limit: view.limit });
    if (view.phase === "cast" && !this.plans.length) return w("hint-no-spell");
    return w(`prompt-${view.phase}.hint`);
  }

  private waited(view: View): string {
    const late = view.proposal?.shares.filter((share) => !share.agreed) ?? [];
    return late.map((share) => this.room.name(share.seat)).join(", ");
  }

  private idle(view: View): string {
    if (this.room.over || view.phase === "over") return w("prompt-over");
    const seat = view.to_act[0] ?? view.activator;
    if (this.drag) return w("prompt-pulling");
    if (this.room instanceof LiveRoom && this.room.moving) return w("prompt-moving");
    if (seat === this.room.seat && this.room.live) return say("loading");
    return w(`idle-${view.phase}`, { name: this.room.called(seat) });
  }

  private steps(view: View): StepMark[] {
    const at = STEP_OF[view.phase] ?? 2;
    return STEPS.map((step, i) => ({ text: w(`step-${step}`), is: i < at ? "done" : i === at ? "on" : "next" }));
  }

  key(event: KeyboardEvent): boolean {
    const key = event.key;
    const by = {
      ArrowLeft: -1,
      ArrowRight: 1,
      PageUp: -8,
      PageDown: 8,
      Home: -this.slots.length,
      End: this.slots.length,
    }[key];
    if (by && this.slots.length) this.step(by);
    else if (key.toLowerCase() === "r") this.walk(event.shiftKey ? -1 : 1);
    else if (key.toLowerCase() === "t") this.top = !this.top;
    else return this.able && this.letter(key.toLowerCase());
    return true;
  }

  private letter(key: string): boolean {
    const plain: Record<string, string> = { d: "done", e: "end", k: "keep", y: "agree", n: "refuse", w: "withdraw" };
    if (this.pulling && this.simulated && key === "l") {
      this.lean = LEANS[(LEANS.indexOf(this.lean) + 1) % LEANS.length];
      return true;
    }
    const pull = this.pull(TEMPOS[Number(key) - 1] ?? "");
    const way = this.planned?.ways[Number(key) - 1];
    const area = this.room.offer(`target ${key}`);
    const move = pull ?? way ?? area ?? (plain[key] && this.room.offer(plain[key]));
    if (!move) return false;
    this.choose(move.move);
    return true;
  }
}

const wasRebuilt = (entry: LogEntry): boolean => entry.events.some((event) => event.kind === "rebuilt");

/** The slots drawn since the Grimoire was last built. */
function drawnSince(log: LogEntry[]): Set<number> {
  const from = log.findLastIndex(wasRebuilt) + 1;
  const pulled = log.slice(from).flatMap((entry) => entry.events.filter((event) => event.kind === "pulled"));
  return new Set(pulled.flatMap((event) => event.slots as number[]));
}
