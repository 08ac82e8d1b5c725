"""The drawing of a game that brings none: any view is readable, in words where the game has them."""

from __future__ import annotations

import msgspec
import pytest
from rich.console import Console, RenderableType

from armarium import shelf
from armarium.chance import Chance
from armarium.game import Game
from armarium.terminal.plain import PlainDrawing, drawing_of
from tests.server.toys import BOXES


class Piece(msgspec.Struct):
    colour: str
    place: int | None
    seen: bool


class Scene(msgspec.Struct):
    turn: int
    hand: list[int]
    board: list[str]
    pieces: list[Piece]
    options: dict[str, bool]
    grid: list[list[str]]
    last: Piece | None = None


SCENE = Scene(
    3,
    [4, 7],
    ["x.o", ".x."],
    [Piece("red", 2, True), Piece("black", None, False)],
    {"night": True},
    [["x", "."], ["o", ""]],
)


def printed(drawn: RenderableType) -> list[str]:
    console = Console(width=100, highlight=False)
    with console.capture() as told:
        console.print(drawn)
    return [line.rstrip() for line in told.get().splitlines()]


def test_values_stand_in_rows_boards_line_by_line_and_structs_in_tables() -> None:
    lines = printed(PlainDrawing("rune").draw(SCENE, "en"))
    assert lines[:3] == ["turn  3", "hand  4 7", "last  –"]
    assert lines[lines.index("board") + 1 :][:2] == ["  x.o", "  .x."]
    head, first, second = lines[lines.index("pieces") + 1 :][:3]
    assert head.split() == ["colour", "place", "seen"]
    assert (first.split()[-2:], second.split()[-2:]) == (["2", "✓"], ["–", "–"])
    assert "  night  ✓" in lines
    assert lines[lines.index("grid") + 1 :][:3] == ["    a b", "  1 x .", "  2 o –"]


def test_values_are_spoken_by_the_words_of_the_game() -> None:
    texts = {language: "\n".join(printed(PlainDrawing("rune").draw(SCENE, language))) for language in ("en", "fr")}
    assert "red" in texts["en"] and "rouge" in texts["fr"]


@pytest.mark.parametrize("game", [*shelf.games().values(), *BOXES.values()], ids=lambda game: game.name)
def test_every_view_can_be_drawn_plainly(game: Game) -> None:
    state = game.new(game.seats[-1], {option.name: option.default for option in game.options}, Chance(1))
    for seat in (None, state.to_act()[0]):
        view = game.view(state, seat)
        lines = printed(PlainDrawing("rune").draw(view, "en"))
        assert len(lines) >= len(view.__struct_fields__) - 1 and not any("Struct" in line for line in lines)


def test_a_game_that_brings_no_drawing_has_the_plain_one() -> None:
    drawing = drawing_of(BOXES["lantern"])
    assert type(drawing) is PlainDrawing
    assert type(drawing_of(shelf.game("rune"))) is not PlainDrawing
