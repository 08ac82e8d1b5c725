// The HTTP half of the conversation with the table: everything that is not the live game.

import type {
  Beside,
  Bot,
  Choose,
  ClauseCard,
  GameCard,
  Lobby,
  Me,
  NewTable,
  Person,
  Poses,
  Remove,
  Rename,
  Replay,
  Sit,
  Study,
  TableCard,
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
    headers: body === undefined ? {} : { "content-type": "application/json" },
    body: body === undefined ? undefined : JSON.stringify(body),
  }).catch(() => null);
  if (!answer) throw new Turned(0, NO_REASON);
  const text = await answer.text();
  if (!answer.ok) throw new Turned(answer.status, reasonIn(text));
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
  rules: (game: string, language: string) => ask<ClauseCard[]>("GET", `/games/${game}/rules?language=${language}`),
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
  start: (id: string) => ask<TableCard>("POST", `${tablePath(id)}/start`, {}),
  leave: (id: string) => ask<TableCard | null>("POST", `${tablePath(id)}/leave`, {}),
  replay: (id: string, viewpoint: string) => ask<Replay>("GET", `${tablePath(id)}/replay?viewpoint=${viewpoint}`),
  poses: (id: string, n: number) => ask<Poses>("GET", `${tablePath(id)}/poses/${n}`),
  analysis: (id: string) => ask<Study>("GET", `${tablePath(id)}/analysis`),
  analyse: (id: string) => ask<Study>("POST", `${tablePath(id)}/analysis`, {}),
  recordAddress: (id: string) => `/api${tablePath(id)}/record`,
  qrAddress: (id: string) => `/api${tablePath(id)}/qr.svg`,
};
