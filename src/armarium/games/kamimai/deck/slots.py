"""The standing Grimoire as the rules know it: which slots still stand and which faces are public. No bodies, no poses.

A slot is a place in the deck as it was built, from the near outer card to the far one; it keeps its number until the
next build. The face of a slot is drawn by luck when it is first seen: before that nobody, not even the state, knows it.
"""

from __future__ import annotations

from typing import Final, final

from armarium.chance import Chance
from armarium.games.kamimai import parts
from armarium.games.kamimai.notation import KINDS_OF_CARD

GONE: Final = -2
UNSEEN: Final = -1
GAP: Final[int] = parts.NUMBERS["gap"]
TEMPO_ODDS: Final[list[int]] = parts.TEMPO_ODDS
NOISES: Final[list[list[int]]] = parts.NOISES
RISKS: Final[list[int]] = parts.RISKS
LEFT_ODDS: Final[list[int]] = parts.LEFT_ODDS
ODDS: Final[int] = parts.ODDS
STEP: Final[int] = parts.STEP

# --- the surrogate's weights ------------------------------------------------------------------------------------------
BASE: Final[int] = parts.SURROGATE["base"]
LEANT: Final[int] = parts.SURROGATE["leant"]
BARED: Final[int] = parts.SURROGATE["bared"]
BARER: Final[int] = parts.SURROGATE["barer"]
HOLE: Final[int] = parts.SURROGATE["hole"]
CENTRE: Final[int] = parts.SURROGATE["centre"]
LEANING: Final[int] = parts.SURROGATE["leaning"]
TIPPING: Final[int] = parts.SURROGATE["tipping"]
DEPTH_ODDS: Final[list[list[list[int]]]] = parts.DEPTH_ODDS


@final
class Deck:
    """`slots` holds a card, UNSEEN or GONE for each slot; `unseen` counts the cards behind the unseen ones by kind."""

    def __init__(self, slots: list[int], unseen: list[int]) -> None:
        self.slots = slots
        self.unseen = unseen

    def clone(self) -> Deck:
        return Deck(self.slots[:], self.unseen[:])

    def count(self) -> int:
        return len(self.slots) - self.slots.count(GONE)

    def standing(self) -> list[int]:
        return [slot for slot in range(len(self.slots)) if self.slots[slot] != GONE]

    def cards(self) -> list[int]:
        """All cards in it by kind: what everybody can work out from the box and the open cards."""
        held = self.unseen[:]
        for card in self.slots:
            if card >= 0:
                held[card] += 1
        return held

    # --- the two sides ------------------------------------------------------------------------------------

    def half(self) -> int:
        """The first slot of the far side (M-7)."""
        return len(self.slots) // 2

    def sides(self) -> tuple[int, int]:
        near = 0
        for slot in range(self.half()):
            if self.slots[slot] != GONE:
                near += 1
        return near, self.count() - near

    def layers(self, slot: int) -> int:
        """How many cards of its own side stand outside this one."""
        outside = range(slot) if slot < self.half() else range(slot + 1, len(self.slots))
        count = 0
        for other in outside:
            if self.slots[other] != GONE:
                count += 1
        return count

    def lean(self) -> int:
        """The levers of all standing cards together: a card of the outer end counts one part by `arm`, the middle none.
        Near cards count below nothing, far ones above; an even Grimoire leans to neither side."""
        lean = 0
        for slot in range(len(self.slots)):
            if self.slots[slot] != GONE:
                lean += self.lever(slot)
        return lean

    def lever(self, slot: int) -> int:
        return 2 * slot - len(self.slots) + 1

    def arm(self) -> int:
        """The lever of an outermost slot."""
        return max(1, len(self.slots) - 1)

    def hole(self) -> int:
        """The widest gap between two standing cards, in cards."""
        widest = 0
        gap = len(self.slots)
        for slot in range(len(self.slots)):
            if self.slots[slot] == GONE:
                gap += 1
            else:
                widest = max(widest, gap if gap < len(self.slots) else 0)
                gap = 0
        return widest

    def bared_ends(self) -> int:
        """How many cards are gone from the two outer ends: their feet no longer brace the tent."""
        stands = self.standing()
        return len(self.slots) - 1 - stands[-1] + stands[0]

    def barer_end(self) -> int:
        """How many cards are gone from the end that has lost more."""
        stands = self.standing()
        return max(stands[0], len(self.slots) - 1 - stands[-1])

    def centre_gap(self) -> int:
        """How many cards are gone from the centre, between the innermost ones of the two sides."""
        half = self.half()
        near, far = half - 1, half
        while near >= 0 and self.slots[near] == GONE:
            near -= 1
        while far < len(self.slots) and self.slots[far] == GONE:
            far += 1
        return far - near - 1

    def neighbour(self, slot: int) -> int:
        """The card that sticks to a pulled one: the next further in, or out if there is none."""
        stands = self.standing()
        place = stands.index(slot)
        inward = place + 1 if slot < self.half() else place - 1
        return stands[inward] if 0 <= inward < len(stands) else stands[place - 1 if inward > place else place + 1]

    # --- faces --------------------------------------------------------------------------------------------

    def is_public(self, slot: int) -> bool:
        """M-3: the outermost card of each side, and cards at a gap wide enough to look into."""
        if self.slots[slot] >= 0:
            return True
        return self._open_before(slot) or self._open_after(slot)

    def _open_before(self, slot: int) -> bool:
        gap = 0
        while slot - gap > 0 and self.slots[slot - gap - 1] == GONE:
            gap += 1
        return gap >= GAP or slot - gap == 0

    def _open_after(self, slot: int) -> bool:
        gap = 0
        last = len(self.slots) - 1
        while slot + gap < last and self.slots[slot + gap + 1] == GONE:
            gap += 1
        return gap >= GAP or slot + gap == last

    def reveal(self, chance: Chance) -> list[int]:
        """Turn every public face up; the slots that were not known before."""
        revealed: list[int] = []
        for slot in self.standing():
            if self.slots[slot] == UNSEEN and self.is_public(slot):
                self.slots[slot] = self._face(chance)
                revealed.append(slot)
        return revealed

    def _face(self, chance: Chance) -> int:
        left = int(chance.below(sum(self.unseen)))
        card = 0
        while left >= self.unseen[card]:
            left -= self.unseen[card]
            card += 1
        self.unseen[card] -= 1
        return card

    # --- taking out ---------------------------------------------------------------------------------------

    def take(self, slot: int, chance: Chance) -> int:
        """The card that stood in the slot."""
        card = self.slots[slot]
        if card == UNSEEN:
            card = self._face(chance)
        self.slots[slot] = GONE
        return card

    def take_card(self, card: int) -> None:
        """Companion mode: a card of this kind was drawn from some place of the real Grimoire."""
        self.unseen[card] -= 1
        self.slots[self.slots.index(UNSEEN)] = GONE

    # --- M-56: the surrogate ------------------------------------------------------------------------------

    def risk(self, slot: int, tempo: int, hand: int, steadiness: int) -> int:
        """The chance of a collapse per ten thousand when this slot is pulled, as fitted to the simulation."""
        near, far = self.sides()
        lean = self.lean()
        common = self.common_odds(near + far, lean) + TEMPO_ODDS[tempo] + NOISES[steadiness][hand]
        deep = DEPTH_ODDS[tempo][steadiness][hand] * self.layers(slot)
        return self._risk(slot, deep // max(1, (near if slot < self.half() else far) - 1), near + far, lean, common)

    def risks(self, tempo: int, hand: int, steadiness: int) -> list[int]:
        """By slot the risk of every standing card, worked out together; 0 where none stands."""
        near, far = self.sides()
        lean = self.lean()
        common = self.common_odds(near + far, lean) + TEMPO_ODDS[tempo] + NOISES[steadiness][hand]
        depth = DEPTH_ODDS[tempo][steadiness][hand]
        risks = [0] * len(self.slots)
        half = self.half()
        place = 0
        for slot in range(len(self.slots)):
            if self.slots[slot] != GONE:
                layer = place if slot < half else near + far - 1 - place
                deep = depth * layer // max(1, (near if slot < half else far) - 1)
                risks[slot] = self._risk(slot, deep, near + far, lean, common)
                place += 1
        return risks

    def common_odds(self, count: int, lean: int) -> int:
        """What all slots share: cards left, how it leans, bared ends, the widest hole, an emptied centre."""
        ends = (BARED * self.bared_ends() + BARER * self.barer_end()) // len(self.slots)
        return self._shared_odds(count, lean, ends + CENTRE * self.centre_gap(), self.hole())

    def _shared_odds(self, count: int, lean: int, emptied: int, hole: int) -> int:
        """`emptied` are the odds of the ends and the centre."""
        return BASE + LEFT_ODDS[count] + LEANT * abs(lean) // (self.arm() * count) + emptied + HOLE * hole

    def odds_without(self) -> list[int]:
        """By slot: what the others would share if this one were taken out."""
        odds = [0] * len(self.slots)
        stands = self.standing()
        last = len(stands) - 1
        near, _ = self.sides()
        lean, hole = self.lean(), self.hole()
        ends = (BARED * self.bared_ends() + BARER * self.barer_end()) // len(self.slots)
        emptied = ends + CENTRE * self.centre_gap()
        for place in range(1, last):
            slot = stands[place]
            wide = max(hole, stands[place + 1] - stands[place - 1] - 1)
            odds[slot] = self._shared_odds(last, lean - self.lever(slot), emptied, wide)
        for place in (0, max(0, near - 1), min(near, last), last):  # the ends and the innermost: they change more
            slot = stands[place]
            card = self.slots[slot]
            self.slots[slot] = GONE
            odds[slot] = self.common_odds(last, lean - self.lever(slot))
            self.slots[slot] = card
        return odds

    def _risk(self, slot: int, deep: int, count: int, lean: int, common: int) -> int:
        """What is its own: the odds of its depth, and how the rest will lean without it."""
        left = abs(lean - self.lever(slot))
        odds = common + deep + LEANING * left // self.arm() + TIPPING * left // (self.arm() * max(1, count - 1))
        return RISKS[(min(ODDS, max(-ODDS, odds)) + ODDS) // STEP]


def new_deck(cards: list[int]) -> Deck:
    """M-7: the cards of these kinds, shuffled and stood up; nothing seen yet."""
    return Deck([UNSEEN] * sum(cards), cards[:])


def no_cards() -> list[int]:
    return [0] * KINDS_OF_CARD
