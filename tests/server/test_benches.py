"""Benches whose workers hang or die: nobody waits for ever, no process is left over, and the next work is done."""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import Iterator
from concurrent.futures.process import BrokenProcessPool

import pytest

from armarium.workers.fair_queue import Requester
from armarium.server import benches
from armarium.server.benches import Bench, Work
from tests.server.house import PATIENCE

FOR_EVER = 3600.0


@pytest.fixture
def bench() -> Iterator[Bench]:
    bench = Bench()
    yield bench
    bench.close()


def wait_until_gone(process: int) -> None:
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        try:
            os.kill(process, 0)
        except ProcessLookupError:
            return
        time.sleep(0.005)
    raise AssertionError(f"worker {process} still runs")


def test_a_worker_that_hangs_is_ended_and_replaced(bench: Bench, monkeypatch: pytest.MonkeyPatch) -> None:
    async def hanging() -> tuple[int, int]:
        first: int = await bench.run(os.getpid)
        with monkeypatch.context() as impatient:
            impatient.setattr(benches, "PATIENCE", 0.01)
            with pytest.raises(TimeoutError):
                await bench.run(time.sleep, FOR_EVER)
        return first, await bench.run(os.getpid)

    first, second = asyncio.run(hanging())
    wait_until_gone(first)
    assert second != first and bench.busy == 0


def test_who_waits_behind_work_that_hangs_is_told_and_nobody_ends_the_fresh_worker(
    bench: Bench, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def waiting() -> None:
        await bench.run(os.getpid)
        with monkeypatch.context() as impatient:
            impatient.setattr(benches, "PATIENCE", 0.01)
            hanging = asyncio.create_task(bench.run(time.sleep, FOR_EVER))
            await asyncio.sleep(0)
        behind = asyncio.create_task(bench.run(os.getpid))
        with pytest.raises(TimeoutError):
            await hanging
        fresh = await bench.run(os.getpid)
        with pytest.raises(BrokenProcessPool):
            await behind
        assert await bench.run(os.getpid) == fresh

    asyncio.run(waiting())


def test_what_was_under_way_on_an_ended_worker_is_gone(bench: Bench, monkeypatch: pytest.MonkeyPatch) -> None:
    """It says so, instead of going on with something else."""

    async def going_on() -> None:
        work = Work(bench)
        await work.begin(dict)
        with monkeypatch.context() as impatient:
            impatient.setattr(benches, "PATIENCE", 0.01)
            with pytest.raises(TimeoutError):
                await bench.run(time.sleep, FOR_EVER)
        with pytest.raises(KeyError):
            await work.go_on([], closed=True)

    asyncio.run(going_on())


def test_benches_close_while_one_hangs() -> None:
    """No server waits for a worker that never answers."""

    async def closing(bench: Bench) -> int:
        process: int = await bench.run(os.getpid)
        hanging = asyncio.create_task(bench.run(time.sleep, FOR_EVER))
        await asyncio.sleep(0)
        bench.close()
        with pytest.raises(BrokenProcessPool):
            await hanging
        return process

    wait_until_gone(asyncio.run(closing(Bench())))


# --- turns ----------------------------------------------------------------------------------------------------------


def test_people_take_turns_on_a_bench_however_many_tables_one_of_them_has(bench: Bench) -> None:
    done: list[str] = []

    async def piece(person: str, table: int) -> None:
        await bench.run(os.getpid, requester=Requester(person, f"{person} {table}"))
        done.append(f"{person} {table}")

    async def crowd() -> None:
        greedy = [asyncio.create_task(piece("greedy", table)) for table in range(6)]
        await asyncio.sleep(0)
        ana = [asyncio.create_task(piece("ana", 0)) for _ in range(2)]
        await asyncio.gather(*greedy, *ana)

    asyncio.run(crowd())
    assert done == ["greedy 0", "ana 0", "greedy 1", "ana 0", "greedy 2", "greedy 3", "greedy 4", "greedy 5"]
    assert bench.busy == 0


def test_whoever_stops_waiting_keeps_nobody_from_the_bench(bench: Bench) -> None:
    async def crowd() -> int:
        first = asyncio.create_task(bench.run(time.sleep, 0.01))
        waiting = [asyncio.create_task(bench.run(os.getpid)) for _ in range(3)]
        await asyncio.sleep(0)
        waiting[0].cancel()
        await first
        waiting[1].cancel()  # whose turn it is by now
        pid: int = await waiting[2]
        return pid

    assert asyncio.run(crowd()) > 0
    assert bench.busy == 0
