"""A score pad for Rune: of every Master the colour of its area and how many runes lie in it (R-12, R-15)."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from armarium.game import Outcome
from armarium.games.rune.parts import CARDS, COLOURS, FACES, MASTERS, POINTS, SEATS, TOKENS
from armarium.pads import Pad, reason, seat_in, unknown
from armarium.reason import Reason

NAMES = ("blue", "green", "red")
RED = NAMES.index("red")
STEPS = {"more": 1, "less": -1}


class Area(msgspec.Struct, forbid_unknown_fields=True):
    """What one Master controls; nothing where it stands in an area that another one was counted for."""

    colour: int = 0
    runes: int = 0


class Kept(msgspec.Struct, forbid_unknown_fields=True):
    areas: list[list[Area]]
    over: bool = False


def new_kept() -> Kept:
    return Kept([[Area() for _ in range(MASTERS)] for _ in range(SEATS)])


class State(Pad[Kept]):
    def is_over(self) -> bool:
        return self.kept.over

    def check(self) -> str:
        areas = self.kept.areas
        if [len(row) for row in areas] != [MASTERS] * SEATS:
            return "areas"
        known = all(area.colour in range(len(NAMES)) and area.runes >= 0 for row in areas for area in row)
        return "" if known and all(self.rest(colour) >= 0 for colour in range(len(NAMES))) else "areas"

    def rest(self, colour: int) -> int:
        """How many runes of a colour the box has that no area counts yet (R-2, R-16)."""
        counted = sum(area.runes for row in self.kept.areas for area in row if area.colour == colour)
        return self.copies(colour) - counted

    def copies(self, colour: int) -> int:
        tokens = SEATS * TOKENS if self.options["grand-master"] and colour != RED else 0
        return sum(row.count(COLOURS[colour]) for face in FACES[: CARDS + 1] for row in face) + tokens

    def report_texts(self, seat: int) -> list[str]:
        texts = ["end"]
        for owner, row in enumerate(self.kept.areas, 1):
            for place, area in enumerate(row, 1):
                texts += self._area_texts(f"{owner} {place}", area)
        return texts

    def _area_texts(self, where: str, area: Area) -> list[str]:
        colours = [colour for colour in range(len(NAMES)) if colour != area.colour and area.runes <= self.rest(colour)]
        texts = [f"colour {where} {NAMES[colour]}" for colour in colours]
        texts += [f"more {where}"] if self.rest(area.colour) else []
        return texts + ([f"less {where}"] if area.runes else [])

    def carry_out(self, seat: int, words: Sequence[str]) -> None:
        if words[0] == "end":
            self.kept.over = True
            self.say("ended", seat=seat)
            return
        owner, place = int(words[1]) - 1, int(words[2]) - 1
        area = self.kept.areas[owner][place]
        if words[0] == "colour":
            area.colour = NAMES.index(words[3])
        else:
            area.runes += STEPS[words[0]]
        self.say("area", seat=owner, place=place + 1, colour=NAMES[area.colour], runes=area.runes)

    def reason_against(self, seat: int, words: Sequence[str]) -> Reason:
        area = self._named_area(words)
        if area is None:
            return unknown(" ".join(words))
        if words[0] == "less":
            return reason("R-15", "area-empty")
        colour = NAMES.index(words[3]) if words[0] == "colour" else area.colour
        if colour == area.colour and words[0] == "colour":
            return reason("R-12", "area-so", colour=NAMES[colour])
        return reason("R-2", "runes-too-many", colour=NAMES[colour], count=self.copies(colour))

    def _named_area(self, words: Sequence[str]) -> Area | None:
        """The area that a text of the right form speaks of."""
        if len(words) != (4 if words[0] == "colour" else 3) or words[0] not in ("colour", "more", "less"):
            return None
        owner, place = seat_in(words[1], SEATS), seat_in(words[2], MASTERS)
        if owner is None or place is None or (words[0] == "colour" and words[3] not in NAMES):
            return None
        return self.kept.areas[owner][place]

    def standing(self) -> list[int]:
        return [sum(area.runes * POINTS[area.colour] for area in row) for row in self.kept.areas]

    def outcome(self) -> Outcome | None:
        if not self.kept.over:
            return None
        scores = self.standing()
        winners = [seat for seat, points in enumerate(scores) if points == max(scores)]
        return Outcome(winners, scores, "points" if len(winners) == 1 else "tie")

    def turn(self) -> int:
        return 1
