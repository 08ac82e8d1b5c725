"""Who has seen which card, kept from outside; hidden ones dealt anew in a position.

Kragmortha: K-9, K-13, K-32, K-33 (hand 2 and 4), K-36.
"""

from __future__ import annotations

import re
from collections import Counter

from armarium.game import Event
from tests.contract import redeal as contract
from tests.contract.redeal import Pool, Slot, Viewer, fields_of, listed, with_fields

PAIRS = {"bs": (5, 2), "bp": (5, 2), "bg": (5, 2), "sp": (5, 2), "sg": (5, 2), "pg": (5, 2)}
JOKERS = {"bo": (2, 1), "so": (2, 1), "po": (2, 1), "go": (2, 1), "oo": (2, 2)}


class Dealer(contract.Dealer):
    """Each card of a hand with the seats that have seen it: its owner, but for a Flat Palm; everybody, where a hand
    lies open or a card was shown; a thief; both sides of a trade. New cards go right (K-34)."""

    def __init__(self, text: str) -> None:
        self.seats = int(fields_of(text)["seats"])
        self.known: list[list[set[int]]] = [[{seat} for _ in hand] for seat, hand in enumerate(self.hands(text))]

    def hands(self, text: str) -> list[list[str]]:
        return [[card.split(":")[0] for card in listed(hand, ".")] for hand in fields_of(text)["hands"].split("/")]

    def watch(self, seat: int, move: str, events: list[Event], before: str, after: str) -> None:
        everybody = set(range(self.seats))
        for event in events:
            who, slot = int(str(event.values.get("seat", -1))), int(str(event.values.get("slot", 0))) - 1
            match event.kind:
                case "played":
                    self.known[who].pop(slot)
                case "discarded":
                    self.known[who].pop(int(move.split()[1]) - 1)
                case "exchanged":
                    self.known[who] = []
                case "showed":
                    self.known[who][slot] |= everybody
                case "drew":
                    count = int(str(event.values["count"]))
                    self.known[who] += [set() for _ in range(count)]
                    self._see(after, who)
                case "pilfered":
                    for card in self.known[int(str(event.values["target-seat"]))]:
                        card.add(who)
                case "peeked" | "touched":
                    self.known[who][slot].add(who)
                case "traded":
                    self._trade(who, int(str(event.values["target-seat"])), move, after)
        for each in range(self.seats):
            self._see(after, each)

    def _trade(self, who: int, other: int, move: str, after: str) -> None:
        mine, theirs = (int(word) - 1 for word in re.findall(r"\d+", move)[-2:])
        given, taken = self.known[who].pop(mine), self.known[other].pop(theirs)
        self.known[other].append(given)
        self.known[who].append(taken)

    def _see(self, text: str, seat: int) -> None:
        """What a hand's own Looks make of it now."""
        looks = self.looks(text)
        for card in self.known[seat]:
            if (seat, "hand-2") in looks:
                card |= set(range(self.seats))
            if (seat, "hand-4") not in looks:
                card.add(seat)

    def looks(self, text: str) -> set[tuple[int, str]]:
        """Handicaps that are imposed: online only, and not by a family that is switched off."""
        fields = fields_of(text)
        if "mode:table" in fields["options"] or "hand:off" in fields["options"]:
            return set()
        dealt = [look.split(":")[0].split("/") for look in listed(fields["looks"], ",")]
        return {(int(seat) - 1, look) for seat, look, *_ in dealt}

    def deck(self, text: str) -> Counter[str]:
        fields = fields_of(text)
        box = Counter({f"g{pair}": counts[0] for pair, counts in (PAIRS | JOKERS).items()})
        box |= Counter({f"r{pair}": counts[1] for pair, counts in (PAIRS | JOKERS).items()})
        for part in listed(fields["discards"], "."):
            box[part.split("*")[0]] -= int(part.split("*")[1])
        return box - Counter(card for hand in self.hands(text) for card in hand)

    def held(self, text: str) -> dict[Slot, str]:
        cards = {("hands", s, n): card for s, hand in enumerate(self.hands(text)) for n, card in enumerate(hand)}
        votes = fields_of(text)["votes"]
        return cards | {("votes", seat, 0): vote for seat, vote in enumerate(votes) if vote != "-"}

    def pools(self, text: str, viewer: Viewer) -> list[Pool]:
        """K-34: votes are sealed until the last one is given."""
        held = self.held(text)
        if fields_of(text)["phase"] == "over":
            return []
        hidden = [slot for slot in held if slot[0] == "hands" and self._is_hidden(slot, viewer)]
        sealed = [slot for slot in held if slot[0] == "votes" and slot[1] != viewer]
        cards = [*(held[slot] for slot in hidden), *self.deck(text).elements()]
        return [Pool(hidden, cards), Pool(sealed, ["g", "c", "a"], loose=True)]

    def _is_hidden(self, slot: Slot, viewer: Viewer) -> bool:
        """Who only looks on sees what everybody sees."""
        known = self.known[slot[1]][slot[2]]
        return len(known) < self.seats if viewer is None else viewer not in known

    def put(self, text: str, cards: dict[Slot, str]) -> str:
        hands = [
            [
                ":".join([cards.get(("hands", seat, n), card.split(":")[0]), *card.split(":")[1:]])
                for n, card in enumerate(listed(hand, "."))
            ]
            for seat, hand in enumerate(fields_of(text)["hands"].split("/"))
        ]
        votes = [cards.get(("votes", seat, 0), vote) for seat, vote in enumerate(fields_of(text)["votes"])]
        return with_fields(text, {"hands": "/".join(".".join(hand) or "-" for hand in hands), "votes": "".join(votes)})
