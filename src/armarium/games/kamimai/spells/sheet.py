"""The sheet of one KamiMaï (M-4, M-6): its areas, the spells marked on them, the area that is targeted."""

from __future__ import annotations

from typing import Final, final

from armarium.games.kamimai import parts

NO_AREA: Final = -1
SPELLS: Final[list[list[list[int]]]] = parts.SPELLS
EFFECTS: Final[list[list[int]]] = parts.AREA_EFFECTS


@final
class Sheet:
    """`marked` holds a bit for each spell of each area; it is never changed in place, so copies share it."""

    def __init__(self, level: int, marked: list[int], target: int) -> None:
        self.level = level
        self.marked = marked
        self.target = target

    def clone(self) -> Sheet:
        return Sheet(self.level, self.marked, self.target)

    def spells(self, area: int) -> list[int]:
        return SPELLS[self.level - 1][area]

    def effect(self) -> int:
        """Of the targeted area."""
        return EFFECTS[self.level - 1][self.target]

    def is_marked(self, area: int, place: int) -> bool:
        """Of the spells of an area, the one at this place."""
        return bool(self.marked[area] >> place & 1)

    def is_sealed(self, area: int) -> bool:
        return self.marked[area] == (1 << len(self.spells(area))) - 1

    def open_areas(self) -> list[int]:
        return [area for area in range(len(self.marked)) if not self.is_sealed(area)]

    def open_boxes(self) -> list[int]:
        """The spells of the targeted area that are not marked yet."""
        boxes = self.spells(self.target)
        return [boxes[place] for place in range(len(boxes)) if not self.is_marked(self.target, place)]

    def mark(self, box: int) -> None:
        """A spell of the targeted area."""
        self.mark_place(self.target, self.spells(self.target).index(box))

    def mark_place(self, area: int, place: int) -> None:
        marked = self.marked[:]
        marked[area] |= 1 << place
        self.marked = marked

    def count(self) -> int:
        """All spells marked."""
        return sum([bits.bit_count() for bits in self.marked])


def clean_sheet(level: int) -> Sheet:
    return Sheet(level, [0] * len(parts.SPELLS[level - 1]), parts.STARTS[level - 1])
