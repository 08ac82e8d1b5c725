// The box of a game that brings no drawing: a bound book with its first letter, in a colour its name picks.

import { book, candle } from "../../drawings/books";
import type { Box } from "../../games/screen";

const BINDINGS = [
  ["#4b2f1d", "#25160d"],
  ["#1f4a4a", "#0f2728"],
  ["#5a2430", "#2f1118"],
  ["#34405e", "#1a2133"],
  ["#4d4a1f", "#27250d"],
];
const GILT = "#d9b566";

function binding(game: string): string[] {
  const sum = [...game].reduce((total, letter) => (total * 31 + letter.charCodeAt(0)) % 9973, 0);
  return BINDINGS[sum % BINDINGS.length];
}

/** The only part of a name that gets into a drawing: one letter or digit. */
const initial = (game: string): string => (/[\p{L}\p{N}]/u.exec(game)?.[0] ?? "").toUpperCase();

function letter(game: string, x: number, y: number, size: number): string {
  const type = `font-family="Grenze" font-weight="600" font-size="${size}" fill="${GILT}"`;
  return `<text x="${x}" y="${y}" text-anchor="middle" ${type}>${initial(game)}</text>`;
}

function plainCover(game: string): string {
  const [cloth, spine] = binding(game);
  const frame = `<circle cx="154" cy="112" r="38" fill="none" stroke="${GILT}" stroke-width="2"/>`;
  return book(cloth, spine, GILT, frame + letter(game, 154, 130, 56), true) + candle(52, 196, 38);
}

function plainEmblem(game: string): string {
  const [cloth] = binding(game);
  return `<rect width="100" height="100" rx="18" fill="${cloth}"/>${letter(game, 50, 74, 74)}`;
}

export const plainBox = (game: string): Box => ({
  cover: () => plainCover(game),
  emblem: plainEmblem(game),
  playNow: 2,
  teaches: false,
  points: true,
});
