// A pad beside a real table: every tap is a report, sent in the order of the taps, and nothing is confirmed.

import { untrack } from "svelte";
import type { Control, Prompt } from "../../games/screen";
import { LiveRoom } from "../../live.svelte";
import type { Room } from "../../room.svelte";
import { say } from "../../words.svelte";

export class PadControl implements Control {
  readonly pending = null;
  /** Taps that wait for the answer to an earlier one. */
  private waiting: string[] = $state.raw([]);

  constructor(readonly room: Room) {
    if (!(room instanceof LiveRoom)) return;
    $effect.root(() => {
      $effect(() => this.keepUp(room));
    });
  }

  get prompt(): Prompt {
    return { text: say("prompt-move", {}, this.room.game) };
  }

  /** Reports of others are shown at once, and the next tap is sent; a refusal drops those behind it. */
  private keepUp(room: LiveRoom): void {
    if (room.queue.length) untrack(() => room.hurry());
    if (room.refused) this.waiting = [];
    const [next, ...rest] = this.waiting;
    if (next === undefined || room.busy) return;
    untrack(() => {
      this.waiting = rest;
      room.play(next);
    });
  }

  choose(move: string): void {
    if (this.room.over) return;
    if (this.room instanceof LiveRoom) this.room.refused = null;
    this.waiting = [...this.waiting, move];
  }

  putBack(): boolean {
    return false;
  }

  key(): boolean {
    return false;
  }
}
