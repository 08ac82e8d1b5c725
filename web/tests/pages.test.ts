import { expect, test, vi } from "vitest";

vi.stubGlobal("location", { pathname: "/", hash: "", search: "" });
const { placeOf } = await import("../src/route.svelte");
const { reasonIn } = await import("../src/api");

test("addresses are pages", () => {
  expect(placeOf("/")).toEqual({ page: "cupboard" });
  expect(placeOf("/t/abc")).toEqual({ page: "table", id: "abc" });
  expect(placeOf("/t/abc/replay")).toEqual({ page: "replay", id: "abc" });
  expect(placeOf("/rules/rune")).toEqual({ page: "rules", game: "rune" });
  expect(placeOf("/settings")).toEqual({ page: "settings" });
  for (const path of ["/t", "/t/a/b", "/t/a/replay/x", "/rules", "/x"]) expect(placeOf(path)).toEqual({ page: "lost" });
});

test("a refusal's reason is read, and a page of somebody else's is not taken for one", () => {
  const reason = { clause: "R-7", key: "colours-differ", values: { cell: "m13" } };
  expect(reasonIn(JSON.stringify(reason))).toEqual(reason);
  expect(reasonIn("<html>Bad gateway</html>").key).toBe("no-answer");
  expect(reasonIn("null").key).toBe("no-answer");
});
