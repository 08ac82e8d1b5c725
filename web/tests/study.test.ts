// What the analysis says of a move: nothing that was said of what was played, nothing to the reader about others. The
// house says nothing here, so that a reason is its key.

import { expect, test } from "vitest";
import type { Advice } from "../src/wire";
import { seated } from "./seated";

const { adviceAt, adviceBetter, adviceLikely, eventWords } = await import("../src/log");

const room = seated("rune", {});
const advice = (change: Partial<Advice>): Advice => ({ events: [], likely: [], because: [], ...change });
const master = { kind: "master", seat: 1, colour: "green", cell: "n9", size: 2, points: 4 };
const said = eventWords(master, room);

test("a better move that is seen is told whole", () => {
  expect(adviceBetter(advice({ events: [master] }), ["Odo draws."], room)).toBe(said);
});

test("a better move that is told as the one played, or has no words, is another move", () => {
  const because = [{ key: "spell-works" }];
  const other = "another move. because-spell-works";
  expect(adviceBetter(advice({ events: [master], because }), [said, "Odo draws."], room)).toBe(other);
  expect(adviceBetter(advice({ because }), [], room)).toBe(other);
  expect(adviceBetter(advice({}), [], room)).toBe("");
});

test("reasons that say “you” are told of the reader’s own moves only", () => {
  const better = advice({ because: [{ key: "betters", times: 20, of: 20 }, { key: "learns" }, { key: "hunts" }] });
  expect(adviceLikely(adviceAt(better, 0, room), room)).toHaveLength(1);
  expect(adviceBetter(adviceAt(better, 0, room), [], room)).toContain("because-learns because-hunts");
  expect(adviceLikely(adviceAt(better, 1, room), room)).toEqual([]);
  expect(adviceBetter(adviceAt(better, 1, room), [], room)).toBe("another move. because-hunts");
});
