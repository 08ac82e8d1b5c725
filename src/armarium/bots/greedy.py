"""The greedy bot: the move after which it stands best at once, as far as its own moves of the same turn reach.

It plays each offered move on a guess and then goes on, still its own turn, with the best follow-up. It never looks at
what the others may answer. Where all win or lose together it has no rivals and counts what they have.
"""

from __future__ import annotations

from armarium.bots.observation import Observation
from armarium.chance import Chance
from armarium.game import State

DEPTH = 2  # own moves looked ahead within one turn
WIDTH = 100  # follow-ups it has the patience to look through


class GreedyBot:
    name = "greedy"

    def choose(self, observation: Observation, chance: Chance) -> str:
        guess = observation.guess(chance)
        seat = observation.seat
        rivals = [] if observation.game.allied else [other for other in range(observation.seats) if other != seat]
        leads = [
            best_lead(state_after(guess, seat, move, chance), seat, rivals, DEPTH - 1, chance)
            for move in observation.moves
        ]
        best = max(leads)
        ties = [move for move, value in zip(observation.moves, leads, strict=True) if value == best]
        return observation.text(ties[chance.below(len(ties))])


def state_after(state: State, seat: int, move: int, chance: Chance) -> State:
    copy = state.clone(chance)
    copy.play(seat, move)
    return copy


def best_lead(state: State, seat: int, rivals: list[int], depth: int, chance: Chance) -> int:
    """The lead over the best rival, after the best own follow-up if the turn goes on."""
    if depth and state.actor() == seat:
        moves = state.moves(seat)
        if len(moves) <= WIDTH:
            return max(
                best_lead(state_after(state, seat, move, chance), seat, rivals, depth - 1, chance) for move in moves
            )
    standing = state.standing()
    return standing[seat] - max((standing[rival] for rival in rivals), default=0)


BOT = GreedyBot()
