"""All ways to pay a spell (M-16 to M-19, M-34): who gives how many Element cards, what Fairy and Wolf count for."""

from __future__ import annotations

from typing import final

from armarium.games.kamimai import parts
from armarium.games.kamimai.notation import FAIRY, TEAM, WOLF, spell_fairy, spell_of, spell_share, spell_wolf

SPELL = parts.NUMBERS["spell"]
FAIRY_VALUE = parts.NUMBERS["fairy"]
WOLF_VALUE = parts.NUMBERS["wolf"]
NO_SEAT = -1


def holder(hands: list[list[int]], card: int) -> int:
    """The seat that holds this creature; there is one of each in the box."""
    for seat in range(len(hands)):
        if hands[seat][card] > 0:
            return seat
    return NO_SEAT


def share(move: int, seat: int, fairy_seat: int, wolf_seat: int) -> int:
    """The value a seat pays in a spell."""
    value = spell_share(move, seat)
    if seat == fairy_seat:
        value += spell_fairy(move)
    if seat == wolf_seat:
        value += spell_wolf(move)
    return value


@final
class Payments:
    """Collects the payments of one box in one colour. `hands` are the open cards of all seats, drawn ones included."""

    def __init__(self, hands: list[list[int]], activator: int, box: int, colour: int) -> None:
        self.hands = hands
        self.activator = activator
        self.box = box
        self.colour = colour
        self.fairy_seat = holder(hands, FAIRY + colour)
        self.wolf_seat = holder(hands, WOLF)
        self.fairy = 0
        self.wolf = 0
        self.shares = [0] * len(hands)
        self.moves: list[int] = []

    def collect(self) -> list[int]:
        for fairy in range(FAIRY_VALUE + 1 if self.fairy_seat != NO_SEAT else 1):
            for wolf in range(WOLF_VALUE + 1 if self.wolf_seat != NO_SEAT else 1):
                self.fairy = fairy
                self.wolf = wolf
                self._spread(0, SPELL - fairy - wolf)
        return self.moves

    def _spread(self, seat: int, left: int) -> None:
        """Let the seats from this one on give the Element cards that are left to give."""
        if left < 0:
            return
        if seat == len(self.hands):
            if left == 0 and self._is_allowed():
                self.moves.append(spell_of(self.box, self.colour, self.shares, self.fairy, self.wolf))
            return
        for given in range(min(left, self.hands[seat][self.colour]) + 1):
            self.shares[seat] = given
            self._spread(seat + 1, left - given)
        self.shares[seat] = 0

    def _is_allowed(self) -> bool:
        if self._value(self.activator) == 0:
            return False  # M-17, M-18: at least 1 from the activator
        return self.box != TEAM or self._is_fair()

    def _is_fair(self) -> bool:
        """M-19: 1 each of four, 1 each and somebody 2, 2 each, or all alone (M-40)."""
        paying = 0
        for seat in range(len(self.hands)):
            value = self._value(seat)
            if value > 0:
                paying += 1
            if value > most(len(self.hands)):
                return False
        return paying == min(SPELL, len(self.hands))

    def _value(self, seat: int) -> int:
        value = self.shares[seat]
        if seat == self.fairy_seat:
            value += self.fairy
        if seat == self.wolf_seat:
            value += self.wolf
        return value


def most(seats: int) -> int:
    """M-19: the largest share of a team spell."""
    return (SPELL + seats - 1) // seats
