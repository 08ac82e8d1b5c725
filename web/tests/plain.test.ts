// The plain screen: any view as things to read, offers as buttons by kind, and what a screen leaves out filled in.

import { render } from "svelte/server";
import { describe, expect, test, vi } from "vitest";
import type { Teller } from "../src/parts/plain/shape";
import type { TableCard } from "../src/wire";

vi.stubGlobal("location", { pathname: "/", hash: "", search: "" });
await import("./spoken");
const { boxOf, openGame, seatsToPlay } = await import("../src/games");
const { plainScreen } = await import("../src/parts/plain");
const { PlainControl } = await import("../src/parts/plain/control.svelte");
const { groupsOf } = await import("../src/parts/plain/offers");
const { shapeOf } = await import("../src/parts/plain/shape");
const { Room } = await import("../src/room.svelte");
const { settings } = await import("../src/settings.svelte");

const teller: Teller = {
  label: (field) => `<${field}>`,
  word: (field, value) => (field === "card" ? `card ${value}` : String(value)),
  player: (seat) => ["Maren", "Odo"][seat],
  none: "–",
};
const shape = (value: unknown, field = "x") => shapeOf(value, field, teller);
const text = (words: string) => ({ is: "text", text: words });

describe("a view is read as", () => {
  test("words: numbers, names of seats, nothing", () => {
    expect(shape(7)).toEqual(text("7"));
    expect(shape(3, "card")).toEqual(text("card 3"));
    expect(shape(1, "seat")).toEqual(text("Odo"));
    expect(shape(-1, "actor")).toEqual(text("–"));
    expect(shape(null)).toEqual(text("–"));
    expect(shape([])).toEqual(text("–"));
    expect(shape("X.O\n.X.")).toEqual({ is: "drawing", text: "X.O\n.X." });
  });

  test("a row of words", () => {
    expect(shape([1, 0], "winners")).toEqual({ is: "list", items: ["Odo", "Maren"] });
  });

  test("a grid only where all rows are as long", () => {
    const grid = shape([
      ["x", null],
      ["", "o"],
    ]);
    expect(grid).toEqual({
      is: "table",
      columns: ["a", "b"],
      rows: [
        { head: "1", cells: [text("x"), text("–")] },
        { head: "2", cells: [text("–"), text("o")] },
      ],
    });
    expect(shape([[1, 2], []])).toMatchObject({ is: "fields", fields: [{ label: "1" }, { label: "2" }] });
  });

  test("a table of records, each headed by who it is about", () => {
    const sides = [
      { seat: 0, points: 2 },
      { seat: 1, points: 5, hand: [4] },
    ];
    expect(shape(sides)).toEqual({
      is: "table",
      columns: ["<points>", "<hand>"],
      rows: [
        { head: "Maren", cells: [text("2"), text("–")] },
        { head: "Odo", cells: [text("5"), { is: "list", items: ["4"] }] },
      ],
    });
  });

  test("fields inside fields", () => {
    const inner = { name: "b", label: "<b>", shape: text("1") };
    const outer = { name: "a", label: "<a>", shape: { is: "fields", fields: [inner] } };
    expect(shape({ a: { b: 1 } })).toEqual({ is: "fields", fields: [outer] });
  });
});

test("offers are grouped by the first word, moves of one word stand together at the end", () => {
  const offers = ["pass", "put 3", "go a1 north", "put 5", "draw"].map((move) => ({ move }));
  expect(groupsOf(offers).map((group) => [group.kind, group.choices.map((choice) => choice.text)])).toEqual([
    ["put", ["3", "5"]],
    ["go", ["a1 north"]],
    ["", ["pass", "draw"]],
  ]);
});

const table = {
  id: "t",
  game: "rune",
  mine: 0,
  held: [0],
  to_act: [0],
  stage: "playing",
  seats: [
    { seat: 0, person: { id: "p", name: "Maren", avatar: 0 }, bot: null, present: true, name: "" },
    { seat: 1, person: null, bot: "greedy", present: true, name: "" },
  ],
} as unknown as TableCard;

class Played extends Room {
  played: string[] = [];
  override get acting() {
    return true;
  }
  override play(move: string) {
    this.played.push(move);
  }
}

function played(): Played {
  const room = new Played(table);
  room.view = { prompt: { key: "draw" }, sides: [{ seat: 0, score: 4 }], deck: 12, scores: [4, 9] };
  room.offers = [{ move: "lay 3 a1 r0" }, { move: "draw" }];
  return room;
}

test("a move is taken in mind, played the second time, and can be put back", () => {
  settings.confirm = true;
  const room = played();
  const control = new PlainControl(room);
  control.choose("draw");
  expect([control.pending, control.prompt.hint, room.played]).toEqual(["draw", "draw", []]);
  expect([control.putBack(), control.putBack(), control.pending]).toEqual([true, false, null]);
  control.choose("draw");
  control.choose("draw");
  expect(room.played).toEqual(["draw"]);
  settings.confirm = false;
  control.choose("lay 3 a1 r0");
  expect(room.played).toEqual(["draw", "lay 3 a1 r0"]);
});

test("Rune can be shown plainly: buttons with names, tables with headings", () => {
  settings.confirm = true;
  const room = played();
  const { Board, Hand, Standing, control, points } = plainScreen;
  const props = { room, control: control(room) };
  const hand = render(Hand, { props }).body;
  expect(hand).toContain('data-move="lay 3 a1 r0"');
  expect(hand).toContain('aria-label="lay 3 a1 r0"');
  expect(hand).toContain('aria-pressed="false"');
  const board = render(Board, { props }).body;
  expect(board).toContain('<th scope="col"');
  expect(board).toContain(">12<");
  expect(render(Standing, { props }).body).toMatch(/You<.*Bristle</);
  expect([points(room.view, 1), points({}, 1), points(null, 0)]).toEqual([9, null, null]);
});

test("an unknown game has a whole screen, a cover and an emblem of its name; nothing else gets drawn", async () => {
  const box = boxOf("nine<cells>");
  expect(box.cover()).toContain(">N</text>");
  expect(box.emblem).not.toContain("<cells>");
  expect(box.teaches).toBe(false);
  const unknown = await openGame("nine<cells>");
  const rune = await openGame("rune");
  expect(unknown.seatsTeach).toBeUndefined();
  expect(rune.Board).not.toBe(unknown.Board);
  expect(rune.caption).toBeDefined();
}, 60_000);

test("as many seats are opened as the screen wishes, else as few as the game takes", () => {
  const game = (name: string, seats: number[]) => ({ name, seats }) as Parameters<typeof seatsToPlay>[0];
  expect(seatsToPlay(game("kamimai", [1, 2, 3, 4]))).toBe(3);
  expect(seatsToPlay(game("unknown", [1, 2, 3]))).toBe(2);
  expect(seatsToPlay(game("unknown", [5, 6]))).toBe(5);
});
