// The library on the screen: where squares lie, which one a pointer means, which way round the floor is drawn.
// Pure geometry; what may be entered is the table's business.

import type { Floor, Spot } from "./wire";

export type Point = [number, number];

/** How x (0..6) and y (0..9) become columns and rows; `back` counts an axis from its end. */
export interface Way {
  long: boolean;
  backColumns: boolean;
  backRows: boolean;
}

export interface Frame extends Way {
  cell: number;
  left: number;
  top: number;
  columns: number;
  rows: number;
  /** Rows of y that are not drawn, because they are closed. */
  hidden: number;
}

export const ACROSS = 7;
export const ALONG = 10;
const SMALLEST = 44;

/** How many closed rows lie before the first open one. */
export function closedRows(floor: Floor): number {
  return Math.max(
    0,
    floor.rows.findIndex((row) => /[^-]/.test(row)),
  );
}

/** The largest floor in a window: a small one leaves all closed rows out, a large one all but one. Under a Crooked Neck
 * it is mirrored, and turned a quarter where that leaves room and the table has not made it easy. */
export function frameOf(
  width: number,
  height: number,
  margin: number,
  crooked: boolean,
  closed = 0,
  easy = false,
  small = false,
): Frame {
  const hidden = small ? closed : Math.max(0, closed - 1);
  const shape = (long: boolean): [number, number] => (long ? [ALONG - hidden, ACROSS] : [ACROSS, ALONG - hidden]);
  const sized = (columns: number, rows: number) =>
    Math.floor(Math.min((width - 2 * margin) / columns, (height - 2 * margin) / rows));
  const fits = (long: boolean) => sized(...shape(long));
  const long = fits(true) >= fits(false);
  const quarter = crooked && !easy && fits(!long) >= SMALLEST;
  const way: Way = quarter
    ? { long: !long, backColumns: true, backRows: true }
    : { long, backColumns: crooked && long, backRows: crooked && !long };
  const [columns, rows] = shape(way.long);
  const cell = Math.max(20, sized(columns, rows));
  return {
    ...way,
    cell,
    columns,
    rows,
    hidden,
    left: Math.round((width - cell * columns) / 2),
    top: Math.round((height - cell * rows) / 2),
  };
}

/** The top left corner of a square, inside the frame. */
export function corner(frame: Frame, x: number, y: number): Point {
  const [column, row] = frame.long ? [y - frame.hidden, x] : [x, y - frame.hidden];
  const across = frame.backColumns ? frame.columns - 1 - column : column;
  const down = frame.backRows ? frame.rows - 1 - row : row;
  return [across * frame.cell, down * frame.cell];
}

export function middle(frame: Frame, spot: Pick<Spot, "x" | "y">): Point {
  const [left, top] = corner(frame, spot.x, spot.y);
  return [left + frame.cell / 2, top + frame.cell / 2];
}

/** The box that holds some squares. */
export function boxOf(frame: Frame, spots: readonly Spot[]) {
  const corners = spots.filter((spot) => spot.y >= frame.hidden).map((spot) => corner(frame, spot.x, spot.y));
  const left = Math.min(...corners.map((at) => at[0]));
  const top = Math.min(...corners.map((at) => at[1]));
  const wide = Math.max(...corners.map((at) => at[0])) - left + frame.cell;
  const high = Math.max(...corners.map((at) => at[1])) - top + frame.cell;
  return { left, top, wide, high };
}

/** The square under a pixel of the board's box, null outside the floor. */
export function squareAt(frame: Frame, px: number, py: number): string | null {
  const across = Math.floor((px - frame.left) / frame.cell);
  const down = Math.floor((py - frame.top) / frame.cell);
  if (across < 0 || down < 0 || across >= frame.columns || down >= frame.rows) return null;
  const column = frame.backColumns ? frame.columns - 1 - across : across;
  const row = frame.backRows ? frame.rows - 1 - down : down;
  return frame.long ? squareText(row, column + frame.hidden) : squareText(column, row + frame.hidden);
}

export function squareText(x: number, y: number): string {
  return `${"abcdefg"[x]}${y + 1}`;
}

export function spotOf(square: string): Spot {
  return { square, x: "abcdefg".indexOf(square[0]), y: Number(square.slice(1)) - 1 };
}

export function steps(a: Pick<Spot, "x" | "y">, b: Pick<Spot, "x" | "y">): number {
  return Math.abs(a.x - b.x) + Math.abs(a.y - b.y);
}

/** The symbol of a square: B S P G, * desk, # bookcase, - closed. */
export function groundAt(floor: Floor, x: number, y: number): string {
  return floor.rows[y]?.[x] ?? "-";
}
