// What a phone can do instead of a button.

import { expect, test, vi } from "vitest";
import { fingersAnswer, listen, tiltAnswer } from "../src/games/kragmortha/playful";

test("an upright phone rises, a flat one sits, only where it is asked", () => {
  expect([tiltAnswer(75, ["rise"]), tiltAnswer(-75, ["rise"]), tiltAnswer(40, ["rise"])]).toEqual([
    "rise",
    "rise",
    null,
  ]);
  expect([tiltAnswer(5, ["sit"]), tiltAnswer(40, ["sit"]), tiltAnswer(5, ["rise"])]).toEqual(["sit", null, null]);
  expect(tiltAnswer(null, ["rise", "sit"])).toBeNull();
});

test("two fingers stick a tongue out, one or three do not", () => {
  expect([1, 2, 3].map((count) => fingersAnswer(count, ["tongue"]))).toEqual([null, "tongue", null]);
  expect(fingersAnswer(2, ["rise"])).toBeNull();
});

test("a phone that was upright already has not risen; each ask is answered once", () => {
  const heard: Record<string, (event: object) => void> = {};
  vi.stubGlobal("addEventListener", (kind: string, hear: (event: object) => void) => {
    heard[kind] = hear;
  });
  vi.stubGlobal("removeEventListener", (kind: string) => delete heard[kind]);
  const answers: string[] = [];
  const stop = listen(["rise"], (ask) => answers.push(ask));
  for (const beta of [80, 82, 30, 70, 75]) heard.deviceorientation({ beta });
  expect(answers).toEqual(["rise"]);
  stop();
  expect(heard).toEqual({});
  vi.unstubAllGlobals();
});
