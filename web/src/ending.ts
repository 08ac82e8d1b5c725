// How a finished game is told: who won and why, how close it was, what decided it or what cost the reader most. Each
// game tells its own; this room has what they share, and the plain telling of any game.

import type { Room } from "./room.svelte";
import type { LogEntry } from "./wire";
import { say, sentence, type Values } from "./words.svelte";

/** A line of what decided a game or what it cost, with a number of its own where there is one. */
export interface EndingLine {
  text: string;
  value?: string;
}

export interface EndingTable {
  head: string[];
  rows: { seat: number; cells: string[] }[];
}

export interface Ending {
  title: string;
  why: string;
  /** How close it was, sentence by sentence. */
  close: string[];
  /** What decided it or what it cost. */
  decided: { title: string; lines: EndingLine[] };
  /** Where a bare number says little: a row for each seat instead of the scores. */
  table?: EndingTable;
}

/** What the next game could be, where the game knows better than another opponent: other options. */
export interface Again {
  label: string;
  options: Record<string, boolean | number | string>;
}

/** Whether the reader has won; with several people at one page, or for a spectator, nobody is the reader. */
export function hasWon(room: Room): boolean {
  return room.self !== null && room.result!.winners.includes(room.self);
}

/** The winner, and who came closest: the reader where the reader lost. */
export function rivals(room: Room): { first: number; second: number } {
  const { scores, winners } = room.result!;
  const ranked = scores.map((_, seat) => seat).sort((a, b) => scores[b] - scores[a]);
  const first = winners[0] ?? ranked[0];
  const others = ranked.filter((seat) => seat !== first);
  const second = room.self !== null && room.self !== first ? room.self : (others[0] ?? first);
  return { first, second };
}

/** Which of two is ahead after each turn, without the turns at which they are even. */
function leaders(course: number[][], a: number, b: number): number[] {
  return course.flatMap((points) => (points[a] === points[b] ? [] : [points[a] > points[b] ? a : b]));
}

/** How often the lead went from one of two seats to the other. */
export function leadChanges(course: number[][], a: number, b: number): number {
  const ahead = leaders(course, a, b);
  return ahead.filter((seat, i) => i > 0 && seat !== ahead[i - 1]).length;
}

/** How close two seats were, for games that count points in the open. */
export function closeLines(room: Room): string[] {
  const course = room.result!.course ?? [];
  const { first, second } = rivals(room);
  if (course.length < 3 || first === second) return [];
  const changes = leadChanges(course, first, second);
  const told = changes
    ? say("close-changes", { count: changes })
    : say("close-never", spokenOf(room, leaders(course, first, second)[0] ?? first));
  const before = course.at(-2)!;
  if (room.self === null || ![first, second].includes(room.self)) return [told];
  const other = room.self === first ? second : first;
  const [mine, theirs] = [before[room.self], before[other]];
  const place = mine > theirs ? "ahead" : mine < theirs ? "behind" : "even";
  return [say("close-before", { place, mine, theirs }), told];
}

/** How sentences speak of a seat: `you` and `name`. */
export function spokenOf(room: Room, seat: number): Values {
  return { you: seat === room.self ? "yes" : "no", name: room.name(seat) };
}

/** The headline by points; a tie is shared, or nobody's. */
export function pointsTitle(room: Room): string {
  const { winners, scores } = room.result!;
  if (!winners.length) return say("result-nobody");
  if (winners.length > 1) return say("result-shared", { names: winners.map((seat) => room.called(seat)).join(", ") });
  const [winner] = winners;
  const best = Math.max(...scores.filter((_, seat) => seat !== winner), Number.NEGATIVE_INFINITY);
  const margin = Number.isFinite(best) ? scores[winner] - best : 0;
  return say(margin > 0 ? "result-by" : "result-bare", { ...spokenOf(room, winner), margin });
}

/** Every event of the log with the entry it belongs to. */
export function eventsOf(room: Room): { entry: LogEntry; event: Record<string, unknown> }[] {
  return room.log.flatMap((entry) => entry.events.map((event) => ({ entry, event: event as Record<string, unknown> })));
}

/** Any game: its points, and its own word for why. */
export function plainEnding(room: Room): Ending {
  return {
    title: pointsTitle(room),
    why: sentence(`outcome-${room.result!.key}`, {}, room.game) ?? "",
    close: closeLines(room),
    decided: { title: "", lines: [] },
  };
}
