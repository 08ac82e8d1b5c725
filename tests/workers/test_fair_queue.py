"""Questions to bots wait in a fair queue: whoever asks for much waits behind themselves, never in front of others."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Iterator
from typing import Any, ClassVar

import pytest

from armarium.bots.jobs import BotPool, MoveJob
from armarium.workers import fair_queue, pool
from armarium.workers.fair_queue import Capacity, FairQueue, Priority, Requester, ReservedCapacity
from armarium.workers.process import Job, Worker

MOVE, HINT, ANALYSIS = Priority


def order(queue: FairQueue[str]) -> list[str]:
    jobs = []
    while (entry := queue.pop()) is not None:
        jobs.append(entry[2])
    return jobs


def queue_of(*waiting: tuple[Priority, str, str, str]) -> FairQueue[str]:
    queue: FairQueue[str] = FairQueue()
    for priority, person, table, job in waiting:
        queue.push(priority, Requester(person, table), job)
    return queue


# --- the order ------------------------------------------------------------------------------------------------------


def test_moves_go_before_hints_and_hints_before_analyses() -> None:
    waiting = [(ANALYSIS, "ana", "t", "past"), (HINT, "ana", "t", "hint"), (MOVE, "bo", "u", "move")]
    assert order(queue_of(*waiting)) == ["move", "hint", "past"]


def test_people_take_turns_however_much_one_of_them_asks_for() -> None:
    greedy = [(HINT, "greedy", f"t{n}", f"greedy {n}") for n in range(60)]
    queue = queue_of(*greedy, (HINT, "ana", "a", "ana 0"), (HINT, "bo", "b", "bo 0"), (HINT, "ana", "a", "ana 1"))
    assert order(queue)[:6] == ["greedy 0", "ana 0", "bo 0", "greedy 1", "ana 1", "greedy 2"]


def test_one_persons_tables_take_turns_and_at_one_table_who_came_first() -> None:
    waiting = [(MOVE, "ana", table, f"{table} {n}") for table, count in (("t", 3), ("u", 2)) for n in range(count)]
    assert order(queue_of(*waiting)) == ["t 0", "u 0", "t 1", "u 1", "t 2"]


def test_a_newcomer_is_next_though_others_wait_for_long() -> None:
    queue = queue_of(*[(MOVE, "greedy", f"t{n}", f"greedy {n}") for n in range(60)])
    assert [entry[2] for _ in range(3) if (entry := queue.pop()) is not None] == ["greedy 0", "greedy 1", "greedy 2"]
    queue.push(MOVE, Requester("ana", "a"), "ana")
    assert order(queue)[:2] == ["ana", "greedy 3"]


def test_asking_one_thing_at_a_time_does_not_jump_the_queue() -> None:
    """Two who ask again as soon as they are answered leave every third turn to who has been waiting."""
    queue = queue_of(*[(MOVE, "patient", "t", "patient") for _ in range(9)])
    served = []
    for turn in range(9):
        for person in ("quick", "brisk"):
            if person not in {requester.person for requester in queue.waiting(MOVE)}:
                queue.push(MOVE, Requester(person, person), person)
        entry = queue.pop()
        assert entry is not None
        served.append(entry[2])
        assert turn < 3 or Counter(served[-3:]) == Counter(("patient", "quick", "brisk"))


def test_what_may_not_start_is_passed_over_and_keeps_its_turn() -> None:
    queue = queue_of((MOVE, "ana", "t", "ana"), (MOVE, "bo", "u", "bo"))
    entry = queue.pop(lambda priority, requester, job: requester.person != "ana")
    assert entry is not None and entry[2] == "bo"
    assert queue.pop(lambda priority, requester, job: False) is None
    assert order(queue) == ["ana"]


def test_turns_of_long_ago_are_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fair_queue, "REMEMBERED", 10)
    queue: FairQueue[int] = FairQueue()
    for n in range(200):
        queue.push(MOVE, Requester(f"p{n}", f"t{n}"), n)
        queue.pop()
    assert len(queue._tables) <= 11 and len(queue._people) <= 11


# --- how many at once -----------------------------------------------------------------------------------------------


def started(capacity: Capacity, *jobs: tuple[Priority, str]) -> list[tuple[Priority, str]]:
    """Those that start, one after the other, while none of them ends."""
    running = []
    for priority, person in jobs:
        if capacity.may_start(priority, person):
            capacity.take(priority, person)
            running.append((priority, person))
    return running


@pytest.mark.parametrize("count", [2, 3, 4])
@pytest.mark.parametrize("priority", [MOVE, HINT, ANALYSIS])
def test_one_guest_always_leaves_a_worker_for_anothers_move(count: int, priority: Priority) -> None:
    capacity = ReservedCapacity(count)
    flood = [(priority, "greedy"), (HINT, "greedy"), (ANALYSIS, "greedy"), (MOVE, "greedy")] * 20
    running = started(capacity, *flood)
    assert len(running) == count
    assert started(capacity, (MOVE, "ana")) == [(MOVE, "ana")]


@pytest.mark.parametrize("count", [2, 3, 4])
@pytest.mark.parametrize("priority", [MOVE, HINT])
def test_one_guest_who_asks_for_one_thing_leaves_a_worker_for_the_same_of_another(
    count: int, priority: Priority
) -> None:
    capacity = ReservedCapacity(count)
    assert len(started(capacity, *[(priority, "greedy")] * 60)) == count - 1
    assert started(capacity, (priority, "ana")) == [(priority, "ana")]


@pytest.mark.parametrize("count", [1, 2, 3])
def test_thoughts_of_many_leave_a_worker_for_moves_and_moves_of_many_one_for_thoughts(count: int) -> None:
    thinking, moving = ReservedCapacity(count), ReservedCapacity(count)
    assert len(started(thinking, *[(HINT, f"p{n}") for n in range(20)])) == count
    assert started(thinking, (MOVE, "ana")) == [(MOVE, "ana")]
    assert len(started(moving, *[(MOVE, f"p{n}") for n in range(20)])) == count
    assert started(moving, (HINT, "ana")) == [(HINT, "ana")]


def test_one_worker_at_most_is_busy_with_the_past() -> None:
    capacity = ReservedCapacity(4)
    assert started(capacity, (ANALYSIS, "ana"), (ANALYSIS, "bo")) == [(ANALYSIS, "ana")]
    capacity.release(ANALYSIS, "ana")
    assert capacity.may_start(ANALYSIS, "bo")


def test_whoever_has_many_tables_shares_their_own_time_alone() -> None:
    capacity = ReservedCapacity(2)
    assert capacity.share("ana", Counter(ana=1)) == 1.0
    assert capacity.share("ana", Counter(ana=1, greedy=60)) == 1.0
    assert capacity.share("greedy", Counter(ana=1, greedy=60)) == pytest.approx(1 / 60)
    assert capacity.share("ana", Counter(ana=1, bo=1, cy=1, di=1)) == 0.5


# --- the workers ask in that order ----------------------------------------------------------------------------------


class Recorder(Worker):
    """Answers at once; what it was asked is kept in its order."""

    jobs: ClassVar[list[MoveJob]] = []

    def run(self, job: Job[Any], session: int, limit: float) -> Any:
        assert isinstance(job, MoveJob)
        self.jobs.append(job)
        return "pass"


@pytest.fixture
def workers(monkeypatch: pytest.MonkeyPatch) -> Iterator[BotPool]:
    """One worker for each kind of job."""
    monkeypatch.setattr(Recorder, "jobs", [])
    monkeypatch.setattr(pool, "Worker", Recorder)
    workers = BotPool(1)
    yield workers
    workers.close()


def job_of(person: str, seconds: float = 2.0) -> tuple[MoveJob, Requester]:
    return MoveJob("lantern", person, "", 0, 0, seconds), Requester(person, person)


def test_the_workers_answer_in_the_fair_order_and_give_each_their_share_of_time(workers: BotPool) -> None:
    async def ask() -> None:
        greedy = [MoveJob("lantern", f"greedy {n}", "", 0, 0, 2.0) for n in range(5)]
        with workers._lock:  # nothing starts before all have asked
            workers._capacity.take(MOVE, "somebody")
        waiting = [asyncio.create_task(workers.choose(job, Requester("greedy", job.bot))) for job in greedy]
        waiting.append(asyncio.create_task(workers.choose(*job_of("ana"))))
        await asyncio.sleep(0)
        with workers._lock:
            workers._capacity.release(MOVE, "somebody")
            workers._start_jobs()
        assert await asyncio.gather(*waiting) == ["pass"] * 6

    asyncio.run(ask())
    names = [job.bot for job in Recorder.jobs]
    assert names == ["greedy 0", "ana", "greedy 1", "greedy 2", "greedy 3", "greedy 4"]
    seconds = {job.bot: job.seconds for job in Recorder.jobs}
    assert seconds["ana"] == pytest.approx(2.0 / 2)
    assert seconds["greedy 0"] == pytest.approx(2.0 / 2 / 5)


def test_a_question_nobody_waits_for_any_more_is_not_asked(workers: BotPool) -> None:
    async def ask() -> None:
        with workers._lock:
            workers._capacity.take(MOVE, "somebody")
        given_up = asyncio.create_task(workers.choose(*job_of("bo")))
        waiting = asyncio.create_task(workers.choose(*job_of("ana")))
        await asyncio.sleep(0)
        given_up.cancel()
        await asyncio.sleep(0)
        with workers._lock:
            workers._capacity.release(MOVE, "somebody")
            workers._start_jobs()
        assert await waiting == "pass"

    asyncio.run(ask())
    assert [job.bot for job in Recorder.jobs] == ["ana"]
