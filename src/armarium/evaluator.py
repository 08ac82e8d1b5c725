"""What the search must be told of a game: values of positions, priors of moves, and how to explore them.

A compiled base class, not a Protocol: the search calls it at every node. It knows the contract and no game.
"""

from __future__ import annotations

from librt.vecs import vec
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

    def values(self, state: State) -> vec[float]:
        """The value for every seat: the result when the game is over, an estimate before."""
        raise NotImplementedError

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
