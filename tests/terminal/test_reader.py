"""A player that knows no rules plays whole games by reading what the plain terminal prints, and nothing else."""

from __future__ import annotations

import io
import re
from pathlib import Path

import pytest
from rich.console import Console

from armarium import cli, shelf
from armarium.chance import Chance
from armarium.reason import Refused
from armarium.terminal.lines import Lines
from armarium.terminal.plain import drawing_of
from armarium.terminal.spelling import plain_spelling
from armarium.words import words
from tests.terminal.tables import against_random
from tests.terminal.test_lines import talked, typing

QUICK = {"kamimai": ["--option", "grimoire=quick"]}
MOST_LINES = 6000
LISTED = re.compile(r"^(\d+|One) moves?$", re.MULTILINE)
MOVE = re.compile(r"^  (\S[^=\n]*?)(?: = (.*))?$", re.MULTILINE)


class Reader:
    """A keyboard whose owner has read nothing but what was printed since the last line: a list of moves is answered by
    what people call one of them, or by its notation where that is no name of its own; a list that is cut short, or a
    refusal, by the word it tells to type; anything else by Enter."""

    def __init__(self, capsys: pytest.CaptureFixture[str]) -> None:
        self.capsys = capsys
        self.chance = Chance(2)
        self.lines = 0
        self.named = 0  # moves typed by name
        self.was_refused = False

    def isatty(self) -> bool:
        return False

    def readline(self) -> str:
        self.lines += 1
        assert self.lines < MOST_LINES
        return f"{self.answer(self.capsys.readouterr().out)}\n"

    def answer(self, page: str) -> str:
        heads = list(LISTED.finditer(page))
        if not heads:
            self.was_refused = 'Type "list"' in page
            return "list" if self.was_refused else ""
        count = 1 if heads[-1][1] == "One" else int(heads[-1][1])
        moves = MOVE.findall(page[heads[-1].end() :])[:count]
        if len(moves) < count:
            return "list"
        move, name = moves[self.chance.below(len(moves))]
        is_name = bool(name) and [other for _, other in moves].count(name) == 1 and not self.was_refused
        self.was_refused = False
        self.named += is_name
        return str(name if is_name else move)


@pytest.mark.parametrize("game", shelf.NAMES)
def test_a_reader_of_plain_text_finishes_a_game(
    game: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    reader = Reader(capsys)
    monkeypatch.setattr("sys.stdin", reader)
    monkeypatch.setenv("COLUMNS", "40")
    arguments = ["--plain", "--names", "Ana", "--bots", "random", "--seed", "4", *QUICK.get(game, [])]
    assert cli.main(["play", game, *arguments]) == 0
    last = capsys.readouterr().out
    endings = ("ended-nobody", "ended-shared", "ended-you", "ended-winner")
    told = [max(words(game, "en").say(key, {"players": "…"}).split("…"), key=len) for key in endings]
    assert any(end in last for end in told), last[-400:]
    assert re.search(r"^ *Ana  ", last, re.MULTILINE), "how every seat stands"
    assert reader.named or game == "rune", "cards, pages and spells are called by their names"


def test_each_part_of_the_position_is_told_when_asked_for() -> None:
    sitting = against_random()
    move = sitting.table.offers(0)[0].move
    page = talked(sitting, typing("who", "log 5", "board", f"read {move}", "read dance", "dance"))
    assert "1 Ana: " in page and "has to move" in page
    assert words("rune", "en").say("screen-box-card", {"card": move.split()[1]}) + ": " in page
    assert plain_spelling(words(None, "en").say("lines-read-nothing"), words(None, "en")) in " ".join(page.split())
    assert plain_spelling(words(None, "en").say("lines-type"), words(None, "en")) in " ".join(page.split()), (
        "a refusal says what to type"
    )


def test_a_page_that_cannot_be_chosen_yet_can_be_read() -> None:
    page = talked(against_random(game="grimoire"), typing("read page 15", "read page 99"))
    assert "Wish (Forbidden): Take three random cards" in page


def test_a_question_keeps_its_mark_alone() -> None:
    for game in shelf.NAMES:
        sitting = against_random(game=game)
        with pytest.raises(Refused):
            Lines(sitting, "en", Console(quiet=True), typing()).run()
        assert "?." not in talked(sitting, typing(""))


@pytest.mark.parametrize("game", shelf.NAMES)
def test_a_pipe_gets_each_sentence_in_one_line(game: str) -> None:
    sitting, output = against_random(game=game), io.StringIO()
    with pytest.raises(Refused):
        Lines(sitting, "fr", Console(file=output, width=30), typing("")).run()
    printed = output.getvalue().splitlines()
    wording = words(game, "fr")
    for key in ("screen-goal", "lines-welcome", "lines-list"):
        if wording.has(key):
            assert plain_spelling(wording.say(key).partition("\n")[0], wording) in printed
    prompt, _ = drawing_of(sitting.game).prompt(sitting.view(0), "fr")
    assert any(line.startswith(plain_spelling(prompt, wording)) for line in printed)


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
