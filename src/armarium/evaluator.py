"""What the search must be told of a game: values of positions, priors of moves, and how to explore them.

A compiled base class, not a Protocol: the search calls it at every node. It knows the contract and no game.
"""

from __future__ import annotations

import math

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from armarium.game import State


@mypyc_attr(allow_interpreted_subclasses=True)  # as `State`
class Evaluator:
    """Values are shares of a win, from 0 to 1. A prior is proportional to the exponential of its logit."""

    def __init__(self) -> None:
        self.c_puct = 1.0  # exploration constant: how much a prior weighs against mean values
        self.fpu_reduction = 0.1  # first-play urgency: how far below its parent's value an untried move starts
        self.expansion_threshold = 2.0  # visits after which a leaf is expanded
        self.rollout_depth: i64 = 0  # moves played beyond the tree, at most, before the position is evaluated
        self.min_rollout_depth: i64 = 0  # moves played beyond the tree, at least, however quiet the position
        self.rollout_samples: i64 = 1  # random moves drawn for one of a rollout; the one with the best prior is played
        self.simultaneous = False  # whether seats choose at once, in secret: every seat has a tree of its own
        self.batched_priors = False  # whether priors are made by `prior_logits`, and rollouts play `rollout_move`
        self.features: list[str] = []  # names of what a learned evaluation looks at; none: nothing can be learned
        self.cells: list[str] = []  # names of the kinds of positions that have weights of their own
        self.weights = vec[float]()  # by cell, then by feature, once learned
        self.inputs = vec[float]()  # scratch for `learned_values`
        self.is_learned = False

    def values(self, state: State) -> vec[float]:
        """The value for every seat: the result when the game is over, an estimate before."""
        raise NotImplementedError

    # --- a learned evaluation -----------------------------------------------------------------------------------------

    def cell(self, state: State) -> i64:
        """Which of `cells` the position is in; asked before the end only."""
        return 0

    def write_features(self, state: State, seat: i64, out: vec[float]) -> None:
        """What a learned evaluation looks at for a seat, written over `out`."""
        raise NotImplementedError

    def learn(self, weights: list[float]) -> None:
        """From now on evaluate by these."""
        self.weights = vec[float](weights)
        self.is_learned = True

    def learned_values(self, state: State, seats: i64) -> vec[float]:
        """Softmax over the seats of weights · features; for the game's `values`, before the end."""
        count = i64(len(self.features))
        if len(self.inputs) < count:
            self.inputs = vec[float]([0.0] * count)
        cell = self.cell(state)
        values = vec[float]()
        total = 0.0
        for seat in range(seats):
            self.write_features(state, seat, self.inputs)
            score = self.learned_score(cell)
            share = math.exp(min(30.0, max(-30.0, score)))
            values = append(values, share)
            total += share
        for seat in range(seats):
            values[seat] = values[seat] / total
        return values

    def learned_score(self, cell: i64) -> float:
        """Weights of a cell · the features that stand in `inputs`."""
        inputs = self.inputs
        weights = self.weights
        count = i64(len(self.features))
        score = 0.0
        for i in range(count):
            score += weights[cell * count + i] * inputs[i]
        return score

    # --- priors and rollouts ------------------------------------------------------------------------------------------

    def prior_logit(self, state: State, seat: i64, move: i64) -> float:
        """How good a move looks before it is tried."""
        return 0.0

    def prior_logits(self, state: State, seat: i64, moves: list[int]) -> vec[float]:
        """The same for many moves, where it is quicker to look at them together."""
        raise NotImplementedError

    def rollout_move(self, state: State, seat: i64) -> i64:
        """Where priors are batched: the move a rollout plays."""
        raise NotImplementedError

    def is_quiet(self, state: State) -> bool:
        """Whether the position can be evaluated as it is, nothing being half done."""
        return False

    def is_sealed(self, state: State, move: i64) -> bool:
        """Whether the others do not see this move now."""
        return False

    def reopen(self, state: State, seat: i64) -> None:
        """Take back what others have sealed: what they chose is not known, so the search lets them choose sensibly."""


def shares_of_first(scores: list[int]) -> vec[float]:
    """The value of a game that is over, by seat: the leaders share first place."""
    best = max(scores)
    share = 1.0 / float(scores.count(best))
    shares = vec[float]()
    for score in scores:
        shares = append(shares, share if score == best else 0.0)
    return shares
