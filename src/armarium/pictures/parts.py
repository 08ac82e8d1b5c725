"""A part of a box as a picture, for owners who compare it with theirs: pieces of art, a card of rows, a board.

Nothing is known of a game but its art and what its `questions.toml` says of it; a value that is tried is drawn as well.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

from armarium import own_boxes, shelf
from armarium.pictures import svg
from armarium.pictures.art import art_in, definitions
from armarium.questions import COLUMNS, Asking, asking_at
from armarium.unverified import trail_to

CELL = 48.0
EDGE = 6.0
SQUARE = re.compile(r"[a-h]\d+")
LIT, DARK = "#ffcf78", "#1b2740"


def part_picture(game: str, way: str, value: object) -> str:
    """As it would look with this value; an empty picture for a part that is not drawn."""
    asking, tables = asking_at(game, way), own_boxes.house_box(game)
    if asking.board:
        rows = str(own_boxes.part(tables, asking.board)).split()
        return whole_picture(game, *board(asking, rows, set(SQUARE.findall(str(value)))))
    if asking.kind == "rows":
        text = str(value)
        return whole_picture(
            game, *(card(asking, text.split("/")) if "/" in text else board(asking, text.split(), set()))
        )
    return whole_picture(game, *pieces(game, asking, spoken_parts(tables, way), value))


def whole_picture(game: str, body: str, wide: float, high: float) -> str:
    box = f"0 0 {svg.number(wide)} {svg.number(high)}"
    return svg.element(
        "svg", definitions(body, shelf.folder(game)) + body, xmlns="http://www.w3.org/2000/svg", viewBox=box
    )


def spoken_parts(tables: own_boxes.Tables, way: str) -> dict[str, str]:
    """What can stand in the name of a piece of art: all that is printed around the part, and its own last step. Of a
    text with hyphens `<key>_stem` is what is before the first."""
    printed = {"key": way.rpartition(".")[2]}
    for _, table in trail_to(tables, way):
        for key, value in table.items():
            if isinstance(value, str):
                printed |= {key: value, f"{key}_stem": value.partition("-")[0]}
    return printed


def art_names(game: str, asking: Asking, printed: Mapping[str, str], value: object) -> list[str]:
    """Those of its pieces that there are."""
    known = art_in(shelf.folder(game))
    values = value if isinstance(value, list) else [value]
    names = [name.format(**{**printed, "value": each}) for each in values for name in asking.art]
    return [name for name in dict.fromkeys(names) if name in known]


def pieces(game: str, asking: Asking, printed: Mapping[str, str], value: object) -> tuple[str, float, float]:
    """Side by side on paper."""
    names = art_names(game, asking, printed, value) or ["emblem"]
    size = 88.0
    high = size * (104 / 200 if asking.span == 200 else 1)
    drawn = "".join(svg.art(name, EDGE + place * size, EDGE, size, asking.span) for place, name in enumerate(names))
    wide, tall = len(names) * size + 2 * EDGE, high + 2 * EDGE
    return paper(wide, tall) + drawn, wide, tall


def paper(wide: float, high: float) -> str:
    return svg.box(1, 1, wide - 2, high - 2, rx=EDGE, fill="url(#g-card)", stroke="#9b7f4c")


def card(asking: Asking, rows: Sequence[str]) -> tuple[str, float, float]:
    wide, high = len(rows[0]) * CELL + 2 * EDGE, len(rows) * CELL + 2 * EDGE
    signs = "".join(
        svg.group(sign(asking, letter), EDGE + across * CELL, EDGE + down * CELL)
        for down, row in enumerate(rows)
        for across, letter in enumerate(row)
    )
    return paper(wide, high) + signs, wide, high


def sign(asking: Asking, letter: str) -> str:
    """The piece of art of a letter; what is no letter is a dark square."""
    if letter not in asking.letters and letter not in "BSPG":
        return svg.box(1, 1, CELL - 2, CELL - 2, fill=DARK)
    return svg.art(asking.art[0].format(letter=letter), CELL * 0.12, CELL * 0.12, CELL * 0.76)


def board(asking: Asking, rows: Sequence[str], marked: set[str]) -> tuple[str, float, float]:
    """Squares by letter and number, row 1 at the foot; those that are named are lit."""
    wide, high = (len(rows[0]) + 1) * CELL, (len(rows) + 1) * CELL
    drawn = svg.box(0, 0, wide, high, rx=EDGE, fill=DARK)
    for number, row in enumerate(rows, 1):
        top = (len(rows) - number) * CELL
        drawn += svg.label(str(number), CELL / 2, top + CELL * 0.62, 18, "#cfe0ff", text_anchor="middle")
        for across, letter in enumerate(row):
            lit = f"{COLUMNS[across]}{number}" in marked
            square = svg.box(1, 1, CELL - 2, CELL - 2, fill=LIT if lit else "#e9d9b4", fill_opacity=1 if lit else 0.55)
            drawn += svg.group(square + sign(asking, letter), (across + 1) * CELL, top)
    for across in range(len(rows[0])):
        at = (across + 1.5) * CELL
        drawn += svg.label(COLUMNS[across], at, high - CELL * 0.38, 18, "#cfe0ff", text_anchor="middle")
    return drawn, wide, high
