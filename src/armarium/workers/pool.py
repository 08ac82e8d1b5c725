"""A pool of worker processes with a fair queue before it.

Each worker is a process of its own, started when it is needed; one that hangs or dies is replaced alone, which a shared
`ProcessPoolExecutor` cannot do. It knows no game, no bot and no body: jobs bring what is to be run.
"""

from __future__ import annotations

import asyncio
import threading
from collections import Counter
from concurrent.futures import Future, ThreadPoolExecutor
from typing import Any, Generic, NamedTuple, TypeVar

from armarium.workers.fair_queue import ANONYMOUS, Capacity, FairQueue, Priority, Requester
from armarium.workers.process import ANYWHERE, Job, Session, Worker, WorkerDied

Result = TypeVar("Result")


class Pending(NamedTuple, Generic[Result]):
    """A job and the future of its result."""

    job: Job[Result]
    session: Session | None
    result: Future[Result]

    @property
    def worker(self) -> Worker | None:
        """The one that must run it; None when any can."""
        return None if self.session is None else self.session.worker


class Pool:
    """As many workers as its capacity has; a job takes at most `limit` seconds.

    What may start is up to the capacity, what is next to the fair queue. A job of a session waits for its worker, and
    fails when that has died; all others wait for any. `niceness` is added to that of the workers.
    """

    def __init__(self, capacity: Capacity, limit: float = 30.0, niceness: int = 0) -> None:
        self.limit = limit
        self._capacity = capacity
        self._niceness = niceness
        self._queue: FairQueue[Pending[Any]] = FairQueue()
        self._lock = threading.Lock()
        self._threads = ThreadPoolExecutor(capacity.workers, thread_name_prefix="armarium-worker")
        self._workers = [Worker(niceness) for _ in range(capacity.workers)]
        self._idle = list(self._workers)
        self._closed = False

    async def run(self, job: Job[Result], requester: Requester = ANONYMOUS, session: Session | None = None) -> Result:
        """WorkerDied when its worker dies or takes too long; else whatever the job raises. Cancelled when the pool is
        closed before it started."""
        pending = Pending(job, session, Future[Result]())
        with self._lock:
            if self._closed:
                pending.result.cancel()
            else:
                self._queue.push(job.priority, requester, pending)
                self._start_jobs()
        return await asyncio.wrap_future(pending.result)

    def waiting(self) -> int:
        """How many jobs no worker has begun."""
        return len(self._queue)

    def close(self) -> None:
        """Cancel what waits and end all workers, whatever they are at."""
        with self._lock:
            self._closed = True
            while (entry := self._queue.pop()) is not None:
                entry[2].result.cancel()
            workers = list(self._workers)
        for worker in workers:
            worker.terminate()
        for worker in workers:
            worker.end()
        self._threads.shutdown(wait=True)

    # --- the caller holds the lock --------------------------------------------------------------------------------

    def _start_jobs(self) -> None:
        """Start whatever may start now."""
        for worker in [idle for idle in self._idle if idle.has_ended()]:
            self._idle.remove(worker)
            worker.end()
            self._release(worker)
        while not self._closed and (entry := self._queue.pop(self._may_start)) is not None:
            priority, requester, pending = entry
            if not pending.result.set_running_or_notify_cancel():
                continue  # nobody waits for it any more
            if pending.worker is not None and pending.worker.is_dead:
                pending.result.set_exception(WorkerDied("what the job needs has died with another one's worker"))
                continue
            if priority == Priority.MOVE:
                pending.job.limit_time(self._share(requester.person))
            self._capacity.take(priority, requester.person)
            self._threads.submit(self._run, priority, requester, pending, self._take_worker(pending))

    def _may_start(self, priority: Priority, requester: Requester, pending: Pending[Any]) -> bool:
        worker = pending.worker
        if worker is not None and worker.is_dead:
            return True  # only to be told so
        return self._capacity.may_start(priority, requester.person) and (worker is None or worker in self._idle)

    def _share(self, person: str) -> float:
        moves = self._capacity.moves() + Counter(other.person for other in self._queue.waiting(Priority.MOVE))
        moves[person] += 1
        return self._capacity.share(person, moves)

    def _take_worker(self, pending: Pending[Any]) -> Worker:
        """The one of its session, else of the idle ones preferably one with its key, then one with few sessions, then
        the last one used: a process that runs already."""
        worker = pending.worker or max(
            reversed(self._idle), key=lambda idle: (pending.job.affinity() in idle.keys, -len(idle.sessions))
        )
        self._idle.remove(worker)
        if pending.session is not None and pending.session.worker is None:
            pending.session.pin(worker)
        return worker

    def _release(self, worker: Worker) -> None:
        """It is idle again; a dead one has an heir, which is started when it is needed."""
        if worker.is_dead:
            self._workers.remove(worker)
            worker = Worker(self._niceness)
            self._workers.append(worker)
            self._idle.insert(0, worker)
        else:
            self._idle.append(worker)

    # --- in a thread ----------------------------------------------------------------------------------------------

    def _run(self, priority: Priority, requester: Requester, pending: Pending[Any], worker: Worker) -> None:
        number = ANYWHERE if pending.session is None else pending.session.number
        try:
            result = worker.run(pending.job, number, self.limit)
        except Exception as failure:  # noqa: BLE001  (whoever awaits it gets it)
            self._pass_on(priority, requester, worker)
            pending.result.set_exception(failure)
        else:
            self._pass_on(priority, requester, worker)
            pending.result.set_result(result)

    def _pass_on(self, priority: Priority, requester: Requester, worker: Worker) -> None:
        with self._lock:
            self._release(worker)
            self._capacity.release(priority, requester.person)
            self._start_jobs()
