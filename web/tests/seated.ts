// A room at which somebody sits and may move, without a line to a table: what is played, noted and asked is kept.

import { vi } from "vitest";
import type { LogEntry, TableCard } from "../src/wire";

vi.stubGlobal("document", { documentElement: {}, querySelector: () => null, querySelectorAll: () => [] });
vi.stubGlobal("Element", class {});
vi.stubGlobal("location", { pathname: "/", hash: "", search: "" });
await import("./spoken");
const { Room } = await import("../src/room.svelte");

const NAMES = ["Maren", "Odo", "Ida"];

export class Seated extends Room {
  override readonly live = true;
  plays: string[] = [];
  notes: object[] = [];
  asked: string[] = [];
  /** What the table would say of a move. */
  answers: Record<string, unknown> = {};
  mayAct = true;

  override get acting(): boolean {
    return this.mayAct;
  }

  override play(move: string): void {
    this.plays.push(move);
  }

  override note(note: object): void {
    this.notes.push(note);
  }

  override trial(move: string): Promise<any> {
    this.asked.push(move);
    return Promise.resolve(this.answers[move] ?? null);
  }
}

export function seated(game: string, view: object, offers: object[] = []): Seated {
  const seats = NAMES.map((name, seat) => ({ seat, person: { id: name, name, avatar: 0 }, bot: null, name: "" }));
  const room = new Seated({ game, mine: 0, held: [0], seats, stage: "playing", n: 0 } as unknown as TableCard);
  room.view = view;
  room.offers = offers;
  return room;
}

export const entry = (seat: number | null, move: string, ...events: object[]): LogEntry =>
  ({ n: 1, turn: 1, seat, move, events, at: 0 }) as unknown as LogEntry;

/** A key as boards read it. */
export const key = (name: string, shiftKey = false): KeyboardEvent =>
  ({ key: name, shiftKey, target: null }) as unknown as KeyboardEvent;
