"""Whole games at a simulated table without a server: what is counted, and that a run goes on where its file ends."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pytest

from armarium.games.kamimai.deck import bodies, fit
from armarium.games.kamimai.deck.bodies import Snapshot, Verdict
from armarium.games.kamimai.deck.hand import Pull
from armarium.games.kamimai.team import tables


@pytest.fixture
def bodies_that_fall(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every pull brings its card and the whole Grimoire down."""

    def build(count: int, seed: bytes = b"") -> Snapshot:
        return Snapshot(b"", list(range(count)))

    def pull(before: Snapshot, wish: Pull, films: bool = True, hidden: Sequence[int] = ()) -> Verdict:
        after = Snapshot(b"", [slot for slot in before.slots if slot != wish.slot])
        return Verdict([wish.slot], True, [], after, "")

    monkeypatch.setattr(bodies, "build", build)
    monkeypatch.setattr(bodies, "pull", pull)


@pytest.mark.usefixtures("bodies_that_fall")
@pytest.mark.clause("M-13", "M-38")
def test_a_team_whose_every_pull_falls_loses_all_its_energy(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file, pulls = tmp_path / "games.jsonl", tmp_path / "pulls.jsonl"
    asked = ["play", str(file), "--seats", "1", "3", "--levels", "1", "--steadiness", "shaky", "--pulls", str(pulls)]
    tables.main([*asked, "--games", "1"])
    played = tables.read(file)
    assert [(game.table.seats, game.ending, game.falls, game.pulls, game.decks) for game in played] == [
        (1, "defeat", 5, 5, 5),
        (3, "defeat", 5, 5, 5),
    ]
    assert "| 1 | 3 | – | – | 0 of 1 (0–79 %); 5 pulls, 5.0 falls |" in capsys.readouterr().out
    tables.main([*asked, "--games", "2"])
    assert [game.number for game in tables.read(file)] == [0, 0, 1, 1], "what is in the file is not played again"
    kept = fit.read_pulls(pulls)
    assert len(kept) == 20 and all((pull.way, pull.fell) == ("team", True) for pull in kept)
    assert all(pull.tremor == (2.0 if not pull.hand else pull.tremor) >= 2.0 for pull in kept)


def test_half_of_the_games_are_left_to_another_process(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    tables.main(["play", str(file), "--games", "1", "--levels", "1", "--seats", "1", "--share", "1", "2"])
    assert tables.read(file) == []
