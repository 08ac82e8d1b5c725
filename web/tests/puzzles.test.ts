import { expect, test, vi } from "vitest";

const store = new Map<string, string>();
vi.stubGlobal("localStorage", {
  getItem: (key: string) => store.get(key) ?? null,
  setItem: (key: string, value: string) => store.set(key, value),
});
const { dayBefore, isSolved, markSolved, solvedOn, streak } = await import("../src/puzzles.svelte");

test("days are counted back over months and years", () => {
  expect(dayBefore("2027-01-01", 1)).toBe("2026-12-31");
  expect(dayBefore("2028-03-01", 1)).toBe("2028-02-29");
  expect(dayBefore("2026-11-18", 0)).toBe("2026-11-18");
});

test("a streak ends today, or yesterday while today's is open; a gap ends it", () => {
  expect(streak("rune", "2026-11-18", ["2026-11-18", "2026-11-17", "2026-11-15"])).toBe(2);
  expect(streak("rune", "2026-11-18", ["2026-11-17", "2026-11-16"])).toBe(2);
  expect(streak("rune", "2026-11-18", ["2026-11-16"])).toBe(0);
});

test("what was solved is kept by book, and a day only for the puzzle of the day", () => {
  markSolved("rune", 7, null);
  markSolved("rune", 9, "2026-11-18");
  expect(isSolved("rune", 7)).toBe(true);
  expect(isSolved("grimoire", 7)).toBe(false);
  expect(solvedOn("rune", "2026-11-18")).toBe(true);
  expect(solvedOn("grimoire", "2026-11-18")).toBe(false);
  expect(JSON.parse(store.get("armarium.puzzles")!).numbers).toEqual({ rune: [7, 9] });
});
