// What a screen reader hears of Rune's grid: where a spot lies, what it covers, what it brings.

import { cellText, visible } from "./grid";
import { w } from "./parlance";
import type { Area, Offer, View } from "./wire";

const COLOURS = ["B", "G", "R"] as const;

/** An offered move that lies on the grid; `rows` is the held card as it would lie. */
export function spotWords(offer: Offer, view: View, rows: readonly string[] | null): string {
  const cell = cellText(offer.x!, offer.y!);
  const at = `${offer.x},${offer.y}`;
  if (offer.kind === "lay") return w("spot-lay", { cell, runes: coverWords(offer, view, rows ?? []) });
  const colour = w(`colour-${visible(view.board, view.tokens).get(at)}`);
  if (offer.kind === "token") return w("spot-token", { cell, colour, becomes: w(`colour-${offer.colour}`) });
  const area = areaAt(view.areas, offer.x!, offer.y!);
  return w("spot-master", { cell, colour, count: area?.cells.length ?? 1, points: area?.points ?? 0 });
}

/** The runes under a footprint, counted by colour. */
function coverWords({ x, y }: Offer, view: View, rows: readonly string[]): string {
  const seen = visible(view.board, view.tokens);
  const covered = rows.flatMap((row, j) => Array.from(row, (_, i) => seen.get(`${x! + i},${y! + j}`)));
  return COLOURS.map((colour) => ({ colour, count: covered.filter((one) => one === colour).length }))
    .filter(({ count }) => count > 0)
    .map(({ colour, count }) => w(`runes-${colour}`, { count }))
    .join(", ");
}

function areaAt(areas: readonly Area[], x: number, y: number): Area | undefined {
  return areas.find((area) => area.cells.some((cell) => cell[0] === x && cell[1] === y));
}

/** What a placement would bring or cost the reader. */
export function gainWords(gain: number): string {
  return w(gain < 0 ? "costs" : "brings", { points: Math.abs(gain) });
}
