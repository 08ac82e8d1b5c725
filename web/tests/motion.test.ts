import { expect, test } from "vitest";
import { Motion } from "../src/motion";
import type { Poses } from "../src/wire";

const frame = (at: number) => ({ at, cards: [[1, at, 0, 0, 30000, 0, 0, 0]] });
const part = (number: number, last: boolean, ...at: number[]): Poses => ({
  type: "poses",
  n: 5,
  slot: 1,
  start: [],
  frames: at.map(frame),
  part: number,
  last,
});
const times = (motion: Motion, now: number) => motion.due(now).map((one) => one.at);

test("frames come when their time comes, each once", () => {
  const motion = new Motion(part(0, true, 33, 66, 100), 1);
  motion.begin(1000);
  expect(times(motion, 1000)).toEqual([]);
  expect(times(motion, 1070)).toEqual([33, 66]);
  expect(motion.coming(1083)?.share).toBeCloseTo(0.5);
  expect(motion.left(1070)).toBe(30);
  expect(times(motion, 1100)).toEqual([100]);
  expect(motion.over(1100)).toBe(true);
});

test("a card in the own hand goes on from where it was let go, not from the start", () => {
  const motion = new Motion(part(0, true, 33, 800, 1500), 1);
  motion.begin(1000); // gripped then; the table answers 900 ms later
  expect(times(motion, 1900)).toEqual([33, 800]);
  expect(motion.left(1900)).toBe(600);
});

test("parts go on with the same clock, and it is over when the last was told and seen", () => {
  const motion = new Motion(part(0, false, 33), 1);
  motion.begin(0);
  expect(times(motion, 60)).toEqual([33]);
  expect(motion.over(60)).toBe(false);
  motion.add(part(1, false, 66, 100));
  expect(times(motion, 110)).toEqual([66, 100]);
  motion.add(part(2, true, 133));
  expect(motion.told).toBe(true);
  expect(motion.over(120)).toBe(false);
  expect(motion.over(133)).toBe(true);
});

test("a slow reader sees it slowly, one who wants no motion at once", () => {
  const slow = new Motion(part(0, true, 100), 2);
  slow.begin(0);
  expect(slow.left(100)).toBe(100);
  const off = new Motion(part(0, true, 33, 4000), 0);
  off.begin(0);
  expect(times(off, 0)).toEqual([33, 4000]);
  expect(off.left(0)).toBe(0);
});
