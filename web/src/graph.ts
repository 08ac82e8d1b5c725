// The analysis of a finished game as lines to draw: where a point lies, which frame lies under the pointer, what
// turned. It knows shares and frames, neither words nor colours.

import type { AnalysedMove, Analysis } from "./wire";

/** What everybody could hope for at a frame of the replay. */
export interface Point {
  frame: number;
  share: number;
}

/** `seat` null: all seats win or lose together, and one line says it all. */
export interface Curve {
  seat: number | null;
  points: Point[];
}

export interface Box {
  width: number;
  height: number;
  /** The last frame. */
  last: number;
}

/** As far as half the thumb of the slider below it, so that both speak of the same place. */
export const INSET = 8;
const ROOF = 5;

/** One line for each seat: the share before each weighed move, and how it ended. */
export function curves(analysis: Analysis, frames: { n: number }[]): Curve[] {
  const place = new Map(frames.map((frame, index) => [frame.n, index]));
  const known = analysis.moves.filter((move) => place.has(move.n));
  const rows = known.map((move) => ({ frame: place.get(move.n)! - 1, shares: move.expected }));
  rows.push({ frame: frames.length - 1, shares: analysis.end });
  const together = rows.every((row) => isShared(row.shares));
  const seats: (number | null)[] = together ? [null] : analysis.end.map((_, seat) => seat);
  return seats.map((seat) => ({
    seat,
    points: rows.map((row) => ({ frame: row.frame, share: row.shares[seat ?? 0] })),
  }));
}

/** Whether several seats all stand alike. */
function isShared(shares: number[]): boolean {
  return shares.length > 1 && shares.every((share) => share === shares[0]);
}

export function placed(point: Point, box: Box): [x: number, y: number] {
  const x = INSET + (point.frame / Math.max(1, box.last)) * (box.width - 2 * INSET);
  return [round(x), round(ROOF + (1 - point.share) * (box.height - 2 * ROOF))];
}

export function path(points: Point[], box: Box): string {
  return points.map((point, i) => `${i ? "L" : "M"}${placed(point, box).join(" ")}`).join("");
}

/** The frame nearest to a place across the graph. */
export function frameAt(x: number, box: Box): number {
  const across = (x - INSET) / Math.max(1, box.width - 2 * INSET);
  return Math.max(0, Math.min(box.last, Math.round(across * box.last)));
}

/** The share known last at a frame. */
export function shareAt(curve: Curve, frame: number): number {
  const before = curve.points.filter((point) => point.frame <= frame);
  return (before.at(-1) ?? curve.points[0]).share;
}

export interface Turning {
  move: AnalysedMove;
  /** Who gained most from there to the next weighed move (null: all together), and the shares of that seat. */
  gainer: number | null;
  before: number;
  after: number;
}

/** Told of whoever gained most, or of one seat. */
export function turnings(analysis: Analysis, whose: number | null = null): Turning[] {
  return analysis.moves.flatMap((move, i) => {
    if (!analysis.turning.includes(move.n)) return [];
    const next = analysis.moves[i + 1]?.expected ?? analysis.end;
    const gains = next.map((share, seat) => share - move.expected[seat]);
    const seat = whose ?? gains.indexOf(Math.max(...gains));
    const gainer = isShared(move.expected) && isShared(next) ? null : seat;
    return [{ move, gainer, before: move.expected[seat], after: next[seat] }];
  });
}

/** Where to look first: the reader's costliest turning point, else anybody's; null where there is none. */
export function worstTurning(analysis: Analysis, seat: number | null): number | null {
  const marked = analysis.moves.filter((move) => analysis.turning.includes(move.n));
  const ranked = [...marked].sort(
    (a, b) => Number(b.seat === seat) - Number(a.seat === seat) || b.loss - a.loss || a.n - b.n,
  );
  return ranked[0]?.n ?? null;
}

/** The log number at which the standing changed most between the seats; 0 where it never did. */
export function sharpest(frames: { n: number; standing: number[] }[]): number {
  let most = 0;
  let at = 0;
  frames.forEach((frame, i) => {
    const before = frames[i - 1]?.standing ?? frame.standing;
    const gains = frame.standing.map((points, seat) => points - (before[seat] ?? 0));
    const swing = Math.max(...gains, 0) - Math.min(...gains, 0);
    if (swing > most) [most, at] = [swing, frame.n];
  });
  return at;
}

const MOST = 3;

/** What the analysis shows first: the turning points, but one of them never a fault of the reader's. */
export function highlights(analysis: Analysis, seat: number | null): Turning[] {
  const all = turnings(analysis);
  const faults = all.filter(({ move }) => move.loss > 0 && move.seat === seat);
  if (seat === null || faults.length < MOST) return all;
  const praised = { ...analysis, turning: analysis.moves.filter((move) => isGood(move, seat)).map((move) => move.n) };
  const kind = turnings(praised, seat).sort((a, b) => b.after - b.before - (a.after - a.before))[0];
  const least = [...faults].sort((a, b) => a.move.loss - b.move.loss)[0];
  const kept = kind ? [...all.filter((one) => one !== least), kind] : all;
  return kept.sort((a, b) => a.move.n - b.move.n);
}

const isGood = (move: AnalysedMove, seat: number): boolean =>
  move.seat === seat && (move.mark === "best" || move.mark === "good");

/** How many moves of a seat have each mark. */
export function tally(analysis: Analysis, seat: number): Record<AnalysedMove["mark"], number> {
  const count = { only: 0, best: 0, good: 0, slip: 0, blunder: 0 };
  for (const move of analysis.moves) if (move.seat === seat) count[move.mark] += 1;
  return count;
}

export const percent = (share: number): number => Math.round(100 * share);

const round = (value: number): number => Math.round(value * 10) / 10;
