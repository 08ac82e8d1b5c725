// A card of KamiMaï as the screen draws it: its symbol, its colours and its letter. No colour stands alone.

import { ELEMENT, element, SPIRIT } from "./tent";

export type Colour = "water" | "earth" | "air" | "fire";
export const COLOURS: readonly Colour[] = ["water", "earth", "air", "fire"];
const KEYS: Record<string, string> = { water: "W", earth: "E", air: "A", fire: "F" };

/** What the drawings call an element. */
export const keyOf = (colour: string): string => KEYS[colour] ?? "";
/** The element of an Element card, a Guardian or a Fairy; empty for the other creatures. */
export const colourOf = (card: string): string => (card.split("-")[0] in KEYS ? card.split("-")[0] : "");

const MOUSE =
  '<path d="M22 66C22 44 40 34 58 38C74 42 82 56 80 70C79 80 66 84 50 84C34 84 22 80 22 66Z" fill="#cbb9a6" stroke="#3a2c22" stroke-width="5"/><circle cx="36" cy="34" r="13" fill="#e8d5c4" stroke="#3a2c22" stroke-width="5"/><circle cx="62" cy="28" r="12" fill="#e8d5c4" stroke="#3a2c22" stroke-width="5"/><path d="M34 62h.1M48 60h.1" stroke="#3a2c22" stroke-width="8" stroke-linecap="round"/><path d="M80 74C94 72 96 58 88 50" fill="none" stroke="#3a2c22" stroke-width="5" stroke-linecap="round"/>';
const WINGS =
  '<path d="M50 44C30 22 8 22 8 34C8 46 34 48 50 46C66 48 92 46 92 34C92 22 70 22 50 44Z" fill="#d6f0ea" stroke="#0c4744" stroke-width="4"/><path d="M50 50C36 62 18 62 18 54C18 48 38 48 50 50C62 48 82 48 82 54C82 62 64 62 50 50Z" fill="#d6f0ea" stroke="#0c4744" stroke-width="4"/><path d="M50 36V90" stroke="#2b8f8a" stroke-width="7" stroke-linecap="round"/><circle cx="50" cy="30" r="8" fill="#2b8f8a" stroke="#0c4744" stroke-width="4"/>';
const OTHERS: Record<string, string> = { wolf: SPIRIT.wolf, imp: SPIRIT.imp, dragonflies: WINGS, mouse: MOUSE };

/** In a box of 100 by 100. Guardians and Fairies wear their element. */
export function symbol(card: string): string {
  const key = keyOf(colourOf(card));
  if (!key) return OTHERS[card] ?? "";
  const e = ELEMENT[key];
  const small = `<g transform="translate(58 56) scale(.42)">${element(key)}</g>`;
  if (card.endsWith("-guardian")) return SPIRIT.guard.replaceAll("#163d80", e.d) + small;
  if (card.endsWith("-fairy"))
    return SPIRIT.fairy.replaceAll("#7e1d0e", e.d).replaceAll("#d8452d", e.c).replaceAll("#ffc9b8", e.l) + small;
  return element(key);
}

/** Frame, dark ink and tint of a card's face. */
export function colours(card: string): { c: string; d: string; l: string } {
  const e = ELEMENT[keyOf(colourOf(card))];
  if (!e) return { c: "#6a4aa8", d: "#38216e", l: "#efe8fb" };
  return card.endsWith("-guardian") ? { c: e.d, d: e.d, l: "#ece3c9" } : e;
}
