// Cards by kind: the views list every copy, the screen stacks them.

/** Each kind once, with its number of copies, in the order of first appearance. */
export function counted(cards: readonly string[]): [string, number][] {
  const found = new Map<string, number>();
  for (const card of cards) found.set(card, (found.get(card) ?? 0) + 1);
  return [...found];
}
