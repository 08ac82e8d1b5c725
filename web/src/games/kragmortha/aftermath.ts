// What the last step leaves on the screen: the chain of pushes that was carried out, the Looks that were turned down,
// and which case is still judged.

import type { LogEntry } from "../../wire";
import { spotOf } from "./floor";
import type { Link, View } from "./wire";

/** The chain of `before` with its last goblin where it fell, once `after` shows that it is over; else nothing. */
export function endedChain(before: View | null, after: View | null, latest: LogEntry | null): Link[] {
  const chain = before?.chain ?? [];
  const last = latest?.events.findLast((event) => event.kind === "pushed");
  if (!after || !chain.length || after.chain.length || !last) return [];
  return [...chain.slice(0, -1), { ...chain[chain.length - 1], to: spotOf(String(last.square)), choices: [] }];
}

const STEPS = ["placed", "stepped", "rigor", "warped", "pushed", "moved"];

/** The squares on which pawns were set in some entries, each once. */
export function touchedSquares(entries: readonly LogEntry[]): string[] {
  const events = entries.flatMap((entry) => entry.events).filter((event) => STEPS.includes(String(event.kind)));
  return [...new Set(events.map((event) => String(event.square)))];
}

/** How goblins follow one another in a chain: seat → place in the row, from 1. */
export function fallOrder(chain: Link[]): Map<number, number> {
  return new Map(chain.map((link, i) => [link.pushed, i + 1]));
}

/** K-26: what was turned down in a step, as far as this reader saw it. */
export function rejectedLooks(latest: LogEntry | null): string[] {
  const drawn = latest?.events.findLast((event) => event.kind === "look");
  return Array.isArray(drawn?.looks) ? (drawn.looks as string[]) : [];
}

/** True while one case is judged; then the others' sealed votes change nothing of one's own. */
export function isSameCase(before: View | null, after: View | null): boolean {
  return caseText(after) !== null && caseText(after) === caseText(before);
}

function caseText(view: View | null): string | null {
  return view?.case ? `${view.turn} ${view.case.accused} ${view.case.look}` : null;
}
