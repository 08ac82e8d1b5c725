"""KamiMaï's evaluator: the win probability of the team from a fitted logistic model, priors from its team play.

Priors come from `team/policy.py`, all of a position in one batch. With learned weights a rollout ends with the turn.
"""

from __future__ import annotations

import math
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from armarium import evaluator, game
from armarium.games.kamimai import parts
from armarium.games.kamimai.notation import DRAW, OVER, TARGET
from armarium.games.kamimai.state import State
from armarium.games.kamimai.team.outlook import FEATURES, cards_needed, pulls_left, write_outlook
from armarium.games.kamimai.team.policy import best_move, move_values

LEVELS: Final = len(parts.SPELLS)

# Log odds of a victory, fitted to the beginnings of 64,000 turns of teams of one to five heuristic bots.
BASE: Final = -0.91
BUDGET: Final = 0.959  # by the logarithm of pulls left for each card still needed
PULLS: Final = 0.0291  # by pulls left
NEED: Final = -0.0368  # by cards still needed
LAST_LEVEL: Final = -1.581
SOLO: Final = -0.599
PAIR: Final = -0.307


def win_probability(state: State) -> float:
    """Of the whole team; 0 or 1 when the game is over."""
    if state.phase == OVER:
        return 1.0 if state.energy > 0 and not state.sheet.open_areas() else 0.0
    need = float(cards_needed(state))
    pulls = pulls_left(state)
    odds = BASE + BUDGET * math.log(max(0.01, pulls) / need) + PULLS * pulls + NEED * need
    if state.sheet.level == 3:
        odds += LAST_LEVEL
    if state.seats == 1:
        odds += SOLO
    elif state.seats == 2:
        odds += PAIR
    return 1.0 / (1.0 + math.exp(-odds))


@final
class Evaluator(evaluator.Evaluator):
    """One value for all: they win or lose together (M-1). Only the root is expanded; rollouts play as a team."""

    def __init__(self) -> None:
        super().__init__()
        self.batched_priors = True
        self.expansion_threshold = 1.0e9
        self.rollout_depth = 120
        self.min_rollout_depth = 12
        self.c_puct = 0.05
        self.fpu_reduction = 0.0
        self.logit_per_card = 4.0  # of the prior, for one useful card
        self.features = list(FEATURES)
        self.cells = [f"level-{level + 1}" for level in range(LEVELS)]
        self.inputs = vec[float]([0.0] * len(FEATURES))

    def values(self, state: game.State) -> vec[float]:
        assert isinstance(state, State)
        learned = self.is_learned and state.phase != OVER
        probability = self.learned_probability(state) if learned else win_probability(state)
        values = vec[float]()
        for _ in range(state.seats):
            values = append(values, probability)
        return values

    def cell(self, state: game.State) -> i64:
        assert isinstance(state, State)
        return state.sheet.level - 1

    def write_features(self, state: game.State, seat: i64, out: vec[float]) -> None:
        """Of the whole team, whichever seat asks."""
        assert isinstance(state, State)
        write_outlook(state, out)

    def learned_probability(self, state: State) -> float:
        write_outlook(state, self.inputs)
        return 1.0 / (1.0 + math.exp(-min(30.0, max(-30.0, self.learned_score(self.cell(state))))))

    def prior_logits(self, state: game.State, seat: i64, moves: list[int]) -> vec[float]:
        assert isinstance(state, State)
        values = move_values(state, int(seat), moves)
        most = max(values)
        logits = vec[float]()
        for value in values:
            logits = append(logits, max(-30.0, self.logit_per_card * (value - most)))
        return logits

    def rollout_move(self, state: game.State, seat: i64) -> i64:
        assert isinstance(state, State)
        return best_move(state, int(seat))

    def is_quiet(self, state: game.State) -> bool:
        """The learned weights know nothing of a turn before its area is targeted."""
        assert isinstance(state, State)
        if state.phase == TARGET:
            return not self.is_learned
        return state.phase == OVER or (state.phase == DRAW and state.pulls == 0)
