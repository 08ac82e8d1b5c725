// How sources are written: what formatting and lint cannot hold.

import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "..");
const MOST = 120;

interface Source {
  name: string;
  text: string;
}

/** Files whose names end so, in folders of the client; generated ones are let be. */
function sources(folders: string[], ...endings: string[]): Source[] {
  return folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
      .filter((name) => endings.some((ending) => name.endsWith(ending)) && basename(name) !== "wire.ts")
      .map((name) => ({ name: `${folder}/${name}`, text: readFileSync(join(root, folder, name), "utf8") })),
  );
}
const lineCount = (source: Source): number => source.text.split("\n").length - 1;
/** Drawings are markup, paths or pictures inside a string. */
const isDrawing = (line: string): boolean => /<\w+[ >]|url\("?data:|["`]M[\d$]/.test(line);
/** Markup of a component is no drawing. */
const isLong = (line: string, inMarkup: boolean): boolean =>
  line.length > MOST && !(inMarkup ? line.includes("url(data:") : isDrawing(line));

test("no line is longer than 120 characters; drawings are let be", () => {
  const all = sources(["src", "tests"], ".svelte", ".ts", ".css");
  const long = all.flatMap(({ name, text }) =>
    text.split("\n").flatMap((line, i) => (isLong(line, name.endsWith(".svelte")) ? [`${name}:${i + 1}`] : [])),
  );
  expect(all.length).toBeGreaterThan(200);
  expect(long).toEqual([]);
});

test("each style sheet says first what part of the page it owns", () => {
  const sheets = sources(["src"], ".css");
  expect(sheets.length).toBeGreaterThan(8);
  expect(sheets.filter(({ text }) => !text.startsWith("/* Owns ")).map(({ name }) => name)).toEqual([]);
});

test("each module says first what it is for", () => {
  const modules = sources(["src"], ".ts");
  expect(modules.length).toBeGreaterThan(70);
  expect(modules.filter(({ text }) => !text.startsWith("// ")).map(({ name }) => name)).toEqual([]);
});

test("a controller wires parts and stays under 270 lines; no file reaches 600", () => {
  const controllers = sources(["src"], "control.svelte.ts");
  expect(controllers.length).toBeGreaterThan(4);
  expect(controllers.filter((one) => lineCount(one) >= 270).map(({ name }) => name)).toEqual([]);
  const all = sources(["src", "tests"], ".svelte", ".ts", ".css");
  expect(all.filter((one) => lineCount(one) >= 600).map(({ name }) => name)).toEqual([]);
});

/** What the parts of every game's screen are called; a game may have more. A companion's is one board of buttons. */
const DRAWERS = ["control.svelte.ts", "cover.ts", "index.ts", "keys.ts", "parlance.ts", "prompt.ts", "wire.ts"];
const COMPANION_DRAWERS = ["Board.svelte", "index.ts", "wire.ts"];
const drawers = (game: string): string[] => (game.endsWith("-box") ? COMPANION_DRAWERS : DRAWERS);

test("every game with a screen of its own has the same drawers", () => {
  const games = readdirSync(join(root, "src/games"), { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const missing = games.flatMap(({ name }) => {
    const files = readdirSync(join(root, "src/games", name));
    return drawers(name)
      .filter((drawer) => !files.includes(drawer))
      .map((drawer) => `${name}/${drawer}`);
  });
  expect(games.length).toBeGreaterThan(3);
  expect(missing).toEqual([]);
});

test("formatting leaves no written space beside one of its own", () => {
  const doubled = sources(["src"], ".svelte").filter(({ text }) => /^ *\{" "\}/m.test(text));
  expect(doubled.map(({ name }) => name)).toEqual([]);
});
