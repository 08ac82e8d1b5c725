// The standing Grimoire in motion: where its cards are, what the simulation tells of them, and the card in the own
// hand.

import type { Motion } from "../../motion";
import { rustle, play as sound } from "../../sound";
import type { LogEntry } from "../../wire";
import { type Tip, tipOf } from "./collapse";
import type { KamiRoom } from "./control.svelte";
import { w } from "./parlance";
import { between, creepers, hangers, type Pose, told, topples, unrest } from "./poses";
import type { Stroke } from "./stroke";
import type { View } from "./wire";

const SLOWLY = 4; // times as long as it took
const LEAD = 900; // milliseconds shown before the balance is lost
const TAIL = 1400; // and after it
const LINGER = 1800; // milliseconds that the last picture of a replay stays

/** What was last seen to move, and the position it moved in. */
interface Seen {
  motion: Motion;
  view: View;
  out: Set<number>;
}

export class Deck {
  /** Cards that are not where they were built, by slot: what the table's simulation has told so far. */
  poses: ReadonlyMap<number, Pose> = $state.raw(new Map());
  /** The card in the own hand, where the hand has it: it does not wait for the table. */
  drag: { slot: number; pose: Pose } | null = $state.raw(null);
  /** How restless the deck is, from 0 to 1. */
  unrest = $state(0);
  /** True from the moment cards lie until they move again or are built up. */
  toppled = $state(false);
  /** Neighbours that come along with the card in a hand, while they do. */
  creeping: number[] = $state.raw([]);
  /** Why it fell the last time, once it has. */
  tip: Tip | null = $state.raw(null);
  /** While a collapse is watched again: the position it happened in, and whether the balance is lost by now. */
  past: View | null = $state.raw(null);
  lost = $state(false);
  /** Cards left half out; one that a hand still has is not left yet. */
  hanging: number[] = $derived.by(() => {
    const { view } = this.room;
    const left = view && !this.past ? hangers(this.poses, view.grimoire, view.box.body) : [];
    return left.filter((slot) => slot !== this.held && slot !== this.drag?.slot);
  });
  private held: number | null = $state(null); // the card in a hand that is shown
  private seen: Seen | null = null;
  private stroke: Stroke | null = null;
  private where = new Map<number, Pose>();
  private out = new Set<number>();
  private stood = 0;
  private rebuilt = 0;
  private playing = 0;

  constructor(private readonly room: KamiRoom) {}

  /** Plays what the simulation told, as fast as it happened; at once for who wants no motion. */
  show(motion: Motion): void {
    cancelAnimationFrame(this.playing);
    this.past = null;
    this.where = new Map(motion.start.map(told));
    this.toppled = false;
    if (motion.slot !== null || motion.frames.length) {
      this.seen = { motion, view: this.room.view!, out: this.out };
      this.tip = null;
    }
    this.play(motion);
  }

  /** Where it lost its balance, watched again slowly. */
  again(): void {
    const { seen, tip } = this;
    if (!seen || !tip || this.past) return;
    const kept = { where: this.where, out: this.out };
    const motion = seen.motion.again(SLOWLY);
    cancelAnimationFrame(this.playing);
    this.past = seen.view;
    this.out = seen.out;
    this.where = new Map(motion.start.map(told));
    motion.begin(performance.now() - SLOWLY * Math.max(0, tip.at - LEAD));
    this.replay(motion, tip, SLOWLY * (LEAD + TAIL) + LINGER, () => {
      this.past = null;
      Object.assign(this, kept);
      this.tidy(this.room.view!);
    });
  }

  private replay(motion: Motion, tip: Tip, lasting: number, over: () => void): void {
    const began = performance.now();
    const step = () => {
      const now = performance.now();
      if (!this.past) return;
      for (const frame of motion.due(Math.min(now, began + lasting - LINGER)))
        for (const card of frame.cards) this.where.set(...told(card));
      this.lost = now - began > SLOWLY * Math.min(LEAD, tip.at);
      this.put(between(this.where, now < began + lasting - LINGER ? motion.coming(now) : null));
      if (now - began > lasting) over();
      else this.playing = requestAnimationFrame(step);
    };
    step();
  }

  private play(motion: Motion): void {
    const now = performance.now();
    for (const frame of motion.due(now)) {
      this.unrest = Math.max(this.unrest * 0.85, unrest(this.where, frame, motion.slot));
      for (const card of frame.cards) this.where.set(...told(card));
    }
    this.put(between(this.where, motion.coming(now)));
    if (motion.told) this.stroke = this.drag = null;
    this.held = motion.slot;
    this.warn(motion.slot);
    this.notice(motion);
    if (!motion.over(now)) this.playing = requestAnimationFrame(() => this.play(motion));
    else this.rest(motion);
  }

  /** A neighbour that creeps is seen, and told, while there is time to push back. */
  private notice(motion: Motion): void {
    const { box } = this.room.view!;
    const creeping = this.toppled ? [] : creepers(new Map(motion.start.map(told)), this.where, motion.slot, box.body);
    if (creeping.length && !this.creeping.length) this.room.announcement = w("creeps", { slot: creeping[0] });
    if (creeping.join() !== this.creeping.join()) this.creeping = creeping;
  }

  private rest(motion: Motion): void {
    this.unrest = 0;
    this.held = null;
    this.creeping = [];
    if (this.toppled && this.seen?.motion === motion)
      this.tip = tipOf(this.seen.view, motion.start, motion.frames, motion.slot);
  }

  /** What is heard of a moving deck: paper on paper, louder and louder, and the crash. */
  private warn(held: number | null): void {
    const { grimoire, box } = this.room.view!;
    const falls = !this.toppled && topples(this.where, grimoire.slots.length, held, box.body);
    this.toppled ||= falls;
    if (falls) sound("collapse");
    else if (!this.toppled) rustle(this.unrest);
  }

  /** A hand takes hold of a card. */
  grab(stroke: Stroke): void {
    this.stroke = stroke;
    this.drag = { slot: stroke.slot, pose: stroke.from };
  }

  /** The hand has the card there, and the table hears it part by part; false once the card is out of the hand. */
  carry(stroke: Stroke, pose: Pose, part: number[][] | null): boolean {
    if (this.stroke !== stroke || !this.room.drawsByHand) return false;
    this.drag = { slot: stroke.slot, pose };
    if (part?.[0][0] === 0) this.room.pull(stroke.slot, stroke.grip, part);
    else if (part) this.room.pullOn(part, true);
    return true;
  }

  /** The hand lets go. */
  release(stroke: Stroke): void {
    if (this.stroke !== stroke) return;
    this.stroke = null;
    if (stroke.begun && this.room.drawsByHand) this.room.pullOn(stroke.rest(), false);
    else this.drag = null;
  }

  /** Cards that were drawn or built up anew are no longer where they were told to be. */
  tidy(view: View): void {
    if (this.past) return;
    const latest = this.room.latest;
    const count = view.grimoire.slots.length;
    const anew = latest !== null && latest.n !== this.rebuilt && wasRebuilt(latest);
    if (anew || (count > this.stood && this.stood > 0)) {
      this.where.clear();
      this.toppled = false;
    }
    if (latest) this.rebuilt = latest.n;
    if (count) this.stood = count;
    if (this.room.acting && (!this.stroke || this.stroke.begun)) this.stroke = this.drag = null;
    this.out = drawnSlots(this.room.log);
    this.put(this.where);
  }

  /** Shows the cards there, but for those that were drawn. */
  private put(poses: ReadonlyMap<number, Pose>): void {
    this.poses = new Map([...poses].filter(([slot]) => !this.out.has(slot)));
  }
}

const wasRebuilt = (entry: LogEntry): boolean => entry.events.some((event) => event.kind === "rebuilt");

/** The slots drawn since the Grimoire was last built. */
export function drawnSlots(log: LogEntry[]): Set<number> {
  const from = log.findLastIndex(wasRebuilt) + 1;
  const pulled = log.slice(from).flatMap((entry) => entry.events.filter((event) => event.kind === "pulled"));
  return new Set(pulled.flatMap((event) => event.slots as number[]));
}
