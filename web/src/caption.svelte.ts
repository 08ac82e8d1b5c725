// What can be heard at the table, as a word that comes and goes: for who plays without sound or cannot hear it.

import { settings } from "./settings.svelte";

const SHOWN = 2200; // milliseconds

export const caption: { sound: string; n: number } = $state({ sound: "", n: 0 });
let going: ReturnType<typeof setTimeout> | undefined;

/** Shows the caption of a sound for a while; a new one takes its place. */
export function showCaption(sound: string): void {
  if (!settings.captions) return;
  clearTimeout(going);
  caption.sound = sound;
  caption.n += 1;
  going = setTimeout(() => {
    caption.sound = "";
  }, SHOWN);
}
