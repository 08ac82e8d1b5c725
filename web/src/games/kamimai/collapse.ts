// Why a Grimoire fell: which card lost its balance first, when, and what had been left of the deck by then (M-51).

import type { Frame } from "../../motion";
import { built, type Pose, tilt, told } from "./poses";
import type { View } from "./wire";

const TIPPED = 10; // degrees that a card has turned when it no longer comes back
const BARE = 3; // cards gone from an outer end
const HOLLOW = 8; // cards gone between the two sides
const DRAGGED = 0.3; // centimetres along the spine that the hand has taken another card with it

export interface Tip {
  slot: number;
  /** Milliseconds from the grip. */
  at: number;
  why: "hand" | "bared" | "centre" | "balance" | "knock";
}

/** The first card that tipped and did not come back; null when none did. */
export function tipOf(view: View, start: number[][], frames: Frame[], held: number | null): Tip | null {
  const poses = new Map<number, Pose>(
    view.grimoire.slots.map(({ slot }) => [slot, built(slot, view.grimoire.built, view.box.body)]),
  );
  for (const card of start) poses.set(...told(card));
  const upright = new Map([...poses].map(([slot, pose]) => [slot, tilt(pose)]));
  const last = new Map(frames.flatMap((frame) => frame.cards.map(told)));
  for (const frame of frames)
    for (const card of frame.cards) {
      const [slot, pose] = told(card);
      const turned = Math.abs(tilt(pose) - (upright.get(slot) ?? 0));
      const fell = tilt(last.get(slot)!) > view.box.body.fallen;
      if (slot !== held && turned > TIPPED && fell)
        return { slot, at: frame.at, why: whyOf(view, frames, held, frame.at) };
    }
  return null;
}

function whyOf(view: View, frames: Frame[], held: number | null, at: number): Tip["why"] {
  const { slots, built: count } = view.grimoire;
  const stands = new Set(slots.map(({ slot }) => slot).filter((slot) => slot !== held));
  const all = Array.from({ length: count }, (_, i) => i + 1);
  const run = (order: number[]) => order.findIndex((slot) => stands.has(slot));
  const middle = Math.ceil(count / 2);
  if (Math.max(run(all), run([...all].reverse())) >= BARE) return "bared";
  if (run(all.slice(0, middle).reverse()) + run(all.slice(middle)) >= HOLLOW) return "centre";
  if (held === null) return "knock";
  const out = outAt(view, frames, held);
  return at < out || hasDragged(frames, held, out) ? "hand" : "balance";
}

/** Whether the hand had dragged another card by then. */
function hasDragged(frames: Frame[], held: number | null, until: number): boolean {
  const first = new Map<number, number>();
  for (const frame of frames)
    for (const card of frame.cards) {
      const [slot, [along]] = told(card);
      if (!first.has(slot)) first.set(slot, along);
      if (frame.at <= until && slot !== held && Math.abs(along - first.get(slot)!) > DRAGGED) return true;
    }
  return false;
}

/** When the card in the hand was out. */
function outAt(view: View, frames: Frame[], held: number | null): number {
  const out = frames.find((frame) =>
    frame.cards.some((card) => card[0] === held && Math.abs(told(card)[1][0]) > view.box.body.width),
  );
  return out?.at ?? Number.POSITIVE_INFINITY;
}
