"""Whatever is typed or pasted, up to 64 kB: a sentence or a move, never a traceback."""

from __future__ import annotations

import asyncio
import random
from contextlib import suppress

import pytest
from rich.console import Console
from textual import events
from textual.pilot import Pilot

from armarium import cli, shelf
from armarium.reason import Refused, refusal
from armarium.terminal.lines import Lines
from tests.terminal.tables import LocalApp, against_random, played, settle

LARGEST = 64 * 1024
WORDS = (
    *("list", "try", "read", "page", "hand", "log", "who", "board", "hint", "undo", "easier", "say", "call", "take"),
    *(
        "far",
        "hold",
        "release",
        "rise",
        "rules",
        "help",
        "?",
        "play",
        "lay",
        "step",
        "pull",
        "-1",
        "99999999999999999999",
    ),
    *(
        "²",
        "٣",
        "½",
        "ſ",
        "İ",
        "\u202e",
        "\x1b[2J",
        "\0",
        "{ $x }",
        "%s",
        "[bold]",
        "]]",
        '"',
        "“",
        "«",
        "\\",
    ),
)
KEYS = ("tab", "enter", "escape", "backspace", "up", "down", "left", "right", "pageup", "home", "end", "f5", "f6", "f8")


def line(luck: random.Random) -> str:
    """A few odd words, now and then very many of them."""
    if luck.random() < 0.1:
        return luck.choice(WORDS) * (LARGEST // 8)
    words = [
        luck.choice(WORDS) if luck.random() < 0.7 else chr(luck.randrange(1, 0x3000)) for _ in range(luck.randrange(6))
    ]
    return luck.choice((" ", "", "  ")).join(words)[:LARGEST]


@pytest.mark.parametrize("game", shelf.NAMES)
def test_line_by_line_anything_is_answered(game: str) -> None:
    luck = random.Random(19)
    sitting = against_random(game=game)
    left = 120

    def read() -> str:
        nonlocal left
        left -= 1
        if left < 0:
            raise refusal("input-ended")
        seat = sitting.person_to_act()
        typed = line(luck)
        offered = seat is not None and luck.random() < 0.2
        return sitting.offers(seat)[0].move if offered else "" if typed.split()[:1] in (["hint"], ["save"]) else typed

    with suppress(Refused):
        Lines(sitting, "fr", Console(width=80, quiet=True), read).run()
    assert left < 0 or sitting.is_over()


@pytest.mark.parametrize("game", shelf.NAMES)
def test_on_the_screen_anything_can_be_pasted_and_pressed(game: str) -> None:
    luck = random.Random(7)

    async def script(app: LocalApp, pilot: Pilot[str]) -> None:
        for _ in range(12):
            app.table.field.post_message(events.Paste(line(luck)))
            await settle(app, pilot)
            await pilot.press(*luck.choices(KEYS, k=3))
            await settle(app, pilot)

    asyncio.run(played(against_random(game=game), script))


@pytest.mark.parametrize("command", ["play", "join", "watch", "rules"])
def test_the_command_line_takes_anything(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    luck = random.Random(3)
    for _ in range(12):
        given = line(luck).replace("\0", "") or "x"
        if given.split()[:1] != ["rules"]:
            assert cli.main([command, f"@{given}"]) == 2
    printed = capsys.readouterr()
    assert "Traceback" not in printed.err + printed.out
