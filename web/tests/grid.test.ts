import { describe, expect, test } from "vitest";
import {
  betterTurned,
  cellText,
  closer,
  contour,
  footprintAt,
  frameOf,
  gridStep,
  isSameGame,
  pixel,
  span,
  steady,
  turn,
  visible,
} from "../src/games/rune/grid";

const laid = [
  { card: 0, rows: ["BG", "RB", "BG"], x: 0, y: 0 },
  { card: 1, rows: ["GGB", "BRB"], x: 1, y: 2 },
];

test("a card turns clockwise", () => {
  expect(turn(["BG", "RB", "BG"], 1)).toEqual(["BRB", "GBG"]);
  expect(turn(["AB", "CD", "EF"], 1)).toEqual(["ECA", "FDB"]);
  expect(turn(["AB", "CD", "EF"], 2)).toEqual(["FE", "DC", "BA"]);
  expect(turn(turn(["AB", "CD", "EF"], 3), 1)).toEqual(["AB", "CD", "EF"]);
});

test("cells are written from m13 on, beyond a and z too", () => {
  expect(cellText(0, 0)).toBe("m13");
  expect(cellText(1, 0)).toBe("n13");
  expect(cellText(0, 1)).toBe("m14");
  expect(cellText(-12, -13)).toBe("a0");
  expect(cellText(-13, -14)).toBe("-a-1");
  expect(cellText(14, 0)).toBe("aa13");
  expect(cellText(-39, 0)).toBe("-aa13");
});

test("later cards lie on top, tokens on everything", () => {
  const seen = visible(laid, [{ x: 0, y: 0, colour: "G" }]);
  expect(seen.get("1,2")).toBe("G");
  expect(seen.get("0,2")).toBe("B");
  expect(seen.get("0,0")).toBe("G");
  expect(seen.get("5,5")).toBeUndefined();
});

describe.each([false, true])("a frame, turned %s", (turned) => {
  const frame = frameOf(span(laid, 1), 900, 600, turned);

  test("pixels and footprints are each other's inverse", () => {
    for (const [wide, high] of [
      [2, 3],
      [3, 2],
      [1, 1],
    ]) {
      for (let x = -4; x < 5; x++) {
        const [px, py] = pixel(frame, x, 2, high);
        const [across, down] = turned ? [high, wide] : [wide, high];
        const middle = [px + (across * frame.cell) / 2, py + (down * frame.cell) / 2];
        expect(footprintAt(frame, middle[0] + 3, middle[1] - 3, wide, high)).toEqual([x, 2]);
      }
    }
  });

  test("a step on the screen is that step on the grid", () => {
    const [dx, dy] = gridStep(frame, 1, 0);
    const before = pixel(frame, 0, 0);
    const after = pixel(frame, dx, dy);
    expect(after[0] - before[0]).toBeCloseTo(frame.cell);
    expect(after[1]).toBeCloseTo(before[1]);
  });

  test("everything laid is inside the window", () => {
    for (const card of laid) {
      const [px, py] = pixel(frame, card.x, card.y, card.rows.length);
      expect(px).toBeGreaterThanOrEqual(0);
      expect(py).toBeGreaterThanOrEqual(0);
    }
  });

  test("an outline has four sides for one cell and six for two in a row", () => {
    const strokes = (path: string) => path.split("M").length - 1;
    expect(strokes(contour({ cells: [[0, 0]] }, frame, 3))).toBe(4);
    expect(
      strokes(
        contour(
          {
            cells: [
              [0, 0],
              [1, 0],
            ],
          },
          frame,
          3,
        ),
      ),
    ).toBe(6);
  });
});

test("the grid turns only where it gains a quarter", () => {
  const wide = { x0: 0, y0: 0, wide: 12, high: 6 };
  const square = { x0: 0, y0: 0, wide: 8, high: 7 };
  expect(betterTurned(wide, 390, 600)).toBe(true);
  expect(betterTurned(wide, 800, 500)).toBe(false);
  expect(betterTurned(square, 390, 600)).toBe(false);
});

test("what is in sight stays as long as everything lies in it, and then makes room for one cell more", () => {
  const kept = { x0: 0, y0: 0, wide: 8, high: 7 };
  expect(steady(null, kept)).toBe(kept);
  expect(steady(kept, { x0: 1, y0: 1, wide: 6, high: 6 })).toBe(kept);
  expect(steady(kept, { x0: 2, y0: 1, wide: 7, high: 3 })).toEqual({ x0: 0, y0: 0, wide: 10, high: 7 });
  expect(steady(kept, { x0: 1, y0: -2, wide: 3, high: 3 })).toEqual({ x0: 0, y0: -3, wide: 8, high: 10 });
});

test("what was in sight is forgotten with the game it was seen in", () => {
  const other = { card: 1, rows: ["GGB", "BRB"], x: 0, y: 2 };
  expect(isSameGame([], laid)).toBe(true);
  expect(isSameGame(laid.slice(0, 1), laid)).toBe(true); // a card was laid
  expect(isSameGame(laid, laid.slice(0, 1))).toBe(true); // and taken back
  expect(isSameGame(laid, [laid[0], other])).toBe(false);
  expect(isSameGame(laid, [other])).toBe(false);
});

test("closer keeps the middle of the window in its place", () => {
  const frame = frameOf(span(laid, 1), 900, 600, false);
  const near = closer(frame, 2, [0, 0], 900, 600);
  expect(near.cell).toBe(frame.cell * 2);
  expect(footprintAt(near, 450, 300)).toEqual(footprintAt(frame, 450, 300));
});
