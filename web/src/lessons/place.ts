// Where a note stands beside its subject: never over it, nor over anything else that must be seen. Pure geometry.

export interface Box {
  x: number;
  y: number;
  wide: number;
  high: number;
}

export type Side = "right" | "left" | "above" | "below";

export interface Spot {
  box: Box;
  side: Side;
}

const GAP = 26;
const MARGIN = 10;
const CLEAR = 6;

export function overlap(a: Box, b: Box, apart = 0): boolean {
  const across = a.x < b.x + b.wide + apart && a.x + a.wide > b.x - apart;
  return across && a.y < b.y + b.high + apart && a.y + a.high > b.y - apart;
}

/** The smallest box around all of them; null around nothing. */
export function around(boxes: readonly Box[]): Box | null {
  if (!boxes.length) return null;
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  const right = Math.max(...boxes.map((box) => box.x + box.wide));
  const bottom = Math.max(...boxes.map((box) => box.y + box.high));
  return { x, y, wide: right - x, high: bottom - y };
}

const NEAR = 3; // pixels between neighbours

/** Boxes that share a whole side become one: an area wears one ring, not one a cell. */
export function joined(boxes: readonly Box[]): Box[] {
  for (const [n, a] of boxes.entries())
    for (const b of boxes.slice(n + 1))
      if (shareSide(a, b)) return joined([around([a, b])!, ...boxes.filter((box) => box !== a && box !== b)]);
  return [...boxes];
}

function shareSide(a: Box, b: Box): boolean {
  const close = (one: number, other: number): boolean => Math.abs(one - other) <= NEAR;
  const beside = close(a.x + a.wide, b.x) || close(b.x + b.wide, a.x);
  const above = close(a.y + a.high, b.y) || close(b.y + b.high, a.y);
  return (close(a.y, b.y) && close(a.high, b.high) && beside) || (close(a.x, b.x) && close(a.wide, b.wide) && above);
}

/** The ghost hand's drawing, and how far it goes (`ghost-pull` in lessons.css). */
const HAND = { wide: 120, high: 70, across: 130, down: 8 };

/** Where the ghost hand takes hold of a card. */
export function hold({ x, y, wide, high }: Box): Pick<Box, "x" | "y"> {
  return { x: x + wide * 0.6, y: y + high * 0.35 };
}

/** All that the ghost hand crosses while it shows how the card is drawn out. */
export function handPath(card: Box): Box {
  return { ...hold(card), wide: HAND.wide + HAND.across, high: HAND.high + HAND.down };
}

const within = (value: number, from: number, to: number): number => Math.max(from, Math.min(to, value));

/** Beside the subject on the first side where it is inside the host and clear of all it must keep off; else null. */
export function placeNote(
  size: Pick<Box, "wide" | "high">,
  subject: Box,
  host: Box,
  keep: readonly Box[],
): Spot | null {
  const { wide, high } = size;
  const middle = within(subject.y + subject.high / 2 - high / 2, host.y + MARGIN, host.y + host.high - high - MARGIN);
  const centre = within(subject.x + subject.wide / 2 - wide / 2, host.x + MARGIN, host.x + host.wide - wide - MARGIN);
  const spots: Spot[] = [
    { side: "right", box: { x: subject.x + subject.wide + GAP, y: middle, wide, high } },
    { side: "left", box: { x: subject.x - GAP - wide, y: middle, wide, high } },
    { side: "above", box: { x: centre, y: subject.y - GAP - high, wide, high } },
    { side: "below", box: { x: centre, y: subject.y + subject.high + GAP, wide, high } },
  ];
  return (
    spots.find(({ box }) => inside(box, host) && ![subject, ...keep].some((other) => overlap(box, other, CLEAR))) ??
    null
  );
}

function inside(box: Box, host: Box): boolean {
  const across = box.x >= host.x + MARGIN - 1 && box.x + box.wide <= host.x + host.wide - MARGIN + 1;
  return across && box.y >= host.y + MARGIN - 1 && box.y + box.high <= host.y + host.high - MARGIN + 1;
}

/** The tail from the note's edge to the subject's, as a path. */
export function tailPath({ box, side }: Spot, subject: Box): string {
  const [sx, sy] = [subject.x + subject.wide / 2, subject.y + subject.high / 2];
  if (side === "right" || side === "left") {
    const edge = side === "right" ? box.x + 1.5 : box.x + box.wide - 1.5;
    const tip = side === "right" ? subject.x + subject.wide + 3 : subject.x - 3;
    const y = within(sy, box.y + 18, box.y + box.high - 18);
    return `M${edge} ${y - 10}L${tip} ${sy}L${edge} ${y + 10}`;
  }
  const edge = side === "above" ? box.y + box.high - 1.5 : box.y + 1.5;
  const tip = side === "above" ? subject.y - 3 : subject.y + subject.high + 3;
  const x = within(sx, box.x + 20, box.x + box.wide - 20);
  return `M${x - 10} ${edge}L${sx} ${tip}L${x + 10} ${edge}`;
}
