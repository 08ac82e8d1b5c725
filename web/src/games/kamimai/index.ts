// KamiMaï on the screen.

import { keyLines } from "../keys";
import type { Screen } from "../screen";
import Board from "./Board.svelte";
import { isBox } from "./box/box.svelte";
import { KamiControl } from "./control.svelte";
import { again, ending } from "./ending";
import Hand from "./Hand.svelte";
import Pad from "./Pad.svelte";
import Picture from "./Picture.svelte";
import { w } from "./parlance";
import { part } from "./parts";
import SeatExtra from "./SeatExtra.svelte";
import Standing from "./Standing.svelte";
import TextBoard from "./TextBoard.svelte";
import type { View } from "./wire";

const KEYS = [
  ["← →", "key-slot"],
  ["1 2 3", "key-tempo"],
  ["L", "key-lean"],
  ["A … E", "key-area"],
  ["D / E / K", "key-plain"],
  ["Y / N / W", "key-answer"],
  ["R / T", "key-walk"],
  ["Enter", "key-enter"],
  ["Esc", "key-escape"],
];

export const screen: Screen = {
  control: (room) => new KamiControl(room),
  Board,
  Hand,
  SeatExtra,
  Standing,
  TextBoard,
  seatsTeach: true,
  Picture,
  together: true,
  ending,
  part,
  again,
  whole: isBox,
  Final: Pad,
  points: () => null,
  final: (view: View) => w("final", { energy: view.energy }),
  keys: () => keyLines(KEYS, w),
};
