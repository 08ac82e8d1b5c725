// Reports from a real box: one tap is one report, sent one after another, and one Undo for the last of them. Also what
// is counted down, and which payment a tapped spell means.

import { LiveRoom } from "../../../live.svelte";
import { drum } from "../../../sound";
import type { KamiControl, KamiRoom } from "../control.svelte";
import type { Offer, View } from "../wire";

export const SECONDS = 3;
/** The cards in four columns, one for each colour; creatures of none come last. */
export const CARDS = [
  ...["water", "earth", "air", "fire"],
  ...["water-guardian", "earth-guardian", "air-guardian", "fire-guardian"],
  ...["water-fairy", "earth-fairy", "air-fairy", "fire-fairy"],
  ...["wolf", "imp", "dragonflies", "mouse"],
];
/** Moves of the end of a turn that go together: what is not offered when its turn comes is left out. */
const QUIET = ["keep"];

export const isBox = (view: View | null): boolean => view?.options.grimoire === "companion";
export const isApart = (view: View): boolean => view.options.reserves === "apart";
export const countIn = (cards: string[], card: string): number => cards.filter((one) => one === card).length;
const isCorrection = (move: string): boolean => /^(count|energy) /.test(move);

/** The payment that a tapped spell most likely had: the fewest payers, no creature where cards suffice. */
export function likelyWay(control: Pick<KamiControl, "plans">, box: string): Offer | undefined {
  const ways = control.plans.filter((plan) => plan.box === box).map((plan) => plan.ways[0]);
  const others = (way: Offer) => (way.shares ?? []).length;
  return ways.sort((a, b) => others(a) - others(b))[0];
}

export class Reports {
  /** Taps that the table has not answered yet, oldest first. */
  waiting: string[] = $state.raw([]);
  /** Seconds that are left while everybody keeps hands off; null while nothing is counted down. */
  left: number | null = $state(null);
  /** What was seen when the last report went out: the next one waits until the table has shown what came of it. Log
   * numbers would not do, for one taken back is given again. */
  private before: View | null = null;
  private clock: ReturnType<typeof setInterval> | undefined;

  constructor(
    readonly room: KamiRoom,
    readonly control: KamiControl,
  ) {
    $effect(() => {
      void this.room.view;
      if (this.waiting.length && this.free) this.sendNext();
    });
    $effect(() => () => clearInterval(this.clock));
  }

  /** Whether the table would hear the next report now. */
  private get free(): boolean {
    const { room } = this;
    if (!(room instanceof LiveRoom) || room.busy || !room.connected) return false;
    return room.view !== this.before || room.refused !== null;
  }

  tap(...moves: string[]): void {
    if (this.room instanceof LiveRoom && this.room.refused) {
      this.room.refused = null;
      this.before = null;
    }
    this.waiting = [...this.waiting, ...moves];
  }

  private sendNext(): void {
    const [move, ...rest] = this.waiting;
    this.waiting = rest;
    const known = isCorrection(move) || !!this.room.offer(move) || !QUIET.includes(move);
    if (!known || !(this.room instanceof LiveRoom)) return;
    this.before = this.room.view;
    this.room.play(move);
  }

  /** How many of a card are drawn, those on their way included. */
  drawn(card: string): number {
    return countIn(this.room.view!.drawn, card) + this.waiting.filter((move) => move === `drew ${card}`).length;
  }

  undo(): void {
    if (this.waiting.length) this.waiting = this.waiting.slice(0, -1);
    else if (this.room instanceof LiveRoom) this.room.undo();
  }

  get canUndo(): boolean {
    const { room } = this;
    return this.waiting.length > 0 || (room instanceof LiveRoom && !room.over && (room.canUndo || room.hasMoved));
  }

  /** Hands off: one beat of the drum a second; after the last the draw is over. */
  countDown(): void {
    if (this.left !== null) return;
    this.left = SECONDS;
    drum();
    this.clock = setInterval(() => this.beat(), 1000);
  }

  private beat(): void {
    this.left = (this.left ?? 1) - 1;
    if (this.left > 0) {
      drum();
      return;
    }
    this.stop();
    this.tap("done");
  }

  private stop(): void {
    clearInterval(this.clock);
    this.left = null;
  }

  /** It fell, in the draw or within the three seconds. */
  fall(): void {
    this.stop();
    this.tap("fell");
  }
}
