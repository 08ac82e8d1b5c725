// The HTTP half of the conversation with the table: everything that is not the live game.

import type { LogEntry, Person, Poses, Result, Study, TableCard, Why } from "./wire";

export interface GameCard {
  name: string;
  seats: number[];
  options: {
    name: string;
    default: boolean | number | string;
    choices: (boolean | number | string)[];
    clause: string;
    /** Numbers of seats that switch it on. */
    needed_by: number[];
  }[];
  bots: string[];
  minutes: number;
  /** True where one page may play several seats. */
  shared: boolean;
  /** What seats may choose among before the start, each for one of them only. */
  choices: string[];
}

export interface Clause {
  clause: string;
  title: string;
  text: string;
  tag: string;
}

export interface NewTable {
  game: string;
  seats: number;
  options: Record<string, boolean | number | string>;
  bots: (string | null)[];
  listed: boolean;
  name: string;
  sit: boolean;
  start: boolean;
  /** Whether the master may be asked; null: while one person plays alone. */
  hints?: boolean | null;
  /** Seconds somebody may be gone before a bot stands in. */
  absence?: number;
  /** What who opens the table chooses of the game's choices. */
  choice?: string;
}

export interface Frame {
  n: number;
  entry: LogEntry | null;
  view: unknown;
  standing: number[];
  /** True where the way to it can be shown: what standing cards did. */
  poses: boolean;
}

export interface Replay {
  table: TableCard;
  frames: Frame[];
  result: Result | null;
}

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

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
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

const at = (id: string): string => `/tables/${encodeURIComponent(id)}`;

export const api = {
  me: () => ask<Person & { language: string }>("GET", "/me"),
  rename: (change: { name?: string; avatar?: number }) => ask<Person>("PATCH", "/me", change),
  games: () => ask<GameCard[]>("GET", "/games"),
  rules: (game: string, language: string) => ask<Clause[]>("GET", `/games/${game}/rules?language=${language}`),
  tables: () => ask<{ mine: TableCard[]; open: TableCard[] }>("GET", "/tables"),
  open: (table: NewTable) => ask<TableCard>("POST", "/tables", table),
  table: (id: string) => ask<TableCard>("GET", at(id)),
  sit: (id: string, seat: number | null) => ask<TableCard>("POST", `${at(id)}/sit`, { seat }),
  /** Somebody plays there on this page; without a name nobody does any more. */
  beside: (id: string, seat: number, name: string | null) => ask<TableCard>("POST", `${at(id)}/beside`, { seat, name }),
  /** Who looks on, by name; only the host is told. */
  watchers: (id: string) => ask<Person[]>("GET", `${at(id)}/watchers`),
  /** The host shows somebody out; without a person all who look on. */
  remove: (id: string, person: string | null) => ask<TableCard>("POST", `${at(id)}/remove`, { person }),
  bot: (id: string, seat: number, bot: string | null) => ask<TableCard>("POST", `${at(id)}/bot`, { seat, bot }),
  choose: (id: string, seat: number, choice: string | null) =>
    ask<TableCard>("POST", `${at(id)}/choose`, { seat, choice }),
  start: (id: string) => ask<TableCard>("POST", `${at(id)}/start`, {}),
  leave: (id: string) => ask<TableCard | null>("POST", `${at(id)}/leave`, {}),
  replay: (id: string, viewpoint: string) => ask<Replay>("GET", `${at(id)}/replay?viewpoint=${viewpoint}`),
  poses: (id: string, n: number) => ask<Poses>("GET", `${at(id)}/poses/${n}`),
  analysis: (id: string) => ask<Study>("GET", `${at(id)}/analysis`),
  analyse: (id: string) => ask<Study>("POST", `${at(id)}/analysis`, {}),
  recordAddress: (id: string) => `/api${at(id)}/record`,
  qrAddress: (id: string) => `/api${at(id)}/qr.svg`,
};
