// A hand on a card: where it went, cut into parts as the table wants them. Samples are seconds, then centimetres
// along the spine, up the card and out of its plane.

import type { Point, Pose } from "./poses";

const BETWEEN = 0.008; // seconds between two samples
const EVERY = 0.06; // seconds between two parts
const LEAST = 0.6; // less than this is a click, no pull
const RESTS = 1; // seconds of rest on the card that count: fingers have settled by then
const SPARE = 0.5; // seconds before the end of a pull that may last no longer

const round = (value: number): number => Math.round(value * 10000) / 10000;

export class Stroke {
  private readonly samples: number[][] = [[0, 0, 0, 0]];
  private told = 0;
  private spoke = 0;
  private began = 0;
  private rested = 0; // seconds on the card before it moved
  private at: Point = [0, 0, 0];

  constructor(
    readonly slot: number,
    readonly grip: number[],
    /** Where the card was when the hand took hold of it. */
    readonly from: Pose,
    /** Seconds that a pull may last. */
    readonly longest: number,
  ) {}

  /** True once a part has been told: there is no way back. */
  get begun(): boolean {
    return this.told > 0;
  }

  get tooLong(): boolean {
    return this.samples.at(-1)![0] > this.longest - SPARE;
  }

  move(at: Point): void {
    this.at = at;
  }

  /** Notes where the hand is now; the part to tell when it is time for one. A hand that only rests has not begun, but
   * its fingers settle: the last second of the rest belongs to the pull. */
  note(now: number): number[][] | null {
    if (this.samples.length === 1 && this.at.every((way) => way === 0)) {
      this.rested = Math.min(now, RESTS);
      this.began = now - this.rested;
      return null;
    }
    if (this.samples.length === 1 && this.rested > 0) this.samples.push([round(this.rested), 0, 0, 0]);
    const seconds = now - this.began;
    if (seconds - this.samples.at(-1)![0] < BETWEEN) return null;
    this.samples.push([seconds, ...this.at].map(round));
    if (!this.begun && Math.hypot(...this.at) < LEAST) return null;
    return seconds - this.spoke < EVERY && this.begun ? null : this.part(seconds);
  }

  private part(seconds: number): number[][] {
    const part = this.samples.slice(this.told);
    this.told = this.samples.length;
    this.spoke = seconds;
    return part;
  }

  /** What is still to be told when the hand lets go. */
  rest(): number[][] {
    return this.part(this.spoke);
  }
}
