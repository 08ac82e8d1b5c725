import { describe, expect, it } from "vitest";
import type { Result, TableCard } from "../src/wire";
import { seated } from "./seated";

const { closeLines, leadChanges, pointsTitle, rivals } = await import("../src/ending");
const { sharpest, worstTurning } = await import("../src/graph");
const { ending: runeEnding } = await import("../src/games/rune/ending");
const { ending: kamiEnding, again } = await import("../src/games/kamimai/ending");

/** A finished game of two, seen by the first. */
function seat(game: string, result: Partial<Result>) {
  const room = seated(game, {});
  room.table = { ...room.table, seats: room.table.seats.slice(0, 2) };
  room.result = { winners: [], scores: [], key: "points", counts: true, course: [], ...result };
  return room;
}
const table = (game: string, options: object) => ({ game, options }) as unknown as TableCard;

describe("how close it was", () => {
  it("counts changes of the lead and passes over turns at which both are even", () => {
    const course = [
      [0, 0],
      [2, 1],
      [2, 2],
      [3, 4],
      [5, 4],
    ];
    expect(leadChanges(course, 0, 1)).toBe(2);
    expect(
      leadChanges(
        [
          [1, 0],
          [2, 0],
        ],
        0,
        1,
      ),
    ).toBe(0);
  });

  it("tells the reader how it was before the last turn", () => {
    const room = seat("rune", {
      winners: [0],
      scores: [9, 7],
      course: [
        [0, 0],
        [1, 2],
        [4, 7],
        [9, 7],
      ],
    });
    expect(closeLines(room)).toEqual(["Before the last turn you were behind, 4 to 7.", "The lead changed hands once."]);
  });

  it("measures the winner by the reader, not by who came second", () => {
    expect(rivals(seat("rune", { winners: [1], scores: [2, 8, 5] }))).toEqual({ first: 1, second: 0 });
    expect(rivals(seat("rune", { winners: [0], scores: [9, 8, 5] }))).toEqual({ first: 0, second: 1 });
  });

  it("says who wins by how much, and speaks to the reader", () => {
    expect(pointsTitle(seat("rune", { winners: [0], scores: [9, 8] }))).toBe("You win by a single point!");
    expect(pointsTitle(seat("rune", { winners: [1], scores: [2, 8] }))).toBe("Odo wins by 6 points");
    expect(pointsTitle(seat("rune", { winners: [0, 1], scores: [8, 8] }))).toBe("A shared win: You, Odo");
  });
});

describe("Rune's end", () => {
  it("names the Master that brought most and the own area that shrank", () => {
    const room = seat("rune", { winners: [1], scores: [2, 8] });
    room.view = {
      areas: [
        { seat: 1, colour: "G", cells: [[0, 0]], points: 8 },
        { seat: 0, colour: "B", cells: [[5, 5]], points: 2 },
      ],
    };
    room.log = [
      { n: 1, turn: 1, seat: 1, move: "", at: 0, events: [{ kind: "master", seat: 1, x: 0, y: 0, points: 6 }] },
      { n: 2, turn: 2, seat: 0, move: "", at: 0, events: [{ kind: "master", seat: 0, x: 5, y: 5, points: 4 }] },
    ];
    const told = runeEnding(room as any);
    expect(told.why).toBe("Your Masters hold 2 points, Odo’s 8.");
    expect(told.decided.lines.map((line) => line.text)).toEqual([
      "Turn 1: Odo set a Master on the green area. It grew from 6 to 8 points.",
      "Your blue area of turn 2 shrank from 4 to 2 points.",
    ]);
  });
});

describe("KamiMaï's end", () => {
  const lost = seat("kamimai", { winners: [], scores: [3, 3], key: "defeat" });
  lost.view = {
    energy: 0,
    sheet: [
      { area: "a", sealed: true, spells: [{ box: "air", marked: true }] },
      { area: "b", sealed: false, spells: [{ box: "air", marked: false }] },
    ],
  };
  lost.log = [
    {
      n: 4,
      turn: 3,
      seat: 1,
      move: "",
      at: 0,
      events: [
        { kind: "collapsed", seat: 1, when: "draw" },
        { kind: "energy-lost", count: 1, energy: 0 },
      ],
    },
  ];

  it("is shared: the nightmare, what was missing, where the energy went", () => {
    const told = kamiEnding(lost as any);
    expect(told.title).toBe("The nightmare keeps you");
    expect(told.close).toEqual(["One single spell was missing, in area B."]);
    expect(told.decided.lines).toEqual([{ text: "Turn 3: it fell while Odo was drawing", value: "−1" }]);
  });

  it("suggests the next level after a win and more energy after a defeat", () => {
    const at = (options: object) => table("kamimai", options as any);
    expect(again(at({ level: 1, mode: "normal" }), true)?.options).toEqual({ level: 2, mode: "normal" });
    expect(again(at({ level: 2, mode: "normal" }), false)?.options).toEqual({ level: 2, mode: "easy" });
    expect(again(at({ level: 3, mode: "normal" }), true)).toBeNull();
  });
});

describe("where to look first", () => {
  it("is where the standing changed most between the seats", () => {
    const frames = [
      { n: 0, standing: [0, 0] },
      { n: 1, standing: [2, 0] },
      { n: 3, standing: [2, 6] },
      { n: 4, standing: [4, 8] },
    ];
    expect(sharpest(frames)).toBe(3);
    expect(sharpest([{ n: 0, standing: [1, 1] }])).toBe(0);
  });

  it("is the reader's own costliest move before anybody else's", () => {
    const move = (n: number, who: number, loss: number) => ({ n, seat: who, loss }) as any;
    const analysis = { moves: [move(1, 1, 0.5), move(2, 0, 0.1), move(3, 0, 0.3)], turning: [1, 2, 3] } as any;
    expect(worstTurning(analysis, 0)).toBe(3);
    expect(worstTurning(analysis, null)).toBe(1);
    expect(worstTurning({ moves: [], turning: [] } as any, 0)).toBeNull();
  });
});

it("Kragmortha’s end lists the Looks that are held, not those exchanged or shaken off", async () => {
  const { heldLooks } = await import("../src/games/kragmortha/ending");
  const events = [
    { turn: 2, event: { kind: "slip", seat: 0 } },
    { turn: 2, event: { kind: "look", seat: 0, look: "leg-1" } },
    { turn: 3, event: { kind: "spared", seat: 0, look: "leg-1" } },
    { turn: 3, event: { kind: "look", seat: 0, look: "leg-2" } },
    { turn: 4, event: { kind: "look", seat: 1, look: "arm-1" } },
    { turn: 5, event: { kind: "met", seat: 0 } },
    { turn: 5, event: { kind: "look", seat: 0, look: "voice-1" } },
    { turn: 6, event: { kind: "blamed", seat: 1, "target-seat": 0 } },
    { turn: 6, event: { kind: "look", seat: 0, look: "hand-3" } },
    { turn: 7, event: { kind: "unhexed", seat: 0, look: "voice-1" } },
  ];
  expect(heldLooks(events, 0)).toEqual([
    { turn: 2, cause: "slip", look: "leg-2" },
    { turn: 6, cause: "blamed", look: "hand-3" },
  ]);
});

it("tells who is turned to stone who won all the same", async () => {
  const { ending } = await import("../src/games/kragmortha/ending");
  const room = seat("kragmortha", { winners: [1] });
  const standing = [
    { seat: 1, place: 1, looks: 1, books: 2, symbols: 3 },
    { seat: 0, place: 2, looks: 4, books: 0, symbols: 1 },
  ];
  room.view = { sides: [{ seat: 0, out: true }, { seat: 1 }], standing };
  const told = ending(room as unknown as Parameters<typeof ending>[0]);
  expect(told.why).toBe(
    "Your fourth Look turns you to stone and ends the game. Odo wins with one Look and 2 Grimoires.",
  );
  room.view = { sides: [{ seat: 0 }, { seat: 1, out: true }], standing };
  const others = ending(room as unknown as Parameters<typeof ending>[0]);
  expect(others.why).not.toContain("wins with");
});
