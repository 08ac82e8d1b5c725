// What a summoner has in mind: the card under the fingers, the spell being planned, the choice that waits for Confirm,
// and where they stand round the table. What may be done is in the offers alone.

import { untrack } from "svelte";
import type { Room } from "../../room.svelte";
import { play as sound } from "../../sound";
import { canChoose, isConfirmed, isReply } from "../choice";
import type { Control, Prompt } from "../screen";
import { Deck } from "./deck.svelte";
import { pressKey } from "./keys";
import {
  cardOffer,
  type Lean,
  leaningMove,
  type Plan,
  planFor,
  plansOf,
  promisedCards,
  pullOffer,
  type Tempo,
} from "./offers";
import { w } from "./parlance";
import { lopsidedness } from "./poses";
import { promptOf } from "./prompt";
import { Risk } from "./risk.svelte";
import type { Stroke } from "./stroke";
import type { Offer, Slot, Trial, View } from "./wire";

export type KamiRoom = Room<View, Offer, Trial>;

/** Payers of a proposed spell and whoever owes a curse may come in any order. */
const ANY_ORDER = ["ask", "owe"];

/** Moves that need no Confirm: "stop", answers, and reports from a real box. */
const REPLIES = [
  ...["ready", "done", "end", "keep", "leave", "agree", "refuse", "withdraw"],
  ...["drew", "fell", "fell-before", "giver", "taker", "hand"],
];

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
  /** Where a pull without dragging leans to (M-55). */
  lean: Lean = $state("straight");
  /** How fast it is. */
  tempo: Tempo = $state("slow");
  lopsided = $derived.by(() => lopsidedness(this.room.view?.grimoire));
  promised = $derived.by(() => promisedCards(this.room.view?.proposal ?? null));
  readonly deck: Deck;
  readonly risk: Risk;
  private moment = "";

  constructor(readonly room: KamiRoom) {
    this.deck = new Deck(room);
    this.risk = new Risk(room);
    $effect.root(() => {
      $effect(() => {
        void this.room.latest;
        const move = this.simulated ? this.inMind : null;
        untrack(() => this.risk.follow(move));
      });
      $effect(() => {
        void this.room.acting;
        if (this.room.view) this.follow(this.room.view);
      });
      $effect(() => {
        const motion = this.room.motion;
        if (motion) untrack(() => this.deck.show(motion));
      });
    });
  }

  get able(): boolean {
    return canChoose(this.room, ANY_ORDER);
  }

  get pending(): string | null {
    return this.able && this.chosen !== null && this.room.offer(this.chosen) ? this.chosen : null;
  }

  get prompt(): Prompt {
    return promptOf(this);
  }

  // --- what may be done ------------------------------------------------------------------------------------------

  offers(kind: string): Offer[] {
    return this.able ? this.room.offers.filter((offer) => offer.kind === kind) : [];
  }

  one(kind: string): Offer | undefined {
    return this.offers(kind)[0];
  }

  cardOffer(card: string): Offer | undefined {
    return this.able ? cardOffer(this.room.offers, card) : undefined;
  }

  pull(tempo: string): Offer | undefined {
    return this.able ? pullOffer(this.room.offers, this.slot, tempo) : undefined;
  }

  /** The pull in mind: card, tempo and lean. */
  inMind: string | null = $derived.by(() => {
    const offer = this.pull(this.tempo);
    return offer ? leaningMove(offer, this.simulated ? this.lean : "straight") : null;
  });

  get pulling(): boolean {
    return this.offers("pull").length > 0;
  }

  get slots(): Slot[] {
    return this.room.view?.grimoire.slots ?? [];
  }

  get held(): Slot | null {
    return this.slots.find((slot) => slot.slot === this.slot) ?? null;
  }

  /** True where a card can be drawn by hand: the table simulates the deck. */
  get simulated(): boolean {
    return this.room.view?.options.grimoire === "simulated";
  }

  plans: Plan[] = $derived.by(() => plansOf(this.offers("cast")));
  planned: Plan | null = $derived.by(() => planFor(this.plans, this.plan));

  // --- choosing --------------------------------------------------------------------------------------------------

  choose(move: string): void {
    if (isReply(this.room, move, REPLIES)) this.room.reply(move);
    else this.consider(move);
  }

  private consider(move: string): void {
    const confirmed = isConfirmed(move, this.chosen);
    this.chosen = move;
    this.tempo = (this.room.offer(move)?.tempo as Tempo | null | undefined) ?? this.tempo;
    if (confirmed) {
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
    this.consider(move);
  }

  confirm(): void {
    const offer = this.pending === null ? undefined : this.room.offer(this.pending);
    if (offer) this.room.play(leaningMove(offer, this.simulated ? this.lean : "straight"));
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

  /** A hand takes hold of a card; false when it must not now. */
  grab(stroke: Stroke): boolean {
    const may = this.pulling && this.simulated;
    if (may) this.deck.grab(stroke);
    return may;
  }

  putBack(): boolean {
    if (this.chosen !== null) this.chosen = null;
    else if (this.gift !== null) this.gift = null;
    else if (this.plan !== null) this.plan = null;
    else return false;
    return true;
  }

  key(event: KeyboardEvent): boolean {
    return pressKey(this, event);
  }

  /** Clears what no longer fits when something has happened. */
  private follow(view: View): void {
    untrack(() => {
      this.deck.tidy(view);
      const moment = `${this.room.acting} ${view.phase} ${view.turn} ${view.drawn.join()} ${this.room.table.n}`;
      if (moment === this.moment) return;
      this.moment = moment;
      this.chosen = null;
      this.plan = null;
      this.gift = null;
      this.trial = null;
      if (!this.held) this.slot = view.grimoire.slots[0]?.slot ?? null;
    });
  }
}
