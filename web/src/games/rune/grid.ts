// Rune's grid on the screen: where cells lie, which footprint a pointer means, how a card looks turned, how a cell is
// written. Pure geometry; what fits where is the table's business.

import type { Area, Laid } from "./wire";

export interface Frame {
  cell: number;
  left: number;
  top: number;
  x0: number;
  y0: number;
  wide: number;
  high: number;
  /** A quarter turn clockwise, for tall windows: the grid turns, the glyphs stay upright. */
  turned: boolean;
}

export interface Box {
  x0: number;
  y0: number;
  wide: number;
  high: number;
}

export type Point = [number, number];

/** A card a quarter turn clockwise, so many times. */
export function turn(rows: readonly string[], quarters: number): string[] {
  let made = [...rows];
  for (let i = 0; i < quarters % 4; i++) {
    const before = made;
    made = Array.from(before[0], (_, x) => before.map((_row, y) => before[before.length - 1 - y][x]).join(""));
  }
  return made;
}

/** What the laid cards span, with a margin for cards that hang over the edge. */
export function span(board: readonly Laid[], margin: number, leastWide = 6, leastHigh = 5): Box {
  const lefts = board.map((card) => card.x);
  const tops = board.map((card) => card.y);
  const x0 = Math.min(...lefts) - margin;
  const y0 = Math.min(...tops) - margin;
  const wide = Math.max(...board.map((card) => card.x + card.rows[0].length)) + margin - x0;
  const high = Math.max(...board.map((card) => card.y + card.rows.length)) + margin - y0;
  const moreWide = Math.max(0, leastWide - wide);
  const moreHigh = Math.max(0, leastHigh - high);
  return { x0: x0 - moreWide / 2, y0: y0 - moreHigh / 2, wide: wide + moreWide, high: high + moreHigh };
}

/** The smallest box around two. */
export function union(a: Box, b: Box): Box {
  const [x0, y0] = [Math.min(a.x0, b.x0), Math.min(a.y0, b.y0)];
  const wide = Math.max(a.x0 + a.wide, b.x0 + b.wide) - x0;
  return { x0, y0, wide, high: Math.max(a.y0 + a.high, b.y0 + b.high) - y0 };
}

/** What is in sight from now on: what was, as long as everything needed lies in it. Where something does not, room for
 * one more cell is made on that side, so that the next card does not move everything again. */
export function steady(kept: Box | null, need: Box): Box {
  if (!kept) return need;
  const grown = union(kept, need);
  const spare = (less: number) => (less > 0.01 ? 1 : 0);
  const left = spare(kept.x0 - grown.x0);
  const top = spare(kept.y0 - grown.y0);
  const right = spare(grown.x0 + grown.wide - kept.x0 - kept.wide);
  const bottom = spare(grown.y0 + grown.high - kept.y0 - kept.high);
  if (left + top + right + bottom === 0) return kept;
  return {
    x0: grown.x0 - left,
    y0: grown.y0 - top,
    wide: grown.wide + left + right,
    high: grown.high + top + bottom,
  };
}

/** Whether one of two boards goes on from the other: then what was in sight stays, else it is another game. */
export function isSameGame(before: readonly Laid[], now: readonly Laid[]): boolean {
  const text = ({ card, x, y, rows }: Laid) => `${card} ${x} ${y} ${rows.join("/")}`;
  return before.slice(0, now.length).every((laid, n) => text(laid) === text(now[n]));
}

/** The largest frame of the box in a window, `most` pixels a cell at the utmost. */
export function frameOf(box: Box, width: number, height: number, turned: boolean, most = 76, head = 0): Frame {
  const [across, down] = turned ? [box.high, box.wide] : [box.wide, box.high];
  const cell = Math.max(8, Math.min(most, width / across, (height - head) / down));
  return {
    ...box,
    cell,
    turned,
    left: (width - cell * across) / 2,
    top: head + (height - head - cell * down) / 2,
  };
}

/** Whether the grid had better be turned: where that gains a quarter. */
export function betterTurned(box: Box, width: number, height: number): boolean {
  const plain = Math.min(width / box.wide, height / box.high);
  const turned = Math.min(width / box.high, height / box.wide);
  return turned >= plain * 1.25;
}

/** The frame seen closer (`zoom` above 1) and shifted by some pixels. */
export function closer(frame: Frame, zoom: number, shift: Point, width: number, height: number): Frame {
  const away = (edge: number, middle: number) => middle + (edge - middle) * zoom;
  return {
    ...frame,
    cell: frame.cell * zoom,
    left: away(frame.left, width / 2) + shift[0],
    top: away(frame.top, height / 2) + shift[1],
  };
}

/** The window's pixel of the top left corner of a footprint of so many rows. */
export function pixel(frame: Frame, x: number, y: number, high = 1): Point {
  const [across, down] = frame.turned
    ? [frame.y0 + frame.high - (y + high), x - frame.x0]
    : [x - frame.x0, y - frame.y0];
  return [frame.left + across * frame.cell, frame.top + down * frame.cell];
}

/** The footprint whose middle is nearest to a pixel of the window. */
export function footprintAt(frame: Frame, px: number, py: number, wide = 1, high = 1): Point {
  const [across, down] = frame.turned ? [high, wide] : [wide, high];
  const i = (px - frame.left) / frame.cell - across / 2;
  const j = (py - frame.top) / frame.cell - down / 2;
  const whole = (place: number) => Math.round(place) + 0; // never -0
  if (!frame.turned) return [whole(i + frame.x0), whole(j + frame.y0)];
  return [whole(j + frame.x0), whole(frame.y0 + frame.high - high - i)];
}

/** A step on the screen as a step on the grid. */
export function gridStep(frame: Pick<Frame, "turned">, across: number, down: number): Point {
  return frame.turned ? [down, -across] : [across, down];
}

/** Column letters and row number; the starting card's top left rune is m13, left of a come -a, -b and so on. */
export function cellText(x: number, y: number): string {
  const column = x + 12;
  return `${column >= 0 ? letters(column) : `-${letters(-column - 1)}`}${y + 13}`;
}

/** The cell that is written so; on the right of column a. */
export function cellAt(text: string): Point {
  const [, column, row] = /^([a-z]+)(-?\d+)$/.exec(text) ?? ["", "m", "13"];
  const across = [...column].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 96, 0) - 1;
  return [across - 12, Number(row) - 13];
}

function letters(number: number): string {
  const letter = String.fromCharCode(97 + (number % 26));
  return number < 26 ? letter : letters(Math.floor(number / 26) - 1) + letter;
}

/** The colour that shows at each cell, keyed "x,y"; later cards lie on top, tokens on everything. */
export function visible(
  board: readonly Laid[],
  tokens: readonly { x: number; y: number; colour: string }[],
): Map<string, string> {
  const seen = new Map<string, string>();
  for (const card of board) {
    card.rows.forEach((row, j) => {
      [...row].forEach((colour, i) => {
        seen.set(`${card.x + i},${card.y + j}`, colour);
      });
    });
  }
  for (const token of tokens) seen.set(`${token.x},${token.y}`, token.colour);
  return seen;
}

/** The outline of an area as a path, drawn `inset` pixels inside it. */
export function contour(area: Pick<Area, "cells">, frame: Frame, inset: number): string {
  const inside = new Set(area.cells.map(([x, y]) => `${x},${y}`));
  return area.cells
    .map(([x, y]) => {
      const has = (across: number, down: number) => {
        const [dx, dy] = gridStep(frame, across, down);
        return inside.has(`${x + dx},${y + dy}`);
      };
      return sides(pixel(frame, x, y), frame.cell, has, inset);
    })
    .join("");
}

/** The outer sides of one cell; where the outline turns inwards a side reaches on by the inset. */
function sides([left, top]: Point, cell: number, has: (a: number, b: number) => boolean, inset: number): string {
  const right = left + cell;
  const bottom = top + cell;
  const reach = (beside: boolean, corner: boolean) => (beside ? (corner ? -inset : 0) : inset);
  const level = (b: number, y: number) =>
    has(0, b) ? "" : `M${left + reach(has(-1, 0), has(-1, b))} ${y}H${right - reach(has(1, 0), has(1, b))}`;
  const upright = (a: number, x: number) =>
    has(a, 0) ? "" : `M${x} ${top + reach(has(0, -1), has(a, -1))}V${bottom - reach(has(0, 1), has(a, 1))}`;
  return level(-1, top + inset) + level(1, bottom - inset) + upright(-1, left + inset) + upright(1, right - inset);
}
