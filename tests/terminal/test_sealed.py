"""Sealed choices at one keyboard: everybody may change their mind until all have chosen, and nothing stays in sight."""

from __future__ import annotations

import asyncio
import io

import pytest
from rich.console import Console
from textual.pilot import Pilot

from armarium import shelf
from armarium.log import Seat
from armarium.reason import Refused
from armarium.terminal.lines import WIPE, Lines
from armarium.terminal.screens import ChangeScreen, PassScreen
from armarium.terminal.sitting import Sitting, new_sitting
from tests.terminal.tables import LocalApp, played, press, settle


def choosing() -> Sitting:
    """Ana and Bo choose a page of Grimoire in secret."""
    sitting = new_sitting(shelf.game("grimoire"), [Seat("Ana"), Seat("Bo")], {}, 3)
    while len(sitting.to_act()) == 1:
        seat = sitting.to_act()[0]
        sitting.play(seat, sitting.offers(seat)[0].move)
        sitting.confirm()
    assert sitting.to_act() == [0, 1]
    return sitting


def pages(sitting: Sitting) -> list[int]:
    return [side.page for side in sitting.view(None).sides]


def test_the_last_choice_is_held_until_nobody_changes() -> None:
    sitting = choosing()
    before = sitting.n
    sitting.play(0, "page 1")
    sitting.play(1, "page 2")
    assert sitting.n == before + 1 and pages(sitting) == [0, 0], "nothing is shown yet"
    assert sitting.sealed_seats() == [0, 1] and sitting.person_to_act() is None
    sitting.change(0)
    assert sitting.person_to_act() == 0 and sitting.sealed_seats() == []
    sitting.play(0, "page 3")
    sitting.change(1)
    sitting.play(1, "page 4")
    assert pages(sitting) == [0, 0] and sitting.sealed_seats() == [0, 1]
    sitting.reveal()
    assert pages(sitting) == [3, 4] and sitting.sealed_seats() == []


def test_a_choice_that_is_none_is_refused_and_asked_again() -> None:
    sitting = choosing()
    sitting.play(0, "page 1")
    with pytest.raises(Refused):
        sitting.play(1, "page 99")
    assert sitting.person_to_act() == 1 and sitting.sealed_seats() == []


def test_alone_against_bots_nothing_is_held() -> None:
    sitting = new_sitting(shelf.game("grimoire"), [Seat("Ana"), Seat(bot="random")], {}, 3)
    for _ in range(30):
        seat = sitting.bot_to_act()
        if seat is None:
            seat = sitting.to_act()[0]
        sitting.play(seat, sitting.think(seat) if seat else sitting.offers(0)[0].move)
        sitting.confirm()
        assert sitting.sealed_seats() == []


def test_on_the_screen_each_chooses_behind_a_curtain_and_may_choose_again() -> None:
    sitting = choosing()

    async def script(app: LocalApp, pilot: Pilot[str]) -> None:
        for typed in ("page 1", "page 2"):
            assert isinstance(app.screen, PassScreen)
            await press(app, pilot, "enter", *typed.replace(" ", "_").split("_")[0], "space", typed[-1], "enter")
        assert isinstance(app.screen, ChangeScreen)
        assert app.table.viewer is None and app.table.field.value == "" and app.sitting.view(None).own is None
        await press(app, pilot, "1")
        assert isinstance(app.screen, PassScreen)
        await press(app, pilot, "enter", *"page", "space", "3", "enter")
        assert isinstance(app.screen, ChangeScreen) and pages(sitting) == [0, 0]
        await press(app, pilot, "enter")
        await settle(app, pilot)
        assert pages(sitting) == [3, 2]

    asyncio.run(played(sitting, script))


def test_line_by_line_the_screen_is_wiped_before_anybody_changes() -> None:
    sitting = choosing()
    typed = iter(["", "page 1", "", "page 2", "1", "", "page 3", "", "", "quit"])
    output = io.StringIO()
    console = Console(file=output, width=100, force_terminal=True)
    with pytest.raises(Refused, match="left"):
        Lines(sitting, "en", console, lambda: next(typed)).run()
    assert pages(sitting) == [3, 2]
    asked = output.getvalue().split("Does anyone change?")
    assert len(asked) == 3 and all(part.rpartition(WIPE)[2].count("\n") <= 1 for part in asked[:2])
