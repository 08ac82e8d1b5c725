"""K-6: where the symbols are dealt anew, none is favoured."""

from __future__ import annotations

from collections import Counter

import pytest

from armarium.chance import Chance
from armarium.games.kragmortha import parts
from armarium.games.kragmortha.cards import opening
from armarium.games.kragmortha.library import board


@pytest.mark.clause("K-6")
@pytest.mark.parametrize("furnished", [0, 1])
def test_the_symbol_that_comes_once_more_is_each_of_the_four_alike(furnished: int) -> None:
    more: Counter[int] = Counter()
    for seed in range(400):
        ground = opening.shuffled_ground(furnished, Chance(seed))
        assert all(ground[square] == board.ANY for square in parts.DESK_SQUARES)
        (most, least), *_ = [Counter(mask for mask in ground if mask not in (0, board.ANY)).most_common(2)]
        assert most[1] == least[1] + 1
        more[most[0]] += 1
    assert set(more) == {1, 2, 4, 8} and min(more.values()) > 70 and max(more.values()) < 130
