"""KamiMaï as a picture: the standing Grimoire on its felt, card by card as it stands or lies, and the summoners' sheet.

Lengths are the simulation's centimetres: y up, the spine along x, the near side at negative z.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence

from armarium import shelf
from armarium.games.kamimai.deck.geometry import (
    Quaternion,
    Vector,
    add,
    cross,
    dot,
    length,
    painted_order,
    rotate,
    scale,
    sub,
    true_pose,
)
from armarium.games.kamimai.view import Area, Body, Side, View
from armarium.hooks import Layers
from armarium.motion import Pose
from armarium.pictures import svg
from armarium.pictures.art import art_in
from armarium.words import Words, words

WIDE, HIGH = 880, 540
TABLE, DECK, SHEET, DRAWN = 0, 1, 2, 3
EYE: Vector = (13.0, 12.5, -34.0)
AT: Vector = (-1.5, 3.6, 0.0)
LYING = 2.6  # a fallen card is no higher; one that is still in a hand is
FOCUS = 1180.0
MIDDLE = (575.0, 262.0)
EDGES = ("#efe6cf", "#e6dabd", "#f4ecd8")
Placed = tuple[int, str | None, Vector, Quaternion]  # slot, face, place, turn
Point = tuple[float, float]


class Picture:
    def cover(self) -> str:
        """The deck itself is the book's cover."""
        standing = [(slot, "fire" if slot == 0 else None, *built_pose(slot, 30, COVER)) for slot in range(30)]
        felt = svg.element(
            "ellipse", cx=150, cy=178, rx=118, ry=22, fill="#1d3a3c", stroke="#d9b566", stroke_opacity=0.5
        )
        return felt + svg.group(deck(standing, COVER), 150 - MIDDLE[0] * 0.46, 112 - MIDDLE[1] * 0.46, 0.46)

    def sides(self, view: View, high: float, language: str) -> list[str]:
        return [reserve(side, view.box.reserve, min(high, 78.0)) for side in view.sides]

    def scenes(
        self, views: Sequence[View], poses: Sequence[Mapping[int, Pose]], names: Sequence[str], language: str
    ) -> list[Layers]:
        wording = words("kamimai", language)
        return [scene(view, moved, wording) for view, moved in zip(views, poses, strict=True)]


def scene(view: View, moved: Mapping[int, Pose], wording: Words) -> Layers:
    return {
        (TABLE, 0): table(),
        (DECK, 0): deck(placed_cards(view, moved), view.box.body),
        (SHEET, 0): sheet(view, wording),
        (DRAWN, 0): drawn_cards(view.drawn),
    }


def table() -> str:
    return (
        '<radialGradient id="felt" cx=".5" cy=".4" r=".75"><stop offset="0" stop-color="#2a5a58"/>'
        '<stop offset="1" stop-color="#0d1d25"/></radialGradient>'
        + svg.element("ellipse", cx=560, cy=405, rx=340, ry=146, fill="#4b2f1d", stroke="#6a4529", stroke_width=3)
        + svg.element(
            "ellipse", cx=560, cy=398, rx=304, ry=122, fill="url(#felt)", stroke="#d9b566", stroke_opacity=0.6
        )
        + svg.element("ellipse", cx=560, cy=398, rx=290, ry=113, fill="none", stroke="#d9b566", stroke_dasharray="6 6")
    )


# --- where the cards are ----------------------------------------------------------------------------------------------

COVER = Body(6.3, 8.8, 0.031, 0.009, 50.0, 60.0, 0.5, 6)


def built_pose(slot: int, count: int, body: Body) -> tuple[Vector, Quaternion]:
    """As the deck is built: tops on an arc, every foot on the felt. Slots count from 0."""
    opening = math.radians(body.opening if count > 2 else body.opening / 2)
    between = opening / max(1, count - 1)
    arc = (body.thickness + body.gap) / 2 / math.tan(between / 2)
    tilt = -opening / 2 + slot * between
    apex = (arc + body.height) * math.cos(0.0 if count % 2 else between / 2)
    reach = apex / math.cos(tilt) - body.height / 2
    place = (0.0, apex - reach * math.cos(tilt), reach * math.sin(tilt))
    return place, (math.cos(tilt / 2), -math.sin(tilt / 2), 0.0, 0.0)


def fallen_pose(place: int, count: int) -> tuple[Vector, Quaternion]:
    """A card of a deck that fell unseen: flat, each a little askew, the same for the same number."""
    odd = (place * 16807 + 7919) % 1009 / 1009 - 0.5
    other = (place * 7919 + 104729) % 1013 / 1013 - 0.5
    turn, lean = odd * 1.5, math.pi / 2 - other * 0.12
    c, s, d, e = math.cos(turn / 2), math.sin(turn / 2), math.cos(lean / 2), math.sin(lean / 2)
    away = (place / max(1, count - 1) - 0.5) * 2
    return (odd * 6, 0.04 + 0.035 * (place % 12), away * 5.6 + other * 2.4), (c * d, c * e, s * d, -s * e)


def placed_cards(view: View, moved: Mapping[int, Pose]) -> list[Placed]:
    """As the table was told it, else as built; a deck that lies lies as it was seen to fall."""
    if view.options["grimoire"] == "companion":
        return []
    grimoire = view.grimoire
    if grimoire.down:
        count = sum(grimoire.cards.values())
        poses = ((slot, *true_pose(pose)) for slot, pose in moved.items())
        lying: list[Placed] = [(slot, None, place, turn) for slot, place, turn in poses if place[1] < LYING]
        if len(lying) >= 0.6 * count:
            return lying[-count:]
        return [(place, None, *fallen_pose(place, count)) for place in range(count)]
    places = {one.slot - 1: one.card for one in grimoire.slots}
    return [
        (slot, face, *(true_pose(moved[slot]) if slot in moved else built_pose(slot, grimoire.built, view.box.body)))
        for slot, face in places.items()
    ]


# --- drawing them -----------------------------------------------------------------------------------------------------


def unit(a: Vector) -> Vector:
    return scale(a, 1 / (length(a) or 1.0))


FORWARD = unit(sub(AT, EYE))
RIGHT = unit(cross((0.0, 1.0, 0.0), FORWARD))  # x to the right, seen from the near side
UP = cross(FORWARD, RIGHT)


def projection(point: Vector) -> Point:
    """Where a point is on the picture."""
    away = sub(point, EYE)
    depth = dot(away, FORWARD)
    return MIDDLE[0] + FOCUS * dot(away, RIGHT) / depth, MIDDLE[1] - FOCUS * dot(away, UP) / depth


def corners(place: Vector, turn: Quaternion, body: Body) -> list[Vector]:
    """Of a card, from its top left on, as it is seen from the near side."""
    across, along = body.width / 2, body.height / 2
    flat = ((-across, along, 0.0), (across, along, 0.0), (across, -along, 0.0), (-across, -along, 0.0))
    return [add(place, rotate(turn, corner)) for corner in flat]


def deck(cards: Sequence[Placed], body: Body) -> str:
    """The farthest first."""
    drawn = []
    for number in painted_order([(slot, place, turn) for slot, _, place, turn in cards], EYE):
        slot, face, place, turn = cards[number]
        drawn.append(card([projection(corner) for corner in corners(place, turn, body)], face, slot))
    return shadow(cards, body) + "".join(drawn)


def shadow(cards: Sequence[Placed], body: Body) -> str:
    """What the whole of it leaves on the felt."""
    feet = [projection((x, 0.0, z)) for _, _, place, turn in cards for x, _, z in corners(place, turn, body)]
    if not feet:
        return ""
    left, right = min(x for x, _ in feet), max(x for x, _ in feet)
    top, bottom = min(y for _, y in feet), max(y for _, y in feet)
    return svg.element(
        "ellipse",
        cx=(left + right) / 2,
        cy=(top + bottom) / 2 + 6,
        rx=(right - left) * 0.58,
        ry=(bottom - top) * 0.56 + 6,
        fill="#000",
        opacity=0.42,
    )


def card(points: Sequence[Point], face: str | None, slot: int) -> str:
    way = " ".join(f"{svg.number(x)},{svg.number(y)}" for x, y in points)
    paper = svg.element(
        "polygon",
        points=way,
        fill=EDGES[slot % 3],
        stroke="#4a3a20",
        stroke_opacity=0.55,
        stroke_width=0.7,
        stroke_linejoin="round",
    )
    return paper if face is None else paper + card_face(points, face)


def card_face(points: Sequence[Point], face: str) -> str:
    """The face of a card, bent with it: the picture is far enough away for a parallelogram."""
    art = art_in(shelf.folder("kamimai"))
    (x, y), (right_x, right_y), _, (foot_x, foot_y) = points
    matrix = [(right_x - x) / 63, (right_y - y) / 63, (foot_x - x) / 88, (foot_y - y) / 88, x, y]
    ink, tint = art[f"ink-{face}"], art[f"tint-{face}"]
    inside = svg.box(3, 3, 57, 82, rx=2.4, fill=tint, stroke=ink, stroke_width=1.2)
    inside += svg.art(f"card-{face}", 11.5, 24, 40) + svg.art(f"card-{face}", 7.5, 8, 10)
    return svg.element("g", inside, transform=f"matrix({' '.join(f'{value:.4g}' for value in matrix)})")


# --- the sheet and the hands ------------------------------------------------------------------------------------------


def small_card(name: str) -> str:
    """33 by 44."""
    art = art_in(shelf.folder("kamimai"))
    return (
        svg.box(0, 0, 33, 44, rx=3.5, fill="#fffdf6", stroke="#8f7a54")
        + svg.box(2.5, 2.5, 28, 39, rx=2, fill=art[f"tint-{name}"], stroke=art[f"ink-{name}"], stroke_width=1.4)
        + svg.art(f"card-{name}", 5, 10, 23)
    )


def reserve(side: Side, places: int, high: float) -> str:
    size = min(1.0, high / 46)
    return "".join(
        svg.group(
            small_card(side.reserve[place])
            if place < len(side.reserve)
            else svg.box(
                0, 0, 33, 44, rx=3.5, fill="none", stroke="#d9b566", stroke_opacity=0.4, stroke_dasharray="4 4"
            ),
            4 + place * 39 * size,
            0,
            size,
        )
        for place in range(max(places, len(side.reserve)))
    )


def drawn_cards(cards: Sequence[str]) -> str:
    across = min(40.0, 320 / max(1, len(cards)))
    return "".join(
        svg.group(small_card(name), 880 - len(cards) * across + place * across - 6, 478, 1.15)
        for place, name in enumerate(cards)
    )


def sheet(view: View, wording: Words) -> str:
    """The level's page: its areas with what is still to be cast, and the energy."""
    areas = view.sheet
    high = min(96.0, (430 - 8 * len(areas)) / max(1, len(areas)))
    drawn = svg.box(6, 8, 250, 530, rx=6, fill="#000", opacity=0.35)
    drawn += svg.box(0, 0, 250, 530, rx=6, fill="#fbf8f0", stroke="#c9bfa5")
    drawn += svg.label(
        wording.say("picture-level", {"level": view.level}), 20, 42, 25, "#2a2119", family=svg.SERIF, font_weight=600
    )
    drawn += svg.art(f"animal-{(view.level - 1) % 3}", 178, 6, 46)
    for place, area in enumerate(areas):
        drawn += svg.group(area_box(area, high, wording), 14, 62 + place * (high + 8))
    bolt = "M13 2 5 14h6l-1 8 8-12h-6z"
    for place in range(max(view.energy, view.box.energy)):
        fill = "#e0a526" if place < view.energy else "none"
        drawn += svg.group(
            svg.element("path", d=bolt, fill=fill, stroke="#7a4d05", stroke_width=1.6), 14 + place * 27, 498
        )
    return drawn


def area_box(area: Area, high: float, wording: Words) -> str:
    edge = "#d8452d" if area.targeted else "#3a2f22"
    heart = "M12 20C5 15 3 11.5 3 8.5A4.5 4.5 0 0 1 12 7a4.500 4.500 0 0 1 9 1.500c0 3-2 6.500-9 11.500z"
    size = min(30.0, high - 12, 150 / max(1, len(area.spells)) - 4)
    drawn = svg.box(0, 0, 222, high, rx=8, fill="#fff0e8" if area.targeted else "#fbf8f0", stroke=edge, stroke_width=2)
    drawn += svg.label(
        wording.say(f"area-{area.area}"), 10, min(26.0, high * 0.62), 20, "#2a2119", family=svg.SERIF, font_weight=600
    )
    for place, spell in enumerate(area.spells):
        body = svg.art(f"card-{spell.box}", 0, 0, size) if spell.box != "team" else team_mark(size, wording)
        mark = svg.box(-2, size / 2 - 2, size + 4, 4, rx=2, fill="#3a56a8") if spell.marked else ""
        drawn += svg.group(body + mark, 34 + place * (size + 4), (high - size) / 2)
    if area.effect != "none":
        drawn += svg.group(svg.art(f"sign-{area.effect}", 0, 0, 20, 24), 176, 4)
    fill = "#d8452d" if area.sealed else "none"
    drawn += svg.group(svg.element("path", d=heart, fill=fill, stroke="#b3301b", stroke_width=2), 196, high - 28)
    return drawn


def team_mark(size: float, wording: Words) -> str:
    ring = svg.element(
        "circle", cx=50, cy=50, r=42, fill="#fff", stroke="#3a2f22", stroke_width=6, stroke_dasharray="16 11"
    )
    word = svg.label(wording.say("spell-team"), 50, 58, 28, "#2a2119", text_anchor="middle", font_weight=700)
    return svg.group(ring + word, 0, 0, size / 100)
