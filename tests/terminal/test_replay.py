"""Looking at a record: stepping, jumping, running, changing eyes; and the same printed."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

import msgspec
import pytest
from rich.console import Console
from textual.pilot import Pilot
from textual.widgets import Static

from armarium import shelf
from armarium.log import Seat
from armarium.record import Record
from armarium.terminal.frame import WIDTH, keys_text
from armarium.terminal.replay import KEYS, ReplayApp, ReplayScreen, keeper, print_replay
from armarium.terminal.sitting import new_sitting
from armarium.words import LANGUAGES, words
from tests.terminal.tables import against_random


@pytest.fixture(scope="module")
def written() -> Record:
    """A finished game with a move taken back."""
    sitting = against_random()
    sitting.play(0, sitting.table.offers(0)[0].move)
    sitting.undo(0)
    while not sitting.is_over():
        sitting.confirm()
        seat = sitting.table.to_act()[0]
        sitting.play(seat, sitting.table.state.text(sitting.table.state.moves(seat)[0]))
    return sitting.record()


def looked_at(written: Record, script: Callable[[ReplayScreen, Pilot[None]], Coroutine[Any, Any, None]]) -> None:
    async def run() -> None:
        app = ReplayApp(written, "en")
        async with app.run_test(size=(80, 24)) as pilot:
            await pilot.pause()
            await script(app.viewing, pilot)

    asyncio.run(run())


def shown(screen: ReplayScreen, where: str) -> str:
    content = screen.query_one(where, Static).content
    return getattr(content, "plain", str(content))


def test_steps_and_jumps(written: Record) -> None:
    last = len(written.lines)

    async def script(screen: ReplayScreen, pilot: Pilot[None]) -> None:
        assert screen.index == 0 and "start" in shown(screen, "#prompt")
        await pilot.press("right")
        assert screen.index == 1 and written.lines[0].move in shown(screen, "#prompt")
        await pilot.press("right")
        assert "back to move 0" in shown(screen, "#prompt")
        await pilot.press("left", "left", "left")
        assert screen.index == 0
        await pilot.press("end", "right")
        assert screen.index == last and "The end" in shown(screen, "#note")
        await pilot.press("home")
        assert screen.index == 0
        await pilot.press("5", "enter")
        assert screen.index == 5 and screen.field.value == ""
        await pilot.press("9", "9", "9", "enter")
        assert screen.index == last

    looked_at(written, script)


def test_other_eyes_see_other_hands(written: Record) -> None:
    async def script(screen: ReplayScreen, pilot: Pilot[None]) -> None:
        assert "a spectator" in shown(screen, "#title")
        await pilot.press("v")
        assert screen.viewer == 0 and "Ana" in shown(screen, "#title")
        await pilot.press("v")
        assert screen.viewer == 1
        await pilot.press("v")
        assert screen.viewer is None

    looked_at(written, script)


def test_an_unfinished_game_is_seen_only_as_its_keeper_or_a_spectator() -> None:
    seats = [Seat("Ana"), Seat(bot="random"), Seat(bot="random")]
    sitting = new_sitting(shelf.game("grimoire"), seats, {}, 4)
    while sitting.table.log[-1].line.move.partition(" ")[0] != "page":
        seat = sitting.table.to_act()[-1]
        sitting.play(seat, sitting.table.state.text(sitting.table.state.moves(seat)[0]))
        sitting.confirm()
    sealed = sitting.table.log[-1].line.move
    kept = sitting.record()

    async def script(screen: ReplayScreen, pilot: Pilot[None]) -> None:
        assert screen.viewer == 0 and not screen.everything
        for viewer in (None, 0, None):
            await pilot.press("v")
            assert screen.viewer == viewer
            assert not any(sealed in str(option.prompt) for option in screen.moves.options)
            await pilot.press("end")
            assert sealed not in shown(screen, "#prompt")

    looked_at(kept, script)
    several = msgspec.structs.replace(kept, names=["Ana", "Bo", "bot random"])
    assert keeper(kept) == 0 and keeper(several) is None


def test_it_runs_and_stops(written: Record) -> None:
    async def script(screen: ReplayScreen, pilot: Pilot[None]) -> None:
        await pilot.press("space")
        assert screen.is_running_on
        await pilot.press("space")
        assert not screen.is_running_on
        await pilot.press("space", "end")
        assert not screen.is_running_on, "nothing to run to at the end"
        await pilot.press("f1")
        assert pilot.app.screen_stack[-1] != screen
        await pilot.press("escape", "q")

    looked_at(written, script)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_keys_fit_the_narrowest_screen(language: str) -> None:
    assert len(keys_text(KEYS, words(None, language).say).plain) <= WIDTH - 2


@pytest.mark.parametrize(("language", "start"), [("en", "The start"), ("fr", "Le début"), ("de", "Der Anfang")])
def test_printed(written: Record, language: str, start: str) -> None:
    console = Console(width=100)
    with console.capture() as captured:
        print_replay(written, language, console)
    page = captured.get()
    assert start in page and "★" in page
    assert all(line.move in page for line in written.lines)
