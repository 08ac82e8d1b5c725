// How the order of a round came about, told step by step over the book: pages open, groups form, each reversal turns it
// round.

import { lasting } from "../../settings.svelte";
import type { Order } from "./wire";

const STAGE = 400;
const LINGER = 2200;
const WHOLE = 99;

export class Tale {
  /** How much is told: 0 pages open, 1 groups, then one more for each reversal. */
  stage = $state(WHOLE);
  /** True while it lies over the book. */
  revealing = $state(false);
  private round: number | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly order: () => Order | null) {}

  /** Tells the order of a new round; that of the first view is known already. */
  follow(): void {
    const round = this.order()?.round ?? 0;
    const fresh = this.round !== null && round > this.round;
    this.round = round;
    if (fresh) this.tell();
  }

  /** Tells it once more; those who want no motion see the whole at once. */
  tell(): void {
    clearTimeout(this.timer);
    if (!lasting(STAGE)) {
      this.end();
      return;
    }
    this.stage = 0;
    this.revealing = true;
    this.timer = setTimeout(this.tellOn, lasting(STAGE * 2));
  }

  private tellOn = (): void => {
    const last = 1 + (this.order()?.reversals.length ?? 0);
    if (this.stage >= last) {
      this.end();
      return;
    }
    this.stage += 1;
    this.timer = setTimeout(this.tellOn, lasting(this.stage === last ? LINGER : STAGE * 2));
  };

  /** Shows the whole of it and frees the book. */
  end(): void {
    clearTimeout(this.timer);
    this.stage = WHOLE;
    this.revealing = false;
  }

  hide(): void {
    this.revealing = false;
  }
}
