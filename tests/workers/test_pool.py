"""A pool whose workers hang or die: nobody waits for ever, no process is left over, and the next job is done."""

from __future__ import annotations

import asyncio
import os
import time
from collections import deque
from collections.abc import Coroutine, Iterator
from concurrent.futures import Future
from pathlib import Path
from typing import IO, Any

import pytest

from armarium.reason import Reason, Refused
from armarium.workers.fair_queue import Capacity, Priority, Requester, ReservedCapacity
from armarium.workers.pool import Pending, Pool
from armarium.workers.process import ANYWHERE, JobFailed, Session, Worker, WorkerDied, send
from tests.server.house import PATIENCE
from tests.workers.calls import Call, Count, HintCall, Unsendable, fail, refuse, wait_for

FOR_EVER = Call(time.sleep, (3600.0,))
PID = Call(os.getpid)


@pytest.fixture
def pool() -> Iterator[Pool]:
    """With one worker."""
    pool = Pool(Capacity(1))
    yield pool
    pool.close()


@pytest.fixture
def pair() -> Iterator[Pool]:
    pool = Pool(Capacity(2))
    yield pool
    pool.close()


def wait_until_gone(process: int) -> None:
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        try:
            os.kill(process, 0)
        except ProcessLookupError:
            return
        time.sleep(0.005)
    raise AssertionError(f"worker {process} still runs")


async def hang(pool: Pool, session: Session | None = None) -> None:
    """One worker fewer, for a moment."""
    limit, pool.limit = pool.limit, 0.01
    with pytest.raises(WorkerDied):
        await pool.run(FOR_EVER, session=session)
    pool.limit = limit


# --- death ------------------------------------------------------------------------------------------------------------


def test_a_worker_that_hangs_is_ended_and_replaced(pool: Pool) -> None:
    async def hanging() -> tuple[int, int]:
        first: int = await pool.run(PID)
        await hang(pool)
        return first, await pool.run(PID)

    first, second = asyncio.run(hanging())
    wait_until_gone(first)
    assert second != first


def test_a_job_that_ends_its_worker_fails_and_the_next_one_is_done(pool: Pool) -> None:
    async def dying() -> None:
        with pytest.raises(WorkerDied):
            await pool.run(Call(os._exit, (3,)))
        assert await pool.run(PID) > 0

    asyncio.run(dying())


def test_who_waits_behind_a_job_that_hangs_gets_the_fresh_worker(pool: Pool) -> None:
    async def waiting() -> None:
        first = await pool.run(PID)
        pool.limit = 0.01
        hanging = asyncio.create_task(pool.run(FOR_EVER))
        await asyncio.sleep(0)
        behind = asyncio.create_task(pool.run(PID))
        await asyncio.sleep(0)
        pool.limit = 30.0
        with pytest.raises(WorkerDied):
            await hanging
        fresh = await behind
        assert fresh != first and await pool.run(PID) == fresh

    asyncio.run(waiting())


def test_a_worker_that_died_while_idle_costs_no_job(pool: Pool) -> None:
    async def again() -> None:
        first = await pool.run(PID)
        pool._workers[0]._process.kill()  # type: ignore[union-attr]
        pool._workers[0]._process.wait()  # type: ignore[union-attr]
        assert await pool.run(PID) != first

    asyncio.run(again())


def test_a_pool_closes_while_a_worker_hangs_and_another_job_waits() -> None:
    """No server waits for a worker that never answers."""

    async def closing(pool: Pool) -> int:
        process: int = await pool.run(PID)
        hanging, waiting = (asyncio.create_task(pool.run(job)) for job in (FOR_EVER, PID))
        await asyncio.sleep(0)
        await asyncio.to_thread(pool.close)
        with pytest.raises(WorkerDied):
            await hanging
        with pytest.raises(asyncio.CancelledError):
            await waiting
        with pytest.raises(asyncio.CancelledError):
            await pool.run(PID)
        return process

    wait_until_gone(asyncio.run(closing(Pool(Capacity(1)))))


def test_a_worker_ended_between_its_start_and_its_job_has_died(monkeypatch: pytest.MonkeyPatch) -> None:
    """Its pipes are closed under the thread that was about to write: no fault of the job."""
    worker = Worker(0)

    def send_late(pipe: IO[bytes], payload: bytes) -> None:
        worker.end()
        send(pipe, payload)

    monkeypatch.setattr("armarium.workers.process.send", send_late)
    with pytest.raises(WorkerDied, match="it was ended"):
        worker.run(PID, ANYWHERE, PATIENCE)


def test_what_a_job_raises_is_raised_where_it_is_awaited(pool: Pool) -> None:
    async def failing() -> None:
        first = await pool.run(PID)
        with pytest.raises(ZeroDivisionError):
            await pool.run(Call(divmod, (1, 0)))
        with pytest.raises(Refused) as refused:
            await pool.run(Call(refuse))
        assert refused.value.reason == Reason("M-11", "slot-empty", {"slot": 3})
        with pytest.raises(JobFailed, match="Unsendable"):
            await pool.run(Call(fail, (Unsendable, 1, 2)))
        assert await pool.run(PID) == first, "none of that costs a worker"

    asyncio.run(failing())


def test_what_a_job_prints_is_no_answer(pool: Pool) -> None:
    asyncio.run(pool.run(Call(print, ("loud",))))
    assert asyncio.run(pool.run(PID)) > 0


# --- sessions ---------------------------------------------------------------------------------------------------------


def test_a_session_keeps_its_memory_beside_others_in_one_worker(pool: Pool) -> None:
    async def counting() -> list[int]:
        one, two = Session(), Session()
        return [await pool.run(Count(), session=session) for session in (one, two, one, None, one, two, None)]

    assert asyncio.run(counting()) == [1, 1, 2, 1, 3, 2, 2]


def test_a_session_that_is_over_is_forgotten(pool: Pool) -> None:
    async def counting() -> list[int]:
        session = Session()
        numbers = [await pool.run(Count(), session=session) for _ in range(2)]
        session.end()
        session.end()
        await pool.run(PID)
        return [*numbers, await pool.run(Count(), session=session)]

    assert asyncio.run(counting()) == [1, 2, 1]


def test_sessions_are_spread_over_workers_and_each_stays_with_its_own(pair: Pool) -> None:
    async def asking() -> None:
        one, two = Session(), Session()
        first, second = [await pair.run(PID, session=session) for session in (one, two)]
        assert first != second
        assert [await pair.run(PID, session=session) for session in (two, one, one)] == [second, first, first]
        one.end()
        two.end()
        assert not any(worker.sessions for worker in pair._workers)

    asyncio.run(asking())


def test_a_session_waits_for_its_worker_and_nobody_waits_for_it(pair: Pool, tmp_path: Path) -> None:
    gate = tmp_path / "open"

    async def asking() -> None:
        session = Session()
        own = await pair.run(PID, session=session)
        busy = asyncio.create_task(pair.run(Call(wait_for, (gate,)), session=session))
        await asyncio.sleep(0)
        mine = asyncio.create_task(pair.run(PID, session=session))
        await asyncio.sleep(0)
        assert await pair.run(PID) != own and not mine.done()
        gate.touch()
        await busy
        assert await mine == own

    asyncio.run(asking())


def test_a_session_dies_with_its_worker(pool: Pool) -> None:
    """It says so, instead of going on with something else; what waits for it is told as well."""

    async def going_on() -> None:
        session = Session()
        assert await pool.run(Count(), session=session) == 1
        pool.limit = 0.01
        hanging = asyncio.create_task(pool.run(FOR_EVER))
        await asyncio.sleep(0)
        behind = asyncio.create_task(pool.run(Count(), session=session))
        with pytest.raises(WorkerDied):
            await hanging
        pool.limit = 30.0
        for job in (behind, pool.run(Count(), session=session)):
            with pytest.raises(WorkerDied):
                await job
        assert await pool.run(Count(), session=Session()) == 1

    asyncio.run(going_on())


# --- which worker -----------------------------------------------------------------------------------------------------


def worker_with(*keys: str) -> Worker:
    worker = Worker(0)
    worker.keys = deque(keys)
    return worker


def chosen(key: str, *idle: Worker) -> Worker:
    pool = Pool(Capacity(len(idle)))
    pool._idle = list(idle)
    return pool._take_worker(Pending(Call(os.getpid, key=key), None, Future()))


def test_the_worker_with_the_key_is_taken_if_it_is_idle_else_the_last_used() -> None:
    one, two, three = worker_with("a", "b"), worker_with("c"), worker_with()
    assert chosen("b", one, two, three) is one
    assert chosen("c", one, two, three) is two
    assert chosen("a", two, three) is three
    assert chosen("", one, two) is two


def test_the_same_process_is_asked_again_for_a_key(pair: Pool) -> None:
    async def asking() -> None:
        session = Session()
        first = await pair.run(Call(os.getpid, key="a"))
        assert await pair.run(Call(os.getpid, key="b"), session=session) == first
        other = await pair.run(PID, session=Session())
        assert other != first, "the last used from now on"
        assert await pair.run(Call(os.getpid, key="a")) == first

    asyncio.run(asking())


# --- turns ------------------------------------------------------------------------------------------------------------


async def note(job: Coroutine[Any, Any, Any], name: str, done: list[str]) -> None:
    await job
    done.append(name)


def test_people_take_turns_however_many_tables_one_of_them_has(pool: Pool) -> None:
    done: list[str] = []

    def piece(person: str, table: int) -> asyncio.Task[None]:
        name = f"{person} {table}"
        return asyncio.create_task(note(pool.run(PID, Requester(person, name)), name, done))

    async def crowd() -> None:
        greedy = [piece("greedy", table) for table in range(6)]
        await asyncio.sleep(0)
        await asyncio.gather(*greedy, *[piece("ana", 0) for _ in range(2)])

    asyncio.run(crowd())
    assert done == ["greedy 0", "ana 0", "greedy 1", "ana 0", "greedy 2", "greedy 3", "greedy 4", "greedy 5"]


def test_a_move_overtakes_the_hints_that_wait(pool: Pool) -> None:
    done: list[str] = []

    async def crowd() -> None:
        with pool._lock:  # nothing starts before all have asked
            pool._capacity.take(Priority.MOVE, "somebody")
        hints = [note(pool.run(HintCall(os.getpid), Requester(f"p{n}")), "hint", done) for n in range(4)]
        tasks = [asyncio.create_task(job) for job in (*hints, note(pool.run(PID, Requester("ana")), "move", done))]
        await asyncio.sleep(0)
        with pool._lock:
            pool._capacity.release(Priority.MOVE, "somebody")
            pool._start_jobs()
        await asyncio.gather(*tasks)

    asyncio.run(crowd())
    assert done == ["move", "hint", "hint", "hint", "hint"]


def test_hints_that_never_end_leave_a_worker_for_a_move() -> None:
    async def crowd(pool: Pool) -> None:
        hints = [asyncio.create_task(pool.run(HintCall(time.sleep, (3600.0,)), Requester(f"p{n}"))) for n in range(9)]
        await asyncio.sleep(0)
        assert await pool.run(PID, Requester("ana")) > 0
        await asyncio.to_thread(pool.close)
        await asyncio.gather(*hints, return_exceptions=True)

    asyncio.run(crowd(Pool(ReservedCapacity(2))))


def test_whoever_stops_waiting_keeps_nobody_from_the_worker(pool: Pool) -> None:
    async def crowd() -> int:
        first = asyncio.create_task(pool.run(Call(time.sleep, (0.01,))))
        waiting = [asyncio.create_task(pool.run(PID)) for _ in range(3)]
        await asyncio.sleep(0)
        waiting[0].cancel()
        await first
        waiting[1].cancel()  # whose turn it is by now
        pid: int = await waiting[2]
        return pid

    assert asyncio.run(crowd()) > 0
    assert len(pool._idle) == 1
