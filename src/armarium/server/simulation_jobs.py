"""What workers are asked of a simulation, in small pieces: no table waits for another's touch. It knows no game.

A touch is a session: what is under way stays in the worker that began it.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Hashable, Sequence
from typing import Any, ClassVar

import msgspec

from armarium.hooks import Ground, Stood, Touching, Verdict
from armarium.motion import Frame
from armarium.workers.fair_queue import Priority
from armarium.workers.process import Job, Memory

SECONDS = 30.0  # that a piece may take; it needs a tenth of one
BREAKS = 10  # a piece: so many breaks of a simulation, about a sixth of a second of its own time


class StandJob(msgspec.Struct, Job[Stood]):
    """The deck of a ground."""

    stand: Callable[[Any], Stood]
    ground: Ground

    def run(self, memory: Memory) -> Stood:
        return self.stand(self.ground)


class TouchMemory:
    """What a session keeps: the touch under way."""

    touching: Touching | None = None


class TouchJob(msgspec.Struct, Job[None]):
    """Begin to touch a deck."""

    begin: Callable[[Any, Any], Touching]
    deck: object
    touch: object

    def run(self, memory: Memory) -> None:
        memory.of(TouchMemory).touching = self.begin(self.deck, self.touch)


# New frames, the verdict when there is one, whether it waits for more samples.
Progress = tuple[list[Frame], Verdict | None, bool]


class AdvanceJob(msgspec.Struct, Job[Progress]):
    """Simulate a piece further; `closed`: the hand has let go."""

    samples: Sequence[object]
    closed: bool

    def run(self, memory: Memory) -> Progress:
        touching = memory.of(TouchMemory).touching
        assert touching is not None, "a session begins with a touch"
        touching.feed(self.samples, self.closed)
        return touching.advance(BREAKS)


class TrialJob(msgspec.Struct, Job[tuple[str, float]]):
    """One trial of a question: its outcome, and the seconds of processor time it took. It waits for all touches."""

    try_once: Callable[[Any, int], str]
    question: Hashable
    number: int
    priority: ClassVar[Priority] = Priority.HINT

    def affinity(self) -> str:
        """The deck of a question is stood up once in a worker."""
        return f"trial {hash(self.question)}"

    def run(self, memory: Memory) -> tuple[str, float]:
        started = time.process_time()
        outcome = self.try_once(self.question, self.number)
        return outcome, time.process_time() - started
