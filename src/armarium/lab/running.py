"""Plays what is missing of a contest on an engine, keeps every batch, and stops when it is asked to."""

from __future__ import annotations

import signal
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from types import FrameType

import msgspec

from armarium.lab.contest import Contest, GameRow, Played, play_numbers
from armarium.lab.engine import Engine
from armarium.lab.results import Results
from armarium.reason import refusal

Numbers = tuple[int, ...]
Report = Callable[[int], None]
BATCH_SECONDS = 3.0  # of work in a batch: worth shipping, and little is lost
MOST = 1000  # games in a batch


class Batch(msgspec.Struct, frozen=True):
    played: Played
    seconds: float


class Batches:
    """Cuts numbers into batches that take about as long; the first are one game each."""

    def __init__(self, numbers: list[int]) -> None:
        self._numbers = numbers
        self._next = 0
        self._size = 1

    def __iter__(self) -> Iterator[Numbers]:
        while self._next < len(self._numbers):
            start, self._next = self._next, self._next + self._size
            yield tuple(self._numbers[start : self._next])

    def learn(self, batch: Batch) -> None:
        """At most four times what it was: one quick game is no proof that all are."""
        wanted = len(batch.played.games) * BATCH_SECONDS / max(batch.seconds, 1e-6)
        self._size = max(1, min(MOST, 4 * self._size, int(wanted)))


def play_batch(contest: Contest, numbers: Numbers) -> Batch:
    started = time.perf_counter()
    played = play_numbers(contest, numbers)
    return Batch(played, time.perf_counter() - started)


@contextmanager
def interrupts() -> Iterator[Callable[[], bool]]:
    """Whether Ctrl-C was pressed; pressed again it interrupts at once."""
    pressed = threading.Event()
    if threading.current_thread() is not threading.main_thread():
        yield pressed.is_set
        return

    def press(_signal: int, _frame: FrameType | None) -> None:
        if pressed.is_set():
            raise KeyboardInterrupt
        pressed.set()

    before = signal.signal(signal.SIGINT, press)
    try:
        yield pressed.is_set
    finally:
        signal.signal(signal.SIGINT, before)


def play_until(
    results: Results, engine: Engine, report: Report, is_decided: Callable[[Sequence[GameRow]], bool]
) -> list[GameRow]:
    """Play what is missing until the rows so far decide it; those rows. Asked after every batch."""
    batches = Batches(results.missing())
    rows = results.rows() if len(results.missing()) < results.contest.games else []
    done = 0
    with interrupts() as is_stopped:

        def is_over() -> bool:
            return is_stopped() or is_decided(rows)

        for batch in engine.run(partial(play_batch, results.contest), batches, is_over):
            batches.learn(batch)
            results.add(batch.played)
            rows += batch.played.games
            done += len(batch.played.games)
            report(done)
        if is_stopped() and not is_decided(rows):
            left = len(results.missing())
            raise refusal("contest-stopped", left=left, games=results.contest.games, file=str(results.path))
    return rows


def play_missing(results: Results, engine: Engine, progress: Report) -> None:
    """`progress` is called with how many games were played now. Refused when somebody stopped it; all that was
    finished is in the results."""
    batches = Batches(results.missing())
    done = 0
    with interrupts() as is_stopped:
        for batch in engine.run(partial(play_batch, results.contest), batches, is_stopped):
            batches.learn(batch)
            results.add(batch.played)
            done += len(batch.played.games)
            progress(done)
    if left := len(results.missing()):
        raise refusal("contest-stopped", left=left, games=results.contest.games, file=str(results.path))
    results.finish()
