"""What workers are asked of a simulation, in small pieces: no table waits for another's touch. It knows no game.

A touch is a session: what is under way stays in the worker that began it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from armarium.hooks import Stood
from armarium.motion import Frame
from armarium.workers.process import Job, Memory

SECONDS = 30.0  # that a piece may take; it needs a tenth of one
BREAKS = 10  # a piece: so many breaks of a simulation, about a sixth of a second of its own time


class StandJob(msgspec.Struct, Job[Stood]):
    """The deck of a ground."""

    stand: Callable[[Any], Stood]
    ground: Any

    def run(self, memory: Memory) -> Stood:
        return self.stand(self.ground)


class Touching:
    """What a session keeps: the touch under way."""

    simulation: Any = None


class TouchJob(msgspec.Struct, Job[None]):
    """Begin to touch a deck."""

    begin: Callable[[Any, Any], Any]
    deck: Any
    touch: Any

    def run(self, memory: Memory) -> None:
        memory.of(Touching).simulation = self.begin(self.deck, self.touch)


Progress = tuple[list[Frame], Any, bool]  # new frames, the verdict when there is one, whether it waits for more samples


class AdvanceJob(msgspec.Struct, Job[Progress]):
    """Simulate a piece further; `closed`: the hand has let go."""

    samples: list[Any]
    closed: bool

    def run(self, memory: Memory) -> Progress:
        simulation = memory.of(Touching).simulation
        simulation.feed(self.samples, self.closed)
        progress: Progress = simulation.advance(BREAKS)
        return progress
