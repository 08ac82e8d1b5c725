"""The greedy bot: the move after which it stands best at once, as far as its own moves of the same turn reach.

It plays each offered move on a guess and then goes on, still its own turn, with the best follow-up. It never looks at
what the others may answer.
"""

from __future__ import annotations

from armarium.bots import Sight
from armarium.chance import Chance
from armarium.game import State

DEPTH = 2  # own moves looked ahead within one turn


class GreedyBot:
    name = "greedy"

    def choose(self, sight: Sight, chance: Chance) -> str:
        guess = sight.guess(chance)
        worths = [worth(after(guess, sight.seat, move, chance), sight.seat, DEPTH - 1, chance) for move in sight.moves]
        best = max(worths)
        ties = [move for move, value in zip(sight.moves, worths, strict=True) if value == best]
        return sight.text(ties[chance.below(len(ties))])


def after(state: State, seat: int, move: int, chance: Chance) -> State:
    copy = state.clone(chance)
    copy.play(seat, move)
    return copy


def worth(state: State, seat: int, depth: int, chance: Chance) -> int:
    """The lead over the best other seat, after the best own follow-up if the turn goes on."""
    if depth and state.actor() == seat:
        return max(worth(after(state, seat, move, chance), seat, depth - 1, chance) for move in state.moves(seat))
    standing = state.standing()
    others = [points for place, points in enumerate(standing) if place != seat]
    return standing[seat] - max(others, default=0)


BOT = GreedyBot()
