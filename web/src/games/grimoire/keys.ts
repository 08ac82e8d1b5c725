// The keys of Grimoire's board: arrows leaf through the book, numbers are pages or places, Enter and B set the
// bookmark.

import { buttonAt, rowStep } from "../keys";
import type { GrimoireControl } from "./control.svelte";

const SPREAD = 2; // pages

/** True when the key was used. */
export function pressKey(control: GrimoireControl, event: KeyboardEvent): boolean {
  const by = rowStep(event.key, SPREAD, control.room.view?.box.last_page ?? 0);
  if (by) control.leaf(control.page + by);
  else if (event.key === "Enter" || event.key === " ") return pressEnter(control, event);
  else return control.able && pressLetter(control, event.key.toLowerCase());
  return true;
}

function pressLetter(control: GrimoireControl, key: string): boolean {
  const choosing = control.view.phase === "pages";
  const number = Number(key);
  const placed = number ? control.placeOffer(number) : undefined;
  if (placed) control.choose(placed.move);
  else if (number && choosing) control.leaf(number);
  else if (key === "b" && choosing) control.tab(control.page);
  else if (key === "p" && control.room.offer("pass")) control.choose("pass");
  else return false;
  return true;
}

/** Enter places the bookmark at the open page, unless a control has the focus. */
function pressEnter(control: GrimoireControl, event: KeyboardEvent): boolean {
  if (buttonAt(event)) return false;
  if (control.tale.revealing) control.tale.end();
  else if (control.able && control.view.phase === "pages") control.tab(control.page);
  else return false;
  return true;
}
