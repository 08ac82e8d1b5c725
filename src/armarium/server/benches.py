"""The worker processes where cards fall. Work is handed out in small pieces, so no table waits for another's pull.

What is under way on a bench stays there until it is over; a bench knows no table and no game.
"""

from __future__ import annotations

import asyncio
import itertools
import multiprocessing
import signal
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any

from armarium.workers.fair_queue import ANONYMOUS, FairQueue, Priority, Requester
from armarium.orphans import end_with_parent

PATIENCE = 30.0  # seconds a piece of work may take; it needs a tenth of one
BREAKS = 10  # a piece: so many breaks of a simulation, about a sixth of a second of its own time


class Benches:
    """Started when they are needed."""

    def __init__(self, count: int) -> None:
        self._benches = [Bench() for _ in range(count)]

    def free(self) -> Bench:
        """The one with least to do."""
        return min(self._benches, key=lambda bench: bench.busy)

    def close(self) -> None:
        for bench in self._benches:
            bench.close()


class Bench:
    """Pieces of work take turns here by person and by table."""

    def __init__(self) -> None:
        self.busy = 0
        self._pool: ProcessPoolExecutor | None = None
        self._queue: FairQueue[asyncio.Future[None]] = FairQueue()
        self._taken = False

    async def run(self, work: Callable[..., Any], *what: object, requester: Requester = ANONYMOUS) -> Any:
        """A worker that dies, or hangs for longer than anybody waits, is ended; the next work gets a fresh one."""
        self.busy += 1
        try:
            await self._wait_for_turn(requester)
            try:
                return await self._run(work, *what)
            finally:
                self._pass_on()
        finally:
            self.busy -= 1

    async def _run(self, work: Callable[..., Any], *what: object) -> Any:
        if self._pool is None:
            spawned = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(1, spawned, initializer=ignore_interrupts)
        pool = self._pool
        try:
            return await asyncio.wait_for(asyncio.get_running_loop().run_in_executor(pool, work, *what), PATIENCE)
        except (BrokenProcessPool, TimeoutError):
            if self._pool is pool:
                self.close()
            raise

    async def _wait_for_turn(self, requester: Requester) -> None:
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._queue.push(Priority.MOVE, requester, turn)
        if not self._taken:
            self._pass_on()
        try:
            await turn
        except asyncio.CancelledError:
            if not turn.cancelled():  # it was this one's turn already
                self._pass_on()
            raise

    def _pass_on(self) -> None:
        """Whose turn is next; those who wait no longer are passed over."""
        while (entry := self._queue.pop()) is not None:
            if not entry[2].done():
                entry[2].set_result(None)
                self._taken = True
                return
        self._taken = False

    def send(self, work: Callable[..., Any], *what: object) -> None:
        """Nobody waits for it; nothing is to be done where nothing runs."""
        if self._pool is not None:
            self._pool.submit(work, *what)

    def close(self) -> None:
        """Kill the worker at once (it may hang); waiting callers get BrokenProcessPool."""
        while (entry := self._queue.pop()) is not None:
            if not entry[2].done():
                entry[2].set_exception(BrokenProcessPool("the worker was ended"))
        pool, self._pool = self._pool, None
        if pool is not None:
            for process in list(pool._processes.values()):
                process.kill()
            pool.shutdown(wait=False)


class Work:
    """Something under way on a bench."""

    _numbers = itertools.count()

    def __init__(self, bench: Bench, requester: Requester = ANONYMOUS) -> None:
        self._bench = bench
        self._requester = requester
        self._number = next(Work._numbers)

    async def begin(self, make: Callable[..., Any], *what: object) -> None:
        await self._bench.run(begin, self._number, make, *what, requester=self._requester)

    async def go_on(self, samples: list[Any], closed: bool) -> tuple[list[Any], Any, bool]:
        """New frames, the verdict when there is one, whether it waits for more samples."""
        progress: tuple[list[Any], Any, bool] = await self._bench.run(
            go_on, self._number, samples, closed, requester=self._requester
        )
        return progress

    def forget(self) -> None:
        self._bench.send(end, self._number)


# --- in a worker process ---------------------------------------------------------------------------------------------

_under_way: dict[int, Any] = {}


def ignore_interrupts() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    end_with_parent()


def begin(number: int, make: Callable[..., Any], *what: object) -> None:
    _under_way[number] = make(*what)


def go_on(number: int, samples: list[Any], closed: bool) -> tuple[list[Any], Any, bool]:
    _under_way[number].feed(samples, closed)
    progress: tuple[list[Any], Any, bool] = _under_way[number].advance(BREAKS)
    if progress[1] is not None:
        end(number)
    return progress


def end(number: int) -> None:
    _under_way.pop(number, None)
