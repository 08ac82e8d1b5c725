"""What a seat cannot know, dealt anew in the text of a position: written from the clause sheets, for the secrecy tests.

A dealer watches a game from outside: moves, events, positions as text. It keeps its own account of who has seen which
card and where it came from, and never asks `guess`, a view, or the notes a position carries about who knows what.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Sequence

from armarium.chance import Chance
from armarium.game import Event

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
    """Nothing is hidden where a game has no dealer of its own: KamiMaï's faces inside the Grimoire are no part of a
    position at all (M-53), everything else is open (M-9)."""

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


# --- Rune: R-5, R-13 --------------------------------------------------------------------------------------------------


class RuneDealer(Dealer):
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


# --- Grimoire: G-8 to G-16, G-22, Spy -------------------------------------------------------------------------------


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


class GrimoireDealer(Dealer):
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


# --- Kragmortha: K-9, K-13, K-32, K-33 (hand 2 and 4), K-36 -----------------------------------------------------------


PAIRS = {"bs": (5, 2), "bp": (5, 2), "bg": (5, 2), "sp": (5, 2), "sg": (5, 2), "pg": (5, 2)}
JOKERS = {"bo": (2, 1), "so": (2, 1), "po": (2, 1), "go": (2, 1), "oo": (2, 2)}


class KragmorthaDealer(Dealer):
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


DEALERS: dict[str, Callable[[str], Dealer]] = {
    "rune": RuneDealer,
    "grimoire": GrimoireDealer,
    "kragmortha": KragmorthaDealer,
    "kamimai": Dealer,
}
