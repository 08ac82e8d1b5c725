"""What somebody finds wrong: a file from the terminal and from the server, nothing hidden in it, opened again and made
into a test that fails with their sentence."""

from __future__ import annotations

import json
import re
import secrets
import subprocess
import sys
from pathlib import Path
from random import Random

import msgspec
import pytest

from armarium import own_boxes, reports, shelf
from armarium.chance import Chance
from armarium.cli import main
from armarium.game import Options, complete_options
from armarium.log import Seat
from armarium.reason import Refused
from armarium.table import Table
from armarium.terminal.reporting import keep_report
from armarium.terminal.sitting import new_sitting
from tests.server.house import House

SENTENCE = "The card \"should\" fit here: 'quotes', {braces} and \\ too"


def played(name: str, moves: int = 12, seats: int | None = None) -> Table:
    game = shelf.game(name)
    count = game.seats[0] if seats is None else seats
    options: Options = {"grimoire": "quick"} if name == "kamimai" else {}
    people = [Seat(person=f"p{place}") for place in range(count)]
    table = Table(game, people, complete_options(game, count, options), secret=bytes(32))
    table.start()
    luck = Random(2)
    for _ in range(moves):
        for seat in table.to_act()[:1]:
            table.play(seat, table.state.text(luck.choice(table.state.moves(seat))))
    return table


@pytest.mark.parametrize("name", [*shelf.NAMES, *shelf.COMPANIONS])
def test_a_report_is_read_back_and_shows_what_was_seen(name: str, tmp_path: Path) -> None:
    table = played(name)
    for seat in (None, 0):
        report = reports.report_of(table, seat, "armarium 1 interpreted")
        report.sentence = SENTENCE
        file = tmp_path / "report.json"
        file.write_text(reports.report_text(report), "utf-8")
        again = reports.load(file)
        assert again.sentence == SENTENCE and again.seat == seat
        view = table.game.view(reports.state_of(again), seat)
        assert reports.plain(view) == again.view == reports.plain(table.view(seat))


@pytest.mark.parametrize("name", [*shelf.NAMES, *shelf.COMPANIONS])
def test_nothing_hidden_is_in_it(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The same report by the same luck, byte for byte, from every world its reporter cannot tell apart."""
    monkeypatch.setattr(secrets, "randbits", int)
    table = played(name, seats=max(2, shelf.game(name).seats[0]))
    for seat in (None, *range(len(table.seats))):
        first = reports.report_text(reports.report_of(table, seat, ""))
        true = table.log[-1].state
        try:
            for seed in range(4):
                table.log[-1].state = true.guess(0 if seat is None else seat, Chance(90 + seed))
                assert reports.report_text(reports.report_of(table, seat, "")) == first, (seat, seed)
        finally:
            table.log[-1].state = true


def test_in_a_spectators_world_any_seat_may_hold_what_the_first_truly_holds() -> None:
    """Dealt anew from the first seat's view and then once from the second's, all that the second holds would be what
    the first does not: whoever plays there learned it from a friend who looks on."""
    table = played("kragmortha", seats=2, moves=4)
    text = table.game.position(table.state)
    both = re.sub(r"hands=[^/]*/", "hands=gpo.gpo.gsg/", text)  # there are two of that card
    table.log[-1].state = table.game.from_position(both, Chance(1))
    hands = [reports.report_of(table, None, "").position.partition("hands=")[2].split()[0] for _ in range(300)]
    assert len(set(hands)) > 1
    assert any("gpo" in each.split("/")[1] for each in hands)


def test_as_a_test_it_fails_with_the_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    report = reports.report_of(played("rune"), 1, 'armarium """ 1')
    report.sentence = SENTENCE
    file, made = tmp_path / "report.json", tmp_path / "test_made.py"
    file.write_text(reports.report_text(report), "utf-8")
    assert main(["report", str(file), "--as-test", "--out", str(made), "--lang", "en"]) == 0
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", str(made)],
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
        cwd=tmp_path,
    )
    assert done.returncode == 1, done.stdout + done.stderr
    assert 'The card "should" fit here' in done.stdout and "say here what should be so" in done.stdout
    assert main(["report", str(file), "--lang", "en"]) == 0
    told = capsys.readouterr().out
    assert 'The card "should" fit here' in told and "Player 2" in told and "Rune" in told


def test_a_file_that_is_no_report_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "odd.json"
    for content in ("", "{}", '{"format": "armarium report 9", "game": "rune"}', "\xff"):
        file.write_text(content, "latin-1")
        assert main(["report", str(file), "--lang", "en"]) == 2
    assert main(["report", str(tmp_path / "nowhere"), "--lang", "en"]) == 2
    assert "is not a report" in capsys.readouterr().err


def test_the_terminal_keeps_a_file_and_sends_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    game = shelf.game("rune")
    sitting = new_sitting(game, [Seat(person="Ana"), Seat(person="Ben")], complete_options(game, 2, {}), seed=3)
    path = keep_report(sitting, 0, " It is not my turn ", "fr")
    report = reports.load(path)
    assert (report.sentence, report.language, report.seat) == ("It is not my turn", "fr", 0)
    assert report.client.startswith("terminal")
    assert keep_report(sitting, None, "again", "en") != path
    with pytest.raises(Refused):
        keep_report(sitting, 0, "  ", "en")


def test_the_server_tells_each_what_they_may_know(tmp_path: Path) -> None:
    from armarium.bots import HOUSE
    from tests.server.house import toy_settings

    house = House(toy_settings(tmp_path, catalogue=HOUSE))
    try:
        guests = [house.guest() for _ in range(3)]
        table = guests[0].open("rune", 2)
        guests[1].post(f"/tables/{table}/sit")
        guests[0].post(f"/tables/{table}/start")
        told = [guest.get(f"/tables/{table}/report") for guest in guests]
        assert [each["seat"] for each in told] == [0, 1, None]
        live = house.hall._lives[table]
        for seat, each in zip((0, 1, None), told, strict=True):
            assert each["view"] == json.loads(msgspec.json.encode(live.table.view(seat)))
        assert told[2]["view"]["hand"] == [] and told[0]["view"]["hand"]
        assert len({each["position"] for each in told}) > 1
    finally:
        house.close()


def test_a_file_of_a_stranger_is_read_strictly_and_steers_no_terminal(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    good = json.loads(reports.report_text(reports.report_of(played("rune"), 0, "armarium 1")))
    file = tmp_path / "report.json"

    def told(**odd: object) -> tuple[int, str]:
        file.write_text(json.dumps({**good, **odd}), "utf-8")
        code = main(["report", str(file), "--lang", "en"])
        said = capsys.readouterr()
        return code, said.out + said.err

    for odd, problem in (
        ({"seat": 2}, "seat: 2"),
        ({"seat": -1}, "seat: -1"),
        ({"seats": 10**9}, "seats: 1000000000"),
        ({"seats": 0}, "seats: 0"),
        ({"log": [{"n": 1, "seat": 0, "move": "x", "events": [{}]}]}, "events"),
        ({"format": "\x1b[2J"}, r"'\x1b[2J'"),
        ({"box": "0123456789ab \x1b[2J"}, r"box: '0123456789ab \x1b[2J'"),
        ({"box": "a box"}, "box: 'a box'"),
    ):
        assert told(**odd) == (2, f"{file} is not a report: {problem}\n")
    other = shelf.game("grimoire").position(played("grimoire", seats=3).state)
    assert told(game="grimoire", rules=shelf.game("grimoire").rules, position=other)[0] == 2
    code, said = told(sentence="\x1b[2JLook", client="\x1b]0;x\x07", version="\x9b1m", rules="99")
    assert code == 0 and said.startswith("[2JLook\n")
    assert not {"\x1b", "\x07", "\x9b"} & set(said)
    assert f"It was seen by rules 99; here are rules {shelf.game('rune').rules}" in said


def test_a_report_of_another_box_is_told_and_then_refused_with_both_names(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    other = own_boxes.OwnBox("Maren’s box", {"numbers.magic-first": 7})
    file = tmp_path / "report.json"
    with monkeypatch.context() as elsewhere:
        elsewhere.setattr(own_boxes, "label", lambda _: own_boxes.label_of(other))
        seen = reports.report_of(played("grimoire"), 0, "armarium 1")
        seen.sentence = "Page 7 is missing"
        file.write_text(reports.report_text(seen), "utf-8")
        assert reports.load(file).box == str(own_boxes.label_of(other))
        assert main(["report", str(file), "--lang", "en"]) == 0
        capsys.readouterr()
    assert main(["report", str(file), "--lang", "en"]) == 2
    said = capsys.readouterr()
    assert said.out.startswith("Page 7 is missing\n")
    assert f"the box “{own_boxes.label_of(other)}” and here Grimoire is played with the house’s own box." in said.err
    assert main(["report", str(file), "--as-test", "--lang", "en"]) == 2
    assert "Maren’s box" in capsys.readouterr().err


def test_a_test_that_cannot_be_written_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file, nowhere = tmp_path / "report.json", tmp_path / "nowhere" / "test_made.py"
    file.write_text(reports.report_text(reports.report_of(played("rune"), 0, "armarium 1")), "utf-8")
    assert main(["report", str(file), "--as-test", "--out", str(nowhere), "--lang", "en"]) == 2
    assert capsys.readouterr().err == f"{nowhere} cannot be written (FileNotFoundError).\n"
