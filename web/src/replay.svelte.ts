// A finished or running game looked at again: frames instead of a socket, the same room for the game screens. Standing
// cards move on the way to a frame as they did, one step after another; a jump shows where they came to rest.

import { Motion } from "./motion";
import { Room } from "./room.svelte";
import { lasting } from "./settings.svelte";
import type { Frame, Poses, Replay } from "./wire";

/** As they were built. */
const BUILT: Poses = { type: "poses", n: 0, slot: null, start: "", frames: "", part: 0, last: true };

export class ReplayRoom extends Room {
  frames: Frame[] = $state.raw([]);
  at = $state(0);
  /** True while cards are on their way to the frame. */
  moving = $state(false);
  private viewpoint: number | null = $state(null);
  private showing: ReturnType<typeof setTimeout> | undefined;

  constructor(
    told: Replay,
    viewpoint: number | null,
    at: number,
    private readonly poses: (n: number) => Promise<Poses | null> = async () => null,
  ) {
    super(told.table);
    this.viewpoint = viewpoint;
    this.take(told, at);
  }

  override get seat(): number | null {
    return this.viewpoint;
  }

  /** The same game through other eyes; the place in the log stays. */
  see(told: Replay, viewpoint: number | null): void {
    this.viewpoint = viewpoint;
    this.take(told, this.frames[this.at]?.n ?? 0);
  }

  /** Shows the frame after log number `n` (the nearest one before it where there is none). */
  jump(n: number): void {
    const later = this.frames.findIndex((frame) => frame.n > n);
    this.go(later === -1 ? this.frames.length - 1 : later - 1);
  }

  go(index: number): void {
    const before = this.at;
    this.at = Math.max(0, Math.min(index, this.frames.length - 1));
    const walks = this.at === before + 1 && this.frames[this.at].poses && this.view !== null;
    this.show(walks ? before : this.at);
    if (this.frames.some((frame) => frame.poses)) void this.stand(this.at, walks);
  }

  private show(index: number): void {
    clearTimeout(this.showing);
    this.moving = false;
    const frame = this.frames[index];
    this.view = frame.view;
    this.latest = frame.entry;
    this.log = this.frames.slice(0, index + 1).flatMap((one) => (one.entry ? [one.entry] : []));
    this.table = { ...this.table, turn: frame.entry?.turn ?? 1, standing: frame.standing, to_act: [] };
  }

  /** Brings the cards to where they are at a frame, on their own way if it is the next one. */
  private async stand(index: number, walks: boolean): Promise<void> {
    this.moving = walks;
    const n = walks ? this.frames[index].n : this.lastMoved(index);
    const told = n === null ? null : await this.poses(n);
    if (index !== this.at) return;
    const motion = new Motion(told ?? BUILT, walks ? lasting(1) : 0);
    motion.begin(performance.now());
    this.motion = motion;
    if (walks) this.showing = setTimeout(() => this.show(index), motion.left(performance.now()));
  }

  /** The log number of the last motion that still counts at a frame; null when the deck was built anew after it. */
  private lastMoved(index: number): number | null {
    for (const frame of this.frames.slice(0, index + 1).reverse()) {
      if (frame.entry?.events.some((event) => event.kind === "rebuilt")) return null;
      if (frame.poses) return frame.n;
    }
    return null;
  }

  private take(told: Replay, n: number): void {
    this.table = told.table;
    this.frames = told.frames;
    this.jump(n);
  }
}
