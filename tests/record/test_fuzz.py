"""Records and positions with anything wrong in them: a refusal in a whole sentence comes out, never an exception."""

from __future__ import annotations

from pathlib import Path

import pytest

from armarium import record, shelf
from armarium.chance import Chance, parse_luck, parse_number
from armarium.cli import main
from armarium.game import Game
from armarium.log import Line
from armarium.reason import Reason, Refused
from armarium.words import LANGUAGES, refusal_text
from tests.contract.walk import Walk
from tests.record.test_record import played

HUGE = ("99999999999999999999", "9" * 5000, "-1", "0", "²", "٣", "1e9")
CASES = 120
WRITTEN = sorted((Path(__file__).parents[1] / "carried").glob("*/*.record"))
SMALL = [path for path in WRITTEN if path.stat().st_size < 8000]


def sentences(problem: Refused) -> list[str]:
    return [refusal_text(problem, language) for language in LANGUAGES]


def must_be_told(problem: Refused) -> None:
    for sentence in sentences(problem):
        assert "reason-" not in sentence and sentence != problem.reason.key, sentence
        assert " " in sentence and len(sentence) < 2500, sentence
        assert "Line 0" not in sentence and "ligne 0" not in sentence, sentence


def tried(text: str) -> Refused | None:
    """What comes of reading a record's text, replaying and checking it."""
    try:
        record.check(record.parse_record(text))
    except Refused as problem:
        must_be_told(problem)
        return problem
    return None


def mutated(text: str, dice: Chance) -> str:
    """One thing is wrong: a sign, a stretch, a line, a number."""
    at = dice.below(len(text))
    kind = dice.below(6)
    if kind == 0:
        return text[:at] + chr(32 + dice.below(95)) + text[at + 1 :]
    if kind == 1:
        return text[:at] + text[at + 1 + dice.below(9) :]
    if kind == 2:
        return text[:at] + chr((0, 9, 0xB2, 0x663, 0x2028, 0x1F600, 0x85)[dice.below(7)]) + text[at:]
    if kind == 3:
        return text[:at] + HUGE[dice.below(len(HUGE))] + text[at:]
    mark = "\n" if "\n" in text else " "
    parts = text.split(mark)
    one, other = dice.below(len(parts)), dice.below(len(parts))
    if kind == 4:
        parts[one], parts[other] = parts[other], parts[one]
    else:
        parts.insert(one, parts[other])
    return mark.join(parts)


# --- numbers --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "number"),
    [("0", 0), ("007", 7), ("999999999", 999999999), ("1000000000", -1), ("9" * 5000, -1), ("-1", -1)],
)
def test_a_number_has_nine_plain_digits_at_most(text: str, number: int) -> None:
    assert parse_number(text) == number


@pytest.mark.parametrize("text", ["", "²", "٣", " 1", "1_0", "+1", "1.0"])
def test_nothing_else_is_a_number(text: str) -> None:
    assert parse_number(text) == -1


@pytest.mark.parametrize("text", [f"{huge}/{other}" for huge in HUGE for other in ("10", huge)])
def test_huge_luck_is_refused(text: str) -> None:
    if text == "0/10":
        assert parse_luck(text) == [(0, 10)]
        return
    with pytest.raises(Refused, match="luck-unreadable"):
        parse_luck(text)


# --- records --------------------------------------------------------------------------------------------------------


def unfinished() -> str:
    """A game of the installed rules in which everything occurs that has a number."""
    kept = played(shelf.game("kragmortha"), 3, 5, limit=40)
    kept.secret = ""
    kept.lines.append(Line(41, kept.lines[-1].seat, "", back=30))
    assert tried(record.record_text(kept)) is None
    return record.record_text(kept)


@pytest.mark.parametrize("number", ["99999999999999999999", "9" * 5000])
@pytest.mark.parametrize(
    ("old", "new", "keys"),
    [
        ("start: ", "start: {}/{} ", {"record-luck"}),
        ("\n1. ", "\n1. {}", {"record-line"}),
        ("\n1. ", "\n{}. 1 ", {"record-line"}),
        ("place ", "place {}", {"record-move", "record-line"}),
        ("play ", "play {}", {"record-move", "record-line"}),
        ("back to ", "back to {}", {"record-line"}),
        ("rules: ", "rules: {}", {"rules-newer"}),
        ("seat 1:", "seat {}:", {"record-line"}),
        ("result: ", "result: {}", {"record-result"}),
        (" = ", " = {}/", {"record-luck"}),
        (" = ", " = 1/{} ", {"record-luck"}),
        ("game: ", "position: kragmortha/1 seats={}\ngame: ", {"record-start"}),
    ],
)
def test_a_huge_number_is_a_clear_refusal_in_replay_resume_and_import(
    old: str, new: str, keys: set[str], number: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    text = unfinished()
    assert old in text
    broken = text.replace(old, new.replace("{}", number), 1)
    problem = tried(broken)
    assert problem is not None and problem.reason.key in keys
    path = tmp_path / "broken.record"
    path.write_text(broken)
    for command in (
        ["replay", str(path), "--check"],
        ["play", "--resume", str(path), "--plain"],
        ["import", str(path), "--database", str(tmp_path / "tables.sqlite")],
    ):
        assert main([*command, "--lang", "en"]) == 2
        told = capsys.readouterr().err.strip()
        assert "Traceback" not in told and told.count("\n") == 0 and told.endswith((".", ")")), told


@pytest.mark.parametrize("path", SMALL, ids=lambda path: path.stem)
def test_a_mutated_record_is_refused_or_played(path: Path) -> None:
    text, dice = path.read_text("utf-8"), Chance(len(path.stem) + path.stat().st_size)
    refusals = sum(tried(mutated(text, dice)) is not None for _ in range(CASES))
    assert refusals > CASES // 3


@pytest.mark.parametrize("path", [path for path in WRITTEN if "kami-part" in path.stem], ids=lambda path: path.stem)
def test_a_mutated_proof_is_refused_or_agrees(path: Path) -> None:
    """Its numbers, its packed samples and its motion are a stranger's too."""
    written, dice = record.load(path), Chance(7)
    proven = [line for line in written.lines if line.proof]
    for _ in range(12):
        line = proven[dice.below(len(proven))]
        before = line.proof
        line.proof = " ".join(mutated(before, dice).split())
        try:
            record.check_proofs(written)
        except Refused as problem:
            must_be_told(problem)
        line.proof = before


# --- positions ------------------------------------------------------------------------------------------------------


def positions(game: Game, seats: int) -> list[str]:
    """Some of one random game."""
    usual = {option.name: option.default for option in game.options}
    return [game.position(state) for state in Walk(game, seats, usual, 3)][:: 1 + len(game.seats)][:40]


def test_a_mutated_position_is_refused_or_read(game: Game) -> None:
    dice = Chance(11)
    refusals = 0
    for seats in (min(game.seats), max(game.seats)):
        texts = positions(game, seats)
        for _ in range(CASES):
            text = mutated(texts[dice.below(len(texts))], dice)
            try:
                state = game.from_position(text, Chance(1))
            except Refused as problem:
                must_be_told(Refused(wrapped(game, problem)))
                refusals += 1
            else:
                assert game.from_position(game.position(state), Chance(1)) is not None
                game.view(state, None)
                state.to_act()
    assert refusals > CASES


def wrapped(game: Game, problem: Refused) -> Reason:
    """As a record would tell it, with the game's own words."""
    return Reason("", "record-start", {"game": game.name}, problem.reason)


@pytest.mark.parametrize("huge", ["99999999999999999999", "9" * 5000])
def test_every_number_of_a_position_may_be_huge(game: Game, huge: str) -> None:
    """Each number of it, one after another."""
    text = positions(game, max(game.seats))[1]
    places = [at for at in range(1, len(text)) if text[at].isdigit() and not text[at - 1].isdigit()]
    for at in places[1:]:
        with pytest.raises(Refused):
            game.from_position(text[:at] + huge + text[at + 1 :], Chance(1))


# --- what a record says twice ---------------------------------------------------------------------------------------


def from_position(game: Game, **options: bool | int | str) -> record.Record:
    state = game.new(max(game.seats), dict(options), Chance(3))
    names = [f"P{seat}" for seat in range(max(game.seats))]
    return record.Record(game.name, game.rules, names, dict(options), position=game.position(state))


def test_options_that_contradict_the_position_are_refused(game: Game) -> None:
    option = game.options[-1]
    other = next(choice for choice in option.choices if choice != option.default)
    written = from_position(game, **{option.name: other})
    record.check(record.parse_record(record.record_text(written)))
    written.options = {option.name: option.default}
    problem = tried(record.record_text(written))
    assert problem is not None
    assert (problem.reason.key, problem.reason.values["option"]) == ("record-options", option.name)


def test_a_record_without_a_word_about_options_has_those_of_its_position(game: Game) -> None:
    option = game.options[-1]
    other = next(choice for choice in option.choices if choice != option.default)
    written = from_position(game, **{option.name: other})
    text = "\n".join(line for line in record.record_text(written).splitlines() if not line.startswith("options:"))
    assert record.parse_record(text).options[option.name] == other


def test_more_or_fewer_seats_than_the_position_has_are_refused() -> None:
    grimoire = shelf.game("grimoire")
    written = from_position(grimoire)
    written.position = grimoire.position(grimoire.new(3, {}, Chance(3)))
    written.options = {}
    problem = tried(record.record_text(written).replace("options: ", "date: "))
    assert problem is not None
    assert (problem.reason.key, problem.reason.values) == ("record-seats", {"needed": 3, "names": 5})
