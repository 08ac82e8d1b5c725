// What the player of Rune holds and has in mind: a card and its turn, the ghost over the grid, the choice that waits for
// Confirm, and what the table says about it.

import { tick } from "svelte";
import { reasonWords } from "../../log";
import type { Room } from "../../room.svelte";
import { settings } from "../../settings.svelte";
import { play as sound } from "../../sound";
import { say, type Values } from "../../words.svelte";
import type { Control, Prompt, StepMark } from "../screen";
import { cellText, gridStep, type Point, turn } from "./grid";
import { signed } from "./letters";
import type { Face, Offer, Trial, View } from "./wire";

export type RuneRoom = Room<View, Offer, Trial>;
const TRIAL_DELAY = 60;

export class RuneControl implements Control {
  held: number | null = $state(null);
  rotation = $state(0);
  /** Top left cell of the ghost's footprint, or the cell pointed at when a Master or token is to be set. */
  ghost: Point | null = $state.raw(null);
  /** The chosen move; null while the player still looks around. */
  chosen: string | null = $state(null);
  colour: "B" | "G" = $state("B");
  trial: Trial | null = $state.raw(null);
  /** The trial of the nearest spot that fits, when the ghost does not. */
  hint: Trial | null = $state.raw(null);
  /** Whether the grid is drawn a quarter turn round; the board says so, arrow keys need it. */
  turned = $state(false);
  /** Set by the board: the grid's footprint under a point of the window. */
  locate: ((clientX: number, clientY: number, wide: number, high: number) => Point | null) | null = null;
  /** Whether the keyboard moved the ghost last; then its place is spoken. */
  byKey = false;
  private asked: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly room: RuneRoom) {
    $effect.root(() => {
      $effect(() => {
        void this.room.view;
        void this.room.acting;
        this.letGo();
      });
    });
  }

  readonly showsReason = true;

  get view(): View {
    return this.room.view!;
  }

  get phase(): string {
    return this.room.acting ? this.view.phase : "";
  }

  /** The moves of the step at hand that lie on the grid: with a held card its spots, else Masters' and tokens' cells. */
  spots: Offer[] = $derived.by(() => {
    if (!this.room.acting) return [];
    return this.room.offers.filter((offer) =>
      offer.kind === "lay"
        ? offer.card === this.held && offer.rotation === this.rotation
        : offer.kind === "master" || (offer.kind === "token" && offer.colour === this.tokenColour(offer.x!, offer.y!)),
    );
  });

  face: Face | null = $derived.by(() => this.room.view?.hand.find((face) => face.card === this.held) ?? null);
  /** The held card as it would lie. */
  rows: string[] | null = $derived.by(() => (this.face ? turn(this.face.rows, this.rotation) : null));

  /** The offer under the ghost, if it fits. */
  under: Offer | null = $derived.by(() => {
    const at = this.ghost;
    return (at && this.spots.find((offer) => offer.x === at[0] && offer.y === at[1])) ?? null;
  });

  /** The nearest spot that fits, when the ghost does not. */
  nearest: Offer | null = $derived.by(() => {
    const at = this.ghost;
    if (!at || this.under || this.held === null) return null;
    const away = (offer: Offer) => Math.hypot(offer.x! - at[0], offer.y! - at[1]);
    const [best] = [...this.spots].sort((a, b) => away(a) - away(b));
    return best && away(best) < 3 ? best : null;
  });

  get pending(): string | null {
    return this.room.acting ? this.chosen : null;
  }

  /** How many spots a hand card has in any turn: cards without any look tired. */
  fits(card: number): number {
    return this.room.offers.filter((offer) => offer.card === card && offer.kind === "lay").length;
  }

  /** The offer of a move without a place: draw, retire, keep, or showing a card. */
  plain(kind: Offer["kind"], card?: number): Offer | undefined {
    if (!this.room.acting) return undefined;
    return this.room.offers.find((offer) => offer.kind === kind && (card === undefined || offer.card === card));
  }

  hold(card: number): void {
    if (this.phase !== "lay") return;
    const show = this.plain("show", card);
    if (show) this.choose(show.move);
    else this.pickUp(card);
  }

  private pickUp(card: number): void {
    if (this.held !== card) this.rotation = this.firstRotation(card);
    this.held = card;
    this.chosen = null;
    sound("pick");
    this.ask();
  }

  /** By keyboard: holds a card and goes to its first spot. */
  async holdFirst(card: number): Promise<void> {
    this.hold(card);
    const first = this.spots[0];
    this.point(first ? [first.x!, first.y!] : [this.view.board[0].x, this.view.board[0].y]);
    await this.focusNear();
  }

  private firstRotation(card: number): number {
    const offered = this.room.offers.filter((offer) => offer.card === card && offer.kind === "lay");
    return offered.some((offer) => offer.rotation === 0) ? 0 : (offered[0]?.rotation ?? 0);
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
    if (at && this.ghost && at[0] === this.ghost[0] && at[1] === this.ghost[1] && this.trial) return;
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
    if (this.chosen === move || !settings.confirm) {
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
    if (offer.kind === "lay" || offer.kind === "master" || offer.kind === "token") this.ghost = [offer.x!, offer.y!];
    this.choose(move);
    this.ask();
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
    this.trial = null;
    this.hint = null;
    clearTimeout(this.asked);
  }

  tokenColour(x: number, y: number): "B" | "G" {
    const here = this.room.offers.filter((offer) => offer.kind === "token" && offer.x === x && offer.y === y);
    return here.some((offer) => offer.colour === this.colour) ? this.colour : ((here[0]?.colour as "B" | "G") ?? "B");
  }

  setColour(colour: "B" | "G"): void {
    this.colour = colour;
    this.chosen = null;
    this.ask();
  }

  /** The notation of what the ghost shows, whether it fits or not. */
  private get wish(): string | null {
    if (!this.ghost || !this.room.acting) return null;
    const cell = cellText(...this.ghost);
    if (this.phase === "lay") return this.held === null ? null : `lay ${this.held} ${cell} r${this.rotation}`;
    if (this.phase === "token") return `token ${cell} ${this.tokenColour(...this.ghost) === "G" ? "green" : "blue"}`;
    return this.phase === "choose" ? `master ${cell}` : null;
  }

  private ask(): void {
    clearTimeout(this.asked);
    const move = this.wish;
    if (this.trial?.move !== move) this.trial = null;
    if (!move) return;
    this.asked = setTimeout(() => this.askFor(move), TRIAL_DELAY);
  }

  private async askFor(move: string): Promise<void> {
    const trial = await this.room.trial(move);
    if (trial && (move === this.wish || move === this.chosen)) this.trial = trial;
    if (trial && this.byKey && move === this.wish) this.announce(trial);
    const near = this.nearest;
    this.hint = near ? await this.room.trial(near.move) : null;
  }

  /** Says where the ghost is and what the table thinks of it. */
  private announce(trial: Trial): void {
    const cell = cellText(...this.ghost!);
    const gain = this.gain(trial);
    const fits = say("ghost-fits", { cell, gain: gain === null ? "" : signed(gain) }, "rune");
    this.room.announcement = trial.reason ? `${cell}: ${reasonWords(trial.reason, this.room)}` : fits;
  }

  /** What the trial would change for this viewer. */
  gain(trial: Trial | null): number | null {
    const seat = this.room.seat;
    if (seat === null || !trial?.scores) return null;
    return trial.scores[seat] - this.view.sides[seat].score;
  }

  get prompt(): Prompt {
    if (!this.room.acting) return { text: this.idle() };
    const steps = this.steps();
    const reason = this.trial?.reason ?? null;
    const w = (key: string, values: Values = {}) => say(key, values, "rune");
    const asks = this.view.prompt.key;
    const text = w(`prompt-${asks}`);
    if (asks === "lay") return { text, hint: this.layHint(), reason, steps };
    const hint = asks === "choose" || asks === "token" ? w(`hint-${asks}`) : w(`prompt-${asks}.hint`);
    return { text, hint, reason: asks === "show" ? null : reason, steps };
  }

  private layHint(): string {
    if (this.held === null) return say("hint-pick", {}, "rune");
    if (this.view.prompt.unfit.includes(this.held)) return say("hint-nowhere", {}, "rune");
    return say("hint-lay", { count: this.spots.length }, "rune");
  }

  private idle(): string {
    const w = (key: string, values: Values = {}) => say(key, values, "rune");
    if (this.room.over) return w("prompt-over");
    const actor = this.room.view?.actor;
    if (this.room.live && actor === this.room.self && actor !== null) return say("loading");
    return actor === null || actor === undefined
      ? w("prompt-watch")
      : w("prompt-other", { name: this.room.name(actor) });
  }

  private steps(): StepMark[] {
    const w = (key: string) => say(key, {}, "rune");
    const at = ["lay", "choose", "token"].indexOf(this.phase);
    const names = [w("step-lay"), w("step-choose")];
    if (this.view.options["grand-master"]) names.push(w("step-token"));
    return names.map((text, i) => ({ text, is: i < at ? "done" : i === at ? "on" : "next" }));
  }

  key(event: KeyboardEvent): boolean {
    if (!this.room.acting) return false;
    const arrow = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key];
    if (arrow) return this.move(arrow[0], arrow[1]);
    if (event.key === "Enter" || event.key === " ") return this.enter(event);
    const letter = event.key.toLowerCase();
    const card = this.view.hand[Number(letter) - 1];
    if (card && this.phase === "lay") void this.holdFirst(card.card);
    else if (letter === "r" && this.held !== null) this.turnKey(event.shiftKey ? -1 : 1);
    else if (letter === "d" && this.plain("draw")) this.choose("draw");
    else if (letter === "k" && this.plain("keep")) this.choose("keep");
    else if (letter === "c" && this.phase === "token") this.setColour(this.colour === "B" ? "G" : "B");
    else if (letter === "m" && this.phase === "choose") void this.goFirst();
    else return false;
    return true;
  }

  private turnKey(by: number): void {
    const onBoard = document.activeElement?.closest(".board");
    this.rotate(by);
    if (onBoard) void this.focusNear();
  }

  /** To the first spot of this step. */
  async goFirst(): Promise<void> {
    const first = this.spots[0];
    if (first) this.point([first.x!, first.y!]);
    await this.focusNear();
  }

  private move(across: number, down: number): boolean {
    if (this.phase === "lay" && this.held === null) return false;
    const [dx, dy] = gridStep({ turned: this.turned }, across, down);
    const from = this.ghost ?? [this.spots[0]?.x ?? 0, this.spots[0]?.y ?? 0];
    this.chosen = null;
    this.byKey = true;
    this.point(this.ghost ? [from[0] + dx, from[1] + dy] : from);
    return true;
  }

  /** Enter takes what the ghost shows, unless a button outside the grid has the focus. */
  private enter(event: KeyboardEvent): boolean {
    const at = event.target instanceof Element ? event.target.closest("button, a, [role=button]") : null;
    const ownCard = at?.getAttribute("data-card");
    const free = !at || at.closest(".board") || (ownCard && Number(ownCard) === this.held);
    if (!free || !this.ghost) return false;
    this.take();
    return true;
  }

  /** Puts the focus on the spot nearest to the ghost, so that Tab goes on from there. */
  private async focusNear(): Promise<void> {
    await tick();
    const at = this.ghost;
    const marks = [...document.querySelectorAll<SVGElement>(".board [data-spot]")];
    const away = (mark: SVGElement) => {
      const [x, y] = mark.dataset.spot!.split(",").map(Number);
      return at ? Math.hypot(x - at[0], y - at[1]) : 0;
    };
    marks.sort((a, b) => away(a) - away(b))[0]?.focus({ preventScroll: true });
  }
}
