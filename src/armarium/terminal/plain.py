"""The drawing for a game that brings none, from its view alone: values as rows, lists of structs as tables, lists of
texts line by line, lists of equally long lists as boards with letters across and numbers down.

A field is called by the words' message `view-<field>` where the game has one, else by its own name. It knows no game.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from string import ascii_lowercase
from typing import Generic

import msgspec
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from armarium.game import Game, OptionValue, ViewT
from armarium.hooks import Aim, Drawing, Duty, Offer, Part, Pick, Section, Trial
from armarium.terminal.drawing import QUIET, ListAim
from armarium.words import Words, words

NOTHING = "–"
Field = tuple[str, object]


class PlainDrawing(Generic[ViewT]):
    """Draws any view. A game's own drawing changes the methods it knows better."""

    keyboard_options: Mapping[str, OptionValue] = {}

    def __init__(self, game: str) -> None:
        self.game = game

    def draw(self, view: ViewT, language: str) -> RenderableType:
        return Group(*parts_of(fields_of(view), words(self.game, language)))

    def facts(self, view: ViewT, names: Sequence[str], language: str) -> list[str]:
        """Every field of the view in a line of its own, and every entry of a list."""
        wording = words(self.game, language)
        return [fact for name, value in fields_of(view) for fact in facts_of(name, value, wording)]

    def scores(self, view: ViewT, points: Sequence[int], language: str) -> list[str]:
        return [str(score) for score in points]

    def measures(self, view: ViewT, points: Sequence[int], language: str) -> list[str]:
        return self.scores(view, points, language)

    def notes(self, view: ViewT, language: str) -> list[str]:
        return []

    def spoken_notes(self, view: ViewT, language: str) -> list[str]:
        return self.notes(view, language)

    def orders(self, view: ViewT, language: str) -> list[str]:
        return []

    def duties(self, view: ViewT, demands: Sequence[object], now: float, keys: bool, language: str) -> list[Duty]:
        return []

    def pick(self, view: ViewT, move: str) -> Pick | None:
        return None

    def prompt(self, view: ViewT, language: str) -> tuple[str, str]:
        return self.prompt_of("move", language)

    def prompt_of(self, phase: str, language: str) -> tuple[str, str]:
        """The game's words for what a phase asks, and the hint that goes with them."""
        wording, key = words(self.game, language), f"prompt-{phase}"
        return (
            (wording.say(key), wording.attribute(key, "hint")) if wording.has(key) else (wording.say("prompt-move"), "")
        )

    def scores_after(self, trial: Trial) -> list[int] | None:
        return None

    def trial_text(self, view: ViewT, trial: Trial, names: Sequence[str], language: str) -> str:
        return ""

    def aim(self, view: ViewT, offers: Sequence[Offer], language: str) -> Aim:
        return ListAim(self, view, offers, language)

    def box_sections(self, language: str) -> list[Section]:
        return []

    def named_parts(self, view: ViewT, move: str, language: str) -> list[Part]:
        return []


def drawing_of(game: Game) -> Drawing:
    """What the game brings, else the plain one."""
    return game.drawing() or PlainDrawing(game.name)


def fields_of(value: object) -> list[Field]:
    """What a struct or a mapping holds, by name."""
    if isinstance(value, msgspec.Struct):
        return list(msgspec.structs.asdict(value).items())
    return [(str(name), inner) for name, inner in value.items()] if isinstance(value, Mapping) else []


def parts_of(fields: Sequence[Field], wording: Words) -> Iterator[RenderableType]:
    """Values first, each in its row; below them everything that needs room."""
    rows = Table.grid(padding=(0, 2))
    for name, value in fields:
        if is_small(value):
            rows.add_row(Text(label(name, wording), QUIET), Text(value_text(name, value, wording)))
    if rows.row_count:
        yield rows
    for name, value in fields:
        if not is_small(value):
            yield Text(f"\n{label(name, wording)}", "bold")
            yield Padding(block(name, value, wording), (0, 0, 0, 2))


def block(name: str, value: object, wording: Words) -> RenderableType:
    if isinstance(value, Sequence) and fields_of(value[0]):
        return table_of(value, wording)
    if isinstance(value, Sequence) and is_grid(value):
        return grid_of(name, value, wording)
    if isinstance(value, Sequence):
        return Text("\n".join(line_of(name, row, wording) for row in value))
    return Group(*parts_of(fields_of(value), wording))


def is_grid(rows: Sequence[object]) -> bool:
    """Whether these are lists of one length, at least two wide, of what fits into a cell."""
    widths = {len(row) for row in rows if isinstance(row, list) and not any(map(fields_of, row))}
    return len(widths) == 1 and min(widths) > 1 and all(isinstance(row, list) for row in rows)


def grid_of(name: str, rows: Sequence[list[object]], wording: Words) -> Table:
    """A board: letters across as far as they reach, numbers down, as in b2."""
    table = Table.grid(padding=(0, 1))
    width = len(rows[0])
    heads = ascii_lowercase[:width] if width <= len(ascii_lowercase) else [str(place + 1) for place in range(width)]
    table.add_row("", *(Text(head, QUIET) for head in heads))
    for number, row in enumerate(rows, 1):
        table.add_row(Text(str(number), QUIET), *(Text(line_of(name, value, wording)) for value in row))
    return table


def table_of(rows: Sequence[object], wording: Words) -> Table:
    """A row for each struct; a cell that is a struct or a list itself is written in one line."""
    table = Table(box=None, header_style=QUIET, padding=(0, 2, 0, 0))
    for column in dict.fromkeys(column for row in rows for column, _ in fields_of(row)):
        table.add_column(label(column, wording))
    for row in rows:
        table.add_row(*(Text(line_of(column, value, wording)) for column, value in fields_of(row)))
    return table


def facts_of(name: str, value: object, wording: Words) -> Iterator[str]:
    """A value in one line; what needs room in a line for each of its parts."""
    title = label(name, wording)
    if is_small(value):
        yield f"{title}: {value_text(name, value, wording)}"
    elif isinstance(value, Sequence):
        yield from (f"{title} {place}: {line_of(name, inner, wording)}" for place, inner in enumerate(value, 1))
    else:
        yield from (f"{title}, {fact}" for field, inner in fields_of(value) for fact in facts_of(field, inner, wording))


def line_of(name: str, value: object, wording: Words) -> str:
    if fields := fields_of(value):
        return ", ".join(f"{label(field, wording)} {line_of(field, inner, wording)}" for field, inner in fields)
    if isinstance(value, str) or not isinstance(value, Sequence):
        return value_text(name, value, wording)
    return " ".join(line_of(name.removesuffix("s"), inner, wording) for inner in value) or NOTHING


def is_small(value: object) -> bool:
    """Whether it fits beside its name: everything but structs, mappings and lists of what is not one word."""
    if isinstance(value, str) or not isinstance(value, Sequence):
        return not fields_of(value)
    return not value or all(isinstance(inner, int) for inner in value)


def label(name: str, wording: Words) -> str:
    return wording.say(f"view-{name}") if wording.has(f"view-{name}") else name.replace("_", " ").replace("-", " ")


def value_text(name: str, value: object, wording: Words) -> str:
    """A value by its words: `colour: red` is wording as the message `colour-red` where there is one."""
    if value is None or (isinstance(value, (str, Sequence, Mapping)) and not value):
        return NOTHING
    if isinstance(value, bool):
        return "✓" if value else NOTHING
    if isinstance(value, (str, int)):
        return wording.value(name, value)
    return line_of(name, value, wording) if isinstance(value, Sequence) else str(value)
