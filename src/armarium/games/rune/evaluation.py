"""Rune's evaluator: the value of a position from its points, and priors of moves from the points they bring at once."""

from __future__ import annotations

import math
from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from armarium import evaluator, game
from armarium.games.rune.notation import LAYS, OVER, PLACE, kind_of
from armarium.games.rune.state import State


@final
class Evaluator(evaluator.Evaluator):
    """Points as they lie now, and Masters in hand: each will bring about as many points as an average area."""

    def __init__(self) -> None:
        super().__init__()
        self.rollout_depth = 3  # the turn to its end and the answer
        self.rollout_samples = 3
        self.expansion_threshold = 3.0
        self.c_puct = 0.5
        self.logit_per_point = 0.1  # of the prior, for a point of lead at once
        self.master_value = 4.0  # what a Master in hand is worth, in points
        self.value_slope = 0.2  # of the logistic curve from lead to win probability
        self.margin_weight = 0.1  # the part of a result's value that is how clear it was

    def values(self, state: game.State) -> vec[float]:
        assert isinstance(state, State)
        lead = float(state.board.points(0) - state.board.points(1))
        if state.phase == OVER:
            won = 0.5 if lead == 0.0 else 1.0 if lead > 0.0 else 0.0
            share = (1.0 - self.margin_weight) * won + self.margin_weight * self._win_probability(lead)
        else:
            share = self._win_probability(lead + self.master_value * float(state.left0 - state.left1))
        return vec[float]([share, 1.0 - share])

    def _win_probability(self, lead: float) -> float:
        return 1.0 / (1.0 + math.exp(-self.value_slope * lead))

    def prior_logit(self, state: game.State, seat: i64, move: i64) -> float:
        """The lead a move leaves at once; a Master must bring more than it is worth in hand."""
        assert isinstance(state, State)
        kind = kind_of(move)
        if kind != PLACE and (kind != LAYS or len(state.masters) == 0):  # while no Master stands no card counts
            return self.logit_per_point * float(lead_of(state, seat))
        after = state.clone(state.chance)
        after.play(seat, move)
        lead = float(lead_of(after, seat))
        return self.logit_per_point * (lead - self.master_value if kind == PLACE else lead)


def lead_of(state: State, seat: i64) -> i64:
    return state.board.points(seat) - state.board.points(1 - seat)
