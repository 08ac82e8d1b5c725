// Words of a game in sentences: the longest form wins, a capital may begin a sentence, each thing is marked once.

import { expect, test } from "vitest";
import { squareThings } from "../src/games/kragmortha/things";
import type { View } from "../src/games/kragmortha/wire";
import { lexiconFrom, split } from "../src/things.svelte";
import type { PartCard } from "../src/wire";

const part = (code: string, ...forms: string[]): PartCard => ({
  name: code,
  text: "",
  copies: 1,
  code,
  clause: "R-1",
  forms,
});
const { pattern, codes } = lexiconFrom({
  known: null,
  sections: [],
  parts: [
    {
      title: "",
      parts: [part("card water", "Water"), part("card guardian", "Water Guardian"), part("term area", "area", "areas")],
    },
    { title: "", parts: [part("term master", "Master"), part("term side", "côté éloigné")] },
  ],
});
const marked = (text: string) =>
  split(text, pattern!, codes)
    .filter((piece) => piece.code)
    .map((piece) => `${piece.text}=${piece.code}`);

test("a sentence is the sum of its pieces", () => {
  const text = "Area A: the Water Guardian leaves the area, and Water stays.";
  expect(
    split(text, pattern!, codes)
      .map((piece) => piece.text)
      .join(""),
  ).toBe(text);
});

test("the longest form wins, and each thing is marked once", () => {
  expect(marked("Area A: the Water Guardian leaves the area, Water stays, Water goes.")).toEqual([
    "Area=term area",
    "Water Guardian=card guardian",
    "Water=card water",
  ]);
});

test("neither parts of words nor other cases are words of the game", () => {
  expect(marked("Subareas, the master, Watery, mega-area.")).toEqual([]);
  expect(marked("Le côté éloigné.")).toEqual(["côté éloigné=term side"]);
});

test("a symbol that a goblin cannot see is not told", () => {
  const view = {
    floor: { rows: ["B*#"], teleports: [{ x: 0, y: 0, square: "a1" }], closed: [] },
    rigor: { x: 1, y: 0, square: "b1" },
    sides: [{ spot: { x: 0, y: 0, square: "a1" } }],
  } as unknown as View;
  const at = (x: number, isSeen: boolean) => squareThings(view, { x, y: 0, square: `${"abc"[x]}1` }, isSeen);
  expect(at(0, true)).toEqual(["term goblin", "symbol book", "term teleport"]);
  expect(at(0, false)).toEqual(["term goblin", "term teleport"]);
  expect(at(1, false)).toEqual(["term rigor", "symbol desk"]);
  expect(at(2, true)).toEqual(["term bookcase"]);
});
