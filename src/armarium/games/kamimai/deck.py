"""The standing Grimoire as the rules know it: which slots still stand and which faces are public. No bodies, no poses.

A slot is a place in the deck as it was built, from the near outer card to the far one; it keeps its number until the
next build. The face of a slot is drawn by luck when it is first seen: before that nobody, not even the state, knows it.
"""

from __future__ import annotations

from typing import final

from armarium.chance import Chance
from armarium.games.kamimai import parts
from armarium.games.kamimai.notation import KINDS_OF_CARD

GONE = -2
UNSEEN = -1
GAP = parts.NUMBERS["gap"]
FIT = parts.SURROGATE
TEMPO_ODDS = parts.TEMPO_ODDS
NOISES = parts.NOISES
RISKS = parts.RISKS
ODDS = parts.ODDS
STEP = parts.STEP


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

    def stripped(self) -> int:
        """How many more cards are gone from one outer end than from the other: its feet no longer brace the tent."""
        stands = self.standing()
        return abs(stands[0] - (len(self.slots) - 1 - stands[-1]))

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

    def look(self, chance: Chance) -> list[int]:
        """Turn every public face up; the slots that were not known before."""
        found: list[int] = []
        for slot in self.standing():
            if self.slots[slot] == UNSEEN and self.is_public(slot):
                self.slots[slot] = self._face(chance)
                found.append(slot)
        return found

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
        common = self._common_odds(near, far) + TEMPO_ODDS[tempo] + NOISES[steadiness][hand]
        return self._risk(slot, self.layers(slot), near, far, common)

    def risks(self, tempo: int, hand: int, steadiness: int) -> list[tuple[int, int, int]]:
        """Slot, layer and risk of every standing card, worked out together."""
        near, far = self.sides()
        common = self._common_odds(near, far) + TEMPO_ODDS[tempo] + NOISES[steadiness][hand]
        found: list[tuple[int, int, int]] = []
        for place, slot in enumerate(self.standing()):
            layer = place if slot < self.half() else near + far - 1 - place
            found.append((slot, layer, self._risk(slot, layer, near, far, common)))
        return found

    def _common_odds(self, near: int, far: int) -> int:
        """What all slots share: cards gone, sides, stripped ends."""
        odds = FIT["base"] + FIT["few"] * (len(self.slots) - near - far) // len(self.slots)
        odds += FIT["lopsided"] * abs(near - far) // (near + far)
        return odds + FIT["stripped"] * self.stripped() ** 2 // 16

    def _risk(self, slot: int, layer: int, near: int, far: int, common: int) -> int:
        side = near if slot < self.half() else far
        depth = 1000 * layer // max(1, side - 1)
        odds = common + FIT["depth"] * depth // 1000
        odds += FIT["depth_lopsided"] * depth * abs(near - far) // (1000 * (near + far))
        return RISKS[(min(ODDS, max(-ODDS, odds)) + ODDS) // STEP]


def built(cards: list[int]) -> Deck:
    """M-7: the cards of these kinds, shuffled and stood up; nothing seen yet."""
    return Deck([UNSEEN] * sum(cards), cards[:])


def nothing() -> list[int]:
    return [0] * KINDS_OF_CARD
