// What the pull in mind would do: other hands try it at the table once a card has been aimed at for a moment (M-56).

import type { KamiRoom } from "./control.svelte";
import { w } from "./parlance";
import type { Box, Trial } from "./wire";

const AIMING = 300; // milliseconds that a card is aimed at before hands try it
export type Danger = "calm" | "risky" | "wild";

/** What to call a pull that falls in so many of ten thousand tries: the same word everywhere. */
export function dangerOf(risk: number, box: Pick<Box, "risky" | "wild">): Danger {
  return risk >= box.wild ? "wild" : risk >= box.risky ? "risky" : "calm";
}

export class Risk {
  /** What came of it, once it has been tried; of no other pull than the one in mind. */
  trial: Trial | null = $state.raw(null);
  /** True while hands try it. */
  trying = $state(false);
  private move: string | null = null;
  private waiting: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly room: KamiRoom) {}

  /** The pull in mind is this one now, or none; the same one once the position has changed is another. */
  follow(move: string | null): void {
    clearTimeout(this.waiting);
    this.move = move;
    this.trial = null;
    this.trying = move !== null;
    if (move !== null) this.waiting = setTimeout(() => void this.ask(move), AIMING);
  }

  private async ask(move: string): Promise<void> {
    const trial = await this.room.trial(move, true);
    if (this.move !== move) return;
    this.trial = trial;
    this.trying = false;
    if (trial?.tries) this.room.announcement = `${this.word(trial.risk ?? 0)}: ${this.told}`;
  }

  /** How dangerous it is: by those who tried it, else by the estimate. */
  danger(estimate: number): Danger {
    const { tries, fell, risk } = this.trial ?? { tries: 0, fell: 0, risk: null };
    return dangerOf(tries ? (10000 * fell!) / tries : (risk ?? estimate), this.room.view!.box);
  }

  word(estimate: number): string {
    return w(`danger-${this.danger(estimate)}`);
  }

  /** How often it fell and how often a neighbour came along; nothing before it was tried. */
  get told(): string {
    const { tries, fell, several } = this.trial ?? { tries: 0 };
    if (!tries) return this.trying ? w("tries-under-way") : "";
    return w("tries-told", { fell: fell!, tries }) + (several ? w("tries-several", { count: several }) : "");
  }

  /** The same as briefly as can be. */
  get count(): string {
    const { tries, fell } = this.trial ?? { tries: 0 };
    return tries ? w("tries-count", { fell: fell!, tries }) : "";
  }
}
