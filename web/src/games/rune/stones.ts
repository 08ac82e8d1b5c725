// Rune's drawings: a stone has as many points, and its glyph as many strokes, as the rune scores.

export type Colour = "B" | "G" | "R";
/** The letter written beside each stone, in the reader's language. */
export type Letters = Record<Colour, string>;
/** The two silhouettes of Masters. */
export type Cut = "peak" | "dome";

export const STONE: Record<Colour, { d: string; g: string; n: string }> = {
  B: { d: "M50 15A35 35 0 1 1 49.9 15Z", g: "M50 33V67", n: "sapphire" },
  G: { d: "M50 9C80 30 80 70 50 91C20 70 20 30 50 9Z", g: "M39 35 61 65M61 35 39 65", n: "jade" },
  R: { d: "M50 16 86 80H14Z", g: "M50 72V44M50 58 38 46M50 58 62 46", n: "garnet" },
};

export function stone(c: Colour, x: number, y: number, s: number, letter = ""): string {
  const k = STONE[c],
    fs = Math.max(22, 9.5 / (s / 100)),
    lx = 9 - (fs - 22) * 0.35,
    ly = 18 + (fs - 22) * 0.35;
  return `<g transform="translate(${x} ${y}) scale(${s / 100})"><path d="${k.d}" transform="translate(0 4)" fill="#3b2a14" opacity=".35" stroke="#3b2a14" stroke-width="12" stroke-linejoin="round"/><path d="${k.d}" fill="url(#g-${k.n})" stroke="var(--${k.n}-lo)" stroke-width="9" stroke-linejoin="round"/><path d="${k.d}" fill="none" stroke="#fff" stroke-opacity=".35" stroke-width="3" stroke-linejoin="round" transform="translate(50 50) scale(.86) translate(-50 -50)"/><path d="${k.g}" stroke="#1a0f08" stroke-opacity=".55" stroke-width="13" stroke-linecap="round" fill="none" transform="translate(0 2.500)"/><path d="${k.g}" class="glyph" stroke="#fff8e6" stroke-width="8" stroke-linecap="round" fill="none"/>${letter ? `<text class="letter" x="${lx}" y="${ly}" font-family="Source Sans 3 Variable" font-weight="700" font-size="${fs}" fill="#3d2c16" text-anchor="middle">${letter}</text>` : ""}</g>`;
}

/** A card of runes at the origin; `cell` is the side of one rune's square. */
export function runeCard(rows: readonly string[], cell: number, letters: Letters): string {
  const height = rows.length * cell;
  const width = rows[0].length * cell;
  const inset = cell * 0.13;
  const folds = [
    ...rows.slice(1).map((_, j) => `M${cell * 0.2} ${(j + 1) * cell}H${width - cell * 0.2}`),
    ...[...rows[0]].slice(1).map((_, i) => `M${(i + 1) * cell} ${cell * 0.2}V${height - cell * 0.2}`),
  ].join("");
  const stones = rows.flatMap((row, j) =>
    [...row].map((c, i) => stone(c as Colour, i * cell + inset, j * cell + inset, cell * 0.74, letters[c as Colour])),
  );
  return `<g><rect x="2" y="2" width="${width - 4}" height="${height - 4}" rx="${cell * 0.13}" fill="url(#g-card)" stroke="#9b7f4c" stroke-width="1.2" filter="url(#drop)"/><rect x="5.5" y="5.5" width="${width - 11}" height="${height - 11}" rx="${cell * 0.09}" fill="none" stroke="#b89a5f" stroke-opacity=".55"/><path d="${folds}" stroke="#8a6a34" stroke-opacity=".22"/>${stones.join("")}</g>`;
}

export function master(kind: Cut, x: number, y: number, s: number): string {
  const p =
    kind === "peak"
      ? {
          b: "M50 2C56 22 66 38 70 60L78 92H22L30 60C34 38 44 22 50 2Z",
          f: "M50 40C58 44 60 54 56 64H44C40 54 42 44 50 40Z",
          c1: "#e2573f",
          c2: "#8c1f16",
          e: "#ffe9c9",
        }
      : {
          b: "M50 12C70 12 76 28 74 44C84 52 86 74 84 92H16C14 74 16 52 26 44C24 28 30 12 50 12Z",
          f: "M34 36H66V46H34Z",
          c1: "#5b5f70",
          c2: "#14161f",
          e: "#ffe9c9",
        };
  return `<g transform="translate(${x} ${y}) scale(${s / 100})"><ellipse cx="50" cy="93" rx="40" ry="9" fill="#000" opacity=".45"/><path d="${p.b}" fill="${p.c2}" stroke="#fff4d8" stroke-width="6" stroke-linejoin="round"/><path d="${p.b}" fill="${p.c1}" transform="translate(50 50) scale(.8 .9) translate(-53 -52)" opacity=".85"/><path d="${p.f}" fill="#140c08"/><circle cx="45.500" cy="${kind === "peak" ? 54 : 41}" r="3.200" fill="${p.e}"/><circle cx="54.500" cy="${kind === "peak" ? 54 : 41}" r="3.200" fill="${p.e}"/></g>`;
}
