// What the four games share: when a chosen move is played, the steps of a turn, keys, one question once the pointer
// rests.

import { afterEach, expect, test, vi } from "vitest";
import { seated } from "./seated";

const { canChoose, isConfirmed, stepMarks } = await import("../src/games/choice");
const { Debounce } = await import("../src/games/debounce");
const { arrowStep, keyLines, numberKeys, rowStep } = await import("../src/games/keys");
const { settings } = await import("../src/settings.svelte");

afterEach(() => {
  settings.confirm = true;
  vi.useRealTimers();
});

test("a move is played when it is chosen again, or at once where nothing is confirmed", () => {
  expect(isConfirmed("draw", null)).toBe(false);
  expect(isConfirmed("draw", "keep")).toBe(false);
  expect(isConfirmed("draw", "draw")).toBe(true);
  settings.confirm = false;
  expect(isConfirmed("draw", null)).toBe(true);
});

test("who acts may choose; who is not asked may not at a room without a line", () => {
  const room = seated("grimoire", { phase: "pages" }, [{ move: "page 3" }]);
  expect(canChoose(room, [])).toBe(true);
  room.mayAct = false;
  expect(canChoose(room, ["pages"])).toBe(false);
});

test("steps before the present one are done", () => {
  expect(stepMarks(["a", "b", "c"], 1)).toEqual([
    { text: "a", is: "done" },
    { text: "b", is: "on" },
    { text: "c", is: "next" },
  ]);
  expect(stepMarks(["a", "b"], 2).map((step) => step.is)).toEqual(["done", "done"]);
});

test("arrows point in columns and rows", () => {
  expect(["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "a"].map(arrowStep)).toEqual([
    [-1, 0],
    [1, 0],
    [0, -1],
    [0, 1],
    undefined,
  ]);
});

test("in a row keys go one place, a page, or to either end", () => {
  const keys = ["ArrowLeft", "ArrowRight", "PageUp", "PageDown", "Home", "End", "x"];
  expect(keys.map((key) => rowStep(key, 8, 64))).toEqual([-1, 1, -8, 8, -64, 64, 0]);
});

test("of several questions in a moment only the last is asked, and none once it is cancelled", () => {
  vi.useFakeTimers();
  const asked: string[] = [];
  const debounce = new Debounce();
  debounce.run(() => asked.push("a"));
  debounce.run(() => asked.push("b"));
  expect(asked).toEqual([]);
  vi.advanceTimersByTime(100);
  expect(asked).toEqual(["b"]);
  debounce.run(() => asked.push("c"));
  debounce.cancel();
  vi.advanceTimersByTime(100);
  expect(asked).toEqual(["b"]);
});

test("Help names the keys of a hand and what keys do", () => {
  expect(numberKeys(3)).toBe("1 2 3");
  expect(keyLines([["R", "key-rotate"]], (key) => `<${key}>`)).toEqual([{ keys: "R", does: "<key-rotate>" }]);
});
