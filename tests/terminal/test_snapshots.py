"""The table at three sizes and in all languages: every game at every number of seats, early and late.

Of the fewest and the most seats what is shown is compared as text with what somebody has looked at.

`ARMARIUM_SNAPSHOTS=write` writes what is shown now into `snapshots/`; look at every difference before it is kept.
"""

from __future__ import annotations

import asyncio
import os
import re
from pathlib import Path

import pytest
from rich.text import Text
from textual.pilot import Pilot
from textual.widgets import OptionList

from armarium import shelf
from armarium.terminal.frame import PANELS, unbroken
from armarium.words import LANGUAGES
from tests.terminal.tables import LocalApp, played, press, settle, shown, sitting_after

FOLDER = Path(__file__).parent / "snapshots"
SIZES = ((80, 24), (100, 30), (120, 40))
EARLY = 2  # moves
LATE = {("grimoire", 2): 48, ("grimoire", 5): 165, ("kragmortha", 2): 300, ("kragmortha", 8): 120}  # moves
SHORT = 8  # moves, late enough where a game is short
PARTED = re.compile(r"│ +[:;!?»](\s|$)")  # at the right a line that begins with the mark of the word above
UNKEPT = ("kamimai",)  # odds are fitted anew now and then: what is shown must be whole, but is no text to compare


def people(seats: int) -> list[str]:
    return [f"Ana {n}" for n in range(1, seats + 1)]


def seats_of(game: str) -> list[int]:
    return list(shelf.game(game).seats)


def is_outermost(game: str, seats: int) -> bool:
    return seats in (min(seats_of(game)), max(seats_of(game)))


TABLES = [(game, seats) for game in shelf.NAMES for seats in seats_of(game)]
SCENES = [(*table, EARLY) for table in TABLES if is_outermost(*table)]
SCENES += [(*table, LATE.get(table, SHORT)) for table in TABLES]


def screen_text(app: LocalApp) -> str:
    strips = app.screen._compositor.render_strips()
    return "\n".join("".join(segment.text for segment in strip).rstrip() for strip in strips)


def must_be_whole(app: LocalApp) -> None:
    """Every panel lies inside the screen and shows or scrolls all it has; the lines below the board are not cut."""
    width, height = app.size
    assert len(shown(app, "#title")) <= width - 2, "the aim of the game is cut"
    for name in PANELS:
        panel = app.table.query_one(name)
        if not panel.display:
            continue
        region = panel.region
        assert region.width > 0 and region.height > 0, name
        assert region.right <= width and region.bottom <= height, name
        assert panel.can_focus, name
        assert panel.allow_vertical_scroll or panel.virtual_size.height <= region.height, name
        if not isinstance(panel, OptionList) and name != "#board-frame" and name != "#field":
            assert panel.virtual_size.width <= region.width, f"{name} is too wide and cannot be scrolled"


@pytest.mark.parametrize(("game", "seats", "moves"), SCENES)
def test_the_table_fits_and_is_as_it_was_looked_at(game: str, seats: int, moves: int) -> None:
    shots: list[str] = []

    async def script(app: LocalApp, pilot: Pilot[str]) -> None:
        await press(app, pilot, "enter")
        for width, height in SIZES:
            await pilot.resize_terminal(width, height)
            for language in LANGUAGES:
                assert app.language == language
                await settle(app, pilot)
                must_be_whole(app)
                text = screen_text(app)
                log = app.table.query_one("#log-frame").region
                assert not [line for line in text.split("\n")[log.y : log.bottom] if PARTED.search(line)]
                shots.append(f"--- {width}x{height} {language}\n{text}\n")
                await press(app, pilot, "f2")

    asyncio.run(played(sitting_after(game, people(seats), moves), script))
    if game in UNKEPT or not is_outermost(game, seats):
        return
    path = FOLDER / f"{game}-{seats}-{'early' if moves == EARLY else 'late'}.txt"
    if os.environ.get("ARMARIUM_SNAPSHOTS") == "write":
        FOLDER.mkdir(exist_ok=True)
        path.write_text("".join(shots), "utf-8")
    assert path.read_text("utf-8") == "".join(shots)


def test_panels_take_the_keys_in_turn_and_give_them_back() -> None:
    async def script(app: LocalApp, pilot: Pilot[str]) -> None:
        await press(app, pilot, "enter", "f6")
        assert app.table.query_one("#board-frame").has_focus
        await press(app, pilot, "f6", "f6", "f6", "f6")
        log = app.table.query_one("#log-frame")
        assert log.has_focus
        bottom = log.scroll_y
        await press(app, pilot, "home")
        assert bottom > 0 and log.scroll_y == 0
        await press(app, pilot, "escape")
        assert app.table.field.has_focus
        await press(app, pilot, "f6", "p")
        assert app.table.field.has_focus and app.table.field.value == "p"

    asyncio.run(played(sitting_after("grimoire", people(5), 165), script))


def test_the_board_stays_where_it_is_while_the_aim_moves() -> None:
    async def script(app: LocalApp, pilot: Pilot[str]) -> None:
        await press(app, pilot, "enter")
        before = app.table.query_one("#board").region.offset
        for _ in range(4):
            await press(app, pilot, "down")
            assert app.table.query_one("#board").region.offset == before

    asyncio.run(played(sitting_after("kragmortha", people(8), 120), script))


def test_french_marks_stay_with_their_words() -> None:
    text = Text.assemble(("Vos pieds ne s’arrêtent plus", "bold"), " : faites « le » pas ! Alors ?")
    for width in range(12, 60):
        lines = unbroken(text, width).plain.split("\n")
        assert " ".join(lines) == text.plain and max(map(len, lines)) <= width
        assert not any(line.startswith((":", "!", "?", "»")) or line.endswith("«") for line in lines), lines
    assert unbroken(text, 40).spans[0].style == "bold"
