import { afterEach, expect, test, vi } from "vitest";

vi.stubGlobal("location", { pathname: "/", hash: "", search: "" });
const { placeOf } = await import("../src/route.svelte");
const { reasonIn, Turned } = await import("../src/api");
const { insist, toasts } = await import("../src/toast.svelte");

afterEach(() => {
  vi.useRealTimers();
});

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

test("where nobody answers it is asked again; a refusal is believed", async () => {
  vi.useFakeTimers();
  const silent = new Turned(0, { clause: "", key: "no-answer", values: {} });
  const ask = vi.fn().mockRejectedValueOnce(silent).mockRejectedValueOnce(silent).mockResolvedValue("table");
  const told = insist(ask);
  await vi.advanceTimersByTimeAsync(5000);
  expect(await told).toBe("table");
  expect(ask).toHaveBeenCalledTimes(3);
  expect(toasts).toEqual([]);

  const unknown = vi.fn().mockRejectedValue(new Turned(404, { clause: "", key: "table-unknown", values: {} }));
  expect(await insist(unknown)).toBeNull();
  expect(unknown).toHaveBeenCalledTimes(1);
  expect(toasts).toHaveLength(1);

  const never = vi.fn().mockRejectedValue(silent);
  const gone = insist(never);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await gone).toBeNull();
  expect(never).toHaveBeenCalledTimes(20);
});
