import { expect, test, vi } from "vitest";
import { isOutdated } from "../src/renewal";

const PAGE = '<script type="module" src="/assets/index-new.js"></script>';
const answer = (reply: () => Promise<Response>) => vi.stubGlobal("fetch", reply);

test("a page is outdated where the house starts another script", async () => {
  answer(async () => new Response(PAGE));
  expect(await isOutdated("/assets/index-old.js")).toBe(true);
  expect(await isOutdated("/assets/index-new.js")).toBe(false);
});

test("nobody knows of a newer page where the house does not answer", async () => {
  answer(() => Promise.reject(new TypeError("nobody there")));
  expect(await isOutdated("/assets/index-old.js")).toBe(false);
  answer(async () => new Response("busy", { status: 503 }));
  expect(await isOutdated("/assets/index-old.js")).toBe(false);
});
