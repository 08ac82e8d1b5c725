"""The picture around a game's board: the room by candle light, the book's name, who sits there, what was told.

1200 by 630, as previews of links are; a game draws in a box of 880 by 540 and beside each name in one 236 wide.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from armarium import shelf
from armarium.hooks import Layers, Picture
from armarium.pictures import svg
from armarium.pictures.art import definitions, house_art
from armarium.pictures.moments import Moment
from armarium.pictures.plain import PlainPicture
from armarium.words import words

WIDTH, HEIGHT = 1200, 630
LEFT, TOP = 300, 76  # of the board
RAIL = 260
GAP = 8
TALLEST = 128  # a seat's panel
AROUND, WHO, CAPTION, BOARD = -3, -2, -1, 0  # the layers below a game's own


class Sitting(msgspec.Struct, frozen=True):
    """Whose game it is: the book, and the names by seat."""

    game: str
    names: list[str]
    language: str


def picture_of(name: str) -> Picture:
    game = shelf.game(name)
    return game.picture() or PlainPicture(game.name)


def scenes(sitting: Sitting, shown: Sequence[Moment]) -> list[Layers]:
    """Every moment as layers from the lowest up."""
    picture = picture_of(sitting.game)
    boards = picture.scenes([one.view for one in shown], [one.poses for one in shown], sitting.names, sitting.language)
    return [
        {
            (AROUND, 0): room(sitting),
            (WHO, 0): seats(sitting, one, picture),
            (CAPTION, 0): caption_lines(sitting, one),
            **{key: svg.group(body, LEFT, TOP) for key, body in board.items()},
        }
        for one, board in zip(shown, boards, strict=True)
    ]


def whole(game: str, body: str, title: str) -> str:
    """The file, with all that its body refers to."""
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" width="{WIDTH}" height="{HEIGHT}" '
        f'role="img">{svg.element("title", svg.escape(title))}'
    )
    return f"{head}{definitions(body, shelf.folder(game))}{body}</svg>\n"


def still(sitting: Sitting, one: Moment) -> str:
    """A picture of one moment."""
    (layers,) = scenes(sitting, [one])
    body = "".join(layers[key] for key in sorted(layers))
    return whole(sitting.game, body, title(sitting, one))


def title(sitting: Sitting, one: Moment) -> str:
    book = words(sitting.game, sitting.language).game_name(sitting.game)
    return f"{book}. {one.caption}".strip()


def cover(game: str, language: str) -> str:
    """The book closed on its shelf: nobody's name and nobody's game."""
    sitting = Sitting(game, [], language)
    wording = words(game, language)
    body = (
        room(sitting)
        + svg.group(svg.element("ellipse", cx=600, cy=556, rx=330, ry=34, fill="#000", opacity=0.4))
        + svg.group(picture_of(game).cover(), 285, 96, 2.1)
        + svg.label(
            wording.say("tagline"), 600, 606, 26, "#cbbfa5", text_anchor="middle", family=svg.SERIF, font_style="italic"
        )
    )
    return whole(game, body, wording.game_name(game))


# --- around the board -------------------------------------------------------------------------------------------------


def room(sitting: Sitting) -> str:
    book = words(sitting.game, sitting.language).game_name(sitting.game)
    bar = svg.box(0, 0, WIDTH, 58, fill="url(#p-wood)") + svg.box(0, 57, WIDTH, 1.5, fill="#d9b566", fill_opacity=0.5)
    name = svg.label("Armarium", 62, 38, 25, "#f6e0a6", family=svg.SERIF, font_weight=600)
    rule = svg.box(184, 16, 1, 26, fill="#d9b566", fill_opacity=0.4)
    title = svg.label(book, 200, 38, 25, "#fff3d6", family=svg.SERIF, font_weight=600)
    return (
        GRADIENTS
        + svg.box(0, 0, WIDTH, HEIGHT, fill="url(#p-room)")
        + bar
        + svg.art("mark", 18, 13, 32, 32)
        + name
        + rule
        + title
    )


GRADIENTS = (
    '<radialGradient id="p-room" cx=".6" cy=".42" r=".8"><stop offset="0" stop-color="#24324f"/>'
    '<stop offset=".6" stop-color="#111a30"/><stop offset="1" stop-color="#0c1222"/></radialGradient>'
    '<linearGradient id="p-wood" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#362115"/>'
    '<stop offset="1" stop-color="#25160d"/></linearGradient>'
)


def caption_lines(sitting: Sitting, one: Moment) -> str:
    """The turn and what happened, in the bar, on two lines at most."""
    book = words(sitting.game, sitting.language).game_name(sitting.game)
    left = 200 + len(book) * 25 * svg.WIDTHS["serif"] + 26
    turn = svg.label(words(None, sitting.language).say("terminal-turn", {"turn": one.turn}), left, 37, 16, "#cbbfa5")
    start = left + 92
    rows = svg.lines_of(one.caption, 16, WIDTH - 24 - start, 2)
    foot = 37 if len(rows) == 1 else 25
    return turn + "".join(
        svg.label(row, start, foot + 20 * place, 16, "#f2e9d6") for place, row in enumerate(rows) if row
    )


def seats(sitting: Sitting, one: Moment, picture: Picture) -> str:
    """A panel for each seat: its name, how it stands, and what the game draws of it."""
    count = max(1, len(sitting.names))
    high = min(TALLEST, (HEIGHT - TOP - 14 - GAP * (count - 1)) / count)
    marks = [*picture.sides(one.view, high - 40, sitting.language), *[""] * count]
    game = shelf.game(sitting.game)
    points = one.standing if game.points and not game.allied else []
    panels = [
        panel(name, place, high, place in one.to_act, points[place : place + 1], marks[place])
        for place, name in enumerate(sitting.names)
    ]
    return "".join(svg.group(body, 20, TOP + place * (high + GAP)) for place, body in enumerate(panels))


def panel(name: str, place: int, high: float, acts: bool, points: Sequence[int], mark: str) -> str:
    edge = "#ffcf78" if acts else "#d9b566"
    art = house_art()
    hue, dark = art[f"hue-{place % 8}"], art[f"hue-dark-{place % 8}"]
    size = min(15.0, (high - 12) / 2)
    seal = svg.element("circle", cx=26, cy=22, r=size, fill=dark, stroke=hue, stroke_width=1.5)
    initial = svg.label(
        name[:1].upper(), 26, 22 + size * 0.38, size * 1.1, hue, text_anchor="middle", family=svg.SERIF, font_weight=600
    )
    score = "".join(
        svg.label(str(value), RAIL - 16, 29, 22, "#f6e0a6", text_anchor="end", font_weight=700) for value in points
    )
    return (
        svg.box(0, 0, RAIL, high, rx=10, fill="#141b2e", fill_opacity=0.86, stroke=edge)
        + (svg.box(0, 0, 4, high, rx=2, fill="#ffcf78") if acts else "")
        + seal
        + initial
        + svg.label(svg.shorten(name, 20, 148, "serif"), 50, 29, 20, "#f2e9d6", family=svg.SERIF, font_weight=600)
        + score
        + svg.group(mark, 12, 40)
    )
