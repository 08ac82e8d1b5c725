"""A corrected box as a file, and what its owner tells others of it: a parts.toml that keeps the house's comments, a
report of what was looked up, and several reports as one, with what they do not agree on.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Literal

import msgspec

from armarium import own_boxes, questions
from armarium.own_boxes import OWN, OwnBox, must_play
from armarium.questions import OWNER
from armarium.reason import Reason, Refused, refusal
from armarium.record import save as save_text
from armarium.version import version_line

Values = dict[str, Any]


class BoxReport(msgspec.Struct, forbid_unknown_fields=True):
    """`parts` is what is printed otherwise, `same` what was looked up and is as the house has it."""

    kind: Literal["armarium box report 1"]
    game: str
    rules: str
    version: str
    owner: str
    parts: Values
    same: list[str]


class Conflict(msgspec.Struct):
    """Owners who say different things of a part: each value with those who say so."""

    way: str
    house: Any
    said: list[tuple[Any, list[str]]]


class Merged(msgspec.Struct):
    """`agreed` is what all who looked say of a part, with their names."""

    game: str
    agreed: dict[str, tuple[Any, list[str]]]
    conflicts: list[Conflict]


# --- the file in the data folder ------------------------------------------------------------------------------------


def save_box(game: str, box: OwnBox) -> Path:
    """Refused before anything is written where the box cannot be played with. A file there that cannot be read is
    kept beside it."""
    must_play(game, box)
    file = own_boxes.own_file(game)
    try:
        if not is_readable(game):
            put_away(game)
        file.parent.mkdir(parents=True, exist_ok=True)
        save_text(file, box_text(game, box))
    except OSError as problem:
        raise refusal("box-unwritten", file=str(file), problem=type(problem).__name__) from problem
    return file


def is_readable(game: str) -> bool:
    try:
        own_boxes.read_box(game)
    except Refused:
        return False
    return True


def put_away(game: str) -> None:
    """Play with the house's box again; what the owner has said lies beside it under another name."""
    file = own_boxes.own_file(game)
    if file.is_file():
        file.replace(file.with_suffix(".toml.old"))


def box_text(game: str, box: OwnBox) -> str:
    """The house's parts.toml with what is printed otherwise, and who has said so."""
    import tomlkit

    document: Any = tomlkit.parse(own_boxes.house_text(game))
    for way, value in box.parts.items():
        own_boxes.put(document, way, value)
    for way in box.known:
        mark_known(document, game, way, box)
    about = tomlkit.table()
    about["name"] = box.name
    about["known"] = dict(sorted(box.known.items()))
    document[OWN] = about
    return tomlkit.dumps(document)


def mark_known(document: Any, game: str, way: str, box: OwnBox) -> None:
    """A part is known from its owner when all that is asked of it was answered."""
    around = way.split(".")
    while "tag" not in table_at(document, around):
        around.pop()
    inside = [one for one in asked_ways(game) if one == ".".join(around) or one.startswith(".".join([*around, ""]))]
    if all(one in box.known for one in inside):
        table = table_at(document, around)
        table["tag"] = OWNER
        if "verify" in table:
            table["verify"] = False


def table_at(document: Any, steps: Sequence[str]) -> Any:
    for step in steps:
        document = document[int(step) - 1] if isinstance(document, list) else document[step]
    return document if isinstance(document, dict) else {}


def asked_ways(game: str) -> list[str]:
    return [
        way
        for way in own_boxes.house_ways(game)
        if any(questions.fits(way, asking.at) for asking in questions.askings(game))
    ]


# --- reports --------------------------------------------------------------------------------------------------------


def report_of(game: str, box: OwnBox, owner: str) -> BoxReport:
    """What this owner has looked up; a part that somebody else has told of is not theirs to report."""
    answered = [way for way, by in box.known.items() if by == owner]
    parts = {way: box.parts[way] for way in answered if way in box.parts}
    rules = own_boxes.house_tables(game)["rules"]
    same = [way for way in answered if way not in parts]
    return BoxReport("armarium box report 1", game, rules, version_line(), owner, parts, same)


def report_text(report: BoxReport) -> str:
    return msgspec.json.format(msgspec.json.encode(report), indent=1).decode() + "\n"


def load_reports(path: Path) -> list[BoxReport]:
    """A report, or a corrected parts.toml: there is one report in it for each owner who has said something."""
    try:
        text = path.read_text("utf-8")
    except (OSError, UnicodeDecodeError) as problem:
        raise refusal("box-report", file=str(path), problem=type(problem).__name__) from problem
    if path.suffix == ".toml":
        return reports_in_box(path, text)
    try:
        report = msgspec.json.decode(text, type=BoxReport)
    except msgspec.DecodeError as problem:
        raise refusal("box-report", file=str(path), problem=str(problem)) from problem
    return [checked_report(report)]


def reports_in_box(path: Path, text: str) -> list[BoxReport]:
    for game in questions.games():
        if path.name.startswith(game):
            box = own_boxes.parse_box(game, text)
            return [report_of(game, box, owner) for owner in dict.fromkeys(box.known.values())]
    raise refusal("box-report", file=str(path), problem="parts.toml")


def checked_report(report: BoxReport) -> BoxReport:
    """Refused where it speaks of parts that the box has not, or says what cannot stand there."""
    if report.game not in questions.games():
        raise refusal("game-unknown", game=report.game, games=", ".join(questions.games()))
    for way in report.same:
        questions.asking_at(report.game, way)
    parts = {way: questions.parse_answer(report.game, way, value) for way, value in report.parts.items()}
    return msgspec.structs.replace(report, owner=own_boxes.clean_name(report.owner), parts=parts)


def merge(reports: Sequence[BoxReport]) -> Merged:
    """What all agree on, and what they do not; Refused for reports of several games."""
    game = reports[0].game
    if any(report.game != game for report in reports):
        raise refusal("box-games", games=", ".join(dict.fromkeys(report.game for report in reports)))
    house = own_boxes.house_ways(game)
    merged = Merged(game, {}, [])
    for way in house:
        values = sayings(reports, way, house[way])
        if len(values) == 1:
            merged.agreed[way] = values[0]
        elif values:
            merged.conflicts.append(Conflict(way, house[way], values))
    return merged


def sayings(reports: Sequence[BoxReport], way: str, house: object) -> list[tuple[object, list[str]]]:
    """What is said of a part, each value with the owners who say so."""
    values: list[tuple[object, list[str]]] = []
    for report in reports:
        if way not in report.parts and way not in report.same:
            continue
        value = report.parts.get(way, house)
        owners = next((owners for other, owners in values if other == value), None)
        if owners is None:
            values.append((value, [report.owner]))
        elif report.owner not in owners:
            owners.append(report.owner)
    return values


def merged_box(merged: Merged, name: str) -> OwnBox:
    """A box with what was agreed on, else as the house's is. Refused where it cannot be played with."""
    house = own_boxes.house_ways(merged.game)
    parts = {way: value for way, (value, _) in merged.agreed.items() if value != house[way]}
    box = OwnBox(name, parts, {way: ", ".join(owners) for way, (_, owners) in merged.agreed.items()})
    try:
        must_play(merged.game, box)
    except Refused as problem:
        raise Refused(Reason("", "box-merged", {"game": merged.game}, problem.reason)) from problem
    return box
