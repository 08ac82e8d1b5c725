"""Kragmortha as a picture: the library from above, goblins and Rigor Mortis, and arrows for whoever has just moved."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence

from armarium import shelf
from armarium.games.kragmortha.library.furniture import Frame, floor_art, frame_of
from armarium.games.kragmortha.view import Side, Spot, View
from armarium.hooks import Layers
from armarium.motion import Pose
from armarium.pictures import svg
from armarium.pictures.art import art_in

WIDE, HIGH = 880, 540
FLOOR, WAYS, RIGOR, GOBLINS = 0, 1, 2, 3
MORTIS = -1  # among pawns, where seats count from 0


class Picture:
    def cover(self) -> str:
        return art_in(shelf.folder("kragmortha"))["cover"]

    def sides(self, view: View, high: float, language: str) -> list[str]:
        return [side_marks(side, high) for side in view.sides]

    def scenes(
        self, views: Sequence[View], poses: Sequence[Mapping[int, Pose]], names: Sequence[str], language: str
    ) -> list[Layers]:
        frame = frame_of(views[0].floor, WIDE, HIGH)
        floor = svg.group(floor_art(views[0].floor, frame), frame.left, frame.top)
        before = [views[0], *views[:-1]]
        return [scene(last, view, frame, floor, names) for last, view in zip(before, views, strict=True)]


def scene(last: View, view: View, frame: Frame, floor: str, names: Sequence[str]) -> Layers:
    layers: Layers = {(FLOOR, 0): floor, (WAYS, 0): ways(last, view, frame)}
    layers[RIGOR, 0] = on_floor(
        frame, view.rigor, svg.art("rigor", frame.cell * 0.02, -frame.cell * 0.1, frame.cell * 0.96)
    )
    for side in view.sides:
        if side.spot is not None:
            name = "" if side.nameless else names[side.seat]
            layers[GOBLINS, side.spot.x * len(names) + side.seat] = on_floor(
                frame, side.spot, pawn(side.seat, name, frame.cell, view.actor)
            )
    return layers


def on_floor(frame: Frame, spot: Spot, body: str) -> str:
    x, y = frame.corner(spot)
    return svg.group(body, frame.left + x, frame.top + y)


def pawn(seat: int, name: str, cell: float, actor: int | None) -> str:
    """A goblin with the beginning of its name on a plate; the one who acts stands in candle light."""
    light = svg.element(
        "ellipse", cx=cell / 2, cy=cell * 0.86, rx=cell * 0.46, ry=cell * 0.16, fill="#ffcf78", fill_opacity=0.55
    )
    plate = svg.shorten(name, 13, cell * 0.86)
    wide = len(plate) * 13 * svg.WIDTHS["sans"] + 10
    tag = svg.box(cell / 2 - wide / 2, cell * 0.8, wide, 17, rx=8, fill="#16100a", stroke="#d9b566") + svg.label(
        plate, cell / 2, cell * 0.8 + 12.8, 12.5, "#fff3d6", text_anchor="middle", font_weight=600
    )
    return (
        (light if seat == actor else "")
        + svg.art(f"goblin-{seat}", cell * 0.1, -cell * 0.06, cell * 0.8)
        + (tag if plate else "")
    )


# --- what has just happened -------------------------------------------------------------------------------------------


def pawns(view: View) -> dict[int, Spot]:
    return {side.seat: side.spot for side in view.sides if side.spot is not None} | {MORTIS: view.rigor}


def ways(last: View, view: View, frame: Frame) -> str:
    """An arrow for every pawn that stands elsewhere than before: a chain of pushes shows as a chain of arrows."""
    then, now = pawns(last), pawns(view)
    moved = [(seat, then[seat], spot) for seat, spot in now.items() if seat in then and then[seat] != spot]
    return "".join(arrow(frame, start, end, "#c9a8ff" if seat == MORTIS else "#ffcf78") for seat, start, end in moved)


def arrow(frame: Frame, start: Spot, end: Spot, fill: str) -> str:
    (x, y), (to_x, to_y) = frame.middle(start), frame.middle(end)
    length = math.hypot(to_x - x, to_y - y) or 1.0
    ahead, aside = ((to_x - x) / length, (to_y - y) / length), (-(to_y - y) / length, (to_x - x) / length)
    tip = length - frame.cell * 0.34
    head = tip - frame.cell * 0.2

    def at(along: float, beside: float) -> str:
        along_x, along_y = x + ahead[0] * along, y + ahead[1] * along
        return f"{svg.number(along_x + aside[0] * beside)} {svg.number(along_y + aside[1] * beside)}"

    thin, thick = frame.cell * 0.06, frame.cell * 0.15
    half = [(0.0, thin), (head, thin), (head, thick)]
    outline = [*half, (tip, 0.0), *((along, -beside) for along, beside in reversed(half))]
    way = "M" + "L".join(at(*point) for point in outline) + "Z"
    return svg.group(
        svg.element(
            "path", d=way, fill=fill, fill_opacity=0.9, stroke="#2a1a05", stroke_width=2, stroke_linejoin="round"
        ),
        frame.left,
        frame.top,
    )


# --- a goblin's own ---------------------------------------------------------------------------------------------------


def side_marks(side: Side, high: float) -> str:
    """Its face, its Petrifying Looks, its books and its hand, as many as everybody can count."""
    size = max(15.0, min(30.0, high - 4))
    looks = [f"look-{look.family}" for look in side.looks or []] or ["look-head"] * side.look_count
    drawn = svg.art(f"goblin-{side.seat}", 0, -4 if high < 40 else -2, size + 6)
    drawn += "".join(svg.art(name, 44 + place * size * 0.82, 0, size) for place, name in enumerate(looks[:6]))
    books = "".join(
        svg.box(190 - place * 9, 2, 7, size - 4, rx=1.5, fill="#8c2b34", stroke="#d9b566", stroke_width=0.8)
        for place in range(min(side.book_count, 6))
    )
    hand = svg.box(204, 2, size * 0.62, size - 4, rx=3, fill="#4b5d24", stroke="#d9b566") + svg.label(
        str(len(side.cards)),
        204 + size * 0.31,
        size * 0.66,
        size * 0.5,
        "#fff3d6",
        text_anchor="middle",
        font_weight=700,
    )
    return drawn + books + hand
