// Words come once, in the reader's language, and a game's when it is opened.

import { afterEach, expect, test, vi } from "vitest";

const asked: string[] = [];
let answers = true;
const HOUSE = { house: "hello = Hello", games: { rune: "tagline = Stones" } };
vi.stubGlobal("fetch", async (path: string) => {
  asked.push(path);
  if (!answers) throw new TypeError("nobody there");
  const [language, game] = path.split("/").slice(3);
  const french = { ...HOUSE, house: "hello = Bonjour" };
  return new Response(game ? `laid = ${language} ${game}` : JSON.stringify(language === "fr" ? french : HOUSE));
});
const { settings } = await import("../src/settings.svelte");
const { learnGame, say, speak } = await import("../src/words.svelte");

afterEach(() => {
  asked.length = 0;
  answers = true;
});

test("the page speaks its own words before the house has answered", () => {
  expect(say("loading")).not.toBe("loading");
  expect(say("hello")).toBe("hello");
});

test("a fetch that failed is made again, one that succeeded is not", async () => {
  answers = false;
  await expect(speak("en")).rejects.toThrow();
  answers = true;
  await Promise.all([speak("en"), speak("en")]);
  await speak("en");
  expect(asked).toEqual(["/api/words/en", "/api/words/en"]);
  expect(say("hello")).toBe("Hello");
});

test("of a game the shelf knows its box, all of it comes when it is opened", async () => {
  expect([say("tagline", {}, "rune"), say("laid", {}, "rune")]).toEqual(["Stones", "laid"]);
  await Promise.all([learnGame("rune"), learnGame("rune")]);
  expect(asked).toEqual(["/api/words/en/rune"]);
  expect(say("laid", {}, "rune")).toBe("en rune");
  expect(say("key-rotate", {}, "rune")).not.toBe("key-rotate");
});

test("a language is spoken once the words of what is open have come; until then the last one stays", async () => {
  settings.language = "fr";
  answers = false;
  await expect(speak("fr")).rejects.toThrow();
  expect([say("hello"), say("laid", {}, "rune")]).toEqual(["Hello", "en rune"]);
  answers = true;
  await speak("fr");
  expect([say("hello"), say("laid", {}, "rune")]).toEqual(["Bonjour", "fr rune"]);
});
