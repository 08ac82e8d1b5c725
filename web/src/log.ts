// The log in words: each event's key and values become a sentence in the reader's language.

import type { Room } from "./room.svelte";
import type { LogEntry, Why } from "./wire";
import { say, sentence, type Values } from "./words.svelte";

/** The sentences of an entry; events without words of their own stay silent. */
export function logWords(entry: LogEntry, room: Room): string[] {
  const told = entry.events.map((event) => eventWords(event, room)).filter((line) => line !== null);
  return told.length ? told : [say("played", { player: room.called(entry.seat), move: entry.move ?? "…" })];
}

export function eventWords(event: Record<string, unknown>, room: Room): string | null {
  return sentence(`event-${event.kind}`, spoken(event, room), room.game);
}

export function reasonWords(reason: Why, room: Room | null): string {
  return say(reason.key, room ? spoken(reason.values, room) : reason.values, room?.game ?? "");
}

/** Values as sentences want them: lists joined, seats with their player's name beside them. */
export function spoken(values: Values, room: Room): Values {
  const made: Values = {};
  for (const [name, value] of Object.entries(values)) {
    made[name] = Array.isArray(value) ? value.join(", ") : typeof value === "boolean" ? String(value) : value;
  }
  if (typeof values.seat === "number") {
    made.player = room.name(values.seat);
    made.who = values.seat === room.seat ? "you" : "other";
  }
  return made;
}
