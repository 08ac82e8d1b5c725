// A view that has points calls them `scores`, one number per seat.

export function plainPoints(view: unknown, seat: number): number | null {
  const scores = (view as { scores?: unknown } | null)?.scores;
  const points = Array.isArray(scores) ? scores[seat] : null;
  return typeof points === "number" ? points : null;
}
