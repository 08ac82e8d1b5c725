// The end of KamiMaï in its own words: all win or lose together. What was sealed, what was missing, what cost energy.

import { type Again, type Ending, type EndingLine, eventsOf } from "../../ending";
import type { TableCard } from "../../wire";
import type { KamiRoom } from "./control.svelte";
import { w } from "./parlance";
import type { Spell } from "./wire";

const LEVELS = 3;

/** Every loss of energy, with the fall or the curse that it came from. */
function losses(room: KamiRoom): EndingLine[] {
  let cause = "curse";
  let by = 0;
  return eventsOf(room).flatMap(({ entry, event }) => {
    if (event.kind === "curse") cause = "curse";
    if (event.kind === "collapsed") {
      cause = String(event.when);
      by = event.seat as number;
    }
    if (event.kind !== "energy-lost") return [];
    const values = { turn: entry.turn, you: by === room.self ? "yes" : "no", name: room.name(by), cause };
    return [{ text: w("ending-loss", values), value: `−${event.count}` }];
  });
}

/** Spells that were still asked for, and how many areas they lie in. */
function missing(room: KamiRoom): { spells: Spell[]; areas: string[] } {
  const open = room.view!.sheet.filter((area) => !area.sealed);
  return {
    spells: open.flatMap((area) => area.spells.filter((spell) => !spell.marked)),
    areas: open.map((area) => area.area.toUpperCase()),
  };
}

export function ending(room: KamiRoom): Ending {
  const view = room.view!;
  const won = room.result!.winners.length > 0;
  const { spells, areas } = missing(room);
  const lines = losses(room);
  return {
    title: w(won ? "ending-won" : "ending-lost"),
    why: won
      ? w("ending-why-won", { energy: view.energy })
      : w(room.result!.key === "night" ? "ending-why-night" : "ending-why-lost"),
    close: won
      ? [w("ending-close-won", { energy: view.energy })]
      : [w("ending-close-lost", { spells: spells.length, areas: areas.join(", "), count: areas.length })],
    decided: { title: w("ending-energy"), lines: lines.length ? lines : [{ text: w("ending-no-loss") }] },
  };
}

/** After a win the next level; after a defeat the easier energy, while there is one. */
export function again(table: TableCard, won: boolean): Again | null {
  const { options } = table;
  const level = Number(options.level);
  if (won && options.mode === "easy") return { label: w("again-normal"), options: { ...options, mode: "normal" } };
  if (won && level < LEVELS)
    return { label: w("again-level", { level: level + 1 }), options: { ...options, level: level + 1 } };
  if (!won && options.mode === "hard") return { label: w("again-normal"), options: { ...options, mode: "normal" } };
  if (!won && options.mode === "normal") return { label: w("again-easy"), options: { ...options, mode: "easy" } };
  return null;
}
