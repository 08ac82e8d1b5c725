"""Who has seen which card, kept from outside; hidden ones dealt anew in a position.

Grimoire: G-8 to G-16, G-22, Spy.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence

from armarium.game import Event
from tests.contract import redeal as contract
from tests.contract.redeal import Pool, Slot, Viewer, fields_of, listed, with_fields


class Back:
    """A card lying face down: which deck it came from, and which seats have seen its face."""

    def __init__(self, deck: int, seers: set[int]) -> None:
        self.deck = deck
        self.seers = seers


QUEST = {"bronze": (12, 14), "silver": (10, 12), "gold": (7, 8)} | dict.fromkeys(
    ("spy", "mercenary", "brave", "archer", "merchant", "nun", "thief", "prince", "queen", "king"), (3, 4)
)
ITEMS = {"sword": (5, 6), "bracelet": (2, 2), "cup": (1, 1), "junk": (9, 11), "shoes": (1, 1)}


def pile(text: str) -> Counter[str]:
    counts: Counter[str] = Counter()
    for part in listed(text, "."):
        many, name = re.fullmatch(r"(\d*)([a-z]+)", part).groups()  # type: ignore[union-attr]
        counts[name] += int(many or 1)
    return counts


def pile_text(counts: Counter[str], order: Sequence[str]) -> str:
    return ".".join(f"{counts[name] if counts[name] > 1 else ''}{name}" for name in order if counts[name]) or "-"


class Dealer(contract.Dealer):
    """Backs in the quest zone and coins taken face down are followed from deck to territory, with everybody who
    looked. Cards of a deck that is used up can only have changed places among themselves."""

    def __init__(self, text: str) -> None:
        fields = fields_of(text)
        self.seats = int(fields["seats"])
        self.decks = int(fields["decks"])
        self.zone = [self._back(card[1:]) if card[0] == "?" else None for card in listed(fields["zone"], ",")]
        self.hidden = [[self._back(card) for card in listed(coins, ".")] for coins in fields["hidden"].split("/")]

    def _back(self, text: str) -> Back:
        """Only where watching begins: after that nothing the text says about seers and decks is believed."""
        deck, seers = text.split("@")[1].split(":")
        return Back(int(deck), {int(seer) - 1 for seer in seers})

    def watch(self, seat: int, move: str, events: list[Event], before: str, after: str) -> None:
        old: int | None = None  # cards of the deck that was used up in this move
        for event in events:
            match event.kind:
                case "reshuffled":
                    self.decks += 1
                    old = sum(self.deck(before).values())
                case "looked":
                    for back in self.zone:
                        if back is not None:
                            back.seers.add(seat)
                case "replaced":
                    place = int(move.split()[1]) - 1
                    if self.zone[place] is not None:
                        self.zone[place] = Back(self.decks, set())
                case "took-hidden":
                    back = self.zone[int(move.split()[1]) - 1]
                    assert back is not None
                    back.seers.add(seat)
                    self.hidden[seat].append(back)
                    self.zone[int(move.split()[1]) - 1] = None
                case "took" | "turned":
                    self.zone[int(move.split()[1]) - 1] = None
                case "added":
                    self.zone.append(None)
                case "laid-out":
                    self._lay_out(event, old)

    def _lay_out(self, event: Event, old: int | None) -> None:
        """G-9: the backs are dealt first; those dealt before a shuffle came from the old deck."""
        backs, faces = int(str(event.values["backs"])), event.values["cards"]
        assert isinstance(faces, list)
        self.zone = [Back(self.decks - (old is not None and place < old), set()) for place in range(backs)]
        self.zone += [None] * len(faces)

    def deck(self, text: str) -> Counter[str]:
        """What is not elsewhere (G-2)."""
        fields = fields_of(text)
        five = "five-seats:on" in fields["options"]
        box = Counter({card: counts[five] for card, counts in QUEST.items()})
        box -= pile(fields["discards"])
        for name in ("companions", "open"):
            for part in fields[name].split("/"):
                box -= pile(part)
        box -= Counter(card for slot, card in self.held(text).items() if slot[0] == "hidden")
        return box - Counter(card.lstrip("?").split("@")[0] for card in listed(fields["zone"], ",") if card != "-")

    def held(self, text: str) -> dict[Slot, str]:
        fields = fields_of(text)
        cards: dict[Slot, str] = {}
        for place, card in enumerate(listed(fields["zone"], ",")):
            if card.startswith("?"):
                cards["zone", place, 0] = card[1:].split("@")[0]
        for seat, coins in enumerate(fields["hidden"].split("/")):
            cards |= {("hidden", seat, n): coin.split("@")[0] for n, coin in enumerate(listed(coins, "."))}
        for seat, items in enumerate(fields["items"].split("/")):
            secret = [item for item in pile(items).elements() if item != "shoes"]
            cards |= {("items", seat, n): item for n, item in enumerate(secret)}
        return cards | {("pages", seat, 0): page for seat, page in enumerate(fields["pages"].split(".")) if page != "-"}

    def pools(self, text: str, viewer: Viewer) -> list[Pool]:
        fields, held = fields_of(text), self.held(text)
        if fields["phase"] == "over":
            return []  # everything is laid open
        sealed = [slot for slot in held if slot[0] == "pages" and slot[1] != viewer]
        pages = [str(page) for page in range(1, int(fields["magic"]) + 1)]
        found = [Pool(sealed, pages, loose=True), self._items(text, viewer)]
        for deck in range(1, self.decks + 1):
            slots = [slot for slot in held if (back := self._back_at(slot)) and self._hides(back, deck, viewer)]
            rest = list(self.deck(text).elements()) if deck == self.decks else []
            coins = [slot for slot in slots if slot[0] == "hidden"]
            found.append(Pool(slots, [*(held[slot] for slot in slots), *rest], coins))
        return found

    def _items(self, text: str, viewer: Viewer) -> Pool:
        """G-22: Blessed Shoes are shown when drawn, so none hides."""
        fields = fields_of(text)
        five = "five-seats:on" in fields["options"]
        box = Counter({item: counts[five] for item, counts in ITEMS.items() if item != "shoes"})
        for seat, items in enumerate(fields["items"].split("/")):
            if seat == viewer:
                box -= pile(items)
        slots = [slot for slot in self.held(text) if slot[0] == "items" and slot[1] != viewer]
        return Pool(slots, list(box.elements()))

    def _back_at(self, slot: Slot) -> Back | None:
        if slot[0] == "zone":
            return self.zone[slot[1]]
        return self.hidden[slot[1]][slot[2]] if slot[0] == "hidden" else None

    def _hides(self, back: Back, deck: int, viewer: Viewer) -> bool:
        return back.deck == deck and viewer not in back.seers

    def put(self, text: str, cards: dict[Slot, str]) -> str:
        fields = fields_of(text)
        zone = listed(fields["zone"], ",")
        for place, card in enumerate(zone):
            if ("zone", place, 0) in cards:
                zone[place] = f"?{cards['zone', place, 0]}@{card.split('@')[1]}"
        hidden = [
            ".".join(
                f"{cards.get(('hidden', seat, n), coin.split('@')[0])}@{coin.split('@')[1]}"
                for n, coin in enumerate(listed(coins, "."))
            )
            for seat, coins in enumerate(fields["hidden"].split("/"))
        ]
        pages = [cards.get(("pages", seat, 0), page) for seat, page in enumerate(fields["pages"].split("."))]
        changed = {"zone": ",".join(zone) or "-", "hidden": "/".join(coins or "-" for coins in hidden)}
        return with_fields(text, changed | {"pages": ".".join(pages), "items": self._items_text(text, cards)})

    def _items_text(self, text: str, cards: dict[Slot, str]) -> str:
        piles = [Counter({"shoes": pile(items)["shoes"]}) for items in fields_of(text)["items"].split("/")]
        for slot, item in {**self.held(text), **cards}.items():
            if slot[0] == "items":
                piles[slot[1]][item] += 1
        return "/".join(pile_text(items, list(ITEMS)) for items in piles)
