// A finished or running game looked at again: frames instead of a socket, the same room for the game screens.

import type { Frame, Replay } from "./api";
import { Room } from "./room.svelte";

export class ReplayRoom extends Room {
  frames: Frame[] = $state.raw([]);
  at = $state(0);
  private viewpoint: number | null = $state(null);

  constructor(told: Replay, viewpoint: number | null, at: number) {
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
    this.at = Math.max(0, Math.min(index, this.frames.length - 1));
    const frame = this.frames[this.at];
    this.view = frame.view;
    this.latest = frame.entry;
    this.log = this.frames.slice(0, this.at + 1).flatMap((one) => (one.entry ? [one.entry] : []));
    this.table = { ...this.table, turn: frame.entry?.turn ?? 1, standing: frame.standing, to_act: [] };
  }

  private take(told: Replay, n: number): void {
    this.table = told.table;
    this.frames = told.frames;
    this.jump(n);
  }
}
