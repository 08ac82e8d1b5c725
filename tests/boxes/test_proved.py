"""What a corrected box is held against before it counts: a process that plays with it, other rules, what other owners
say, files that nobody can read."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from armarium import box_files, cli, own_boxes, proof_games, proving, questions, shelf
from armarium.chance import Chance
from armarium.game import Options, State
from armarium.own_boxes import OwnBox, label_of, must_be_ours, parse_box
from armarium.reason import Refused
from tests.boxes.test_files import MIRRORED, marens_box, refused_sentence, report

ESCAPE = "\x1b[2J"


def refused(monkeypatch: pytest.MonkeyPatch, program: str) -> dict[str, object]:
    """What is said of a box when the process that plays with it does this instead."""
    monkeypatch.setattr(proving, "PROGRAM", program)
    with pytest.raises(Refused, match="box-broken") as problem:
        proving.must_play("rune")
    return dict(problem.value.reason.values)


# --- the process that plays with it ---------------------------------------------------------------------------------


def test_a_process_that_falls_over_is_refused_with_what_it_said_last(monkeypatch: pytest.MonkeyPatch) -> None:
    said = refused(monkeypatch, "import sys; print('first', file=sys.stderr); sys.exit('{game}: no such rune')")
    assert said == {"game": "rune", "problem": "rune: no such rune"}
    assert refused(monkeypatch, "print('neither JSON nor anything')")["problem"] == "DecodeError"


def test_a_process_that_never_ends_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(proving, "PATIENCE", 0.2)
    assert refused(monkeypatch, "import time; time.sleep(600)")["problem"] == "TimeoutExpired"


def test_games_for_every_number_of_players_are_played_and_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    game = shelf.game("kragmortha")
    seats: list[int] = []
    seen: list[object] = []
    new, view = game.new, game.view

    def noted_new(count: int, options: Options, chance: Chance) -> State:
        seats.append(count)
        return new(count, options, chance)

    def noted_view(state: State, seat: int | None) -> object:
        seen.append(seat)
        return view(state, seat)

    monkeypatch.setattr(game, "new", noted_new)
    monkeypatch.setattr(game, "view", noted_view)
    proof_games.play_all(game)
    assert seats == list(game.seats)
    assert len(seen) == proof_games.MOVES * len(seats)


def test_a_box_with_which_somebody_has_no_move_left_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    game = shelf.game("rune")
    monkeypatch.setattr(game, "bots_may", lambda *_: False)
    with pytest.raises(Refused, match="box-stuck"):
        proof_games.play_all(game)


# --- the file -------------------------------------------------------------------------------------------------------


def test_a_digest_does_not_depend_on_the_order_of_answers() -> None:
    parts = {"card.3.rows": MIRRORED, "points.R": 9}
    assert label_of(OwnBox("x", parts)).digest == label_of(OwnBox("x", dict(reversed(parts.items())))).digest


def test_a_number_is_not_a_truth_and_a_longer_list_is_a_difference() -> None:
    assert own_boxes.differences({"a": {"value": 1}}, {"a": {"value": True}}) == {"a": True}
    one, two = [{"number": 1}], [{"number": 1}, {"number": 2}]
    assert own_boxes.differences({"card": two}, {"card": one}) == {"card": one}


def test_what_was_said_of_a_part_that_newer_rules_do_not_have_is_left(data: Path) -> None:
    text = box_files.box_text("kamimai", questions.with_answer("kamimai", OwnBox("B"), "counts.energy", 6, "Maren"))
    goblins = '[goblins]\nmost = 9\ntag = "book"\n\n[box]\n'
    older = text.replace('rules = "5"', 'rules = "4"').replace("[box]\n", goblins) + '"goblins.most" = "Maren"\n'
    box = parse_box("kamimai", older)
    assert box == OwnBox("B", {"counts.energy": 6}, {"counts.energy": "Maren"})
    assert parse_box("kamimai", box_files.box_text("kamimai", box)) == box


def test_a_file_that_is_no_text_is_refused(data: Path) -> None:
    data.mkdir(parents=True)
    (data / "rune.toml").write_bytes(b"\xff\xfe")
    with pytest.raises(Refused, match="part-unreadable"):
        own_boxes.read_box("rune")


@pytest.mark.parametrize("about", ["name = 3", 'name = "B"\nknown = 3', 'name = "B"\nknown = {a = "\\u001b[2J"}'])
def test_what_a_file_says_of_its_box_is_read_strictly(about: str) -> None:
    with pytest.raises(Refused, match="box-about"):
        parse_box("rune", f"{own_boxes.house_text('rune')}\n[box]\n{about}\n")


def test_where_nothing_can_be_written_a_sentence_says_so(
    data: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(box_files, "must_play", lambda *_: None)
    data.parent.mkdir(parents=True)
    data.write_text("no folder", "utf-8")
    assert "cannot be written" in refused_sentence(capsys, "rune", "--same", "card.3.rows")
    data.unlink()
    assert cli.main(["box", "rune", "--same", "card.3.rows", "--owner", "Jo", "--lang", "en"]) == 0
    capsys.readouterr()
    nowhere = data / "nowhere" / "report.json"
    assert refused_sentence(capsys, "rune", "--report", str(nowhere)) == (
        f"{nowhere} cannot be written (FileNotFoundError)."
    )


def test_an_answer_with_signs_that_steer_a_terminal_is_refused() -> None:
    way = next(way for way in own_boxes.house_ways("kragmortha") if kind_of("kragmortha", way) == "text")
    assert questions.parse_answer("kragmortha", way, "a  word") == "a word"
    with pytest.raises(Refused, match="part-text"):
        questions.parse_answer("kragmortha", way, f"a {ESCAPE} word")


def kind_of(game: str, way: str) -> str:
    try:
        return questions.asking_at(game, way).kind
    except Refused:
        return ""


# --- which box is played with ---------------------------------------------------------------------------------------


def test_a_table_of_the_same_print_is_ours_whatever_its_box_is_called(monkeypatch: pytest.MonkeyPatch) -> None:
    ours = marens_box()
    monkeypatch.setenv(own_boxes.VARIABLE, json.dumps({"rune": {"name": ours.name, "parts": ours.parts}}))
    must_be_ours("rune", str(label_of(OwnBox("Jo’s box", ours.parts))))
    for theirs in ("", str(label_of(OwnBox(ours.name, {"points.R": 9})))):
        with pytest.raises(Refused, match="box-other"):
            must_be_ours("rune", theirs)


def test_a_variable_that_cannot_be_read_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(own_boxes.VARIABLE, "{")
    with pytest.raises(Refused, match="boxes-variable") as problem:
        own_boxes.boxes_in_play()
    assert problem.value.reason.values["name"] == own_boxes.VARIABLE


# --- several owners -------------------------------------------------------------------------------------------------


def shared_box() -> OwnBox:
    box = questions.with_answer("grimoire", OwnBox("Box"), "quest.4.vp", 2, "Maren")
    return questions.with_answer("grimoire", box, "quest.6.vp", 1, "Jo")


def test_a_report_has_only_what_its_owner_said() -> None:
    told = box_files.report_of("grimoire", shared_box(), "Jo")
    assert (told.owner, told.parts, told.same) == ("Jo", {}, ["quest.6.vp"])


def test_a_corrected_file_is_merged_as_one_report_for_each_owner(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "grimoire-of-two.toml"
    file.write_text(box_files.box_text("grimoire", shared_box()), "utf-8")
    loaded = [(one.owner, one.parts, one.same) for one in box_files.load_reports(file)]
    assert loaded == [("Maren", {"quest.4.vp": 2}, []), ("Jo", {}, ["quest.6.vp"])]
    merged = box_files.merge(box_files.load_reports(file) * 2)
    assert merged.agreed == {"quest.4.vp": (2, ["Maren"]), "quest.6.vp": (1, ["Jo"])}
    nameless = file.rename(tmp_path / "some.toml")
    assert "is neither a report of a box" in refused_sentence(capsys, "merge", str(nameless))


def test_what_owners_agree_on_must_be_playable(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    box = questions.with_answer("kragmortha", OwnBox("Box"), "move.1.copies", 6, "Jo")
    file = tmp_path / "report.json"
    file.write_text(box_files.report_text(box_files.report_of("kragmortha", box, "Jo")), "utf-8")
    out = tmp_path / "merged.toml"
    said = refused_sentence(capsys, "merge", str(file), "--out", str(out))
    assert said.startswith("What they agree on makes no box of Kragmortha that can be played: parts.toml, moves: 59")
    assert not out.exists()


def test_a_report_is_read_strictly(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = Path(report(tmp_path, "Jo", quest_4_vp=2))
    good = json.loads(path.read_text("utf-8"))
    said = {}
    odd_reports: dict[str, dict[str, object]] = {
        "way": {"same": ["quest.99.vp"]},
        "owner": {"owner": f"Jo{ESCAPE}"},
        "game": {"game": "poker"},
        "kind": {"kind": "armarium box report 2"},
        "more": {"secret": 1},
    }
    for name, odd in odd_reports.items():
        path.write_text(json.dumps({**good, **odd}), "utf-8")
        said[name] = refused_sentence(capsys, "merge", str(path))
    assert said["way"] == "The box has no part quest.99.vp."
    assert said["owner"] == "A name has 1 to 40 letters."
    assert said["game"].startswith("There is no game “poker”")
    assert all("is neither a report of a box" in said[name] for name in ("kind", "more"))


def test_a_report_of_a_box_of_which_nothing_was_said_is_refused(
    data: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert "You have not told anything of your box of Rune yet" in refused_sentence(
        capsys, "rune", "--report", str(tmp_path / "report.json")
    )
