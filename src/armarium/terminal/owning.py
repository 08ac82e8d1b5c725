"""Boxes and their owners in a terminal: how much is known, a question with its pictures in letters and colours, what an
owner's box has otherwise, and what several owners say."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from armarium import own_boxes
from armarium.questions import COLUMNS, Known, Question, against_rulebook, questions
from armarium.words import Words, words

if TYPE_CHECKING:
    from armarium.box_files import Conflict, Merged

COLOURS = {"B": "bold white on blue", "G": "bold white on green4", "R": "bold white on red3"}
SQUARE = re.compile(r"[a-h]\d+")
TAGS = ("book", "public", "owner", "recon")


def known_table(known: Mapping[str, Known], names: Mapping[str, str], language: str) -> Table:
    wording = words(None, language)
    table = Table(box=None, padding=(0, 2, 0, 0))
    table.add_column("", no_wrap=True)
    for key in ("box-parts", "box-doubtful", *(f"origin-{tag}" for tag in TAGS)):
        table.add_column(wording.say(key), justify="right")
    table.add_column(wording.say("box-from-whom"))
    for game, each in known.items():
        counts = [str(each.parts), str(each.doubtful), *(str(each.tags.get(tag, 0)) for tag in TAGS)]
        owners = ", ".join(f"{owner} {count}" for owner, count in each.owners.items())
        table.add_row(wording.game_name(game), *counts, " · ".join(filter(None, [names.get(game, ""), owners])))
    return table


def value_text(value: object) -> str:
    return " ".join(value) if isinstance(value, list) else str(value)


def origin(one: Question, wording: Words) -> str:
    source = wording.say(f"origin-{one.tag}")
    return ", ".join(filter(None, [f"{source} {one.by}".strip(), one.clause]))


def part_name(one: Question) -> str:
    return f"{one.title} ({one.way})"


def part_lines(parts: Sequence[Question], language: str) -> list[Text]:
    """Every part by its way, as it can be set."""
    wording = words(None, language)
    return [
        Text(f"{one.way:24} {value_text(one.own):24} {one.title}: {one.about} [{origin(one, wording)}]")
        for one in parts
    ]


# --- one question -----------------------------------------------------------------------------------------------------


def question_text(one: Question, place: str, language: str) -> RenderableType:
    wording = words(None, language)
    head = Text(f"\n{place}  {one.title}", style="bold")
    values = {"value": spoken_value(one), "origin": origin(one, wording)}
    about = Text(" · ".join(filter(None, [one.about, wording.say("box-we-play", values)])))
    return Group(head, about, *pictures(one), Text(how_to_answer(one, wording), style="dim"))


def spoken_value(one: Question) -> str:
    spoken = dict(zip(one.choices, one.choice_names, strict=True))
    values = one.own if isinstance(one.own, list) else [str(one.own)]
    return ", ".join(spoken.get(value, value) for value in values)


def how_to_answer(one: Question, wording: Words) -> str:
    if one.kind == "rows" and one.pictured:
        return wording.say("box-which", {"count": len(one.pictured), "example": str(one.value)})
    if one.kind == "choice":
        numbered = [f"{number} {name}" for number, name in enumerate(one.choice_names, 1)]
        return wording.say("box-choose", {"choices": ", ".join(numbered)})
    if one.kind == "set":
        return wording.say("box-several", {"choices": ", ".join(one.choices)})
    if one.kind == "seen":
        return wording.say("box-seen")
    return wording.say("box-write", {"example": value_text(one.value)})


def pictures(one: Question) -> list[RenderableType]:
    if one.kind == "rows":
        shown = one.pictured or [one.own]
        cards = [Group(Text(f"{number}", style="bold"), grid(str(rows))) for number, rows in enumerate(shown, 1)]
        return [Padding(Columns(cards, padding=(0, 4)), (0, 2))]
    if one.kind in ("squares", "text") and SQUARE.search(str(one.own)):
        return [Padding(marked_board(str(one.own)), (0, 2))]
    return []


def grid(rows: str) -> Text:
    text = Text()
    for row in re.split(r"[/ ]", rows):
        for letter in row:
            text.append(f" {letter} ", COLOURS.get(letter, "") if "/" in rows else "")
        text.append("\n")
    return text


def marked_board(squares: str) -> Text:
    """A board from above, the squares that are named marked on it; row 1 is the lowest."""
    marked = set(SQUARE.findall(squares))
    high = max(10, *(int(square[1:]) for square in marked))
    text = Text()
    for row in range(high, 0, -1):
        cells = ("■" if f"{column}{row}" in marked else "·" for column in COLUMNS[:7])
        text.append(f"{row:3} {' '.join(cells)}\n")
    return text.append(f"    {' '.join(COLUMNS[:7])}")


# --- what came of it --------------------------------------------------------------------------------------------------


def difference_lines(parts: Sequence[Question], language: str) -> list[str]:
    wording = words(None, language)
    changed = [one for one in parts if one.own != one.value]
    lines = [
        wording.say(
            "box-otherwise", {"part": part_name(one), "ours": value_text(one.value), "own": value_text(one.own)}
        )
        for one in changed
    ]
    return lines + [
        wording.say("box-look-again", {"part": part_name(one), "ours": value_text(one.value)})
        for one in against_rulebook(parts)
    ]


def merged_lines(merged: Merged, language: str) -> list[str]:
    wording = words(None, language)
    parts = {one.way: one for one in questions(merged.game, None, language)}
    house = own_boxes.house_ways(merged.game)
    lines = []
    for way, (value, owners) in merged.agreed.items():
        key = "box-agreed-same" if value == house[way] else "box-agreed"
        values = {"part": part_name(parts[way]), "own": value_text(value), "ours": value_text(house[way])}
        lines.append(wording.say(key, {**values, "owners": ", ".join(owners)}))
    return lines + [conflict_text(conflict, part_name(parts[conflict.way]), wording) for conflict in merged.conflicts]


def conflict_text(conflict: Conflict, part: str, wording: Words) -> str:
    sayings = [
        wording.say("box-says", {"own": value_text(value), "owners": ", ".join(owners)})
        for value, owners in conflict.said
    ]
    return wording.say("box-conflict", {"part": part, "said": "; ".join(sayings), "ours": value_text(conflict.house)})
