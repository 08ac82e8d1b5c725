// Grimoire's small pieces as SVG text: card faces, items, bookmarks, wax, tokens. Busts, coins and page types are
// shared.

import { bust, COIN, COMPANION, coin, TYPE } from "./companions";

const INK = 'stroke="#2a1d12" stroke-width="3.500" stroke-linejoin="round" stroke-linecap="round"';

const ITEM: Record<string, string> = {
  sword: `<path d="M50 6L59 18V60H41V18Z" fill="#d99a5c" ${INK}/><path d="M50 14V58" stroke="#7a4416" stroke-width="3"/><path d="M24 60H76V70H24Z" fill="#b06f34" ${INK}/><path d="M44 70H56V86H44Z" fill="#6b3d14" ${INK}/><circle cx="50" cy="90" r="6" fill="#d99a5c" ${INK}/>`,
  bracelet: `<path d="M50 16A34 32 0 1 1 49.900 16ZM50 30A20 18 0 1 0 50.100 30Z" fill="#cdd6df" fill-rule="evenodd" ${INK}/><path d="M50 14L60 23L50 32L40 23Z" fill="#9fc4ff" ${INK}/><path d="M24 60L30 66M76 60L70 66M50 70V78" ${INK}/>`,
  cup: `<path d="M26 12H74C76 40 66 54 55 57V74H66V86H34V74H45V57C34 54 24 40 26 12Z" fill="#f2c14e" ${INK}/><path d="M26 20C10 18 12 42 32 44M74 20C90 18 88 42 68 44" fill="none" ${INK}/><path d="M36 20C36 34 40 44 46 48" fill="none" stroke="#fff3c4" stroke-width="4" stroke-linecap="round"/>`,
  junk: `<path d="M14 80C20 62 34 66 38 54C50 46 60 52 62 60C76 58 84 70 88 80Z" fill="#a79577" ${INK}/><path d="M30 62L22 22L34 20L42 54" fill="#8d9aa6" ${INK}/><path d="M54 52L62 14M50 20H74" fill="none" ${INK}/><path d="M58 66C66 60 78 66 74 76" fill="none" ${INK}/><path d="M32 74h.1M48 70h.1" stroke="#2a1d12" stroke-width="6" stroke-linecap="round"/>`,
  shoes: `<path d="M16 40C22 38 28 40 30 50C40 60 54 60 58 70C60 78 52 80 46 80H14C10 68 12 54 16 40Z" fill="#c98a4f" ${INK}/><path d="M52 28C58 26 64 28 66 38C76 48 88 48 92 58C94 66 86 68 80 68H62C60 62 50 56 48 52C48 44 48 36 52 28Z" fill="#c98a4f" ${INK}/><path d="M16 40C10 30 6 22 8 12C14 18 22 24 26 38M52 28C48 20 46 14 48 4C54 10 60 16 62 28" fill="#f7edd3" ${INK}/>`,
};

/** Every card, in the order a count goes through them. */
export const CARDS = [...Object.keys(COIN), ...Object.keys(COMPANION), ...Object.keys(ITEM)];

/** A card's picture: bust, coin or item. */
export function face(card: string): string {
  if (COMPANION[card]) return bust(card);
  return COIN[card] ? coin(card) : (ITEM[card] ?? "");
}

/** The colour behind a card's picture. */
export const tint = (card: string): string => COMPANION[card]?.[0] ?? (COIN[card] ? "#b99a55" : "#7a8894");

export const kindMark = (kind: string, colour?: string): string =>
  `<g fill="${colour ?? TYPE[kind][0]}">${TYPE[kind][1]}</g>`;

/** Bookmarks by seat: ribbon, edge, stitches, and an element's sign, so that colour is never alone. */
const BOOKMARK: readonly (readonly [string, string, string, string])[] = [
  [
    "#b8352a",
    "#5c120c",
    "#ffb9a8",
    "M17 34C25 44 29 50 27 58A10.500 10.500 0 0 1 7 58C6 52 10 49 12 44C14 48 16 48 17 34Z",
  ],
  ["#2f6fd0", "#12305f", "#8fbcff", "M17 34C23 44 28 49 28 56A11 11 0 0 1 6 56C6 49 11 44 17 34Z"],
  ["#2f7d4f", "#0d3a22", "#a5e0bd", "M17 36L30 64H4ZM17 46L22 56H12Z"],
  ["#7a5bb8", "#2f1c5c", "#d9c8ff", "M6 44H20A4 4 0 1 0 16 40M4 52H26A5 5 0 1 1 21 57M6 60H15"],
  ["#8a6a1c", "#40300a", "#f3da98", "M22 36A14 14 0 1 0 28 60A12 12 0 0 1 22 36Z"],
];

export function ribbon(seat: number): string {
  const [cloth, edge, stitch, sign] = BOOKMARK[seat % BOOKMARK.length];
  const open = seat % BOOKMARK.length === 3;
  const shape = open
    ? `fill="none" stroke="#f4efff" stroke-width="3" stroke-linecap="round"`
    : `fill="#fff6e8" stroke="${edge}" stroke-width="1.500" fill-rule="evenodd"`;
  return `<path d="M2 0H32V112L17 97L2 112Z" fill="${cloth}" stroke="${edge}" stroke-width="2"/><path d="M7 0V100M27 0V100" stroke="${stitch}" stroke-width="1.500" stroke-dasharray="4 3"/><path d="${sign}" ${shape}/>`;
}

const WAX =
  "M50 4C62 2 66 12 76 14S92 26 90 38S98 58 92 68S80 84 70 90S46 98 34 92S12 82 10 68S2 46 8 34S26 14 34 10S42 6 50 4Z";

/** A lump of wax with a few characters pressed into it: page numbers only, never a person's words. */
export const wax = (pressed: string): string =>
  `<path d="${WAX}" fill="#9c2335" stroke="#5d0f1d" stroke-width="3"/><circle cx="50" cy="50" r="30" fill="none" stroke="#e58391" stroke-width="3" opacity=".7"/><text x="50" y="60" text-anchor="middle" font-size="${pressed.length > 2 ? 24 : 30}" font-weight="700" fill="#ffe9e6" font-family="Source Sans 3 Variable">${pressed}</text>`;

/** A victory-point token: a bright hexagon. */
export const vpToken =
  '<path d="M50 6L88 28V72L50 94L12 72V28Z" fill="url(#g-brass)" stroke="#4b3208" stroke-width="6" stroke-linejoin="round"/><path d="M50 26L57 42L74 43L61 54L65 71L50 62L35 71L39 54L26 43L43 42Z" fill="#4b3208"/>';
