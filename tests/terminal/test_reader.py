"""A player that knows no rules plays whole games by reading what the plain terminal prints, and nothing else."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from rich.console import Console

from armarium import cli, shelf
from armarium.chance import Chance
from armarium.game import Game, Options
from armarium.log import Seat
from armarium.reason import Refused
from armarium.terminal.lines import Lines
from armarium.terminal.sitting import new_sitting
from armarium.words import words
from tests.terminal.tables import against_random
from tests.terminal.test_lines import talked, typing

QUICK: dict[str, Options] = {"kamimai": {"grimoire": "quick"}}
MOST_LINES = 6000


class Reader:
    """Types “list”, then one of the moves listed since; Enter where nothing is listed."""

    def __init__(self, console: Console) -> None:
        self.console = console
        self.chance = Chance(2)
        self.lines = 0
        self.asked = False

    def read(self) -> str:
        self.lines += 1
        assert self.lines < MOST_LINES
        page = "".join(segment.text for segment in self.console._buffer)
        self.console._buffer.clear()
        moves = re.findall(r"^  (\S[^=\n]*?)(?: = .*)?$", page.rpartition(" move")[2], re.MULTILINE)
        if not self.asked:
            self.asked = True
            return "list"
        self.asked = False
        return str(moves[self.chance.below(len(moves))]).strip() if moves else ""


@pytest.mark.parametrize("game", shelf.NAMES)
def test_a_reader_of_plain_text_finishes_a_game(game: str) -> None:
    box: Game = shelf.game(game)
    seats = [Seat("Ana"), *[Seat(bot="random")] * (max(2, min(box.seats)) - 1)]
    sitting = new_sitting(box, seats, QUICK.get(game, {}), 4)
    console = Console(width=100, highlight=False)
    reader = Reader(console)
    with console.capture():
        Lines(sitting, "en", console, reader.read).run()
    assert sitting.is_over()


def test_each_part_of_the_position_is_told_when_asked_for() -> None:
    sitting = against_random()
    move = sitting.table.offers(0)[0].move
    page = talked(sitting, typing("who", "log 5", "board", f"read {move}", "read dance", "dance"))
    assert "1 Ana: " in page and "has to move" in page
    assert words("rune", "en").say("screen-box-card", {"card": move.split()[1]}) + ": " in page
    assert words(None, "en").say("lines-read-nothing") in " ".join(page.split())
    assert words(None, "en").say("lines-type") in " ".join(page.split()), "a refusal says what to type"


def test_a_page_that_cannot_be_chosen_yet_can_be_read() -> None:
    page = talked(against_random(game="grimoire"), typing("read page 15", "read page 99"))
    assert "Wish (Forbidden): Take three random cards" in page


def test_a_question_keeps_its_mark_alone() -> None:
    for game in shelf.NAMES:
        sitting = against_random(game=game)
        with pytest.raises(Refused):
            Lines(sitting, "en", Console(quiet=True), typing()).run()
        assert "?." not in talked(sitting, typing(""))


def test_kept_games_are_listed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    assert cli.main(["play", "--resume"]) == 0
    assert "Ctrl-S" in capsys.readouterr().out
    sitting = against_random()
    sitting.keep(tmp_path / "mine.record")
    (tmp_path / "broken.record").write_text("no record")
    assert cli.main(["play", "--resume"]) == 0
    assert "armarium play --resume mine.record   Rune, Ana" in capsys.readouterr().out
