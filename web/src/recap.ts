// A turn in one line: what others did in it, in fragments without a subject that stand behind a name.

import { logWords, spoken } from "./log";
import type { Room } from "./room.svelte";
import type { LogEntry } from "./wire";
import { say, sentence } from "./words.svelte";

/** Entries of one turn, in order. */
export interface Turn {
  turn: number;
  entries: LogEntry[];
}

/** What one seat did in a turn. */
export interface RecapLine {
  seat: number;
  texts: string[];
}

/** The log by turns, oldest first. */
export function turnsOf(log: readonly LogEntry[]): Turn[] {
  const turns: Turn[] = [];
  for (const entry of log) {
    const last = turns.at(-1);
    if (last?.turn === entry.turn) last.entries.push(entry);
    else turns.push({ turn: entry.turn, entries: [entry] });
  }
  return turns;
}

/** What happened in some entries, a line for each seat that did something, in the order of their first deed. */
export function recapLines(entries: readonly LogEntry[], room: Room): RecapLine[] {
  const lines = new Map<number, string[]>();
  for (const entry of entries)
    for (const event of entry.events) {
      const text = sentence(`recap-${event.kind}`, spoken(event, room), room.game);
      if (!text) continue;
      const seat = typeof event.seat === "number" && event.seat >= 0 ? event.seat : entry.seat;
      const texts = lines.get(seat) ?? [];
      if (!texts.includes(text)) lines.set(seat, [...texts, text]);
    }
  return [...lines].map(([seat, texts]) => ({ seat, texts }));
}

/** A turn as one line of the log; a game without fragments says its first sentence. */
export function headline(entries: readonly LogEntry[], room: Room): string {
  const lines = recapLines(entries, room).filter(({ seat }) => seat >= 0);
  if (!lines.length) return logWords(entries[0], room)[0] ?? "";
  return lines
    .map(({ seat, texts }) => say("headline-turn", { name: room.called(seat), did: texts.join(", ") }))
    .join(". ");
}
