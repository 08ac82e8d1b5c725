"""What a search must know of Rune: how a position promises, and which moves look good before they are tried."""

from __future__ import annotations

import math
from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from armarium import game, search
from armarium.games.rune.notation import LAYS, OVER, PLACE, kind_of
from armarium.games.rune.rules import State


@final
class Judge(search.Judge):
    def __init__(self) -> None:
        super().__init__()
        self.depth = 40
        self.ripe = 2.0
        self.bold = 1.0
        self.keen = 0.0
        self.margin = 0.2
        self.stock = 4.0
        self.steep = 0.12
        self.turn = 0.0
        self.depth = 0
        self.keen = 0.1

    def worths(self, state: game.State) -> vec[float]:
        assert isinstance(state, State)
        lead = float(state.board.points(0) - state.board.points(1))
        if state.phase == OVER:
            won = 0.5 if lead == 0.0 else (1.0 if lead > 0.0 else 0.0)
            share = (1.0 - self.margin) * won + self.margin / (1.0 + math.exp(-self.steep * lead))
            return vec[float]([share, 1.0 - share])
        lead += self.stock * float(state.left0 - state.left1)
        lead += self.turn if state.seat == 0 else -self.turn
        share = 1.0 / (1.0 + math.exp(-self.steep * lead))
        return vec[float]([share, 1.0 - share])

    def liking(self, state: game.State, seat: i64, move: i64) -> float:
        assert isinstance(state, State)
        if self.keen == 0.0:
            return 0.0
        kind = kind_of(move)
        if kind != LAYS and kind != PLACE:
            return 0.0
        copy = state.clone(state.chance)
        before = state.board.points(seat) - state.board.points(1 - seat)
        copy.play(seat, move)
        after = copy.board.points(seat) - copy.board.points(1 - seat)
        return self.keen * (float(after - before) - (self.stock if kind == PLACE else 0.0))
