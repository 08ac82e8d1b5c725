// The library's geometry: every way round, a square's pixel leads back to the square.

import { describe, expect, test } from "vitest";
import { ACROSS, ALONG, corner, frameOf, spotOf, squareAt, squareText } from "../src/games/kragmortha/floor";

const WINDOWS: [string, number, number, boolean][] = [
  ["a desk", 846, 500, false],
  ["a desk with a crooked neck", 846, 500, true],
  ["a phone upright", 390, 500, false],
  ["a phone upright with a crooked neck", 390, 500, true],
  ["a phone sideways with a crooked neck", 490, 346, true],
];

describe.each(WINDOWS)("on %s", (_name, width, height, crooked) => {
  const frame = frameOf(width, height, 7, crooked);

  test("every square lies inside and is found again", () => {
    for (let y = 0; y < ALONG; y++)
      for (let x = 0; x < ACROSS; x++) {
        const [left, top] = corner(frame, x, y);
        const [px, py] = [frame.left + left + 3, frame.top + top + 3];
        expect(px).toBeGreaterThan(0);
        expect(px + frame.cell).toBeLessThan(width);
        expect(py + frame.cell).toBeLessThan(height);
        expect(squareAt(frame, px, py)).toBe(squareText(x, y));
      }
  });

  test("outside there is no square", () => {
    expect(squareAt(frame, frame.left - 2, frame.top + 2)).toBeNull();
  });
});

test("a crooked neck turns the board and mirrors it", () => {
  const plain = frameOf(846, 500, 7, false);
  const crooked = frameOf(846, 500, 7, true);
  expect(crooked.long).toBe(!plain.long);
  expect(corner(plain, 0, 0)).toEqual([0, 0]);
  expect(corner(crooked, ACROSS - 1, ALONG - 1)).toEqual([0, 0]);
});

test("a table with stand-ins mirrors the board of a crooked neck and does not turn it", () => {
  const plain = frameOf(846, 500, 7, false);
  const easy = frameOf(846, 500, 7, true, 0, true);
  expect([easy.long, easy.cell]).toEqual([plain.long, plain.cell]);
  expect(corner(easy, 0, ALONG - 1)).toEqual([0, 0]);
  expect(corner(easy, 0, 0)).toEqual(corner(plain, 0, ALONG - 1));
});

test("a large window leaves all closed rows out but one, whichever way the floor lies", () => {
  const tall = frameOf(390, 500, 7, false, 3);
  expect(tall.rows).toBe(ALONG - 2);
  expect(corner(tall, 0, 2)).toEqual([0, 0]);
  expect(squareAt(tall, tall.left + 3, tall.top + 3)).toBe("a3");
  expect(frameOf(846, 500, 7, false, 3).columns).toBe(ALONG - 2);
});

test("a small window leaves all closed rows out, whichever way the floor lies", () => {
  for (const [width, height] of [
    [390, 320],
    [320, 390],
  ]) {
    const frame = frameOf(width, height, 6, false, 3, false, true);
    expect([frame.columns, frame.rows]).toEqual([ACROSS, ALONG - 3]);
    const [left, top] = corner(frame, 1, 4);
    expect(squareAt(frame, frame.left + left + 3, frame.top + top + 3)).toBe("b5");
  }
});

test("squares are written as the rules write them", () => {
  expect(squareText(6, 9)).toBe("g10");
  expect(spotOf("b5")).toEqual({ square: "b5", x: 1, y: 4 });
});
