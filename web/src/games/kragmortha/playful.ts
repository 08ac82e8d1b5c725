// What a phone can do instead of a button: stand up with its reader, lie down, feel two fingers. Every ask it answers
// has its button too.

/** Degrees from flat on the table: a phone held upright, and one laid down. */
const UPRIGHT = 60;
const FLAT = 20;
const FINGERS = 2;

/** What tilting the phone by so many degrees answers, of what is asked. */
export function tiltAnswer(beta: number | null, asks: readonly string[]): string | null {
  if (beta === null) return null;
  if (asks.includes("rise") && Math.abs(beta) >= UPRIGHT) return "rise";
  return asks.includes("sit") && Math.abs(beta) <= FLAT ? "sit" : null;
}

/** What so many fingers on the glass answer. */
export function fingersAnswer(count: number, asks: readonly string[]): string | null {
  return count === FINGERS && asks.includes("tongue") ? "tongue" : null;
}

/** Whether this is something to be tilted and touched at all. */
export const isPhone = (): boolean => typeof matchMedia !== "undefined" && matchMedia("(pointer: coarse)").matches;

/** Listens to the phone and answers once; a tilt counts where the phone was not so already. Returns how to stop. */
export function listen(asks: readonly string[], answer: (ask: string) => void): () => void {
  let first = true;
  let done = false;
  const give = (ask: string | null) => {
    if (ask === null || done) return;
    done = true;
    answer(ask);
  };
  const tilt = (event: DeviceOrientationEvent) => {
    const ask = tiltAnswer(event.beta, asks);
    if (!first) give(ask);
    else if (ask === null) first = false;
  };
  const touch = (event: TouchEvent) => give(fingersAnswer(event.touches.length, asks));
  addEventListener("deviceorientation", tilt);
  addEventListener("touchstart", touch, { passive: true });
  return () => {
    removeEventListener("deviceorientation", tilt);
    removeEventListener("touchstart", touch);
  };
}
