// What standing cards do on the way to a step: told in parts, seen on one clock. It knows frames, never their meaning.

import type { Poses } from "./wire";

/** Those that moved by a moment, in milliseconds: slot, place in tenths of a millimetre, turn (wijk) in thousandths. */
export interface Frame {
  at: number;
  cards: number[][];
}

const SEVEN = 7; // numbers of a pose, and bits in a byte of a number

/** Reads what `armarium/motion.py` packs, which says how: frames of what has changed since a slot's last pose. */
export function unpack(packed: string): Frame[] {
  const bytes = atob(packed);
  const last = new Map<number, number[]>();
  const frames: Frame[] = [];
  let place = 0;
  const next = (): number => {
    let [number, bits, byte] = [0, 0, 0];
    do {
      byte = bytes.charCodeAt(place++);
      number |= (byte & 0x7f) << bits;
      bits += SEVEN;
    } while (byte > 0x7f);
    return (number >>> 1) ^ -(number & 1);
  };
  const card = (): number[] => {
    const head = next();
    const slot = head >> SEVEN;
    const before = last.get(slot) ?? new Array(SEVEN).fill(0);
    const pose = before.map((then, i) => ((head >> i) & 1 ? then + next() : then));
    last.set(slot, pose);
    return [slot, ...pose];
  };
  for (let at = 0; place < bytes.length; ) {
    at += next();
    frames.push({ at, cards: Array.from({ length: next() }, card) });
  }
  return frames;
}

export class Motion {
  readonly n: number;
  readonly slot: number | null;
  readonly start: number[][];
  readonly frames: Frame[];
  private shown = 0;
  private whole: boolean;
  private began: number | null = null;

  /** `pace` stretches time: 1 as it happened, 0 at once. */
  constructor(
    first: Poses,
    private pace: number,
  ) {
    this.n = first.n;
    this.slot = first.slot;
    this.start = unpack(first.start)[0]?.cards ?? [];
    this.frames = unpack(first.frames);
    this.whole = first.last;
  }

  /** The same once more, in another time. */
  again(pace: number): Motion {
    const motion = new Motion(
      { type: "poses", n: this.n, slot: this.slot, start: "", frames: "", part: 0, last: true },
      pace,
    );
    motion.start.push(...this.start);
    motion.frames.push(...this.frames);
    return motion;
  }

  add(part: Poses): void {
    this.frames.push(...unpack(part.frames));
    this.whole ||= part.last;
  }

  /** True once nothing more is to come. */
  get told(): boolean {
    return this.whole;
  }

  /** Starts the clock; what happened before `now` is caught up with at once. */
  begin(now: number): void {
    this.began ??= now;
  }

  rush(): void {
    this.pace = 0;
  }

  private clock(now: number): number {
    if (!this.pace) return Number.POSITIVE_INFINITY;
    return this.began === null ? 0 : (now - this.began) / this.pace;
  }

  /** The frames whose time has come since they were last asked for. */
  due(now: number): Frame[] {
    const clock = this.clock(now);
    const from = this.shown;
    while (this.shown < this.frames.length && this.frames[this.shown].at <= clock) this.shown += 1;
    return this.frames.slice(from, this.shown);
  }

  /** The frame that comes next and how much of the way to it is gone, from 0 to 1. */
  coming(now: number): { frame: Frame; share: number } | null {
    const frame = this.frames[this.shown];
    if (!frame || this.began === null) return null;
    const before = this.shown ? this.frames[this.shown - 1].at : 0;
    const step = Math.min(frame.at - before, 100); // cards at rest send no frames: they do not creep for seconds
    return { frame, share: step ? Math.max(0, 1 - (frame.at - this.clock(now)) / step) : 1 };
  }

  /** Milliseconds until all that was told has been seen. */
  left(now: number): number {
    const end = this.frames.at(-1)?.at ?? 0;
    return this.pace ? Math.max(0, (this.began ?? now) + end * this.pace - now) : 0;
  }

  over(now: number): boolean {
    return this.whole && this.left(now) === 0;
  }
}
