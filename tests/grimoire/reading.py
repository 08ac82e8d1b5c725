"""A position of Grimoire read from its text alone, in lists and names, by the clauses: judge of views and offers."""

from __future__ import annotations

from collections import Counter
from typing import Any

from tests.contract.redeal import fields_of, listed
from tests.grimoire import judge
from tests.grimoire.dealer import ITEMS, QUEST, pile

SPELLS = "luck silence fireball cure haste resist create storm charm summon time-stop polymorph meteor domination wish"
SPELL = dict(enumerate(SPELLS.split(), 1))
KINDS = {1: "common", 2: "common", 3: "forbidden", 4: "common", 5: "time", 6: "defensive", 7: "common", 8: "forbidden"}
KINDS |= {9: "attack", 10: "common", 11: "time defensive", 12: "attack", 13: "forbidden", 14: "attack", 15: "forbidden"}
CLAUSES = {page: f"G-{page + 15}" for page in SPELL}
PAYS = {3: 1, 8: 2, 10: 3, 13: 3}
ASKS_NOBODY = ("tokens", "spy", "pages", "over")


class Reading:
    """Seats count from 0; a token, page or choice that is not there yet is 0; decks are what the box has left."""

    def __init__(self, text: str) -> None:
        fields = fields_of(text)
        self.phase, self.ending = fields["phase"], fields["ending"]
        self.seats, self.round, self.magic = (int(fields[name]) for name in ("seats", "round", "magic"))
        self.now, self.decks, self.buys = (int(fields[name]) for name in ("now", "decks", "buys"))
        self.tokens, self.before, self.shown, self.pages = (
            [0 if part == "-" else int(part) for part in fields[name].split(".")]
            for name in ("tokens", "before", "shown", "pages")
        )
        self.pickers = [int(part) - 1 for part in fields["pickers"].split(".")]
        self.vp = [int(part) for part in fields["vp"].split(".")]
        self.zone = listed(fields["zone"], ",")
        self.discards = pile(fields["discards"])
        self.companions, self.open, self.items = (
            [pile(part) for part in fields[name].split("/")] for name in ("companions", "open", "items")
        )
        self.hidden = [listed(part, ".") for part in fields["hidden"].split("/")]
        self.asked = None if fields["asked"] == "-" else int(fields["asked"]) - 1
        self.ender = None if fields["ender"] == "-" else int(fields["ender"]) - 1
        self.options = {option.split(":")[0] for option in listed(fields["options"], ",")}

    # --- cards ------------------------------------------------------------------------------------------------------

    def face(self, place: int) -> str:
        return self.zone[place].lstrip("?").split("@")[0]

    def is_down(self, place: int) -> bool:
        return self.zone[place].startswith("?")

    def places(self) -> list[int]:
        """Where a card still lies."""
        return [place for place, card in enumerate(self.zone) if card != "-"]

    def coins(self, seat: int, viewer: int | None = None, everything: bool = False) -> list[str]:
        """The coins of a territory that the viewer knows, or all of them."""
        seen = [card for card in self.hidden[seat] if everything or (viewer is not None and sees(card, viewer))]
        return by_kind([*self.open[seat].elements(), *(card.split("@")[0] for card in seen)], QUEST)

    def treasures(self, seat: int) -> int:
        return len(self.coins(seat, everything=True))

    def deck(self) -> Counter[str]:
        box = Counter({card: counts["five-seats" in self.options] for card, counts in QUEST.items()})
        box -= self.discards + Counter(self.face(place) for place in self.places())
        for seat in range(self.seats):
            box -= self.companions[seat] + Counter(self.coins(seat, everything=True))
        return box

    def item_deck(self) -> Counter[str]:
        box = Counter({item: counts["five-seats" in self.options] for item, counts in ITEMS.items()})
        for items in self.items:
            box -= items
        return box

    def unseen(self, viewer: int | None) -> list[str]:
        cards = list(self.deck().elements())
        backs = [card for coins in self.hidden for card in coins]
        backs += [self.zone[place][1:] for place in self.places() if self.is_down(place)]
        for card in backs if self.phase != "over" else []:
            if f"@{self.decks}:" in card and (viewer is None or not sees(card, viewer)):
                cards.append(card.split("@")[0])
        return by_kind(cards, QUEST)

    def unseen_items(self, viewer: int | None) -> list[str]:
        cards = list(self.item_deck().elements())
        for seat, items in enumerate(self.items):
            if seat != viewer and self.phase != "over":
                cards += [item for item in items.elements() if item != "shoes"]
        return by_kind(cards, ITEMS)

    # --- who ----------------------------------------------------------------------------------------------------------

    def seat_with(self, token: int) -> int:
        return self.tokens.index(token)

    def to_act(self) -> list[int]:
        if self.phase == "over":
            return []
        if self.phase == "pages":
            return [seat for seat in range(self.seats) if not self.pages[seat]]
        if self.phase == "tokens":
            return [next(seat for seat in self.pickers if not self.tokens[seat])]
        if self.phase in ("spy", "give"):
            assert self.asked is not None
            return [self.asked]
        return [self.seat_with(self.now)]

    def protected(self) -> list[int]:
        """G-21, G-26: from one's own quest turn on."""
        return [seat for seat in range(self.seats) if self.shown[seat] in (6, 11) and self.tokens[seat] <= self.now]

    def silencer(self) -> int | None:
        """G-17: who cast Silence before."""
        cast = [s for s in range(self.seats) if self.shown[s] == 2 and self.tokens[s] < self.now]
        return cast[0] if cast else None

    def is_silenced(self, seat: int) -> bool:
        return self.shown[seat] in (3, 8, 13, 15) and self.silencer() is not None

    def stakes(self, page: int) -> list[int]:
        if page == 12:
            return self.vp
        if page == 3:
            return [min(1, vp) for vp in self.vp]
        return [sum(companions.values()) for companions in self.companions]

    def targets(self, page: int, caster: int) -> list[int]:
        """G-30a; of a single token half is nothing."""
        found = judge.targets(self.stakes(page), caster, self.protected())
        return [seat for seat in found if page != 12 or self.vp[seat] > 1]

    def shielded(self, page: int, caster: int) -> list[int]:
        """Protected seats that would be hit, or might be, if they were not."""
        stakes, safe = self.stakes(page), self.protected()
        rest = [stakes[seat] for seat in range(self.seats) if seat != caster and seat not in safe]
        return [s for s in safe if s != caster and stakes[s] > 0 and stakes[s] >= max(rest, default=0)]

    def is_attack(self, page: int) -> bool:
        return page in (9, 12, 14) or (page == 3 and "fireball-steals" in self.options)

    # --- points -------------------------------------------------------------------------------------------------------

    def points(self, seat: int, coins: list[str], items: list[str]) -> int:
        """G-32 without Junk, with these coins and items of the seat and everything of the others."""
        table = [
            judge.Territory(list(self.companions[s].elements()), self.coins(s, everything=True), [], self.vp[s])
            for s in range(self.seats)
        ]
        whole, mine = table[seat].coins, table[seat]
        total = judge.score(mine, table) - sum(judge.PRINTED[coin] for coin in whole)
        princes = self.companions[seat]["prince"]
        total += 3 * princes * (len(set(coins)) == 3) - 3 * princes * (len(set(whole)) == 3)
        return total + sum(judge.PRINTED[card] for card in [*coins, *items])

    def standing(self) -> list[int]:
        if self.phase == "over":
            return judge.scores([self.territory(seat) for seat in range(self.seats)])
        return [self.points(s, self.coins(s), ["shoes"] * self.items[s]["shoes"]) for s in range(self.seats)]

    def territory(self, seat: int) -> judge.Territory:
        coins, items = self.coins(seat, everything=True), list(self.items[seat].elements())
        return judge.Territory(list(self.companions[seat].elements()), coins, items, self.vp[seat])

    # --- what a viewer is shown ---------------------------------------------------------------------------------------

    def view(self, viewer: int | None) -> dict[str, Any]:
        """The view as built-ins, but for the pages and the final count."""
        acting = self.to_act()
        robbed = self.asked if self.phase in ("give", "seize") else None
        return {
            "seat": viewer,
            "round": self.round,
            "magic": self.magic,
            "magic_most": 15,
            "phase": self.phase,
            "to_act": acting,
            "asked": acting[0] if len(acting) == 1 else None,
            "caster": self.seat_with(self.now) if self.now else None,
            "target": robbed,
            "pickers": self.pickers,
            "free_tokens": [token for token in range(1, self.seats + 1) if token not in self.tokens],
            "zone": [self.lying(place, viewer) for place in range(len(self.zone))],
            "deck": sum(self.deck().values()),
            "items": sum(self.item_deck().values()),
            "discards": by_kind(list(self.discards.elements()), QUEST),
            "unseen": self.unseen(viewer),
            "unseen_items": self.unseen_items(viewer),
            "sides": [self.side(seat, viewer) for seat in range(self.seats)],
            "own": None if viewer is None else self.own(viewer),
            "order": self.order(),
            "ending": self.ending,
            "ender": self.ender,
            "options": {n: n in self.options for n in ("five-seats", "fireball-steals", "stop-at-15")},
        }

    def lying(self, place: int, viewer: int | None) -> dict[str, Any]:
        if self.zone[place] == "-":
            return {"place": place + 1, "card": None, "down": False, "taken": True, "seers": []}
        seers = [s for s in range(self.seats) if self.is_down(place) and sees(self.zone[place], s)]
        open_ = not self.is_down(place) or viewer in seers or self.phase == "over"
        card = self.face(place) if open_ else None
        return {"place": place + 1, "card": card, "down": self.is_down(place), "taken": False, "seers": seers}

    def side(self, seat: int, viewer: int | None) -> dict[str, Any]:
        shoes = self.items[seat]["shoes"]
        return {
            "seat": seat,
            "token": self.tokens[seat],
            "vp": self.vp[seat],
            "companions": by_kind(list(self.companions[seat].elements()), QUEST),
            "treasures": self.treasures(seat),
            "known": self.coins(seat, viewer, everything=self.phase == "over"),
            "items": sum(self.items[seat].values()) - shoes,
            "shoes": shoes,
            "chosen": self.pages[seat] > 0,
            "page": self.shown[seat] if self.now else 0,
            "protected": seat in self.protected(),
            "done": self.now > self.tokens[seat],
            "points": self.standing()[seat],
        }

    def own(self, seat: int) -> dict[str, Any]:
        coins, items = self.coins(seat, everything=True), by_kind(list(self.items[seat].elements()), ITEMS)
        return {"treasures": coins, "items": items, "page": self.pages[seat], "worth": self.points(seat, coins, items)}

    def order(self) -> dict[str, Any] | None:
        """G-12, G-13, told step by step."""
        if not self.shown[0]:
            return None
        pages, was = self.shown, self.before
        alone = sorted((s for s in range(self.seats) if pages.count(pages[s]) == 1), key=lambda s: pages[s])
        shared = sorted((s for s in range(self.seats) if s not in alone), key=lambda s: -was[s])
        line, places, reversals = [*alone, *shared], {}, []
        for token, seat in enumerate(line, 1):
            places[seat] = {"seat": seat, "page": pages[seat], "was": was[seat], "token": token}
        turned = list(line)
        for seat in line:
            if pages[seat] in (5, 11):
                turned.reverse()
                reversals.append({"seat": seat, "page": pages[seat], "order": list(turned)})
        made = self.now > 0 or (self.phase == "over" and self.ending != "piles")
        told = {"round": self.round if made else self.round - 1, "order": turned, "reversals": reversals}
        return told | {"alone": [places[s] for s in alone], "shared": [places[s] for s in shared]}

    # --- what is offered ----------------------------------------------------------------------------------------------

    def offers(self, seat: int) -> list[dict[str, Any]]:
        if self.phase == "pages":
            return [offer("page", page, "page") for page in range(1, self.magic + 1)]
        if seat not in self.to_act():
            return []
        declined: list[dict[str, Any]] = [{"move": "pass", "kind": "pass"}]
        match self.phase:
            case "tokens":
                return [offer("token", t, "token") for t in range(1, self.seats + 1) if t not in self.tokens]
            case "take":
                return [offer("take", place + 1, "place") for place in self.places()]
            case "luck":
                return [offer("luck", place + 1, "place") for place in self.places()] + declined
            case "target":
                hit = self.targets(self.shown[seat], seat)
                return [{"move": f"target {other + 1}", "kind": "target", "seat": other} for other in hit]
            case "give" | "seize":
                assert self.asked is not None
                cards = [card for card in QUEST if self.companions[self.asked][card]]
                return [offer(self.phase, card, "card") for card in cards]
        verb = {"spy": "look", "cure": "pay", "shoes": "add", "buy": "buy"}[self.phase]
        return [{"move": verb, "kind": verb}, *declined]


def offer(verb: str, what: int | str, field: str) -> dict[str, Any]:
    return {"move": f"{verb} {what}", "kind": verb, field: what}


def sees(card: str, seat: int) -> bool:
    return str(seat + 1) in card.split(":")[1]


def by_kind(cards: list[str], order: dict[str, Any]) -> list[str]:
    return sorted(cards, key=list(order).index)
