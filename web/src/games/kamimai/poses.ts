// Where the cards of the standing Grimoire are. Lengths are the simulation's centimetres: y up, the spine along x, the
// near side at negative z. A pose is a place and a turn (w, i, j, k).

import type { Frame } from "../../motion";
import type { Body, Grimoire, View } from "./wire";

export type Pose = readonly [number, number, number, number, number, number, number];
export type Point = [number, number, number];

export interface Placed {
  slot: number;
  card: string | null;
  pose: Pose;
}

const MOSTLY = 0.6; // so many of the fallen cards must have been seen moving
const CREPT = 0.1; // centimetres that a neighbour has moved before it is seen to creep
const HANGS = 0.12; // of a card's width that is out when it is said to hang there
const RESTLESS = 4; // centimetres all cards together move in a frame when it could not be wilder

/** As the deck is built: tops on an arc, every foot on the felt. Slots count from 1. */
export function built(slot: number, count: number, body: Body): Pose {
  const opening = radians(count > 2 ? body.opening : body.opening / 2);
  const between = opening / Math.max(1, count - 1);
  const arc = (body.thickness + body.gap) / 2 / Math.tan(between / 2);
  const tilt = -opening / 2 + (slot - 1) * between;
  const middle = count % 2 ? 0 : between / 2;
  const apex = (arc + body.height) * Math.cos(middle);
  const reach = apex / Math.cos(tilt) - body.height / 2;
  return [0, apex - reach * Math.cos(tilt), reach * Math.sin(tilt), Math.cos(tilt / 2), -Math.sin(tilt / 2), 0, 0];
}

/** A card as the table tells it, its turn made whole again after rounding. */
export function told([slot, x, y, z, ...turn]: number[]): [number, Pose] {
  const size = Math.hypot(...turn) || 1;
  const [w, i, j, k] = turn.map((part) => part / size);
  return [slot, [x / 100, y / 100, z / 100, w, i, j, k]];
}

/** Where the cards are: as told, as built, or as a fallen deck may lie. */
export function standing(view: View, moved: ReadonlyMap<number, Pose>, count: number): Placed[] {
  if (view.options.grimoire === "companion") return [];
  if (!view.grimoire.down)
    return view.grimoire.slots.map(({ slot, card }) => ({
      slot,
      card,
      pose: moved.get(slot) ?? built(slot, view.grimoire.built, view.box.body),
    }));
  const seen = [...moved].map(([slot, pose]) => ({ slot, card: null, pose }));
  return seen.length >= count * MOSTLY
    ? seen.slice(-count)
    : fallen(count).map((pose, i) => ({ slot: -1 - i, card: null, pose }));
}

/** The poses on the way to the next frame, so that thirty frames a second look like sixty. */
export function between(
  poses: ReadonlyMap<number, Pose>,
  coming: { frame: Frame; share: number } | null,
): ReadonlyMap<number, Pose> {
  const found = new Map(poses);
  for (const card of coming?.frame.cards ?? []) {
    const [slot, to] = told(card);
    const from = poses.get(slot);
    if (from) found.set(slot, mixed(from, to, coming!.share));
  }
  return found;
}

function mixed(from: Pose, to: Pose, share: number): Pose {
  const same = from[3] * to[3] + from[4] * to[4] + from[5] * to[5] + from[6] * to[6] < 0 ? -1 : 1;
  const mix = from.map((value, i) => value + ((i < 3 ? 1 : same) * to[i] - value) * share);
  const size = Math.hypot(mix[3], mix[4], mix[5], mix[6]) || 1;
  return mix.map((value, i) => (i < 3 ? value : value / size)) as unknown as Pose;
}

/** How restless the deck is in a frame, from 0 to 1; the card in the hand does not count. */
export function unrest(poses: ReadonlyMap<number, Pose>, frame: Frame, held: number | null): number {
  let way = 0;
  for (const card of frame.cards) {
    const [slot, to] = told(card);
    const from = poses.get(slot);
    if (from && slot !== held) way += Math.hypot(to[0] - from[0], to[1] - from[1], to[2] - from[2]);
  }
  return Math.min(1, way / RESTLESS);
}

/** True when so many cards lie that the deck is coming down (M-51). */
export function topples(poses: ReadonlyMap<number, Pose>, count: number, held: number | null, body: Body): boolean {
  const lies = Math.cos(radians(body.fallen));
  const lie = [...poses].filter(([slot, [, , , w, i, j, k]]) => slot !== held && up(w, i, j, k) < lies).length;
  return lie >= Math.min(count, Math.max(body.collapse_least, count * body.collapse_share));
}

/** Cards that come along with the one in the hand: upright, but no longer where they stood along the spine. */
export function creepers(
  before: ReadonlyMap<number, Pose>,
  poses: ReadonlyMap<number, Pose>,
  held: number | null,
  body: Body,
): number[] {
  if (held === null) return [];
  const moved = [...poses].filter(([slot, pose]) => {
    const way = Math.abs(pose[0] - (before.get(slot)?.[0] ?? 0));
    return slot !== held && way > CREPT && !lies(pose, body);
  });
  return moved.map(([slot]) => slot).sort((a, b) => a - b);
}

/** Standing cards that were left so far out that they hang there (M-23). */
export function hangers(poses: ReadonlyMap<number, Pose>, grimoire: Grimoire, body: Body): number[] {
  const stands = new Set(grimoire.slots.map(({ slot }) => slot));
  const out = [...poses].filter(
    ([slot, pose]) => stands.has(slot) && Math.abs(pose[0]) > HANGS * body.width && !lies(pose, body),
  );
  return grimoire.down ? [] : out.map(([slot]) => slot).sort((a, b) => a - b);
}

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** How upright a card is: 1 standing, 0 flat. */
const up = (w: number, i: number, j: number, k: number): number => Math.abs(w * w - i * i + j * j - k * k);

const lies = ([, , , w, i, j, k]: Pose, body: Body): boolean => up(w, i, j, k) < Math.cos(radians(body.fallen));

/** Degrees between a card and the upright. */
export const tilt = ([, , , w, i, j, k]: Pose): number => (Math.acos(Math.min(1, up(w, i, j, k))) * 180) / Math.PI;

/** A point of the card, from its middle, in the world. */
export function placed(pose: Pose, x: number, y: number, z = 0): Point {
  const [px, py, pz, w, i, j, k] = pose;
  const a = j * z - k * y + w * x;
  const b = k * x - i * z + w * y;
  const c = i * y - j * x + w * z;
  return [px + x + 2 * (j * c - k * b), py + y + 2 * (k * a - i * c), pz + z + 2 * (i * b - j * a)];
}

/** The hindmost first. Cards that stand are like the pages of a book: one hides what lies behind its plane, however far
 * it is drawn out. Where cards lie, it goes by distance. */
export function paintedOrder(cards: Placed[], eye: Point, body: Body): Placed[] {
  const away = ({ pose }: Placed) => Math.hypot(pose[0] - eye[0], pose[1] - eye[1], pose[2] - eye[2]);
  if (cards.some(({ pose }) => lies(pose, body))) return [...cards].sort((a, b) => away(b) - away(a));
  const behind = cards.filter(({ pose }) => aheadOf(pose, eye) > 0).sort((a, b) => a.slot - b.slot);
  const before = cards.filter(({ pose }) => aheadOf(pose, eye) <= 0).sort((a, b) => b.slot - a.slot);
  return eye[2] < 0 ? [...behind, ...before] : [...before, ...behind];
}

/** How far a point is from a card's plane, on its far side. */
function aheadOf(pose: Pose, [x, y, z]: Point): number {
  const [px, py, pz] = pose;
  const [tx, ty, tz] = placed(pose, 0, 0, 1);
  return (x - px) * (tx - px) + (y - py) * (ty - py) + (z - pz) * (tz - pz);
}

/** A card where the table has it, but drawn out in its own plane as far as the hand has it: no hand pushes a card
 * through its neighbours. */
export function slid(pose: Pose, hand: Pose): Pose {
  return [...placed(pose, hand[0] - pose[0], 0), ...pose.slice(3)] as unknown as Pose;
}

/** The card so high up in a flat pile, each a little askew. */
export function flat(i: number, x: number, z: number): Pose {
  const turn = -0.3 + ((i * 11) % 9) * 0.02;
  const [c, s, h] = [Math.cos(turn / 2), Math.sin(turn / 2), Math.SQRT1_2];
  return [x + ((i * 7) % 5) * 0.06, 0.03 + i * 0.04, z + ((i * 5) % 7) * 0.05, c * h, c * h, s * h, -s * h];
}

/** The cards promised to a spell, fanned out on the felt beside the deck. */
export function fanned(i: number): Pose {
  const turn = -0.5 + i * 0.2;
  const [c, s, h] = [Math.cos(turn / 2), Math.sin(turn / 2), Math.SQRT1_2];
  return [-8.2 - i * 1.15, 0.03 + i * 0.05, 1.6 - i * 0.9, c * h, c * h, s * h, -s * h];
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

/** How unevenly the sides stand, from 0 to 1. */
export function lopsidedness(grimoire: Pick<Grimoire, "near" | "far"> | undefined): number {
  return grimoire ? Math.abs(grimoire.near - grimoire.far) / Math.max(1, grimoire.near + grimoire.far) : 0;
}
