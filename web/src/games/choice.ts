// How a move in mind becomes a played one, in every game alike, and how its steps are drawn in the prompt.

import { LiveRoom } from "../live.svelte";
import type { Room } from "../room.svelte";
import { settings } from "../settings.svelte";
import type { StepMark } from "./screen";

/** True when choosing a move plays it: it is chosen a second time, or the reader wants no Confirm. */
export function isConfirmed(move: string, chosen: string | null | undefined): boolean {
  return chosen === move || !settings.confirm;
}

/** True when a move is an answer, a report or a "stop", which needs no Confirm: a live table holds it back. */
export function isReply(room: Room, move: string, kinds: readonly string[]): boolean {
  return room.holdsBack && kinds.includes(room.offer(move)?.kind);
}

/** True when this viewer may choose; in the phases `early` offers count at once, before the seat is asked. */
export function canChoose(room: Room<{ phase: string }>, early: readonly string[]): boolean {
  if (room.acting) return true;
  if (!(room instanceof LiveRoom) || !early.includes(room.view?.phase ?? "")) return false;
  return room.offers.length > 0 && !room.busy && !room.over;
}

/** Steps of a turn: those before `at` are done, those after it are to come. */
export function stepMarks(names: readonly string[], at: number): StepMark[] {
  return names.map((text, i) => ({ text, is: i < at ? "done" : i === at ? "on" : "next" }));
}
