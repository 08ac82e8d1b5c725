"""Who has seen which card, kept from outside; hidden ones dealt anew in a position.

Rune: R-5, R-13.
"""

from __future__ import annotations

from armarium.game import Event
from tests.contract import redeal as contract
from tests.contract.redeal import Pool, Slot, Viewer, fields_of, listed, with_fields


class Dealer(contract.Dealer):
    """A hand is secret until it is shown; sixteen cards are in the box."""

    def __init__(self, text: str) -> None:
        self.laid: set[str] = set()
        self.shown: set[str] = set()

    def watch(self, seat: int, move: str, events: list[Event], before: str, after: str) -> None:
        verb, *rest = move.split()
        if verb == "lay":
            self.laid.add(rest[0])
        elif verb == "show":
            self.shown |= set(self.hands(before)[seat])

    def hands(self, text: str) -> list[list[str]]:
        return [listed(hand, ".") for hand in fields_of(text)["hands"].split("/")]

    def pools(self, text: str, viewer: Viewer) -> list[Pool]:
        hands = self.hands(text)
        out = self.laid | self.shown | set(listed(fields_of(text)["gone"], "."))
        seen = out | {card for seat, hand in enumerate(hands) if seat == viewer for card in hand}
        slots = [slot for slot, card in self.held(text).items() if slot[1] != viewer and card not in self.shown]
        return [Pool(slots, [str(card) for card in range(1, 17) if str(card) not in seen])]

    def held(self, text: str) -> dict[Slot, str]:
        return {("hands", s, n): card for s, hand in enumerate(self.hands(text)) for n, card in enumerate(hand)}

    def put(self, text: str, cards: dict[Slot, str]) -> str:
        hands = [
            sorted((cards.get(("hands", seat, n), card) for n, card in enumerate(hand)), key=int)
            for seat, hand in enumerate(self.hands(text))
        ]
        return with_fields(text, {"hands": "/".join(".".join(hand) or "-" for hand in hands)})
