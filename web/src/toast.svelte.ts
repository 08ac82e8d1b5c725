// Short messages that come and go at the edge of the page.

import { Turned } from "./api";
import { reasonWords } from "./log";
import { say } from "./words.svelte";

export const toasts: { id: number; text: string }[] = $state([]);
let count = 0;

export function toast(text: string, milliseconds = 6000): void {
  const id = ++count;
  toasts.push({ id, text });
  setTimeout(() => {
    toasts.splice(
      toasts.findIndex((one) => one.id === id),
      1,
    );
  }, milliseconds);
}

const TRIES = 20;
const PAUSE = 1500;

/** Runs a request and tells the reader when it is turned away; null then. */
export async function attempt<T>(request: Promise<T>): Promise<T | null> {
  try {
    return await request;
  } catch (error) {
    toast(error instanceof Turned ? reasonWords(error.reason, null) : say("reason-no-answer"));
    return null;
  }
}

/** The same for what a page cannot do without: where nobody answers it asks again for half a minute. */
export async function insist<T>(request: () => Promise<T>): Promise<T | null> {
  for (let tries = 1; tries < TRIES; tries++) {
    try {
      return await request();
    } catch (error) {
      if (error instanceof Turned && error.reason.key !== "no-answer") return attempt(Promise.reject(error));
      await new Promise((done) => setTimeout(done, PAUSE));
    }
  }
  return attempt(request());
}
