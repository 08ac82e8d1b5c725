"""Weights that were learned for a game's evaluator: read from a data file of the game, or from one just made.

The file is TOML: `[made]` says by which command, from which seeds and when; `[search]` sets constants of the search
that go with the weights; `[cells]` has a row of numbers, one for each feature, for every cell of the evaluator.
"""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import TypeVar

import msgspec

from armarium.evaluator import Evaluator
from armarium.game import Game
from armarium.reason import refusal

Data = TypeVar("Data")
FILE = "weights.toml"
ADOPTED = ""  # what lies in the game's folder
BY_HAND = "hand"  # none: the evaluation as it was written by hand


class Constants(msgspec.Struct, frozen=True, rename="kebab", forbid_unknown_fields=True, omit_defaults=True):
    """Of the search; what is None stays as the game has it, and is no part of the evaluation's name."""

    rollout_depth: int | None = None
    min_rollout_depth: int | None = None
    c_puct: float | None = None
    expansion_threshold: float | None = None
    fpu_reduction: float | None = None


class Weights(msgspec.Struct, frozen=True):
    """`features` name the columns of every row of `cells`; `made` is for people."""

    rules: str
    seats: list[int]
    features: list[str]
    cells: dict[str, list[float]]
    search: Constants = Constants()
    made: dict[str, str | int | float] = {}

    def fits(self, evaluator: Evaluator) -> bool:
        """Whether the evaluator has the features and cells they were learned for."""
        return self.features == evaluator.features and list(self.cells) == evaluator.cells

    def apply(self, evaluator: Evaluator) -> None:
        """From now on the evaluator goes by them; Refused when they were learned for another."""
        if not self.fits(evaluator):
            raise refusal("weights-other")
        evaluator.learn([weight for name in evaluator.cells for weight in self.cells[name]])
        for name, value in msgspec.structs.asdict(self.search).items():
            if value is not None:
                setattr(evaluator, name, value)


@cache
def weights_of(game: Game, source: str = ADOPTED) -> Weights | None:
    """Those adopted, where the game has some for its present rules, or those of a file."""
    if source == BY_HAND:
        return None
    if source:
        return read_weights(Path(source))
    path = game.folder() / FILE
    adopted = read_weights(path) if path.exists() else None
    return adopted if adopted is not None and adopted.rules == game.rules else None


def read_weights(path: Path) -> Weights:
    return read_data(path, Weights, "weights-unreadable")


def read_data(path: Path, kind: type[Data], unreadable: str) -> Data:
    """What the lab has written down for a game; Refused by this key where it cannot be read."""
    try:
        return msgspec.convert(tomllib.loads(path.read_text("utf-8")), kind)
    except OSError as failure:
        raise refusal(unreadable, file=str(path), problem=failure.strerror or "") from failure
    except (tomllib.TOMLDecodeError, msgspec.ValidationError, UnicodeDecodeError) as failure:
        raise refusal(unreadable, file=str(path), problem=str(failure)) from failure
