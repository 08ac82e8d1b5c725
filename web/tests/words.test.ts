// Every sentence the page asks for exists in every language, with the same keys and the same values.

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, test } from "vitest";
import { LANGUAGES, languageName, preferredLanguage } from "../src/settings.svelte";
import { bound, frenchOf } from "../src/words.svelte";

const ROOT = join(import.meta.dirname, "..");
const HOUSE = join(ROOT, "..", "src", "armarium");

function files(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

const read = (path: string) => readFileSync(path, "utf8");
const games = readdirSync(join(ROOT, "src", "games"), { withFileTypes: true })
  .filter(
    (entry) =>
      entry.isDirectory() && files(join(ROOT, "src", "games", entry.name)).some((path) => path.endsWith("index.ts")),
  )
  .map((entry) => entry.name);

/** Keys of a Fluent text, attributes as key.attribute. */
function keys(text: string): Set<string> {
  const found = new Set<string>();
  let last = "";
  for (const line of text.split("\n")) {
    const message = /^([a-zA-Z][\w-]*) ?=/.exec(line);
    const attribute = /^\s+\.([\w-]+) ?=/.exec(line);
    last = message?.[1] ?? last;
    if (message) found.add(last);
    else if (attribute) found.add(`${last}.${attribute[1]}`);
  }
  return found;
}

/** The keys written out in say("…") and sentence("…"), not those put together from parts. */
function asked(paths: string[], call: RegExp): Set<string> {
  return new Set(paths.flatMap((path) => [...read(path).matchAll(call)].map((match) => match[1])));
}

const page = (language: string) => keys(read(join(ROOT, "src", "words", `${language}.ftl`)));
const house = (language: string) => keys(read(join(HOUSE, "words", `${language}.ftl`)));
/** A companion says all that its book says, and more. */
const ofGame = (game: string, language: string): Set<string> => {
  const book = game.replace(/-box$/, "");
  const own = game === book ? [game, "words"] : [book, "box", "words"];
  return new Set([
    ...keys(read(join(ROOT, "src", "games", game, "words", `${language}.ftl`))),
    ...keys(read(join(HOUSE, "games", ...own, `${language}.ftl`))),
    ...(game === book ? [] : ofGame(book, language)),
  ]);
};
const shared = files(join(ROOT, "src")).filter((path) => /\.(svelte|ts)$/.test(path) && !path.includes("/games/"));

test("a French mark that stands apart, and a quote, stay on the line of their word", () => {
  expect(bound("Attendez : « vite » ? 20 % !")).toBe("Attendez\u00a0: «\u00a0vite\u00a0»\u00a0? 20\u00a0%\u00a0!");
  expect(bound("À 8:30, c’est fini.")).toBe("À 8:30, c’est fini.");
});

describe.each(LANGUAGES)("in %s", (language) => {
  test("the page has every sentence it asks for", () => {
    const known = new Set([...page(language), ...house(language)]);
    const wanted = asked(shared, /\bsay\("([\w.-]+)"/g);
    expect([...wanted].filter((key) => !known.has(key) && !["tagline", "learn-aim"].includes(key))).toEqual([]);
  });

  test.each(games)("%s has every sentence its screen asks for", (game) => {
    const known = new Set([...page(language), ...house(language), ...ofGame(game, language)]);
    const paths = files(join(ROOT, "src", "games", game)).filter((path) => /\.(svelte|ts)$/.test(path));
    const wanted = asked(paths, /\b(?:say|w)\("([\w.-]+)"/g);
    expect([...wanted].filter((key) => !known.has(key))).toEqual([]);
    expect(known.has("tagline")).toBe(true);
    expect(known.has(`game-${game}`)).toBe(true);
  });

  test("every file parses", () => {
    for (const path of files(join(ROOT, "src")).filter((one) => one.endsWith(`/${language}.ftl`))) {
      const bundle = new FluentBundle(language);
      expect(bundle.addResource(new FluentResource(read(path)))).toEqual([]);
    }
  });
});

test.each(LANGUAGES)("%s has the same keys as the first language", (language) => {
  expect([...page(language)].sort()).toEqual([...page(LANGUAGES[0])].sort());
  for (const game of games) {
    const here = (one: string) => keys(read(join(ROOT, "src", "games", game, "words", `${one}.ftl`)));
    expect([...here(language)].sort()).toEqual([...here(LANGUAGES[0])].sort());
  }
});

test("the page speaks the languages the house speaks", () => {
  const listed = /^LANGUAGES = \(([^)]*)\)/m.exec(read(join(HOUSE, "words.py")))![1];
  expect([...listed.matchAll(/"(\w+)"/g)].map((match) => match[1])).toEqual([...LANGUAGES]);
});

test("the first of a browser's languages that we speak is chosen, and each goes by its own name", () => {
  expect(preferredLanguage(["nl-NL", "de-CH", "fr"])).toBe("de");
  expect(preferredLanguage(["FR-ca", "de"])).toBe("fr");
  expect(preferredLanguage(["den", "nl"])).toBe(LANGUAGES[0]);
  expect(preferredLanguage([])).toBe(LANGUAGES[0]);
  expect(LANGUAGES.map(languageName)).toEqual(["English", "Français", "Deutsch"]);
});

test("no key is written twice", () => {
  for (const path of files(join(ROOT, "src")).filter((one) => one.endsWith(".ftl"))) {
    const messages = [...read(path).matchAll(/^([a-zA-Z][\w-]*) ?=/gm)].map((match) => match[1]);
    expect(messages).toEqual([...new Set(messages)]);
  }
});

test("a French name is elided after de", () => {
  expect(["Pip", "Ana", "Élise", "Œdipe", "Hugo", "Yann"].map(frenchOf)).toEqual([
    "de Pip",
    "d’Ana",
    "d’Élise",
    "d’Œdipe",
    "de Hugo",
    "de Yann",
  ]);
});
