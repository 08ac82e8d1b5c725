// Where the cards of the standing Grimoire are. Lengths are the simulation's centimetres: y up, the spine along x, the
// near side at negative z. A pose is a place and a turn (w, i, j, k).

import type { View } from "./wire";

export type Pose = readonly [number, number, number, number, number, number, number];
export type Point = [number, number, number];

export interface Placed {
  slot: number;
  card: string | null;
  pose: Pose;
}

export const WIDE = 6.3;
export const HIGH = 8.8;
const THICK = 0.0355;
const OPENING = (60 * Math.PI) / 180;

/** As the deck is built: tops on an arc, every foot on the felt. Slots count from 1. */
export function built(slot: number, count: number): Pose {
  const opening = count > 2 ? OPENING : OPENING / 2;
  const between = opening / Math.max(1, count - 1);
  const arc = THICK / 2 / Math.tan(between / 2);
  const tilt = -opening / 2 + (slot - 1) * between;
  const middle = count % 2 ? 0 : between / 2;
  const apex = (arc + HIGH) * Math.cos(middle);
  const reach = apex / Math.cos(tilt) - HIGH / 2;
  return [0, apex - reach * Math.cos(tilt), reach * Math.sin(tilt), Math.cos(tilt / 2), -Math.sin(tilt / 2), 0, 0];
}

/** A card as the table tells it: slot, place in thousandths, turn in 1/30000. */
export function told([slot, x, y, z, w, i, j, k]: number[]): [number, Pose] {
  return [slot, [x / 1000, y / 1000, z / 1000, w / 30000, i / 30000, j / 30000, k / 30000]];
}

/** Where the cards are: as told, as built, or as a fallen deck may lie. */
export function standing(view: View, moved: ReadonlyMap<number, Pose>, count: number): Placed[] {
  if (!view.grimoire.down)
    return view.grimoire.slots.map(({ slot, card }) => ({
      slot,
      card,
      pose: moved.get(slot) ?? built(slot, view.grimoire.built),
    }));
  const seen = [...moved].map(([slot, pose]) => ({ slot, card: null, pose }));
  return seen.length >= count
    ? seen.slice(-count)
    : fallen(count).map((pose, i) => ({ slot: -1 - i, card: null, pose }));
}

/** A point of the card, from its middle, in the world. */
export function placed(pose: Pose, x: number, y: number, z = 0): Point {
  const [px, py, pz, w, i, j, k] = pose;
  const a = j * z - k * y + w * x;
  const b = k * x - i * z + w * y;
  const c = i * y - j * x + w * z;
  return [px + x + 2 * (j * c - k * b), py + y + 2 * (k * a - i * c), pz + z + 2 * (i * b - j * a)];
}

/** A deck that has fallen, as it may lie: the same for the same number of cards. */
export function fallen(count: number): Pose[] {
  const found: Pose[] = [];
  let seed = 7;
  const next = () => {
    seed = (seed * 16807) % 2147483647;
    return seed / 2147483647;
  };
  for (let i = 0; i < count; i++) {
    const away = (i / Math.max(1, count - 1) - 0.5) * 2;
    const turn = (next() - 0.5) * 1.5;
    const lean = Math.PI / 2 - (next() - 0.5) * 0.12;
    const [c, s, d, e] = [Math.cos(turn / 2), Math.sin(turn / 2), Math.cos(lean / 2), Math.sin(lean / 2)];
    found.push([
      (next() - 0.5) * 6,
      0.04 + 0.035 * (i % 12),
      away * 5.6 + (next() - 0.5) * 2.4,
      c * d,
      c * e,
      s * d,
      -s * e,
    ]);
  }
  return found;
}
