import { expect, test } from "vitest";
import { noteResult, opponentOf, opponents, soleOpponent, suggestion, timesBeaten, winsOf100 } from "../src/opponents";
import type { Settings } from "../src/settings.svelte";
import type { GameCard, Result, TableCard } from "../src/wire";

const LADDER = {
  kind: "versus",
  shown: ["random", "greedy", "master"],
  strength: { random: 0, greedy: 800, master: 1000 },
};
const rune = { name: "rune", bots: ["random", "greedy", "adept", "master"], ladder: LADDER } as unknown as GameCard;
const fresh = () => ({ opponents: {}, beaten: {}, lastGames: {}, noted: [] }) as unknown as Settings;
const seat = (seat: number, about: object) => ({ seat, person: null, bot: null, ...about });
const table = (id: string, ...others: object[]) =>
  ({ id, game: "rune", held: [0], seats: [seat(0, { person: {} }), ...others] }) as unknown as TableCard;
const result = (winners: number[], counts = true) => ({ winners, scores: [22, 17], key: "", counts }) as Result;

test("without anything remembered the middle one is called, and the remembered one where it still plays", () => {
  const of = fresh();
  expect(opponentOf(rune, of)).toBe("greedy");
  of.opponents.rune = "adept";
  expect(opponentOf(rune, of)).toBe("adept");
  of.opponents.rune = "gone";
  expect(opponentOf(rune, of)).toBe("greedy");
});

test("a game nobody measured offers all its bots", () => {
  const noughts = { ...rune, bots: ["random"], ladder: { kind: "versus", shown: [], strength: {} } } as GameCard;
  expect(opponents(noughts)).toEqual(["random"]);
  expect(opponentOf(noughts, fresh())).toBe("random");
});

test("a win against one kind of bot is counted once a table, and the next stronger is suggested", () => {
  const of = fresh();
  noteResult(table("a", seat(1, { bot: "greedy" })), result([0]), of);
  noteResult(table("a", seat(1, { bot: "greedy" })), result([0]), of);
  expect(timesBeaten("rune", "greedy", of)).toBe(1);
  expect(of.lastGames.rune).toEqual({ bot: "greedy", won: true, points: [22, 17] });
  expect(suggestion(rune, of)).toBe("master");
});

test("no win is a loss, nor a game that does not count, and nobody is stronger than the last", () => {
  const of = fresh();
  noteResult(table("a", seat(1, { bot: "greedy" })), result([1]), of);
  expect(suggestion(rune, of)).toBe(null);
  noteResult(table("b", seat(1, { bot: "greedy" })), result([0], false), of);
  expect([timesBeaten("rune", "greedy", of), suggestion(rune, of)]).toEqual([0, null]);
  noteResult(table("c", seat(1, { bot: "master" })), result([0]), of);
  expect(suggestion(rune, of)).toBe(null);
});

test("tables with people, or with bots of several kinds, say nothing of one opponent", () => {
  expect(soleOpponent(table("a", seat(1, { person: {} })))).toBe(null);
  expect(soleOpponent(table("a", seat(1, { bot: "greedy" }), seat(2, { bot: "master" })))).toBe(null);
  expect(soleOpponent(table("a", seat(1, { bot: "greedy", person: {} })))).toBe(null);
  expect(soleOpponent(table("a", seat(1, { bot: "greedy" }), seat(2, { bot: "greedy" })))).toBe("greedy");
});

test("400 points are odds of ten to one", () => {
  expect([winsOf100(400, 0), winsOf100(0, 0), winsOf100(0, 400)]).toEqual([91, 50, 9]);
});
