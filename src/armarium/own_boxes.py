"""Boxes that their owners have corrected: one parts.toml for each game in the data folder, and which this process uses.

What counts is where a box differs from the house's own; its name and a digest of that are what tables and records
carry. All processes of one start play with the same boxes: the first that reads one pins them all in the environment,
where those it starts find them, whatever is saved meanwhile. A file that is no good costs its own game the owner's box
and hinders no other: the house's is played with there.
"""

from __future__ import annotations

import hashlib
import logging
import os
import re
import tomllib
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from importlib import resources
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from armarium import proving
from armarium.reason import Reason, Refused, refusal

FILE = "parts.toml"
VARIABLE = "ARMARIUM_BOXES"
ABOUT = ("tag", "verify", "clause")  # what is said of a part, beside what is printed on it
BESIDE = ("rules", "clauses")  # what a file has beside the parts
OWN = "box"  # the table that a corrected file has beside the house's own
LONGEST = 40  # characters of a name
DIGEST = 12  # hexadecimal digits
LABEL = re.compile(rf"([0-9a-f]{{{DIGEST}}}) (.{{1,{LONGEST}}})")
Tables = dict[str, Any]
Parts = dict[str, Any]  # what is printed otherwise, by its way in the file


class OwnBox(msgspec.Struct):
    """`parts` is where it differs from the house's box, `known` who has said so, or that ours is right, of each way."""

    name: str
    parts: Parts = {}
    known: dict[str, str] = {}


class Label(NamedTuple):
    """What a table and its record say of their box; both are empty for the house's own."""

    digest: str = ""
    name: str = ""

    def __str__(self) -> str:
        return f"{self.digest} {self.name}".strip()


HOUSE = Label()


def parse_label(text: str) -> Label:
    match = LABEL.fullmatch(text)
    if match is None and text:
        raise refusal("box-label", text=text[:60])
    return HOUSE if match is None else Label(*match.groups())


def label_of(box: OwnBox | None) -> Label:
    """Two boxes in which the same is printed have the same digest, whoever wrote them down."""
    if box is None or not box.parts:
        return HOUSE
    digest = hashlib.sha256(msgspec.json.encode(box.parts, order="deterministic")).hexdigest()[:DIGEST]
    return Label(digest, box.name)


# --- which boxes this process plays with ----------------------------------------------------------------------------


_unused: dict[str, Reason] = {}  # why an owner's file is not played with, by game
logger = logging.getLogger(__name__)


def pin() -> bool:
    """Whatever is in the data folder now is what this process and those it starts play with; whether it was not
    settled before. The house's box is played with where an owner's is no good."""
    if VARIABLE in os.environ:
        return False
    games = own_games()
    with ThreadPoolExecutor(max(1, len(games))) as threads:
        verdicts = dict(zip(games, threads.map(playable_box, games), strict=True))
    boxes = {game: box for game, box in verdicts.items() if isinstance(box, OwnBox) and (box.parts or box.known)}
    _unused.update({game: why for game, why in verdicts.items() if isinstance(why, Reason)})
    os.environ[VARIABLE] = msgspec.json.encode(boxes).decode()
    return True


def playable_box(game: str) -> OwnBox | Reason:
    """The owner's, or why it cannot be played with."""
    try:
        box = read_box(game)
        if box.parts:
            must_play(game, box)
    except Refused as problem:
        return unused_reason(game, problem.reason)
    return box


def unused_reason(game: str, why: Reason) -> Reason:
    """Why the house's box is played with instead of the owner's."""
    return Reason("", "box-unused", {"game": game, "code": game, "file": str(own_file(game))}, why)


def unused_boxes() -> dict[str, Reason]:
    """Why files in the data folder are not played with, by game; told once, to the process that pinned the boxes."""
    pin()
    return _unused


def must_play(game: str, box: OwnBox) -> None:
    """Refused where games with this box cannot be set up and played."""
    proving.must_play(game, **{VARIABLE: msgspec.json.encode({game: box}).decode()})


def boxes_in_play() -> dict[str, OwnBox]:
    if pin():
        for why in _unused.values():
            logger.warning("an owner's box is not played with: %r", why)
    return _boxes_in(os.environ[VARIABLE])


@cache
def _boxes_in(text: str) -> dict[str, OwnBox]:
    try:
        return msgspec.json.decode(text or "{}", type=dict[str, OwnBox])
    except msgspec.DecodeError as problem:
        raise refusal("boxes-variable", name=VARIABLE, problem=str(problem)) from problem


def label(game: str) -> Label:
    """Of the box that is played with here."""
    return label_of(boxes_in_play().get(game))


def must_be_ours(game: str, written: str) -> None:
    """Refused for a table or a record of another box than the one that is played with here, with both names."""
    theirs, ours = parse_label(written), label(game)
    if theirs.digest != ours.digest:
        raise refusal("box-other", game=game, theirs=str(theirs) or "house", ours=str(ours) or "house")


# --- the data folder ------------------------------------------------------------------------------------------------


def folder() -> Path:
    import platformdirs

    return platformdirs.user_data_path("armarium", appauthor=False) / "boxes"


def own_file(game: str) -> Path:
    return folder() / f"{game}.toml"


def own_games() -> list[str]:
    return sorted(path.stem for path in folder().glob("*.toml") if has_box(path.stem))


def has_box(game: str) -> bool:
    return resources.files("armarium").joinpath("games", game, FILE).is_file()


def read_box(game: str) -> OwnBox:
    """What the owner's file says; Refused where it cannot be read, or speaks of parts that there are not."""
    file = own_file(game)
    try:
        return parse_box(game, file.read_text("utf-8"))
    except (OSError, UnicodeDecodeError) as problem:
        raise refusal("part-unreadable", game=game, problem=type(problem).__name__) from problem


def parse_box(game: str, text: str) -> OwnBox:
    house, tables = house_tables(game), parse_tables(game, text)
    about = own_table(tables.pop(OWN, {}))
    carried = tables.get("rules") != house["rules"]  # then only what an owner has said is taken from it
    parts = differences(house, carried_tables(house, tables, about.known) if carried else tables)
    return OwnBox(about.name, parts, {way: by for way, by in about.known.items() if way in house_ways(game)})


def own_table(table: object) -> OwnBox:
    """The table `box` of a file."""
    try:
        about = msgspec.convert(table, OwnBox)
    except msgspec.ValidationError as problem:
        raise refusal("box-about", problem=str(problem)) from problem
    if not all(by.isprintable() for by in about.known.values()):
        raise refusal("box-about", problem="known")
    about.name = clean_name(about.name)
    return about


def clean_name(text: str) -> str:
    name = " ".join(text.split())
    if not name or len(name) > LONGEST or not name.isprintable():
        raise refusal("box-name", length=LONGEST)
    return name


def carried_tables(house: Tables, tables: Tables, known: dict[str, str]) -> Tables:
    """The house's box with what an owner has said under other rules, as far as there are such parts."""
    carried: Tables = msgspec.json.decode(msgspec.json.encode(house))
    for way in known:
        if is_part(house, way) and is_part(tables, way):
            put(carried, way, part(tables, way))
    return carried


def house_text(game: str) -> str:
    return resources.files("armarium").joinpath("games", game, FILE).read_text("utf-8")


def house_tables(game: str) -> Tables:
    return parse_tables(game, house_text(game))


def parse_tables(game: str, text: str) -> Tables:
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as problem:
        raise refusal("part-unreadable", game=game, problem=str(problem)) from problem


# --- ways into a box: `numbers.magic-most`, `page.10.vp`, entries of lists counted from 1 ---------------------------


def differences(house: Any, own: Any, way: str = "") -> Parts:
    """What is printed otherwise. Refused where a part is missing, or one is there that the house's box has not."""
    if isinstance(house, dict) and isinstance(own, dict):
        must_have_parts(house, own, way)
        pairs = [(key, house[key], own[key]) for key in house if is_printed(way, key)]
    elif is_list_of_tables(house) and is_list_of_tables(own) and len(house) == len(own):
        pairs = [(str(n), *pair) for n, pair in enumerate(zip(house, own, strict=True), 1)]
    else:
        return {} if own == house and type(own) is type(house) else {way: own}
    parts: Parts = {}
    for key, ours, theirs in pairs:
        parts |= differences(ours, theirs, inner_way(way, key))
    return parts


def must_have_parts(house: Tables, own: Tables, way: str) -> None:
    for key in own:
        if key not in house and is_printed(way, key):
            raise refusal("part-unknown", name=inner_way(way, key))
    for key in house:
        if key not in own and is_printed(way, key):
            raise refusal("part-missing", field=inner_way(way, key))


def is_printed(way: str, key: str) -> bool:
    """Whether it is a part, or about parts, and not said of one."""
    return key not in (ABOUT if way else BESIDE)


def is_list_of_tables(item: object) -> bool:
    return isinstance(item, list) and bool(item) and all(isinstance(inner, dict) for inner in item)


def inner_way(way: str, key: str) -> str:
    """That of a part with a `value` is its table's."""
    return way if key == "value" else f"{way}.{key}" if way else key


def ways(item: Any, way: str = "") -> dict[str, Any]:
    """Everything that is printed, by its way."""
    if isinstance(item, dict):
        inner = [(inner_way(way, key), value) for key, value in item.items() if is_printed(way, key)]
    elif is_list_of_tables(item):
        inner = [(inner_way(way, str(n)), value) for n, value in enumerate(item, 1)]
    else:
        return {way: item}
    return {name: value for place, value in inner for name, value in ways(value, place).items()}


@cache
def house_box(game: str) -> Tables:
    """The house's box, read once; nobody changes it."""
    return house_tables(game)


@cache
def house_ways(game: str) -> dict[str, Any]:
    return ways(house_box(game))


def is_part(tables: Tables, way: str) -> bool:
    return way in ways(tables)


def part(tables: Tables, way: str) -> Any:
    around, key = place_of(tables, way)
    return around[key]["value"] if isinstance(around[key], dict) else around[key]


def put(tables: Tables, way: str, value: object) -> None:
    around, key = place_of(tables, way)
    if isinstance(around[key], dict):
        around[key]["value"] = value
    else:
        around[key] = value


def place_of(tables: Any, way: str) -> tuple[Any, Any]:
    """The table or list that a part is in, and where in it."""
    *outer, last = way.split(".")
    for step in outer:
        tables = tables[int(step) - 1] if isinstance(tables, list) else tables[step]
    return tables, int(last) - 1 if isinstance(tables, list) else last
