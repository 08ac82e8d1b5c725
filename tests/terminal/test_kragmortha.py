"""Kragmortha on a terminal: what Looks demand is told, and those a screen carries out are carried out."""

from __future__ import annotations

import asyncio
import io

import pytest
from rich.console import Console
from textual.pilot import Pilot

from armarium.games.kragmortha import GAME
from armarium.games.kragmortha.view import View
from armarium.store.rows import LogRow, Seat
from armarium.table import Table, rebuilt
from armarium.terminal import kragmortha
from armarium.terminal.app import PlayApp
from armarium.terminal.lines import Lines
from armarium.terminal.sitting import Sitting
from armarium.words import words
from tests.kragmortha.tables import at, position
from tests.terminal.tables import played, press, settle, shown


def sitting(looks: str, other: Seat) -> Sitting:
    """Ana is on turn and holds the Looks."""
    start = position("c8 d6", "gbg gbg gbg", looks=looks, rigor="f10")
    rows = [LogRow(0, -1, start, [], 0.0)]
    table = Table(GAME, [Seat("Ana"), other], {}, bytes(32), len(rows))
    return Sitting(rebuilt(table, rows), rows, 1)


def board(looks: str, reader: int | None = 0, **fields: str) -> list[str]:
    view: View = GAME.view(at("c8 d6", "gbg", looks=looks, rigor="f10", **fields), reader)
    return kragmortha.library(view).plain.split("\n")


@pytest.mark.clause("K-33")
def test_a_balanced_tome_counts_choices_of_the_turn_with_what_was_taken_back() -> None:
    async def script(app: PlayApp, pilot: Pilot[str]) -> None:
        counts = []
        for move in ("play 1 c9", "undo", "play 2 c9", "step c10"):
            counts.append(shown(app, "#hand").rpartition(":")[2].strip())
            if move == "undo":
                await press(app, pilot, "ctrl+z")
            else:
                app.table.play(move)
                await settle(app, pilot)
        assert counts == ["0 of 4", "2 of 4", "2 of 4", "4 of 4"]

    asyncio.run(played(sitting("1/head-1", Seat(bot="random")), script))


@pytest.mark.clause("K-26")
def test_looks_under_their_deck_are_shown_in_order() -> None:
    state = at("c8 d6", "gbg", looks="1/leg-1", under="arm-1 leg-2", rigor="f10")
    for reader in (0, 1, None):
        console = Console(file=io.StringIO(), width=100)
        console.print(kragmortha.draw(GAME.view(state, reader), "en"))
        told = console.file.getvalue()  # type: ignore[attr-defined]
        assert "Stiff Arm, On Your Feet" in told
    state = at("c8 d6", "gbg", looks="1/leg-1", under="arm-1:2", rigor="f10")  # a Bowed Head did not see it
    assert kragmortha.under_line(GAME.view(state, 0), words("kragmortha", "en")).plain == ""


@pytest.mark.clause("K-33")
def test_line_by_line_the_orders_follow_the_board() -> None:
    output = io.StringIO()
    lines = Lines(
        sitting("1/head-1,1/voice-2", Seat(bot="random")), "en", Console(file=output, width=100), lambda: "quit"
    )
    lines.take_turn(0)
    told = output.getvalue()
    assert "Balanced Tome" in told and "0 of 4" in told
    assert all(word in told for word in ("book", "master", "goblin", "push", "card"))  # the forbidden five


@pytest.mark.clause("K-33")
def test_a_heavy_chin_sees_symbols_only_near_its_goblin_and_rigor() -> None:
    dim, plain = board("1/head-2"), board("1/leg-1")
    assert not any("?" in line for line in plain) and "?" in dim[5]
    assert "B ☻1" in dim[8]  # c8 itself
    assert [line[4:14] for line in dim[9:]] == [line[4:14] for line in plain[9:]]  # the desk needs no symbol
    assert board("1/head-2", reader=1) == plain and board("1/head-2", options="mode:table") == plain


@pytest.mark.clause("K-33")
def test_a_crooked_neck_has_rows_for_columns() -> None:
    turned, plain = board("1/head-3"), board("1/leg-1")
    assert turned[0].split() == [str(y) for y in range(1, 11)]
    assert [line.split()[0] for line in turned[1:]] == list("abcdefg")
    for x in range(7):
        for y in range(10):
            assert turned[1 + x][4 + 5 * y : 9 + 5 * y] == plain[1 + y][4 + 5 * x : 9 + 5 * x]
    assert board("1/head-3", reader=None) == plain


@pytest.mark.clause("K-33")
def test_a_bowed_head_reads_no_names() -> None:
    bowed = sitting("1/head-4", Seat("Bo"))
    assert bowed.names("en", 0) == ["Ana", "?"] and bowed.names("en", 1) == bowed.names("en") == ["Ana", "Bo"]
