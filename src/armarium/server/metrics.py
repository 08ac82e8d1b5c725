"""What a process counts of itself, in the text format Prometheus reads. Numbers only: no names, no texts, no addresses.

Three kinds in a hundred lines need no library: the format is fixed, and a process speaks only for itself.
"""

from __future__ import annotations

import time
from bisect import bisect_left
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from armarium.server.hall import Hall

BOUNDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)  # seconds


class Counter:
    kind = "counter"

    def __init__(self, name: str, help: str) -> None:
        self.name = name
        self.help = help
        self.value = 0.0

    def add(self, amount: float = 1.0) -> None:
        self.value += amount

    def samples(self) -> list[str]:
        return [f"{self.name} {self.value:g}"]


class Gauge(Counter):
    kind = "gauge"

    def set(self, value: float) -> None:
        self.value = value


class Histogram:
    kind = "histogram"

    def __init__(self, name: str, help: str) -> None:
        self.name = name
        self.help = help
        self._counts = [0] * (len(BOUNDS) + 1)
        self._sum = 0.0

    def observe(self, seconds: float) -> None:
        self._counts[bisect_left(BOUNDS, seconds)] += 1
        self._sum += seconds

    @contextmanager
    def time(self) -> Iterator[None]:
        started = time.perf_counter()
        try:
            yield
        finally:
            self.observe(time.perf_counter() - started)

    def samples(self) -> list[str]:
        """Each bucket counts the smaller ones as well."""
        total, lines = 0, []
        for bound, count in zip((*map(str, BOUNDS), "+Inf"), self._counts, strict=True):
            total += count
            lines.append(f'{self.name}_bucket{{le="{bound}"}} {total}')
        return [*lines, f"{self.name}_sum {self._sum:g}", f"{self.name}_count {total}"]


class Metrics:
    """What is counted as it happens, and, when somebody looks, what is there at the moment."""

    def __init__(self) -> None:
        self.moves = Counter("armarium_moves_total", "Log lines committed: moves, also of bots, and take-backs")
        self.messages = Histogram("armarium_message_seconds", "From a socket message to its answer")
        self.writes = Histogram("armarium_write_seconds", "Until a log line is committed")
        self.refusals = Counter("armarium_refusals_total", "Socket messages refused")
        self.leases = Counter("armarium_lease_changes_total", "Tables taken by this process")
        self.losses = Counter("armarium_lease_losses_total", "Tables another process took from this one")
        self.relays = Counter("armarium_relays_total", "Sockets and requests relayed to another process")
        self.relaying = Gauge("armarium_relays", "Sockets being relayed to another process")
        self._tables = Gauge("armarium_tables", "Tables this process keeps in memory")
        self._viewers = Gauge("armarium_viewers", "Viewers at those tables")
        self._queue = Gauge("armarium_worker_queue", "Jobs that wait for a worker: bots, hints, analyses, simulations")

    def text(self, hall: Hall) -> str:
        lives = hall.lives()
        self._tables.set(len(lives))
        self._viewers.set(sum(len(live.joined_viewers()) for live in lives))
        self._queue.set(hall.bot_pool.waiting() + hall.simulation_pool.waiting())
        lines = []
        for metric in vars(self).values():
            lines += [f"# HELP {metric.name} {metric.help}", f"# TYPE {metric.name} {metric.kind}", *metric.samples()]
        return "\n".join(lines) + "\n"
