// Every order of the Looks crossed with every way in which the page sends moves: it never carries on by itself where
// something must be done in between (K-34), and never waits where nothing is.

import { describe, expect, test } from "vitest";
import type { Side, Trial, View } from "../src/games/kragmortha/wire";
import { entry, key, Seated, seated } from "./seated";

const { KragControl } = await import("../src/games/kragmortha/control.svelte");
const { spotOf } = await import("../src/games/kragmortha/floor");

const FAMILIES = ["mouth", "head", "arm", "hand", "leg", "voice"];
const ORDERS = FAMILIES.flatMap((family) => [1, 2, 3, 4].map((number) => `${family}-${number}`));
/** What must be done between two moves of a turn, by order: knees, the far button, a hail, a jaw that may have shut. */
const BETWEEN = ["leg-3", "arm-1", "voice-1", "mouth-3"];
const FIRST = "play 1 a2";
const SECOND = "step a3";
const PLAN = [{ move: FIRST, kind: "play", slot: 1, square: "a2" }];
const STEPS = [
  { move: SECOND, kind: "step", square: "a3" },
  { move: "stop", kind: "stop" },
];

const view = (order: string, phase: string): View => {
  const side = (seat: number, square: string, orders: string[]) =>
    ({ seat, spot: spotOf(square), looks: orders.map((one) => ({ id: one, order: one })) }) as unknown as Side;
  const sides = [side(0, "a1", [order]), side(1, "b2", [])];
  const rest = { turn: 3, active: 0, actor: 0, hand: [{ slot: 1 }], chain: [], owed: [], case: null };
  return { phase, sides, ...rest, must_look: false, options: { mode: "online" } } as unknown as View;
};

/** A room that holds answers back, as a live one does. */
class Holding extends Seated {
  override readonly holdsBack = true;
  replies: string[] = [];
  override reply(move: string): void {
    this.replies.push(move);
  }
}

function atTable(order: string, phase: string, offers: object[]) {
  const { table } = seated("kragmortha", {});
  const room = new Holding(table);
  room.view = view(order, phase);
  room.offers = offers;
  room.answers[FIRST] = {
    reason: null,
    next_steps: [spotOf("a3")],
    next_link: null,
    path: [],
    fates: [],
  } as unknown as Trial;
  const control = new KragControl(room);
  control.follow();
  return { room, control };
}

/** The page has both steps in mind and sends the first in one of its ways; the table shows it. */
async function sendPlanned(order: string, send: Way) {
  const { room, control } = atTable(order, "plan", PLAN);
  control.hold(1);
  control.take(control.marks[0]);
  await Promise.resolve();
  control.take(control.marks.find((mark) => mark.onward)!);
  expect(control.path.moves).toEqual([FIRST, SECOND]);
  send(control, room);
  expect(room.plays).toEqual([FIRST]);
  room.latest = entry(0, FIRST);
  room.offers = STEPS;
  room.view = view(order, "second");
  control.follow();
  return { room, control };
}

type Way = (control: InstanceType<typeof KragControl>, room: Seated) => void;
const WAYS: Record<string, Way> = {
  Confirm: (control, room) => room.play(control.pending!),
  "the far button": (control) => control.confirmFar(),
  "the last square again": (control) => control.take(control.marks.find((mark) => mark.move === SECOND)!),
};

describe.each(ORDERS)("%s", (order) => {
  test.each(Object.keys(WAYS))("a planned second step after %s", async (way) => {
    const { room, control } = await sendPlanned(order, WAYS[way]);
    const waits = BETWEEN.includes(order);
    expect(room.plays).toEqual(waits ? [FIRST] : [FIRST, SECOND]);
    if (waits) expect(control.pending).toBe(SECOND); // in mind, for Confirm when the order is obeyed
  });

  test("a planned second step while something is asked", async () => {
    const { room } = await sendPlanned(order, (control, table) => {
      table.demands = [{ ask: "name" }];
      table.play(control.pending!);
    });
    expect(room.plays).toEqual([FIRST]);
  });

  test.each(["button", "key"])("a stop by %s is held back, or waits for Confirm where an order comes first", (by) => {
    const { room, control } = atTable(order, "second", STEPS);
    if (by === "key") control.key(key("s"));
    else control.choose("stop");
    const waits = BETWEEN.includes(order);
    expect(room.replies).toEqual(waits ? [] : ["stop"]);
    expect(control.pending).toBe(waits ? "stop" : null);
    expect(room.plays).toEqual([]);
  });
});
