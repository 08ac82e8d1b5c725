import { beforeEach, expect, test, vi } from "vitest";
import type { Step, TableCard, Welcome } from "../src/wire";

const sockets: any[] = [];
class FakeSocket {
  sent: any[] = [];
  onopen: any = null;
  onmessage: any = null;
  onclose: any = null;
  constructor() {
    sockets.push(this);
  }
  send(text: string) {
    this.sent.push(JSON.parse(text));
  }
  close() {}
}
vi.stubGlobal("WebSocket", FakeSocket);
vi.stubGlobal("addEventListener", () => {});
vi.stubGlobal("removeEventListener", () => {});
vi.stubGlobal("document", { hidden: false });
const { LiveRoom } = await import("../src/live.svelte");
const { settings } = await import("../src/settings.svelte");

const table = {
  id: "t",
  game: "rune",
  stage: "playing",
  mine: 0,
  to_act: [0],
  seats: [
    { seat: 0, person: { id: "p", name: "Maren", avatar: 0 }, bot: null, present: true },
    { seat: 1, person: null, bot: "greedy", present: true },
  ],
} as unknown as TableCard;
const entry = (n: number, seat: number, move = "draw") => ({ n, turn: n, seat, move, events: [], at: 0 });
const welcome = (change: Partial<Welcome> = {}): Welcome => ({
  type: "welcome",
  table,
  n: 0,
  view: { phase: "lay" },
  offers: [{ move: "draw" }],
  log: [],
  chat: [],
  can_undo: false,
  asking: null,
  result: null,
  ...change,
});
const step = (n: number, seat: number, to_act: number[]): Step => ({
  type: "step",
  entry: entry(n, seat),
  view: { step: n },
  offers: to_act.includes(0) ? [{ move: "draw" }] : [],
  can_undo: false,
  to_act,
  result: null,
});

let room: InstanceType<typeof LiveRoom>;
const socket = () => sockets.at(-1);
const tell = (message: unknown) => socket().onmessage({ data: JSON.stringify(message) });

beforeEach(() => {
  vi.useFakeTimers();
  settings.speed = "normal";
  room = new LiveRoom(table, "ws://t");
  socket().onopen({});
  tell(welcome());
});

test("a seat with offers may act, until it has sent its move", () => {
  expect(room.acting).toBe(true);
  room.play("draw");
  expect(room.acting).toBe(false);
  expect(socket().sent.at(-1)).toMatchObject({ type: "move", at: 0, move: "draw" });
  room.play("draw");
  expect(socket().sent.filter((message: any) => message.type === "move")).toHaveLength(1);
});

test("steps are shown one after another, in order, and can be hurried", () => {
  for (const [n, seat] of [
    [1, 0],
    [2, 1],
    [3, 1],
  ])
    tell(step(n, seat, n === 3 ? [0] : [1]));
  expect(room.view).toEqual({ step: 1 });
  expect(room.acting).toBe(false);
  vi.advanceTimersByTime(400);
  expect(room.view).toEqual({ step: 2 });
  room.hurry();
  expect(room.view).toEqual({ step: 3 });
  expect(room.log.map((one) => one.n)).toEqual([1, 2, 3]);
  expect(room.acting).toBe(true);
});

test("without animations everything is shown at once", () => {
  settings.speed = "off";
  tell(step(1, 0, [1]));
  tell(step(2, 1, [0]));
  expect(room.view).toEqual({ step: 2 });
});

test("a step heard twice is shown once", () => {
  tell(step(1, 0, [1]));
  tell(step(1, 0, [1]));
  room.hurry();
  expect(room.log).toHaveLength(1);
});

test("a refusal lets the seat act again and keeps the reason", () => {
  room.play("draw");
  tell({ type: "no", id: socket().sent.at(-1).id, reason: { clause: "R-11", key: "deck-empty", values: {} } });
  expect(room.acting).toBe(true);
  expect(room.refused?.clause).toBe("R-11");
});

test("a trial is asked once for a position and forgotten when something happens", async () => {
  const first = room.trial("draw");
  expect(room.trial("draw")).toBe(first);
  tell({ type: "trial", id: socket().sent.at(-1).id, trial: { move: "draw", reason: null } });
  expect(await first).toEqual({ move: "draw", reason: null });
  tell(step(1, 1, [0]));
  expect(room.trial("draw")).not.toBe(first);
});

test("a take-back cuts the log", () => {
  tell(step(1, 0, [1]));
  room.hurry();
  tell({
    type: "back",
    n: 0,
    seat: 0,
    view: { phase: "lay" },
    offers: [{ move: "draw" }],
    can_undo: false,
    to_act: [0],
  });
  expect(room.log).toEqual([]);
  expect(room.acting).toBe(true);
});

test("a welcome with the whole log replaces what was known, one with the rest is added", () => {
  tell(step(1, 0, [1]));
  room.hurry();
  tell(welcome({ n: 2, log: [entry(2, 1)] }));
  expect(room.log.map((one) => one.n)).toEqual([1, 2]);
  tell(welcome({ n: 5, log: [entry(1, 0), entry(5, 1)] }));
  expect(room.log.map((one) => one.n)).toEqual([1, 5]);
});

test("when the gathering ends the page asks for the present", () => {
  tell({ ...welcome({ view: null, offers: [] }), table: { ...table, stage: "gathering" } });
  const before = sockets.length;
  tell({ type: "table", table });
  expect(sockets.length).toBe(before + 1);
});
