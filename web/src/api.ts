// The HTTP half of the conversation with the table: everything that is not the live game.

import { renew } from "./renewal";
import { WIRE } from "./version";
import type {
  Beside,
  Bot,
  BoxAnswers,
  BoxCard,
  BoxCheck,
  BoxPage,
  ChapterCard,
  Choose,
  Claim,
  ClauseCard,
  GameCard,
  Guide,
  HandOver,
  Invitation,
  LessonFrame,
  LessonTrial,
  LessonTry,
  Lobby,
  Me,
  NewTable,
  Person,
  Poses,
  Practise,
  PuzzleList,
  Remove,
  Rename,
  Replay,
  Sit,
  Study,
  TableCard,
  TurnDoor,
  Why,
} from "./wire";

/** Thrown when the server turns a request away; `reason` has words. */
export class Turned extends Error {
  constructor(
    readonly status: number,
    readonly reason: Why,
  ) {
    super(reason.key);
  }
}

const NO_REASON: Why = { clause: "", key: "no-answer", values: {} };

async function ask<T>(method: string, path: string, body?: object): Promise<T> {
  const answer = await fetch(`/api${path}`, {
    method,
    headers: { "x-armarium-wire": WIRE, ...(body === undefined ? {} : { "content-type": "application/json" }) },
    body: body === undefined ? undefined : JSON.stringify(body),
  }).catch(() => null);
  if (!answer) throw new Turned(0, NO_REASON);
  const text = await answer.text();
  if (!answer.ok) {
    const reason = reasonIn(text);
    if (reason.key === "page-outdated") void renew();
    throw new Turned(answer.status, reason);
  }
  return (text ? JSON.parse(text) : null) as T;
}

/** The reason in a refusing answer, wherever the server put it. */
export function reasonIn(text: string): Why {
  try {
    const told = JSON.parse(text);
    for (const place of [told, told?.reason, told?.extra, told?.extra?.reason]) {
      if (typeof place?.key === "string")
        return { clause: place.clause ?? "", key: place.key, values: place.values ?? {} };
    }
  } catch {
    // not JSON: a proxy's page, say
  }
  return NO_REASON;
}

const tablePath = (id: string): string => `/tables/${encodeURIComponent(id)}`;

export const api = {
  me: () => ask<Me>("GET", "/me"),
  rename: (change: Rename) => ask<Person>("PATCH", "/me", change),
  games: () => ask<GameCard[]>("GET", "/games"),
  /** The books of the shelf alone, without what accompanies them where the box lies on the table. */
  books: async () => (await api.games()).filter((game) => !game.accompanies),
  rules: (game: string, language: string) => ask<ClauseCard[]>("GET", `/games/${game}/rules?language=${language}`),
  guide: (game: string, language: string) => ask<Guide>("GET", `/games/${game}/guide?language=${language}`),
  lessons: (game: string) => ask<ChapterCard[]>("GET", `/games/${encodeURIComponent(game)}/lessons`),
  /** What a try in a chapter comes to. */
  lesson: (game: string, chapter: string, wish: LessonTry) =>
    ask<LessonFrame>("POST", `/games/${encodeURIComponent(game)}/lessons/${encodeURIComponent(chapter)}`, wish),
  lessonTrial: (game: string, chapter: string, wish: LessonTry) =>
    ask<LessonTrial>("POST", `/games/${encodeURIComponent(game)}/lessons/${encodeURIComponent(chapter)}/trial`, wish),
  puzzles: (game: string) => ask<PuzzleList>("GET", `/games/${encodeURIComponent(game)}/puzzles`),
  puzzle: (game: string, number: number) =>
    ask<ChapterCard>("GET", `/games/${encodeURIComponent(game)}/puzzles/${number}`),
  tables: () => ask<Lobby>("GET", "/tables"),
  open: (table: NewTable) => ask<TableCard>("POST", "/tables", table),
  table: (id: string) => ask<TableCard>("GET", tablePath(id)),
  sit: (id: string, seat: number | null) => ask<TableCard>("POST", `${tablePath(id)}/sit`, { seat } satisfies Sit),
  /** Somebody plays there on this page; without a name nobody does any more. */
  beside: (id: string, seat: number, name: string | null) =>
    ask<TableCard>("POST", `${tablePath(id)}/beside`, { seat, name } satisfies Beside),
  /** Who looks on, by name; only the host is told. */
  watchers: (id: string) => ask<Person[]>("GET", `${tablePath(id)}/watchers`),
  /** The host shows somebody out; without a person all who look on. */
  remove: (id: string, person: string | null) =>
    ask<TableCard>("POST", `${tablePath(id)}/remove`, { person } satisfies Remove),
  bot: (id: string, seat: number, bot: string | null) =>
    ask<TableCard>("POST", `${tablePath(id)}/bot`, { seat, bot } satisfies Bot),
  choose: (id: string, seat: number, choice: string | null) =>
    ask<TableCard>("POST", `${tablePath(id)}/choose`, { seat, choice } satisfies Choose),
  /** Somebody else who sits there is the host from now on. */
  handOver: (id: string, person: string) =>
    ask<TableCard>("POST", `${tablePath(id)}/host`, { person } satisfies HandOver),
  /** Before the start the host sends everybody home. */
  closeTable: (id: string) => ask<null>("POST", `${tablePath(id)}/close`, {}),
  invitation: () => ask<Invitation>("GET", "/invitation"),
  turnDoor: (open: boolean) => ask<Invitation>("POST", "/door", { open } satisfies TurnDoor),
  /** Whoever started the server shows its key. */
  claim: (key: string) => ask<null>("POST", "/owner", { key } satisfies Claim),
  boxes: () => ask<BoxCard[]>("GET", "/boxes"),
  box: (game: string, language: string) => ask<BoxPage>("GET", `/boxes/${game}?language=${language}`),
  checkBox: (game: string, wish: BoxAnswers) => ask<BoxCheck>("POST", `/boxes/${game}/check`, wish),
  saveBox: (game: string, language: string, wish: BoxAnswers) =>
    ask<BoxPage>("PUT", `/boxes/${game}?language=${language}`, wish),
  /** Play with the house's box again. */
  forgetBox: (game: string, language: string) => ask<BoxPage>("DELETE", `/boxes/${game}?language=${language}`),
  partPicture: (game: string, way: string, value: number | string | string[]) =>
    `/api/boxes/${game}/picture.svg?${new URLSearchParams({ way, value: String(value) })}`,
  start: (id: string) => ask<TableCard>("POST", `${tablePath(id)}/start`, {}),
  leave: (id: string) => ask<TableCard | null>("POST", `${tablePath(id)}/leave`, {}),
  replay: (id: string, viewpoint: string) => ask<Replay>("GET", `${tablePath(id)}/replay?viewpoint=${viewpoint}`),
  report: (id: string) => ask<Record<string, unknown>>("GET", `${tablePath(id)}/report`),
  poses: (id: string, n: number) => ask<Poses>("GET", `${tablePath(id)}/poses/${n}`),
  analysis: (id: string) => ask<Study>("GET", `${tablePath(id)}/analysis`),
  analyse: (id: string) => ask<Study>("POST", `${tablePath(id)}/analysis`, {}),
  /** A private table that goes on from where this game was before a move. */
  practise: (id: string, n: number) => ask<TableCard>("POST", `${tablePath(id)}/practise`, { n } satisfies Practise),
  recordAddress: (id: string) => `/api${tablePath(id)}/record`,
  qrAddress: (id: string) => `/api${tablePath(id)}/qr.svg`,
};
