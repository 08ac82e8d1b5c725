// What a square of the library is and who stands there, by the codes of the house's guide; symbols that the reader does
// not see stay unsaid.

import { groundAt } from "./floor";
import type { Spot, View } from "./wire";

const GROUNDS: Record<string, string> = {
  B: "symbol book",
  S: "symbol scroll",
  P: "symbol potion",
  G: "symbol gems",
  "*": "symbol desk",
  "#": "term bookcase",
  "-": "term closed",
};

export function squareThings(view: View, { x, y, square }: Spot, isSeen: boolean): string[] {
  const kind = groundAt(view.floor, x, y);
  const ground = "BSPG".includes(kind) && !isSeen ? [] : [GROUNDS[kind]].filter(Boolean);
  const isTeleport = view.floor.teleports.some((spot) => spot.square === square);
  const isRigors = view.rigor.square === square;
  const isGoblins = view.sides.some((side) => side.spot?.square === square);
  return [
    ...(isRigors ? ["term rigor"] : []),
    ...(isGoblins ? ["term goblin"] : []),
    ...ground,
    ...(isTeleport ? ["term teleport"] : []),
  ];
}
