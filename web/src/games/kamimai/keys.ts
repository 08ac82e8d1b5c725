// The keys of KamiMaï's board: arrows go from card to card, R walks round the table, letters and numbers are moves.

import { rowStep } from "../keys";
import type { KamiControl } from "./control.svelte";
import { LEANS, TEMPOS } from "./offers";
import type { Offer } from "./wire";

const PLAIN: Record<string, string> = { d: "done", e: "end", k: "keep", y: "agree", n: "refuse", w: "withdraw" };
const PAGE = 8; // cards

/** True when the key was used. */
export function pressKey(control: KamiControl, event: KeyboardEvent): boolean {
  const key = event.key.toLowerCase();
  const by = rowStep(event.key, PAGE, control.slots.length);
  if (by && control.slots.length) control.step(by);
  else if (key === "r") control.walk(event.shiftKey ? -1 : 1);
  else if (key === "t") control.top = !control.top;
  else return control.able && pressLetter(control, key);
  return true;
}

function pressLetter(control: KamiControl, key: string): boolean {
  if (control.pulling && control.simulated && key === "l") {
    control.lean = LEANS[(LEANS.indexOf(control.lean) + 1) % LEANS.length];
    return true;
  }
  const offer = keyOffer(control, key);
  if (offer) control.choose(offer.move);
  return !!offer;
}

/** The move of a key: a tempo, a payment, an area, or a move without a place. */
export function keyOffer(control: Pick<KamiControl, "pull" | "planned" | "room">, key: string): Offer | undefined {
  const { room, planned } = control;
  const number = Number(key) - 1;
  const plain = PLAIN[key];
  return (
    control.pull(TEMPOS[number] ?? "") ??
    planned?.ways[number] ??
    room.offer(`target ${key}`) ??
    (plain ? room.offer(plain) : undefined)
  );
}
