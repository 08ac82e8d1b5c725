// A table as one viewer sees it, live or replayed: what the game screens draw from and play through.

import type { Offered, Tried } from "./games/screen";
import type { Motion } from "./motion";
import type { AnalysedMove, LogEntry, Result, Seat, TableCard } from "./wire";
import { say, sentence, type Values } from "./words.svelte";

/** Something asked of the reader's seat, with more fields of the game's own; `until` is on the page's `Date.now()`. */
export interface Demand {
  ask: string;
  until?: number | null;
}

const FRESH = 60; // entries at the most that are told as new

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
  /** What others did since this viewer last acted: it stays outlined, and is told in a line, until they act again. */
  news: LogEntry[] = $derived.by(() => {
    if (!this.live || this.seat === null) return this.latest ? [this.latest] : [];
    const own = this.log.findLastIndex((entry) => this.table.held.includes(entry.seat));
    return this.log.slice(Math.max(own + 1, this.log.length - FRESH));
  });
  /** What the line over the board tells: the news, and before it what the reader's own last step brought about for
   *  others, as books that open at once do. */
  tidings: LogEntry[] = $derived.by(() => {
    const own = this.live ? this.log.findLast((entry) => this.table.held.includes(entry.seat)) : undefined;
    if (!own) return this.news;
    const brought = own.events.filter(({ seat }) => typeof seat === "number" && !this.table.held.includes(seat));
    return [{ ...own, events: brought }, ...this.news];
  });
  /** What standing cards do on the way to the next entry; only KamiMaï has some. */
  motion: Motion | null = $state.raw(null);
  /** The log entry the reader points at; its pieces are highlighted. */
  pointed: LogEntry | null = $state.raw(null);
  /** What the analysis says of the moves, by log number; only a replay has one. */
  judged: ReadonlyMap<number, AnalysedMove> = $state.raw(new Map());
  /** Another name for a seat whose own must not be shown; a game may set it. */
  alias: ((seat: number) => string | null) | null = null;
  /** What a game adds to the values of a sentence, so that it can say what the board shows there; a game may set it. */
  gloss: ((values: Values) => Values) | null = null;
  /** True while the game still tells what was shown last: the next step waits for it; a game may set it. */
  isTelling: (() => boolean) | null = null;
  /** Whether the table hears this page now. */
  connected = $state(false);
  /** When a bot stands in for who is gone, by seat, on the page's `Date.now()`; null where nobody is waited for. */
  due: (number | null)[] = $state.raw([]);
  /** What a lesson points at now, as its files name things. */
  lit: readonly string[] = $state.raw([]);
  /** True once the board has counted, where it does (`Screen.countsAtEnd`). */
  counted = $state(false);
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

  /** What a move would do or why it is refused; null when nobody can say (a replay, a broken line). With `hands` after
   * other hands have tried it, where cards are simulated. */
  trial(_move: string, _hands = false): Promise<T | null> {
    return Promise.resolve(null);
  }

  play(_move: string): void {}

  /** True where answers are held back for a moment instead of being confirmed. */
  readonly holdsBack: boolean = false;

  /** The answer that is held back for a moment, so that it can be undone; null while there is none. */
  get replying(): string | null {
    return null;
  }

  /** Plays an answer, a report or a "stop": it needs no Confirm. */
  reply(move: string): void {
    this.play(move);
  }

  /** Whether cards of a standing deck can be drawn by hand here: a hand takes hold, goes on, and lets go. */
  readonly drawsByHand: boolean = false;
  /** False where nobody sees to it that orders are obeyed: in lessons and puzzles. */
  readonly watched: boolean = true;

  pull(_slot: number, _grip: number[], _samples: number[][]): void {}

  pullOn(_samples: number[][], _more: boolean): void {}

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

  /** The name where there is little room and a face beside it: bounded, and still told apart from the others'. */
  brief(seat: number): string {
    if (seat === this.self) return say("you");
    const names = this.table.seats.map((place) => briefName(this.name(place.seat)));
    const alike = this.table.seats.filter((place) => names[place.seat] === names[seat]);
    return alike.length > 1 ? `${names[seat]} ${alike.findIndex((place) => place.seat === seat) + 1}` : names[seat];
  }

  /** Offers by their notation. */
  offer(move: string): O | undefined {
    return this.offers.find((offer) => offer.move === move);
  }
}

const BRIEF = 14;
const WORD = 11;

/** A long name's first word, cut where even that is too long, with the number that tells namesakes apart. */
export function briefName(name: string): string {
  if (name.length <= BRIEF) return name;
  const [first] = name.split(/\s+/);
  const number = /\s\d+$/.exec(name)?.[0] ?? "";
  return `${first.length > WORD ? `${first.slice(0, WORD - 1)}…` : first}${number}`;
}

export function botName(bot: string): string {
  return sentence(`bot-${bot}`) ?? bot.charAt(0).toUpperCase() + bot.slice(1);
}

export function seatName(place: Seat): string {
  if (place.person) return place.name || place.person.name || say("guest");
  return place.bot ? botName(place.bot) : say("seat-free");
}
