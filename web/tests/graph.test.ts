import { describe, expect, it } from "vitest";
import { curves, frameAt, highlights, INSET, path, percent, placed, shareAt, tally, turnings } from "../src/graph";
import type { AnalysedMove, Analysis } from "../src/wire";

function judged(
  n: number,
  seat: number,
  expected: number[],
  mark: AnalysedMove["mark"] = "good",
  loss = 0,
): AnalysedMove {
  const worth = expected[seat] - loss;
  return { n, seat, move: `m${n}`, expected, best: "b", best_worth: expected[seat], worth, loss, mark };
}

// log numbers skip 3: it was taken back; 5 was nobody's choice
const FRAMES = [0, 1, 2, 4, 5, 6].map((n) => ({ n }));
const GAME: Analysis = {
  simulations: 8,
  moves: [
    judged(1, 0, [0.5, 0.5], "best"),
    judged(2, 1, [0.6, 0.4], "slip", 0.1),
    judged(4, 0, [0.8, 0.2], "good"),
    judged(6, 1, [0.7, 0.3], "only"),
  ],
  end: [0, 1],
  turning: [2, 6],
};
const BOX = { width: 516, height: 110, last: 5 };

describe("curves", () => {
  it("puts what could be hoped for before a move on the frame before it, and the end last", () => {
    const [first, second] = curves(GAME, FRAMES);
    expect(first.points.map((point) => point.frame)).toEqual([0, 1, 2, 4, 5]);
    expect(first.points.map((point) => point.share)).toEqual([0.5, 0.6, 0.8, 0.7, 0]);
    expect(second.points.at(-1)).toEqual({ frame: 5, share: 1 });
  });

  it("draws one line where all win or lose together", () => {
    const together = { ...GAME, moves: [judged(1, 0, [0.3, 0.3]), judged(2, 1, [0.4, 0.4])], end: [1, 1] };
    expect(curves(together, FRAMES).map((curve) => curve.seat)).toEqual([null]);
    expect(curves({ ...GAME, moves: [judged(1, 0, [0.3])], end: [1] }, FRAMES).map((curve) => curve.seat)).toEqual([0]);
  });

  it("leaves out moves the replay does not have", () => {
    expect(curves(GAME, FRAMES.slice(0, 3))[0].points.map((point) => point.frame)).toEqual([0, 1, 2]);
  });
});

describe("places", () => {
  it("keeps the ends of the slider below and the walls", () => {
    expect(placed({ frame: 0, share: 1 }, BOX)).toEqual([INSET, 5]);
    expect(placed({ frame: 5, share: 0 }, BOX)).toEqual([516 - INSET, 105]);
    expect(placed({ frame: 1, share: 0.5 }, BOX)).toEqual([108, 55]);
    expect(placed({ frame: 0, share: 0.5 }, { ...BOX, last: 0 })).toEqual([INSET, 55]);
  });

  it("draws from point to point", () => {
    const points = [
      { frame: 0, share: 1 },
      { frame: 1, share: 0.5 },
    ];
    expect(path(points, BOX)).toBe("M8 5L108 55");
  });

  it("finds the frame under the pointer, and none outside", () => {
    for (let frame = 0; frame <= BOX.last; frame++)
      expect(frameAt(placed({ frame, share: 0 }, BOX)[0], BOX)).toBe(frame);
    expect(frameAt(157, BOX)).toBe(1);
    expect(frameAt(159, BOX)).toBe(2);
    expect(frameAt(-50, BOX)).toBe(0);
    expect(frameAt(9999, BOX)).toBe(5);
  });

  it("knows the last share until there is a new one", () => {
    const [first] = curves(GAME, FRAMES);
    expect([0, 1, 2, 3, 4, 5].map((frame) => shareAt(first, frame))).toEqual([0.5, 0.6, 0.8, 0.8, 0.7, 0]);
  });
});

describe("turning points", () => {
  it("tells who gained, up to the next move that was weighed or the end", () => {
    expect(turnings(GAME).map(({ move, gainer, before, after }) => [move.n, gainer, before, after])).toEqual([
      [2, 0, 0.6, 0.8],
      [6, 1, 0.3, 1],
    ]);
  });

  it("names nobody where all stand alike", () => {
    const together = {
      ...GAME,
      moves: [judged(1, 0, [0.3, 0.3]), judged(2, 1, [0.4, 0.4])],
      end: [1, 1],
      turning: [2],
    };
    expect(turnings(together).map(({ gainer, before, after }) => [gainer, before, after])).toEqual([[null, 0.4, 1]]);
  });

  it("shows whoever erred three times a good move of theirs, and what it brought them", () => {
    const erring = {
      ...GAME,
      moves: [
        judged(1, 0, [0.6, 0.4], "blunder", 0.2),
        judged(2, 0, [0.4, 0.6], "best"), // the rival gained more by it
        judged(3, 0, [0.3, 0.7], "good"),
        judged(4, 0, [0.5, 0.5], "blunder", 0.3),
        judged(5, 0, [0.2, 0.8], "slip", 0.1),
      ],
      turning: [1, 4, 5],
    };
    expect(highlights(erring, 0).map(({ move, gainer }) => [move.n, gainer])).toEqual([
      [1, 1],
      [3, 0],
      [4, 1],
    ]);
  });

  it("counts the marks of a seat", () => {
    expect(tally(GAME, 0)).toEqual({ only: 0, best: 1, good: 1, slip: 0, blunder: 0 });
    expect(tally(GAME, 1)).toEqual({ only: 1, best: 0, good: 0, slip: 1, blunder: 0 });
    expect(percent(0.625)).toBe(63);
  });
});
