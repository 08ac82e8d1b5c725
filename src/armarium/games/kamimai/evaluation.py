"""KamiMaï's evaluator: the win probability of the team from a fitted logistic model, priors from its team play.

Priors come from `team/policy.py`, all of a position in one batch.
"""

from __future__ import annotations

import math
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from armarium import evaluator, game
from armarium.games.kamimai import parts
from armarium.games.kamimai.notation import DRAW, FAIRY, FREE_HAND, OVER, TARGET, TEAM
from armarium.games.kamimai.state import State
from armarium.games.kamimai.team.policy import FRESH_LIVES, best_move, life, move_values

NOISES: Final[list[list[int]]] = parts.NOISES
TEMPO_ODDS: Final[list[int]] = parts.TEMPO_ODDS
SPELL: Final[int] = parts.NUMBERS["spell"]
FAIRY_VALUE: Final[int] = parts.NUMBERS["fairy"]

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


def pulls_left(state: State) -> float:
    """How many pulls the energy may last for: this Grimoire's and those built after it."""
    fresh = FRESH_LIVES[state.steadiness]
    if state.down or state.companion:
        return fresh * state.energy
    noise = NOISES[state.steadiness][FREE_HAND] + TEMPO_ODDS[0]
    odds = state.deck.common_odds() + noise
    return life(float(int(odds)) / 1000) + fresh * (state.energy - 1)


def cards_needed(state: State) -> int:
    """Cards that the open spells still lack, at least one."""
    wanted = [0, 0, 0, 0, 0]
    sheet = state.sheet
    for area in range(len(sheet.marked)):
        boxes = sheet.spells(area)
        for place in range(len(boxes)):
            if not sheet.is_marked(area, place):
                wanted[boxes[place]] += SPELL
    spare = 0
    lacking = 0
    for colour in range(4):
        held = total(state, colour) + FAIRY_VALUE * total(state, FAIRY + colour)
        lacking += max(0, wanted[colour] - held)
        spare += max(0, held - wanted[colour])
    return max(1, lacking + max(0, wanted[TEAM] - spare))


def total(state: State, card: int) -> int:
    count = state.drawn[card]
    for hand in state.reserves:
        count += hand[card]
    return count


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

    def values(self, state: game.State) -> vec[float]:
        assert isinstance(state, State)
        probability = win_probability(state)
        values = vec[float]()
        for _ in range(state.seats):
            values = append(values, probability)
        return values

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
        assert isinstance(state, State)
        return state.phase in (TARGET, OVER) or (state.phase == DRAW and state.pulls == 0)
