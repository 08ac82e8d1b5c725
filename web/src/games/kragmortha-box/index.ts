// Looks on phones, the big red button and the count beside Kragmortha's own box.

import { PadControl } from "../../parts/pad/control.svelte";
import type { Screen } from "../screen";
import Board from "./Board.svelte";
import { ending } from "./ending";

export const screen: Screen = {
  control: (room) => new PadControl(room),
  Board,
  whole: true,
  points: () => null,
  ending,
};
