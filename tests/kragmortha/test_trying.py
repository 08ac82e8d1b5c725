"""K-15, K-20, K-27: what trying a move shows ends where the turn, the game or what one can foresee ends."""

from __future__ import annotations

import pytest

from armarium.games.kragmortha import GAME
from tests.kragmortha.tables import at


@pytest.mark.clause("K-27")
def test_a_try_that_would_end_the_game_ends_the_turn() -> None:
    state = at("c8 c9 a5", "gbg", rigor="d9", looks="2/leg-1,2/arm-1,2/head-1")
    trial = GAME.trial(state, 0, "play 1 c9, push d9")
    assert [(fate.seat, fate.lands, fate.spot.square) for fate in trial.fates] == [(1, "rigor", "d9")]
    assert trial.ends_turn and trial.next_steps == [] and trial.next_link is None
    spared = at("c8 c9 a5", "gbg", rigor="d9", looks="2/leg-1,2/arm-1")
    assert not GAME.trial(spared, 0, "play 1 c9, push d9").ends_turn  # a third Look only costs the pushed one
