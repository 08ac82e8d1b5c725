import { beforeEach, expect, test, vi } from "vitest";
import type { Room } from "../src/room.svelte";
import type { Step, TableCard, Welcome } from "../src/wire";
import { packed } from "./packed";

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
const { canChoose } = await import("../src/games/choice");
const { hintReasons } = await import("../src/log");
const { settings } = await import("../src/settings.svelte");

const table = {
  id: "t",
  game: "rune",
  stage: "playing",
  mine: 0,
  held: [0],
  to_act: [0],
  seats: [
    { seat: 0, person: { id: "p", name: "Maren", avatar: 0 }, bot: null, present: true, name: "" },
    { seat: 1, person: null, bot: "greedy", present: true, name: "" },
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
  mine: 0,
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

test("a page that plays several seats follows the one that acts and calls everybody by name", () => {
  const seats = [{ ...table.seats[0] }, { ...table.seats[0], seat: 1, name: "Bea" }, { ...table.seats[1], seat: 2 }];
  const both = { ...table, held: [0, 1], seats };
  tell(welcome({ table: both }));
  expect([room.shared, room.self, room.called(0), room.called(1)]).toEqual([true, null, "Maren", "Bea"]);
  tell({ ...step(1, 0, [1]), mine: 1, offers: [{ move: "draw" }] });
  expect([room.seat, room.acting]).toEqual([1, true]);
  expect(room.hasMoved).toBe(true);
  tell({ type: "table", table: { ...both, held: [0], mine: 0 } });
  expect([room.self, room.called(0)]).toEqual([0, "You"]);
});

test("while steps wait to be shown the seat waits with them", () => {
  tell(welcome({ table: { ...table, held: [0, 1] } }));
  tell({ ...step(1, 0, [1]), mine: 1 });
  tell({ ...step(2, 1, [0]), mine: 0 });
  tell({ type: "table", table: { ...table, held: [0, 1], mine: 0 } });
  expect([room.seat, room.table.to_act]).toEqual([1, [1]]);
  room.hurry();
  expect([room.seat, room.table.to_act]).toEqual([0, [0]]);
});

test("a take-back cuts the log", () => {
  tell(step(1, 0, [1]));
  room.hurry();
  tell({
    type: "back",
    events: [],
    n: 0,
    seat: 0,
    view: { phase: "lay" },
    offers: [{ move: "draw" }],
    can_undo: false,
    to_act: [0],
    mine: 0,
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

const poses = (n: number, slot: number | null, at: number[], change: object = {}) => ({
  type: "poses",
  n,
  slot,
  start: "",
  frames: packed(...at),
  part: 0,
  last: true,
  ...change,
});

test("a step waits until the cards have come to rest, and nobody acts meanwhile", () => {
  tell(step(1, 1, [1]));
  tell(poses(2, 7, [33, 3000]));
  tell(step(2, 1, [0]));
  vi.advanceTimersByTime(1400); // a bot's hand: in half the time
  expect(room.view).toEqual({ step: 1 });
  expect(room.acting).toBe(false);
  room.pull(3, [0, 0], [[0, 0, 0, 0]]);
  expect(socket().sent.some((message: any) => message.type === "pull")).toBe(false);
  vi.advanceTimersByTime(200);
  expect(room.view).toEqual({ step: 2 });
  expect(room.acting).toBe(true);
});

test("a second motion waits for the first and its step", () => {
  tell(poses(1, 7, [2000]));
  tell(step(1, 1, [1]));
  const first = room.motion;
  tell(poses(2, 8, [1000]));
  tell(step(2, 1, [0]));
  expect(room.motion).toBe(first);
  vi.advanceTimersByTime(2001);
  expect(room.view).toEqual({ step: 1 });
  vi.advanceTimersByTime(400);
  expect(room.motion?.slot).toBe(8);
  vi.advanceTimersByTime(1001);
  expect(room.view).toEqual({ step: 2 });
});

test("a hand tells its way in parts under one id and goes on from where it let go", () => {
  room.pull(3, [1, 2], [[0, 0, 0, 0]]);
  vi.advanceTimersByTime(600);
  room.pullOn([[0.6, 4, 0, 0]], true);
  room.pullOn([], false);
  room.pullOn([[9, 9, 9, 9]], false);
  const sent = socket().sent.filter((message: any) => message.type === "pull");
  expect(sent.map((message: any) => message.more)).toEqual([true, true, false]);
  expect(new Set(sent.map((message: any) => message.id)).size).toBe(1);
  tell(poses(1, 3, [33, 1000]));
  expect(room.motion?.left(performance.now())).toBe(400);
  tell({ type: "ack", id: sent[0].id, n: 1 });
  expect(room.acting).toBe(false);
  tell(step(1, 0, [0]));
  vi.advanceTimersByTime(401);
  expect(room.view).toEqual({ step: 1 });
  expect(room.acting).toBe(true);
});

test("a hand goes on after a break, and all of its way is told to whoever keeps the table now", () => {
  room.pull(3, [1, 2], [[0, 0, 0, 0]]);
  room.pullOn([[0.1, 1, 0, 0]], true);
  const before = socket();
  before.onclose?.({});
  vi.advanceTimersByTime(500);
  expect(socket()).not.toBe(before);
  socket().onopen?.({});
  tell(welcome());
  const again = socket().sent.filter((message: any) => message.type === "pull");
  const way = [
    [0, 0, 0, 0],
    [0.1, 1, 0, 0],
  ];
  expect(again.map((message: any) => [message.samples, message.more])).toEqual([[way, true]]);
  room.pullOn([[0.2, 2, 0, 0]], false);
  const last = socket().sent.at(-1);
  expect([last.id, last.samples, last.more]).toEqual([again[0].id, [[0.2, 2, 0, 0]], false]);
});

test("a hand whose pull was settled during a break has let go", () => {
  room.pull(3, [1, 2], [[0, 0, 0, 0]]);
  const before = socket();
  before.onclose?.({});
  vi.advanceTimersByTime(500);
  socket().onopen?.({});
  tell(welcome({ n: 1, log: [entry(1, 0)] }));
  room.pullOn([[0.2, 2, 0, 0]], false);
  const sent = socket().sent.filter((message: any) => message.type === "pull");
  expect(sent.length).toBe(1); // asked again with its id, and answered
  expect(before.sent.length).toBeGreaterThan(0);
});

test("a pull without dragging is seen from its beginning", () => {
  room.play("pull 3 slow outward");
  tell(poses(1, 3, [33, 1000]));
  expect(room.motion?.left(performance.now())).toBe(1000);
});

test("a hand that is turned away may try again; one that came to nothing stands still", () => {
  room.pull(3, [1, 2], [[0, 0, 0, 0]]);
  const { id } = socket().sent.at(-1);
  tell({ type: "no", id, reason: { clause: "M-11", key: "slot-empty", values: {} } });
  expect(room.acting).toBe(true);
  tell(poses(1, 3, [33], { last: false }));
  expect(room.acting).toBe(false);
  tell(poses(0, null, []));
  expect(room.acting).toBe(true);
});

test("moving cards can be hurried", () => {
  tell(poses(1, 7, [4000]));
  tell(step(1, 1, [0]));
  room.hurry();
  expect(room.view).toEqual({ step: 1 });
  expect(room.motion?.over(performance.now())).toBe(true);
});

const hint = (move = "draw") => ({ move, share: 60, events: [], likely: [], because: [{ key: "only", values: {} }] });

test("of a hint only what the rules settle is said without its share", () => {
  const because = [{ key: "x" }, { key: "x", times: 5, of: 6 }, { key: "x", times: 6, of: 6 }];
  const likely = [{ event: { kind: "sparkle" }, times: 4, of: 6 }];
  expect(hintReasons({ ...hint(), likely, because }, room)).toEqual(["because-x", "likely-often", "likely-always"]);
});

const hinted = (): void => tell(welcome({ table: { ...table, hints: true } }));

test("a hint is asked for once, kept for the position it is about, and dropped with it", () => {
  hinted();
  room.askHint();
  room.askHint();
  const asked = sockets.at(-1).sent.filter((message: any) => message.type === "hint");
  expect(asked.map((message: any) => message.at)).toEqual([0]);
  expect(room.pondering).toBe(true);
  tell({ type: "hints", id: asked[0].id, n: 0, hints: [hint()] });
  expect(room.pondering).toBe(false);
  expect(room.hints).toEqual([hint()]);
  tell(step(1, 0, [1]));
  expect(room.hints).toBeNull();
});

test("a hint that comes too late is not shown; one that others' sealed choices overtook is", () => {
  hinted();
  room.askHint();
  tell(step(1, 0, [0]));
  tell({ type: "hints", id: "hint-x", n: 0, hints: [hint()] });
  expect(room.hints).toBeNull();
  tell({ type: "hints", id: "hint-y", n: 1, hints: [hint()] });
  const sealed = step(2, 1, [0]);
  sealed.entry.move = null;
  tell(sealed);
  room.hurry();
  expect(room.hints).toEqual([hint()]);
  tell({ type: "hints", id: "hint-z", n: 1, hints: [hint("gone")] });
  expect(room.hints).toEqual([hint()]);
});

test("a refused hint says why, a stale one nothing", () => {
  hinted();
  room.askHint();
  tell({ type: "no", id: "hint-1", reason: { clause: "", key: "stale", values: {} } });
  expect([room.pondering, room.refused]).toEqual([false, null]);
  room.askHint();
  tell({ type: "no", id: "hint-2", reason: { clause: "", key: "hint-failed", values: {} } });
  expect([room.pondering, room.refused?.key]).toEqual([false, "hint-failed"]);
});

test("a game that cannot go on is looked at without asking again, and ended by a word", () => {
  const difference = { n: 3, seat: 0, move: "draw", why: { clause: "", key: "luck-missing", values: { needed: 6 } } };
  const stopped = { ...table, difference, to_act: [], ending: [], ended: false } as unknown as TableCard;
  const room = new LiveRoom(stopped, "ws://here");
  const socket = sockets.at(-1);
  socket.onopen();
  const asked = socket.sent.length;
  socket.onmessage({ data: JSON.stringify(welcome({ table: stopped, view: null, offers: [] })) });
  expect(socket.sent.length).toBe(asked);
  expect(room.over).toBe(false);
  room.end();
  expect(socket.sent.at(-1)).toMatchObject({ type: "end" });
  const ended = { ...stopped, stage: "over", ended: true } as unknown as TableCard;
  socket.onmessage({ data: JSON.stringify(welcome({ table: ended, view: null, offers: [] })) });
  expect(room.over).toBe(true);
});

test("a seat whose player is gone counts down on this page's clock", () => {
  const left = (seconds: number | null) =>
    table.seats.map((place) => ({ ...place, left: place.seat ? seconds : null }));
  tell({ type: "table", table: { ...table, seats: left(42) } });
  expect(room.due).toEqual([null, Date.now() + 42_000]);
  tell({ type: "table", table: { ...table, seats: left(null) } });
  expect(room.due).toEqual([null, null]);
});

test("what a stand-in did is taken back once, and not after another move", () => {
  tell(welcome({ n: 2, log: [entry(1, 0), entry(2, 0)], table: { ...table, stood: 2 } }));
  expect(room.table.stood).toBe(2);
  room.reclaim();
  expect(socket().sent.at(-1)).toMatchObject({ type: "reclaim", at: 2 });
  tell(step(3, 1, [0]));
  expect(room.table.stood).toBe(0);
});

test("a page that was shown out knows why and does not come back", () => {
  const before = sockets.length;
  tell({ type: "no", id: "", reason: { clause: "", key: "removed", values: { minutes: 10 } } });
  vi.advanceTimersByTime(60_000);
  expect(room.removed?.key).toBe("removed");
  expect(sockets.length).toBe(before);
});

test("offers count before the seat is asked in the phases a game names, until something is on its way", () => {
  tell({ ...step(1, 1, [1]), view: { phase: "pages" }, offers: [{ move: "page 3" }] });
  vi.runOnlyPendingTimers();
  const may = (phase: string) => canChoose(room as Room<{ phase: string }>, [phase]);
  expect(room.acting).toBe(false);
  expect([may("pages"), may("owe")]).toEqual([true, false]);
  room.play("page 3");
  expect(may("pages")).toBe(false);
});

test("what others did since one's own move is news, until one acts again", () => {
  tell(step(1, 0, [1]));
  tell(step(2, 1, [1]));
  tell(step(3, 1, [0]));
  room.hurry();
  expect(room.news.map((entry) => entry.n)).toEqual([2, 3]);
  tell(step(4, 0, [1]));
  room.hurry();
  expect(room.news).toEqual([]);
});

test("who wants to be waited for sees the next deed of others when they go on", () => {
  const seats = [...table.seats, { ...table.seats[1], seat: 2 }];
  tell(welcome({ table: { ...table, seats } }));
  room.waitForMe(true);
  tell(step(1, 0, [1]));
  tell(step(2, 1, [2]));
  tell(step(3, 2, [0]));
  vi.advanceTimersByTime(5000);
  expect(room.n).toBe(2); // the first deed after one's own is shown at once
  expect(room.waiting).toBe(true);
  expect(room.acting).toBe(false);
  room.goOn();
  expect(room.n).toBe(3);
  expect(room.waiting).toBe(false);
  room.waitForMe(false);
});

test("faster shows what is still to come and tells the table", () => {
  tell(step(1, 1, [1]));
  tell(step(2, 1, [0]));
  room.faster();
  expect(room.n).toBe(2);
  expect(socket().sent.at(-1)).toMatchObject({ type: "hurry" });
});

const moves = () => socket().sent.filter((message: any) => message.type === "move");

test("an answer is held back for two seconds and then sent", () => {
  tell(welcome({ offers: [{ move: "stop" }, { move: "go" }], table: { ...table, to_act: [0] } }));
  room.reply("stop");
  expect(room.replying).toBe("stop");
  vi.advanceTimersByTime(1900);
  expect(moves()).toEqual([]);
  vi.advanceTimersByTime(200);
  expect(moves()).toMatchObject([{ move: "stop" }]);
  expect(room.replying).toBeNull();
});

test("undo puts an answer back that was not sent, and nobody hears of it", () => {
  tell(welcome({ offers: [{ move: "stop" }], table: { ...table, to_act: [0] } }));
  room.reply("stop");
  room.undo();
  vi.advanceTimersByTime(5000);
  room.reply("stop");
  room.reply("stop");
  vi.advanceTimersByTime(5000);
  expect(socket().sent.filter((message: any) => ["move", "undo"].includes(message.type))).toEqual([]);
});

test("another answer sends the one held back; one that is gone is forgotten", () => {
  tell(welcome({ offers: [{ move: "stop" }, { move: "no" }], table: { ...table, to_act: [0] } }));
  room.reply("stop");
  room.reply("no");
  expect(moves()).toMatchObject([{ move: "stop" }]);
  tell({ type: "ack", id: (moves()[0] as any).id, n: 0 });
  room.reply("no");
  tell(step(1, 1, [1]));
  vi.advanceTimersByTime(5000);
  expect(moves()).toHaveLength(1);
});

test("the next step waits while the game still tells the last one; whoever hurries does not", () => {
  let telling = true;
  room.isTelling = () => telling;
  tell(step(1, 1, [1]));
  vi.advanceTimersByTime(5000);
  expect(room.n).toBe(0);
  telling = false;
  vi.advanceTimersByTime(300);
  expect(room.n).toBe(1);
  telling = true;
  tell(step(2, 1, [0]));
  room.hurry();
  expect(room.n).toBe(2);
});
