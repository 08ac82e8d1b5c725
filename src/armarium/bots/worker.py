"""Processes in which bots think, so that a slow or broken bot never holds up a table.

A job carries a determinization of the position, dealt anew for the bot's seat; the true one never comes here. Each
worker is a process of its own that takes jobs and returns results as lines of JSON: one that hangs or dies is killed
and replaced alone, which a shared pool cannot do.
"""

from __future__ import annotations

import asyncio
import importlib
import os
import signal
import subprocess
import sys
import threading
from collections import Counter, deque
from concurrent.futures import Future, ThreadPoolExecutor

import msgspec

from armarium.bots import program
from armarium.bots.analysis import MoveEvaluation, move_evaluation
from armarium.workers.fair_queue import ANONYMOUS, Capacity, FairQueue, Priority, Requester
from armarium.bots.hints import Hint, hints_for
from armarium.bots.observation import SECONDS, BotError, Observation
from armarium.bots.tree_cache import ObservedMove, TreeCache, TreeReuse
from armarium.chance import Chance
from armarium.orphans import end_with_parent

NICENESS = 10  # added to a worker's niceness: tables go before searches where they share a core
KEYS_KNOWN = 64  # trees a worker is known to keep
GRACE = 1.0  # seconds a worker has to end its programs
PROGRAM = "import sys; sys.path[:] = {path!r}; from armarium.bots.worker import serve_jobs; serve_jobs({bots!r})"


class MoveJob(msgspec.Struct, tag="move"):
    """The move of a bot. `seconds` is what it may take; with `command` it is a program to be started.

    `tree_key` names the seat of this game, `history` are its moves as the seat observed them: a bot that searches
    reuses its last tree, if this process grew it and the history goes on from there.
    """

    game: str
    bot: str
    position: str
    seat: int
    seed: int
    seconds: float = SECONDS
    command: str = ""
    tree_key: str = ""
    history: list[ObservedMove] = []


class SearchJob(msgspec.Struct, tag="search"):
    """A search of the position. With `played`: evaluate that move beside the best. Without: give hints."""

    game: str
    position: str
    seat: int
    seed: int
    simulations: int
    seconds: float
    played: str | None = None


class JobResult(msgspec.Struct):
    move: str = ""
    problem: str = ""
    hints: list[Hint] = []
    evaluation: MoveEvaluation | None = None


class _Pending:
    """A job and the future of its result."""

    def __init__(self, job: MoveJob | SearchJob) -> None:
        self.job = job
        self.result: Future[JobResult] = Future()


class Workers:
    """`count` processes and one more, started when first needed; a job takes at most `limit` seconds.

    Jobs wait in a fair queue, and no person and no priority ever has all processes (`fair_queue.Capacity`), so that
    nobody's bots wait for somebody else's. When more moves wait than there are processes, each is given so much less
    time: whoever has many tables shares between them what one person has. `bots` is the module in which a worker looks
    up bots and reads positions.
    """

    def __init__(self, count: int = 2, limit: float = 30.0, bots: str = "armarium.bots") -> None:
        self.limit = limit
        self._capacity = Capacity(count)
        self._queue: FairQueue[_Pending] = FairQueue()
        self._bots = bots
        self._lock = threading.Lock()
        self._threads = ThreadPoolExecutor(self._capacity.workers, thread_name_prefix="armarium-bot")
        self._idle: list[_Worker | None] = [
            None
        ] * self._capacity.workers  # as many as ask at once: there is always one
        self._running: set[_Worker] = set()
        self._closed = False

    async def choose(self, job: MoveJob, requester: Requester = ANONYMOUS) -> str:
        """The notation of the move the bot chose; BotError when there is none in time."""
        return (await self._submit(Priority.MOVE, requester, job)).move

    async def hints(self, job: SearchJob, requester: Requester = ANONYMOUS) -> list[Hint]:
        """The best moves of a position; BotError when there are none in time."""
        return (await self._submit(Priority.HINT, requester, job)).hints

    async def evaluate(self, job: SearchJob, requester: Requester = ANONYMOUS) -> MoveEvaluation:
        """The value of a move beside the best; BotError as above."""
        evaluation = (await self._submit(Priority.ANALYSIS, requester, job)).evaluation
        if evaluation is None:
            raise BotError("nothing was evaluated")
        return evaluation

    async def _submit(self, priority: Priority, requester: Requester, job: MoveJob | SearchJob) -> JobResult:
        pending = _Pending(job)
        with self._lock:
            self._queue.push(priority, requester, pending)
            self._start_jobs()
        return await asyncio.wrap_future(pending.result)

    def close(self) -> None:
        with self._lock:
            self._closed = True
            while (entry := self._queue.pop()) is not None:
                entry[2].result.cancel()
        self._threads.shutdown(wait=False, cancel_futures=True)
        for worker in list(self._running):
            worker.end()
        self._threads.shutdown(wait=True)

    def _start_jobs(self) -> None:
        """Start whatever may start now; the caller holds the lock."""
        while not self._closed and (entry := self._queue.pop(self._capacity.may_start)) is not None:
            priority, requester, pending = entry
            if not pending.result.set_running_or_notify_cancel():
                continue  # nobody waits for it any more
            if isinstance(pending.job, MoveJob):
                asking = self._capacity.moves() + Counter(other.person for other in self._queue.waiting(Priority.MOVE))
                asking[requester.person] += 1
                pending.job.seconds *= self._capacity.share(requester.person, asking)
            self._capacity.take(priority, requester.person)
            self._threads.submit(self._run, priority, requester, pending)

    def _run(self, priority: Priority, requester: Requester, pending: _Pending) -> None:
        try:
            pending.result.set_result(self._result(pending.job))
        except Exception as failure:  # noqa: BLE001  (whoever asked gets it)
            pending.result.set_exception(failure)
        finally:
            with self._lock:
                self._capacity.release(priority, requester.person)
                self._start_jobs()

    def _result(self, job: MoveJob | SearchJob) -> JobResult:
        who = job.bot if isinstance(job, MoveJob) else "a search"
        worker = self._take_idle(job.tree_key if isinstance(job, MoveJob) else "")
        try:
            worker = worker or self._start_worker()
            result = worker.run(job, self.limit)
        except (OSError, msgspec.DecodeError) as failure:
            self._end(worker)
            worker = None
            raise BotError(f"{who} died or took longer than {self.limit} s: {failure!r}") from failure
        finally:
            self._idle.append(worker)
        if result.problem:
            raise BotError(f"{who}: {result.problem}")
        return result

    def _take_idle(self, tree_key: str) -> _Worker | None:
        """An idle worker, preferably the one that keeps this tree; it is not waited for."""
        with self._lock:
            known = (place for place, worker in enumerate(self._idle) if worker and tree_key in worker.tree_keys)
            return self._idle.pop(next(known, -1))

    def _start_worker(self) -> _Worker:
        worker = _Worker(self._bots)
        self._running.add(worker)
        return worker

    def _end(self, worker: _Worker | None) -> None:
        if worker is not None:
            self._running.discard(worker)
            worker.end()


class _Worker:
    def __init__(self, bots: str) -> None:
        program = PROGRAM.format(path=sys.path, bots=bots)
        self._process = subprocess.Popen(
            [sys.executable, "-c", program], stdin=subprocess.PIPE, stdout=subprocess.PIPE, bufsize=0
        )
        self.tree_keys: deque[str] = deque(maxlen=KEYS_KNOWN)  # of the trees it may still keep

    def run(self, job: MoveJob | SearchJob, limit: float) -> JobResult:
        """Raises OSError or DecodeError when the process is gone; it is killed when the time is over."""
        jobs, results = self._process.stdin, self._process.stdout
        if jobs is None or results is None:
            raise BrokenPipeError
        if isinstance(job, MoveJob) and job.tree_key not in ("", *self.tree_keys):
            self.tree_keys.append(job.tree_key)
        alarm = threading.Timer(limit, self._stop)
        alarm.start()
        try:
            jobs.write(msgspec.json.encode(job) + b"\n")
            return msgspec.json.decode(results.readline(), type=JobResult)
        finally:
            alarm.cancel()

    def end(self) -> None:
        with self._process:
            self._stop()

    def _stop(self) -> None:
        """Let it end the programs it has started; a worker too busy even for that is killed."""
        self._process.terminate()
        try:
            self._process.wait(GRACE)
        except subprocess.TimeoutExpired:
            self._process.kill()


def serve_jobs(bots: str) -> None:
    """The main loop of a worker process: run jobs until its input ends."""
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, lambda *_: _leave())
    end_with_parent()
    with os.fdopen(os.dup(1), "wb", buffering=0) as results:
        os.dup2(2, 1)  # whatever a bot prints is no result
        cache = TreeCache()
        for line in sys.stdin.buffer:
            results.write(msgspec.json.encode(job_result(line, bots, cache)) + b"\n")


def _leave() -> None:
    program.kill_all()
    os._exit(1)


def job_result(line: bytes, bots: str, cache: TreeCache) -> JobResult:
    try:
        job = msgspec.json.decode(line, type=MoveJob | SearchJob)
        house = importlib.import_module(bots)
        observation = house.observation_at(job.game, job.position, job.seat, job.seconds)
        if isinstance(job, SearchJob):
            return search_result(job, observation)
        if job.tree_key:
            observation.tree_reuse = TreeReuse(job.tree_key, job.history, cache)
        bot = program.bot(job.command, job.game) if job.command else house.bot(job.bot, job.game)
        return JobResult(move=bot.choose(observation, Chance(job.seed)))
    except Exception as failure:  # noqa: BLE001  (a bot may fail in any way)
        return JobResult(problem=repr(failure))


def search_result(job: SearchJob, observation: Observation) -> JobResult:
    luck = Chance(job.seed)
    if job.played is None:
        return JobResult(hints=hints_for(observation, luck, job.simulations, job.seconds))
    return JobResult(evaluation=move_evaluation(observation, job.played, luck, job.simulations, job.seconds))
