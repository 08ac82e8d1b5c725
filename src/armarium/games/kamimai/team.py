"""What the hands of a KamiMaï team are worth, counted in useful cards: spells nearly paid, cards for later, Guardians.

It reads a position and leaves it as it was. It knows nothing of the standing Grimoire.
"""

from __future__ import annotations

from typing import Final, final

from armarium.games.kamimai import parts
from armarium.games.kamimai.notation import (
    DRAGONFLIES,
    FAIRY,
    FREE_HAND,
    GUARDIAN,
    IMP,
    KINDS_OF_CARD,
    MOUSE,
    TEAM,
    WOLF,
)
from armarium.games.kamimai.rules import State
from armarium.games.kamimai.spells import most

NOISES: Final[list[list[int]]] = parts.NOISES
HAND_OF: Final[list[int]] = parts.HAND_OF

# --- weights, found by play -------------------------------------------------------------------------------------------
HELD: Final = [0.0, 1.0, 2.1, 3.3, 4.6]  # Element cards of one colour that a spell of the targeted area can use
CAST_NOW: Final = 12.0  # more than all the hands can promise after it is paid
LATER: Final = 0.55  # a card for a spell of another area
OTHER: Final = 0.35  # of a colour that may become the team spell's, but is not the likeliest
SPARE: Final = 0.05
HANDICAPS: Final = [6.0, 10.0, 16.0, 2.0]  # what a Guardian's hand costs its holder, shared by all seats
PLACES: Final = [0.0, 3.0, 1.5, 1.0, 0.7, 0.6]  # and what the place in the Reserve is worth, by seats


@final
class Team:
    """The hands of all, the activator's drawn cards included, and the spells that wait for them."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.seats = state.seats
        self.limit = state.limit()
        self.share = most(state.seats)
        self.hands: list[list[int]] = [state.cards_of(seat) for seat in range(state.seats)]
        self.wanted = [0, 0, 0, 0, 0]  # open boxes of the targeted area: four colours and the team's
        self.later = [0, 0, 0, 0, 0]
        self.aim(state.sheet.target)

    def aim(self, target: int) -> None:
        """See the sheet with this area targeted."""
        sheet = self.state.sheet
        for box in range(5):
            self.wanted[box] = 0
            self.later[box] = 0
        for area in range(len(sheet.marked)):
            boxes = sheet.spells(area)
            for place in range(len(boxes)):
                if not sheet.marked[area] >> place & 1:
                    if area == target:
                        self.wanted[boxes[place]] = 1
                    else:
                        self.later[boxes[place]] += 1

    # --- hands ------------------------------------------------------------------------------------------------------

    def total(self, card: int) -> int:
        count = 0
        for hand in self.hands:
            count += hand[card]
        return count

    def held(self, colour: int) -> int:
        """What all can pay in this colour, its Fairy included."""
        return self.total(colour) + 3 * self.total(FAIRY + colour)

    def potential(self) -> float:
        """What the hands promise: full rows of wanted colours, a shared colour for the team spell, cards for later."""
        worth = 0.0
        wolf = 2 * self.total(WOLF)
        shared = 0.0
        best = 0.0
        joker = 0.0
        for colour in range(4):
            held = self.held(colour)
            if self.wanted[colour]:
                used = min(4, held)
                worth += HELD[used]
                joker = max(joker, HELD[min(4, held + wolf)] - HELD[used])
                held -= used
            if self.wanted[TEAM]:
                row = HELD[min(4, held, self.shared(colour))]
                best = max(best, row)
                shared += row
            kept = min(held, 4 * self.later[colour] + 2 * self.later[TEAM])
            worth += LATER * kept + SPARE * (held - kept)
        worth += best + OTHER * (shared - best) + (max(0.6, joker) if wolf else 0.0)
        return worth + self._creatures() - self._crowding()

    def shared(self, colour: int) -> int:
        """How much of a team spell this colour could pay (M-19)."""
        paid = 0
        for hand in self.hands:
            paid += min(self.share, hand[colour] + 2 * hand[FAIRY + colour] + hand[WOLF])
        return paid

    def _creatures(self) -> float:
        guardians = 0
        for card in range(GUARDIAN, FAIRY):
            guardians += self.total(card)
        imp = (0.4 + 1.2 * guardians) if self.total(IMP) else 0.0
        return imp + 0.8 * self.total(MOUSE) + 0.2 * self.total(DRAGONFLIES)

    def _crowding(self) -> float:
        """Guardians in Reserves, and Reserves so full that the next card finds no place."""
        cost = 0.0
        for hand in self.hands:
            count = 0
            for card in range(KINDS_OF_CARD):
                count += hand[card]
            cost += 0.15 * max(0, count - self.limit + 1)
            cost += handicap(hand, self.seats)
        return cost

    # --- the end of a turn ------------------------------------------------------------------------------------------

    def stored(self, seat: int) -> float:
        """The potential when the seat keeps the best cards it may; the hand is left as it was."""
        hand = self.hands[seat]
        before = hand[:]
        loose = sum(hand)
        guardians = hand[4] + hand[5] + hand[6] + hand[7]
        loose -= guardians
        while loose > max(0, self.limit - guardians):
            hand[self.least(seat)] -= 1
            loose -= 1
        worth = self.potential()
        for card in range(KINDS_OF_CARD):
            hand[card] = before[card]
        return worth

    def least(self, seat: int) -> int:
        """The card of the seat that is missed least."""
        hand = self.hands[seat]
        best = -1e9
        found = 0
        for card in range(KINDS_OF_CARD):
            if hand[card] and not GUARDIAN <= card < FAIRY:
                hand[card] -= 1
                worth = self.potential()
                hand[card] += 1
                if worth > best:
                    best = worth
                    found = card
        return found

    def cleared(self, seat: int) -> float:
        """As `ended`, with room for every card."""
        limit = self.limit
        self.limit = 64
        worth = self.ended(seat)
        self.limit = limit
        return worth

    def ended(self, seat: int) -> float:
        """What the position is worth after the seat has cast what it can and stored the rest; nothing is changed."""
        before = [hand[:] for hand in self.hands]
        wanted = self.wanted[:]
        worth = 0.0
        for box in range(5):
            if self.wanted[box] and self.pay(seat, box):
                self.wanted[box] = 0
                worth += CAST_NOW
        worth += self.stored(seat)
        self.hands = before
        self.wanted = wanted
        return worth

    def pay(self, seat: int, box: int) -> bool:
        if box != TEAM:
            return self._pay_colour(seat, box)
        for colour in range(4):
            if self.hands[seat][colour] + 2 * self.hands[seat][FAIRY + colour] and self.shared(colour) >= 4:
                return self._pay_shares(colour)
        return False

    def _pay_colour(self, seat: int, colour: int) -> bool:
        """The activator's own cards first, then the others', then Fairy and Wolf."""
        mine = self.hands[seat]
        wolf = 2 * self.total(WOLF)
        if self.held(colour) + wolf < 4 or not mine[colour] + mine[FAIRY + colour] + mine[WOLF]:
            return False
        left = 4
        for place in range(self.seats):
            hand = self.hands[(seat + place) % self.seats]
            given = min(left, hand[colour])
            hand[colour] -= given
            left -= given
        if left > 0:
            left -= self._spend(FAIRY + colour, 3)
        if left > 0:
            self._spend(WOLF, 2)
        return True

    def _spend(self, card: int, value: int) -> int:
        for hand in self.hands:
            if hand[card]:
                hand[card] = 0
                return value
        return 0

    def _pay_shares(self, colour: int) -> bool:
        left = 4
        for hand in self.hands:
            given = min(left, self.share, hand[colour])
            hand[colour] -= given
            left -= given
        return True


def handicap(hand: list[int], seats: int) -> float:
    """M-33: with several Guardians the holder chooses the least of them, but each takes a place."""
    least = 99.0
    cost = 0.0
    for element in range(4):
        if hand[GUARDIAN + element]:
            least = min(least, HANDICAPS[HAND_OF[element]] / seats)
            cost += PLACES[seats] * hand[GUARDIAN + element]
    return cost + least if cost > 0.0 else 0.0


def forced_hand(hand: list[int], steadiness: int) -> int:
    """The steadiest hand the Guardians of a Reserve allow."""
    best = FREE_HAND
    for element in range(4):
        if hand[GUARDIAN + element]:
            way = HAND_OF[element]
            if best == FREE_HAND or NOISES[steadiness][way] < NOISES[steadiness][best]:
                best = way
    return best
