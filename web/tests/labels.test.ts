// Labels over KamiMaï's deck: the count of the discards gives way to what hangs.

import { expect, test } from "vitest";
import { clearOf } from "../src/games/kamimai/labels";

test("a label stands under a note that would cover it, else where it is", () => {
  expect(clearOf([320, 70], 22, [400, 78], 150)).toBe(94);
  expect(clearOf([320, 70], 22, [400, 48.5], 150)).toBe(94); // their edges would meet
  expect(clearOf([320, 70], 22, [470, 78], 150)).toBe(78);
  expect(clearOf([320, 70], 22, [400, 92], 150)).toBe(92);
});
