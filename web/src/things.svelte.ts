// What the words and things of a game are: name, text and clause, from the house's guide. A thing goes by its code
// ("page luck", "term area"); sentences name it by its forms.

import { api } from "./api";
import { settings } from "./settings.svelte";
import type { Guide, PartCard } from "./wire";

/** A piece of a sentence; `code` is that of the thing it names. */
export interface Piece {
  text: string;
  code: string | null;
}

interface Lexicon {
  parts: Map<string, PartCard>;
  codes: Map<string, string>;
  pattern: RegExp | null;
}

let lexicons: Record<string, Lexicon> = $state.raw({});
const fetches = new Set<string>();

/** The thing of a code; undefined until the guide is here, and where the game has no such thing. */
export function thing(code: string, game: string): PartCard | undefined {
  return lexiconOf(game)?.parts.get(code);
}

/** A sentence in pieces: each thing it names is a piece of its own, the first time it is named. */
export function piecesOf(text: string, game: string): Piece[] {
  const lexicon = lexiconOf(game);
  return lexicon?.pattern ? split(text, lexicon.pattern, lexicon.codes) : [{ text, code: null }];
}

function lexiconOf(game: string): Lexicon | undefined {
  const key = `${settings.language}/${game}`;
  if (game && !fetches.has(key)) void learn(key, game, settings.language);
  return lexicons[key];
}

async function learn(key: string, game: string, language: string): Promise<void> {
  fetches.add(key);
  try {
    const guide = await api.guide(game, language);
    lexicons = { ...lexicons, [key]: lexiconFrom(guide) };
  } catch {
    fetches.delete(key);
  }
}

export function lexiconFrom(guide: Guide): Lexicon {
  const parts = guide.parts.flatMap((section) => section.parts).filter((part) => part.code);
  const forms = parts.flatMap((part) => part.forms.map((form) => [form, part.code] as const));
  const codes = new Map([...forms].reverse());
  return { parts: new Map(parts.map((part) => [part.code, part])), codes, pattern: patternOf([...codes.keys()]) };
}

/** The longest form first; a small letter may be a capital where a sentence begins. */
function patternOf(forms: string[]): RegExp | null {
  const sorted = forms.filter(Boolean).sort((a, b) => b.length - a.length);
  const either = sorted.map((form) => {
    const [first, rest] = [form[0], form.slice(1)].map((text) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
    return first === form[0].toUpperCase() ? first + rest : `[${first}${form[0].toUpperCase()}]${rest}`;
  });
  return either.length ? new RegExp(`(?<![\\p{L}\\p{N}-])(?:${either.join("|")})(?![\\p{L}\\p{N}-])`, "gu") : null;
}

export function split(text: string, pattern: RegExp, codes: Map<string, string>): Piece[] {
  const pieces: Piece[] = [];
  const named = new Set<string>();
  let from = 0;
  for (const match of text.matchAll(pattern)) {
    const form = match[0];
    const code = codes.get(form) ?? codes.get(form[0].toLowerCase() + form.slice(1)) ?? "";
    if (!code || named.has(code)) continue;
    named.add(code);
    if (match.index > from) pieces.push({ text: text.slice(from, match.index), code: null });
    pieces.push({ text: form, code });
    from = match.index + form.length;
  }
  if (from < text.length) pieces.push({ text: text.slice(from), code: null });
  return pieces;
}
