// The end of Kragmortha in its own words: who was turned to stone, who looked up least, where the Looks came from.

import { type Ending, type EndingLine, eventsOf, hasWon, spokenOf } from "../../ending";
import { say } from "../../words.svelte";
import type { KragRoom } from "./control.svelte";
import { w } from "./parlance";
import type { Rank } from "./wire";

/** Kinds of events that bring a Look, and the words' key of each. */
const CAUSES: Record<string, string> = { met: "met", slip: "slip", caught: "slip", blamed: "blamed", token: "trap" };

interface Held {
  look: unknown;
  turn: number;
  cause: string;
}

/** The Looks a seat holds at the end, in order, each with what brought it. One that was exchanged for another is held
 * no more, and the other is held for what brought the first; one that was shaken off is gone. */
export function heldLooks(events: readonly { turn: number; event: Record<string, unknown> }[], own: number): Held[] {
  let cause = "met";
  let exchanged: Held | null = null;
  const held: Held[] = [];
  for (const { turn, event } of events) {
    const kind = event.kind as string;
    const about = kind === "caught" || kind === "blamed" ? event["target-seat"] : event.seat;
    if (about !== own) continue;
    if (kind in CAUSES) cause = CAUSES[kind];
    const at = held.findIndex((one) => one.look === event.look);
    if ((kind === "spared" || kind === "unhexed") && at >= 0) {
      const [gone] = held.splice(at, 1);
      exchanged = kind === "spared" ? gone : null;
    } else if (kind === "look") {
      held.push({ ...(exchanged ?? { turn, cause }), look: event.look });
      exchanged = null;
    }
  }
  return held;
}

/** The reader's Looks, each in a line. */
function looks(room: KragRoom): EndingLine[] {
  if (room.self === null) return [];
  const events = eventsOf(room).map(({ entry, event }) => ({ turn: entry.turn, event }));
  return heldLooks(events, room.self).map(({ look, turn, cause }) => ({
    text: w("ending-look", { turn, cause }),
    value: typeof look === "string" ? w(`look-${look}`) : w("looks"),
  }));
}

/** The line of the standing that was not reached, and by what. */
function closeness(room: KragRoom, standing: readonly Rank[]): string[] {
  const [first, next] = standing;
  const own = standing.find((line) => line.seat === room.self);
  const other = own && own.place > 1 ? own : next;
  if (!other) return [];
  const by = (["looks", "books", "symbols"] as const).find((part) => first[part] !== other[part]) ?? "shared";
  const count = by === "shared" ? 0 : Math.abs(first[by] - other[by]);
  return [w("ending-close", { ...spokenOf(room, other.seat), by, count, first: room.name(first.seat) })];
}

function title(room: KragRoom, stone: number | undefined): string {
  if (stone !== undefined && stone === room.self) return w("ending-stone");
  const { winners } = room.result!;
  if (winners.length > 1) return say("result-shared", { names: winners.map((seat) => room.called(seat)).join(", ") });
  return hasWon(room) ? w("ending-won") : w("ending-other", { name: room.name(winners[0]) });
}

/** Who won all the same, told to a reader whose title speaks of stone. */
function winner(room: KragRoom, standing: readonly Rank[]): string {
  const { winners } = room.result!;
  const best = standing.find((line) => winners.includes(line.seat));
  if (!best) return "";
  const names = winners.map((seat) => room.name(seat)).join(", ");
  return ` ${w("ending-winner", { names, count: winners.length, looks: best.looks, books: best.books })}`;
}

export function ending(room: KragRoom): Ending {
  const { sides, standing } = room.view!;
  const stone = sides.find((side) => side.out)?.seat;
  const out = stone === undefined ? w("ending-books") : w("ending-out", spokenOf(room, stone));
  const why = stone !== undefined && stone === room.self ? out + winner(room, standing) : out;
  return {
    title: title(room, stone),
    why,
    close: closeness(room, standing),
    decided: { title: w("ending-looks"), lines: looks(room) },
    table: {
      head: [w("goblin"), w("looks"), w("books-short"), w("signs-short")],
      rows: standing.map(({ seat, looks: seen, books, symbols }) => ({
        seat,
        cells: [seen, books, symbols].map(String),
      })),
    },
  };
}
