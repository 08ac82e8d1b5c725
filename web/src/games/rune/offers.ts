// Which offered moves lie on the grid with what is in hand, and how what the ghost shows is written. It looks moves up;
// what fits where is the table's business.

import { cellText, type Point } from "./grid";
import type { Offer, View } from "./wire";

export type TokenColour = "B" | "G";

/** A card in hand with its quarter turns, and the colour the next token shows where both are offered. */
export interface Held {
  card: number | null;
  rotation: number;
  colour: TokenColour;
}

const NEAR = 3; // cells from the ghost to a spot worth pointing at

/** The moves of the step at hand that lie on the grid: with a held card its spots, else Masters' and tokens' cells. */
export function spotsOf(offers: Offer[], held: Held): Offer[] {
  return offers.filter((offer) => {
    if (offer.kind === "lay") return offer.card === held.card && offer.rotation === held.rotation;
    if (offer.kind === "token") return offer.colour === tokenColour(offers, [offer.x!, offer.y!], held.colour);
    return offer.kind === "master";
  });
}

/** The colour a token would show in a cell: the wanted one if it is offered there. */
export function tokenColour(offers: Offer[], [x, y]: Point, wanted: TokenColour): TokenColour {
  const here = offers.filter((offer) => offer.kind === "token" && offer.x === x && offer.y === y);
  return here.some((offer) => offer.colour === wanted) ? wanted : ((here[0]?.colour as TokenColour) ?? "B");
}

export function spotAt(spots: Offer[], at: Point | null): Offer | null {
  return (at && spots.find((offer) => offer.x === at[0] && offer.y === at[1])) ?? null;
}

/** The nearest spot, if it is not far away. */
export function nearestSpot(spots: Offer[], at: Point): Offer | null {
  const away = (offer: Offer) => Math.hypot(offer.x! - at[0], offer.y! - at[1]);
  const [best] = [...spots].sort((a, b) => away(a) - away(b));
  return best && away(best) < NEAR ? best : null;
}

function lays(offers: Offer[], card: number): Offer[] {
  return offers.filter((offer) => offer.card === card && offer.kind === "lay");
}

/** How many spots a hand card has in any turn: cards without any look tired. */
export const layCount = (offers: Offer[], card: number): number => lays(offers, card).length;

/** How a card is turned when it is taken up: upright if it fits so anywhere. */
export function firstRotation(offers: Offer[], card: number): number {
  const offered = lays(offers, card);
  return offered.some((offer) => offer.rotation === 0) ? 0 : (offered[0]?.rotation ?? 0);
}

/** The offer of a move without a place: draw, retire, keep, or showing a card. */
export function plainOffer(offers: Offer[], kind: Offer["kind"], card?: number): Offer | undefined {
  return offers.find((offer) => offer.kind === kind && (card === undefined || offer.card === card));
}

/** Where an offered move lies on the grid. */
export function placeOf(offer: Offer): Point | null {
  return ["lay", "master", "token"].includes(offer.kind) ? [offer.x!, offer.y!] : null;
}

/** The notation of what the ghost shows, whether it fits or not. */
export function wishText(phase: View["phase"] | "", held: Held, at: Point): string | null {
  const cell = cellText(...at);
  if (phase === "lay") return held.card === null ? null : `lay ${held.card} ${cell} r${held.rotation}`;
  if (phase === "token") return `token ${cell} ${held.colour === "G" ? "green" : "blue"}`;
  return phase === "choose" ? `master ${cell}` : null;
}
