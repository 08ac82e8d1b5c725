// The end of Grimoire in its own words: what made most of the winner's points, and what others took from the reader.

import { type Ending, type EndingLine, eventsOf, hasWon, pointsTitle, rivals, spokenOf } from "../../ending";
import { eventWords } from "../../log";
import { say } from "../../words.svelte";
import type { GrimoireRoom } from "./control.svelte";
import { w } from "./parlance";
import type { Score } from "./wire";

const MOST = 3;

/** What others did to the reader: points and companions taken, spells silenced. */
function blows(room: GrimoireRoom): EndingLine[] {
  const kinds = ["stole", "robbed"];
  const own = eventsOf(room).filter(
    ({ event }) =>
      (kinds.includes(event.kind as string) && event["target-seat"] === room.self) ||
      (event.kind === "silenced" && event.seat === room.self),
  );
  return own.slice(-MOST).map(({ entry, event }) => ({
    text: say("ending-turn", { turn: entry.turn, what: eventWords(event, room) }),
    value: typeof event.vp === "number" ? `−${event.vp}` : undefined,
  }));
}

/** The cards that brought a seat most. */
function riches(score: Score): EndingLine[] {
  const cards = score.lines.map((line) => ({ text: w(`card-${line.card}`), points: line.vp + line.bonus }));
  const all = [...cards, { text: w("vp-tokens"), points: score.tokens }, { text: w("most-junk"), points: score.junk }];
  return all
    .filter((one) => one.points > 0)
    .sort((a, b) => b.points - a.points)
    .slice(0, MOST)
    .map(({ text, points }) => ({ text, value: String(points) }));
}

export function ending(room: GrimoireRoom): Ending {
  const result = room.result!;
  const { first, second } = rivals(room);
  const scores = room.view!.scores ?? [];
  const taken = hasWon(room) || room.self === null ? [] : blows(room);
  const best = scores.find((score) => score.seat === first);
  const why = `ending-${room.view!.ending}`;
  return {
    title: result.winners.length ? pointsTitle(room) : w("ending-designer"),
    why: w(why, room.view!.ender === null ? {} : spokenOf(room, room.view!.ender)),
    close: [w("ending-close", { ...spokenOf(room, second), margin: result.scores[first] - result.scores[second] })],
    decided: taken.length
      ? { title: say("ending-cost"), lines: taken }
      : { title: w("ending-riches", spokenOf(room, first)), lines: best ? riches(best) : [] },
  };
}
