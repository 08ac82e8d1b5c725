// Whom the reader plays with: one bot of each game is remembered, and what came of it; after a win the next is
// suggested.

import { type Settings, settings } from "./settings.svelte";
import type { GameCard, Result, TableCard } from "./wire";

/** How the last game against bots went. */
export interface LastGame {
  bot: string;
  won: boolean;
  /** Points of the reader, then of the best of the others. */
  points: number[];
}

const NOTED = 40; // finished tables remembered, so that none counts twice

/** The bots to choose among, weakest first; all of them where nothing was measured. */
export function opponents(game: GameCard): string[] {
  return game.ladder.shown.length ? game.ladder.shown : game.bots;
}

/** The bot "Play now" takes: the remembered one, else the middle of those to choose from. */
export function opponentOf(game: GameCard, of: Settings = settings): string {
  const all = opponents(game);
  const kept = of.opponents[game.name];
  return kept !== undefined && game.bots.includes(kept) ? kept : (all[Math.floor((all.length - 1) / 2)] ?? "");
}

/** The next stronger bot than the one that was beaten last; null where there is none to suggest. */
export function suggestion(game: GameCard, of: Settings = settings): string | null {
  const last = of.lastGames[game.name];
  const all = opponents(game);
  const place = last?.won ? all.indexOf(last.bot) : -1;
  return place < 0 ? null : (all[place + 1] ?? null);
}

/** Wins of 100 that a bot of this strength has against another, by the ladder's scale. */
export function winsOf100(strength: number, other: number): number {
  return Math.round(100 / (1 + 10 ** ((other - strength) / 400)));
}

export function timesBeaten(game: string, bot: string, of: Settings = settings): number {
  return of.beaten[`${game}/${bot}`] ?? 0;
}

/** The one kind of bot that the reader alone played with; null at any other table. */
export function soleOpponent(table: TableCard): string | null {
  const others = table.seats.filter((place) => !table.held.includes(place.seat));
  const kinds = new Set(others.map((place) => (place.person ? "" : (place.bot ?? ""))));
  const [bot] = kinds;
  return table.held.length === 1 && kinds.size === 1 && bot ? bot : null;
}

/** Remembers how a game ended, once for each table; one that does not count is no win. */
export function noteResult(table: TableCard, result: Result, of: Settings = settings): void {
  const bot = soleOpponent(table);
  if (bot === null || of.noted.includes(table.id)) return;
  const [own] = table.held;
  const won = result.winners.includes(own) && result.counts;
  const others = result.scores.filter((_, seat) => seat !== own);
  of.noted = [...of.noted, table.id].slice(-NOTED);
  of.lastGames[table.game] = { bot, won, points: [result.scores[own] ?? 0, Math.max(0, ...others)] };
  if (won) of.beaten[`${table.game}/${bot}`] = timesBeaten(table.game, bot, of) + 1;
}
