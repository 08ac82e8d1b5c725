// The plain screen: what a game without a screen of its own is shown with, and every part a screen leaves out.

import { plainEnding } from "../../ending";
import { keyLines } from "../../games/keys";
import type { WholeScreen } from "../../games/screen";
import { say } from "../../words.svelte";
import Board from "./Board.svelte";
import { PlainControl } from "./control.svelte";
import Hand from "./Hand.svelte";
import Position from "./Position.svelte";
import { plainPoints } from "./points";
import Standing from "./Standing.svelte";

const KEYS = [
  ["← →", "plain-key-arrows"],
  ["Enter", "plain-key-enter"],
  ["U", "plain-key-undo"],
  ["Esc", "plain-key-escape"],
];

export const plainScreen: WholeScreen = {
  control: (room) => new PlainControl(room),
  Board,
  Hand,
  Standing,
  TextBoard: Position,
  points: plainPoints,
  caption: () => "",
  ending: plainEnding,
  keys: () => keyLines(KEYS, say),
};
