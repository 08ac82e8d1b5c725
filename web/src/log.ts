// Events and reasons in words: a key and values become a sentence in the reader's language, as the house's own words
// do it. `seat` gives $player and $you; a value v under key k is spoken as the message k-v where there is one; lists
// item by item.

import type { Room } from "./room.svelte";
import type { Advice, Because, Hint, LogEntry, Why } from "./wire";
import { say, sentence, type Values } from "./words.svelte";

/** The sentences of an entry, to be read beside the board or, with `heard`, to be heard without it; of an entry none of
 * whose events has words it is only said that a move was made. */
export function logWords(entry: LogEntry, room: Room, heard = false): string[] {
  const told = entry.events.map((event) => eventWords(event, room, heard)).filter((line) => line !== "");
  return told.length
    ? told
    : [say("played", { player: room.name(entry.seat), you: entry.seat === room.self ? "yes" : "no" })];
}

/** What is spoken of several sentences: the first, and that there are more. */
export function spokenFirst(lines: string[]): string {
  const more = lines.length - 1;
  return more > 0 ? `${lines[0]} ${say("announce-more", { count: more })}` : (lines[0] ?? "");
}

/** Empty where an event is only for the screen. Who sees the board reads no cell or square that it does not show: such
 * events have words of their own for the page (`seen-`). Who hears it needs them. */
export function eventWords(event: Record<string, unknown>, room: Room, heard = false): string {
  const values = spoken(event, room);
  const seen = heard ? null : sentence(`seen-${event.kind}`, values, room.game);
  return seen ?? sentence(`event-${event.kind}`, values, room.game) ?? "";
}

export function reasonWords(reason: Why, room: Room | null): string {
  const values = spoken(reason.values, room);
  const game = room?.game ?? "";
  return sentence(`seen-reason-${reason.key}`, values, game) ?? say(`reason-${reason.key}`, values, game);
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

/** What the move does by the rules, whatever is hidden, in words; where there are none, that the board shows it. */
export function hintMove(hint: Hint, room: Room): string {
  return (
    hint.events
      .map((event) => eventWords(event, room))
      .filter(Boolean)
      .join(" ") || say("hint-shown")
  );
}

/** Why it is good by the rules alone, whatever is hidden. */
export function hintCertain(hint: Hint, room: Room): string {
  return adviceCertain({ events: [], likely: [], because: hint.because }, room);
}

/** What else mostly comes of it. */
export function hintLikely(hint: Hint, room: Room): string[] {
  return adviceLikely({ events: [], likely: hint.likely, because: hint.because }, room);
}

/** What speaks for it: first what is certain, then what is likely. */
export function hintReasons(hint: Hint, room: Room): string[] {
  return [hintCertain(hint, room), ...hintLikely(hint, room)].filter(Boolean);
}

/** Reasons that call whoever moves “you”. */
const TO_YOU = new Set(
  (
    "wins gain gain-least betters takes-lead keeps-lead lasting looks spares robs learns flees apart " +
    "aims agrees refuses takes ready reports stands shows recolours"
  ).split(" "),
);

/** What is advised about the move of a seat: its reasons are the reader's own only where the reader moved. */
export function adviceAt(advice: Advice | null | undefined, seat: number, room: Room): Advice | null {
  if (!advice || seat === room.self) return advice ?? null;
  return { ...advice, because: advice.because?.filter(({ key }) => !TO_YOU.has(key)) };
}

/** What would have been better, in words that were not said of what was played: where the better move has no words of
 * its own, or they are the same because a card is hidden, it is another move. */
export function adviceBetter(advice: Advice | null, played: string[], room: Room): string {
  const certain = adviceCertain(advice, room);
  const events = adviceCertain(advice && { ...advice, because: [] }, room);
  const lines = (advice?.events ?? []).map((event) => eventWords(event, room)).filter(Boolean);
  if (!certain || lines.some((line) => !played.includes(line))) return certain;
  return [say("better-another"), certain.slice(events.length).trim()].filter(Boolean).join(" ");
}

/** What the better move does by the rules, whatever is hidden; empty where nothing is certain or nothing was said. */
export function adviceCertain(advice: Advice | null | undefined, room: Room): string {
  const events = (advice?.events ?? []).map((event) => eventWords(event, room));
  const sure = (advice?.because ?? []).filter((one) => !one.of).map((one) => becauseWords(one, room));
  return [...events, ...sure].filter(Boolean).join(" ");
}

/** What else mostly comes of the better move. */
export function adviceLikely(advice: Advice | null | undefined, room: Room): string[] {
  const events = (advice?.likely ?? []).map((one) => shared(one.times, one.of, eventWords(one.event, room)));
  const merits = (advice?.because ?? []).filter((one) => one.of);
  return [...events, ...merits.map((one) => shared(one.times ?? 0, one.of ?? 0, becauseWords(one, room)))].filter(
    Boolean,
  );
}

function becauseWords(one: Because, room: Room): string {
  return say(`because-${one.key}`, spoken(one.values ?? {}, room), room.game);
}

export function spoken(values: Values, room: Room | null): Values {
  const told: Values = { ...room?.gloss?.(values) };
  if (room && Array.isArray(values.scores))
    told.standing = values.scores.map((score, seat) => `${room.called(seat)} ${score}`).join(", ");
  if (room && Array.isArray(values.seats))
    told.holders = values.seats.map((seat: number) => room.name(seat - 1)).join(", ");
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
