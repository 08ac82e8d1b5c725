// What a cast spell came to: the events of a seat's own turn that say it; time turns as the books open.

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
  const round = events.findLastIndex((event) => event.kind === "round");
  const own = (from: number, to: number, kinds: string[]) =>
    events.slice(Math.max(from, 0), to).filter(({ kind, seat: who }) => kinds.includes(String(kind)) && who === seat);
  return [...own(round, begun, ["reversed"]), ...own(begun, events.length, RESULTS)];
}
