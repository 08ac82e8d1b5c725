"""One worker process, from both ends of its pipes: the parent's `Worker`, and the loop that runs jobs in the child.

A job and its result are pickled. One that hangs or dies takes its worker with it, and nobody else's.
"""

from __future__ import annotations

import contextlib
import itertools
import os
import pickle
import signal
import subprocess
import sys
import threading
from collections import defaultdict, deque
from collections.abc import Callable
from typing import IO, Any, ClassVar, Generic, NamedTuple, TypeVar

from armarium.orphans import end_with_parent
from armarium.workers.fair_queue import Priority

Result = TypeVar("Result")
Kept = TypeVar("Kept")

KEYS_KNOWN = 64  # affinity keys that are remembered of a worker
GRACE = 1.0  # seconds a worker has to end what it has started
PROGRAM = """
import sys
sys.path[:] = {path!r}
from armarium.workers.process import serve_jobs
serve_jobs({niceness})
"""
ANYWHERE = 0  # the number of no session


class WorkerDied(Exception):
    """The process of a job ended under it, or was ended because it took too long."""


class JobFailed(Exception):
    """A job raised something that cannot be sent to another process."""


class Memory:
    """What a worker keeps between jobs: one for each session, and one for all jobs that have none."""

    def __init__(self) -> None:
        self._kept: dict[type, Any] = {}

    def of(self, kind: type[Kept]) -> Kept:
        """The one object of this type, made when first asked for."""
        if kind not in self._kept:
            self._kept[kind] = kind()
        kept: Kept = self._kept[kind]
        return kept


class Job(Generic[Result]):
    """What a worker is asked to work out. With an `affinity` it goes where the last job with that key went, if that
    worker is idle."""

    __slots__ = ()
    priority: ClassVar[Priority] = Priority.MOVE

    def affinity(self) -> str:
        return ""

    def run(self, memory: Memory) -> Result:
        """In the worker. What it raises is raised where the job is awaited."""
        raise NotImplementedError

    def limit_time(self, share: float) -> None:
        """Take no more than this share of the time that was given; called once, when it starts."""


class Request(NamedTuple):
    """`session` is the number of its memory; those of `over` are forgotten."""

    job: Job[Any]
    session: int
    over: list[int]


class Answer(NamedTuple):
    result: object
    failure: Exception | None


# --- in the parent ----------------------------------------------------------------------------------------------------


class Worker:
    """A process, started with its first job. Once it is dead it stays so."""

    def __init__(self, niceness: int) -> None:
        self.is_dead = False
        self.keys: deque[str] = deque(maxlen=KEYS_KNOWN)  # of jobs it may still have something in memory for
        self.sessions: set[int] = set()
        self._over: deque[int] = deque()
        self._niceness = niceness
        self._process: subprocess.Popen[bytes] | None = None
        self._lock = threading.Lock()

    def has_ended(self) -> bool:
        """Whether its process ended while nobody looked."""
        return self._process is not None and self._process.poll() is not None

    def run(self, job: Job[Result], session: int, limit: float) -> Result:
        """Blocks. Raises WorkerDied when the process ends or is ended at the limit, else whatever the job raised."""
        if job.affinity() not in ("", *self.keys):
            self.keys.append(job.affinity())
        over = [self._over.popleft() for _ in range(len(self._over))]
        payload = pickle.dumps(Request(job, session, over))
        try:
            answer = self._exchange(payload, limit)
        except (OSError, EOFError, pickle.UnpicklingError) as failure:
            self.end()
            raise WorkerDied(f"died or took longer than {limit} s: {failure!r}") from failure
        if answer.failure is not None:
            raise answer.failure
        result: Result = answer.result  # type: ignore[assignment]
        return result

    def _exchange(self, payload: bytes, limit: float) -> Answer:
        process = self._start_once()
        assert process.stdin is not None and process.stdout is not None
        alarm = threading.Timer(limit, stop, [process])
        alarm.daemon = True
        alarm.start()
        try:
            send(process.stdin, payload)
            answer: Answer = pickle.loads(receive(process.stdout))  # noqa: S301  (our own process)
            return answer
        except ValueError as failure:
            if process.stdin.closed:  # `end` was called by another thread just before
                raise BrokenPipeError("it was ended") from failure
            raise
        finally:
            alarm.cancel()

    def _start_once(self) -> subprocess.Popen[bytes]:
        with self._lock:
            if self.is_dead:
                raise BrokenPipeError("it was ended")
            if self._process is None:
                program = PROGRAM.format(path=sys.path, niceness=self._niceness)
                self._process = subprocess.Popen(
                    [sys.executable, "-c", program], stdin=subprocess.PIPE, stdout=subprocess.PIPE
                )
            return self._process

    def end_session(self, session: int) -> None:
        """Its memory is forgotten with the next job."""
        self.sessions.discard(session)
        self._over.append(session)

    def end(self) -> None:
        with self._lock:
            self.is_dead = True
        if self._process is not None:
            stop(self._process)
            with contextlib.suppress(OSError), self._process:
                pass  # closes its pipes

    def terminate(self) -> None:
        """Ask it to end; nobody waits for it here."""
        if self._process is not None:
            self._process.terminate()


def stop(process: subprocess.Popen[bytes]) -> None:
    """Let it end what it has started; a worker too busy even for that is killed."""
    process.terminate()
    try:
        process.wait(GRACE)
    except subprocess.TimeoutExpired:
        process.kill()


class Session:
    """Jobs that share a memory: they run in one worker, whichever took the first of them, and die with it."""

    _numbers = itertools.count(ANYWHERE + 1)

    def __init__(self) -> None:
        self.number = next(Session._numbers)
        self.worker: Worker | None = None

    def pin(self, worker: Worker) -> None:
        self.worker = worker
        worker.sessions.add(self.number)

    def end(self) -> None:
        worker, self.worker = self.worker, None
        if worker is not None:
            worker.end_session(self.number)


# --- in both ----------------------------------------------------------------------------------------------------------


def send(pipe: IO[bytes], payload: bytes) -> None:
    """Pickled bytes know their length: what they hold is unpickled only once all of it is there."""
    pickle.dump(payload, pipe)
    pipe.flush()


def receive(pipe: IO[bytes]) -> bytes:
    payload: bytes = pickle.load(pipe)  # noqa: S301
    return payload


# --- in the worker ----------------------------------------------------------------------------------------------------

_endings: set[Callable[[], None]] = set()


def on_end(ending: Callable[[], None]) -> None:
    """Have this called when the worker is told to end; it must be quick."""
    _endings.add(ending)


def serve_jobs(niceness: int) -> None:
    """The main loop of a worker process: run jobs until its input ends."""
    if hasattr(os, "nice"):
        os.nice(niceness)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, lambda *_: leave())
    end_with_parent()
    memories: defaultdict[int, Memory] = defaultdict(Memory)
    with os.fdopen(os.dup(1), "wb") as answers, contextlib.suppress(EOFError):
        os.dup2(2, 1)  # whatever a job prints is no answer
        while True:
            send(answers, answer_to(receive(sys.stdin.buffer), memories))


def leave() -> None:
    for ending in _endings:
        ending()
    os._exit(1)


def answer_to(payload: bytes, memories: defaultdict[int, Memory]) -> bytes:
    try:
        request: Request = pickle.loads(payload)  # noqa: S301
        for session in request.over:
            memories.pop(session, None)
        return pickle.dumps(Answer(request.job.run(memories[request.session]), None))
    except Exception as failure:  # noqa: BLE001  (whoever awaits the job gets it)
        return pickle.dumps(Answer(None, portable(failure)))


def portable(failure: Exception) -> Exception:
    """The same, or what stands for one that does not survive pickling."""
    try:
        pickle.loads(pickle.dumps(failure))  # noqa: S301
    except Exception:  # noqa: BLE001  (an exception of somebody else may fail in any way)
        return JobFailed(repr(failure))
    return failure
