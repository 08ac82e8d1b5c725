// Order helper, round track and score pad beside Grimoire's own box.

import { PadControl } from "../../parts/pad/control.svelte";
import type { Screen } from "../screen";
import Board from "./Board.svelte";

export const screen: Screen = { control: (room) => new PadControl(room), Board, whole: true, luckless: true };
