// Words of KamiMaï that several parts of the screen need.

import { wordsOf } from "../../words.svelte";
import type { Area } from "./wire";

export const w = wordsOf("kamimai");

/** An area of the sheet as it is read out. */
export function areaTold(area: Area): string {
  return w("area-told", {
    area: w(`area-${area.area}`),
    effect: w(`effect-${area.effect}`),
    left: area.spells.filter((spell) => !spell.marked).length,
    sealed: area.sealed ? "yes" : "no",
    targeted: area.targeted ? "yes" : "no",
  });
}
