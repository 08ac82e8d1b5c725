// Which chapters this reader has done, kept in the browser; nothing is locked.

const PLACE = "armarium.lessons";

function kept(): Record<string, string[]> {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? "{}");
  } catch {
    return {}; // a damaged or forbidden store means: nothing done yet
  }
}

const done: Record<string, string[]> = $state(kept());

export function isDone(game: string, chapter: string): boolean {
  return done[game]?.includes(chapter) ?? false;
}

export function markDone(game: string, chapter: string): void {
  if (isDone(game, chapter)) return;
  done[game] = [...(done[game] ?? []), chapter];
  try {
    localStorage.setItem(PLACE, JSON.stringify(done));
  } catch {
    // a browser that keeps nothing still teaches
  }
}
