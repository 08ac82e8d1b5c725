// Events and reasons in words: a key and values become a sentence in the reader's language, as the house's own words
// do it. `seat` gives $player and $you; a value v under key k is spoken as the message k-v where there is one; lists
// item by item.

import type { Room } from "./room.svelte";
import type { Hint, LogEntry, Why } from "./wire";
import { say, sentence, type Values } from "./words.svelte";

/** The sentences of an entry; an entry none of whose events has words shows its move. */
export function logWords(entry: LogEntry, room: Room): string[] {
  const told = entry.events.map((event) => eventWords(event, room)).filter((line) => line !== "");
  return told.length ? told : [say("played", { player: room.called(entry.seat), move: entry.move ?? "…" })];
}

/** Empty where an event is only for the screen. */
export function eventWords(event: Record<string, unknown>, room: Room): string {
  return sentence(`event-${event.kind}`, spoken(event, room), room.game) ?? "";
}

export function reasonWords(reason: Why, room: Room | null): string {
  return say(`reason-${reason.key}`, spoken(reason.values, room), room?.game ?? "");
}

/** A hint in a sentence or three: what the move is, what it promises, why. */
export function hintWords(hint: Hint, room: Room): string {
  return [hintMove(hint, room), say("hint-share", { share: hint.share }), ...hintReasons(hint, room)].join(" ");
}

/** A sentence with how often it holds, alone where the rules make it certain. */
function shared(times: number, of: number, what: string): string {
  if (of === 0 || what === "") return what;
  return say(times === of ? "likely-always" : "likely-often", { times, of, what });
}

/** What the move does by the rules, whatever is hidden, in words; its notation where there are none. */
export function hintMove(hint: Hint, room: Room): string {
  return (
    hint.events
      .map((event) => eventWords(event, room))
      .filter(Boolean)
      .join(" ") || hint.move
  );
}

/** What else mostly comes of it, and why it is good. */
export function hintReasons(hint: Hint, room: Room): string[] {
  const events = hint.likely.map((one) => shared(one.times, one.of, eventWords(one.event, room)));
  const reasons = hint.because.map((one) =>
    shared(one.times ?? 0, one.of ?? 0, say(`because-${one.key}`, spoken(one.values ?? {}, room), room.game)),
  );
  return [...events, ...reasons].filter(Boolean);
}

export function spoken(values: Values, room: Room | null): Values {
  const told: Values = {};
  for (const [name, value] of Object.entries(values)) {
    told[name] = spokenValue(name, value, room?.game ?? "");
    const seated = room && (name === "seat" || name.endsWith("-seat")) && typeof value === "number" && value >= 0;
    if (!seated) continue;
    const prefix = name.slice(0, -"seat".length);
    told[`${prefix}player`] = room.name(value);
    told[`${prefix}you`] = value === room.self ? "yes" : "no";
  }
  return told;
}

function spokenValue(name: string, value: unknown, game: string): unknown {
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (Array.isArray(value)) return value.map((item) => spokenValue(name.replace(/s$/, ""), item, game)).join(", ");
  if (typeof value !== "string" && typeof value !== "number") return "";
  return sentence(`${name.split("-").at(-1)}-${value}`, {}, game) ?? value;
}
