// The four books of the cupboard, standing in a niche, and their emblems. A game without a book here is drawn as a plain one.

import { goblin } from "../games/kragmortha/goblins";
import { stone } from "../games/rune/stones";
import { camera, tent } from "../games/kamimai/tent";

/** A standing book: spine left, page block right, cover art in a 120 x 160 box. */
const book = (c1: string, c2: string, c3: string, art: string, corners = false): string =>
  `<ellipse cx="150" cy="193" rx="92" ry="10" fill="#000" opacity=".55"/><path d="M88 34L100 28H214L206 34Z" fill="#e9dcb9"/><path d="M206 34L214 28V184L206 192Z" fill="#d8c79b" stroke="#7a6436" stroke-width=".6"/><path d="M208 36V188M210 34V187M212 32V186" stroke="#9c8452" stroke-width=".7"/><rect x="86" y="34" width="120" height="158" rx="4" fill="${c1}" stroke="#0a0604" stroke-width="1.500"/><path d="M90 34H102V192H90Q86 192 86 188V38Q86 34 90 34Z" fill="${c2}"/><path d="M102 34V192" stroke="#000" stroke-opacity=".45" stroke-width="2"/><rect x="86" y="34" width="120" height="158" rx="4" fill="url(#sheen)"/><rect x="109" y="42" width="90" height="142" rx="4" fill="none" stroke="${c3}" stroke-width="1.800"/><rect x="113" y="46" width="82" height="134" rx="3" fill="none" stroke="${c3}" stroke-width=".8" stroke-opacity=".8"/>${[52, 82, 142, 172].map((y) => `<path d="M86 ${y}H102" stroke="${c3}" stroke-width="2" stroke-opacity=".8"/>`).join("")}${
    corners
      ? [
          [199, 42, 1, 1],
          [199, 184, 1, -1],
          [109, 42, -1, 1],
          [109, 184, -1, -1],
        ]
          .map(
            ([x, y, a, b]) =>
              `<path d="M${x + 7 * a} ${y - 8 * b}V${y + 12 * b}L${x - 13 * a} ${y - 8 * b}Z" fill="url(#g-brass)"/>`,
          )
          .join("")
      : ""
  }${art}`;
const candle = (x: number, y: number, h = 30): string =>
  `<g class="cd"><circle cx="${x}" cy="${y - h - 8}" r="46" fill="url(#flame)" class="glow fl"/><path d="M${x - 10} ${y}H${x + 10}L${x + 7} ${y + 5}H${x - 7}Z" fill="url(#g-brass)"/><rect x="${x - 6}" y="${y - h}" width="12" height="${h}" rx="2" fill="#f3e6c8"/><path d="M${x - 6} ${y - h + 3}Q${x - 5} ${y - h + 14} ${x - 2} ${y - h + 6}" fill="#fff8e4"/><path d="M${x} ${y - h - 19}C${x + 7} ${y - h - 10} ${x + 5} ${y - h - 2} ${x} ${y - h - 1}C${x - 5} ${y - h - 2} ${x - 6} ${y - h - 9} ${x} ${y - h - 19}Z" fill="#ffb23e" class="fl"/><path d="M${x} ${y - h - 12}C${x + 3} ${y - h - 7} ${x + 2} ${y - h - 3} ${x} ${y - h - 2}C${x - 2} ${y - h - 3} ${x - 3} ${y - h - 7} ${x} ${y - h - 12}Z" fill="#fff6d0" class="fl"/></g>`;

const ART: Record<string, () => string> = {
  rune: () =>
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
    candle(240, 196, 40),
  grimoire: () =>
    book(
      "#4a2f7e",
      "#2a1752",
      "#f0cf80",
      `<g transform="translate(154 112)"><path d="M0-44L10-14L42-22L20 0L42 22L10 14L0 44L-10 14L-42 22L-20 0L-42-22L-10-14Z" fill="none" stroke="#f0cf80" stroke-width="2"/><path d="M-28 0C-14-18 14-18 28 0C14 18-14 18-28 0Z" fill="#fdf3d6" stroke="#f0cf80" stroke-width="2"/><circle r="10" fill="#7350c4"/><circle r="4.500" fill="#160a33"/><circle cx="-3" cy="-3" r="2" fill="#fff"/></g>`,
      true,
    ) +
    `<path d="M176 26V6M176 192V206L170 200L164 206V192" fill="none"/><path d="M164 190H178V216L171 209L164 216Z" fill="#c4314b"/><g transform="translate(216 150) scale(.98)"><path d="M0 46V26Q0 18 8 18H24Q32 18 32 26V46Z" fill="#22304e" stroke="#0b1222" stroke-width="1.500"/><rect x="9" y="10" width="14" height="9" fill="#22304e"/><path d="M16 12C22-20 40-50 58-64C56-36 40-8 22 8Z" fill="#f7efd8" stroke="#8a7748" stroke-width="1.500"/><path d="M16 14C26-14 40-40 56-62" stroke="#8a7748" fill="none"/></g>` +
    candle(52, 196, 44),
  kragmortha: () =>
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
    candle(52, 196, 26),
  kamimai: () => {
    const P = camera([172, 120, 330], [0, 38, 0], 640, 150, 115);
    return (
      `<ellipse cx="146" cy="190" rx="108" ry="13" fill="#000" opacity=".5"/>` +
      tent(P, { near: 16, far: 14, tilt: 0, faceNear: "F", seed: 5 }) +
      `<g transform="translate(222 152) scale(.5)" fill="#fdf8ea" stroke="#7e1d0e" stroke-width="2.500" stroke-linejoin="round"><path d="M0 60L34 34L60 70L92 24L84 74L58 84L30 80Z"/><path d="M34 34L58 84M60 70L30 80" fill="none"/><path d="M0 60L-12 66L2 68Z" fill="#d8452d"/></g>` +
      candle(54, 196, 38)
    );
  },
};

const EMBLEM: Record<string, string> = {
  rune:
    `<rect width="100" height="100" rx="18" fill="#1d3f7d"/>` +
    stone("R", 28, 6, 44) +
    stone("B", 8, 48, 42) +
    stone("G", 50, 48, 42),
  grimoire: `<rect width="100" height="100" rx="18" fill="#4a2f7e"/><path d="M12 50C30 22 70 22 88 50C70 78 30 78 12 50Z" fill="#fdf3d6" stroke="#f0cf80" stroke-width="4"/><circle cx="50" cy="50" r="16" fill="#7350c4"/><circle cx="50" cy="50" r="7" fill="#160a33"/>`,
  kragmortha: `<rect width="100" height="100" rx="18" fill="#3c5120"/>${goblin("snick", 10, 12, 80, { flat: true })}`,
  kamimai: `<rect width="100" height="100" rx="18" fill="#fbf6e8"/><path d="M14 84L44 18L56 18L86 84H72L50 36L28 84Z" fill="#d8452d" stroke="#7e1d0e" stroke-width="4" stroke-linejoin="round"/>`,
};

export const bookArt = (game: string): string =>
  (ART[game] ?? (() => book("#4b2f1d", "#25160d", "#d9b566", "") + candle(52, 196, 38)))();
export const emblem = (game: string): string =>
  EMBLEM[game] ?? '<rect width="100" height="100" rx="18" fill="#4b2f1d"/>';
