// The end of an evening with Kragmortha's own box: who won by what, and the three parts of everybody's count (K-31).

import { type Ending, spokenOf } from "../../ending";
import type { Room } from "../../room.svelte";
import { say, sentence, wordsOf } from "../../words.svelte";
import type { View } from "./wire";

const w = wordsOf("kragmortha-box");

export function ending(room: Room<View>): Ending {
  const { winners, scores, key } = room.result!;
  const sides = room.view!.sides.filter((side) => !side.left).sort((a, b) => scores[b.seat] - scores[a.seat]);
  const names = winners.map((seat) => room.called(seat)).join(", ");
  const out = sides.find((side) => side.out);
  const why = sentence(`outcome-${key}`, {}, room.game) ?? "";
  return {
    title: winners.length > 1 ? say("result-shared", { names }) : say("result-bare", spokenOf(room, winners[0])),
    why: out ? `${w("out-of-looks", { name: room.name(out.seat) })} ${why}` : why,
    close: [],
    decided: { title: "", lines: [] },
    table: {
      head: [w("goblin"), w("looks"), w("grimoires-short"), w("signs-short")],
      rows: sides.map((side) => ({ seat: side.seat, cells: [side.count, side.book_count, side.symbols].map(String) })),
    },
  };
}
