// A table as one viewer sees it, live or replayed: what the game screens draw from and play through.

import type { Offered, Tried } from "./games/screen";
import type { Motion } from "./motion";
import type { AnalysedMove, LogEntry, Result, Seat, TableCard } from "./wire";
import { say, sentence } from "./words.svelte";

/** Something asked of the reader's seat, with more fields of the game's own; `until` is on the page's `Date.now()`. */
export interface Demand {
  ask: string;
  until?: number | null;
}

export class Room<V = any, O extends Offered = any, T extends Tried = any> {
  table: TableCard = $state.raw()!;
  view: V | null = $state.raw(null);
  offers: O[] = $state.raw([]);
  log: LogEntry[] = $state.raw([]);
  result: Result | null = $state.raw(null);
  /** What is asked of this viewer now besides moves; only games with penances ask. */
  demands: Demand[] = $state.raw([]);
  /** The log entry whose events are being shown right now. */
  latest: LogEntry | null = $state.raw(null);
  /** What standing cards do on the way to the next entry; only KamiMaï has some. */
  motion: Motion | null = $state.raw(null);
  /** The log entry the reader points at; its pieces are highlighted. */
  pointed: LogEntry | null = $state.raw(null);
  /** What the analysis says of the moves, by log number; only a replay has one. */
  judged: ReadonlyMap<number, AnalysedMove> = $state.raw(new Map());
  /** Another name for a seat whose own must not be shown; a game may set it. */
  alias: ((seat: number) => string | null) | null = null;
  /** Whether the table hears this page now. */
  connected = $state(false);
  /** When a bot stands in for who is gone, by seat, on the page's `Date.now()`; null where nobody is waited for. */
  due: (number | null)[] = $state.raw([]);
  /** Spoken by screen readers. */
  announcement = $state("");

  constructor(table: TableCard) {
    this.table = table;
  }

  get game(): string {
    return this.table.game;
  }

  /** The seat whose eyes we have; null for a spectator. */
  get seat(): number | null {
    return this.table.mine;
  }

  /** The reader's own seat, "you" in every sentence; in a replay it may differ from the eyes. Null where several people
   *  share this page: then everybody is called by name. */
  get self(): number | null {
    return this.shared ? null : this.table.mine;
  }

  /** True where this page plays more than one seat. */
  get shared(): boolean {
    return this.table.held.length > 1;
  }

  /** False where everything has already happened. */
  readonly live: boolean = false;

  /** True when this viewer may choose a move now. */
  get acting(): boolean {
    return false;
  }

  get over(): boolean {
    return this.result !== null || (this.table.stage === "over" && !!this.table.difference);
  }

  /** What a move would do or why it is refused; null when nobody can say (a replay, a broken line). */
  trial(_move: string): Promise<T | null> {
    return Promise.resolve(null);
  }

  play(_move: string): void {}

  /** Tells the table what its game wants to know besides moves: a struct of the game's own. */
  note(_note: object): void {}

  /** Namesakes (three bots of one kind, say) are numbered. */
  name(seat: number | null | undefined): string {
    const place = seat === null || seat === undefined ? undefined : this.table.seats[seat];
    if (!place) return say("nobody");
    const name = this.alias?.(place.seat) ?? seatName(place);
    const namesakes = this.table.seats.filter((other) => seatName(other) === name);
    return namesakes.length > 1 ? `${name} ${namesakes.indexOf(place) + 1}` : name;
  }

  /** The name in a sentence about this seat: "You" for one's own. */
  called(seat: number): string {
    return seat === this.self ? say("you") : this.name(seat);
  }

  /** Offers by their notation. */
  offer(move: string): O | undefined {
    return this.offers.find((offer) => offer.move === move);
  }
}

export function botName(bot: string): string {
  return sentence(`bot-${bot}`) ?? bot.charAt(0).toUpperCase() + bot.slice(1);
}

export function seatName(place: Seat): string {
  if (place.person) return place.name || place.person.name || say("guest");
  return place.bot ? botName(place.bot) : say("seat-free");
}
