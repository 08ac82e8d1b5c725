"""What the boxes of all games share: reading a parts.toml that its owner may have corrected, and refusing wrong lines.

A wrong line is refused by name, with what would be right there. Which parts there are only the games know, and where
corrected ones come from `own_boxes.py`.
A process of the lab may correct numbers before it reads a box: `numbers.magic-most`, or `page.10.vp`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple, NoReturn

from armarium import own_boxes
from armarium.own_boxes import put
from armarium.reason import Value, refusal

Box = dict[str, Any]  # a table as its owner wrote it: only the readers below know what must stand there


class Correction(NamedTuple):
    """Another number for a box: its name is the way to it in the file, entries of lists counted from 1."""

    game: str
    name: str
    value: int


Corrections = Sequence[Correction]
_corrections: list[Correction] = []


class Part(Box):
    """A table of the file; a key that is missing is refused by its place in the file."""

    place = ""

    def __missing__(self, key: str) -> NoReturn:
        raise refusal("part-missing", field=f"{self.place} {key}".strip())


def load(game: str) -> Box:
    """The box that is played with; asks the folder, not the game: its words must be readable when its box is not."""
    tables = own_boxes.house_tables(game)
    own = own_boxes.boxes_in_play().get(game)
    for name, value in ({} if own is None else own.parts).items():
        put(tables, name, value)
    for correction in _corrections:
        if correction.game == game:
            put_number(tables, correction.name, correction.value)
    return part_at("", tables)


def correct(corrections: Corrections) -> None:
    """Boxes that this process reads from now on have these numbers; one that it has read stays as it was."""
    _corrections[:] = corrections


def numbers(box: object, way: str = "") -> dict[str, int]:
    """All whole numbers of a box by name; that of a part with a `value` goes by the part's name."""
    if isinstance(box, dict):
        inner = [(key, item) for key, item in box.items() if key != "value"]
        own = numbers(box["value"], way) if "value" in box else {}
    elif isinstance(box, list):
        inner, own = [(str(n), item) for n, item in enumerate(box, 1)], {}
    else:
        return {way: box} if isinstance(box, int) and not isinstance(box, bool) else {}
    for key, item in inner:
        own |= numbers(item, f"{way}.{key}" if way else key)
    return own


def put_number(box: Any, name: str, value: int) -> None:
    """Refused when the box has no such number."""
    if name not in (known := numbers(box)):
        raise refusal("part-number-unknown", name=name, names=", ".join(known))
    put(box, name, value)


def part_at(place: str, table: Box) -> Part:
    """The same table, it and all tables in it knowing their places: `card 3`."""
    part = Part({key: with_places(f"{place} {key}".strip(), item) for key, item in table.items()})
    part.place = place
    return part


def with_places(place: str, item: object) -> object:
    if isinstance(item, list):
        return [with_places(f"{place} {number}", inner) for number, inner in enumerate(item, 1)]
    return part_at(place, item) if isinstance(item, dict) else item


def number(field: str, part: Box, key: str = "value", least: int = 0, most: int = 99) -> int:
    value = part[key]
    if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
        values: dict[str, Value] = {"field": field, "value": str(value), "least": least, "most": most}
        raise refusal("part-number", str(part.get("clause", "")), **values)
    return value


def measure(field: str, value: object, least: float = 1e-9) -> float:
    """A number with a point, not below the least."""
    if not isinstance(value, (int, float)) or isinstance(value, bool) or not least <= value < 1e9:
        raise refusal("part-measure", field=field, value=str(value))
    return float(value)


def text(field: str, value: object) -> str:
    if not isinstance(value, str):
        raise refusal("part-text", field=field, value=str(value))
    return value


def word(field: str, value: object, allowed: Sequence[str]) -> str:
    if not isinstance(value, str) or value not in allowed:
        raise refusal("part-word", field=field, value=str(value), choices=", ".join(allowed))
    return value


def entries(field: str, value: object) -> list[Box]:
    """A list of tables."""
    if not isinstance(value, list) or not all(isinstance(item, dict) for item in value):
        raise refusal("part-list", field=field)
    return value


def must_count(box: Box, name: str, count: int, clause: str) -> None:
    """What [counts] says of a part, against how many of it are written down."""
    expected = number(f"counts {name}", box["counts"][name], most=999)
    if count != expected:
        raise refusal("part-count", clause, field=name, count=count, expected=expected)
