// Where things are on the page: whatever wears data-thing can be explained. A thing that tells its text by itself on
// hovering wears data-told; data-quiet says that nothing is told just now.

import type { Box } from "./lessons/place";

/** What ends the search downwards: nothing under a panel is meant. */
const GROUND = "main, dialog, section, footer, aside, nav, .reason, .tip";
const MOST = 6;

/** The thing under a point: the topmost, or the first below what is only laid over the board. */
export function thingAt(x: number, y: number): Element | null {
  for (const element of document.elementsFromPoint(x, y)) {
    if (element.closest("[data-quiet]")) return null;
    const found = element.closest("[data-thing]");
    if (found) return found;
    if (element.matches(GROUND)) return null;
  }
  return null;
}

/** The things a focused element is about: its own, else those inside it, else those the prompt names. */
export function thingsOf(element: Element | null): Element[] {
  const own = element?.closest("[data-thing]");
  if (own) return [own];
  const inside = element && element !== document.body ? [...element.querySelectorAll("[data-thing]")] : [];
  return inside.length ? inside.slice(0, MOST) : [...document.querySelectorAll(".prompt [data-thing]")].slice(0, MOST);
}

/** The codes of things, each once. */
export function codesOf(things: readonly Element[]): string[] {
  const worn = things.flatMap((one) => (one.getAttribute("data-thing") ?? "").split("|"));
  return [...new Set(worn.filter(Boolean))].slice(0, MOST);
}

export function gameOf(element: Element): string {
  const room = element.closest("[data-game]") ?? document.querySelector("[data-game]");
  return room?.getAttribute("data-game") ?? "";
}

export function boxOf(element: Element): Box {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left, y: top, wide: width, high: height };
}
