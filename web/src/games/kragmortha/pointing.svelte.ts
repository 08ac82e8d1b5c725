// The square under the pointer or focus, and what the table says of going there.

import type { Room } from "../../room.svelte";
import { Debounce } from "../debounce";
import type { Offer, Trial, View } from "./wire";

export class Pointing {
  square: string | null = $state(null);
  trial: Trial | null = $state.raw(null);
  private readonly question = new Debounce();

  /** `moves` writes down what going to a square would be; null where it cannot be tried. */
  constructor(
    private readonly room: Room<View, Offer, Trial>,
    private readonly moves: (square: string) => string | null,
  ) {}

  /** What the table is asked. */
  get wish(): string | null {
    return this.room.acting && this.square !== null ? this.moves(this.square) : null;
  }

  /** Looks at a square. */
  at(square: string | null): void {
    if (square === this.square) return;
    this.square = square;
    this.ask();
  }

  /** Asks anew, since something else is in hand or in mind. */
  ask(): void {
    const wish = this.wish;
    this.trial = null;
    this.question.cancel();
    if (!wish) return;
    this.question.run(async () => {
      const trial = await this.room.trial(wish);
      if (wish === this.wish) this.trial = trial;
    });
  }
}
