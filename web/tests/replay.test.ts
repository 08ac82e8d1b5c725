import { beforeEach, expect, test, vi } from "vitest";
import { ReplayRoom } from "../src/replay.svelte";
import { settings } from "../src/settings.svelte";
import type { Frame, Poses, Replay, TableCard } from "../src/wire";
import { packed } from "./packed";

const frame = (n: number, poses = false, kind = "pulled"): Frame => ({
  n,
  entry: n ? { n, turn: 1, seat: 0, move: "m", events: [{ kind }], at: 0 } : null,
  view: { after: n },
  standing: [],
  poses,
});
const told = {
  table: { id: "t", game: "kamimai", seats: [] } as unknown as TableCard,
  frames: [frame(0), frame(1, true), frame(2, true), frame(3, false, "cast"), frame(4, false, "rebuilt")],
  result: null,
} as Replay;
const asked: number[] = [];
const poses = async (n: number): Promise<Poses> => {
  asked.push(n);
  return { type: "poses", n, slot: 1, start: "", frames: packed(2000), part: 0, last: true };
};

beforeEach(() => {
  vi.useFakeTimers();
  asked.length = 0;
  settings.speed = "normal";
});

test("the next step is walked to as the cards moved, and shown when they rest", async () => {
  const room = new ReplayRoom(told, null, 0, poses);
  room.go(1);
  await vi.advanceTimersByTimeAsync(1000);
  expect(room.moving).toBe(true);
  expect(room.motion?.n).toBe(1);
  expect(room.view).toEqual({ after: 0 });
  await vi.advanceTimersByTimeAsync(1001);
  expect(room.moving).toBe(false);
  expect(room.view).toEqual({ after: 1 });
});

test("who goes on before they rest sees the step first", async () => {
  const room = new ReplayRoom(told, null, 0, poses);
  room.go(1);
  await vi.advanceTimersByTimeAsync(500);
  room.go(2);
  expect(room.view).toEqual({ after: 1 });
  await vi.advanceTimersByTimeAsync(2001);
  expect(room.view).toEqual({ after: 2 });
  expect(room.log.map((entry) => entry.n)).toEqual([1, 2]);
});

test("a jump shows at once where the cards came to rest, and a new deck as it was built", async () => {
  const room = new ReplayRoom(told, null, 0, poses);
  room.jump(3);
  expect(room.view).toEqual({ after: 3 });
  await vi.advanceTimersByTimeAsync(0);
  expect(asked).toEqual([2]);
  expect(room.motion?.over(performance.now())).toBe(true);
  room.jump(4);
  await vi.advanceTimersByTimeAsync(0);
  expect(asked).toEqual([2]);
  expect(room.motion?.slot).toBeNull();
});

test("games without standing cards ask for no motion", async () => {
  const still = { ...told, frames: told.frames.map((one) => ({ ...one, poses: false })) };
  const room = new ReplayRoom(still, null, 0, poses);
  room.go(2);
  await vi.advanceTimersByTimeAsync(0);
  expect(asked).toEqual([]);
  expect(room.motion).toBeNull();
});
