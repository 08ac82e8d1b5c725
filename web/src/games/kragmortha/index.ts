// Kragmortha on the screen.

import "./kragmortha.css";
import { keyLines, numberKeys } from "../keys";
import type { Screen } from "../screen";
import Board from "./Board.svelte";
import { KragControl, type KragRoom } from "./control.svelte";
import { ending } from "./ending";
import Face from "./Face.svelte";
import Hand from "./Hand.svelte";
import { seatWords, w } from "./parlance";
import { part } from "./parts";
import SeatExtra from "./SeatExtra.svelte";
import Standing from "./Standing.svelte";
import TextBoard from "./TextBoard.svelte";
import type { View } from "./wire";

const KEYS = [
  ["← ↑ → ↓", "key-arrows"],
  ["Tab", "key-tab"],
  ["S / E / X", "key-plain"],
  ["J", "key-jaw"],
  ["Enter", "key-enter"],
  ["U", "key-undo"],
  ["Esc", "key-escape"],
];

function final(view: View, seat: number): string {
  const line = view.standing.find((one) => one.seat === seat)!;
  return w("final", { looks: line.looks, books: line.books, symbols: line.symbols });
}

export const screen: Screen = {
  control: (room) => new KragControl(room),
  Board,
  Hand,
  SeatExtra,
  Standing,
  TextBoard,
  ending,
  part,
  Face,
  seatsTeach: true,
  final,
  points: () => null,
  seatState: (room: KragRoom, seat) => seatWords(room.view!, seat, room.name(seat)),
  keys: (view: View) => keyLines([[numberKeys(view.box.hand), "key-cards"], ...KEYS], w),
};
