// Rune on the screen.

import { keyLines, numberKeys } from "../keys";
import type { Screen } from "../screen";
import Board from "./Board.svelte";
import { RuneControl, type RuneRoom } from "./control.svelte";
import Hand from "./Hand.svelte";
import { choiceArt } from "./masters";
import Note from "./Note.svelte";
import { w } from "./parlance";
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

function lessons(room: RuneRoom, control: RuneControl): string[] {
  if (room.over) return ["over"];
  if (!room.acting || !room.view) return [];
  if (control.phase === "token") return ["token"];
  if (control.phase === "choose") return room.view.masters.length ? ["choose", "areas"] : ["choose"];
  const last = room.view.sides.some((side) => side.masters === 0);
  return [control.held === null ? "lay" : "fit", ...(last ? ["end"] : [])];
}

export const screen: Screen = {
  control: (room) => new RuneControl(room),
  Board,
  Hand,
  SeatExtra,
  Standing,
  TextBoard,
  Note,
  lessons,
  points: (view: View, seat) => view.sides[seat].score,
  caption: (view: View, seat) => w(`masters-${view.sides[seat].colour}`),
  choiceArt,
  keys: (view: View) => keyLines([[numberKeys(view.box.hand), "key-cards"], ...KEYS], w),
};
