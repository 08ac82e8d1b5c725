// The end of Rune in its own words: what the Masters hold, and which Master decided it.

import { closeLines, type Ending, type EndingLine, eventsOf, pointsTitle, rivals, spokenOf } from "../../ending";
import type { RuneRoom } from "./control.svelte";
import { w } from "./parlance";
import type { Area } from "./wire";

/** A Master that was set, with what its area counted then and counts now. */
interface Claim {
  turn: number;
  seat: number;
  points: number;
  area: Area;
}

function claims(room: RuneRoom): Claim[] {
  return eventsOf(room).flatMap(({ entry, event }) => {
    if (event.kind !== "master") return [];
    const area = room.view!.areas.find((one) => one.cells.some(([x, y]) => x === event.x && y === event.y));
    return area ? [{ turn: entry.turn, seat: event.seat as number, points: event.points as number, area }] : [];
  });
}

/** The one Master that brought its owner most; the loser's own that shrank most comes second. */
function deciding(room: RuneRoom): EndingLine[] {
  const all = claims(room);
  const { first } = rivals(room);
  const best = all.filter((one) => one.seat === first).sort((a, b) => b.area.points - a.area.points)[0];
  const lost = all
    .filter((one) => one.seat === room.self && one.area.points < one.points)
    .sort((a, b) => b.points - b.area.points - (a.points - a.area.points))[0];
  const lines: EndingLine[] = best ? [{ text: claimWords(room, best, grown(best)) }] : [];
  return lost ? [...lines, { text: claimWords(room, lost, "shrank") }] : lines;
}

const grown = ({ points, area }: Claim): string => (area.points > points ? "grew" : "kept");

function claimWords(room: RuneRoom, claim: Claim, fate: string): string {
  const colour = w(`colour-${claim.area.colour}`);
  const { turn, points, area } = claim;
  return w(`ending-${fate}`, { ...spokenOf(room, claim.seat), turn, colour, points, now: area.points });
}

export function ending(room: RuneRoom): Ending {
  const { first, second } = rivals(room);
  const { scores } = room.result!;
  const [own, other] = room.self === second ? [second, first] : [first, second];
  const values = { you: own === room.self ? "yes" : "no", name: room.name(own), other: room.name(other) };
  return {
    title: pointsTitle(room),
    why: w("ending-why", { ...values, points: scores[own], theirs: scores[other] }),
    close: closeLines(room),
    decided: { title: w("ending-decided"), lines: deciding(room) },
  };
}
