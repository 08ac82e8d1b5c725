"""The standing Grimoire as the rules know it: which slots still stand and which faces are public. No bodies, no poses.

A slot is a place in the deck as it was built, from the near outer card to the far one; it keeps its number until the
next build. The face of a slot is drawn by luck when it is first seen: before that nobody, not even the state, knows it.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from armarium.chance import Chance
from armarium.games.kamimai import parts
from armarium.games.kamimai.notation import KINDS_OF_CARD

GONE: Final = -2
UNSEEN: Final = -1
GAP: Final[i64] = parts.NUMBERS["gap"]
WAYS: Final[i64] = 5  # of holding a hand: four that Guardians force, and a free one
STEADY: Final[i64] = 3  # kinds of steadiness
TEMPO_ODDS: Final = vec[i64](parts.TEMPO_ODDS)
NOISES: Final = vec[i64]([odds for row in parts.NOISES for odds in row])  # by steadiness and hand
RISKS: Final = vec[i64](parts.RISKS)
LEFT_ODDS: Final = vec[i64](parts.LEFT_ODDS)
BUILT_ODDS: Final = vec[i64](parts.BUILT_ODDS)
EDGE_ODDS: Final = vec[i64](parts.EDGE_ODDS)
EDGE_TIPPING_ODDS: Final = vec[i64](parts.EDGE_TIPPING_ODDS)
DEPTH_ODDS: Final = vec[i64](
    [odds for rows in parts.DEPTH_ODDS for row in rows for odds in row]
)  # by tempo before both
TIPPING_ODDS: Final = vec[i64]([odds for row in parts.TIPPING_ODDS for odds in row])
LEAN_ODDS: Final = vec[i64](parts.LEAN_ODDS)
DEPTH_LEAN_ODDS: Final = vec[i64](parts.DEPTH_LEAN_ODDS)
ODDS: Final[i64] = parts.ODDS
STEP: Final[i64] = parts.STEP

# --- the surrogate's weights ------------------------------------------------------------------------------------------
BASE: Final[i64] = parts.SURROGATE["base"]
LEANT: Final[i64] = parts.SURROGATE["leant"]
BARED: Final[i64] = parts.SURROGATE["bared"]
BARER: Final[i64] = parts.SURROGATE["barer"]
HOLE: Final[i64] = parts.SURROGATE["hole"]


def distance(number: i64) -> i64:
    """Its distance from nothing; the built-in one makes an object of it."""
    return number if number >= 0 else -number


@final
class Deck:
    """`slots` holds a card, UNSEEN or GONE for each slot; `unseen` counts the cards behind the unseen ones by kind."""

    def __init__(self, slots: vec[i64], unseen: vec[i64]) -> None:
        self.slots = slots
        self.unseen = unseen

    def clone(self) -> Deck:
        return Deck(self.slots[:], self.unseen[:])

    def size(self) -> i64:
        return i64(len(self.slots))

    def count(self) -> i64:
        slots = self.slots
        count: i64 = 0
        for slot in range(i64(len(slots))):
            if slots[slot] != GONE:
                count += 1
        return count

    def standing(self) -> list[int]:
        return [int(slot) for slot in range(self.size()) if self.slots[slot] != GONE]

    def standing_at(self, place: i64) -> i64:
        """The slot of the standing card before which so many stand."""
        slots = self.slots
        slot: i64 = 0
        while True:
            if slots[slot] != GONE:
                if place == 0:
                    return slot
                place -= 1
            slot += 1

    def cards(self) -> list[int]:
        """All cards in it by kind: what everybody can work out from the box and the open cards."""
        held = [int(count) for count in self.unseen]
        for slot in range(self.size()):
            card = self.slots[slot]
            if card >= 0:
                held[card] += 1
        return held

    # --- the two sides ------------------------------------------------------------------------------------

    def half(self) -> i64:
        """The first slot of the far side (M-7)."""
        return self.size() // 2

    def sides(self) -> tuple[int, int]:
        near = self._stands_between(0, self.half())
        return int(near), int(self.count() - near)

    def _stands_between(self, start: i64, end: i64) -> i64:
        """How many cards stand from one slot on, before another."""
        slots = self.slots
        count: i64 = 0
        for slot in range(start, end):
            if slots[slot] != GONE:
                count += 1
        return count

    def layers(self, slot: i64) -> i64:
        """How many cards of its own side stand outside this one."""
        return self._stands_between(0, slot) if slot < self.half() else self._stands_between(slot + 1, self.size())

    def lean(self) -> i64:
        """The levers of all standing cards together: a card of the outer end counts one part by `arm`, the middle none.
        Near cards count below nothing, far ones above; an even Grimoire leans to neither side."""
        return Shape(self.slots).lean

    def lever(self, slot: i64) -> i64:
        return 2 * slot - self.size() + 1

    def arm(self) -> i64:
        """The lever of an outermost slot."""
        return max(1, self.size() - 1)

    def hole(self) -> i64:
        """The widest gap between two standing cards, in cards."""
        return Shape(self.slots).hole

    def bared_ends(self) -> i64:
        """How many cards are gone from the two outer ends: their feet no longer brace the tent."""
        shape = Shape(self.slots)
        return shape.first + shape.far_gone()

    def barer_end(self) -> i64:
        """How many cards are gone from the end that has lost more."""
        shape = Shape(self.slots)
        return max(shape.first, shape.far_gone())

    def neighbour(self, slot: i64) -> i64:
        """The card that sticks to a pulled one: the next further in, or out if there is none."""
        step: i64 = 1 if slot < self.half() else -1
        inward = self._next_standing(slot, step)
        return inward if inward != GONE else self._next_standing(slot, -step)

    def _next_standing(self, slot: i64, step: i64) -> i64:
        """The next standing slot in one direction, GONE if there is none."""
        slot += step
        while 0 <= slot < self.size():
            if self.slots[slot] != GONE:
                return slot
            slot += step
        return GONE

    # --- faces --------------------------------------------------------------------------------------------

    def unseen_slots(self) -> list[int]:
        return [int(slot) for slot in range(self.size()) if self.slots[slot] == UNSEEN]

    def gap_slots(self) -> list[int]:
        """M-3 where there are no poses to look at: of the unseen cards the outermost of each side, and those at a gap
        wide enough to look into."""
        open_slots: list[int] = []
        slots = self.slots
        before: i64 = -1 - GAP  # the standing card before: beyond the end it is always open
        waiting = False  # whether that one is unseen and not yet open
        for slot in range(i64(len(slots))):
            if slots[slot] == GONE:
                continue
            is_open = slot - before > GAP
            if waiting and is_open:
                open_slots.append(int(before))
            waiting = slots[slot] == UNSEEN
            if waiting and is_open:
                open_slots.append(int(slot))
                waiting = False
            before = slot
        if waiting:
            open_slots.append(int(before))
        return open_slots

    def reveal(self, slots: list[int], chance: Chance) -> None:
        """Turn these unseen faces up: which cards they are is drawn now."""
        for slot in slots:
            self.slots[slot] = self._face(chance)

    def _face(self, chance: Chance) -> i64:
        unseen = self.unseen
        count: i64 = 0
        for kind in range(i64(len(unseen))):
            count += unseen[kind]
        left = chance.below(count)
        card: i64 = 0
        while left >= unseen[card]:
            left -= unseen[card]
            card += 1
        unseen[card] -= 1
        return card

    # --- taking out ---------------------------------------------------------------------------------------

    def take(self, slot: i64, chance: Chance) -> i64:
        """The card that stood in the slot."""
        card = self.slots[slot]
        if card == UNSEEN:
            card = self._face(chance)
        self.slots[slot] = GONE
        return card

    def take_card(self, card: i64) -> None:
        """Companion mode: a card of this kind was drawn from some place of the real Grimoire."""
        self.unseen[card] -= 1
        self.slots[self._first(UNSEEN)] = GONE

    def put_card(self, card: i64) -> None:
        """Companion mode: a card of this kind stands in it after all."""
        self.unseen[card] += 1
        slot = self._first(GONE)
        if slot < self.size():
            self.slots[slot] = UNSEEN
        else:
            self.slots = append(self.slots, UNSEEN)

    def _first(self, face: i64) -> i64:
        """The first slot with this face, the one behind the last if there is none."""
        slot: i64 = 0
        while slot < self.size() and self.slots[slot] != face:
            slot += 1
        return slot

    # --- M-56: the surrogate ------------------------------------------------------------------------------

    def risk(self, slot: i64, tempo: i64, hand: i64, steadiness: i64, leaning: i64 = 0) -> int:
        """The chance of a collapse per ten thousand when this slot is pulled, as fitted to the simulation. A hand that
        leans goes outward (1) or inward (2)."""
        shape = Shape(self.slots)
        layers = self.layers(slot)
        side = shape.near if slot < self.half() else shape.count - shape.near
        way = steadiness * WAYS + hand
        common = shape.odds() + TEMPO_ODDS[tempo] + NOISES[way]
        deep = (DEPTH_ODDS[tempo * STEADY * WAYS + way] + DEPTH_LEAN_ODDS[leaning]) * layers
        own = EDGE_ODDS[layers] + LEAN_ODDS[leaning] + deep // max(1, side - 1)
        tipping = TIPPING_ODDS[way] + EDGE_TIPPING_ODDS[layers]
        left = tipping * distance(shape.lean - self.lever(slot)) // (self.arm() * max(1, shape.count - 1))
        return int(risk_of(common + own + left))

    def risks(self, tempo: i64, hand: i64, steadiness: i64) -> vec[i64]:
        """By slot the risk of every standing card with an upright hand, worked out together; 0 where none stands."""
        slots = self.slots
        shape = Shape(slots)
        near, last, lean = shape.near, shape.count - 1, shape.lean - self.lever(0)
        far = last + 1 - near
        way = steadiness * WAYS + hand
        common = shape.odds() + TEMPO_ODDS[tempo] + NOISES[way]
        depth, tipping = DEPTH_ODDS[tempo * STEADY * WAYS + way], TIPPING_ODDS[way]
        arms = self.arm() * max(1, last)
        risks = slots[:]
        place: i64 = 0
        for slot in range(i64(len(slots))):
            if slots[slot] == GONE:
                risks[slot] = 0
                continue
            layers = place if place < near else last - place
            own = EDGE_ODDS[layers] + depth * layers // max(1, near - 1 if place < near else far - 1)
            left = (tipping + EDGE_TIPPING_ODDS[layers]) * distance(lean - 2 * slot)
            risks[slot] = risk_of(common + own + left // arms)
            place += 1
        return risks

    def common_odds(self) -> i64:
        """What all slots share: cards built and left, how it leans, bared ends, the widest hole."""
        return Shape(self.slots).odds()

    def odds_without(self) -> vec[i64]:
        """By slot: what the others would share if this one were taken out; 0 where none stands."""
        slots = self.slots
        shape = Shape(slots)
        odds = slots[:]
        before: i64 = GONE
        slot: i64 = GONE
        for after in range(i64(len(slots))):
            odds[after] = 0
            if slots[after] != GONE:
                if before != GONE:
                    odds[slot] = shape.odds_without(self.lever(slot), after - before - 1)
                before = slot
                slot = after
        for place in range(2):  # the ends change more
            slot = shape.first if place == 0 else shape.last
            card = slots[slot]
            slots[slot] = GONE
            odds[slot] = self.common_odds()
            slots[slot] = card
        return odds


@final
class Shape:
    """What a Grimoire looks like as a whole, seen at one glance."""

    def __init__(self, slots: vec[i64]) -> None:
        self.built = i64(len(slots))
        half = self.built // 2
        first: i64 = GONE
        last: i64 = GONE
        count: i64 = 0
        near: i64 = 0
        places: i64 = 0
        hole: i64 = 0
        for slot in range(self.built):
            if slots[slot] != GONE:
                if last == GONE:
                    first = slot
                elif slot - last > hole:
                    hole = slot - last
                last = slot
                count += 1
                places += slot
                if slot < half:
                    near += 1
        self.first = first
        self.last = last
        self.count = count
        self.near = near
        self.lean = 2 * places - count * (self.built - 1)
        self.hole = max(0, hole - 1)

    def far_gone(self) -> i64:
        """How many cards are gone from the far end."""
        return self.built - 1 - self.last

    def ends(self) -> i64:
        """Log odds of the bared ends."""
        far = self.far_gone()
        return (BARED * (self.first + far) + BARER * max(self.first, far)) // self.built

    def odds(self) -> i64:
        return self._shared_odds(self.count, self.lean, self.hole)

    def odds_without(self, lever: i64, hole: i64) -> i64:
        """Without an inner card of this lever, which would leave such a hole."""
        return self._shared_odds(self.count - 1, self.lean - lever, max(self.hole, hole))

    def _shared_odds(self, count: i64, lean: i64, hole: i64) -> i64:
        sizes = BASE + LEFT_ODDS[count] + BUILT_ODDS[self.built]
        return sizes + LEANT * distance(lean) // (max(1, self.built - 1) * count) + self.ends() + HOLE * hole


def risk_of(odds: i64) -> i64:
    return RISKS[(min(ODDS, max(-ODDS, odds)) + ODDS) // STEP]


def deck_of(slots: list[int], unseen: list[int]) -> Deck:
    return Deck(vec[i64](slots), vec[i64](unseen))


def new_deck(cards: list[int]) -> Deck:
    """M-7: the cards of these kinds, shuffled and stood up; nothing seen yet."""
    return Deck(vec[i64]([UNSEEN] * sum(cards)), vec[i64](cards))


def no_cards() -> list[int]:
    return [0] * KINDS_OF_CARD


def no_hands(seats: int) -> list[list[int]]:
    return [no_cards() for _ in range(seats)]
