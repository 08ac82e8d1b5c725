"""K-31: three numbers packed into one for the standing, and taken apart in one place."""

from __future__ import annotations

from itertools import product

import pytest

from armarium.games.kragmortha import parts
from armarium.games.kragmortha.cards.score import Score, deciding_part, packed_score, score_of

SCORES = [Score(*each) for each in product(range(parts.LOOKS_OUT + 1), (0, 1, 12), (0, 3, 99))]


@pytest.mark.parametrize("score", SCORES)
def test_a_packed_score_is_taken_apart_as_it_was(score: Score) -> None:
    assert score_of(packed_score(*score)) == score


@pytest.mark.clause("K-31")
def test_fewer_looks_then_more_grimoires_then_more_symbols() -> None:
    best_first = sorted(SCORES, key=lambda score: (score.looks, -score.books, -score.symbols))
    assert sorted(SCORES, key=lambda score: -packed_score(*score)) == best_first


@pytest.mark.clause("K-31")
@pytest.mark.parametrize(
    ("second", "part"),
    [((2, 9, 9), "looks"), ((1, 2, 9), "books"), ((1, 3, 4), "symbols"), ((1, 3, 5), "shared")],
)
def test_the_first_part_that_differs_decides(second: tuple[int, int, int], part: str) -> None:
    assert deciding_part(Score(1, 3, 5), Score(*second)) == part
