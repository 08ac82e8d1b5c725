// Words of Grimoire.

import { wordsOf } from "../../words.svelte";
import type { Page, View } from "./wire";

export const w = wordsOf("grimoire");

/** A page as it is spoken: number, name, kinds, and that it is still sealed. */
export function pageWords(page: Page): string {
  return w(page.open ? "tab-label" : "tab-sealed", {
    page: page.page,
    spell: w(`spell-${page.spell}`),
    kinds: page.kinds.map((kind) => w(`kind-${kind}`)).join(", "),
  });
}

/** What a seat has and does: order token, page, tokens and companions. */
export function seatWords(view: View, seat: number): string {
  const { token, chosen, page, vp, companions, protected: shielded } = view.sides[seat];
  const spell = page ? w(`spell-${view.pages[page - 1].spell}`) : "";
  return [
    token && w("answer-token", { token }),
    page ? w("seat-page", { page, spell }) : view.phase === "pages" && w(chosen ? "sealed" : "choosing"),
    shielded && w("shielded"),
    w("target-has", { companions: companions.length, vp }),
  ]
    .filter(Boolean)
    .join(", ");
}
