"""The lab's work on a Ray cluster: on this machine, or wherever the address leads. Armarium must be installed there.

Ray itself would run a dead worker's task again; it is told not to, so that here too a job is given up after the same
number of deaths.
"""

from __future__ import annotations

import logging
import os
import socket
from collections.abc import Iterable, Iterator
from typing import Any

from armarium import boxes, own_boxes
from armarium.lab.engine import POLL, Deadline, JobQueue, JobT, ResultT, Stop, Task, never
from armarium.reason import refusal

PATIENCE = 5.0  # seconds; Ray itself would try for minutes
SEVERAL_MACHINES = "RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER"  # Ray's switch; off, it listens on loopback alone
AHEAD = 2  # jobs sent for each processor of the cluster


def run_task(task: Task[JobT, ResultT], job: JobT, corrections: boxes.Corrections, pinned: str) -> ResultT:
    """`pinned` are the boxes that are played with here; a machine of the cluster may have others."""
    os.environ[own_boxes.VARIABLE] = pinned
    boxes.correct(corrections)
    return task(job)


class RayEngine:
    """`processes` limits the workers of a cluster that is started here; a cluster with an address has its own."""

    def __init__(
        self, address: str | None = None, processes: int | None = None, corrections: boxes.Corrections = ()
    ) -> None:
        self._ray = connected_ray(address, processes)
        self._corrections = corrections
        own_boxes.pin()
        once = {"max_calls": 1} if corrections else {}  # a box is read once in a process
        self._remote = self._ray.remote(max_retries=0, **once)(run_task)

    def run(self, task: Task[JobT, ResultT], jobs: Iterable[JobT], is_stopped: Stop = never) -> Iterator[ResultT]:
        queue = JobQueue(jobs)
        shared = self._ray.put(task)
        pending: dict[Any, JobT] = {}
        deadline = Deadline(is_stopped)
        most = AHEAD * max(1, int(self._ray.cluster_resources().get("CPU", 1)))
        try:
            while not deadline.is_over():
                while not deadline.check() and len(pending) < most and (job := queue.pop()) is not None:
                    pending[self._remote.remote(shared, job, self._corrections, os.environ[own_boxes.VARIABLE])] = job
                if not pending:
                    return
                ready, _ = self._ray.wait(list(pending), num_returns=1, timeout=POLL)
                for reference in ready:
                    yield from self._results(reference, pending.pop(reference), queue)
        finally:
            for reference in pending:
                self._ray.cancel(reference, force=True)

    def _results(self, reference: Any, job: JobT, queue: JobQueue[JobT]) -> Iterator[ResultT]:
        errors = self._ray.exceptions
        try:
            result: ResultT = self._ray.get(reference)
        except errors.RayTaskError as failure:
            raise failure.cause from failure
        except (errors.WorkerCrashedError, errors.NodeDiedError, errors.ObjectLostError, errors.RaySystemError):
            queue.put_back(job)
            return
        yield result


def connected_ray(address: str | None, processes: int | None) -> Any:
    """Ray, started here or connected; a session that is connected already is used as it is.

    Whoever reaches a Ray runs what they like there, so one that is started here is for this machine alone.
    """
    if address is None:
        os.environ.setdefault(SEVERAL_MACHINES, "0")
    try:
        import ray
    except ImportError:
        raise refusal("extra-missing", extra="ray") from None
    if address is not None:
        knock(address)
    if not ray.is_initialized():
        limits = {} if address is not None else {"num_cpus": processes, "include_dashboard": False}
        try:
            ray.init(address=address or "local", logging_level=logging.ERROR, log_to_driver=False, **limits)
        except (ConnectionError, OSError, RuntimeError, TimeoutError, ValueError) as failure:
            raise refusal("ray-unreachable", address=str(address), problem=str(failure).splitlines()[0]) from failure
    return ray


def knock(address: str) -> None:
    """Refused when nobody listens at `host:port`; an address of another form, as `auto`, is left to Ray."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if not (host and port.isdecimal()):
        return
    try:
        socket.create_connection((host, int(port)), PATIENCE).close()
    except (OSError, OverflowError) as failure:
        raise refusal("ray-unreachable", address=address, problem=str(failure)) from failure
