// Whose Masters look how: red ones are peaked, black ones domed, whichever seat has chosen them.

import { type Cut, master } from "./stones";
import type { View } from "./wire";

export type Colour = View["sides"][number]["colour"];

export function cutOf(colour: string): Cut {
  return colour === "red" ? "peak" : "dome";
}

/** The shape of a seat's Masters; a spectator's own would be the first seat's. */
export function cut(view: View, seat: number | null): Cut {
  return cutOf(view.sides[seat ?? 0].colour);
}

/** A Master to choose by. */
export const choiceArt = (colour: string): string => master(cutOf(colour), 0, 0, 100);
