import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const games = join(import.meta.dirname, "../src/games");
const boxed = readdirSync(games).filter((game) => existsSync(join(games, game, "wire.ts")) && !game.endsWith("-box"));

const sources = (game: string): string =>
  readdirSync(join(games, game))
    .filter((name) => name !== "wire.ts" && /\.(ts|svelte)$/.test(name))
    .map((name) => readFileSync(join(games, game, name), "utf8"))
    .join("\n");

/** The fields of an interface of a game's messages. */
function fields(game: string, name: string): string[] {
  const text = readFileSync(join(games, game, "wire.ts"), "utf8");
  const body = text.match(new RegExp(`export interface ${name} \\{([^}]*)\\}`))?.[1] ?? "";
  return [...body.matchAll(/^ {2}(\w+)/gm)].map((field) => field[1]);
}

test.each(boxed)("every number of the box that %s is sent is read from there", (game) => {
  const names = [...fields(game, "Box"), ...fields(game, "Body")];
  expect(names.length).toBeGreaterThan(2);
  expect(names.filter((name) => !new RegExp(`\\b(box|body)\\??\\.${name}\\b`).test(sources(game)))).toEqual([]);
});

/** How the numbers were once copied: a name in capitals for each, or the number itself where it was asked for. */
const NAMES = ["MASTERS", "HAND", "TEN", "FIRST_MAGIC", "FIRST_PAGE", "LAST_PAGE", "LOOKS", "TOKENS", "SIGHT"];
const SIZES = ["WIDE", "HIGH", "THICK", "OPENING", "LIES", "LONGEST"];
const PLACES = [/look_count [=!]== \d/, /english-energy"\] \? \d/, /Math\.min\(view\.limit, \d/];
const COPIES = new RegExp(
  [`\\b(${[...NAMES, ...SIZES].join("|")}) = [\\d(]`, ...PLACES.map((place) => place.source)].join("|"),
);

test.each(boxed)("%s copies no number of the box", (game) => {
  expect(sources(game).match(COPIES)).toBeNull();
});
