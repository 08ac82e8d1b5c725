"""Rune as a picture: cards of stones on the slate, the areas that are claimed, Masters and tokens.

The whole of a film has one frame: where the last card lies is known from the start, so nothing ever shifts.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from armarium import shelf
from armarium.games.rune.view import Area, Face, Laid, Side, View
from armarium.hooks import Layers
from armarium.motion import Pose
from armarium.pictures import svg
from armarium.pictures.art import art_in

WIDE, HIGH = 880, 540
MARGIN = 0.9  # cells around the cards
LARGEST = 84.0  # a cell
SLATE, CARDS, CLAIMS = 0, 1, 2
INK = {"red": ("#7a3a08", "#ffc24d", "none"), "black": ("#0d1730", "#cfe0ff", "7 5")}  # casing, line, dashes


class Frame(NamedTuple):
    cell: float
    left: float
    top: float

    def corner(self, x: float, y: float) -> tuple[float, float]:
        return self.left + x * self.cell, self.top + y * self.cell


class Picture:
    def cover(self) -> str:
        return art_in(shelf.folder("rune"))["cover"]

    def sides(self, view: View, high: float, language: str) -> list[str]:
        return [side_marks(side, known_hand(view, side), min(high, 64.0)) for side in view.sides]

    def scenes(
        self, views: Sequence[View], poses: Sequence[Mapping[int, Pose]], names: Sequence[str], language: str
    ) -> list[Layers]:
        frame = frame_around([card for view in views for card in view.board])
        return [scene(view, frame) for view in views]


def frame_around(board: Sequence[Laid]) -> Frame:
    """The largest in which all of these cards lie."""
    left, right = min(card.x for card in board) - MARGIN, max(card.x + len(card.rows[0]) for card in board) + MARGIN
    top, bottom = min(card.y for card in board) - MARGIN, max(card.y + len(card.rows) for card in board) + MARGIN
    cell = min(LARGEST, WIDE / (right - left), HIGH / (bottom - top))
    return Frame(cell, WIDE / 2 - cell * (left + right) / 2, HIGH / 2 - cell * (top + bottom) / 2)


def scene(view: View, frame: Frame) -> Layers:
    layers: Layers = {(SLATE, 0): slate(frame)}
    for place, card in enumerate(view.board):
        layers[CARDS, place] = svg.group(rune_card(card.rows, frame.cell), *frame.corner(card.x, card.y))
    layers[CLAIMS, 0] = claims(view, frame)
    return layers


def slate(frame: Frame) -> str:
    gradient = (
        '<radialGradient id="slate" cx=".5" cy=".4" r=".8"><stop offset="0" stop-color="#22304e"/>'
        '<stop offset="1" stop-color="#0e1629"/></radialGradient>'
    )
    cell = frame.cell
    columns = [frame.left % cell + i * cell for i in range(int(WIDE / cell) + 1)]
    rows = [frame.top % cell + j * cell for j in range(int(HIGH / cell) + 1)]
    crosses = [f"M{svg.number(x - 4)} {svg.number(y)}h8m-4-4v8" for x in columns for y in rows if x < WIDE and y < HIGH]
    return (
        gradient
        + svg.box(0, 0, WIDE, HIGH, rx=14, fill="url(#slate)", stroke="#362115", stroke_width=5)
        + svg.element("path", d="".join(crosses), stroke="#dbe6f5", stroke_opacity=0.22)
    )


def rune_card(rows: Sequence[str], cell: float) -> str:
    wide, high, inset = len(rows[0]) * cell, len(rows) * cell, cell * 0.13
    folds = "".join(
        f"M{svg.number(cell * 0.2)} {svg.number(j * cell)}H{svg.number(wide - cell * 0.2)}" for j in range(1, len(rows))
    )
    folds += "".join(
        f"M{svg.number(i * cell)} {svg.number(cell * 0.2)}V{svg.number(high - cell * 0.2)}"
        for i in range(1, len(rows[0]))
    )
    stones = [
        svg.art(f"stone-{colour}", i * cell + inset, j * cell + inset, cell * 0.74)
        for j, row in enumerate(rows)
        for i, colour in enumerate(row)
    ]
    return (
        svg.box(2, 2, wide - 4, high - 4, rx=inset, fill="url(#g-card)", stroke="#9b7f4c", filter="url(#drop)")
        + svg.box(5.5, 5.5, wide - 11, high - 11, rx=cell * 0.09, fill="none", stroke="#b89a5f", stroke_opacity=0.55)
        + svg.element("path", d=folds, stroke="#8a6a34", stroke_opacity=0.22)
        + "".join(stones)
    )


# --- who owns what ----------------------------------------------------------------------------------------------------


def claims(view: View, frame: Frame) -> str:
    """Contours of claimed areas, then tokens, Masters and points: red solid amber, black dashed pale."""
    owned = [area for area in view.areas if area.seat is not None]
    drawn = "".join(outline(area, view.sides[area.seat or 0].colour, frame) for area in owned)
    for token in view.tokens:
        x, y = frame.corner(token.x, token.y)
        half = frame.cell / 2
        drawn += svg.element("circle", cx=x + half, cy=y + half, r=frame.cell * 0.42, fill="#16100a", stroke="#d9b566")
        drawn += svg.art(f"stone-{token.colour}", x + frame.cell * 0.19, y + frame.cell * 0.19, frame.cell * 0.62)
    for one in view.masters:
        x, y = frame.corner(one.x + 0.1, one.y - 0.14)
        drawn += svg.art(f"master-{view.sides[one.seat].colour}", x, y, frame.cell * 0.86)
    return drawn + "".join(badge(area, view, frame) for area in owned)


def outline(area: Area, colour: str, frame: Frame) -> str:
    casing, line, dashes = INK[colour]
    way = contour(area, frame, max(2.0, frame.cell * 0.05))
    square = "square" if dashes == "none" else "butt"
    return svg.element(
        "path", d=way, fill="none", stroke=casing, stroke_width=5.5, stroke_opacity=0.8, stroke_linecap="square"
    ) + svg.element(
        "path", d=way, fill="none", stroke=line, stroke_width=3, stroke_dasharray=dashes, stroke_linecap=square
    )


def contour(area: Area, frame: Frame, inset: float) -> str:
    """The outer sides of all its cells, a little inside; where the outline turns inwards a side reaches on."""
    inside = {tuple(cell) for cell in area.cells}
    ways: list[str] = []
    for x, y in area.cells:
        left, top = frame.corner(x, y)
        right, bottom = left + frame.cell, top + frame.cell

        def reach(beside: tuple[int, int], corner: tuple[int, int]) -> float:
            return inset if beside not in inside else -inset if corner in inside else 0.0

        for down, foot in ((-1, top + inset), (1, bottom - inset)):
            if (x, y + down) not in inside:
                start = left + reach((x - 1, y), (x - 1, y + down))
                end = right - reach((x + 1, y), (x + 1, y + down))
                ways.append(f"M{svg.number(start)} {svg.number(foot)}H{svg.number(end)}")
        for aside, place in ((-1, left + inset), (1, right - inset)):
            if (x + aside, y) not in inside:
                start = top + reach((x, y - 1), (x + aside, y - 1))
                end = bottom - reach((x, y + 1), (x + aside, y + 1))
                ways.append(f"M{svg.number(place)} {svg.number(start)}V{svg.number(end)}")
    return "".join(ways)


def badge(area: Area, view: View, frame: Frame) -> str:
    """An area's points, at its first Master."""
    cells = {tuple(cell) for cell in area.cells}
    at = next((one for one in view.masters if one.seat == area.seat and (one.x, one.y) in cells), None)
    if at is None:
        return ""
    x, y = frame.corner(at.x + 0.84, at.y + 0.02)
    line = INK[view.sides[area.seat or 0].colour][1]
    return svg.group(
        svg.box(-14, -10, 28, 20, rx=10, fill="#16100a", stroke=line, stroke_width=1.5)
        + svg.label(str(area.points), 0, 4.8, 13.5, "#fff3d6", text_anchor="middle", font_weight=700),
        x,
        y,
    )


def known_hand(view: View, side: Side) -> list[Face]:
    """The cards of a hand whose faces the reader knows: all of its own, those that were shown of the others."""
    return view.hand if view.seat == side.seat else side.shown


def side_marks(side: Side, known: Sequence[Face], high: float) -> str:
    """Masters that are left, and the cards of the hand: faces where they are known, else backs."""
    size = min(34.0, high)
    masters = "".join(
        svg.art(f"master-{side.colour}", 4 + place * size * 0.8, 0, size) for place in range(side.masters)
    )
    wide, tall = size * 0.62, size * 0.92
    back = svg.box(0, 0, wide, tall, rx=3, fill="#1d3f7d", stroke="#d9b566")
    cards = [
        svg.group(rune_card(face.rows, 40), 0, 0, min(wide / len(face.rows[0]), tall / len(face.rows)) / 40)
        for face in known
    ]
    cards += [back] * (side.hand - len(cards))
    return masters + "".join(svg.group(card, 232 - (place + 1) * size * 0.72, 2) for place, card in enumerate(cards))
