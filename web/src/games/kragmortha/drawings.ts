// The library's furniture as SVG text, seen from above: planks, bookcases, desk, teleport circles, arrows and
// footprints.

import { irregular } from "../../drawings/house";
import { ACROSS, ALONG, boxOf, corner, type Frame, groundAt, type Point, squareText } from "./floor";
import { symbol } from "./goblins";
import type { Floor, Spot } from "./wire";

/** The pawn of each seat, by silhouette. */
export const GOBLINS = ["snick", "blort", "tinpot", "murk", "zazz", "gribble", "ooze", "wattle"];
const PLANKS = ["#7b5636", "#845d3b", "#734f31"];
const SPINES = ["#8c2b34", "#2f5d8c", "#5a7a34", "#a9802f", "#6b4aa0", "#b3a184", "#3b6f68", "#7a4526"];

/** Everything that stays as it is during a game. */
export function ground(floor: Floor, frame: Frame, edge: number): string {
  const luck = irregular(7);
  let drawn = surround(frame, edge);
  for (let y = frame.hidden; y < ALONG; y++)
    for (let x = 0; x < ACROSS; x++) drawn += planks(frame, x, y, groundAt(floor, x, y) === "-", luck);
  drawn += floor.teleports.map((spot) => circle(frame, spot)).join("");
  drawn += floor.bookcases.map((spots) => bookcase(frame, spots, luck)).join("");
  return drawn + cobweb(floor, frame) + desk(frame, floor.desk);
}

function surround(frame: Frame, edge: number): string {
  const [wide, high] = [frame.columns * frame.cell + 2 * edge, frame.rows * frame.cell + 2 * edge];
  return (
    `<rect x="${-edge}" y="${-edge}" width="${wide}" height="${high}" rx="9" fill="#3a2415" stroke="#120a05" stroke-width="2"/>` +
    `<rect x="${3 - edge}" y="${3 - edge}" width="${wide - 6}" height="${high - 6}" rx="7" fill="none" stroke="#c9a45a" stroke-opacity=".7"/>`
  );
}

function planks(frame: Frame, x: number, y: number, closed: boolean, luck: () => number): string {
  const [left, top] = corner(frame, x, y);
  const c = frame.cell;
  const board = c / 4;
  let drawn = `<g transform="translate(${left} ${top})"><rect width="${c}" height="${c}" fill="#5d3f26"/>`;
  for (let i = 0; i < 4; i++) {
    const tone = PLANKS[Math.floor(luck() * 3)];
    drawn +=
      (x + y) % 2
        ? `<rect x="${i * board + 0.6}" y=".6" width="${board - 1.2}" height="${c - 1.2}" fill="${tone}"/>`
        : `<rect x=".6" y="${i * board + 0.6}" width="${c - 1.2}" height="${board - 1.2}" fill="${tone}"/>`;
  }
  drawn += `<rect width="${c}" height="${c}" fill="none" stroke="#2c1b0e" stroke-width="1.6"/>`;
  if (closed) drawn += `<rect width="${c}" height="${c}" fill="#0b0907" opacity=".8"/>`;
  return `${drawn}</g>`;
}

function circle(frame: Frame, spot: Spot): string {
  const [left, top] = corner(frame, spot.x, spot.y);
  const c = frame.cell;
  const ticks = [0, 1, 2, 3, 4, 5, 6, 7].map(
    (i) =>
      `<path d="M0 ${-c * 0.45}v${c * 0.07}" stroke="#d6f6ff" stroke-width="2" transform="rotate(${i * 45 + 22.5})"/>`,
  );
  return `<g transform="translate(${left + c / 2} ${top + c / 2})"><circle r="${c * 0.46}" fill="#0d1f33" opacity=".75"/><circle r="${c * 0.45}" fill="none" stroke="#8fe3ff" stroke-width="2.5"/><circle r="${c * 0.38}" fill="none" stroke="#8fe3ff" stroke-width="1.5" stroke-dasharray="3 5"/>${ticks.join("")}</g>`;
}

/** A top board and two rows of spines. */
function bookcase(frame: Frame, spots: readonly Spot[], luck: () => number): string {
  const { left, top, wide, high } = boxOf(frame, spots);
  const level = wide > high;
  const [length, depth] = level ? [wide - 14, high - 12] : [high - 14, wide - 12];
  let drawn = `<g transform="translate(${left} ${top})"><rect x="5" y="8" width="${wide - 4}" height="${high - 4}" rx="5" fill="#000" opacity=".5"/><rect x="2" y="2" width="${wide - 4}" height="${high - 4}" rx="5" fill="#2f1c10" stroke="#120a05" stroke-width="2"/><rect x="6" y="6" width="${wide - 12}" height="${high - 12}" rx="3" fill="#1a0f08"/>`;
  for (const row of [0, 1])
    for (let at = 0; at < length - 5; ) {
      const thick = Math.min(5 + Math.floor(luck() * 7), length - at);
      const tall = depth * 0.5 - 3 - Math.floor(luck() * depth * 0.12);
      drawn += spine(level, 7 + at, row ? 6 + depth - tall - 1 : 7, thick - 1, tall, luck);
      at += thick;
    }
  return `${drawn}<rect x="2" y="2" width="${wide - 4}" height="${high - 4}" rx="5" fill="none" stroke="#c9a45a" stroke-opacity=".45"/></g>`;
}

function spine(level: boolean, a: number, b: number, thick: number, tall: number, luck: () => number): string {
  const box = (along: number, deep: number, size: number, height: number, fill: string) =>
    level
      ? `<rect x="${along}" y="${deep}" width="${size}" height="${height}" rx="1" ${fill}/>`
      : `<rect x="${deep}" y="${along}" width="${height}" height="${size}" rx="1" ${fill}/>`;
  const colour = SPINES[Math.floor(luck() * SPINES.length)];
  return (
    box(a, b, thick, tall, `fill="${colour}"`) + box(a, b + tall * 0.25, thick, 2, 'fill="#f2d48a" fill-opacity=".6"')
  );
}

function cobweb(floor: Floor, frame: Frame): string {
  if (!floor.closed.some((spot) => spot.y >= frame.hidden)) return "";
  const { left, top } = boxOf(frame, floor.closed);
  const c = frame.cell;
  return `<g transform="translate(${left + 2} ${top + 2})" stroke="#cfc6b0" stroke-opacity=".35" fill="none"><path d="M0 0L${c * 0.8} ${c * 0.8}M0 0H${c * 0.8}M0 0V${c * 0.8}M${c * 0.3} 0Q${c * 0.26} ${c * 0.26} 0 ${c * 0.3}M${c * 0.55} 0Q${c * 0.45} ${c * 0.45} 0 ${c * 0.55}M${c * 0.78} 0Q${c * 0.64} ${c * 0.64} 0 ${c * 0.78}"/></g>`;
}

function desk(frame: Frame, spots: readonly Spot[]): string {
  const { left, top } = boxOf(frame, spots);
  const c = frame.cell;
  const two = 2 * c;
  return `<g transform="translate(${left} ${top})"><rect x="5" y="9" width="${two - 6}" height="${two - 6}" rx="9" fill="#000" opacity=".5"/><rect x="3" y="3" width="${two - 6}" height="${two - 6}" rx="9" fill="#5b3318" stroke="#1c0e05" stroke-width="2"/><rect x="13" y="13" width="${two - 26}" height="${two - 26}" rx="5" fill="#24472f" stroke="#d9b566" stroke-width="1.5"/><path d="M${c} 13V${two - 13}M13 ${c}H${two - 13}" stroke="#d9b566" stroke-opacity=".35" stroke-dasharray="4 4"/><g transform="translate(${c * 0.48} ${c * 0.62}) scale(${c / 72})"><path d="M0 6C14-4 28-2 38 6C48-2 62-4 76 6V52C62 42 48 44 38 52C28 44 14 42 0 52Z" fill="#f7edd2" stroke="#3b2412" stroke-width="2.5"/><path d="M38 6V52M8 15C16 11 24 11 31 15M8 25C16 21 24 21 31 25M45 15C52 11 60 11 68 15M45 25C52 21 60 21 68 25" stroke="#8a6a34" stroke-width="2" fill="none"/><path d="M50 34l7-4 7 4-3 8h-8z" fill="#7350c4"/></g><circle cx="${c * 0.42}" cy="${c * 0.42}" r="${c * 0.5}" fill="#ffc766" opacity=".16"/><circle cx="${c * 0.42}" cy="${c * 0.42}" r="${c * 0.13}" fill="#f7edd2" stroke="#8a6a34" stroke-width="2"/><circle cx="${c * 0.42}" cy="${c * 0.42}" r="${c * 0.06}" fill="#ffb23e"/>${symbol("O", c * 1.46, c * 0.18, c * 0.36)}</g>`;
}

/** The square's symbol with its letter: in the middle, small in the corner under a pawn, or a question mark. */
export function sign(frame: Frame, x: number, y: number, kind: string, letter: string, how: Sign): string {
  const [left, top] = corner(frame, x, y);
  const c = frame.cell;
  if (how === "hidden")
    return `<text data-dark="${squareText(x, y)}" x="${left + c / 2}" y="${top + c * 0.62}" text-anchor="middle" font-size="${c * 0.36}" font-weight="600" fill="#2a1a0c" fill-opacity=".55">?</text>`;
  const small = how === "corner";
  const size = c * (small ? 0.3 : how === "circle" ? 0.44 : 0.54);
  const at = small
    ? [left + c * 0.68, top + c * 0.68]
    : [left + (c - size) / 2, top + (c - size) / 2 - (how === "circle" ? 0 : c * 0.02)];
  const tag = small
    ? ""
    : `<text x="${left + c * 0.83}" y="${top + c * 0.87}" text-anchor="middle" font-size="${Math.max(9.5, c * 0.17)}" font-weight="700" fill="#f1dfba" stroke="#2c1b0e" stroke-width="2.5" paint-order="stroke">${letter}</text>`;
  return `<g data-sign="${squareText(x, y)}">${symbol(kind, at[0], at[1], size, 0.97)}${tag}</g>`;
}
export type Sign = "plain" | "circle" | "corner" | "hidden";

/** A fat arrow between the middles of two squares, from edge to edge. */
export function arrow(from: Point, to: Point, cell: number, strong: boolean): string {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy) || 1;
  const [ux, uy] = [dx / length, dy / length];
  const at = (along: number, aside: number) =>
    `${from[0] + ux * along * cell - uy * aside * cell} ${from[1] + uy * along * cell + ux * aside * cell}`;
  const [w, hw, start, end, tip] = strong ? [0.1, 0.2, 0.34, 0.56, 0.74] : [0.05, 0.12, 0.34, 0.58, 0.7];
  return `M${at(start, w)}L${at(end, w)}L${at(end, hw)}L${at(tip, 0)}L${at(end, -hw)}L${at(end, -w)}L${at(start, -w)}Z`;
}

/** Footprints from one square to the next. */
export function footprints(from: Point, to: Point): string {
  const turned = (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI + 90;
  return [1, 2, 3, 4, 5]
    .map((i) => {
      const t = 0.3 + (0.62 * i) / 6;
      const side = i % 2 ? 4.5 : -4.5;
      return `<g transform="translate(${from[0] + (to[0] - from[0]) * t} ${from[1] + (to[1] - from[1]) * t}) rotate(${turned}) translate(${side} 0)"><ellipse rx="3.4" ry="5.5" fill="#ffe3a4" stroke="#3a2302"/></g>`;
    })
    .join("");
}

export const CARDS =
  '<rect x="4" y="5" width="11" height="16" rx="2" fill="none" stroke="currentColor" stroke-width="2"/><path d="M9 3h9a2 2 0 0 1 2 2v12" fill="none" stroke="currentColor" stroke-width="2"/>';
