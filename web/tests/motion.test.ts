import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { told } from "../src/games/kamimai/poses";
import { type Frame, Motion, unpack } from "../src/motion";
import type { Poses } from "../src/wire";
import { packed } from "./packed";

interface Case {
  name: string;
  packed: string;
  frames: Frame[];
}
const GOLDEN = join(import.meta.dirname, "..", "..", "tests", "kamimai", "motion.json");
const golden: Case[] = JSON.parse(readFileSync(GOLDEN, "utf8"));

const part = (number: number, last: boolean, ...at: number[]): Poses => ({
  type: "poses",
  n: 5,
  slot: 1,
  start: "",
  frames: packed(...at),
  part: number,
  last,
});
const times = (motion: Motion, now: number) => motion.due(now).map((one) => one.at);

test.each(golden)("the page reads what the table packs: $name", (one) => {
  expect(unpack(one.packed)).toEqual(one.frames);
});

test("a motion starts where its first frame says and ends where its last one does", () => {
  const [, , moving, far] = golden;
  const motion = new Motion({ ...part(0, true), start: moving.packed, frames: far.packed }, 0);
  expect(motion.start).toEqual(moving.frames[0].cards);
  expect(motion.due(0).at(-1)).toEqual(far.frames.at(-1));
});

test("a card's turn is whole again after rounding", () => {
  const [slot, pose] = told([3, 12, 438, -7, 966, -258, 3, 0]);
  expect(slot).toBe(3);
  expect(pose.slice(0, 3)).toEqual([0.12, 4.38, -0.07]);
  expect(Math.hypot(...pose.slice(3))).toBeCloseTo(1, 12);
});

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
