// A turn in one line, and the log by turns.

import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { LANGUAGES } from "../src/settings.svelte";
import { entry, seated } from "./seated";

const { eventWords, reasonWords } = await import("../src/log");
const { headline, recapLines, turnsOf } = await import("../src/recap");

const at = (n: number, turn: number, seat: number, ...events: object[]) => ({
  ...entry(seat, "x", ...events),
  n,
  turn,
});

test("the log has an entry a turn, whoever acts in it", () => {
  const log = [at(1, 1, 0), at(2, 1, 0), at(3, 2, 1), at(4, 2, 0), at(5, 2, 1), at(6, 3, 0)];
  expect(turnsOf(log).map((turn) => turn.entries.map(({ n }) => n))).toEqual([[1, 2], [3, 4, 5], [6]]);
});

test("a turn is told in fragments behind a name, each said once", () => {
  const room = seated("rune", {});
  const laid = { kind: "laid", seat: 1, card: 8, cell: "o11", fits: "below" };
  const master = { kind: "master", seat: 1, colour: "green", cell: "n9", size: 2, points: 4 };
  const lines = recapLines([at(1, 1, 1, laid, { kind: "score", scores: [4, 2] }), at(2, 1, 1, master, master)], room);
  expect(lines).toEqual([{ seat: 1, texts: ["a card laid", "a Master on green, worth 4"] }]);
  expect(headline([at(1, 1, 0, { ...laid, seat: 0 })], room)).toBe("You: a card laid");
  expect(recapLines([at(1, 1, 0, laid)], room).map(({ seat }) => seat)).toEqual([1]); // whose deed, not whose move
});

test("an event that has no fragment adds nothing, also where it is the turn itself", () => {
  const lines = recapLines([at(1, 1, 1, { kind: "turn", seat: 1 })], seated("kamimai", {}));
  expect(lines).toEqual([]);
});

test("books that open with the reader’s own page are told as what the others did", () => {
  const room = seated("grimoire", {});
  const opened = (seat: number) => ({ kind: "opened", seat, page: 3, spell: "fireball" });
  const own = at(4, 1, 0, opened(0), opened(1), { kind: "gained", seat: 1, vp: 1 });
  room.log = [at(3, 1, 2, { ...opened(2), spell: "haste" }), own];
  expect(recapLines(room.tidings, room)).toEqual([{ seat: 1, texts: ["fireball", "+1 VP"] }]);
  expect(room.news).toEqual([]);
  room.log = [...room.log, at(5, 1, 2, { kind: "gained", seat: 2, vp: 2 })];
  expect(recapLines(room.tidings, room).map(({ seat }) => seat)).toEqual([1, 2]);
});

test("who sees the board reads no cells, who only hears it does", () => {
  const room = seated("rune", {});
  const master = { kind: "master", seat: 0, colour: "green", cell: "n9", size: 2, points: 4 };
  expect(eventWords(master, room)).toBe("You set a Master on green. It holds 2 runes, worth 4.");
  expect(eventWords(master, room, true)).toBe(""); // the game's own sentence, which this house does not tell
  expect(eventWords({ kind: "score", scores: [4, 2] }, room)).toBe("Score: You 4, Odo 2.");
  const reason = { clause: "R-8", key: "covers-master", values: { cell: "n9" } };
  expect(reasonWords(reason, room)).toBe("A Master stands there. No card may lie on it.");
});

test("every event that names a cell or square has words without it for who sees the board", () => {
  const named = (game: string, file: string) => {
    const messages = readFileSync(file, "utf-8").split(/\n(?=[a-z])/);
    const own = readFileSync(`src/games/${game}/words/${file.slice(-6)}`, "utf-8");
    return messages
      .filter((text) => /^(event|reason)-/.test(text) && /\$(below-|beside-)?(cell|square|start)\b/.test(text))
      .map((text) => /^(?:event-)?([a-z-]+)/.exec(text)![1])
      .filter((key) => !new RegExp(`^seen-${key} =`, "m").test(own));
  };
  for (const language of LANGUAGES)
    for (const game of ["rune", "kragmortha"])
      expect(named(game, `../src/armarium/games/${game}/words/${language}.ftl`), `${game} ${language}`).toEqual([]);
});
