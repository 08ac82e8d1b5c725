"""The library's floor in a picture, seen from above: planks, bookcases, desk, teleport circles, symbols."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from armarium.games.kragmortha.view import Floor, Spot
from armarium.pictures import svg

PLANKS = ("#7b5636", "#845d3b", "#734f31")
SPINES = ("#8c2b34", "#2f5d8c", "#5a7a34", "#a9802f", "#6b4aa0", "#b3a184", "#3b6f68", "#7a4526")
EDGE = 12.0
CLOSED, DESK, CASE = "-", "*", "#"


class Frame(NamedTuple):
    """The floor lying on its long side: rows of the library are columns of the picture, the closed ones left out."""

    cell: float
    left: float
    top: float
    hidden: int
    columns: int
    rows: int

    def corner(self, spot: Spot) -> tuple[float, float]:
        return (spot.y - self.hidden) * self.cell, spot.x * self.cell

    def middle(self, spot: Spot) -> tuple[float, float]:
        x, y = self.corner(spot)
        return x + self.cell / 2, y + self.cell / 2


def frame_of(floor: Floor, width: float, height: float) -> Frame:
    hidden = next((y for y, row in enumerate(floor.rows) if row.strip(CLOSED)), 0)
    columns, rows = len(floor.rows) - hidden, len(floor.rows[0])
    cell = min((width - 2 * EDGE) / columns, (height - 2 * EDGE) / rows)
    return Frame(cell, (width - cell * columns) / 2, (height - cell * rows) / 2, hidden, columns, rows)


def irregular(seed: int) -> Iterator[int]:
    """The same irregularity each time: Lehmer's generator."""
    while True:
        seed = seed * 16807 % 2147483647
        yield seed >> 8


def floor_art(floor: Floor, frame: Frame) -> str:
    """Everything that stays as it is during a game."""
    luck = irregular(7)
    spots = [Spot("", x, y) for y in range(frame.hidden, len(floor.rows)) for x in range(frame.rows)]
    drawn = surround(frame) + "".join(planks(frame, spot, floor, luck) for spot in spots)
    drawn += "".join(teleport(frame, spot) for spot in floor.teleports if spot.y >= frame.hidden)
    drawn += "".join(bookcase(frame, case, luck) for case in floor.bookcases if case[0].y >= frame.hidden)
    return drawn + desk(frame, floor.desk) + "".join(sign(frame, spot, floor) for spot in spots)


def surround(frame: Frame) -> str:
    wide, high = frame.columns * frame.cell + 2 * EDGE, frame.rows * frame.cell + 2 * EDGE
    return svg.box(-EDGE, -EDGE, wide, high, rx=9, fill="#3a2415", stroke="#120a05", stroke_width=2) + svg.box(
        3 - EDGE, 3 - EDGE, wide - 6, high - 6, rx=7, fill="none", stroke="#c9a45a", stroke_opacity=0.7
    )


def planks(frame: Frame, spot: Spot, floor: Floor, luck: Iterator[int]) -> str:
    cell, board = frame.cell, frame.cell / 4
    tones = [PLANKS[next(luck) % len(PLANKS)] for _ in range(4)]
    lying = [
        svg.box(0.6, i * board + 0.6, cell - 1.2, board - 1.2, fill=tone)
        if (spot.x + spot.y) % 2
        else svg.box(i * board + 0.6, 0.6, board - 1.2, cell - 1.2, fill=tone)
        for i, tone in enumerate(tones)
    ]
    dark = svg.box(0, 0, cell, cell, fill="#0b0907", opacity=0.8) if floor.rows[spot.y][spot.x] == CLOSED else ""
    return svg.group(svg.box(0, 0, cell, cell, fill="#2c1b0e") + "".join(lying) + dark, *frame.corner(spot))


def teleport(frame: Frame, spot: Spot) -> str:
    cell = frame.cell
    ring = svg.element("circle", r=cell * 0.46, fill="#0d1f33", opacity=0.75)
    ring += svg.element("circle", r=cell * 0.45, fill="none", stroke="#8fe3ff", stroke_width=2.5)
    ring += svg.element("circle", r=cell * 0.38, fill="none", stroke="#8fe3ff", stroke_dasharray="3 5")
    return svg.group(ring, *frame.middle(spot))


def area_of(frame: Frame, spots: Sequence[Spot]) -> tuple[float, float, float, float]:
    corners = [frame.corner(spot) for spot in spots]
    left, top = min(x for x, _ in corners), min(y for _, y in corners)
    wide, high = max(x for x, _ in corners) - left + frame.cell, max(y for _, y in corners) - top + frame.cell
    return left, top, wide, high


def bookcase(frame: Frame, spots: Sequence[Spot], luck: Iterator[int]) -> str:
    """A top board and two rows of spines."""
    left, top, wide, high = area_of(frame, spots)
    level = wide > high
    length, depth = (wide - 14, high - 12) if level else (high - 14, wide - 12)
    drawn = svg.box(5, 8, wide - 4, high - 4, rx=5, fill="#000", opacity=0.5)
    drawn += svg.box(2, 2, wide - 4, high - 4, rx=5, fill="#2f1c10", stroke="#c9a45a", stroke_opacity=0.45)
    drawn += svg.box(6, 6, wide - 12, high - 12, rx=3, fill="#1a0f08")
    for back in (True, False):
        at = 0.0
        while at < length - 5:
            thick = min(6.0 + next(luck) % 7, length - at)
            tall = depth * 0.5 - 3 - next(luck) % max(1, int(depth * 0.12))
            drawn += spine(level, 7 + at, 7 if back else 5 + depth - tall, thick - 1, tall, SPINES[next(luck) % 8])
            at += thick
    return svg.group(drawn, left, top)


def spine(level: bool, along: float, deep: float, thick: float, tall: float, fill: str) -> str:
    def board(offset: float, size: float, paint: str) -> str:
        x, y, wide, high = (along, deep + offset, thick, size) if level else (deep + offset, along, size, thick)
        return svg.box(x, y, wide, high, rx=1, fill=paint)

    return board(0, tall, fill) + board(tall * 0.25, 2, "#d5b06e")


def desk(frame: Frame, spots: Sequence[Spot]) -> str:
    left, top, wide, high = area_of(frame, spots)
    drawn = svg.box(5, 9, wide - 6, high - 6, rx=9, fill="#000", opacity=0.5)
    drawn += svg.box(3, 3, wide - 6, high - 6, rx=9, fill="#5b3318", stroke="#1c0e05", stroke_width=2)
    drawn += svg.box(13, 13, wide - 26, high - 26, rx=5, fill="#24472f", stroke="#d9b566", stroke_width=1.5)
    page = (
        "M0 6C14-4 28-2 38 6C48-2 62-4 76 6V52C62 42 48 44 38 52C28 44 14 42 0 52ZM38 6V52M8 15C16 11 24 11 31 15"
        "M8 25C16 21 24 21 31 25M45 15C52 11 60 11 68 15M45 25C52 21 60 21 68 25"
    )
    book = svg.element("path", d=page, fill="#f7edd2", stroke="#3b2412", stroke_width=2.5)
    drawn += svg.group(book, wide / 2 - frame.cell * 0.52, high / 2 - frame.cell * 0.38, frame.cell / 72)
    return svg.group(drawn + svg.art("symbol-O", wide * 0.73, high * 0.09, frame.cell * 0.36), left, top)


def sign(frame: Frame, spot: Spot, floor: Floor) -> str:
    """The square's symbol in its middle."""
    kind = floor.rows[spot.y][spot.x]
    if kind in (CLOSED, DESK, CASE):
        return ""
    size = frame.cell * 0.54
    x, y = frame.middle(spot)
    return svg.art(f"symbol-{kind}", x - size / 2, y - size / 2, size)
