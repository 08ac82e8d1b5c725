"""`armarium picture` and `armarium film`: from a record or a position to a file; a seat of a running game only after a
yes."""

from __future__ import annotations

from datetime import date
from pathlib import Path
from xml.etree import ElementTree

import pytest

from armarium import archive, record, shelf
from armarium.chance import Chance
from armarium.cli import main
from armarium.game import complete_options
from armarium.log import Seat
from armarium.table import Table


def written(folder: Path, moves: int) -> Path:
    game = shelf.game("rune")
    table = Table(game, [Seat(person="a"), Seat(person="b")], complete_options(game, 2, {}), secret=bytes(32))
    table.start()
    for _ in range(moves):
        for seat in table.to_act():
            table.play(seat, table.state.text(table.state.moves(seat)[0]))
    lines = [step.line for step in table.log]
    file = folder / "game.txt"
    file.write_text(record.record_text(archive.record_of(table, lines, ["Ana", "Ben"], date(2026, 1, 2), "")), "utf-8")
    return file


def texts(drawn: str) -> list[str | None]:
    return [each.text for each in ElementTree.fromstring(drawn).iter("{http://www.w3.org/2000/svg}text")]


def test_a_picture_after_a_move(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = written(tmp_path, 6)
    assert main(["picture", str(file), "--at", "0", "--lang", "en"]) == 0
    first = capsys.readouterr().out
    assert main(["picture", str(file), "--lang", "en", "--out", str(tmp_path / "last.svg")]) == 0
    last = (tmp_path / "last.svg").read_text("utf-8")
    assert {"Ana", "Ben"} <= set(texts(first)) and first != last
    assert last.count("#stone-") > first.count("#stone-")
    assert main(["picture", str(file), "--at", "99", "--lang", "en"]) == 2
    assert "99" in capsys.readouterr().err


def test_a_film_of_a_record(tmp_path: Path) -> None:
    out = tmp_path / "film.svg"
    assert main(["film", str(written(tmp_path, 6)), "--out", str(out)]) == 0
    assert "<animate " in out.read_text("utf-8")


def test_a_picture_of_a_position(capsys: pytest.CaptureFixture[str]) -> None:
    game = shelf.game("rune")
    state = game.new(2, complete_options(game, 2, {}), Chance(3))
    assert main(["picture", game.position(state), "--lang", "fr"]) == 0
    assert "Tour 1" in texts(capsys.readouterr().out)
    assert main(["picture", "rune/2 seats=2", "--lang", "fr"]) == 2


def test_a_seat_of_a_running_game_only_after_a_yes(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = written(tmp_path, 3)
    drawn: dict[str, str] = {}
    for name, words in {"anybody": [], "asked": ["--seat", "1"], "sure": ["--seat", "1", "--all", "--yes"]}.items():
        assert main(["picture", str(file), "--lang", "en", *words]) == 0
        drawn[name] = capsys.readouterr().out
    assert drawn["asked"] == drawn["anybody"]
    assert drawn["sure"].count("#stone-") == drawn["anybody"].count("#stone-") + 3 * 6, "the seat's own three cards"
    assert main(["picture", str(file), "--seat", "3", "--all", "--yes"]) == 2
