"""A fair queue: whoever submits many jobs waits behind themselves, never in front of others.

The highest priority first; among those people take turns, among one person's jobs their tables do, and at one table
first come, first served. It knows no clock and no worker.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from enum import IntEnum
from typing import Generic, NamedTuple, TypeVar

T = TypeVar("T")
REMEMBERED = 2000  # tables whose last turn is known; who was served longer ago counts as new


class Priority(IntEnum):
    """What a job is for, the most urgent first."""

    MOVE = 0
    HINT = 1
    ANALYSIS = 2


class Requester(NamedTuple):
    """For whom, and at which table; a bot's move is requested by its table's host."""

    person: str = ""
    table: str = ""


ANONYMOUS = Requester()


class FairQueue(Generic[T]):
    """Turns are kept by how long ago somebody was served: who never was comes first, then who waits longest for it."""

    def __init__(self) -> None:
        self._waiting: list[tuple[Priority, Requester, T]] = []
        self._served = 0
        self._people: dict[tuple[Priority, str], int] = {}
        self._tables: dict[tuple[Priority, Requester], int] = {}

    def __len__(self) -> int:
        return len(self._waiting)

    def waiting(self, priority: Priority) -> Iterator[Requester]:
        return (requester for other, requester, _ in self._waiting if other == priority)

    def push(self, priority: Priority, requester: Requester, job: T) -> None:
        self._waiting.append((priority, requester, job))

    def pop(
        self, may_start: Callable[[Priority, Requester, T], bool] | None = None
    ) -> tuple[Priority, Requester, T] | None:
        """The next job, of those that may start; None when there is none."""
        startable = [place for place, entry in enumerate(self._waiting) if may_start is None or may_start(*entry)]
        if not startable:
            return None
        entry = self._waiting.pop(min(startable, key=self._rank))
        self._serve(entry[0], entry[1])
        return entry

    def _rank(self, place: int) -> tuple[int, int, int, int]:
        priority, requester, _ = self._waiting[place]
        return (
            priority,
            self._people.get((priority, requester.person), 0),
            self._tables.get((priority, requester), 0),
            place,
        )

    def _serve(self, priority: Priority, requester: Requester) -> None:
        self._served += 1
        self._people[priority, requester.person] = self._tables[priority, requester] = self._served
        if len(self._tables) > REMEMBERED:
            lately = self._served - REMEMBERED // 2
            self._people = {who: served for who, served in self._people.items() if served > lately}
            self._tables = {where: served for where, served in self._tables.items() if served > lately}


class Capacity:
    """How many workers may be busy with what: here all of them, with whatever comes."""

    def __init__(self, workers: int) -> None:
        self.workers = workers
        self._busy: Counter[tuple[Priority, str]] = Counter()

    def may_start(self, priority: Priority, person: str) -> bool:
        return self._busy.total() < self.workers

    def take(self, priority: Priority, person: str) -> None:
        self._busy[priority, person] += 1

    def release(self, priority: Priority, person: str) -> None:
        self._busy[priority, person] -= 1
        self._busy += Counter()  # drops those with nothing under way

    def moves(self) -> Counter[str]:
        """The moves under way, by person."""
        return Counter({person: busy for (priority, person), busy in self._busy.items() if is_move(priority)})

    def share(self, person: str, moves: Counter[str]) -> float:
        """How much of its time a move may have when so many of each person's moves are waiting or under way."""
        return 1.0


class ReservedCapacity(Capacity):
    """For long jobs: one of `count` + 1 workers is always left for somebody else.

    Moves never have all workers, searches for people (hints, analyses) never have all, analyses have one; no person has
    all, nor more than `count` - 1 (but one) for moves or for searches.
    """

    def __init__(self, count: int) -> None:
        super().__init__(count + 1)
        self.count = count

    @property
    def each(self) -> int:
        return max(1, self.count - 1)

    def may_start(self, priority: Priority, person: str) -> bool:
        alike = [(who, busy) for (other, who), busy in self._busy.items() if is_move(other) == is_move(priority)]
        analyses = sum(busy for (other, _), busy in self._busy.items() if other == Priority.ANALYSIS)
        return (
            super().may_start(priority, person)
            and sum(busy for (_, who), busy in self._busy.items() if who == person) < self.count
            and sum(busy for _, busy in alike) < self.count
            and sum(busy for who, busy in alike if who == person) < self.each
            and (priority != Priority.ANALYSIS or not analyses)
        )

    def share(self, person: str, moves: Counter[str]) -> float:
        return min(1.0, min(self.each, self.count / len(moves)) / moves[person])


def is_move(priority: Priority) -> bool:
    return priority == Priority.MOVE
