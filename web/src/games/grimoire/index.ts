// Grimoire on the screen.

import { keyLines } from "../keys";
import type { Screen } from "../screen";
import Board from "./Board.svelte";
import { GrimoireControl, type GrimoireRoom } from "./control.svelte";
import Hand from "./Hand.svelte";
import Note from "./Note.svelte";
import { w } from "./parlance";
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

function lessons(room: GrimoireRoom, control: GrimoireControl): string[] {
  if (room.over) return ["over"];
  const view = room.view;
  if (!view || !control.able) return view?.order && !control.able ? ["order"] : [];
  if (view.phase === "tokens") return ["tokens"];
  if (view.phase === "pages") return ["pages", "book", ...(view.order ? ["order"] : [])];
  return view.phase === "take" ? ["take", "hidden"] : ["spell"];
}

export const screen: Screen = {
  countsAtEnd: true,
  control: (room) => new GrimoireControl(room),
  Board,
  Hand,
  SeatExtra,
  Standing,
  TextBoard,
  Note,
  lessons,
  points: (view: View, seat) => view.sides[seat].points,
  keys: () => keyLines(KEYS, w),
};
