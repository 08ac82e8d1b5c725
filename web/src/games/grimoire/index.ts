// Grimoire on the screen.

import { keyLines } from "../keys";
import type { Screen } from "../screen";
import Board from "./Board.svelte";
import { GrimoireControl, type GrimoireRoom } from "./control.svelte";
import { ending } from "./ending";
import Hand from "./Hand.svelte";
import Note from "./Note.svelte";
import { seatWords, w } from "./parlance";
import { part } from "./parts";
import SeatExtra from "./SeatExtra.svelte";
import Standing from "./Standing.svelte";
import TextBoard from "./TextBoard.svelte";
import type { View } from "./wire";

const KEYS = [
  ["← →", "key-leaf"],
  ["1 … 9", "key-numbers"],
  ["B", "key-bookmark"],
  ["P", "key-pass"],
  ["Tab", "key-tab"],
  ["Enter", "key-enter"],
  ["U", "key-undo"],
  ["Esc", "key-escape"],
];

export const screen: Screen = {
  countsAtEnd: true,
  control: (room) => new GrimoireControl(room),
  Board,
  Hand,
  SeatExtra,
  Standing,
  TextBoard,
  ending,
  part,
  Note,
  seatsTeach: true,
  points: (view: View, seat) => view.sides[seat].points,
  seatState: (room: GrimoireRoom, seat) => seatWords(room.view!, seat),
  keys: () => keyLines(KEYS, w),
};
