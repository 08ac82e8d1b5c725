import { expect, test } from "vitest";
import { handPath, joined, overlap, placeNote } from "../src/lessons/place";

const cell = (x: number, y: number) => ({ x: x * 40, y: y * 40, wide: 40, high: 40 });

test("an area wears one ring where its cells make a rectangle", () => {
  expect(joined([cell(0, 0), cell(1, 0)])).toEqual([{ x: 0, y: 0, wide: 80, high: 40 }]);
  expect(joined([cell(0, 0), cell(1, 1), cell(1, 0), cell(0, 1)])).toEqual([{ x: 0, y: 0, wide: 80, high: 80 }]);
});

test("what touches only in part, or not at all, keeps rings of its own", () => {
  const corner = [cell(0, 0), cell(1, 0), cell(1, 1)];
  expect(joined(corner)).toHaveLength(2);
  expect(joined([cell(0, 0), cell(1, 1)])).toEqual([cell(0, 0), cell(1, 1)]);
  expect(joined([cell(0, 0), cell(2, 0)])).toHaveLength(2);
});

test("the note keeps off the way by which a ghost hand draws a card", () => {
  const card = { x: 600, y: 230, wide: 56, high: 84 };
  const host = { x: 244, y: 106, wide: 840, high: 477 };
  const size = { wide: 300, high: 105 };
  expect(placeNote(size, card, host, [])?.side).toBe("right");
  const spot = placeNote(size, card, host, [handPath(card)]);
  expect(spot?.side).toBe("left");
  expect(overlap(spot!.box, handPath(card))).toBe(false);
});
