"""What a seat cannot know, dealt anew in the text of a position: written from the clause sheets, for the secrecy tests.

A dealer watches a game from outside: moves, events, positions as text. It keeps its own account of who has seen which
card and where it came from, and never asks `guess`, a view, or the notes a position carries about who knows what.
"""

from __future__ import annotations

from collections.abc import Sequence

from armarium.chance import Chance
from armarium.game import Event
from tests.drawers import drawer

Slot = tuple[str, int, int]  # field, seat or place, number inside it
Fields = dict[str, str]
Viewer = int | None


class Pool:
    """Cards a viewer cannot tell apart: `cards` lie in the slots and, beyond them, in a deck.

    A slot in `coins` holds a coin whatever it is. A `loose` pool has no deck: each slot may hold any of the cards.
    """

    def __init__(
        self, slots: Sequence[Slot], cards: Sequence[str], coins: Sequence[Slot] = (), loose: bool = False
    ) -> None:
        self.slots = list(slots)
        self.cards = list(cards)
        self.coins = set(coins)
        self.loose = loose

    def possible(self, slot: Slot) -> set[str]:
        """Everything that may lie there."""
        if self.loose:
            return set(self.cards)
        coins = [card for card in self.cards if card in COINS]
        if slot in self.coins:
            return set(coins)
        return {card for card in self.cards if card not in COINS or len(coins) > len(self.coins)}

    def deal(self, dice: Chance) -> dict[Slot, str]:
        rest, dealt = list(self.cards), dict[Slot, str]()
        for slot in sorted(self.slots, key=lambda slot: slot not in self.coins):
            fitting = [card for card in rest if slot not in self.coins or card in COINS]
            dealt[slot] = fitting[dice.below(len(fitting))]
            if not self.loose:
                rest.remove(dealt[slot])
        return dealt


COINS = ("bronze", "silver", "gold")


def fields_of(text: str) -> Fields:
    return dict(part.partition("=")[::2] for part in text.split()[1:])


def with_fields(text: str, changed: Fields) -> str:
    version, *parts = text.split()
    told = [part.partition("=")[0] for part in parts]
    return " ".join([version, *(f"{name}={changed.get(name, fields_of(text)[name])}" for name in told)])


def listed(text: str, mark: str) -> list[str]:
    return [] if text == "-" else text.split(mark)


class Dealer:
    """Nothing is hidden where a game has no dealer of its own (`Dealer` in tests/<game>/dealer.py): KamiMaï's faces
    inside the Grimoire are no part of a position at all (M-53), everything else is open (M-9)."""

    def __init__(self, text: str) -> None:
        self.seats = 0

    def watch(self, seat: int, move: str, events: list[Event], before: str, after: str) -> None:
        """A move was made."""

    def pools(self, text: str, viewer: Viewer) -> list[Pool]:
        return []

    def held(self, text: str) -> dict[Slot, str]:
        """What lies in every slot a pool can name."""
        return {}

    def put(self, text: str, cards: dict[Slot, str]) -> str:
        """The position with these cards in these slots."""
        return text

    def redealt(self, text: str, viewer: Viewer, dice: Chance) -> str:
        dealt: dict[Slot, str] = {}
        for pool in self.pools(text, viewer):
            dealt |= pool.deal(dice)
        return self.put(text, dealt)


def new_dealer(game: str, text: str) -> Dealer:
    own = drawer(game, "dealer")
    dealer: Dealer = Dealer(text) if own is None else own.Dealer(text)
    return dealer
