"""What a search must know of Rune: how a position promises, and which moves look good before they are tried."""

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
        self.keen = 0.1  # how much a point at once is liked
        self.stock = 4.0  # what a Master in hand is worth, in points
        self.steep = 0.2  # how much a point of lead tells about the end
        self.margin = 0.1  # how much of a result is how clear it was

    def values(self, state: game.State) -> vec[float]:
        assert isinstance(state, State)
        lead = float(state.board.points(0) - state.board.points(1))
        if state.phase == OVER:
            won = 0.5 if lead == 0.0 else 1.0 if lead > 0.0 else 0.0
            share = (1.0 - self.margin) * won + self.margin * self._hope(lead)
        else:
            share = self._hope(lead + self.stock * float(state.left0 - state.left1))
        return vec[float]([share, 1.0 - share])

    def _hope(self, lead: float) -> float:
        return 1.0 / (1.0 + math.exp(-self.steep * lead))

    def prior_logit(self, state: game.State, seat: i64, move: i64) -> float:
        """The lead a move leaves at once; a Master must bring more than it is worth in hand."""
        assert isinstance(state, State)
        kind = kind_of(move)
        if kind != PLACE and (kind != LAYS or len(state.masters) == 0):  # while no Master stands no card counts
            return self.keen * float(lead_of(state, seat))
        after = state.clone(state.chance)
        after.play(seat, move)
        lead = float(lead_of(after, seat))
        return self.keen * (lead - self.stock if kind == PLACE else lead)


def lead_of(state: State, seat: i64) -> i64:
    return state.board.points(seat) - state.board.points(1 - seat)
