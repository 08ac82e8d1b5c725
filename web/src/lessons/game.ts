// The last chapter: a real table with bots that help and speak.

import { api } from "../api";
import { route } from "../route.svelte";
import { settings } from "../settings.svelte";
import { attempt } from "../toast.svelte";
import type { ChapterCard } from "../wire";
import { markDone } from "./progress.svelte";

/** Opens the table and goes there; false where it cannot be had. */
export async function openPartnerGame(game: string, chapter: ChapterCard): Promise<boolean> {
  const bots = [null, ...chapter.bots];
  const table = await attempt(
    api.open({ game, seats: bots.length, options: chapter.options, bots, hints: true, sit: true, start: true }),
  );
  if (!table) return false;
  settings.learning = table.id;
  markDone(game, chapter.name);
  route.go(`/t/${table.id}`);
  return true;
}
