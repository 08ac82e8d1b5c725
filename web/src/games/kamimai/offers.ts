// Offered moves as the parts of KamiMaï's screen need them: spells with their payments, pulls by card and tempo, what a
// click on a card is.

import type { Offer, Proposal } from "./wire";

export const TEMPOS = ["slow", "steady", "quick"] as const;
export const LEANS = ["outward", "straight", "inward"] as const;
export type Tempo = (typeof TEMPOS)[number];
export type Lean = (typeof LEANS)[number];

/** A way to cast: a box of the targeted area in a colour, with all the ways to pay for it. */
export interface Plan {
  key: string;
  box: string;
  colour: string;
  ways: Offer[];
}

/** Spells among the offers, each with its cheapest payment first. */
export function plansOf(casts: Offer[]): Plan[] {
  const plans = new Map<string, Plan>();
  for (const offer of casts) {
    const key = `${offer.box} ${offer.colour}`;
    const plan = plans.get(key) ?? { key, box: offer.box!, colour: offer.colour!, ways: [] };
    plan.ways.push(offer);
    plans.set(key, plan);
  }
  for (const plan of plans.values()) plan.ways.sort((a, b) => cost(a) - cost(b));
  return [...plans.values()];
}

/** People who pay, and cards that could do more: fairies and the wolf count twice. */
function cost(offer: Offer): number {
  const cards = offer.shares!.flatMap((share) => share.cards);
  return offer.shares!.length + 2 * cards.filter((card) => card.includes("fairy") || card === "wolf").length;
}

/** The plan with that key; where there is just one, that one. */
export function planFor(plans: Plan[], key: string | null): Plan | null {
  return plans.find((plan) => plan.key === key) ?? (plans.length === 1 ? plans[0] : null);
}

/** What clicking an own card does. */
export function cardOffer(offers: Offer[], card: string): Offer | undefined {
  return offers.find((offer) => ["discard", "forfeit", "play"].includes(offer.kind) && offer.card === card);
}

export function pullOffer(offers: Offer[], slot: number | null, tempo: string): Offer | undefined {
  return offers.find((offer) => offer.kind === "pull" && offer.slot === slot && offer.tempo === tempo);
}

/** A pull that leans says so after its tempo (M-55). */
export function leaningMove(offer: Offer, lean: Lean): string {
  return offer.kind === "pull" && lean !== "straight" ? `${offer.move} ${lean}` : offer.move;
}

export interface Promised {
  cards: string[];
  value: number;
  of: number;
}

/** Cards that those who agreed have promised to the spell in progress, their worth, and how much it needs. */
export function promisedCards(proposal: Proposal | null): Promised {
  const shares = proposal?.shares ?? [];
  const agreed = shares.filter((share) => share.agreed);
  const worth = (some: typeof shares) => some.reduce((sum, share) => sum + share.value, 0);
  return { cards: agreed.flatMap((share) => share.cards), value: worth(agreed), of: worth(shares) };
}
