// Every sentence on the page: Fluent sources of the page itself, of the house and of each game, in the reader's
// language.

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { type Language, settings } from "./settings.svelte";

export type Values = Record<string, unknown>;

const own = import.meta.glob<string>("./words/*.ftl", { query: "?raw", import: "default", eager: true });
const ofGames = import.meta.glob<string>("./games/*/words/*.ftl", { query: "?raw", import: "default", eager: true });

interface Sources {
  house: string;
  games: Record<string, string>;
}

const fetched: Partial<Record<Language, Sources>> = $state({});

/** The house's and the games' words come from the server, once per language. */
export async function fetchWords(language: Language): Promise<void> {
  if (fetched[language]) return;
  const answer = await fetch(`/api/words/${language}`);
  if (answer.ok) fetched[language] = await answer.json();
}

function bundle(language: Language, sources: string[]): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: false });
  for (const source of sources) made.addResource(new FluentResource(source), { allowOverrides: true });
  return made;
}

const bundles = $derived.by(() => {
  const language = settings.language;
  const told = fetched[language];
  const house = [told?.house ?? "", own[`./words/${language}.ftl`] ?? ""];
  const made: Record<string, FluentBundle> = { "": bundle(language, house) };
  for (const game of gamesWithWords(told)) {
    const page = ofGames[`./games/${game}/words/${language}.ftl`] ?? "";
    made[game] = bundle(language, [...house, told?.games[game] ?? "", page]);
  }
  return made;
});

function gamesWithWords(told: Sources | undefined): Set<string> {
  const written = Object.keys(ofGames).map((path) => path.split("/")[2]);
  return new Set([...Object.keys(told?.games ?? {}), ...written]);
}

/** The sentence under a key, null where no language file has it. One that cannot be made is its key: no game ends. */
export function sentence(key: string, values: Values = {}, game = ""): string | null {
  const made = bundles[game] ?? bundles[""];
  const [name, attribute] = key.split(".");
  const message = made.getMessage(name);
  const pattern = attribute ? message?.attributes[attribute] : message?.value;
  if (!pattern) return null;
  try {
    return made.formatPattern(pattern, values as Record<string, FluentVariable>, []);
  } catch (problem) {
    console.error(`no sentence for ${key}`, problem);
    return key;
  }
}

/** A game's name, its key with a capital where it has no words. */
export function gameName(game: string): string {
  return sentence(`game-${game}`, {}, game) ?? game.charAt(0).toUpperCase() + game.slice(1);
}

/** The sentence under a key; a missing one shows its key, so that a test or a reader notices. */
export function say(key: string, values: Values = {}, game = ""): string {
  return sentence(key, values, game) ?? key;
}

/** `say` with a game's own words. */
export const wordsOf =
  (game: string) =>
  (key: string, values: Values = {}): string =>
    say(key, values, game);
