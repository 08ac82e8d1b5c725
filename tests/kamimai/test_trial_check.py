"""Whether trials foretell what the bodies do: what is asked of them, what is kept, how it is told."""

from __future__ import annotations

from pathlib import Path

import pytest

from armarium.games.kamimai.deck import fit, trials
from armarium.games.kamimai.deck.fit import PullSample
from armarium.games.kamimai.deck.sweep import append, read
from armarium.games.kamimai.team import trial_check
from armarium.games.kamimai.team.trial_check import Tried

FRESH = 12  # a deck that is pulled at once, and tried before


@pytest.fixture
def falling(monkeypatch: pytest.MonkeyPatch) -> list[trials.Question]:
    """Of every twelve trials the first three fell; what was asked."""
    asked: list[trials.Question] = []

    def try_once(question: trials.Question, number: int) -> str:
        asked.append(question)
        return "fell" if number < 3 else "one"

    monkeypatch.setattr(trials, "try_once", try_once)
    monkeypatch.setattr(trial_check, "FIRST", FRESH)
    return asked


@pytest.mark.clause("M-56")
def test_a_pull_is_tried_as_a_table_would_and_kept_once(tmp_path: Path, falling: list[trials.Question]) -> None:
    file = tmp_path / "tried.jsonl"
    trial_check.main([str(file), "--decks", "1"])
    (row,) = read(file, Tried)
    (pull,) = fit.play_down(FRESH)
    assert (row.pull, row.tries, row.fell) == (pull, trials.TRIES, 3)
    question = falling[0]
    assert len(falling) == trials.TRIES and set(falling) == {question}
    assert question.seen.stands == tuple(range(64)) and len(question.seen.moved) == 64
    assert (question.aim.slot, question.aim.tempo, question.aim.tremor) == (pull.slot, "quick", pull.tremor)
    assert question.aim.mirror == (pull.hand == "other")
    trial_check.main([str(file), "--decks", "1"])
    assert len(read(file, Tried)) == 1, "what is in the file is not tried again"


def pull(slot: int, fell: bool, tempo: str = "steady") -> PullSample:
    return PullSample(1, 64, list(range(64)), slot, tempo, 1.0, fell, [slot], "middle")


def test_foretold_and_seen_are_told_by_kind_and_by_count(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "tried.jsonl"
    for number in range(20):
        append(file, Tried(pull(16, number < 5), number, 12, 3))
        append(file, Tried(pull(16, False, "slow"), number, 12, 0))
    trial_check.main([str(file), "--decks", "0"])
    lines = capsys.readouterr().out.splitlines()
    assert "| tempo: steady | 20 | 25.0 % | 25.0 % (11.2–46.9) |" in lines
    assert "| tempo: slow | 20 | 0.0 % | 0.0 % (0.0–16.1) |" in lines
    assert "| all | 40 | 12.5 % | 12.5 % (5.5–26.1) |" in lines
    assert "| 0 of 12 | 20 | 0.0 % | 0.0 % (0.0–16.1) |" in lines
    assert "| 3 to 5 of 12 | 20 | 25.0 % | 25.0 % (11.2–46.9) |" in lines
