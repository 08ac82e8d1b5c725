// What a game gives the table's page. The page knows rooms, prompts and confirm buttons; the game knows its pieces.
// Neither knows rules: what may be done is in the offers, what it would do or why not is in the trial.

import type { Component } from "svelte";
import type { Again, Ending } from "../ending";
import type { Room } from "../room.svelte";
import type { TableCard, Why } from "../wire";

export interface Offered {
  move: string;
}

export interface Tried {
  move: string;
  reason: Why | null;
}

export interface StepMark {
  text: string;
  is: "done" | "on" | "next";
}

/** The one place that says what to do now. A reason replaces the hint. */
export interface Prompt {
  text: string;
  hint?: string;
  reason?: Why | null;
  steps?: StepMark[];
}

/** What the player has in hand and in mind: selection, ghost, the move that waits for Confirm. Made once per room. */
export interface Control {
  readonly prompt: Prompt;
  /** The chosen move that Confirm will play, null while nothing is chosen. */
  readonly pending: string | null;
  /** True where the board itself shows the reason on wide screens, beside the thing it speaks of. */
  readonly showsReason?: boolean;
  /** Takes an offered move in mind; a second time, or where nothing is confirmed, it is played. */
  choose(move: string): void;
  /** The same for a move that was not picked on the board: shows it there first. */
  suggest?(move: string): void;
  /** Plays the pending move where the game does more than send it. */
  confirm?(): void;
  /** Puts back what is chosen or held; false when there was nothing to put back. */
  putBack(): boolean;
  /** A key pressed outside text fields; true when it was used. */
  key(event: KeyboardEvent): boolean;
}

/** A drawing in a box of its own. */
export interface Picture {
  box: string;
  body: string;
}

export interface PartProps<R extends Room = Room, C extends Control = Control> {
  room: R;
  control: C;
}

/** What stands in the cupboard before a game is opened. */
export interface Box {
  /** The box in its niche, 300 wide and 210 high. */
  cover(): string;
  /** The mark beside a table's name, 100 wide and high. */
  emblem: string;
  /** How many seats "Play now" opens. */
  playNow: number;
  /** True where the game has lessons for a first game. */
  teaches: boolean;
  /** What the door to a real box asks otherwise: options it does not ask for, and values with what it begins with. */
  door?: { hides: readonly string[]; choices: Readonly<Record<string, readonly string[]>> };
  /** True where a seat's standing is a number of points as people count them. */
  points: boolean;
}

/** Everything an opened game may bring; what it leaves out is the plain part (parts/plain). */
export interface Screen {
  control?(room: Room): Control;
  /** The board; fills its box and never scrolls the page. */
  Board?: Component<PartProps<any, any>>;
  /** The dock's lower half: own cards and pieces, under the thumb. */
  Hand?: Component<PartProps<any, any>>;
  /** Under a name in the seat cards: what everybody sees of that player. */
  SeatExtra?: Component<PartProps<any, any> & { seat: number }>;
  /** The top of the right rail: the standing with tie-breaks, and previews. */
  Standing?: Component<PartProps<any, any>>;
  /** The whole position in words and tables, for screen readers and the curious. */
  TextBoard?: Component<PartProps<any, any>>;
  /** The face of a seat in its card, where the game has pawns; else the person's avatar. */
  Face?: Component<{ seat: number }>;
  /** A few words at the foot of the left rail, on wide screens. */
  Note?: Component;
  /** True where a lesson shows the seats too, because something that it teaches lies there. */
  seatsTeach?: boolean;
  /** The board as a small picture, where the board itself holds too much for one. */
  Picture?: Component<PartProps<any, any>>;
  /** True where the board has the whole table, for the real one lies beside it: no rails and no dock. */
  whole?: boolean | ((view: any) => boolean);
  /** A seat's points now, null where the game has none. */
  points?(view: any, seat: number): number | null;
  /** What the result says of a seat, where a bare number would say nothing. */
  final?(view: any, seat: number): string;
  /** How the end is told. */
  ending?(room: any): Ending;
  /** What belongs to the final picture and lies beside the board while the game is on. */
  Final?: Component<PartProps<any, any>>;
  /** What to try next, where that is other options and not another opponent. */
  again?(table: TableCard, won: boolean): Again | null;
  /** True where no luck is drawn, so that there is none to prove. */
  luckless?: boolean;
  /** True where all win or lose together: nobody is named as the winner. */
  together?: boolean;
  /** True where the board itself counts at the end: nothing is told before it has. */
  countsAtEnd?: boolean;
  /** What a screen reader hears of a seat besides its name and points: tokens, cards, what it is doing. */
  seatState?(room: any, seat: number): string;
  /** A short line under a player's name: which pieces are theirs, say. */
  caption?(view: any, seat: number): string;
  /** What a seat may choose before the start as a drawing, 100 wide and high. */
  choiceArt?(choice: string): string;
  /** Something printed in the box as a drawing, by the code the house names it with; null where it is not drawn. */
  part?(code: string): Picture | null;
  /** Lines of the Help sheet: keys and gestures of this board. */
  keys?(view: any): { keys: string; does: string }[];
}

/** Whether the board has the whole table with what is seen there. */
export function isWhole(screen: Screen, view: unknown): boolean {
  return typeof screen.whole === "function" ? view !== null && screen.whole(view) : !!screen.whole;
}

/** A screen with nothing left out. */
export type WholeScreen = Screen &
  Required<
    Pick<Screen, "control" | "Board" | "Hand" | "Standing" | "TextBoard" | "points" | "caption" | "keys" | "ending">
  >;
