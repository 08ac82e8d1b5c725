import { FluentBundle } from "@fluent/bundle";
import { afterEach, expect, test, vi } from "vitest";

vi.stubGlobal("document", { documentElement: {} });
const { say, sentence } = await import("../src/words.svelte");

afterEach(() => vi.restoreAllMocks());

test("a sentence that cannot be made is logged and shown as its key", () => {
  const logged = vi.spyOn(console, "error").mockImplementation(() => {});
  vi.spyOn(FluentBundle.prototype, "formatPattern").mockImplementation(() => {
    throw new RangeError("Too many placeables expanded: 101, max allowed is 100");
  });
  expect(say("hint-share", { share: 3 })).toBe("hint-share");
  expect(sentence("hint-share", { share: 3 })).toBe("hint-share");
  expect(logged).toHaveBeenCalledTimes(2);
});

test("values of any kind make a sentence or a gap, never an exception", () => {
  for (const share of [undefined, null, {}, [], "x".repeat(100_000), Number.NaN, Symbol("s")]) {
    expect(typeof say("hint-share", { share })).toBe("string");
  }
});

test("a missing key shows itself", () => expect(say("no-such-sentence")).toBe("no-such-sentence"));
