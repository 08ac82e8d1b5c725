// The shelf: every game's box stands here from the start, its screen and its words come when it is opened. A folder
// with an index.ts is a game's own screen; whatever it leaves out is plain.

import { plainBox } from "../parts/plain/cover";
import type { GameCard } from "../wire";
import { learnGame } from "../words.svelte";
import type { Box, Screen, WholeScreen } from "./screen";

const boxes = import.meta.glob<{ box: Box }>("./*/cover.ts", { eager: true });
const folders = import.meta.glob<{ screen: Screen }>("./*/index.ts");
const screens = new Map<string, WholeScreen>();

/** What stands in the cupboard for a game: any game, for one that brings nothing has a plain box. */
export function boxOf(game: string): Box {
  return boxes[`./${game}/cover.ts`]?.box ?? plainBox(game);
}

/** Fetches a game's screen and words; rejects where they cannot be had. */
export async function openGame(game: string): Promise<WholeScreen> {
  const [{ plainScreen }, own] = await Promise.all([
    import("../parts/plain"),
    folders[`./${game}/index.ts`]?.(),
    learnGame(game),
  ]);
  if (!screens.has(game)) screens.set(game, { ...plainScreen, ...own?.screen });
  return screenOf(game);
}

/** How an opened game is shown. */
export function screenOf(game: string): WholeScreen {
  const screen = screens.get(game);
  if (!screen) throw new Error(`${game} is not open`);
  return screen;
}

/** How many seats "Play now" opens. */
export function seatsToPlay(game: GameCard): number {
  const { playNow } = boxOf(game.name);
  return game.seats.includes(playNow) ? playNow : game.seats[0];
}
