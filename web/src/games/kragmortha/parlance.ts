// Words of Kragmortha that several parts of the screen need: seats, symbols, cards, Looks and what they demand.

import { settings } from "../../settings.svelte";
import { sentence, type Values, wordsOf } from "../../words.svelte";
import type { Look, View } from "./wire";

export const w = wordsOf("kragmortha");
export const maybe = (key: string, values: Values = {}): string | null => sentence(key, values, "kragmortha");

export const letter = (symbol: string): string => w(`letter-${symbol}`);
export const symbolName = (symbol: string): string => w(`sign-${symbol}`);
export const pawnName = (seat: number): string => w(`goblin-name-${seat + 1}`);

export const isRigors = (face: string): boolean => face[0] === "r";
/** The two symbols of a movement card, as letters of the drawings. */
export const symbolsOf = (face: string): string[] => [...face.slice(1)].map((one) => one.toUpperCase());

export const lookName = (look: Look): string => w(`look-${look.id}`);

/** What a Look asks of its owner here; at one table people do it with their own arms and legs. */
export function demand(look: Look, view: View, own = false): string {
  if (look.order === null) return w("look-sleeps");
  const doubled = own && settings.easier && !look.eased && view.options["doubled-clocks"] !== true;
  const values = {
    seconds: (look.seconds ?? 0) * (doubled ? 2 : 1),
    most: look.most ?? 0,
    letters: look.letters ?? "",
  };
  return w(`${view.options.mode === "table" ? "table" : "order"}-${look.order}`, values);
}

/** Enter and space on a button of the penances press it; they do not confirm the move in mind. */
export function ownKeys(event: KeyboardEvent): void {
  if (event.key === "Enter" || event.key === " ") event.stopPropagation();
}

/** Whether the screen itself has to carry this order out. */
export function bears(view: View, seat: number | null, order: string): boolean {
  if (seat === null || view.options.mode === "table") return false;
  return view.sides[seat].looks?.some((look) => look.order === order) ?? false;
}

/** Whether the stand-in of an order is enough: for everybody at this table, for this reader, or for this one Look. */
export function isEasy(view: View, seat: number | null, order: string): boolean {
  if (seat === null) return false;
  const eased = view.sides[seat].looks?.some((look) => look.order === order && look.eased) ?? false;
  return view.options["stand-ins"] === true || settings.easier || eased;
}
