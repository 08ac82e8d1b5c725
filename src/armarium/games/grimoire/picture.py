"""Grimoire as a picture: the quest zone above, and below each reader the page of this round and the territory.

What lies face down is a back here as it is on the table; a sealed page is a seal.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from armarium import shelf
from armarium.games.grimoire.view import Lying, Side, View
from armarium.hooks import Layers
from armarium.motion import Pose
from armarium.pictures import svg
from armarium.pictures.art import art_in
from armarium.words import Words, words

WIDE, HIGH = 880, 540
ZONE, MAGIC, READERS = 0, 1, 2
CARD = (92, 132)
GAP = 10
COLUMN_TOP = 152
PAGE_HIGH = 196
INK, PALE = "#2a1d12", "#cbbfa5"


class Picture:
    def cover(self) -> str:
        return art_in(shelf.folder("grimoire"))["cover"]

    def sides(self, view: View, high: float, language: str) -> list[str]:
        return [side_marks(side, min(high, 40.0)) for side in view.sides]

    def scenes(
        self, views: Sequence[View], poses: Sequence[Mapping[int, Pose]], names: Sequence[str], language: str
    ) -> list[Layers]:
        wording = words("grimoire", language)
        return [scene(view, names, wording) for view in views]


def scene(view: View, names: Sequence[str], wording: Words) -> Layers:
    layers: Layers = {(MAGIC, 0): magic_track(view, wording)}
    wide = min(CARD[0], (640 - GAP * (len(view.zone) - 1)) / max(1, len(view.zone)))
    for place, lying in enumerate(view.zone):
        layers[ZONE, place] = svg.group(quest_card(lying, wide, wording), place * (wide + GAP), 0)
    column = (WIDE - GAP * (len(view.sides) - 1)) / len(view.sides)
    for side in view.sides:
        body = reader(view, side, names[side.seat], column, wording)
        layers[READERS, side.seat] = svg.group(body, side.seat * (column + GAP), COLUMN_TOP)
    return layers


# --- the quest zone ---------------------------------------------------------------------------------------------------


def quest_card(lying: Lying, wide: float, wording: Words) -> str:
    if lying.taken:
        return svg.box(
            0, 0, wide, CARD[1], rx=8, fill="#050811", fill_opacity=0.42, stroke="#d9b566", stroke_dasharray="5 4"
        )
    return back(wide, CARD[1], "#4a2f7e") if lying.card is None else face(lying.card, wide, wording)


def back(wide: float, high: float, cloth: str) -> str:
    """A card's back: cloth with a frame and a lozenge."""
    middle = f"M{svg.number(wide / 2)} {svg.number(high * 0.3)}l{svg.number(wide * 0.2)} {svg.number(high * 0.2)}"
    middle += (
        f"l{svg.number(-wide * 0.2)} {svg.number(high * 0.2)}l{svg.number(-wide * 0.2)} {svg.number(-high * 0.2)}Z"
    )
    return (
        svg.box(0, 0, wide, high, rx=wide * 0.09, fill=cloth, stroke="#0a0604")
        + svg.box(
            wide * 0.07, wide * 0.07, wide * 0.86, high - wide * 0.14, rx=wide * 0.06, fill="none", stroke="#d9b566"
        )
        + svg.element("path", d=middle, fill="#f0d79a", fill_opacity=0.5)
    )


def face(card: str, wide: float, wording: Words) -> str:
    tint = art_in(shelf.folder("grimoire"))[f"tint-{card}"]
    name = wording.say(f"card-{card}")
    size = min(14.0, (wide - 8) / (len(name) * svg.WIDTHS["serif"]))
    picture = wide - 24
    return (
        svg.box(0, 0, wide, CARD[1], rx=8, fill="url(#g-card)", stroke="#9b7f4c", filter="url(#drop)")
        + svg.label(name, wide / 2, 21, size, INK, text_anchor="middle", family=svg.SERIF, font_weight=600)
        + svg.box(12, 32, picture, 84, rx=6, fill=tint, fill_opacity=0.24, stroke="#b89a5f")
        + svg.art(f"card-{card}", wide / 2 - 38, 38, 76)
    )


def magic_track(view: View, wording: Words) -> str:
    """The magic points, and what is left in the piles."""
    track = range(view.box.magic_first, view.magic_most + 1)
    cell = 218 / len(track)
    drawn = svg.label(
        wording.say("picture-magic", {"magic": view.magic}), 0, 22, 18, "#f6e0a6", family=svg.SERIF, font_weight=600
    )
    for place, points in enumerate(track):
        now = points == view.magic
        fill = "#e2a23b" if now else "#3a3323" if points < view.magic else "#0a0f1d"
        drawn += svg.box(place * cell, 34, cell - 2, 26, rx=4, fill=fill, stroke="#d9b566", stroke_opacity=0.4)
        drawn += svg.label(
            str(points), (place + 0.5) * cell - 1, 52, 12.5, "#2a1903" if now else "#a59a83", text_anchor="middle"
        )
    for place, (count, cloth) in enumerate(((view.deck, "#4a2f7e"), (view.items, "#1f5b5a"))):
        drawn += svg.group(back(34, 48, cloth), place * 84, 76)
        drawn += svg.label(str(count), place * 84 + 42, 108, 18, PALE, font_weight=600)
    return svg.group(drawn, 662, 0)


# --- a reader ---------------------------------------------------------------------------------------------------------


def reader(view: View, side: Side, name: str, wide: float, wording: Words) -> str:
    high = HIGH - COLUMN_TOP
    glow = side.seat in view.to_act
    head = svg.label(
        svg.shorten(name, 19, wide - 30, "serif"), wide / 2, 25, 19, "#f2e9d6", text_anchor="middle", family=svg.SERIF
    )
    return (
        svg.box(0, 0, wide, high, rx=10, fill="#141b2e", fill_opacity=0.7, stroke="#ffcf78" if glow else "#4a4536")
        + head
        + svg.group(page(view, side, wide - 24, wording), 12, 36)
        + svg.group(territory(side, wide - 24, high - PAGE_HIGH - 56), 12, 46 + PAGE_HIGH)
    )


def page(view: View, side: Side, wide: float, wording: Words) -> str:
    """The page that was opened in this round; before that a seal, or an empty book."""
    paper = svg.box(0, 0, wide, PAGE_HIGH, rx=6, fill="url(#g-card)", stroke="#9b7f4c", filter="url(#drop)")
    ribbon = svg.group(svg.art(f"ribbon-{side.seat % 5}", 0, 0, 34, 34), wide - 40, -4, 0.8)
    if not side.page:
        seal = svg.art("wax", wide / 2 - 40, PAGE_HIGH / 2 - 40, 80) if side.chosen else ""
        rules = "".join(svg.box(18, 34 + 19 * row, wide - 66, 2, fill="#8a6a34", fill_opacity=0.2) for row in range(8))
        return paper + rules + ribbon + seal
    opened = view.pages[side.page - 1]
    name = wording.say(f"spell-{opened.spell}")
    size = min(21.0, (wide - 92) / (len(name) * svg.WIDTHS["serif"]))
    marks = "".join(svg.art(f"kind-{kind}", 14 + 24 * place, 42, 18, 24) for place, kind in enumerate(opened.kinds))
    drawing = min((wide - 16) / 200, 1.2)
    return (
        paper
        + svg.label(str(side.page), 14, 29, 21, "#70583a", family=svg.SERIF, font_weight=600)
        + svg.label(name, 42, 29, size, INK, family=svg.SERIF, font_weight=600)
        + marks
        + svg.art(f"spell-{opened.spell}", (wide - 200 * drawing) / 2, 66 + (124 - 104 * drawing) / 2, 100 * drawing)
        + ribbon
    )


def territory(side: Side, wide: float, high: float) -> str:
    """Companions lie open; coins that everybody has seen too; all else are backs."""
    art = art_in(shelf.folder("grimoire"))
    pieces = [
        tile(f"card-{card}", art[f"tint-{card}"]) for card in [*side.companions, *["shoes"] * side.shoes, *side.known]
    ]
    pieces += [back(34, 42, "#8a5a1c")] * (side.treasures - len(side.known)) + [back(34, 42, "#1f5b5a")] * side.items
    across = max(1, int(wide // 38))
    rows = -(-len(pieces) // across)
    scale = min(1.0, high / (rows * 46)) if rows else 1.0
    across = max(1, int(wide // (38 * scale)))
    return "".join(
        svg.group(piece, (place % across) * 38 * scale, (place // across) * 46 * scale, scale)
        for place, piece in enumerate(pieces)
    )


def tile(name: str, tint: str) -> str:
    return (
        svg.box(0, 0, 34, 42, rx=4, fill="#fdf3d6", stroke="#9b7f4c")
        + svg.box(2, 2, 30, 38, rx=3, fill=tint, fill_opacity=0.24)
        + svg.art(name, 1, 7, 32)
    )


def side_marks(side: Side, high: float) -> str:
    """The order token and the VP tokens."""
    size = min(32.0, high)
    token = (
        svg.element(
            "circle", cx=size / 2 + 2, cy=size / 2, r=size / 2 - 1, fill="#25160d", stroke="#d9b566", stroke_width=2
        )
        + svg.label(
            str(side.token), size / 2 + 2, size * 0.68, size * 0.52, "#f6e0a6", text_anchor="middle", font_weight=700
        )
        if side.token
        else ""
    )
    points = svg.art("vp-token", 60, 1, size - 2) + svg.label(str(side.vp), 66 + size, size * 0.7, size * 0.55, PALE)
    shield = svg.group(svg.art("kind-defensive", 0, 0, size - 4, 24), 150, 2) if side.protected else ""
    return token + points + shield
