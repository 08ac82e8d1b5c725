// The shelf of screens: a folder here with an index.ts is a game's own screen; whatever it leaves out is plain.

import { plainScreen } from "../parts/plain";
import type { GameCard } from "../wire";
import type { Screen, WholeScreen } from "./screen";

const folders = import.meta.glob<{ screen: Screen }>("./*/index.ts", { eager: true });
const screens = new Map<string, WholeScreen>();

/** How a game is shown: any game, for one that brings nothing is shown plainly. */
export function screenOf(game: string): WholeScreen {
  let screen = screens.get(game);
  if (!screen) {
    screen = { ...plainScreen(game), ...folders[`./${game}/index.ts`]?.screen };
    screens.set(game, screen);
  }
  return screen;
}

/** How many seats "Play now" opens. */
export function seatsToPlay(game: GameCard): number {
  const { playNow } = screenOf(game.name);
  return game.seats.includes(playNow) ? playNow : game.seats[0];
}
