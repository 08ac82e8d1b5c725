// The keys of Rune's board: numbers take cards up, arrows move the ghost, letters are moves without a place.

import { flushSync } from "svelte";
import { arrowStep, buttonAt, focusOn } from "../keys";
import type { RuneControl } from "./control.svelte";
import { gridStep, type Point } from "./grid";

/** True when the key was used. */
export function pressKey(control: RuneControl, event: KeyboardEvent): boolean {
  if (!control.room.acting) return false;
  const arrow = arrowStep(event.key);
  if (arrow) return moveGhost(control, ...arrow);
  if (event.key === "Enter" || event.key === " ") return pressEnter(control, event);
  return pressLetter(control, event.key.toLowerCase(), event.shiftKey);
}

function pressLetter(control: RuneControl, letter: string, shift: boolean): boolean {
  const { phase } = control;
  const card = control.view.hand[Number(letter) - 1];
  if (card && phase === "lay") holdFirst(control, card.card);
  else if (letter === "r" && control.held !== null) turnCard(control, shift ? -1 : 1);
  else if (letter === "d" && control.plain("draw")) control.choose("draw");
  else if (letter === "k" && control.plain("keep")) control.choose("keep");
  else if (letter === "c" && phase === "token") control.setColour(control.colour === "B" ? "G" : "B");
  else if (letter === "m" && phase === "choose") goFirst(control);
  else return false;
  return true;
}

/** Turns come as fast as they are typed: each looks for the spot nearest to where the first one began, so that four of
 * them come back to it, whether or not the board has drawn those between. */
function turnCard(control: RuneControl, by: number): void {
  const from = control.anchor ?? control.ghost;
  const onBoard = control.anchor !== null || !!document.activeElement?.closest(".board");
  control.rotate(by);
  if (!onBoard) return;
  const places = control.spots.map((offer): Point => [offer.x!, offer.y!]);
  const near = places[nearestPlace(places, from)];
  if (near) control.point(near);
  control.anchor = from;
  focusNear(control);
}

/** Holds a card and goes to its first spot. */
export function holdFirst(control: RuneControl, card: number): void {
  control.hold(card);
  const { x, y } = control.spots[0] ?? control.view.board[0];
  control.point([x!, y!]);
  focusNear(control);
}

/** To the first spot of this step. */
export function goFirst(control: RuneControl): void {
  const first = control.spots[0];
  if (first) control.point([first.x!, first.y!]);
  focusNear(control);
}

/** Moves the ghost one cell on; where there is none it comes to the first spot. */
function moveGhost(control: RuneControl, across: number, down: number): boolean {
  if (control.phase === "lay" && control.held === null) return false;
  const [dx, dy] = gridStep({ turned: control.turned }, across, down);
  const { ghost } = control;
  const first = control.spots[0];
  control.chosen = null;
  control.byKey = true;
  control.point(ghost ? [ghost[0] + dx, ghost[1] + dy] : [first?.x ?? 0, first?.y ?? 0]);
  return true;
}

/** Enter takes what the ghost shows, unless a button outside the grid has the focus. */
function pressEnter(control: RuneControl, event: KeyboardEvent): boolean {
  const at = buttonAt(event);
  const ownCard = at?.getAttribute("data-card");
  const free = !at || at.closest(".board") || (ownCard && Number(ownCard) === control.held);
  if (!free || !control.ghost) return false;
  control.take();
  return true;
}

/** Puts the focus on the spot nearest to the ghost, so that Tab goes on from there. The board is drawn at once: a focus
 * that is lost for a moment goes back to where it was (`keepFocus`) and would take the ghost along. */
function focusNear(control: RuneControl): void {
  flushSync();
  const marks = [...document.querySelectorAll<SVGElement>(".board [data-spot]")];
  const places = marks.map((mark) => mark.dataset.spot!.split(",").map(Number) as Point);
  focusOn(marks[nearestPlace(places, control.ghost)]);
}

/** Which of the places is nearest to a point; the first where there is no point, -1 where there are no places. */
export function nearestPlace(places: Point[], at: Point | null): number {
  const ways = places.map(([x, y]) => (at ? Math.hypot(x - at[0], y - at[1]) : 0));
  return ways.indexOf(Math.min(...ways));
}
