"""A corrected box as a file: where it differs, who said so, what is refused, and what several owners make of it."""

from __future__ import annotations

import copy
import json
import tomllib
from pathlib import Path

import pytest

from armarium import box_files, cli, own_boxes, questions, shelf
from armarium.own_boxes import HOUSE, Label, OwnBox, label_of, parse_box
from armarium.pictures.parts import part_picture
from armarium.reason import Reason, Refused
from armarium.words import LANGUAGES

MIRRORED = "BB/RB/GG"  # card 3, which the house has as BB/BR/GG


def marens_box(way: str = "card.3.rows", value: object = MIRRORED) -> OwnBox:
    return questions.with_answer("rune", OwnBox("Maren’s box"), way, value, "Maren")


def refused_sentence(capsys: pytest.CaptureFixture[str], *given: str) -> str:
    """What the command line says to input that it refuses: one line, and exit code 2."""
    assert cli.main(["box", *given, "--lang", "en"]) == 2
    said = capsys.readouterr().err
    assert said.count("\n") == 1
    return said.strip()


@pytest.mark.parametrize("game", shelf.NAMES)
def test_every_way_leads_to_its_part_and_nowhere_else(game: str) -> None:
    house = own_boxes.house_tables(game)
    for way in own_boxes.ways(house):
        own = copy.deepcopy(house)
        own_boxes.put(own, way, "other")
        assert own_boxes.differences(house, own) == {way: "other"}
        assert own_boxes.part(own, way) == "other"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", shelf.NAMES)
def test_every_question_has_a_title_a_sentence_and_a_picture(game: str, language: str) -> None:
    asked = questions.questions(game, None, language)
    assert all(questions.fits(way, each.at) for each in questions.askings(game) for way in [first_way(game, each.at)])
    for one in asked:
        assert one.title != one.way.replace(".", " "), one.way
        assert one.about, one.way
        assert len(set(one.choice_names)) == len(one.choices), one.way
        assert part_picture(game, one.way, one.value).startswith("<svg")
        assert questions.parse_answer(game, one.way, one.value) == one.value


def first_way(game: str, at: str) -> str:
    return next(way for way in own_boxes.house_ways(game) if questions.fits(way, at))


@pytest.mark.parametrize("game", shelf.NAMES)
def test_what_nobody_knows_is_asked_for(game: str) -> None:
    """Every table of the file that is marked `verify`, but for clauses and rulings, has a question of its own."""
    asked = questions.questions(game, None, "en")
    doubtful = {one.way for one in asked if one.doubtful}
    assert doubtful
    house = own_boxes.house_tables(game)
    missing = [
        way for way in marked_ways(house) if not any(one == way or one.startswith(f"{way}.") for one in doubtful)
    ]
    assert missing == []


def marked_ways(item: object, way: str = "") -> list[str]:
    if isinstance(item, list):
        return [found for n, inner in enumerate(item, 1) for found in marked_ways(inner, f"{way}.{n}")]
    if not isinstance(item, dict):
        return []
    own = [way] if item.get("verify") and item["tag"] != "ruling" else []
    inner = [(key, value) for key, value in item.items() if way or key != "clauses"]
    return own + [found for key, value in inner for found in marked_ways(value, f"{way}.{key}".strip("."))]


def test_a_saved_box_is_a_whole_file_with_the_houses_comments(data: Path) -> None:
    box = questions.with_answer("rune", marens_box(), "card.4.rows", "BB/GG/RB", "Maren")
    file = box_files.save_box("rune", box)
    assert file == data / "rune.toml"
    assert own_boxes.read_box("rune") == box
    text = file.read_text("utf-8")
    assert "# tag: book = the rulebook says it" in text
    card = tomllib.loads(text)["card"][2]
    assert card == {"number": 3, "rows": MIRRORED, "tag": "owner", "verify": False}
    assert tomllib.loads(text)["card"][3]["tag"] == "owner"
    assert tomllib.loads(text)["card"][4]["tag"] == "recon"


def test_a_part_of_which_only_one_number_was_told_is_not_yet_known(data: Path) -> None:
    box = questions.with_answer("grimoire", OwnBox("Box"), "quest.5.effect.amount", 4, "Maren")
    tables = tomllib.loads(box_files.box_text("grimoire", box))
    assert tables["quest"][4]["effect"] == {**tables["quest"][4]["effect"], "amount": 4, "tag": "recon", "verify": True}


def test_a_box_has_a_digest_of_what_differs_and_none_where_nothing_does() -> None:
    other = OwnBox("Jo’s box", {"card.3.rows": MIRRORED})
    assert label_of(marens_box()).digest == label_of(other).digest
    assert label_of(marens_box()).digest != label_of(OwnBox("x", {"card.3.rows": "BR/BB/GG"})).digest
    assert label_of(OwnBox("Maren’s box", {}, {"card.4.rows": "Maren"})) == HOUSE
    assert own_boxes.parse_label(str(label_of(other))) == label_of(other)
    with pytest.raises(Refused, match="box-label"):
        own_boxes.parse_label("some box")


def test_what_an_owner_said_under_other_rules_is_carried_over_and_nothing_else() -> None:
    text = box_files.box_text("kamimai", questions.with_answer("kamimai", OwnBox("B"), "counts.energy", 6, "Maren"))
    older = text.replace('rules = "5"', 'rules = "4"').replace("base = -3676", "base = -1000")
    assert parse_box("kamimai", older).parts == {"counts.energy": 6}
    assert set(parse_box("kamimai", text.replace("base = -3676", "base = -1000")).parts) == {
        "counts.energy",
        "surrogate.base",
    }


# --- refused --------------------------------------------------------------------------------------------------------


def test_bad_input_is_refused_in_one_sentence(data: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    broken = tmp_path / "broken.toml"
    broken.write_text("rules = \n", "utf-8")
    said = refused_sentence(capsys, "rune", "--file", str(broken))
    assert said.startswith("The parts.toml of Rune cannot be read: Invalid value (at line 1")
    house = own_boxes.house_text("rune")
    broken.write_text(f"{house}\n[extra]\nrows = 1\n", "utf-8")
    assert refused_sentence(capsys, "rune", "--file", str(broken)) == "The box has no part extra."
    broken.write_text(house.replace('rows = "BB/BR/GG"\n', ""), "utf-8")
    assert refused_sentence(capsys, "rune", "--file", str(broken)) == "parts.toml: “card.3.rows” is missing."
    assert refused_sentence(capsys, "rune", "--set", "card.99.rows=BB") == "The box has no part card.99.rows."
    said = refused_sentence(capsys, "rune", "--set", "card.3.rows=BB/BB")
    assert said == "card.3.rows: “BB/BB” should be written with B, G, R in the same shape as BB/BR/GG."
    said = refused_sentence(capsys, "kragmortha", "--set", "move.1.copies=6")
    assert said == "parts.toml, moves: 59 are written down, but [counts] says 58. (K-1)"
    said = refused_sentence(capsys, "grimoire", "--set", "quest.4.vp=many")
    assert said == "parts.toml, quest.4.vp: “many” is not a number from 0 to 99."
    assert not data.exists()
    assert "armarium box" in refused_sentence(capsys, "rune", "--report", str(tmp_path / "r.json"))


def test_a_card_that_the_box_has_already_is_refused(data: Path, capsys: pytest.CaptureFixture[str]) -> None:
    said = refused_sentence(capsys, "rune", "--set", "card.3.rows=BB/BG/GR")
    assert "R-2" in said
    assert not data.exists()


def test_a_broken_file_in_the_data_folder_costs_its_own_game_the_owners_box(
    data: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    data.mkdir(parents=True)
    (data / "rune.toml").write_text("[", "utf-8")
    unplayable = own_boxes.house_text("kragmortha").replace("copies = 5", "copies = 6", 1)
    (data / "kragmortha.toml").write_text(f'{unplayable}\n[box]\nname = "Jo’s box"\n', "utf-8")
    (data / "grimoire.toml").write_text(
        box_files.box_text("grimoire", OwnBox("Box", {"numbers.magic-first": 7})), "utf-8"
    )
    monkeypatch.setenv(own_boxes.VARIABLE, "")
    monkeypatch.delenv(own_boxes.VARIABLE)
    monkeypatch.setattr(own_boxes, "_unused", {})
    reasons = {game: unused.why for game, unused in own_boxes.unused_boxes().items()}
    assert reasons["kragmortha"] == Reason("K-1", "part-count", {"field": "moves", "count": 59, "expected": 58})
    assert {game: why and why.key for game, why in reasons.items()} == {
        "kragmortha": "part-count",
        "rune": "part-unreadable",
    }
    assert own_boxes.boxes_in_play() == {"grimoire": OwnBox("Box", {"numbers.magic-first": 7})}
    assert refused_sentence(capsys, "rune", "--show").startswith("The parts.toml of Rune cannot be read")
    assert cli.main(["box", "--lang", "en"]) == 0
    told = capsys.readouterr()
    assert "Box" in told.out
    kragmortha, rune = told.err.splitlines()
    assert kragmortha == (
        f"Your box of Kragmortha ({data}/kragmortha.toml) is not played with, the house’s is. parts.toml, moves: 59 are"
        " written down, but [counts] says 58. (K-1) Mend the file, or put it away: armarium box kragmortha --house"
    )
    assert rune.startswith(f"Your box of Rune ({data}/rune.toml) is not played with, the house’s is. The parts.toml of")
    assert cli.main(["box", "rune", "--house"]) == 0
    assert not (data / "rune.toml").exists()
    assert (data / "rune.toml.old").read_text("utf-8") == "["


def test_a_box_saved_over_a_file_that_cannot_be_read_keeps_that_file(data: Path) -> None:
    data.mkdir(parents=True)
    (data / "rune.toml").write_text("[", "utf-8")
    box_files.save_box("rune", marens_box())
    assert own_boxes.read_box("rune") == marens_box()
    assert (data / "rune.toml.old").read_text("utf-8") == "["


# --- asked ----------------------------------------------------------------------------------------------------------


def test_an_owner_is_asked_part_by_part_with_pictures(
    data: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    typed = iter(["y", "2", "nonsense", "1", "", "q"])
    monkeypatch.setattr("armarium.cli.owning.read_line", lambda _="": next(typed))
    assert cli.main(["box", "rune", "--owner", "Maren", "--lang", "en"]) == 0
    said = capsys.readouterr().out
    assert "Rune: 15 of 24 parts are to be looked up." in said
    assert "Which of these is yours?" in said
    assert " B  B      B  B " in said
    assert "should be written with B, G, R" in said
    saved = own_boxes.read_box("rune")
    assert saved.name == "Maren’s box"
    assert saved.parts == {"card.1.rows": "BB/GB/RG"}
    assert saved.known == dict.fromkeys(("start.rows", "card.1.rows", "card.2.rows"), "Maren")
    assert cli.main(["box", "--lang", "en"]) == 0
    assert "Maren 3" in " ".join(capsys.readouterr().out.split())


def test_what_the_rulebook_has_otherwise_is_worth_another_look(data: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["box", "grimoire", "--set", "quest.1.count=11", "--owner", "Jo", "--lang", "en"]) == 0
    said = capsys.readouterr().out
    assert "Bronze Coin (quest.1.count): yours says 11, ours 12." in said
    assert "Look at it once more, please. Bronze Coin (quest.1.count): the rulebook says 12." in said


# --- several owners -------------------------------------------------------------------------------------------------


def report(tmp_path: Path, owner: str, **parts: object) -> str:
    box = OwnBox("Box")
    for way, value in parts.items():
        box = questions.with_answer("grimoire", box, way.replace("_", "."), value, owner)
    path = tmp_path / f"{owner}.json"
    path.write_text(box_files.report_text(box_files.report_of("grimoire", box, owner)), "utf-8")
    return str(path)


def test_reports_are_merged_and_a_conflict_is_said_plainly(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    maren = report(tmp_path, "Maren", quest_4_vp=2, quest_6_vp=1, quest_7_vp=3)
    jo = report(tmp_path, "Jo", quest_4_vp=2, quest_6_vp=1, quest_7_vp=0)
    out = tmp_path / "merged.toml"
    assert cli.main(["box", "merge", maren, jo, "--out", str(out), "--lang", "en"]) == 1
    said = capsys.readouterr().out.splitlines()
    assert said[0] == "Spy (quest.4.vp): 2, says Maren, Jo; we have 1."
    assert said[1] == "Brave (quest.6.vp): 1, as we have it, says Maren, Jo."
    assert said[2] == (
        "They do not agree. Archer (quest.7.vp): Maren says 3; Jo says 0. It stays 1 until somebody looks again."
    )
    merged = parse_box("grimoire", out.read_text("utf-8"))
    assert merged.parts == {"quest.4.vp": 2}
    assert merged.known == {"quest.4.vp": "Maren, Jo", "quest.6.vp": "Maren, Jo"}
    assert cli.main(["box", "merge", maren]) == 0


def test_a_report_of_unknown_parts_or_of_another_game_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "report.json"
    good = json.loads(Path(report(tmp_path, "Jo", quest_4_vp=2)).read_text("utf-8"))
    path.write_text(json.dumps({**good, "parts": {"quest.99.vp": 2}}), "utf-8")
    assert refused_sentence(capsys, "merge", str(path)) == "The box has no part quest.99.vp."
    path.write_text(json.dumps({**good, "parts": {"quest.4.vp": "x"}}), "utf-8")
    assert "is not a number" in refused_sentence(capsys, "merge", str(path))
    path.write_text("{}", "utf-8")
    assert "is neither a report of a box" in refused_sentence(capsys, "merge", str(path))
    rune = box_files.report_text(box_files.report_of("rune", marens_box(), "Maren"))
    path.write_text(rune, "utf-8")
    both = refused_sentence(capsys, "merge", str(path), report(tmp_path, "Jo", quest_4_vp=2))
    assert both == "These reports are about different games: rune, grimoire."


def test_a_label_is_one_line_in_a_record() -> None:
    assert str(Label("a" * 12, "Maren’s box")) == f"{'a' * 12} Maren’s box"
    for name in ("", "x" * 41, "a\u202eb"):
        with pytest.raises(Refused, match="box-name"):
            own_boxes.clean_name(name)
