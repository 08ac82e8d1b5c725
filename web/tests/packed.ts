// Motions as the table packs them, for tests.

/** Frames in which nothing moves, at these times: for each the milliseconds since the one before, and none. */
export function packed(...at: number[]): string {
  const bytes = at.flatMap((time, i) => {
    const passed = 2 * (time - (at[i - 1] ?? 0));
    return passed < 128 ? [passed, 0] : [(passed & 127) | 128, passed >> 7, 0];
  });
  return btoa(String.fromCharCode(...bytes));
}
