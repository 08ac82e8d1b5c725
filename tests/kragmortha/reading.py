"""A position of Kragmortha read from its text alone: what each seat must see of it, and what each offer must say.

It shares the box's data with the rules, and nothing else.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from tests.kragmortha.judge import BOX, LETTERS, Judge

LOOKS = {look["id"]: look for look in BOX["look"]}
BOOKS = {book["name"]: book for book in BOX["book"]}
TELEPORTS = BOX["teleports"]["squares"].split()
DESK = BOX["desk"]["squares"].split()
USES = {
    "haste": "hasty-feet",
    "unhex": "unhexing",
    "blink": "blink",
    "bone": "strings-of-bone",
    "change": "changeling",
    "pilfer": "sticky-fingers",
    "deny": "not-me",
    "blame": "pass-the-blame",
}
Viewer = int | None


def listed(text: str, mark: str = ",") -> list[str]:
    return [] if text == "-" else text.split(mark)


def spot(square: str) -> dict[str, Any]:
    return {"square": square, "x": LETTERS.index(square[0]), "y": int(square[1:]) - 1}


class Reading:
    def __init__(self, text: str) -> None:
        self.fields = dict(part.split("=", 1) for part in text.split()[1:])
        self.seats = int(self.fields["seats"])
        self.seat = int(self.fields["seat"]) - 1
        self.phase = self.fields["phase"]
        self.goblins = self.fields["goblins"].split(".")
        self.rigor = self.fields["rigor"]
        self.options = dict(one.split(":") for one in listed(self.fields["options"]))
        self.tasks = [task.split(":") for task in listed(self.fields["stack"])]
        self.hands = [[card.split(":")[0] for card in listed(hand, ".")] for hand in self.fields["hands"].split("/")]
        self.judge = Judge(self.goblins, self.rigor)

    # --- who knows what ---------------------------------------------------------------------------------------------

    def knowers(self, text: str, usual: set[int]) -> set[int]:
        _, mark, seats = text.partition(":")
        return {int(seat) - 1 for seat in seats if seat != "0"} if mark else usual

    def sees(self, text: str, usual: set[int], viewer: Viewer) -> bool:
        known = self.knowers(text, usual)
        return known == set(range(self.seats)) if viewer is None else viewer in known

    def entries(self, field: str, seat: int) -> list[tuple[str, str]]:
        """The cards of a seat in a field, each bare and as it is written."""
        found: list[tuple[str, str]] = []
        for one in listed(self.fields[field]):
            owner, _, rest = one.partition("/")
            if int(owner) == seat + 1:
                found.append((rest.split(":")[0], rest))
        return found

    def look_ids(self, seat: int) -> list[str]:
        return [bare.split("/")[0] for bare, _ in self.entries("looks", seat)]

    def obeys(self, seat: int, look: str) -> bool:
        """Does the rule itself impose this Look here?"""
        awake = self.options.get(look.split("-")[0]) != "off"
        online = self.options.get("mode") != "table"
        return look in self.look_ids(seat) and awake and (online or look == "hand-3")

    def faces(self, owner: int, viewer: Viewer) -> list[dict[str, Any]]:
        found = []
        for place, card in enumerate(listed(self.fields["hands"].split("/")[owner], ".")):
            shown = self.sees(card, {owner}, viewer)
            if viewer == owner and self.obeys(owner, "hand-4"):
                shown = owner == self.seat and self.fields["peeked"] == str(place + 1)
            found.append({"slot": place + 1, "face": card.split(":")[0] if shown else None})
        return found

    # --- the view ---------------------------------------------------------------------------------------------------

    def view(self, viewer: Viewer) -> dict[str, Any]:
        actors = self.to_act()
        return {
            "seat": viewer,
            "turn": int(self.fields["turn"]),
            "phase": self.tasks[-1][0] if self.tasks else self.phase,
            "active": self.seat,
            "actor": actors[0] if actors else None,
            "to_act": actors,
            "rigor": spot(self.rigor),
            "reach": self.reach(),
            "sides": [self.side(seat, viewer) for seat in range(self.seats)],
            "hand": [] if viewer is None else self.faces(viewer, viewer),
            "must_look": viewer is not None and self.obeys(viewer, "hand-4"),
            "touched": self.number("touched"),
            "card": None if self.fields["card"] == "-" else self.fields["card"],
            "rest": self.fields["rest"].upper().replace("-", "") if self.phase == "second" else "",
            "last": listed(self.fields["last"], "."),
            "owed": [int(seat) - 1 for seat in listed(self.fields["owed"], ".")],
            "tokens": listed(self.fields["tokens"], "."),
            "deck": 58 - sum(map(len, self.hands)) - sum(self.discards().values()),
            "discards": self.discards(),
            "looks_left": 24 - len(listed(self.fields["looks"])),
            "looks_under": [
                look.split(":")[0]
                for look in listed(self.fields["under"])
                if self.sees(look, set(range(self.seats)), viewer)
            ],
            "books_left": 18 - len(listed(self.fields["books"])),
            "standing": self.standing(),
            "case": self.case(),
        }

    def number(self, field: str) -> int | None:
        return None if self.fields[field] == "-" else int(self.fields[field])

    def discards(self) -> dict[str, int]:
        return {one.split("*")[0]: int(one.split("*")[1]) for one in listed(self.fields["discards"], ".")}

    def to_act(self) -> list[int]:
        if self.phase == "over":
            return []
        if not self.tasks:
            return [self.seat]
        kind, seat = self.tasks[-1][0], int(self.tasks[-1][1]) - 1
        if kind == "vote":
            votes = self.fields["votes"] if self.fields["votes"] != "-" else "-" * self.seats
            return [other for other in range(self.seats) if other != seat and votes[other] == "-"]
        if kind != "link":
            return [seat]
        route = self.fields["route"].split(".")
        pusher = self.seat if len(route) == 1 else self.goblins.index(route[-2])
        return [self.seat if self.fields["shoving"] == "1" else pusher]

    def reach(self) -> list[list[dict[str, Any]]]:
        one = self.judge.beside(self.rigor)
        two = {far for near in one for far in self.judge.beside(near)} - one - {self.rigor}
        return [in_order(one), in_order(two)]

    def case(self) -> dict[str, Any] | None:
        if not self.tasks or self.tasks[-1][0] not in ("admit", "vote"):
            return None
        _, accused, argument = self.tasks[-1]
        votes = self.fields["votes"].ljust(self.seats, "-")
        voted = [seat for seat in range(self.seats) if votes[seat] != "-"]
        look = list(LOOKS)[int(argument) % 32]
        return {"accused": int(accused) - 1, "accuser": int(argument) // 32, "look": look, "voted": voted}

    def side(self, seat: int, viewer: Viewer) -> dict[str, Any]:
        everybody = set(range(self.seats))
        bowed = viewer not in (None, seat) and self.obeys(int(viewer or 0), "head-4") and self.phase != "over"
        looks = [bare for bare, text in self.entries("looks", seat) if self.sees(text, everybody, viewer)]
        books = [bare for bare, text in self.entries("books", seat) if self.sees(text, everybody, viewer)]
        all_looks, all_books = self.entries("looks", seat), self.entries("books", seat)
        names = [bare.split("/")[0] for bare, _ in all_books]
        sees_all = not bowed and (len(looks), len(books)) == (len(all_looks), len(all_books))
        device = self.fields["devices"].ljust(self.seats, "-")[seat]
        return {
            "seat": seat,
            "spot": None if self.goblins[seat] == "-" else spot(self.goblins[seat]),
            "cards": self.faces(seat, viewer),
            "looks": None if bowed else looks,
            "books": None if bowed else [(name.split("/")[0], name.endswith("/used")) for name in books],
            "look_count": len(all_looks),
            "book_count": len(all_books),
            "symbols": sum(BOOKS[name]["symbols"] for name in names),
            "limit": 3 - self.obeys(seat, "hand-3") + names.count("deep-pockets") if sees_all else None,
            "out": self.fields["out"] == str(seat + 1),
            "nameless": bowed,
            "device": None if bowed else {"-": None, "p": "pointer", "k": "keyboard"}[device],
            "slipped": str(seat + 1) in self.fields["slipped"].split(":")[0],
        }

    def standing(self) -> list[tuple[int, int, int, int, int]]:
        """K-31: place, seat, Looks, books, symbols; the one with four Looks is behind all."""
        lines = []
        for seat in range(self.seats):
            books = [bare.split("/")[0] for bare, _ in self.entries("books", seat)]
            looks = 4 if self.fields["out"] == str(seat + 1) else len(self.entries("looks", seat))
            lines.append((looks, -len(books), -sum(BOOKS[name]["symbols"] for name in books), seat))
        lines.sort()
        places = [1 + sum(other[:3] < line[:3] for other in lines) for line in lines]
        return [(place, line[3], line[0], -line[1], -line[2]) for place, line in zip(places, lines, strict=True)]

    # --- offers -----------------------------------------------------------------------------------------------------

    def offer(self, seat: int, text: str) -> dict[str, Any]:
        """What the fields of an offered move must be, from its notation and the position."""
        kind, *words = text.split()
        found: dict[str, Any] = {"move": text, "kind": kind}
        square = next((word for word in words if word[0] in LETTERS and word[1:].isdecimal()), None)
        card = self.fields["card"]
        if kind in ("play", "haste"):
            card = self.hands[self.seat][int(words[0]) - 1]
        rigor = kind in ("bone", "warp") or (kind in ("play", "haste", "step") and card.startswith("r"))
        if kind in ("play", "haste", "peek", "touch", "discard", "swap"):
            found["slot"] = int(words[0])
        if square is not None:
            found |= spot(square)
        if rigor:
            found["rigor"] = True
        walks = kind in ("play", "haste", "step", "bone")
        if walks and not rigor and square in self.goblins:
            found["pushes"] = self.goblins.index(str(square))
        lands = self.lands(str(square), rigor) if walks or kind == "push" else None
        if lands:
            found["lands"] = lands
        found |= {word: True for word in ("gaze", "shove") if word in words}
        if kind in USES:
            found["book"] = USES[kind]
        if kind in ("blame", "change", "pilfer", "caught", "slip"):
            found["seat"] = int(words[0]) - 1
        if kind == "swap":
            found["their_slot"] = int(words[1])
        if kind in ("unhex", "ease", "caught", "slip"):
            found["look"] = next(word for word in words if word in LOOKS)
        return found

    def lands(self, square: str, rigor: bool) -> str | None:
        if square in TELEPORTS and square in self.judge.symbols and (rigor or square != self.rigor):
            return "teleport"
        if rigor:
            return None
        return "rigor" if square == self.rigor else "desk" if square in DESK else None

    def cards(self) -> Counter[str]:
        return Counter(card for hand in self.hands for card in hand)


def in_order(squares: set[str]) -> list[dict[str, Any]]:
    return [spot(square) for square in sorted(squares, key=lambda square: (int(square[1:]), square[0]))]
