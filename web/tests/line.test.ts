import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Line, type Socket } from "../src/line";
import type { ToViewer } from "../src/wire";

class FakeSocket implements Socket {
  onopen: ((event: any) => void) | null = null;
  onmessage: ((event: any) => void) | null = null;
  onclose: ((event: any) => void) | null = null;
  sent: any[] = [];
  closed = false;

  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }

  close(): void {
    this.closed = true;
  }

  tell(message: Partial<ToViewer>): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

let sockets: FakeSocket[];
let states: boolean[];
let heard: ToViewer[];
let seen: number;

function dial(): Line {
  return new Line(
    "ws://table",
    {
      join: () => ({ type: "join", since: seen, chat: 0 }),
      hear: (message) => heard.push(message),
      connected: (is) => states.push(is),
    },
    () => {
      const socket = new FakeSocket();
      sockets.push(socket);
      return socket;
    },
  );
}

/** Opens the newest socket and welcomes the page. */
function welcome(): FakeSocket {
  const socket = sockets.at(-1)!;
  socket.onopen?.({});
  socket.tell({ type: "welcome" });
  return socket;
}

beforeEach(() => {
  vi.useFakeTimers();
  sockets = [];
  states = [];
  heard = [];
  seen = 0;
});
afterEach(() => {
  vi.useRealTimers();
});

const move = { type: "move", id: "a-1", at: 0, move: "draw" } as const;

test("joins first and sends nothing before the welcome", () => {
  const line = dial();
  line.ask(move);
  const socket = sockets[0];
  socket.onopen?.({});
  expect(socket.sent).toEqual([{ type: "join", since: 0, chat: 0 }]);
  socket.tell({ type: "welcome" });
  expect(socket.sent.at(-1)).toEqual(move);
  line.close();
});

test("a broken line comes back, joins with what it has and sends unanswered messages with the same id", () => {
  const line = dial();
  const first = welcome();
  line.ask(move);
  seen = 7;
  first.onclose?.({});
  expect(states).toEqual([true, false]);
  vi.advanceTimersByTime(500);
  const second = welcome();
  expect(second.sent).toEqual([{ type: "join", since: 7, chat: 0 }, move]);
  expect(states).toEqual([true, false, true]);
  line.close();
});

test("an answered message is never sent again", () => {
  const line = dial();
  const first = welcome();
  line.ask(move);
  first.tell({ type: "ack", id: "a-1", n: 1 });
  expect(line.waiting).toBe(0);
  first.onclose?.({});
  vi.advanceTimersByTime(500);
  expect(welcome().sent).toEqual([{ type: "join", since: 0, chat: 0 }]);
  line.close();
});

test("a refusal answers too", () => {
  const line = dial();
  const socket = welcome();
  line.ask(move);
  socket.tell({ type: "no", id: "a-1", reason: { clause: "", key: "stale", values: {} } });
  expect(line.waiting).toBe(0);
  expect(heard.at(-1)?.type).toBe("no");
  line.close();
});

test("it waits longer after every failure, and not at all when the browser is back online", () => {
  const line = dial();
  sockets[0].onclose?.({});
  vi.advanceTimersByTime(399);
  expect(sockets).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(sockets).toHaveLength(2);
  sockets[1].onclose?.({});
  vi.advanceTimersByTime(400);
  expect(sockets).toHaveLength(2);
  line.hurry();
  expect(sockets).toHaveLength(3);
  line.close();
});

test("a silent line is given up", () => {
  const line = dial();
  const socket = welcome();
  vi.advanceTimersByTime(20_000);
  expect(socket.sent.at(-1).type).toBe("ping");
  vi.advanceTimersByTime(40_000);
  expect(socket.closed).toBe(true);
  expect(states.at(-1)).toBe(false);
  line.close();
});

test("a line on which nobody answers is given up and dialled again", () => {
  const line = dial();
  sockets[0].onopen?.({});
  vi.advanceTimersByTime(15_000);
  expect(sockets[0].closed).toBe(true);
  vi.advanceTimersByTime(400);
  expect(sockets).toHaveLength(2);
  welcome();
  vi.advanceTimersByTime(15_000);
  expect(sockets[1].closed).toBe(false);
  line.close();
});

test("a closed line stays closed", () => {
  const line = dial();
  welcome();
  line.close();
  vi.advanceTimersByTime(60_000);
  expect(sockets).toHaveLength(1);
});
