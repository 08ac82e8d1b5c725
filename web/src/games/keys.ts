// Keys that boards read alike, and where the focus is.

type Step = readonly [across: number, down: number];

const ARROWS: Record<string, Step> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Where an arrow key points to, in columns and rows. */
export function arrowStep(key: string): Step | undefined {
  return ARROWS[key];
}

/** How many places a key goes on in a row of `count`, whose pages are `page` places; 0 for other keys. */
export function rowStep(key: string, page: number, count: number): number {
  const steps: Record<string, number> = {
    ArrowLeft: -1,
    ArrowRight: 1,
    PageUp: -page,
    PageDown: page,
    Home: -count,
    End: count,
  };
  return steps[key] ?? 0;
}

/** The button or link an event came from. */
export function buttonAt(event: Event, kinds = "button, a, [role=button]"): Element | null {
  return event.target instanceof Element ? event.target.closest(kinds) : null;
}

/** False where there is nothing to put the focus on. */
export function focusOn(mark: SVGElement | null | undefined): boolean {
  mark?.focus({ preventScroll: true });
  return !!mark;
}

/** The keys of so many cards: 1 2 3. */
export const numberKeys = (count: number): string => Array.from({ length: count }, (_, i) => i + 1).join(" ");

/** Lines of the Help sheet from pairs of keys and the word that says what they do. */
export function keyLines(keys: string[][], word: (key: string) => string): { keys: string; does: string }[] {
  return keys.map(([names, does]) => ({ keys: names, does: word(does) }));
}
