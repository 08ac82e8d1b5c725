// What stands in a niche of the cupboard: a book for a game to draw its cover on, and a candle.

/** A standing book: spine left, page block right, cover art in a 120 x 160 box. */
export const book = (c1: string, c2: string, c3: string, art: string, corners = false): string =>
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
export const candle = (x: number, y: number, h = 30): string =>
  `<g class="cd"><circle cx="${x}" cy="${y - h - 8}" r="46" fill="url(#flame)" class="glow fl"/><path d="M${x - 10} ${y}H${x + 10}L${x + 7} ${y + 5}H${x - 7}Z" fill="url(#g-brass)"/><rect x="${x - 6}" y="${y - h}" width="12" height="${h}" rx="2" fill="#f3e6c8"/><path d="M${x - 6} ${y - h + 3}Q${x - 5} ${y - h + 14} ${x - 2} ${y - h + 6}" fill="#fff8e4"/><path d="M${x} ${y - h - 19}C${x + 7} ${y - h - 10} ${x + 5} ${y - h - 2} ${x} ${y - h - 1}C${x - 5} ${y - h - 2} ${x - 6} ${y - h - 9} ${x} ${y - h - 19}Z" fill="#ffb23e" class="fl"/><path d="M${x} ${y - h - 12}C${x + 3} ${y - h - 7} ${x + 2} ${y - h - 3} ${x} ${y - h - 2}C${x - 2} ${y - h - 3} ${x - 3} ${y - h - 7} ${x} ${y - h - 12}Z" fill="#fff6d0" class="fl"/></g>`;
