// Soft sounds made by the browser itself, only when asked for in the settings.

import { showCaption } from "./caption.svelte";
import { settings } from "./settings.svelte";

export type Sound = "lay" | "pick" | "draw" | "turn" | "no" | "end" | "caught" | "collapse";
type Note = Exclude<Sound, "collapse">;

/** Frequencies in hertz, one after another, with the length of each in seconds. */
const NOTES: Record<Note, { tones: number[]; length: number; wave: OscillatorType }> = {
  lay: { tones: [180, 120], length: 0.09, wave: "sine" },
  pick: { tones: [520], length: 0.05, wave: "sine" },
  draw: { tones: [300, 380], length: 0.07, wave: "triangle" },
  turn: { tones: [523, 659], length: 0.16, wave: "sine" },
  no: { tones: [160, 150], length: 0.12, wave: "triangle" },
  caught: { tones: [880, 660, 880, 660, 880], length: 0.13, wave: "triangle" },
  end: { tones: [392, 494, 587, 784], length: 0.2, wave: "sine" },
};

const QUIET = 0.04; // a deck that moves less than this is not heard
const CREAKS = 0.35;
const GRAIN = 0.07; // seconds of one rustle

let context: AudioContext | null = null;
let paper: AudioBuffer | null = null;
let rustled = Number.NEGATIVE_INFINITY;

/** Where sounds are made; null for who wants none. */
function ready(): AudioContext | null {
  if (!settings.sound || typeof AudioContext === "undefined") return null;
  context ??= new AudioContext();
  return context;
}

export function play(sound: Sound): void {
  showCaption(sound);
  const on = ready();
  if (!on) return;
  if (sound === "collapse") {
    crash(on);
    return;
  }
  const { tones, length, wave } = NOTES[sound];
  tones.forEach((tone, i) => {
    note(on, tone, on.currentTime + i * length, length, wave);
  });
}

/** One beat of a deep drum. */
export function drum(): void {
  showCaption("drum");
  const on = ready();
  if (!on) return;
  note(on, 84, on.currentTime, 0.22, "sine", 0.4);
  grain(on, on.currentTime, 0.06, 240);
}

/** Paper on paper, from 0 to 1: a whisper first, a creak when it is about to give way. */
export function rustle(strength: number): void {
  if (strength >= QUIET) showCaption(strength > CREAKS ? "creak" : "rustle");
  const on = strength < QUIET ? null : ready();
  if (!on || on.currentTime - rustled < GRAIN) return;
  rustled = on.currentTime;
  grain(on, on.currentTime, 0.012 + 0.07 * strength, 4200 - 1800 * strength);
  if (strength > CREAKS) note(on, 70 + 60 * strength, on.currentTime, 0.1, "sawtooth", 0.05 * strength);
}

/** Sixty cards come down: a flurry that thins out, and the table under it. */
function crash(on: AudioContext): void {
  for (let i = 0; i < 26; i++) grain(on, on.currentTime + 0.8 * (i / 26) ** 1.4, 0.11 * (1 - i / 30), 1200 + 90 * i);
  note(on, 92, on.currentTime + 0.12, 0.3, "sine", 0.16);
  note(on, 58, on.currentTime + 0.3, 0.4, "sine", 0.12);
}

function grain(on: AudioContext, from: number, loud: number, pitch: number): void {
  paper ??= noise(on);
  const voice = on.createBufferSource();
  const band = on.createBiquadFilter();
  const loudness = on.createGain();
  voice.buffer = paper;
  band.type = "bandpass";
  band.frequency.value = pitch;
  loudness.gain.setValueAtTime(loud, from);
  loudness.gain.exponentialRampToValueAtTime(0.0005, from + GRAIN * 1.3);
  voice.connect(band).connect(loudness).connect(on.destination);
  voice.start(from, Math.random() * 0.8, GRAIN * 1.4);
}

function noise(on: AudioContext): AudioBuffer {
  const made = on.createBuffer(1, on.sampleRate, on.sampleRate);
  const wave = made.getChannelData(0);
  for (let i = 0; i < wave.length; i++) wave[i] = Math.random() * 2 - 1;
  return made;
}

function note(on: AudioContext, tone: number, from: number, length: number, wave: OscillatorType, loud = 0.08): void {
  const voice = on.createOscillator();
  const loudness = on.createGain();
  voice.type = wave;
  voice.frequency.value = tone;
  loudness.gain.setValueAtTime(0, from);
  loudness.gain.linearRampToValueAtTime(loud, from + 0.012);
  loudness.gain.exponentialRampToValueAtTime(0.0005, from + length * 1.6);
  voice.connect(loudness).connect(on.destination);
  voice.start(from);
  voice.stop(from + length * 1.7);
}
