// What the player of Rune holds and has in mind: a card and its turn, the ghost over the grid, the choice that waits
// for Confirm, and what the table says about it.

import type { Room } from "../../room.svelte";
import { play as sound } from "../../sound";
import { isConfirmed, isReply } from "../choice";
import { Debounce } from "../debounce";
import type { Control, Prompt } from "../screen";
import { type Point, turn } from "./grid";
import { pressKey } from "./keys";
import {
  firstRotation,
  layCount,
  nearestSpot,
  placeOf,
  plainOffer,
  spotAt,
  spotsOf,
  type TokenColour,
  tokenColour,
  wishText,
} from "./offers";
import { ghostWords, promptOf } from "./prompt";
import type { Face, Offer, Trial, View } from "./wire";

export type RuneRoom = Room<View, Offer, Trial>;

/** Moves that need no Confirm. */
const REPLIES = ["keep", "retire"];

export class RuneControl implements Control {
  held: number | null = $state(null);
  rotation = $state(0);
  /** Top left cell of the ghost's footprint, or the cell pointed at when a Master or token is to be set. */
  ghost: Point | null = $state.raw(null);
  /** The chosen move; null while the player still looks around. */
  chosen: string | null = $state(null);
  colour: TokenColour = $state("B");
  trial: Trial | null = $state.raw(null);
  /** Whether the grid is drawn a quarter turn round; the board says so, arrow keys need it. */
  turned = $state(false);
  /** Set by the board: the grid's footprint under a point of the window. */
  locate: ((clientX: number, clientY: number, wide: number, high: number) => Point | null) | null = null;
  /** Whether the keyboard moved the ghost last; then its place is spoken. */
  byKey = false;
  /** Where the ghost stood when the card was first turned by key; null once it has gone elsewhere. */
  anchor: Point | null = null;
  readonly showsReason = true;
  private readonly question = new Debounce();

  constructor(readonly room: RuneRoom) {
    $effect.root(() => {
      $effect(() => {
        void this.room.view;
        void this.room.acting;
        this.letGo();
      });
    });
  }

  get view(): View {
    return this.room.view!;
  }

  get phase(): View["phase"] | "" {
    return this.room.acting ? this.view.phase : "";
  }

  get pending(): string | null {
    return this.room.acting ? this.chosen : null;
  }

  get prompt(): Prompt {
    return promptOf(this);
  }

  // --- what may be done ------------------------------------------------------------------------------------------

  private get offers(): Offer[] {
    return this.room.acting ? this.room.offers : [];
  }

  spots: Offer[] = $derived.by(() =>
    spotsOf(this.offers, { card: this.held, rotation: this.rotation, colour: this.colour }),
  );

  face: Face | null = $derived.by(() => this.room.view?.hand.find((face) => face.card === this.held) ?? null);
  /** The held card as it would lie. */
  rows: string[] | null = $derived.by(() => (this.face ? turn(this.face.rows, this.rotation) : null));

  /** The offer under the ghost, if it fits. */
  under: Offer | null = $derived.by(() => spotAt(this.spots, this.ghost));

  /** The nearest spot that fits, when the ghost does not. */
  nearest: Offer | null = $derived.by(() => {
    if (!this.ghost || this.under || this.held === null) return null;
    return nearestSpot(this.spots, this.ghost);
  });

  fits(card: number): number {
    return layCount(this.room.offers, card);
  }

  plain(kind: Offer["kind"], card?: number): Offer | undefined {
    return plainOffer(this.offers, kind, card);
  }

  // --- choosing --------------------------------------------------------------------------------------------------

  hold(card: number): void {
    if (this.phase !== "lay") return;
    const show = this.plain("show", card);
    if (show) this.choose(show.move);
    else this.pickUp(card);
  }

  private pickUp(card: number): void {
    if (this.held !== card) this.rotation = firstRotation(this.room.offers, card);
    this.held = card;
    this.chosen = null;
    this.anchor = null;
    sound("pick");
    this.ask();
  }

  rotate(by = 1): void {
    if (this.held === null) return;
    const step = this.view.options["quarter-turns"] === false ? 2 * by : by;
    const before = this.rows!;
    this.rotation = (this.rotation + step + 4) % 4;
    const after = this.rows!;
    this.chosen = null;
    const shift = Math.trunc((before[0].length - after[0].length) / 2) || 0;
    if (this.ghost) this.point([this.ghost[0] + shift, this.ghost[1] - shift]);
  }

  /** Looks at a footprint or cell: the ghost goes there and the table is asked about it. */
  point(at: Point | null): void {
    const stays = !!at && !!this.ghost && at[0] === this.ghost[0] && at[1] === this.ghost[1];
    if (stays && this.trial) return;
    if (!stays) this.anchor = null;
    this.ghost = at;
    this.ask();
  }

  /** Takes the spot under the ghost; a second time on the same spot plays it. */
  take(): void {
    const offer = this.under;
    if (!offer) {
      this.chosen = null;
      if (this.ghost && this.trial?.reason) sound("no");
      return;
    }
    this.choose(offer.move);
  }

  choose(move: string): void {
    if (isReply(this.room, move, REPLIES)) this.room.reply(move);
    else this.consider(move);
  }

  private consider(move: string): void {
    if (isConfirmed(move, this.chosen)) {
      this.room.play(move);
      return;
    }
    this.chosen = move;
    sound("pick");
    if (!this.under || this.under.move !== move) void this.askFor(move);
  }

  /** Holds the card of the move and lays its ghost where it would go. */
  suggest(move: string): void {
    const offer = this.room.offer(move);
    if (!offer) return;
    if (offer.kind === "lay") {
      this.held = offer.card!;
      this.rotation = offer.rotation!;
    }
    if (offer.kind === "token") this.colour = offer.colour === "G" ? "G" : "B";
    this.ghost = placeOf(offer) ?? this.ghost;
    this.consider(move);
    this.ask();
  }

  setColour(colour: TokenColour): void {
    this.colour = colour;
    this.chosen = null;
    this.ask();
  }

  key(event: KeyboardEvent): boolean {
    return pressKey(this, event);
  }

  putBack(): boolean {
    if (this.held === null && this.chosen === null) return false;
    if (this.chosen !== null) this.chosen = null;
    else this.letGo();
    return true;
  }

  private letGo(): void {
    this.held = null;
    this.chosen = null;
    this.ghost = null;
    this.anchor = null;
    this.trial = null;
    this.question.cancel();
  }

  // --- asking the table ------------------------------------------------------------------------------------------

  private get wish(): string | null {
    if (!this.ghost || !this.room.acting) return null;
    const colour = tokenColour(this.room.offers, this.ghost, this.colour);
    return wishText(this.phase, { card: this.held, rotation: this.rotation, colour }, this.ghost);
  }

  private ask(): void {
    this.question.cancel();
    const move = this.wish;
    if (this.trial?.move !== move) this.trial = null;
    if (move) this.question.run(() => void this.askFor(move));
  }

  private async askFor(move: string): Promise<void> {
    const trial = await this.room.trial(move);
    if (trial && (move === this.wish || move === this.chosen)) this.trial = trial;
    if (trial && this.byKey && move === this.wish)
      this.room.announcement = ghostWords(this.room, this.ghost!, trial, this.gain(trial));
  }

  /** What the trial would change for this viewer. */
  gain(trial: Trial | null): number | null {
    const seat = this.room.seat;
    if (seat === null || !trial?.scores) return null;
    return trial.scores[seat] - this.view.sides[seat].score;
  }
}
