import { expect, test } from "vitest";
import { between, built, type Pose, topples, unrest } from "../src/games/kamimai/poses";
import { Stroke } from "../src/games/kamimai/stroke";
import type { Body } from "../src/games/kamimai/wire";

const from: Pose = [0, 4, 0, 1, 0, 0, 0];
const BODY: Body = {
  width: 6.3,
  height: 8.8,
  thickness: 0.035,
  gap: 0.0005,
  opening: 60,
  fallen: 60,
  collapse_share: 0.1,
  collapse_least: 3,
};

test("a click is no pull, a hand that goes on is told in parts with every sample once", () => {
  const stroke = new Stroke(3, [1, 2], from, 10);
  expect(stroke.note(0.02)).toBeNull();
  stroke.move([0.2, 0, 0]);
  expect(stroke.note(0.04)).toBeNull();
  expect(stroke.begun).toBe(false);
  const parts: number[][][] = [];
  for (let i = 3; i < 20; i++) {
    stroke.move([i * 0.3, 0, 0]);
    const part = stroke.note(i * 0.02);
    if (part) parts.push(part);
  }
  parts.push(stroke.rest());
  const all = parts.flat();
  expect(stroke.begun).toBe(true);
  expect(parts.length).toBeGreaterThan(3);
  expect(parts.length).toBeLessThan(10); // not one message for each sample
  expect(all[0]).toEqual([0, 0, 0, 0]);
  expect(all).toHaveLength(20); // the grip, the end of the rest, and eighteen moves
  expect(all.every((one, i) => i === 0 || one[0] > all[i - 1][0])).toBe(true);
});

test.each([
  [0.5, 0.5, 0.52],
  [12, 1, 1.02],
])("fingers settle while a hand rests on the card: of %d s it keeps %d", (rest, kept, then) => {
  const stroke = new Stroke(1, [0, 0], from, 10);
  expect(stroke.note(rest / 2)).toBeNull();
  expect(stroke.note(rest)).toBeNull();
  expect(stroke.begun).toBe(false);
  stroke.move([1, 0, 0]);
  expect(stroke.note(rest + 0.02)).toEqual([
    [0, 0, 0, 0],
    [kept, 0, 0, 0],
    [then, 1, 0, 0],
  ]);
  expect(stroke.tooLong).toBe(false);
});

test("samples closer than a hand can be are left out, and a hand does not hold on for ever", () => {
  const stroke = new Stroke(1, [0, 0], from, 10);
  stroke.move([1, 0, 0]);
  stroke.note(0.02);
  expect(stroke.note(0.021)).toBeNull();
  expect(stroke.tooLong).toBe(false);
  stroke.note(9.9);
  expect(stroke.tooLong).toBe(true);
});

test("the deck's unrest leaves out the card in the hand and grows with the way", () => {
  const poses = new Map([1, 2, 3].map((slot) => [slot, built(slot, 3, BODY)] as const));
  const moved = (slot: number, by: number) => {
    const [x, y, z] = built(slot, 3, BODY);
    return [slot, Math.round((x + by) * 100), Math.round(y * 100), Math.round(z * 100), 1000, 0, 0, 0];
  };
  const frame = (by: number) => ({ at: 0, cards: [moved(1, 5), moved(2, by)] });
  expect(unrest(poses, frame(0), 1)).toBeCloseTo(0, 2);
  expect(unrest(poses, frame(0.5), 1)).toBeLessThan(unrest(poses, frame(1), 1));
  expect(unrest(poses, frame(90), 1)).toBe(1);
});

test("a deck topples when cards lie, and stands as it was built", () => {
  const poses = new Map(Array.from({ length: 64 }, (_, i) => [i + 1, built(i + 1, 64, BODY)] as const));
  expect(topples(poses, 64, null, BODY)).toBe(false);
  const lies: Pose = [0, 0, 0, Math.SQRT1_2, Math.SQRT1_2, 0, 0];
  for (let slot = 1; slot <= 8; slot++) poses.set(slot, lies);
  expect(topples(poses, 64, 1, BODY)).toBe(true);
});

test("a corrected box makes other cards, another tent and another collapse", () => {
  const outer = (body: Body) => built(1, 64, body);
  expect(outer({ ...BODY, height: 10 })[1]).toBeGreaterThan(outer(BODY)[1]);
  expect(outer({ ...BODY, thickness: 0.07 })[2]).toBeLessThan(outer(BODY)[2]);
  expect(2 * Math.acos(outer({ ...BODY, opening: 36 })[3])).toBeCloseTo((18 * Math.PI) / 180);
  const lies: Pose = [0, 0, 0, Math.SQRT1_2, Math.SQRT1_2, 0, 0];
  const poses = new Map(Array.from({ length: 20 }, (_, i) => [i + 1, i < 4 ? lies : outer(BODY)] as const));
  expect(topples(poses, 20, null, BODY)).toBe(true);
  expect(topples(poses, 20, null, { ...BODY, collapse_least: 5 })).toBe(false);
  expect(topples(poses, 20, null, { ...BODY, collapse_share: 0.3 })).toBe(false);
  expect(topples(poses, 20, null, { ...BODY, collapse_least: 5, fallen: 20 })).toBe(true);
  const stroke = new Stroke(1, [0, 0], from, 4);
  stroke.move([1, 0, 0]);
  stroke.note(3.8);
  expect(stroke.tooLong).toBe(true);
});

test("between two frames a card is on its way", () => {
  const poses = new Map([[1, from]]);
  const frame = { at: 33, cards: [[1, 100, 400, 0, -1000, 0, 0, 0]] };
  expect(between(poses, { frame, share: 0.25 }).get(1)).toEqual([0.25, 4, 0, 1, 0, 0, 0]);
  expect(between(poses, null)).toEqual(poses);
});
