// What a log line under the pointer speaks of.

import type { LogEntry } from "../../wire";

export interface Marks {
  places: Set<number>;
  seats: Set<number>;
  pages: Set<number>;
}

export function marksOf(entry: LogEntry | null): Marks {
  const events = entry?.events ?? [];
  const all = (...names: string[]) =>
    new Set(events.flatMap((event) => names.map((name) => event[name])).filter((value) => typeof value === "number"));
  return { places: all("place"), seats: all("seat", "target-seat"), pages: all("page") };
}
