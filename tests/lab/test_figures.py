"""Shares, intervals and percentiles, against values worked out by hand or printed in tables."""

from __future__ import annotations

import pytest

from armarium.lab.figures import mean, percentile, wilson


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [
        (50, 100, 0.403832, 0.596168),
        (0, 10, 0.0, 0.277533),
        (10, 10, 0.722467, 1.0),
        (1, 4, 0.045587, 0.699358),
        (0, 0, 0.0, 1.0),
    ],
)
def test_wilson(wins: float, games: int, low: float, high: float) -> None:
    assert wilson(wins, games) == pytest.approx((low, high), abs=1e-6)


def test_a_shared_win_counts_between() -> None:
    assert wilson(1, 4)[0] < wilson(1.5, 4)[0] < wilson(2, 4)[0]


def test_the_interval_narrows_with_more_games() -> None:
    few, many = wilson(9, 10), wilson(900, 1000)
    assert many[1] - many[0] < (few[1] - few[0]) / 5


def test_percentiles_lie_between_neighbours() -> None:
    values = [10.0, 0.0, 20.0, 30.0, 40.0]
    assert percentile(values, 0) == 0
    assert percentile(values, 50) == 20
    assert percentile(values, 95) == pytest.approx(38)
    assert percentile([7], 5) == 7
    assert mean(values) == 20
