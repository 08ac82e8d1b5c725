// Rune on the shelf: the cover of its box in a niche, and the emblem beside a table.

import { book, candle } from "../../drawings/books";
import type { Box } from "../screen";
import { stone } from "./stones";

const cover = () =>
  book(
    "#1d3f7d",
    "#12284f",
    "#d9b566",
    `<path d="M154 78L128 138H180Z" fill="none" stroke="#d9b566" stroke-width="2"/>` +
      stone("R", 131, 52, 46) +
      stone("B", 107, 116, 42) +
      stone("G", 159, 116, 42),
  ) +
  stone("G", 42, 156, 40) +
  stone("R", 64, 166, 32) +
  candle(240, 196, 40);

const emblem =
  `<rect width="100" height="100" rx="18" fill="#1d3f7d"/>` +
  stone("R", 28, 6, 44) +
  stone("B", 8, 48, 42) +
  stone("G", 50, 48, 42);

export const box: Box = { cover, emblem, playNow: 2, teaches: true, points: true };
