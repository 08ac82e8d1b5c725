// Prompts read aloud by the browser's own voice, where it has one and somebody asked for it.

import { settings } from "../../settings.svelte";

export const hasVoice = (): boolean => typeof speechSynthesis !== "undefined";

/** Says it instead of what was being said. */
export function read(text: string): void {
  if (!settings.reads || !hasVoice() || !text) return;
  speechSynthesis.cancel();
  const spoken = new SpeechSynthesisUtterance(text);
  spoken.lang = settings.language;
  speechSynthesis.speak(spoken);
}
