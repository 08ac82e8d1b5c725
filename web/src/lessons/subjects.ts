// What a chapter's files call a thing, found on the page: `cell m14`, `square c7`, `card 11`, `page 3`, `slot 1`.
// Boards name their parts by data attributes anyway; only what has none is marked for lessons.

import type { Box } from "./place";

const SELECTORS: Record<string, (name: string) => string> = {
  card: (name) => `[data-card="${name}"]`,
  square: (name) => `[data-square="${name}"], [data-at="${name}"]`,
  pawn: (name) => `[data-pawn="${name}"]`,
  page: (name) => `[data-testid="tab-page-${name}"], [data-page="${name}"]`,
  quest: (name) => `[data-testid="quest-${name}"]`,
  seat: (name) => `[data-testid="seat-${Number(name) - 1}"]`,
  looks: (name) => `[data-testid="looks-${Number(name) - 1}"]`,
  area: (name) => `[data-testid="area-${name}"]`,
  move: (name) => `[data-move="${name}"]`,
  plan: (name) => `[data-plan="${name}"]`,
  part: (name) => `[data-testid="${name}"]`,
};

const CARD = { wide: 56, high: 84 }; // about a standing card on the screen, in pixels

/** The outermost card of a standing deck: its canvas says where that is. */
function firstCard(host: HTMLElement): Box[] {
  const canvas = host.querySelector<HTMLElement>("canvas[data-first]");
  if (!canvas) return [];
  const [x, y] = canvas.dataset.first!.split(",").map(Number);
  const at = boxIn(canvas, host);
  return [{ x: at.x + x - CARD.wide / 2, y: at.y + y - CARD.high / 2, ...CARD }];
}

/** The boxes of a subject as it is seen in the host now; none where it is out of sight. */
export function boxesOf(subject: string, host: HTMLElement): Box[] {
  const [kind, ...rest] = subject.split(" ");
  if (kind === "slot") return firstCard(host);
  const name = rest.join(" ");
  const selector = SELECTORS[kind]?.(CSS.escape(name).replace(/\\ /g, " ")) ?? "";
  const marked = [...host.querySelectorAll(`[data-subject="${subject}"]`)];
  const found = marked.length ? marked : selector ? [...host.querySelectorAll(selector)] : [];
  return found.map((one) => boxIn(one, host)).filter((box) => box.wide > 2 && box.high > 2);
}

export function boxIn(element: Element, host: HTMLElement): Box {
  const at = element.getBoundingClientRect();
  const from = host.getBoundingClientRect();
  return { x: at.left - from.left, y: at.top - from.top, wide: at.width, high: at.height };
}
