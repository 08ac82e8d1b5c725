"""Learning an evaluation: the fit finds what made the games, the sequential test decides, weights are kept."""

from __future__ import annotations

import math
from pathlib import Path

import numpy as np
import pytest

from armarium import cli, shelf
from armarium.bots.search_bot import evaluator
from armarium.chance import Chance
from armarium.evaluator import Evaluator
from armarium.game import NOBODY
from armarium.lab import fitting, learn, samples
from armarium.lab.contest import Contest, GameRow, match_lineups, new_contest
from armarium.lab.engine import Here
from armarium.lab.results import Results
from armarium.lab.running import play_missing
from armarium.lab.samples import Samples, features_of
from armarium.lab.sprt import deal_shares, elo_share, sprt
from armarium.reason import Refused
from armarium.weights import BY_HAND, Constants, Weights, read_weights

LEARNED = ("rune", "grimoire", "kragmortha")


def made_up_samples(positions: int, weights: list[list[float]]) -> Samples:
    """Two seats, two cells, positions of games of one position each, won as these weights say."""
    dice = np.random.default_rng(3)
    features = dice.normal(size=(positions, 2, len(weights[0])))
    cells = dice.integers(0, len(weights), positions)
    shares = fitting.softmax(np.einsum("nsf,nf->ns", features, np.array(weights)[cells]))
    first = dice.random(positions) < shares[:, 0]
    seen = np.stack([first, ~first], axis=1).astype(float)
    return Samples(np.arange(positions), cells, features, np.full((positions, 2), 0.5), seen, np.zeros(positions))


def test_the_fit_finds_the_weights_that_made_the_games() -> None:
    truth = [[1.0, -0.5], [-0.8, 0.3]]
    lesson = learn.lesson(made_up_samples(6000, truth), 2)
    assert lesson.table == pytest.approx(np.array(truth), abs=0.15)
    losses = {fit.name: fit.log_loss for fit in lesson.fits}
    assert losses["even"] == pytest.approx(math.log(2))
    assert losses["learned"] < losses["even"] - 0.05
    assert lesson.fits[-1].slope == pytest.approx(1.0, abs=0.2)
    assert (lesson.games, lesson.held_out, lesson.positions) == (4800, 1200, 6000)


def test_a_cell_nobody_saw_has_what_all_have_in_common() -> None:
    table = fitting.fitted_cells(made_up_samples(2000, [[1.0, -0.5]]), 3, 0.1)
    assert table[1] == pytest.approx(table[2])
    assert table[1] == pytest.approx([1.0, -0.5], abs=0.2)


def test_the_best_slope_mends_what_is_too_sure_of_itself() -> None:
    made = made_up_samples(4000, [[1.0]])
    honest = fitting.learned_shares(made, np.array([[1.0]]))
    assert fitting.best_slope(fitting.with_slope(honest, 3.0), made.shares) == pytest.approx(1 / 3, abs=0.05)
    bins = fitting.calibration(honest, made.shares)
    assert sum(each.cases for each in bins) == 8000
    assert all(abs(each.foretold - each.seen) < 0.1 for each in bins)


def test_log_loss_counts_a_shared_first_place_for_both() -> None:
    assert fitting.log_loss(np.array([[0.5, 0.5]]), np.array([[0.5, 0.5]])) == pytest.approx(math.log(2))


@pytest.mark.parametrize("game", LEARNED)
def test_values_are_the_softmax_of_weights_and_features(game: str) -> None:
    box = shelf.game(game)
    source = box.evaluator()
    assert source is not None
    dice = np.random.default_rng(1)
    table = dice.normal(size=(len(source.cells), len(source.features))) * 0.05
    source.learn([float(weight) for weight in table.flatten()])
    seats = min(box.seats)
    state = box.new(seats, {}, Chance(4))
    cells = set()
    for n in range(60):
        if (seat := int(state.actor())) == NOBODY:
            break
        cell = int(source.cell(state))
        cells.add(cell)
        features = np.array([features_of(source, state, each) for each in range(seats)])
        expected = fitting.softmax((features @ table[cell])[None, :])[0]
        assert list(source.values(state)) == pytest.approx(list(expected))
        state.play(seat, state.move_at(seat, Chance(n).below(state.move_count(seat))))
    assert cells <= set(range(len(source.cells)))


def small_contest(tmp_path: Path) -> Results:
    contest = learn.self_play("rune", "greedy", None, 12, 5, {})
    results = Results(tmp_path / "self-play.parquet", contest)
    play_missing(results, Here(), lambda _: None)
    return results


def test_samples_are_the_positions_of_the_games_played_again(tmp_path: Path) -> None:
    results = small_contest(tmp_path)
    found = learn.samples_in(results, Here())
    rows = results.rows()
    assert len(found.games) == sum(row.decisions - 1 for row in rows)
    for row in rows:
        assert found.shares[found.games == row.number][0].tolist() == row.shares
    source = evaluator(shelf.game("rune"), 2, BY_HAND)
    assert found.features.shape[1:] == (2, len(source.features))
    assert set(found.features[:, :, 0].sum(axis=1)) == {1.0}, "one seat is to move in every position"


def test_weights_are_read_as_they_were_written(tmp_path: Path) -> None:
    results = small_contest(tmp_path)
    source = evaluator(shelf.game("rune"), 2, BY_HAND)
    lesson = learn.lesson(learn.samples_in(results, Here()), len(source.cells))
    weights = learn.new_weights(results.contest, lesson, Constants(rollout_depth=0), "armarium lab learn rune")
    learn.write_weights(weights, tmp_path / "weights.toml")
    again = read_weights(tmp_path / "weights.toml")
    assert again == weights
    assert again.made["seed"] == 5
    assert "deals 0, 5, 10" in str(again.made["held-out"])
    learned = evaluator(shelf.game("rune"), 2, str(tmp_path / "weights.toml"))
    assert learned.is_learned
    assert learned.rollout_depth == 0
    assert evaluator(shelf.game("rune"), 2, BY_HAND).rollout_depth > 0


@pytest.mark.parametrize("text", ["", "rules = 1", "[cells", 'rules = "1"\nseats = [2]\nfeatures = []\ncells = 3'])
def test_what_is_no_weights_file_is_refused(tmp_path: Path, text: str) -> None:
    path = tmp_path / "weights.toml"
    path.write_text(text)
    with pytest.raises(Refused, match="weights-unreadable"):
        read_weights(path)
    with pytest.raises(Refused, match="weights-unreadable"):
        read_weights(tmp_path / "none.toml")


def test_weights_of_another_evaluation_are_refused() -> None:
    source = shelf.game("rune").evaluator()
    assert source is not None
    with pytest.raises(Refused, match="weights-other"):
        Weights("1", [2], ["luck"], {}).apply(source)


def test_nothing_can_be_learned_without_features() -> None:
    with pytest.raises(Refused, match="not-learned"):
        samples.must_be_learnable(shelf.game("rune"), Evaluator())


def test_a_team_is_told_its_own_command() -> None:
    source = shelf.game("kamimai").evaluator()
    assert source is not None
    with pytest.raises(Refused, match="learn-allied"):
        samples.must_be_learnable(shelf.game("kamimai"), source)


# --- the match ------------------------------------------------------------------------------------------------------


def test_the_sequential_test_decides_both_ways_and_waits_in_between() -> None:
    assert sprt([0.5] * 5).verdict == "open"
    assert sprt([1.0, 0.5, 1.0, 1.0] * 25).verdict == "better"
    assert sprt([0.0, 0.5, 0.5, 0.0] * 25).verdict == "not-better"
    assert sprt([0.5, 0.5, 1.0, 0.0] * 5).verdict == "open"
    assert elo_share(0.0) == 0.5
    assert elo_share(30.0) == pytest.approx(0.543, abs=0.001)


def match_rows(contest: Contest, wins: dict[int, float]) -> list[GameRow]:
    """One row a game; in game n seat 0 has this share."""
    rows = []
    for number, share in wins.items():
        deal, lineup = divmod(number, len(contest.lineups))
        seats = contest.lineups[lineup]
        rows.append(GameRow(number, deal, lineup, seats, [share, 1 - share], [0, 0], "points", 1, 1, 0, 0.0, [[], []]))
    return rows


def test_only_whole_deals_count_in_a_match() -> None:
    contest = new_contest("rune", ["greedy", "random"], match_lineups("rune", ["greedy", "random"], None), 3, 1, {})
    assert contest.lineups == [[0, 1], [1, 0]]
    rows = match_rows(contest, {0: 1.0, 1: 0.0, 2: 0.5, 3: 1.0, 4: 1.0})
    assert deal_shares(contest, rows) == [1.0, 0.25]


def test_at_four_seats_two_even_entrants_have_a_half_each() -> None:
    lineups = match_lineups("grimoire", ["greedy", "random"], 4)
    contest = new_contest("grimoire", ["greedy", "random"], lineups, 1, 1, {})
    rows = [
        GameRow(n, 0, n, lineup, [0.25] * 4, [0] * 4, "points", 1, 1, 0, 0.0, [[]] * 4)
        for n, lineup in enumerate(lineups)
    ]
    assert deal_shares(contest, rows) == pytest.approx([0.5])


def test_the_command_learns_writes_and_plays_a_match(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    given = ["lab", "learn", "rune", "--bot", "greedy", "--deals", "12", "--match", "search:2", "--match-deals", "2"]
    assert cli.main([*given, "--processes", "1", "--out", str(tmp_path), "--rollout-depth", "0"]) == 0
    out = capsys.readouterr().out
    assert "| the learned weights |" in out
    assert "The match is undecided" in out
    weights = read_weights(tmp_path / "weights.toml")
    assert weights.search == Constants(rollout_depth=0)
    assert weights.made["command"] == "armarium lab learn rune --deals 12 --seed 1 --bot greedy --rollout-depth 0"


@pytest.mark.parametrize("bot", ["search:", "search:x", "search:3:y", "search:s", "search:1e9s", "search:9@/nowhere"])
def test_a_search_nobody_can_read_is_refused(bot: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["lab", "match", "rune", "--bots", f"{bot},random", "--deals", "1", "--processes", "1"]) == 2
    assert len(capsys.readouterr().err.strip().splitlines()) == 1
