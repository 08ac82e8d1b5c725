// Words of Kragmortha that several parts of the screen need: seats, symbols, cards, Looks and what they demand.

import { settings } from "../../settings.svelte";
import { sentence, type Values, wordsOf } from "../../words.svelte";
import { groundAt, spotOf, steps } from "./floor";
import type { Look, Spot, View } from "./wire";

export const w = wordsOf("kragmortha");
export const maybe = (key: string, values: Values = {}): string | null => sentence(key, values, "kragmortha");

export const letter = (symbol: string): string => w(`letter-${symbol}`);
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

const GROUNDS: Record<string, string> = { B: "book", S: "scroll", P: "potion", G: "gems", "*": "desk" };

/** What a square shows, with its article: "a potion", "the desk". */
export function groundName(view: View, square: string): string {
  const spot = spotOf(square);
  const isCircle = view.floor.teleports.some((one) => one.square === square);
  return w(`ground-${isCircle ? "teleport" : (GROUNDS[groundAt(view.floor, spot.x, spot.y)] ?? "none")}`);
}

/** Enter and space on a button of the penances press it; they do not confirm the move in mind. */
export function ownKeys(event: KeyboardEvent): void {
  if (event.key === "Enter" || event.key === " ") event.stopPropagation();
}

/** Which goblin a seat is if its name does not tell, where it stands, how near its end it is. */
export function seatWords(view: View, seat: number, name: string): string {
  const { spot, look_count: looks } = view.sides[seat];
  const pawn = pawnName(seat);
  const state = w("seat-state", { square: spot?.square ?? w("not-placed"), looks });
  return name === pawn ? state : `${pawn}, ${state}`;
}

/** Whether the screen itself has to carry this order out. */
export function bears(view: View, seat: number | null, order: string): boolean {
  if (seat === null || view.options.mode === "table") return false;
  return view.sides[seat].looks?.some((look) => look.order === order) ?? false;
}

/** A Heavy Chin sees symbols only near its goblin and near Rigor. */
export function isDark(view: View, seat: number | null, at: Pick<Spot, "x" | "y">): boolean {
  const own = seat === null ? null : view.sides[seat].spot;
  const near = [view.rigor, own].some((spot) => spot !== null && steps(spot, at) <= view.box.sight);
  return !near && bears(view, seat, "head-2");
}

/** Whether the stand-in of an order is enough: for everybody at this table, for this reader, or for this one Look. */
export function isEasy(view: View, seat: number | null, order: string): boolean {
  if (seat === null) return false;
  const eased = view.sides[seat].looks?.some((look) => look.order === order && look.eased) ?? false;
  return view.options["stand-ins"] === true || settings.easier || eased;
}
