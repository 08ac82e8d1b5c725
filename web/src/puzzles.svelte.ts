// Which puzzles this reader has solved, and on which days the one of the day: kept in the browser.

const PLACE = "armarium.puzzles";
const DAY = 86_400_000;

interface Solved {
  /** Numbers by book. */
  numbers: Record<string, number[]>;
  /** Days on which a book's puzzle of the day was solved. */
  days: Record<string, string[]>;
}

function kept(): Solved {
  try {
    const { numbers = {}, days = {} } = JSON.parse(localStorage.getItem(PLACE) ?? "{}");
    return { numbers, days };
  } catch {
    return { numbers: {}, days: {} }; // a damaged or forbidden store means: nothing solved yet
  }
}

const solved: Solved = $state(kept());

export const isSolved = (game: string, number: number): boolean => solved.numbers[game]?.includes(number) ?? false;

export const solvedOn = (game: string, day: string): boolean => solved.days[game]?.includes(day) ?? false;

/** Notes a solved puzzle; with a day it was the one of that day. */
export function markSolved(game: string, number: number, day: string | null): void {
  solved.numbers[game] = [...new Set([...(solved.numbers[game] ?? []), number])];
  if (day) solved.days[game] = [...new Set([...(solved.days[game] ?? []), day])];
  try {
    localStorage.setItem(PLACE, JSON.stringify(solved));
  } catch {
    // a browser that keeps nothing still asks
  }
}

/** A day so many days before another, as dates are written. */
export function dayBefore(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) - days * DAY).toISOString().slice(0, 10);
}

/** On how many days in a row the puzzle of the day was solved, up to today or, while today's is open, yesterday. */
export function streak(game: string, today: string, days: readonly string[] = solved.days[game] ?? []): number {
  const from = days.includes(today) ? 0 : 1;
  let count = 0;
  while (days.includes(dayBefore(today, from + count))) count += 1;
  return count;
}
