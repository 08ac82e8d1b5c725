// How Rune writes gains and stones.

import { w } from "./parlance";
import type { Letters } from "./stones";

/** A gain or loss with its sign. */
export function signed(points: number): string {
  return points > 0 ? `+${points}` : points < 0 ? `−${-points}` : "±0";
}

/** The letter beside each stone, in the reader's language. */
export function letters(): Letters {
  const letter = (colour: string) => w(`letter-${colour}`);
  return { B: letter("B"), G: letter("G"), R: letter("R") };
}
