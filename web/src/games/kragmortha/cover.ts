// Kragmortha on the shelf: the cover of its box in a niche, and the emblem beside a table.

import { book, candle } from "../../drawings/books";
import type { Box } from "../screen";
import { goblin } from "./goblins";

const cover = () =>
  `<g>${goblin("snick", 158, 14, 118, { flat: true })}</g>` +
  book(
    "#55702c",
    "#2e3f14",
    "#ece3c9",
    `<g transform="translate(154 110)"><path d="M-34 22L34-22M-34-22L34 22" stroke="#ece3c9" stroke-width="9" stroke-linecap="round"/>${[
      [-34, 22],
      [34, -22],
      [-34, -22],
      [34, 22],
    ]
      .map(
        ([x, y]) =>
          `<circle cx="${x - 4}" cy="${y - 4}" r="6" fill="#ece3c9"/><circle cx="${x + 4}" cy="${y + 4}" r="6" fill="#ece3c9"/>`,
      )
      .join(
        "",
      )}<path d="M0-36C24-36 30-18 28-4C26 8 18 10 17 22H-17C-18 10-26 8-28-4C-30-18-24-36 0-36Z" fill="#f6efda" stroke="#2e3f14" stroke-width="3"/><ellipse cx="-11" cy="-6" rx="8" ry="9" fill="#26330f"/><ellipse cx="11" cy="-6" rx="8" ry="9" fill="#26330f"/><circle cx="-11" cy="-5" r="3" fill="#bdf07a"/><circle cx="11" cy="-5" r="3" fill="#bdf07a"/><path d="M0 4L-4 11H4ZM-9 15V22M-3 15V22M3 15V22M9 15V22" stroke="#26330f" stroke-width="2.500" fill="#26330f"/></g><path d="M112 44V182" stroke="#ece3c9" stroke-width="2" stroke-dasharray="6 5" opacity=".7"/>`,
  ) +
  `<g fill="#9fc05a" stroke="#140c08" stroke-width="2"><ellipse cx="208" cy="92" rx="7" ry="5"/><ellipse cx="208" cy="104" rx="7" ry="5"/><ellipse cx="208" cy="116" rx="6" ry="4.500"/></g>` +
  candle(52, 196, 26);

const emblem = `<rect width="100" height="100" rx="18" fill="#3c5120"/>${goblin("snick", 10, 12, 80, { flat: true })}`;

export const box: Box = { cover, emblem, playNow: 4, teaches: true, points: false };
