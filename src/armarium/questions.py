"""What an owner is asked about a box: its questions by a game's `questions.toml`, with titles in words, how we know
each part so far, and how an answer is read. What is printed comes from the tables of a parts.toml; no game is opened.
"""

from __future__ import annotations

from collections.abc import Sequence
from fnmatch import fnmatchcase
from functools import cache
from typing import Literal

import msgspec

from armarium import own_boxes, shelf
from armarium.own_boxes import OwnBox, Tables
from armarium.reason import refusal
from armarium.unverified import name_of, trail_to
from armarium.words import LANGUAGES, Words, words

FILE = "questions.toml"
OWNER = "owner"  # how we know what an owner has said
RULING = "ruling"  # nothing that is printed
COLUMNS = "abcdefgh"
PartValue = int | str | list[str]
Kind = Literal["number", "choice", "set", "rows", "squares", "text", "seen"]


class Asking(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How parts at a way are asked for: `*` in it stands for one step. A number lies between `least` and `most`. A set
    has some of the `choices`, a choice one. Rows are lines of `letters`; squares are on a `board`, `most` of them.
    What is only `seen` is in the box or not. `art` names pieces of art, each `span` wide."""

    at: str
    kind: Kind
    least: int = 0
    most: int = 99
    choices: list[str] = []
    letters: str = ""
    board: str = ""
    art: list[str] = []
    span: int = 100


class Question(msgspec.Struct):
    """`value` is what the house plays with, `own` what the owner's box says. `tag` is how we know it, `house_tag` how
    the house alone does. `doubtful`: nobody knows it yet. `by` is the owner who said so. `board` is
    what squares are on. `pictured` are values to choose from by their pictures."""

    way: str
    kind: Kind
    title: str
    about: str
    value: PartValue
    own: PartValue
    tag: str
    house_tag: str
    clause: str
    doubtful: bool
    by: str
    least: int
    most: int
    choices: list[str]
    choice_names: list[str]
    letters: str
    board: str
    pictured: list[PartValue]
    drawn: bool


class Known(msgspec.Struct):
    """How much of a box is known: parts by how we know them, and by the owners who said so."""

    parts: int
    doubtful: int
    tags: dict[str, int]
    owners: dict[str, int]


@cache
def askings(game: str) -> tuple[Asking, ...]:
    class File(msgspec.Struct, forbid_unknown_fields=True):
        question: list[Asking]

    return tuple(msgspec.toml.decode((shelf.folder(game) / FILE).read_bytes(), type=File).question)


def games() -> list[str]:
    return [name for name in shelf.names() if own_boxes.has_box(name)]


def asking_at(game: str, way: str) -> Asking:
    """Refused where there is nothing to be asked."""
    for asking in askings(game):
        if fits(way, asking.at) and way in own_boxes.house_ways(game):
            return asking
    raise refusal("part-unknown", name=way)


def fits(way: str, at: str) -> bool:
    return way.count(".") == at.count(".") and fnmatchcase(way, at)


def questions(game: str, box: OwnBox | None, language: str) -> list[Question]:
    """All of a box in the order of the file, as its owner has answered them so far."""
    tables, wording = own_boxes.house_box(game), words(game, language)
    printed = own_boxes.house_ways(game)
    ways = [(way, asking) for asking in askings(game) for way in printed if fits(way, asking.at)]
    asked = [question(tables, way, asking, box or OwnBox(""), wording) for way, asking in ways]
    return [one for one in asked if one.house_tag != RULING]


def question(tables: Tables, way: str, asking: Asking, box: OwnBox, wording: Words) -> Question:
    trail = trail_to(tables, way)
    about = next(part for _, part in reversed(trail) if "tag" in part)
    clause = next((str(part["clause"]) for _, part in reversed(trail) if "clause" in part), "")
    value, by = own_boxes.part(tables, way), box.known.get(way, "")
    own = box.parts.get(way, value)
    return Question(
        way=way,
        kind=asking.kind,
        title=title(wording, way, trail),
        about=about_text(wording, way),
        value=value,
        own=own,
        tag=OWNER if by else about["tag"],
        house_tag=about["tag"],
        clause=clause,
        doubtful=bool(about.get("verify")) and not by,
        by=by,
        least=asking.least,
        most=asking.most,
        choices=asking.choices,
        choice_names=[choice_name(wording, way, choice) for choice in asking.choices],
        letters=asking.letters,
        board=str(own_boxes.part(tables, asking.board)) if asking.board else "",
        pictured=picture_values(asking, value, own),
        drawn=bool(asking.art),
    )


def title(wording: Words, way: str, trail: list[tuple[str, Tables]]) -> str:
    """What players call the part: its card, else a word of its own for its place."""
    named = next((name for key, part in reversed(trail) if (name := name_of(wording, trail, key, part))), "")
    if named:
        return named
    steps = way.split(".")
    names = [step for step in steps if not step.isdigit()]
    numbers = {f"n{place}": int(step) for place, step in enumerate((s for s in steps if s.isdigit()), 1)}
    keys = (f"own-{'-'.join(names)}", f"own-{'-'.join(names[:-1])}")
    key = next((key for key in keys if wording.has(key)), "")
    return wording.say(key, numbers) if key else way.replace(".", " ")


def about_text(wording: Words, way: str) -> str:
    first, *_, last = way.split(".")
    return next((wording.say(key) for key in (f"ask-{last}", f"ask-{first}") if wording.has(key)), "")


def choice_name(wording: Words, way: str, choice: str) -> str:
    last = way.rpartition(".")[2].removesuffix("s")
    keys = (f"{last}-{choice}", f"colour-{choice}", f"own-{last}-{choice}")
    return next((wording.say(key) for key in keys if wording.has(key)), choice)


def picture_values(asking: Asking, value: PartValue, own: PartValue) -> list[PartValue]:
    """Of rows: as we play them, their mirror image where that is another card, and what the owner has said."""
    if asking.kind == "choice":
        return list(asking.choices) if any("{value" in name for name in asking.art) else []
    if asking.kind != "rows" or not isinstance(value, str) or "/" not in value:
        return []
    return list(dict.fromkeys([value, *([mirror_image(value)] if is_sided(value) else []), own]))


def mirror_image(rows: str) -> str:
    return "/".join(row[::-1] for row in rows.split("/"))


def is_sided(rows: str) -> bool:
    """Whether its mirror image is another card, even turned upside down."""
    return mirror_image(rows) not in (rows, rows[::-1])


# --- answers --------------------------------------------------------------------------------------------------------


def parse_answer(game: str, way: str, text: object) -> PartValue:
    """What was typed, or sent by a page, as it stands in the file; Refused where it cannot stand there."""
    asking, house = asking_at(game, way), own_boxes.house_ways(game)[way]
    if asking.kind == "number":
        return parse_number(way, text, asking)
    if asking.kind == "set":
        return parse_set(way, text, asking.choices)
    words = " ".join(text.split()) if isinstance(text, str) else ""
    if asking.kind == "choice" and words not in asking.choices:
        raise refusal("part-word", field=way, value=str(text)[:60], choices=", ".join(asking.choices))
    if asking.kind == "rows":
        must_be_rows(way, words, house, asking.letters)
    if asking.kind == "squares":
        must_be_squares(way, words, asking)
    if asking.kind == "seen" and words != house:
        raise refusal("part-word", field=way, value=str(text)[:60], choices=str(house))
    if not isinstance(text, str) or len(words) > 400 or not words.isprintable():
        raise refusal("part-text", field=way, value=str(text)[:60])
    return words


def parse_number(way: str, text: object, asking: Asking) -> int:
    try:
        value = int(text) if isinstance(text, (int, str)) and not isinstance(text, bool) else asking.least - 1
    except ValueError:
        value = asking.least - 1
    if not asking.least <= value <= asking.most:
        raise refusal("part-number", field=way, value=str(text)[:60], least=asking.least, most=asking.most)
    return value


def parse_set(way: str, text: object, choices: Sequence[str]) -> list[str]:
    given = text.replace(",", " ").split() if isinstance(text, str) else text
    if not isinstance(given, list) or not given or any(one not in choices for one in given):
        raise refusal("part-word", field=way, value=str(text)[:60], choices=", ".join(choices))
    return [one for one in choices if one in given]


def must_be_rows(way: str, text: str, house: str, letters: str) -> None:
    """As many rows of as many letters as the house's; what is no letter there stays as it is."""
    shape = ["".join("x" if one in letters else one for one in rows) for rows in (text, house)]
    if shape[0] != shape[1]:
        raise refusal("part-rows", field=way, value=text[:120], letters=", ".join(letters), house=house)


def must_be_squares(way: str, text: str, asking: Asking) -> None:
    squares = text.split()
    known = all(one[:1] in COLUMNS and one[1:].isdecimal() for one in squares)
    if not known or len(squares) > asking.most or len(set(squares)) != len(squares):
        raise refusal("part-squares", field=way, value=text[:120])


def with_answer(game: str, box: OwnBox, way: str, value: object, by: str) -> OwnBox:
    """The box after one answer of its owner."""
    parts = {name: other for name, other in box.parts.items() if name != way}
    if value != own_boxes.house_ways(game)[way]:
        parts[way] = value
    return OwnBox(box.name, parts, {**box.known, way: by})


# --- how much is known ----------------------------------------------------------------------------------------------


def knowledge(asked: Sequence[Question]) -> Known:
    tags: dict[str, int] = {}
    owners: dict[str, int] = {}
    for one in asked:
        tags[one.tag] = tags.get(one.tag, 0) + 1
        if one.by:
            owners[one.by] = owners.get(one.by, 0) + 1
    return Known(len(asked), sum(one.doubtful for one in asked), tags, owners)


def known_in_play(game: str) -> Known | None:
    """Of the box that is played with here, for everybody; None for a game that comes without one."""
    if game not in games():
        return None
    return knowledge(questions(game, own_boxes.boxes_in_play().get(game), LANGUAGES[0]))


def against_rulebook(asked: Sequence[Question]) -> list[Question]:
    """What an owner's box has otherwise than the rulebook says: worth another look."""
    return [one for one in asked if one.own != one.value and one.house_tag == "book"]
