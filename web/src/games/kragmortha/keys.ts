// The keys of Kragmortha's board: numbers hold cards, arrows go from square to square, letters are moves without a
// place.

import { flushSync } from "svelte";
import { arrowStep, focusOn } from "../keys";
import type { KragControl } from "./control.svelte";

const PLAIN: Record<string, string> = { s: "stop", e: "end", x: "exchange" };
const MARKS = ".board [data-square]";

/** True when the key was used. */
export function pressKey(control: KragControl, event: KeyboardEvent): boolean {
  const { room, view } = control;
  if (!room.acting) return false;
  const arrow = arrowStep(event.key);
  if (arrow) return glide(...arrow);
  const slot = Number(event.key);
  if (slot >= 1 && slot <= view.hand.length) {
    control.hold(slot);
    flushSync(); // a key typed at once after this one finds the focus on the board
    focusOn(document.querySelector<SVGElement>(MARKS));
    return true;
  }
  const kind = PLAIN[event.key.toLowerCase()];
  const offer = kind && room.offers.find((one) => one.kind === kind);
  if (offer) control.choose(offer.move);
  return !!offer;
}

/** Arrow keys go to the nearest square that may be taken in that direction. */
function glide(across: number, down: number): boolean {
  const marks = [...document.querySelectorAll<SVGElement>(MARKS)];
  const at = document.activeElement?.closest(MARKS)?.getBoundingClientRect();
  if (!at) return focusOn(marks[0]);
  const boxes = marks.map((mark) => mark.getBoundingClientRect());
  return focusOn(marks[nearestAhead(at, boxes, across, down)]);
}

type Corner = Pick<DOMRect, "left" | "top">;

/** Which of the boxes lies nearest in a direction; sideways counts twice. -1 where none lies ahead. */
export function nearestAhead(at: Corner, boxes: Corner[], across: number, down: number): number {
  const ways = boxes.map((box) => {
    const [dx, dy] = [box.left - at.left, box.top - at.top];
    const ahead = dx * across + dy * down;
    return ahead > 4 ? ahead + 2 * Math.abs(dx * down + dy * across) : Number.POSITIVE_INFINITY;
  });
  const least = Math.min(...ways);
  return least < 4000 ? ways.indexOf(least) : -1;
}
