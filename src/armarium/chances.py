"""Chances as people are shown them: what a search expects, as sure as games that were measured allow.

A search needs values that rank moves, people need chances that come true. So a game may bring `chances.toml`, made by
`armarium lab calibrate`: for every number of seats that was measured, slopes on the logits of the shares by turn of the
game (1 leaves them as they are, less makes them less sure; between two turns they are interpolated). `[seats.N.made]`
says by which command, from which seed and when. The search itself never looks at it.
"""

from __future__ import annotations

import hashlib
import math
from bisect import bisect
from collections.abc import Sequence
from functools import cache
from pathlib import Path

import msgspec

from armarium.game import Game, State
from armarium.weights import read_data, weights_of

FILE = "chances.toml"
LEAST = 1e-4  # of a share, in a logarithm
BY_HAND = "by hand"  # the evaluation of a search without learned weights


class Slopes(msgspec.Struct, frozen=True):
    """For one number of seats. `evaluation` is what the search went by (`evaluation_name`); each of `turns`, in rising
    order, has one of `slopes`. `made` is for people."""

    evaluation: str
    turns: list[float]
    slopes: list[float]
    made: dict[str, str | int | float] = {}

    def at(self, turn: float) -> float:
        """On the line between the turns before and after; beyond the first and the last as there."""
        place = bisect(self.turns, turn)
        if place in (0, len(self.turns)):
            return self.slopes[max(0, place - 1)]
        before, after = self.turns[place - 1 : place + 1]
        part = (turn - before) / (after - before)
        return (1.0 - part) * self.slopes[place - 1] + part * self.slopes[place]


class Chances(msgspec.Struct, frozen=True):
    """`seats` by their number, as text: TOML has no other names."""

    rules: str
    seats: dict[str, Slopes] = {}

    def slopes(self, seats: int) -> Slopes | None:
        """Those of this number of seats, or of the nearest number that was measured, the lower of two."""
        nearest = min(map(int, self.seats), key=lambda count: (abs(count - seats), count), default=None)
        return None if nearest is None else self.seats[str(nearest)]


@cache
def chances_of(game: Game) -> Chances | None:
    """Those in the game's folder, where they were measured by its present rules."""
    path = game.folder() / FILE
    known = read_chances(path) if path.exists() else None
    return known if known is not None and known.rules == game.rules else None


def read_chances(path: Path) -> Chances:
    return read_data(path, Chances, "chances-unreadable")


@cache
def evaluation_name(game: Game, seats: int) -> str:
    """What a search at so many seats goes by: chances measured with another evaluation say nothing of this one."""
    weights, known = weights_of(game), game.evaluator()
    if weights is None or known is None or seats not in weights.seats or not weights.fits(known):
        return BY_HAND
    return hashlib.sha256(msgspec.json.encode((weights.cells, weights.search))).hexdigest()[:16]


def slope_at(game: Game, turn: int, seats: int) -> float:
    """1 where nothing was measured, or something else than what is played with now."""
    chances = chances_of(game)
    slopes = None if chances is None else chances.slopes(seats)
    return slopes.at(turn) if slopes is not None and slopes.evaluation == evaluation_name(game, seats) else 1.0


def shown_chances(game: Game, state: State, values: Sequence[float]) -> list[float]:
    """What a search expects for every seat from a position, as chances. Where one seat wins in all it has seen,
    nothing is left to doubt. Allies share one value, which stays as it is."""
    if game.allied or max(values) > 1.0 - LEAST:
        return list(values)
    return with_slope(values, slope_at(game, state.turn(), len(values)))


def with_slope(shares: Sequence[float], slope: float) -> list[float]:
    """Shares with their logits multiplied."""
    raised = [math.pow(max(LEAST, share), slope) for share in shares]
    return [each / sum(raised) for each in raised]
