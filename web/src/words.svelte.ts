// Every sentence on the page: Fluent sources of the page itself, of the house in the reader's language, and of a game
// once it is opened.

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { type Language, settings } from "./settings.svelte";
import type { Words } from "./wire";

export type Values = Record<string, unknown>;

const own = import.meta.glob<string>("./words/*.ftl", { query: "?raw", import: "default", eager: true });
const ofGames = import.meta.glob<string>("./games/*/words/*.ftl", { query: "?raw", import: "default" });

/** What has come of one language; of a game that is not open only what the shelf says of it. */
interface Sources {
  house: FluentResource[];
  games: Record<string, FluentResource[]>;
}

const sources: Partial<Record<Language, Sources>> = {};
const fetches = new Map<string, Promise<void>>();
const opened = new Set<string>();
let bundles: Record<string, FluentBundle> = $state.raw(bundlesOf(settings.language));

/** The same fetch is not made twice, unless it failed. */
function once(key: string, load: () => Promise<void>): Promise<void> {
  let fetching = fetches.get(key);
  if (!fetching) {
    fetching = load();
    fetches.set(key, fetching);
    fetching.catch(() => fetches.delete(key));
  }
  return fetching;
}

/** The page's own words, which are there before the house has answered. */
function pageSources(language: Language): Sources {
  return { house: [new FluentResource(own[`./words/${language}.ftl`] ?? "")], games: {} };
}

async function fetched(path: string): Promise<Response> {
  const answer = await fetch(`/api/words/${path}`);
  if (!answer.ok) throw new Error(`no words: ${answer.status}`);
  return answer;
}

async function fetchHouse(language: Language): Promise<void> {
  const { house, games }: Words = await (await fetched(language)).json();
  sources[language] = {
    house: [new FluentResource(house), ...pageSources(language).house],
    games: mapped(games, (text) => [new FluentResource(text)]),
  };
}

async function fetchGame(language: Language, game: string): Promise<void> {
  const [text, screen] = await Promise.all([
    fetched(`${language}/${encodeURIComponent(game)}`).then((answer) => answer.text()),
    ofGames[`./games/${game}/words/${language}.ftl`]?.() ?? "",
    once(language, () => fetchHouse(language)),
  ]);
  sources[language]!.games[game] = [new FluentResource(text), new FluentResource(screen)];
}

/** Fetches a language and speaks it; until it is here the last one stays. */
export async function speak(language: Language): Promise<void> {
  await Promise.all([
    once(language, () => fetchHouse(language)),
    ...[...opened].map((game) => once(`${language}/${game}`, () => fetchGame(language, game))),
  ]);
  if (language === settings.language) bundles = bundlesOf(language);
}

/** Fetches a game's words in the reader's language, and from now on in every language the reader turns to. */
export async function learnGame(game: string): Promise<void> {
  opened.add(game);
  await speak(settings.language);
}

/** « de Pip », « d’Ana »: before which vowels, as in words.py. */
export function frenchOf(name: FluentVariable | undefined): string {
  const text = String(name ?? "");
  return /^[aàâäeéèêëiîïoôöuùûüœæ]/i.test(text) ? `d’${text}` : `de ${text}`;
}

function bundlesOf(language: Language): Record<string, FluentBundle> {
  const { house, games } = sources[language] ?? pageSources(language);
  return mapped({ "": [], ...games }, (resources) => bundle(language, [...house, ...resources]));
}

function mapped<A, B>(record: Record<string, A>, change: (value: A) => B): Record<string, B> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]));
}

function bundle(language: Language, resources: FluentResource[]): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: false, functions: { DE: ([name]) => frenchOf(name) } });
  for (const resource of resources) made.addResource(resource, { allowOverrides: true });
  return made;
}
/** A French mark that stands apart stays on the line of its word, and quotes on that of what they hold. */
export function bound(text: string): string {
  return text.replace(/ (?=[:;!?»%])/g, "\u00a0").replace(/« /g, "«\u00a0");
}

/** The sentence under a key, null where no language file has it. One that cannot be made is its key: no game ends. */
export function sentence(key: string, values: Values = {}, game = ""): string | null {
  const made = bundles[game] ?? bundles[""];
  const [name, attribute] = key.split(".");
  const message = made.getMessage(name);
  const pattern = attribute ? message?.attributes[attribute] : message?.value;
  if (!pattern) return null;
  try {
    const text = made.formatPattern(pattern, values as Record<string, FluentVariable>, []);
    return settings.language === "fr" ? bound(text) : text;
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
