// Which offered moves lead where with what is in hand: squares, cards, Grimoires and buttons. It looks moves up; what
// may be done is in the offers alone.

import { spotOf } from "./floor";
import type { Offer, Side, Spot, Trial, View } from "./wire";

/** A square that may be taken now. `onward`: it goes on from the path already in mind. */
export interface Mark {
  spot: Spot;
  move: string;
  onward: boolean;
  offer: Offer | null;
}

/** What is in hand: a card (held, or under the pointer), or a Grimoire used instead of one or with it. */
export interface Held {
  slot: number | null;
  spell: string | null;
  gaze: boolean;
  shove: boolean;
}

const WALKS = ["play", "haste"];
/** Moves of a card that is held, and those of a Grimoire that is used instead of one. */
const OF_CARDS = [...WALKS, "swap"];
const CAST = ["blink", "bone", "change", "pilfer"];
const ON_SQUARES = ["place", "step", "push", "go", "warp"];
const ON_CARDS = ["peek", "touch", "discard"];
const ON_LOOKS = ["caught", "ease"];
const NO_BUTTONS = [...OF_CARDS, ...CAST, ...ON_SQUARES, ...ON_CARDS, ...ON_LOOKS];
/** What a tried square would be called, by phase. */
const VERBS: Record<string, string> = { place: "place", second: "step", link: "push", go: "go", warp: "warp" };

/** The offers of the hand, the Grimoire or the question at hand that lead somewhere on the floor. */
function ways(offers: Offer[], held: Held): Offer[] {
  return offers.filter((offer) => {
    if (offer.gaze && !held.gaze) return false;
    if (offer.shove && !held.shove) return false;
    if (CAST.includes(offer.kind)) return offer.book === held.spell;
    if (WALKS.includes(offer.kind)) return held.spell === null && offer.slot === held.slot;
    return offer.kind === "blame" || offer.square !== undefined;
  });
}

function placeOf(offer: Offer, sides: Side[]): Spot | null {
  if (offer.square) return spotOf(offer.square);
  return offer.seat === undefined || offer.seat === null ? null : sides[offer.seat].spot;
}

/** One mark a square: with Crystal Gaze or Ogre's Shove where they were asked for. */
export function firstMarks(offers: Offer[], held: Held, sides: Side[]): Mark[] {
  const best = new Map<string, Mark>();
  const weight = (offer: Offer) => (offer.gaze ? 2 : 0) + (offer.shove ? 1 : 0);
  for (const offer of ways(offers, held)) {
    const spot = placeOf(offer, sides);
    const known = spot && best.get(spot.square);
    if (spot && (!known || weight(known.offer!) < weight(offer)))
      best.set(spot.square, { spot, move: offer.move, onward: false, offer });
  }
  return [...best.values()];
}

/** Where the path in mind could go on: my next shove, or my second step; its last square once more plays it. */
export function onwardMarks(plan: string[], planned: Trial | null, seat: number | null): Mark[] {
  const [kind, square] = (plan.length > 1 ? plan[plan.length - 1] : "").split(" ");
  const last = square ? [onward(spotOf(square), kind)] : [];
  if (!planned || planned.reason || !plan.length) return last;
  const link = planned.next_link;
  const mine = link?.chooser === seat ? link.choices.map((spot) => onward(spot, "push")) : [];
  return [...last, ...(link ? mine : planned.next_steps.map((spot) => onward(spot, "step")))];
}

function onward(spot: Spot, kind: string): Mark {
  return { spot, move: `${kind} ${spot.square}`, onward: true, offer: null };
}

/** First marks hide onward ones of the same square. */
export function allMarks(first: Mark[], further: Mark[]): Mark[] {
  const taken = new Set(first.map((mark) => mark.spot.square));
  return [...first, ...further.filter((mark) => !taken.has(mark.spot.square))];
}

/** Moves that are neither squares nor cards: buttons. */
export function buttonOffers(offers: Offer[], spell: string | null): Offer[] {
  return offers.filter((offer) => (offer.kind === "unhex" ? spell === "unhexing" : !NO_BUTTONS.includes(offer.kind)));
}

/** The move a click on a card of the hand would be, if it is one by itself. */
export function cardOffer(offers: Offer[], slot: number): Offer | undefined {
  return offers.find((one) => ON_CARDS.includes(one.kind) && one.slot === slot);
}

/** The exchange of an own card for one of another hand. */
export function swapOffer(offers: Offer[], own: number, their: number): Offer | undefined {
  return offers.find((one) => one.kind === "swap" && one.slot === own && one.their_slot === their);
}

/** How many moves a card of the hand has. */
export function walkCount(offers: Offer[], slot: number): number {
  return offers.filter((one) => WALKS.includes(one.kind) && one.slot === slot).length;
}

/** "Caught!" on another's Look, or with `ease` the exchange of an own one. */
export function lookOffer(offers: Offer[], kind: "caught" | "ease", look: string, seat?: number): Offer | undefined {
  return offers.find(
    (offer) => offer.kind === kind && offer.look === look && (seat === undefined || offer.seat === seat),
  );
}

/** Whether a face-up Grimoire can be used now. */
export function isCastable(offers: Offer[], book: string): boolean {
  return offers.some(
    (one) => one.book === book || (book === "crystal-gaze" && !!one.gaze) || (book === "ogres-shove" && !!one.shove),
  );
}

/** What one has in hand when an offered move is made. */
export function heldFor(offer: Offer): Held {
  return {
    slot: OF_CARDS.includes(offer.kind) ? (offer.slot ?? null) : null,
    spell: CAST.includes(offer.kind) ? (offer.book ?? null) : null,
    gaze: offer.gaze ?? false,
    shove: offer.shove ?? false,
  };
}

/** The moves that going to a marked square would be, as a trial asks for them. */
export const markedWish = (mark: Mark, plan: string[]): string =>
  (mark.onward ? [...plan, mark.move] : [mark.move]).join(", ");

/** The move that going to a square would be, were it offered; null where nothing leads to squares. */
export function squareWish(phase: View["phase"] | "", held: number | null, square: string): string | null {
  const verb = held === null ? VERBS[phase] : `${phase === "after" ? "haste" : "play"} ${held}`;
  return verb ? `${verb} ${square}` : null;
}
