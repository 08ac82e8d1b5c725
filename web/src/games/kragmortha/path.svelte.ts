// The moves in mind, in order: the first waits for Confirm, the others follow by themselves; and what the table says of
// them.

import type { Room } from "../../room.svelte";
import type { Offer, Trial, View } from "./wire";

export class Path {
  moves: string[] = $state.raw([]);
  trial: Trial | null = $state.raw(null);
  /** What is still to come once the first move has been played. */
  rest: string[] = [];

  constructor(private readonly room: Room<View, Offer, Trial>) {}

  get first(): string | undefined {
    return this.moves[0];
  }

  set(moves: string[]): void {
    this.moves = moves;
    this.trial = null;
  }

  /** Asks the table what the moves would do. */
  ask(): void {
    const moves = this.moves;
    this.trial = null;
    void this.room.trial(moves.join(", ")).then((trial) => {
      if (moves === this.moves) this.trial = trial;
    });
  }

  clear(): void {
    this.set([]);
  }

  /** Whether the step being shown is the first move, by this viewer. */
  get isPlayed(): boolean {
    const { latest, seat } = this.room;
    return latest !== null && latest.seat === seat && latest.move === this.first;
  }

  /** Takes out what is still to come; empty where it is no longer offered. */
  takeRest(): string[] {
    const rest = this.rest;
    this.rest = [];
    return rest.length && this.room.offer(rest[0]) ? rest : [];
  }
}
