"""Chances that people are shown: the slopes that are measured mend what is too sure, are kept, and are used wherever a
chance is shown, never by the search."""

from __future__ import annotations

import math
from pathlib import Path
from typing import NoReturn

import numpy as np
import pytest
from msgspec.structs import replace

from armarium import chances, cli, puzzles, shelf
from armarium.bots.analysis import move_evaluation, win_shares
from armarium.bots.hints import hints_for
from armarium.bots.observation import Observation
from armarium.bots.search_bot import move_stats, new_search
from armarium.chance import Chance
from armarium.chances import BY_HAND, Chances, Slopes, chances_of, read_chances, shown_chances, with_slope
from armarium.game import Game, State
from armarium.lab import calibrate, fitting, learn
from armarium.lab.engine import Here
from armarium.lab.results import Results
from armarium.lab.running import play_missing
from armarium.lab.samples import Samples

MEASURED = ("rune", "grimoire", "kragmortha")


def flat(game: Game, slope: float) -> Chances:
    seats = {str(count): Slopes(chances.evaluation_name(game, count), [1.0], [slope]) for count in game.seats}
    return Chances(game.rules, seats)


@pytest.fixture
def half_as_sure(monkeypatch: pytest.MonkeyPatch) -> None:
    """All chances are shown with half their logits."""
    monkeypatch.setattr("armarium.chances.chances_of", lambda game: flat(game, 0.5))


@pytest.fixture
def as_searched(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("armarium.chances.chances_of", lambda _game: None)


def a_position(name: str, moves: int = 8) -> tuple[Game, State]:
    game = shelf.game(name)
    state = game.new(min(game.seats), {}, Chance(4))
    for n in range(moves):
        seat = int(state.actor())
        state.play(seat, state.move_at(seat, Chance(n).below(state.move_count(seat))))
    return game, state


# --- the form --------------------------------------------------------------------------------------------------------


def test_a_slope_multiplies_the_logits_and_nothing_else() -> None:
    assert with_slope([0.8, 0.2], 1.0) == pytest.approx([0.8, 0.2])
    assert with_slope([0.8, 0.2], 0.0) == pytest.approx([0.5, 0.5])
    for shares in ([0.8, 0.2], [0.6, 0.3, 0.1]):
        mended = with_slope(shares, 0.4)
        assert sum(mended) == pytest.approx(1.0)
        assert math.log(mended[0] / mended[1]) == pytest.approx(0.4 * math.log(shares[0] / shares[1]))
    assert with_slope([0.8, 0.2], 0.4) == pytest.approx(fitting.with_slope(np.array([[0.8, 0.2]]), 0.4)[0])


def test_other_numbers_of_seats_have_the_slopes_of_the_nearest() -> None:
    two, five = Slopes(BY_HAND, [1.0], [0.2]), Slopes(BY_HAND, [1.0], [0.5])
    known = Chances("1", {"2": two, "5": five})
    assert [known.slopes(count) for count in (2, 3, 4, 5, 8)] == [two, two, five, five, five]
    assert Chances("1", {"2": two, "4": five}).slopes(3) is two, "the lower of two as near"
    assert Chances("1").slopes(2) is None


def test_what_is_sure_stays_sure(half_as_sure: None) -> None:
    game, state = a_position("grimoire")
    assert shown_chances(game, state, [1.0, 0.0]) == [1.0, 0.0]
    assert shown_chances(game, state, [0.9, 0.1]) == pytest.approx(with_slope([0.9, 0.1], 0.5))


def test_a_team_has_its_one_value(half_as_sure: None) -> None:
    game, state = a_position("kamimai", 3)
    assert shown_chances(game, state, [0.9, 0.9]) == [0.9, 0.9]


def test_slopes_measured_with_another_evaluation_are_not_used(monkeypatch: pytest.MonkeyPatch) -> None:
    game, state = a_position("grimoire")
    other = Chances(game.rules, {"2": Slopes("other", [1.0], [0.5])})
    monkeypatch.setattr("armarium.chances.chances_of", lambda _game: other)
    assert shown_chances(game, state, [0.8, 0.2]) == pytest.approx([0.8, 0.2])


def test_slopes_lie_on_the_lines_between_turns(monkeypatch: pytest.MonkeyPatch) -> None:
    slopes = Slopes(BY_HAND, [2.0, 4.0, 8.0], [0.2, 0.4, 1.0])
    assert [slopes.at(turn) for turn in (1, 2, 3, 4, 7, 8, 20)] == pytest.approx([0.2, 0.2, 0.3, 0.4, 0.85, 1.0, 1.0])
    assert Slopes(BY_HAND, [3.0], [0.5]).at(1) == Slopes(BY_HAND, [3.0], [0.5]).at(9) == 0.5
    game, state = a_position("kragmortha")
    known = Chances(game.rules, {"2": Slopes(BY_HAND, [0.0, 2.0 * state.turn()], [0.0, 1.0])})
    monkeypatch.setattr("armarium.chances.chances_of", lambda _game: known)
    assert shown_chances(game, state, [0.8, 0.2]) == pytest.approx(with_slope([0.8, 0.2], 0.5))
    again = game.from_position(game.position(state), Chance(0))
    assert again.turn() == state.turn() > 1, "a worker that is sent a position knows its turn"


@pytest.mark.parametrize("name", MEASURED)
def test_the_shipped_slopes_count_at_every_number_of_seats(name: str) -> None:
    """They were measured with the rules and the evaluation that are played with, and did better where they were held
    beside games they were not fitted to."""
    game = shelf.game(name)
    known = chances_of(game)
    assert known is not None
    for count in game.seats:
        slopes = known.slopes(count)
        assert slopes is not None
        assert slopes.evaluation == chances.evaluation_name(game, count)
        assert slopes.turns == sorted(slopes.turns) and len(slopes.turns) == len(slopes.slopes) > 1
        assert all(0.0 <= slope < 3.0 for slope in slopes.slopes)
        made = slopes.made
        assert float(made["log-loss-after"]) < float(made["log-loss-before"])
        assert str(made["command"]).startswith(f"armarium lab calibrate {name} ") and "held-out" in made


@pytest.mark.parametrize("text", ["", "rules = 1", "[seats", 'rules = "1"\n[seats.2]\nturns = 3'])
def test_what_is_no_file_of_chances_is_refused(tmp_path: Path, text: str) -> None:
    path = tmp_path / "chances.toml"
    path.write_text(text)
    with pytest.raises(Exception, match="chances-unreadable"):
        read_chances(path)
    with pytest.raises(Exception, match="chances-unreadable"):
        read_chances(tmp_path / "none.toml")


# --- where it is shown -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", MEASURED)
def test_hints_show_mended_chances_in_the_same_order(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    game, state = a_position(name)
    seat = int(state.actor())

    def hints() -> list[tuple[str, int]]:
        observation = Observation.of(game, state, seat, Chance(1))
        return [(hint.move, hint.share) for hint in hints_for(observation, Chance(2), 300, math.inf)]

    monkeypatch.setattr("armarium.chances.chances_of", lambda _game: None)
    raw = hints()
    monkeypatch.setattr("armarium.chances.chances_of", lambda game: flat(game, 0.5))
    mended = hints()
    assert [move for move, _ in mended] == [move for move, _ in raw]
    for (_, before), (_, after) in zip(raw, mended, strict=True):
        share = with_slope([before / 100, 1 - before / 100], 0.5)[0] if 0 < before < 100 else before / 100
        assert after == pytest.approx(100 * share, abs=1.0)


def test_an_analysis_and_an_unfinished_end_show_mended_chances(monkeypatch: pytest.MonkeyPatch) -> None:
    game, state = a_position("grimoire")
    seat = int(state.actor())
    played = state.text(state.moves(seat)[-1])

    def shares() -> list[list[float]]:
        observation = Observation.of(game, state, seat, Chance(1))
        evaluation = move_evaluation(observation, played, Chance(2), 200, math.inf)
        return [evaluation.before, evaluation.after, win_shares(game, state)]

    monkeypatch.setattr("armarium.chances.chances_of", lambda _game: None)
    raw = shares()
    monkeypatch.setattr("armarium.chances.chances_of", lambda game: flat(game, 0.5))
    for before, after in zip(raw, shares(), strict=True):
        assert after == pytest.approx(with_slope(before, 0.5), abs=0.001)


def test_the_search_itself_goes_by_what_it_expects(as_searched: None, monkeypatch: pytest.MonkeyPatch) -> None:
    game, state = a_position("kragmortha")
    seat = int(state.actor())

    def stats() -> list[tuple[str, int, float]]:
        observation = Observation.of(game, state, seat, Chance(1))
        found = move_stats(observation, Chance(2), 100, math.inf, new_search(observation))
        return [(each.move, each.visits, each.value) for each in found]

    raw = stats()
    monkeypatch.setattr("armarium.chances.chances_of", lambda game: flat(game, 0.1))
    assert stats() == raw


def test_puzzles_tell_wins_as_they_are_shown(half_as_sure: None) -> None:
    game = shelf.game("grimoire")
    one = replace(puzzles.puzzle(game, 1), share=0.7)
    far = puzzles.reason_for(game, one, "page 99")
    assert far.key == "wrong-far"
    assert far.values["best"] == round(10 * with_slope([0.7, 0.3], 0.5)[0]) < 7


@pytest.mark.parametrize("name", ["grimoire", "kragmortha"])
def test_no_wrong_move_of_a_puzzle_is_told_to_win_as_often_as_its_answer(name: str) -> None:
    game = shelf.game(name)
    shipped = puzzles.puzzle_set(game)
    assert shipped is not None
    for one in shipped.puzzles:
        best = puzzles.reason_for(game, one, "something far behind").values["best"]
        for wins in range(round(10 * one.share) + 1):
            wrong = replace(one, wrong=[puzzles.Reason("wrong-chances", {"wins": wins}, ["some move"])])
            assert 0 <= puzzles.reason_for(game, wrong, "some move").values["wins"] < best


# --- how it is measured ----------------------------------------------------------------------------------------------


def too_sure(positions: int, slopes: list[float]) -> Samples:
    """Positions of games of one position each: what is foretold comes true with these slopes on its logits, the first
    at turn 0, the next at turn 1."""
    dice = np.random.default_rng(5)
    cells = dice.integers(0, len(slopes), positions)
    lead = dice.normal(size=positions) * 2
    foretold = fitting.softmax(np.stack([lead, np.zeros(positions)], axis=1))
    true = 1 / (1 + np.exp(-lead * np.array(slopes)[cells]))
    first = dice.random(positions) < true
    seen = np.stack([first, ~first], axis=1).astype(float)
    logits = np.log(foretold)[:, :, None]
    return Samples(np.arange(positions), cells, logits, foretold, seen, np.linspace(0, 0.999, positions))


def test_the_slopes_that_are_true_are_found() -> None:
    samples = too_sure(8000, [0.2, 0.9])
    found = calibrate.fit_slopes(samples)
    lesson = found.lesson
    assert found.turns == [0.0, 1.0]
    assert found.slopes == pytest.approx([0.2, 0.9], abs=0.1)
    assert calibrate.is_better(lesson)
    assert calibrate.fit_named(lesson, "learned").slope == pytest.approx(1.0, abs=0.15)
    assert len(calibrate.quarter_slopes(samples)) == 4
    alike = [learn.Fit("by-hand", 0.5, 1.0), learn.Fit("learned", 0.5, 1.0)]
    assert not calibrate.is_better(lesson._replace(fits=alike))


def test_slopes_of_several_numbers_of_seats_share_a_file(tmp_path: Path) -> None:
    path = tmp_path / "chances.toml"
    two = learn.self_play("grimoire", "greedy", 2, 5, 1, {})
    four = learn.self_play("grimoire", "greedy", 4, 5, 1, {})
    one, other = Slopes(BY_HAND, [1.0], [0.2], {"seed": 1}), Slopes(BY_HAND, [1.5], [0.4], {"command": "…"})
    calibrate.keep_slopes(four, other, path)
    calibrate.keep_slopes(two, one, path)
    assert read_chances(path) == Chances(two.rules, {"2": one, "4": other})
    calibrate.keep_slopes(two, other, path)
    assert read_chances(path).seats["2"] == other


class Broken:
    """An engine that must not be asked."""

    def run(self, task: object, jobs: object, is_stopped: object = None) -> NoReturn:
        raise AssertionError


def test_positions_are_weighed_as_an_analysis_weighs_them(tmp_path: Path) -> None:
    contest = learn.self_play("grimoire", "greedy", 2, 6, 5, {})
    results = Results(tmp_path / "self-play.parquet", contest)
    play_missing(results, Here(), lambda _: None)
    budget = calibrate.Budget(8, 4)
    found = calibrate.expected_samples(results, budget, Here())
    assert sorted(set(found.games)) == list(range(6))
    assert found.by_hand.sum(axis=1) == pytest.approx(np.ones(len(found.games)))
    assert fitting.softmax(found.features[:, :, 0]) == pytest.approx(found.by_hand, abs=0.001)
    kept = tmp_path / "self-play-8-4.npz"
    again = calibrate.expected_samples(results, budget, Broken())
    assert np.array_equal(found.by_hand, again.by_hand), "they are kept beside the games"
    kept.unlink()
    again = calibrate.expected_samples(results, budget, Here())
    assert np.array_equal(found.by_hand, again.by_hand), "the same games and budget give the same values"
    for row in results.rows():
        assert found.shares[found.games == row.number][0].tolist() == row.shares


def test_the_command_measures_tells_and_keeps(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    given = ["rune", "--bot", "greedy", "--deals", "10", "--simulations", "8", "--every", "3", "--processes", "1"]
    assert cli.main(["lab", "calibrate", *given, "--out", str(tmp_path), "--lang", "en"]) == 0
    told = capsys.readouterr().out
    assert "the chances that are shown" in told and "Best slopes" in told
    kept = read_chances(tmp_path / "chances.toml").seats["2"]
    assert kept.made["command"] == (
        "armarium lab calibrate rune --deals 10 --seed 1 --bot greedy --simulations 8 --every 3"
    )
    assert kept.evaluation == chances.evaluation_name(shelf.game("rune"), 2) != BY_HAND


def test_a_team_is_not_calibrated(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["lab", "calibrate", "kamimai", "--lang", "en"]) == 2
    assert "team" in capsys.readouterr().err
