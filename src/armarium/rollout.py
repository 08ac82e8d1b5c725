"""Random games played inside the compiled core: what search and measurements run a million times.

Knows only the contract; luck comes from the Chance it is given.
"""

from __future__ import annotations

from mypy_extensions import i64

from armarium.chance import Chance
from armarium.game import NOBODY, State


def playout(state: State, chance: Chance) -> int:
    """Play uniformly random moves until the game is over; how many it took."""
    count = 0
    seat = state.actor()
    while seat != NOBODY:
        index: i64 = chance.below(state.move_count(seat))
        state.play(seat, state.move_at(seat, index))
        seat = state.actor()
        count += 1
    return count


def playouts(start: State, games: int, chance: Chance) -> int:
    """So many random games from copies of one position; the moves of all together."""
    count = 0
    for _ in range(games):
        count += playout(start.clone(chance), chance)
    return count
