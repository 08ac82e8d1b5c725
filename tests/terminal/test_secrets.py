"""Everything a person reads, in two worlds that differ only in what that person may not know: byte for byte the same.

The plain terminal, the full screen, hints, a saved game looked at again, and the messages from which a browser makes
its log, its recap and what it announces.
"""

from __future__ import annotations

import asyncio
import math

import msgspec
import pytest
from rich.console import Console
from textual.pilot import Pilot
from textual.widgets import Static

from armarium.game import Game
from armarium.record import parse_record, record_text
from armarium.server import telling
from armarium.table import Table
from armarium.terminal import sitting as sittings
from armarium.terminal.replay import print_replay
from armarium.terminal.sitting import Sitting
from tests.terminal.tables import LocalApp, listed, played, press, shown
from tests.terminal.test_lines import talked, typing
from tests.terminal.worlds import Twins, twins

ASKED = ("hand", "list", "try fly", "try {move}", "hint", "undo", "help", "")


@pytest.fixture(autouse=True)
def no_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    """Hints think so many times, however long it takes."""
    monkeypatch.setattr(sittings, "HINT_SECONDS", math.inf)


# --- the plain terminal -----------------------------------------------------------------------------------------------


def plain_page(sitting: Sitting, seat: int) -> str:
    """All that is printed to one person against bots who asks for everything that can be asked."""
    asked = [line.format(move=first_offer(sitting.table, seat)) for line in ASKED]
    return talked(sitting, typing(*asked, "quit"))


def first_offer(table: Table, seat: int) -> str:
    return table.state.text(table.state.moves(seat)[0]) if table.state.moves(seat) else "fly"


def test_the_plain_terminal_prints_nothing_a_person_may_not_know(game: Game) -> None:
    secret_moves = 0
    for pair in twins(game, 12, 11_000):
        here, there = (plain_page(sitting, pair.seat) for sitting in pair.sittings([pair.seat]))
        assert here == there
        secret_moves += pair.texts[0] != pair.texts[1]
    assert secret_moves or game.name != "grimoire", "sealed pages were among them"


# --- several people at one keyboard -----------------------------------------------------------------------------------


def shared_page(sitting: Sitting, texts: list[str]) -> str:
    """People who take the keyboard, play without asking for their hand, and stop."""
    lines = typing(*(line for text in texts for line in ("", text)), "", "quit")
    return talked(sitting, lambda: "" if sitting.sealed_seats() or sitting.unconfirmed is not None else lines())


def test_people_at_one_keyboard_read_nothing_private_unasked(game: Game) -> None:
    """The page is the same whatever a spectator cannot know: nobody's hand and no sealed choice is in it."""
    for pair in twins(game, 8, 12_000, spectating=True):
        people = list(range(pair.walk.seats))
        if len(people) > 1:
            here, there = pair.sittings(people)
            assert shared_page(here, pair.texts[0]) == shared_page(there, pair.texts[1])


# --- the full screen --------------------------------------------------------------------------------------------------


def screen_text(sitting: Sitting) -> list[str]:
    """Every part of the screen once it is the person's turn, before and after a hint."""
    seen: list[str] = []

    async def script(app: LocalApp, pilot: Pilot[str]) -> None:
        for _ in range(2):
            seen.extend(part_text(static) for static in app.table.query(Static))
            seen.extend([*listed(app), app.table.field.placeholder, shown(app, "#log")])
            await press(app, pilot, "f3")
            await app.workers.wait_for_complete()
            await pilot.pause()

    asyncio.run(played(sitting, script, size=(120, 40)))
    return seen


def part_text(static: Static) -> str:
    console = Console(width=100, color_system="truecolor", force_terminal=True)
    with console.capture() as captured:
        console.print(static.content)
    return f"{static.id}: {captured.get()}"


def test_the_full_screen_shows_nothing_a_person_may_not_know(game: Game) -> None:
    """Most of all where others have sealed something else in each world."""
    for pair in sorted(twins(game, 12, 13_000), key=lambda pair: pair.texts[0] == pair.texts[1])[:3]:
        here, there = (screen_text(sitting) for sitting in pair.sittings([pair.seat]))
        assert here == there


# --- what is kept and looked at again, and what a browser is told -----------------------------------------------------


def led_on(pair: Twins) -> list[Sitting]:
    """Both sittings after the others' moves."""
    made = pair.sittings([pair.seat])
    for sitting in made:
        while (seat := sitting.bot_to_act()) is not None:
            sitting.play(seat, sitting.think(seat))
    return made


def looked_at(sitting: Sitting) -> str:
    """A game kept in mid-play, printed as `armarium replay` prints it."""
    console = Console(width=90)
    with console.capture() as captured:
        print_replay(parse_record(record_text(sitting.record())), "en", console)
    return captured.get()


def test_a_game_kept_in_mid_play_is_looked_at_with_the_eyes_of_who_kept_it(game: Game) -> None:
    for pair in twins(game, 8, 14_000):
        here, there = (looked_at(sitting) for sitting in led_on(pair))
        assert here == there


def browser_messages(table: Table, seat: int | None) -> bytes:
    """The log and the last step, from which a page makes its log, recap and announcements."""
    steps = table.log[1:]
    told: list[object] = [telling.entry(table, step, seat) for step in steps]
    told += [telling.step(table, steps[-1], seat)] if steps else []
    for entry in told:
        if hasattr(entry, "at"):
            entry.at = 0.0
        elif hasattr(entry, "entry"):
            entry.entry.at = 0.0
    return msgspec.json.encode(told)


def test_a_browser_is_told_nothing_its_person_may_not_know(game: Game) -> None:
    for pair in twins(game, 12, 15_000):
        for viewer in (pair.seat, None):
            here, there = (browser_messages(sitting.table, viewer) for sitting in led_on(pair))
            assert here == there
