"""What the hands of a KamiMaï team are worth, counted in useful cards: spells nearly paid, cards for later, Guardians.

It reads a position and leaves it as it was. It knows nothing of the standing Grimoire. A search asks it very often, so
hands are one row of numbers, with the sums that are asked for most beside it.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from armarium.games.kamimai import parts
from armarium.games.kamimai.notation import (
    DRAGONFLIES,
    FAIRY,
    FREE_HAND,
    GUARDIAN,
    IMP,
    MOUSE,
    TEAM,
    WOLF,
)
from armarium.games.kamimai.spells.payments import most
from armarium.games.kamimai.state import State

NOISES: Final[list[list[int]]] = parts.NOISES
HAND_OF: Final = vec[i64](parts.HAND_OF)  # by element
KINDS: Final[i64] = 16
NO_COLOUR: Final[i64] = -1
SPELL: Final[i64] = parts.NUMBERS["spell"]
FAIRY_VALUE: Final[i64] = parts.NUMBERS["fairy"]
WOLF_VALUE: Final[i64] = parts.NUMBERS["wolf"]
FLOAT: Final = vec[float]([float(count) for count in range(65)])  # quicker than a cast

# --- weights, found by play -------------------------------------------------------------------------------------------
# Element cards of a colour that a spell of the area can use; each is worth a little more than the one before.
HELD: Final = vec[float]([round(cards + 0.05 * cards * (cards - 1), 2) for cards in range(int(SPELL) + 1)])
CAST_NOW: Final = 12.0  # more than all the hands can promise after it is paid
LATER: Final = 0.55  # a card for a spell of another area
OTHER: Final = 0.35  # of a colour that may become the team spell's, but is not the likeliest
SPARE: Final = 0.05
HANDICAPS: Final = vec[float]([6.0, 10.0, 16.0, 2.0])  # what a Guardian's hand costs its holder, shared by all seats
PLACES: Final = vec[float]([0.0, 3.0, 1.5, 1.0, 0.7, 0.6])  # and what the place in the Reserve is worth, by seats


@final
class Team:
    """The hands of all, the activator's drawn cards included, and the spells that wait for them."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.seats: i64 = state.seats
        self.limit: i64 = state.limit()
        self.share: i64 = most(state.seats)
        self.place = PLACES[self.seats]
        self.cards = vec[i64]([0] * (KINDS * self.seats))  # by seat and kind
        self.totals = vec[i64]([0] * KINDS)  # by kind
        self.counts = vec[i64]([0] * self.seats)
        self.guards = vec[i64]([0] * self.seats)  # Guardians by seat
        for seat in range(self.seats):
            self._add_hand(seat, state.reserves[seat])
        self._add_hand(state.seat, state.drawn)
        self.wanted = vec[i64]([0] * 5)  # open boxes of the targeted area: four colours and the team's
        self.later = vec[i64]([0] * 5)
        self.aim(state.sheet.target)

    def _add_hand(self, seat: i64, hand: list[int]) -> None:
        for card in range(KINDS):
            if hand[card]:
                self.change(seat, card, hand[card])

    def aim(self, target: int) -> None:
        """See the sheet with this area targeted."""
        sheet = self.state.sheet
        for box in range(i64(5)):
            self.wanted[box] = 0
            self.later[box] = 0
        for area in range(len(sheet.marked)):
            boxes = sheet.spells(area)
            for place in range(len(boxes)):
                if not sheet.is_marked(area, place):
                    if area == target:
                        self.wanted[boxes[place]] = 1
                    else:
                        self.later[boxes[place]] += 1

    # --- hands ------------------------------------------------------------------------------------------------------

    def change(self, seat: i64, card: i64, by: i64) -> None:
        """Put cards of a kind into a hand, or take them out."""
        self.cards[seat * KINDS + card] += by
        self.totals[card] += by
        self.counts[seat] += by
        if GUARDIAN <= card < FAIRY:
            self.guards[seat] += by

    def holds(self, seat: i64, card: i64) -> i64:
        return self.cards[seat * KINDS + card]

    def total(self, card: i64) -> i64:
        return self.totals[card]

    def payable(self, colour: i64) -> i64:
        """What all can pay in this colour, its Fairy included."""
        return self.totals[colour] + FAIRY_VALUE * self.totals[FAIRY + colour]

    def snapshot(self) -> HandsSnapshot:
        return HandsSnapshot(self.cards[:], self.totals[:], self.counts[:], self.guards[:], self.wanted[:])

    def restore(self, hands: HandsSnapshot) -> None:
        self.cards = hands.cards
        self.totals = hands.totals
        self.counts = hands.counts
        self.guards = hands.guards
        self.wanted = hands.wanted

    def free_of_guardians(self) -> None:
        """M-35: what the Imp does."""
        for seat in range(self.seats):
            for card in range(i64(GUARDIAN), i64(FAIRY)):
                self.change(seat, card, -self.holds(seat, card))

    # --- what they promise ------------------------------------------------------------------------------------------

    def potential(self) -> float:
        """What the hands promise: full rows of wanted colours, a shared colour for the team spell, cards for later."""
        value = 0.0
        wolf = WOLF_VALUE * self.totals[WOLF]
        shared = 0.0
        best = 0.0
        joker = 0.0
        team = self.wanted[TEAM]
        for colour in range(i64(4)):
            held = self.payable(colour)
            if self.wanted[colour]:
                used = min(SPELL, held)
                value += HELD[used]
                if wolf:
                    joker = max(joker, HELD[min(SPELL, held + wolf)] - HELD[used])
                held -= used
            if team:
                useful = min(SPELL, held)
                row = HELD[min(useful, self.team_payment(colour))]
                best = max(best, row)
                shared += row
            kept = min(held, SPELL * self.later[colour] + 2 * self.later[TEAM])
            value += LATER * FLOAT[kept] + SPARE * FLOAT[held - kept]
        value += best + OTHER * (shared - best) + (max(0.6, joker) if wolf else 0.0)
        return value + self._creature_value() - self._crowding_cost()

    def team_payment(self, colour: i64) -> i64:
        """How much of a team spell this colour could pay (M-19)."""
        paid: i64 = 0
        for seat in range(self.seats):
            hand = seat * KINDS
            can = self.cards[hand + colour] + 2 * self.cards[hand + FAIRY + colour] + self.cards[hand + WOLF]
            paid += min(self.share, can)
        return paid

    def _creature_value(self) -> float:
        guardians: i64 = 0
        for seat in range(self.seats):
            guardians += self.guards[seat]
        imp = (0.4 + 1.2 * FLOAT[guardians]) if self.totals[IMP] else 0.0
        return imp + 0.8 * FLOAT[self.totals[MOUSE]] + 0.2 * FLOAT[self.totals[DRAGONFLIES]]

    def _crowding_cost(self) -> float:
        """Guardians in Reserves, and Reserves so full that the next card finds no place."""
        cost = 0.0
        for seat in range(self.seats):
            over = self.counts[seat] - self.limit + 1
            if over > 0:
                cost += 0.15 * FLOAT[over]
            if self.guards[seat]:
                cost += self.guardian_cost(seat)
        return cost

    def guardian_cost(self, seat: i64) -> float:
        """M-33: with several Guardians the holder chooses the least of them, but each takes a place."""
        least = 99.0
        cost = 0.0
        for element in range(i64(4)):
            guardians = self.holds(seat, GUARDIAN + element)
            if guardians:
                least = min(least, HANDICAPS[HAND_OF[element]] / FLOAT[self.seats])
                cost += self.place * FLOAT[guardians]
        return cost + least if cost > 0.0 else 0.0

    def forced_hand(self, seat: i64) -> int:
        """The steadiest hand the Guardians of a Reserve allow."""
        noises = NOISES[self.state.steadiness]
        best = FREE_HAND
        for element in range(i64(4)):
            if self.holds(seat, GUARDIAN + element):
                way = int(HAND_OF[element])
                if best == FREE_HAND or noises[way] < noises[best]:
                    best = way
        return best

    # --- the end of a turn ------------------------------------------------------------------------------------------

    def value_stored(self, seat: i64) -> float:
        """The potential when the seat keeps the best cards it may; the hand is left as it was."""
        dropped = vec[i64]()
        while self.has_too_many(seat):
            card = self.least_useful(seat)
            self.change(seat, card, -1)
            dropped = append(dropped, card)
        value = self.potential()
        for place in range(i64(len(dropped))):
            self.change(seat, dropped[place], 1)
        return value

    def has_too_many(self, seat: i64) -> bool:
        """Guardians stay; the others share what places are left (M-24)."""
        guardians = self.guards[seat]
        room = self.limit - guardians
        return self.counts[seat] - guardians > (max(0, room))

    def least_useful(self, seat: i64) -> i64:
        """The card of the seat that is missed least."""
        best = -1e9
        card_of_least: i64 = 0
        for card in range(KINDS):
            if self.cards[seat * KINDS + card] and not GUARDIAN <= card < FAIRY:
                self.change(seat, card, -1)
                value = self.potential()
                self.change(seat, card, 1)
                if value > best:
                    best = value
                    card_of_least = card
        return card_of_least

    def value_without_limit(self, seat: i64) -> float:
        """As `value_after_turn`, with room for every card."""
        limit = self.limit
        self.limit = 64
        value = self.value_after_turn(seat)
        self.limit = limit
        return value

    def value_after_turn(self, seat: i64) -> float:
        """What the position is worth after the seat has cast what it can and stored the rest; nothing is changed."""
        if not self.can_cast(seat):
            return self.value_stored(seat)
        before = self.snapshot()
        value = CAST_NOW * FLOAT[self.cast(seat)] + self.value_stored(seat)
        self.restore(before)
        return value

    def can_cast(self, seat: i64) -> bool:
        for box in range(i64(5)):
            if self.wanted[box] and self._can_pay(seat, box):
                return True
        return False

    def cast(self, seat: i64) -> i64:
        """Pay what the seat can pay; how many spells that are."""
        spells: i64 = 0
        for box in range(i64(5)):
            if self.wanted[box] and self._can_pay(seat, box):
                self.wanted[box] = 0
                spells += 1
                if box == TEAM:
                    self._pay_shares(self._team_colour(seat))
                else:
                    self._pay_colour(seat, box)
        return spells

    def _can_pay(self, seat: i64, box: i64) -> bool:
        """Whether all together have enough, and the seat something of it."""
        if box == TEAM:
            return self._team_colour(seat) != NO_COLOUR
        if self.payable(box) + WOLF_VALUE * self.totals[WOLF] < SPELL:
            return False
        return self.holds(seat, box) + self.holds(seat, FAIRY + box) + self.holds(seat, WOLF) > 0

    def _team_colour(self, seat: i64) -> i64:
        for colour in range(i64(4)):
            if self.holds(seat, colour) + 2 * self.holds(seat, FAIRY + colour) and self.team_payment(colour) >= SPELL:
                return colour
        return NO_COLOUR

    def _pay_colour(self, seat: i64, colour: i64) -> None:
        """The activator's own cards first, then the others', then Fairy and Wolf."""
        left: i64 = SPELL
        for place in range(self.seats):
            giver = (seat + place) % self.seats
            given = min(left, self.holds(giver, colour))
            self.change(giver, colour, -given)
            left -= given
        if left > 0:
            left -= self._spend(FAIRY + colour, FAIRY_VALUE)
        if left > 0:
            self._spend(WOLF, WOLF_VALUE)

    def _spend(self, card: i64, value: i64) -> i64:
        for seat in range(self.seats):
            held = self.holds(seat, card)
            if held:
                self.change(seat, card, -held)
                return value
        return 0

    def _pay_shares(self, colour: i64) -> None:
        left: i64 = SPELL
        for seat in range(self.seats):
            share = min(left, self.share)
            given = min(share, self.holds(seat, colour))
            self.change(seat, colour, -given)
            left -= given


@final
class HandsSnapshot:
    """All hands and what they were wanted for, to go back to."""

    def __init__(self, cards: vec[i64], totals: vec[i64], counts: vec[i64], guards: vec[i64], wanted: vec[i64]) -> None:
        self.cards = cards
        self.totals = totals
        self.counts = counts
        self.guards = guards
        self.wanted = wanted
