// One click: a seat for the reader, bots elsewhere, the game begins.

import { api } from "./api";
import { openGame, seatsToPlay } from "./games";
import { route } from "./route.svelte";
import { attempt } from "./toast.svelte";
import type { GameCard, NewTable, TableCard } from "./wire";

/** Opens a table with this bot at every other seat and goes there; null where it was refused. */
export async function playWith(game: GameCard, bot: string, more: Partial<NewTable> = {}): Promise<TableCard | null> {
  const seats = seatsToPlay(game);
  openGame(game.name).catch(() => null); // comes while the table is laid
  const bots = Array.from({ length: seats }, (_, seat) => (seat === 0 ? null : bot));
  const table = await attempt(
    api.open({ game: game.name, seats, options: {}, bots, listed: false, name: "", sit: true, start: true, ...more }),
  );
  if (table) route.go(`/t/${table.id}`);
  return table;
}
