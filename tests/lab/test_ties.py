"""A first place shared by two is half a win for each wherever the lab counts: a tie at the top of Grimoire."""

from __future__ import annotations

from pathlib import Path

import pytest

from armarium.lab import balance, contest_commands, learn, samples, sweep
from armarium.lab.contest import Contest, GameRow, entrant_shares, new_contest, play_number
from armarium.lab.engine import Here
from armarium.lab.results import Results
from armarium.lab.running import play_missing
from armarium.lab.sprt import deal_shares

TIED = 2  # the deal of this seed in which both end with as many points
SEED = 7


def played(entrants: list[str], lineups: list[list[int]]) -> tuple[Contest, list[GameRow]]:
    contest = new_contest("grimoire", entrants, lineups, 4, SEED, {}, decisions=True)
    return contest, [play_number(contest, number)[0] for number in range(contest.games)]


@pytest.fixture(scope="module")
def mirror() -> tuple[Contest, list[GameRow]]:
    return played(["random"], [[0, 0]])


@pytest.mark.clause("G-33")
def test_the_designers_win_is_half_a_win_for_each(mirror: tuple[Contest, list[GameRow]]) -> None:
    row = mirror[1][TIED]
    assert (row.ending, row.shares, len(set(row.scores))) == ("designer", [0.5, 0.5], 1)
    assert all(sum(other.shares) == 1.0 for other in mirror[1])


@pytest.mark.clause("G-33")
def test_standings_seats_and_parts_count_it_so(mirror: tuple[Contest, list[GameRow]]) -> None:
    contest, rows = mirror
    tied = [rows[TIED]]
    assert next(iter(entrant_shares(contest, tied)))[1:3] == (1.0, 2), "two halves of two places"
    assert contest_commands.standings_of(contest, tied, Path("m")).places[0].rate == 0.5
    assert [share.share for share in balance.seat_shares(tied)] == [0.5, 0.5]
    assert balance.first_share(contest, tied, 0).share == 0.5
    many = balance.part_shares(tied * balance.LEAST, allied=False)
    assert {share.share for shares in many.values() for share in shares} == {0.5}
    gaps, _ = sweep.sweep_shares({1: tied * 3}, allied=False)
    assert gaps[0].share == 0.0, "nobody is luckier than anybody"


@pytest.mark.clause("G-33")
def test_a_match_and_its_sequential_test_count_it_so() -> None:
    contest, rows = played(["random", "random~card:x"], [[0, 1], [1, 0]])
    tied = [row for row in rows if row.deal == TIED]
    assert [row.shares for row in tied] == [[0.5, 0.5]] * 2
    assert deal_shares(contest, tied) == [0.5]
    assert [wins for _, wins, _, _ in entrant_shares(contest, tied)] == [1.0, 1.0]


@pytest.mark.clause("G-33")
def test_what_is_learned_from_it_is_a_half_for_each(tmp_path: Path) -> None:
    results = Results(tmp_path / "s.parquet", learn.self_play("grimoire", "random", 2, 4, SEED, {}))
    play_missing(results, Here(), lambda _: None)
    found = samples.samples_of(results.contest, samples.replays(results.rows(), results.path), Here())
    assert found.shares[found.games == TIED].tolist() == [[0.5, 0.5]] * int((found.games == TIED).sum())
    assert (found.games == TIED).any()
