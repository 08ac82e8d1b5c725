import type { Letters } from "../../drawings/stones";
import { say } from "../../words.svelte";

/** The letter beside each stone, in the reader's language. */
export function letters(): Letters {
  const letter = (colour: string) => say(`letter-${colour}`, {}, "rune");
  return { B: letter("B"), G: letter("G"), R: letter("R") };
}
