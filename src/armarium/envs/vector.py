"""Many games at once on NumPy arrays: `make("rune", 256)` is stepped by one call, inside the compiled core.

All arrays are views of the core's own memory, which the next step writes over: copy what is to be kept.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from armarium.envs.batch import Batch
from armarium.envs.episode import Array, Setting
from armarium.game import Options


class Positions(NamedTuple):
    """Of every game: `actors`, the seat that is asked, what it observes, and which numbers are legal for it, those of
    game i being `numbers[offsets[i] : offsets[i + 1]]`. `ended` marks games that ended with the last step and began
    again, `rewards` by game and seat what they came to, zero elsewhere."""

    actors: Array
    observations: Array
    offsets: Array
    numbers: Array
    rewards: Array
    ended: Array


def make(
    game: str, count: int, seats: int | None = None, options: Options | None = None, observing: bool = True
) -> Games:
    """So many games; without `observing` no observations are written, which is quicker."""
    return Games(Setting(game, seats, options), count, observing)


class Games:
    def __init__(self, setting: Setting, count: int, observing: bool) -> None:
        if count < 1:
            raise ValueError(f"at least one game is played, not {count}")
        encoder = setting.encoder
        self.setting = setting
        self.count = count
        self.action_count = encoder.action_count
        self.batch = Batch(encoder, setting.new, count, setting.seats, setting.game.allied, observing)
        batch = self.batch
        self._actors = array_of(batch.actors, np.int64)
        self._offsets = array_of(batch.offsets, np.int64)
        self._ended = array_of(batch.ended, np.int64)
        self._rewards = array_of(batch.rewards, np.float64).reshape(count, setting.seats)
        self._observations = array_of(batch.observations, np.int16).reshape(count, -1)
        self._mask: Array | None = None
        self._marked: Array = np.zeros(0, np.int64)

    def reset(self, seed: int = 0) -> Positions:
        self.batch.reset(seed)
        return self.positions()

    def step(self, actions: Any) -> Positions:
        """Play one legal number in every game; ValueError if one is not legal, and then none is played."""
        numbers = np.asarray(actions, "<i8")
        if numbers.shape != (self.count,):
            raise ValueError(f"one action for each of {self.count} games is expected, not {numbers.shape}")
        self.batch.step(numbers.tobytes())
        return self.positions()

    def positions(self) -> Positions:
        numbers = array_of(self.batch.legal.numbers, np.int64)[: int(self.batch.legal.used)]
        return Positions(self._actors, self._observations, self._offsets, numbers, self._rewards, self._ended)

    def mask(self) -> Array:
        """The legal numbers as a dense array of games by actions, 1 where legal; only what has changed is written."""
        if self._mask is None:
            self._mask = np.zeros((self.count, self.action_count), np.int8)
        flat = self._mask.reshape(-1)
        flat[self._marked] = 0
        starts = np.arange(self.count) * self.action_count
        self._marked = np.repeat(starts, np.diff(self._offsets)) + self.positions().numbers
        flat[self._marked] = 1
        return self._mask


def array_of(numbers: Any, kind: type[np.generic]) -> Array:
    """The memory of a vector as an array."""
    return np.frombuffer(memoryview(numbers), kind)
