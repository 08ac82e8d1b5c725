// Rune on the screen.

import { keyLines, numberKeys } from "../keys";
import type { Screen } from "../screen";
import Board from "./Board.svelte";
import { RuneControl, type RuneRoom } from "./control.svelte";
import { ending } from "./ending";
import Hand from "./Hand.svelte";
import { choiceArt } from "./masters";
import Note from "./Note.svelte";
import { w } from "./parlance";
import { part } from "./parts";
import SeatExtra from "./SeatExtra.svelte";
import Standing from "./Standing.svelte";
import TextBoard from "./TextBoard.svelte";
import type { View } from "./wire";

const KEYS = [
  ["← ↑ → ↓", "key-arrows"],
  ["Tab", "key-tab"],
  ["R", "key-rotate"],
  ["D", "key-draw"],
  ["M", "key-master"],
  ["C / K", "key-token"],
  ["Enter", "key-enter"],
  ["U", "key-undo"],
  ["Esc", "key-escape"],
];

export const screen: Screen = {
  control: (room) => new RuneControl(room),
  Board,
  Hand,
  SeatExtra,
  Standing,
  TextBoard,
  ending,
  part,
  Note,
  points: (view: View, seat) => view.sides[seat].score,
  caption: (view: View, seat) => w(`masters-${view.sides[seat].colour}`),
  seatState: (room: RuneRoom, seat) => {
    const { masters, hand, token } = room.view!.sides[seat];
    return w(token ? "seat-state-token" : "seat-state", { masters: w("masters-left", { count: masters }), hand });
  },
  choiceArt,
  keys: (view: View) => keyLines([[numberKeys(view.box.hand), "key-cards"], ...KEYS], w),
};
