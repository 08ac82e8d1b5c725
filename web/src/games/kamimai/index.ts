// KamiMaï on the screen.

import { keyLines } from "../keys";
import type { Screen } from "../screen";
import Board from "./Board.svelte";
import { KamiControl, type KamiRoom } from "./control.svelte";
import Hand from "./Hand.svelte";
import { w } from "./parlance";
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

function lessons(room: KamiRoom, control: KamiControl): string[] {
  if (room.over) return ["over"];
  const phase = room.view?.phase;
  if (!phase || !control.able) return [];
  if (phase === "draw") return room.view!.drawn.length ? ["more", "even"] : ["draw", "even"];
  return ["target", "cast", "store"].includes(phase) ? [phase] : ["ask"];
}

export const screen: Screen = {
  control: (room) => new KamiControl(room),
  Board,
  Hand,
  SeatExtra,
  Standing,
  TextBoard,
  lessons,
  points: () => null,
  final: (view: View) => w("final", { energy: view.energy }),
  keys: () => keyLines(KEYS, w),
};
