import { beforeEach, expect, test, vi } from "vitest";

const louds: number[] = [];
let now = 0;
const param = () => ({
  value: 0,
  setValueAtTime: (value: number) => louds.push(value),
  linearRampToValueAtTime: (value: number) => louds.push(value),
  exponentialRampToValueAtTime: () => {},
});
const node = () => ({
  gain: param(),
  frequency: { value: 0 },
  connect: (to: unknown) => to,
  start: () => {},
  stop: () => {},
});
class FakeContext {
  sampleRate = 100;
  destination = {};
  createOscillator = node;
  createGain = node;
  createBiquadFilter = node;
  createBufferSource = node;
  createBuffer = () => ({ getChannelData: () => new Float32Array(100) });
  get currentTime() {
    return now;
  }
}
vi.stubGlobal("AudioContext", FakeContext);
const { play, rustle } = await import("../src/sound");
const { settings } = await import("../src/settings.svelte");

/** How loud it gets at most. */
function loudest(make: () => void): number {
  now += 10;
  louds.length = 0;
  make();
  return Math.max(0, ...louds);
}

beforeEach(() => {
  settings.sound = true;
});

test("a deck is heard the more, the more it moves; a still one is not", () => {
  const [still, little, much] = [0, 0.2, 0.9].map((strength) => loudest(() => rustle(strength)));
  expect(still).toBe(0);
  expect(little).toBeGreaterThan(0);
  expect(much).toBeGreaterThan(little);
  expect(loudest(() => play("collapse"))).toBeGreaterThan(much);
});

test("rustles do not pile up", () => {
  loudest(() => rustle(0.5));
  const heard = louds.length;
  rustle(0.5);
  expect(louds).toHaveLength(heard);
});

test("nothing is heard with sound off", () => {
  settings.sound = false;
  expect(loudest(() => rustle(1))).toBe(0);
  expect(loudest(() => play("collapse"))).toBe(0);
});
