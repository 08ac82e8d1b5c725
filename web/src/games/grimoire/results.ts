// What a cast spell came to: the events of a seat's own turn that say it.

import type { LogEntry } from "../../wire";

type Told = LogEntry["events"][number];

const RESULTS = [
  ...["gained", "stole", "robbed", "nothing", "silenced", "recovered", "replaced", "passed", "paid"],
  ...["drew-item", "shoes", "added", "companion-paid", "shielded"],
];

/** The results of the turn the seat is in, in order; none before its turn has begun. */
export function spellResults(log: readonly LogEntry[], seat: number | null): Told[] {
  const events = log.flatMap((entry) => entry.events);
  const begun = events.findLastIndex((event) => event.kind === "turn" && event.seat === seat);
  if (begun < 0) return [];
  return events.slice(begun).filter((event) => RESULTS.includes(String(event.kind)) && event.seat === seat);
}
