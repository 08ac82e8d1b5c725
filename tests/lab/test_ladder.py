"""The ladder: one scale through all results, with how sure it is."""

from __future__ import annotations

import math

import numpy as np
import pytest

from armarium.cli import main
from armarium.game import Outcome
from armarium.lab import duel
from armarium.lab.engine import Here
from armarium.lab.ladder import SCALE, Matrix, play_ladder, rungs, strengths_of
from armarium.lab.search_speed import search_speed
from armarium.reason import Refused


def results(strengths: list[float], games: int) -> Matrix:
    """What a pair wins on average if strengths (in points) are true."""
    odds = np.array(strengths) / SCALE
    won: Matrix = games * (1 - np.eye(len(odds))) / (1 + np.exp(odds[None, :] - odds[:, None]))
    return won


def test_true_strengths_are_found_again() -> None:
    found, _ = strengths_of(results([0.0, 150.0, 420.0], 100_000))
    assert SCALE * found == pytest.approx([0.0, 150.0, 420.0], abs=1.0)


def test_the_weakest_stands_at_nothing_and_equals_stand_together() -> None:
    found, _ = strengths_of(results([300.0, 300.0, 100.0], 100_000))
    assert found[2] == 0.0 and found[0] == pytest.approx(found[1])


def test_who_never_loses_is_strong_but_not_infinitely() -> None:
    found, reach = strengths_of(np.array([[0.0, 50.0], [0.0, 0.0]]))
    assert 3.0 < found[0] < 10.0 and math.isfinite(reach[0])


def test_more_games_make_it_surer() -> None:
    few, many = (strengths_of(results([0.0, 100.0], games))[1][0] for games in (50, 5000))
    assert many < few / 5


def test_the_strongest_comes_first() -> None:
    found = rungs(["a", "b"], results([0.0, 200.0], 100), 100)
    assert [rung.bot for rung in found] == ["b", "a"]
    assert found[0].wins + found[1].wins == pytest.approx(100)


def test_bots_climb_by_playing_each_other() -> None:
    told: list[int] = []
    made = play_ladder("rune", ["random", "greedy", "novice"], 4, 1, Here(), told.append)
    assert told[-1] == 12 and made.rungs[-1].bot == "random"
    assert [meeting[:2] for meeting in made.meetings] == [
        ("random", "greedy"),
        ("random", "novice"),
        ("greedy", "novice"),
    ]


@pytest.mark.clause("G-33")
def test_a_designers_win_is_half_a_win_for_each_of_the_two(monkeypatch: pytest.MonkeyPatch) -> None:
    """Three games: the first to one, the second to the other, the third a tie at the top."""
    ends = [Outcome([0], [9, 8], "points"), Outcome([0], [9, 8], "points"), Outcome([], [9, 9], "designer", [0, 1])]
    games = [duel.Result(n, end.first, end.scores, end.key, 9) for n, end in enumerate(ends)]
    monkeypatch.setattr(duel, "play", lambda _plan, number: games[number])
    made = play_ladder("grimoire", ["random", "greedy"], 3, 1, Here())
    assert [rung.wins for rung in made.rungs] == [1.5, 1.5] and made.meetings == [("random", "greedy", 0.5)]


def test_a_team_climbs_no_ladder() -> None:
    with pytest.raises(Refused) as refusal:
        play_ladder("kamimai", ["random", "heuristic"], games=2, seed=1, engine=Here())
    assert refusal.value.reason.key == "ladder-teams"


@pytest.mark.parametrize("entrants", [["random"], ["random", "random"]])
def test_a_ladder_needs_two_different_bots(entrants: list[str]) -> None:
    with pytest.raises(Refused):
        play_ladder("rune", entrants, 2, 1, Here())


def test_the_command_prints_a_table(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["lab", "ladder", "rune", "--bots", "random,greedy", "--games", "4", "--processes", "1"]) == 0
    printed = capsys.readouterr().out.splitlines()
    assert printed[0] == "| bot | strength | first places | games |" and printed[2].startswith("| greedy |")


def test_speeds_are_counted_in_all_parts_of_a_game() -> None:
    figures = search_speed("rune", 0.05, 1)
    speeds = [figures[f"simulations_per_second_at_{place}"] for place in (0, 25, 50, 75)]
    assert all(isinstance(speed, int) and speed > 0 for speed in speeds)
    assert isinstance(figures["gain_of_1_processes"], float)
