// What a player of Kragmortha has in mind: a card or a Grimoire in hand, the squares it leads to, a path of several
// steps that waits for Confirm, and what the table says about it.

import { untrack } from "svelte";
import type { Room } from "../../room.svelte";
import { play as sound } from "../../sound";
import { isConfirmed, isReply } from "../choice";
import type { Control, Prompt } from "../screen";
import { endedChain, fallOrder, isSameCase, rejectedLooks } from "./aftermath";
import { Grip } from "./grip.svelte";
import { pressKey } from "./keys";
import {
  allMarks,
  buttonOffers,
  cardOffer,
  firstMarks,
  isCastable,
  type Mark,
  markedWish,
  onwardMarks,
  squareWish,
  swapOffer,
  walkCount,
} from "./offers";
import { groundName, pawnName } from "./parlance";
import { Path } from "./path.svelte";
import { Penances } from "./penances.svelte";
import { Pointing } from "./pointing.svelte";
import { type FateLine, fateLines, promptOf } from "./prompt";
import type { Link, Offer, Trial, View } from "./wire";

export type KragRoom = Room<View, Offer, Trial>;

/** Moves that need no Confirm: answers, votes, "stop". */
const REPLIES = [
  ...["stop", "end", "stay", "accept", "deny", "pointer", "keyboard"],
  ...["admit", "contest", "guilty", "clear", "abstain"],
];

export class KragControl implements Control {
  readonly grip = new Grip();
  readonly path: Path;
  readonly penances: Penances;
  readonly pointing: Pointing;
  /** The last chain of pushes that was carried out, shown until something else happens. */
  trail: Link[] = $state.raw([]);
  /** How pawns follow one another in the step being shown: seat → place in the row. */
  order: Map<number, number> = $state.raw(new Map());

  readonly showsReason = true;
  private seen: View | null = null;

  constructor(readonly room: KragRoom) {
    room.alias = (seat) => {
      const place = this.room.table.seats[seat];
      const isBot = place.bot !== null && place.person === null;
      return isBot || this.room.view?.sides[seat]?.nameless ? pawnName(seat) : null;
    };
    room.gloss = ({ square }) =>
      typeof square === "string" && room.view ? { ground: groundName(room.view, square) } : {};
    this.path = new Path(room);
    this.pointing = new Pointing(room, (square) => this.movesTo(square));
    this.penances = new Penances(room);
    $effect.root(() => {
      $effect(() => {
        void this.room.view;
        void this.room.acting;
        untrack(() => this.follow());
      });
      this.penances.follow();
    });
  }

  get view(): View {
    return this.room.view!;
  }

  get phase(): View["phase"] | "" {
    return this.room.acting ? this.view.phase : "";
  }

  get pending(): string | null {
    return this.room.acting ? (this.path.first ?? null) : null;
  }

  get prompt(): Prompt {
    return promptOf(this);
  }

  get fates(): FateLine[] {
    return fateLines(this.room, this.shown);
  }

  get rejected(): string[] {
    return rejectedLooks(this.room.latest);
  }

  // --- keeping up with the table ---------------------------------------------------------------------------------

  /** What goes on after a path's first move has been played, and what is forgotten when anything else happens. Called
   * whenever the view changes or the seat may act. */
  follow(): void {
    if (this.room.view !== this.seen) this.meet(this.room.view);
    const rest = this.room.acting ? this.path.takeRest() : [];
    if (!rest.length) return;
    if (this.penances.isBetween) {
      this.think(rest);
      return;
    }
    this.path.set(rest);
    this.room.play(rest[0]);
  }

  private meet(view: View | null): void {
    const played = this.path.isPlayed;
    const rest = played ? this.path.moves.slice(1) : [];
    const judging = !played && isSameCase(this.seen, view);
    this.trail = endedChain(this.seen, view, this.room.latest);
    this.order = fallOrder(this.trail);
    this.seen = view;
    if (!judging) this.letGo();
    this.path.rest = rest;
  }

  // --- what may be done ------------------------------------------------------------------------------------------

  private get offers(): Offer[] {
    return this.room.acting ? this.room.offers : [];
  }

  marks: Mark[] = $derived.by(() => {
    const first = this.room.acting ? firstMarks(this.room.offers, this.grip, this.view.sides) : [];
    return allMarks(first, onwardMarks(this.path.moves, this.path.trial, this.room.seat));
  });

  actions: Offer[] = $derived.by(() => buttonOffers(this.offers, this.grip.spell));

  onCard(slot: number): Offer | undefined {
    return cardOffer(this.offers, slot);
  }

  swap(slot: number): Offer | undefined {
    return swapOffer(this.room.offers, this.grip.held ?? 1, slot);
  }

  plays(slot: number): number {
    return walkCount(this.room.offers, slot);
  }

  castable(book: string): boolean {
    return isCastable(this.offers, book);
  }

  // --- choosing --------------------------------------------------------------------------------------------------

  hold(slot: number): void {
    const own = this.onCard(slot);
    if (own?.kind === "peek") this.room.play(own.move);
    else if (own) this.choose(own.move);
    else if (this.room.acting) this.takeCard(slot);
  }

  private takeCard(slot: number): void {
    this.penances.pick({ card: slot });
    this.grip.takeCard(slot, this.phase !== "trade");
    this.forget();
    sound("pick");
  }

  cast(book: string): void {
    if (!this.castable(book)) return;
    const deny = this.room.offers.find((one) => one.kind === "deny" && one.book === book);
    if (deny) {
      this.choose(deny.move);
      return;
    }
    this.forget();
    this.grip.turnBook(book);
    sound("pick");
  }

  /** Takes a square: begins the path anew or goes on with it; the last square once more plays it. */
  take(mark: Mark): void {
    const { moves, first } = this.path;
    if (mark.onward && moves.at(-1) === mark.move) this.room.play(moves[0]);
    else if (mark.onward) this.think([...moves, mark.move]);
    else if (isConfirmed(mark.move, first)) this.room.play(mark.move);
    else {
      this.penances.pick({ square: mark.spot.square });
      this.think([mark.move]);
    }
  }

  choose(move: string): void {
    // K-34: where an order must be obeyed first, nothing goes by itself
    if (isReply(this.room, move, REPLIES) && !this.penances.isBetween) this.room.reply(move);
    else if (isConfirmed(move, this.path.first)) this.room.play(move);
    else {
      this.path.set([move]);
      sound("pick");
    }
  }

  /** Holds the card or opens the Grimoire of the move, and has the table tell what it would do. */
  suggest(move: string): void {
    const offer = this.room.offer(move);
    if (!offer) return;
    if (isConfirmed(move, this.path.first)) {
      this.room.play(move);
      return;
    }
    this.letGo();
    this.grip.takeFor(offer);
    this.think([move]);
  }

  confirmFar(): void {
    if (this.pending === null) return;
    this.penances.pressFar();
    this.room.play(this.pending);
  }

  key(event: KeyboardEvent): boolean {
    return pressKey(this, event);
  }

  putBack(): boolean {
    const { moves } = this.path;
    if (moves.length > 1) this.think(moves.slice(0, -1));
    else if (moves.length) this.forget();
    else if (!this.grip.isEmpty) this.letGo();
    else return false;
    return true;
  }

  private forget(): void {
    this.path.clear();
    this.pointing.ask();
  }

  private letGo(): void {
    this.grip.letGo();
    this.pointing.square = null;
    this.path.rest = [];
    this.forget();
  }

  // --- asking the table ------------------------------------------------------------------------------------------

  /** Takes the moves in mind and asks the table what they would do. */
  private think(moves: string[]): void {
    sound("pick");
    this.path.set(moves);
    this.path.ask();
    this.pointing.ask();
  }

  private movesTo(square: string): string | null {
    const mark = this.marks.find((one) => one.spot.square === square);
    if (mark) return markedWish(mark, this.path.moves);
    const { held, spell } = this.grip;
    return this.path.first || spell !== null ? null : squareWish(this.phase, held, square);
  }

  /** What the board shows: the place looked at, else the plan. */
  get shown(): Trial | null {
    return this.pointing.trial ?? (this.pointing.wish ? null : this.path.trial);
  }
}
