// A game's own words for the fields and values of its view, where it has some: `view-<field>`, `<field>-<value>`.

import type { Room } from "../../room.svelte";
import { say, sentence } from "../../words.svelte";
import type { Teller } from "./shape";

const spaced = (field: string): string => field.replaceAll("_", " ");
const keyOf = (field: string): string => field.replaceAll("_", "-");

export function tellerOf(room: Room): Teller {
  const own = (key: string) => (/^[\w-]+$/.test(key) ? sentence(key, {}, room.game) : null);
  return {
    label: (field) => own(`view-${keyOf(field)}`) ?? spaced(field),
    word: (field, value) => {
      if (typeof value === "boolean") return say(value ? "plain-yes" : "plain-no");
      return own(`${keyOf(field)}-${value}`) ?? String(value);
    },
    player: (seat) => room.called(seat),
    none: say("plain-none"),
  };
}

/** What a kind of moves is called. */
export const kindName = (kind: string, game: string): string => sentence(`move-${kind}`, {}, game) ?? kind;

/** A notation as it is read: its kind by its word, the rest as it stands. */
export function moveText(move: string, game: string): string {
  const [kind, ...rest] = move.split(" ");
  return [kindName(kind, game), ...rest].join(" ");
}
