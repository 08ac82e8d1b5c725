// Offered moves sorted for buttons: by the first word of their notation, those of one word all together at the end.

import type { Offered } from "../../games/screen";

export interface Choice {
  move: string;
  /** What stands on the button: the notation without its kind. */
  text: string;
}

export interface Group {
  /** The first word of the notation; empty for moves of one word. */
  kind: string;
  choices: Choice[];
}

export function groupsOf(offers: Offered[]): Group[] {
  const groups = new Map<string, Choice[]>();
  for (const { move } of offers) {
    const [first, ...rest] = move.split(" ");
    const kind = rest.length ? first : "";
    groups.set(kind, [...(groups.get(kind) ?? []), { move, text: rest.join(" ") || first }]);
  }
  const all = [...groups].map(([kind, choices]) => ({ kind, choices }));
  return [...all.filter((group) => group.kind), ...all.filter((group) => !group.kind)];
}
