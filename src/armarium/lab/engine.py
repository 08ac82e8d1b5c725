"""Where the lab's work is done: in this process, in a pool of processes, or (next door) on a Ray cluster.

An engine runs a task on jobs and gives each job's result once, in whatever order they are finished. A job whose worker
died is run again. It knows no game: results do not depend on the engine because jobs carry all their seeds.
"""

from __future__ import annotations

import contextlib
import os
import pickle
import signal
import time
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from typing import Any, Generic, Protocol, TypeVar

from armarium import boxes, own_boxes
from armarium.orphans import end_with_parent
from armarium.reason import Refused, refusal

JobT = TypeVar("JobT")
ResultT = TypeVar("ResultT")
Task = Callable[[JobT], ResultT]
Stop = Callable[[], bool]

POLL = 0.25  # seconds between two looks at whether somebody wants to stop
GRACE = 5.0  # seconds that running jobs have left once somebody does
ATTEMPTS = 3  # workers a job may cost before it is given up
NAMES = ("pool", "ray")


def never() -> bool:
    return False


class Engine(Protocol):
    def run(self, task: Task[JobT, ResultT], jobs: Iterable[JobT], is_stopped: Stop = never) -> Iterator[ResultT]:
        """The results, as they come. `jobs` are hashable and taken only when there is a worker for them; once stopped
        no more are, and what still runs has a few seconds. Raises what a task raised."""


def new_engine(
    name: str = NAMES[0], processes: int | None = None, address: str | None = None, corrections: boxes.Corrections = ()
) -> Engine:
    """`corrections` are made to boxes before a worker reads one."""
    if processes is not None and processes < 1:
        raise refusal("number-expected", text=str(processes))
    if address is not None and name != "ray":
        raise refusal("engine-address", address=address)
    if name == "ray":
        from armarium.lab.ray_engine import RayEngine

        return RayEngine(address, processes, corrections)
    if name != "pool":
        raise refusal("engine-unknown", engine=name, engines=", ".join(NAMES))
    count = processes or os.cpu_count() or 1
    return Here() if count == 1 and not corrections else Pool(count, corrections)


class JobQueue(Generic[JobT]):
    """Jobs still to be run, those of dead workers first."""

    def __init__(self, jobs: Iterable[JobT]) -> None:
        self._jobs = iter(jobs)
        self._again: list[JobT] = []
        self._deaths: Counter[JobT] = Counter()

    def pop(self) -> JobT | None:
        return self._again.pop() if self._again else next(self._jobs, None)

    def put_back(self, job: JobT) -> None:
        """Its worker died. Refused when too many have died over it."""
        self._deaths[job] += 1
        if self._deaths[job] >= ATTEMPTS:
            raise refusal("worker-died", attempts=ATTEMPTS)
        self._again.append(job)


class Here:
    """No other process."""

    def run(self, task: Task[JobT, ResultT], jobs: Iterable[JobT], is_stopped: Stop = never) -> Iterator[ResultT]:
        for job in jobs:
            if is_stopped():
                return
            yield task(job)


# --- a pool of processes ---------------------------------------------------------------------------------------------


class Pool:
    """So many processes, each with a pipe of its own: one that dies costs nobody else anything."""

    def __init__(self, processes: int, corrections: boxes.Corrections = ()) -> None:
        self._processes = processes
        self._corrections = corrections
        own_boxes.pin()  # a worker that is started later plays with the same boxes

    def run(self, task: Task[JobT, ResultT], jobs: Iterable[JobT], is_stopped: Stop = never) -> Iterator[ResultT]:
        queue = JobQueue(jobs)
        payload = pickle.dumps(task)
        workers: list[Worker[JobT, ResultT]] = []
        deadline = Deadline(is_stopped)
        try:
            while not deadline.is_over():
                if not deadline.check():
                    self._hand_out(queue, workers, payload)
                if not workers:
                    return
                for ready in wait([worker.pipe for worker in workers], POLL):
                    worker = next(each for each in workers if each.pipe is ready)
                    yield from worker.results(queue)
                workers = [worker for worker in workers if worker.keep(deadline.check())]
        finally:
            for worker in workers:
                worker.end()

    def _hand_out(self, queue: JobQueue[JobT], workers: list[Worker[JobT, ResultT]], payload: bytes) -> None:
        """A job to every idle worker, and to new ones while there may be more; those without one end."""
        for worker in [each for each in workers if each.job is None]:
            if not worker.take(queue.pop()):
                workers.remove(worker)
        while len(workers) < self._processes and (job := queue.pop()) is not None:
            worker = Worker[JobT, ResultT](payload, self._corrections)
            worker.take(job)
            workers.append(worker)


class Deadline:
    """Runs from the moment somebody wants to stop."""

    def __init__(self, is_stopped: Stop) -> None:
        self._is_stopped = is_stopped
        self._end: float | None = None

    def check(self) -> bool:
        if self._end is None and self._is_stopped():
            self._end = time.monotonic() + GRACE
        return self._end is not None

    def is_over(self) -> bool:
        return self.check() and self._end is not None and time.monotonic() > self._end


class Worker(Generic[JobT, ResultT]):
    """A process of the pool, seen from the parent."""

    def __init__(self, payload: bytes, corrections: boxes.Corrections) -> None:
        context = get_context("spawn")
        self.pipe, there = context.Pipe()
        self.job: JobT | None = None
        self._dead = False
        self._process = context.Process(target=serve_jobs, args=(there, payload, corrections), daemon=True)
        self._process.start()
        there.close()

    def take(self, job: JobT | None) -> bool:
        """Whether it has work now; without a job it ends."""
        self.job = job
        if job is None:
            self.end()
        else:
            with contextlib.suppress(OSError):  # dead already: its pipe tells
                self.pipe.send(job)
        return job is not None

    def results(self, queue: JobQueue[JobT]) -> Iterator[ResultT]:
        """What it sent, if it did not die instead."""
        job, self.job = self.job, None
        try:
            failure, result = self.pipe.recv()
        except (EOFError, OSError):
            self._dead = True
            self.end()
            if job is not None:
                queue.put_back(job)
            return
        if failure is not None:
            raise failure
        yield result

    def keep(self, stopping: bool) -> bool:
        """Whether it may work on: while nobody stops, an idle worker is about to get a job."""
        if stopping and self.job is None and not self._dead:
            self.end()
        return not self._dead and (self.job is not None or not stopping)

    def end(self) -> None:
        self.pipe.close()
        self._process.kill()
        self._process.join()


def serve_jobs(pipe: Connection, payload: bytes, corrections: boxes.Corrections) -> None:
    """In the worker: boxes are corrected before anything that reads one is unpickled."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    end_with_parent()
    boxes.correct(corrections)
    task: Task[Any, Any] = pickle.loads(payload)  # noqa: S301  (our own parent)
    with contextlib.suppress(EOFError, OSError):
        while True:
            job = pipe.recv()
            answer: tuple[Exception | None, Any]
            try:
                answer = (None, task(job))
            except Refused as failure:
                answer = (failure, None)
            except Exception as failure:  # noqa: BLE001  (whatever a task raises ends the run in the parent)
                answer = (RuntimeError(repr(failure)), None)
            pipe.send(answer)
