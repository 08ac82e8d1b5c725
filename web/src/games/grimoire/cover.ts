// Grimoire on the shelf: the cover of its box in a niche, and the emblem beside a table.

import { book, candle } from "../../drawings/books";
import type { Box } from "../screen";

const cover = () =>
  book(
    "#4a2f7e",
    "#2a1752",
    "#f0cf80",
    `<g transform="translate(154 112)"><path d="M0-44L10-14L42-22L20 0L42 22L10 14L0 44L-10 14L-42 22L-20 0L-42-22L-10-14Z" fill="none" stroke="#f0cf80" stroke-width="2"/><path d="M-28 0C-14-18 14-18 28 0C14 18-14 18-28 0Z" fill="#fdf3d6" stroke="#f0cf80" stroke-width="2"/><circle r="10" fill="#7350c4"/><circle r="4.500" fill="#160a33"/><circle cx="-3" cy="-3" r="2" fill="#fff"/></g>`,
    true,
  ) +
  `<path d="M176 26V6M176 192V206L170 200L164 206V192" fill="none"/><path d="M164 190H178V216L171 209L164 216Z" fill="#c4314b"/><g transform="translate(216 150) scale(.98)"><path d="M0 46V26Q0 18 8 18H24Q32 18 32 26V46Z" fill="#22304e" stroke="#0b1222" stroke-width="1.500"/><rect x="9" y="10" width="14" height="9" fill="#22304e"/><path d="M16 12C22-20 40-50 58-64C56-36 40-8 22 8Z" fill="#f7efd8" stroke="#8a7748" stroke-width="1.500"/><path d="M16 14C26-14 40-40 56-62" stroke="#8a7748" fill="none"/></g>` +
  candle(52, 196, 44);

const emblem = `<rect width="100" height="100" rx="18" fill="#4a2f7e"/><path d="M12 50C30 22 70 22 88 50C70 78 30 78 12 50Z" fill="#fdf3d6" stroke="#f0cf80" stroke-width="4"/><circle cx="50" cy="50" r="16" fill="#7350c4"/><circle cx="50" cy="50" r="7" fill="#160a33"/>`;

export const box: Box = { cover, emblem, playNow: 4, teaches: true, points: true };
