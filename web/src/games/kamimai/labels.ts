// Where labels over the deck stand so that none lies over another.

/** The height of a label's middle that is clear of a note's: its own, or under the note where the two would meet.
 * `apart` is how far their middles have to be from each other across. */
export function clearOf(note: [number, number], high: number, label: [number, number], apart: number): number {
  const meets = Math.abs(label[0] - note[0]) < apart && Math.abs(label[1] - note[1]) < high;
  return meets ? note[1] + high + 2 : label[1];
}
