"""What a search must know of the game: it plays by lot to the end, and the end tells who has won."""

from __future__ import annotations

from librt.vecs import vec

from armarium.evaluator import Evaluator
from armarium.game import State


class Playouts(Evaluator):
    def __init__(self) -> None:
        super().__init__()
        self.rollout_depth = 9

    def values(self, state: State) -> vec[float]:
        ending = state.outcome()
        return vec[float]([0.5, 0.5] if ending is None else [ending.share(0), ending.share(1)])
