"""Lists what a language lacks beside English, ready to be filled in: `python -m build_tools.translating [de]`.

For every file of words: messages that are missing, with the English text and the picture of a screen on which it
stands; those English does not have; and those that speak of values English does not give. It ends with 1 where there is
any. Pictures are those of build_tools.translating_pictures.
"""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from itertools import takewhile
from pathlib import Path
from typing import NamedTuple

from fluent.syntax import FluentParser, ast, serialize
from fluent.syntax.visitor import Visitor

from armarium.words import LANGUAGES

ROOT = Path(__file__).resolve().parents[1]
ROOMS = ("src", "web/src", "examples")
PLACES = ROOT / "docs" / "translating" / "places.json"
GAME = re.compile(r"/games/[\w-]+/")
PERSONS = {"you", "player"}  # a language may need the person where English does not


class Values(Visitor):
    """The values a message or an attribute speaks of."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


class Gap(NamedTuple):
    """What one file lacks: English messages, keys that are too many, and keys with values nobody gives."""

    file: Path
    missing: list[ast.Message]
    extra: list[str]
    odd: list[str]

    def text(self) -> str:
        lines = [f"# {self.file}: {len(self.missing)} missing, {len(self.extra)} too many, {len(self.odd)} odd"]
        for message in self.missing:
            lines += [
                f"# {place}" for place in [place_of(house_places(), room_of(self.file), message.id.name)] if place
            ]
            lines += [serialize(ast.Resource([message])).rstrip()]
        lines += [f"# English has no {key}" for key in self.extra]
        lines += [f"# {key} speaks of values that English does not give" for key in self.odd]
        return "\n".join(lines)


def main(asked: Sequence[str]) -> int:
    gaps = [gap for language in asked or LANGUAGES[1:] for gap in gaps_of(language)]
    print("\n\n".join(gap.text() for gap in gaps) or "Nothing is missing.")
    return 1 if gaps else 0


def gaps_of(language: str, root: Path = ROOT) -> Iterator[Gap]:
    for english in english_files(root):
        file = english.with_name(f"{language}.ftl")
        gap = compare(file.relative_to(root), messages(english), messages(file) if file.is_file() else {})
        if gap.missing or gap.extra or gap.odd:
            yield gap


# --- where a sentence stands ------------------------------------------------------------------------------------------


class Place(NamedTuple):
    """The number that a message, or one of its attributes, has on a picture."""

    picture: str
    number: int
    key: str

    def __str__(self) -> str:
        return f"docs/translating/{self.picture}.png, {self.number}"


def room_of(file: Path) -> str:
    """As pictures and lists call a file of words: the folder in which its folder lies."""
    return f"{file.parent.parent.as_posix()}/"


Legends = Mapping[str, Mapping[str, int]]  # the numbers of `room:key` on each picture
Places = dict[str, dict[str, Place]]  # by room and message


@cache
def house_places() -> Places:
    return places(json.loads(PLACES.read_text("utf-8")))


def places(legends: Legends) -> Places:
    """Of every message the first picture, which is the plainest."""
    found: Places = {}
    for picture, legend in legends.items():
        for where, number in legend.items():
            room, _, key = where.partition(":")
            found.setdefault(room, {}).setdefault(key.partition(".")[0], Place(picture, number, key))
    return found


def place_of(known: Places, room: str, key: str) -> str:
    """On which picture it stands; else where one of its kind does: the nearest key of its file, of the same file of
    another game, or of any file; else on which screens its file speaks. Empty for a file that is on no picture."""
    here = known.get(room, {})
    if key in here:
        return str(here[key])
    files = [here, *kindred(known, room), *(known.values() if room.startswith("src/") else [])]
    if like := next((one for file in files if (one := nearest(file, key))), None):
        return f"as {like.key}: {like}"
    first = next(iter(here.values()), None)
    return f"on screens like docs/translating/{first.picture}.png" if first else ""


def nearest(known: dict[str, Place], key: str) -> Place | None:
    """Of those that begin with the same word the one that begins most alike."""
    word = key.partition("-")[0]
    alike = [one for one in known if one.partition("-")[0] == word]
    return known[max(alike, key=lambda one: shared(one, key))] if alike else None


def shared(one: str, other: str) -> int:
    """Letters in which both begin alike."""
    return sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], zip(one, other, strict=False)))


def kindred(known: Places, room: str) -> list[dict[str, Place]]:
    """The same file of the other games, in which the same kind of thing is said."""
    kind = GAME.sub("/games/*/", room)
    return [
        file for other, file in known.items() if "*" in kind and other != room and GAME.sub("/games/*/", other) == kind
    ]


def english_files(root: Path) -> list[Path]:
    return sorted(file for room in ROOMS for file in (root / room).rglob(f"words/{LANGUAGES[0]}.ftl"))


def compare(file: Path, english: dict[str, ast.Message], own: dict[str, ast.Message]) -> Gap:
    first, second = parts(english), parts(own)
    lacking = {key.partition(".")[0] for key in first if key not in second}
    extra = [key for key in second if key not in first]
    odd = [key for key in second if key in first and values(second[key]) - values(first[key]) - PERSONS]
    return Gap(file, [message for key, message in english.items() if key in lacking], extra, odd)


def messages(file: Path) -> dict[str, ast.Message]:
    body = FluentParser().parse(file.read_text("utf-8")).body
    return {entry.id.name: entry for entry in body if isinstance(entry, ast.Message)}


def parts(found: dict[str, ast.Message]) -> dict[str, ast.Pattern]:
    """Every message and attribute with its text."""
    told = {key: message.value for key, message in found.items() if message.value is not None}
    return told | {f"{key}.{one.id.name}": one.value for key, message in found.items() for one in message.attributes}


def values(pattern: ast.Pattern) -> set[str]:
    visitor = Values()
    visitor.visit(pattern)
    return visitor.names


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
