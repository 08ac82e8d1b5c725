"""A finished game lies open: nothing of it is dealt anew, and everybody is shown all of it."""

from __future__ import annotations

import pytest

from armarium.chance import Chance
from armarium.games.grimoire import GAME
from tests.grimoire.places import table

OVER = {
    "phase": "over",
    "zone": "-",
    "ending": "piles",
    "magic": "7",
    "round": "2",
    "items": "cup/junk.sword/shoes.junk",
    "hidden": "gold@1:1/bronze@1:2.silver@1:2/-",
}


@pytest.mark.parametrize("seat", range(3))
def test_a_finished_game_is_guessed_as_it_is(seat: int) -> None:
    state = table(**OVER)
    text = GAME.position(state)
    assert all(GAME.position(state.guess(seat, Chance(seed))) == text for seed in range(20))
    assert [side.known for side in GAME.view(state, seat).sides] == [["gold"], ["bronze", "silver"], []]


@pytest.mark.parametrize("seat", range(3))
def test_one_still_played_is_not(seat: int) -> None:
    state = table(items=OVER["items"], hidden=OVER["hidden"])
    assert len({GAME.position(state.guess(seat, Chance(seed))) for seed in range(20)}) > 1
