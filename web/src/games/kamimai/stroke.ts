// A hand on a card: where it went, cut into parts as the table wants them, and the plain ways for who does not drag
// (M-55). Samples are seconds, then centimetres along the spine, up the card and out of its plane.

import type { Point, Pose } from "./poses";

const BETWEEN = 0.008; // seconds between two samples
const EVERY = 0.06; // seconds between two parts
const LEAST = 0.6; // less than this is a click, no pull
const LONGEST = 9.5;

export class Stroke {
  private readonly samples: number[][] = [[0, 0, 0, 0]];
  private told = 0;
  private spoke = 0;
  private began = 0;
  private at: Point = [0, 0, 0];

  constructor(
    readonly slot: number,
    readonly grip: number[],
    /** Where the card was when the hand took hold of it. */
    readonly from: Pose,
  ) {}

  /** True once a part has been told: there is no way back. */
  get begun(): boolean {
    return this.told > 0;
  }

  get tooLong(): boolean {
    return this.samples.at(-1)![0] > LONGEST;
  }

  move(at: Point): void {
    this.at = at;
  }

  /** Notes where the hand is now; the part to tell when it is time for one. A hand that only rests has not begun. */
  note(now: number): number[][] | null {
    if (!this.begun && this.at.every((way) => way === 0)) this.began = now;
    const seconds = now - this.began;
    if (seconds - this.samples.at(-1)![0] < BETWEEN) return null;
    this.samples.push([seconds, ...this.at].map((value) => Math.round(value * 10000) / 10000));
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

/** How a hand without a mouse pulls: seconds for the way, and how far it strays out of the plane. */
const TEMPO: Record<string, { seconds: number; stray: number }> = {
  slow: { seconds: 1.4, stray: 0.15 },
  steady: { seconds: 0.9, stray: 0.3 },
  quick: { seconds: 0.4, stray: 0.6 },
};
export const LEANS = ["outward", "straight", "inward"] as const;
export type Lean = (typeof LEANS)[number];
const FAR = 9;
const RATE = 60;
const EDGE = 2.6;
const AWAY: Record<Lean, number> = { outward: 1, straight: 0, inward: -1 };

/** A pull along the spine that leans towards the outside of the deck or into it; `stray` is the hand's own error. */
export function plainPull(
  tempo: string,
  lean: Lean,
  near: boolean,
  left: boolean,
  stray = strayed(),
): { grip: number[]; samples: number[][] } {
  const { seconds, stray: usual } = TEMPO[tempo];
  const side = left ? -1 : 1;
  const across = AWAY[lean] * (near ? -1 : 1) * LEANING + stray * usual;
  const count = Math.round(seconds * RATE);
  const samples = Array.from({ length: count + 1 }, (_, i) => {
    const share = i / count;
    const gone = share ** 3 * (10 + share * (-15 + 6 * share));
    return [seconds * share, side * FAR * gone, 0, across * gone].map((value) => Math.round(value * 10000) / 10000);
  });
  return { grip: [side * EDGE, 0], samples };
}
const LEANING = 0.8;

/** A number of the bell curve. */
function strayed(): number {
  return Math.sqrt(-2 * Math.log(1 - Math.random())) * Math.cos(2 * Math.PI * Math.random());
}
