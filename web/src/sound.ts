// Soft sounds made by the browser itself, only when asked for in the settings.

import { settings } from "./settings.svelte";

export type Sound = "lay" | "pick" | "draw" | "turn" | "no" | "end";

/** Frequencies in hertz, one after another, with the length of each in seconds. */
const NOTES: Record<Sound, { tones: number[]; length: number; wave: OscillatorType }> = {
  lay: { tones: [180, 120], length: 0.09, wave: "sine" },
  pick: { tones: [520], length: 0.05, wave: "sine" },
  draw: { tones: [300, 380], length: 0.07, wave: "triangle" },
  turn: { tones: [523, 659], length: 0.16, wave: "sine" },
  no: { tones: [160, 150], length: 0.12, wave: "triangle" },
  end: { tones: [392, 494, 587, 784], length: 0.2, wave: "sine" },
};

let context: AudioContext | null = null;

export function play(sound: Sound): void {
  if (!settings.sound || typeof AudioContext === "undefined") return;
  context ??= new AudioContext();
  const { tones, length, wave } = NOTES[sound];
  tones.forEach((tone, i) => {
    note(context!, tone, context!.currentTime + i * length, length, wave);
  });
}

function note(on: AudioContext, tone: number, from: number, length: number, wave: OscillatorType): void {
  const voice = on.createOscillator();
  const loudness = on.createGain();
  voice.type = wave;
  voice.frequency.value = tone;
  loudness.gain.setValueAtTime(0, from);
  loudness.gain.linearRampToValueAtTime(0.08, from + 0.012);
  loudness.gain.exponentialRampToValueAtTime(0.0005, from + length * 1.6);
  voice.connect(loudness).connect(on.destination);
  voice.start(from);
  voice.stop(from + length * 1.7);
}
