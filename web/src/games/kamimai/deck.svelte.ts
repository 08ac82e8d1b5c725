// The standing Grimoire in motion: where its cards are, what the simulation tells of them, and the card in the own
// hand.

import { LiveRoom } from "../../live.svelte";
import type { Motion } from "../../motion";
import { rustle, play as sound } from "../../sound";
import type { LogEntry } from "../../wire";
import type { KamiRoom } from "./control.svelte";
import { between, type Pose, told, topples, unrest } from "./poses";
import type { Stroke } from "./stroke";
import type { View } from "./wire";

export class Deck {
  /** Cards that are not where they were built, by slot: what the table's simulation has told so far. */
  poses: ReadonlyMap<number, Pose> = $state.raw(new Map());
  /** The card in the own hand, where the hand has it: it does not wait for the table. */
  drag: { slot: number; pose: Pose } | null = $state.raw(null);
  /** How restless the deck is, from 0 to 1. */
  unrest = $state(0);
  /** True from the moment cards lie until they move again or are built up. */
  toppled = $state(false);
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

  /** Cards that were drawn or built up anew are no longer where they were told to be. */
  tidy(view: View): void {
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
