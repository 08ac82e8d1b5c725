"""The list of offered moves is kept from turn to turn and grows only where a position offers more than any before."""

from __future__ import annotations

from armarium.chance import Chance
from armarium.games.rune.state import State
from tests.rune.tables import new


def test_what_is_offered_takes_room_for_one_position_only() -> None:
    state = new(5)
    assert isinstance(state, State)
    dice = Chance(6)
    most = 0
    while state.to_act():
        seat = state.actor()
        options = state.move_count(seat)
        most = max(most, int(state.used))
        assert len(state.offered) <= most + 60
        state.play(seat, state.move_at(seat, dice.below(options)))
