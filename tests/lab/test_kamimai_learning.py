"""What a KamiMaï team learns from: beginnings of turns of games that end in victory or defeat, the same from a seed."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from armarium import cli
from armarium.cli import asking
from armarium.games.kamimai.team import learning
from armarium.lab.contest import GameRow
from armarium.lab.engine import Here
from armarium.lab.learn import HELD_OUT
from armarium.lab.results import Results
from armarium.weights import read_weights

BOTH = 2  # the team and the game


def test_positions_are_of_the_team_and_of_the_game_that_has_none() -> None:
    found = learning.play_batch((3, range(4, 7)))
    again = learning.play_batch((3, range(5, 6)))
    assert sorted(set(found.games)) == [4, 5, 6]
    assert np.array_equal(found.features[found.games == 5], again.features)
    assert found.features.shape[1] == BOTH
    assert not found.features[:, 1].any() and set(found.features[:, 0, 0]) == {1.0}
    assert set(found.shares[:, 0]) <= {0.0, 1.0}
    assert np.allclose(found.shares.sum(axis=1), 1.0) and np.allclose(found.by_hand.sum(axis=1), 1.0)
    assert set(found.cells) == {learning.LEVELS[number % len(learning.LEVELS)] - 1 for number in (4, 5, 6)}


def test_games_held_out_have_all_seats_levels_and_hands() -> None:
    period = HELD_OUT * len(learning.SEATS) * len(learning.LEVELS) * len(learning.STEADINESS)
    held = range(0, period, HELD_OUT)
    kinds = {(learning.seats(number), *learning.options(number).values()) for number in held}
    assert len(kinds) == len(learning.SEATS) * 3 * 3


def row(number: int, deal: int, team: int, won: bool) -> GameRow:
    share = 0.5 if won else 0.0
    return GameRow(number, deal, team, [team] * 2, [share] * 2, [0, 0], "x", 1, 1, 0, 0.0, [[], []])


def test_a_deal_counts_for_the_team_that_alone_won_it() -> None:
    won = [(True, False), (False, True), (True, True), (False, False)]
    rows = [row(2 * deal + team, deal, team, result[team]) for deal, result in enumerate(won) for team in (0, 1)]
    assert learning.deal_shares([*rows, row(8, 4, 0, True)]) == [1.0, 0.0, 0.5, 0.5]


def test_the_command_learns_writes_and_plays_a_match(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    asked = ["lab", "learn-team", "--games", "12", "--match", "heuristic", "--processes", "1", "--out", str(tmp_path)]
    assert cli.main([*asked, "--match-deals", "0", "--seed", "5"]) == 0
    assert "heads or tails" in capsys.readouterr().out
    made = read_weights(tmp_path / "weights.toml")
    assert made.seats == [1, 2, 3, 4, 5] and list(made.cells) == ["level-1", "level-2", "level-3"]
    assert made.made["command"] == "armarium lab learn-team --games 12 --seed 5"
    assert cli.main(["lab", "learn-team", "--games", "0"]) == asking.REFUSED
    assert cli.main(["lab", "learn-team", "--match", "nobody"]) == asking.REFUSED


def test_a_match_of_teams_on_the_same_deals(tmp_path: Path) -> None:
    match = learning.match_of_teams(("heuristic", "random"), 3, 1, 2, 1, "calm")
    assert match.lineups == [[0, 0], [1, 1]] and match.games == 6
    test = learning.play_match(Results(tmp_path / "match.parquet", match), Here(), lambda _: None)
    assert (test.share, test.deals, test.verdict) == (1.0, 3, "open")
