"""The clock behind the penances (K-34) and the one timer that waits on it; time passes when a test says so."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any

import pytest

from armarium.games.kragmortha import GAME
from armarium.log import Line, Seat
from armarium.server.wardens import Clock, Watching
from armarium.step import Step
from armarium.table import Table
from tests.kragmortha.tables import position

ONE_FOOT = 15.0  # seconds


class Sleeper:
    """Time that passes only while somebody sleeps, and as far as `naps` allow: a nap ends too early."""

    def __init__(self, *naps: float) -> None:
        self.time = 500.0
        self.naps = list(naps)
        self.slept: list[float] = []
        self.clock = Clock(lambda: self.time, self.sleep)

    async def sleep(self, seconds: float) -> None:
        self.slept.append(seconds)
        self.time += self.naps.pop(0) if self.naps else seconds
        await asyncio.sleep(0)


class Bed(Sleeper):
    """Nobody ever wakes here by himself."""

    def __init__(self) -> None:
        super().__init__()
        self.left = 0

    async def sleep(self, seconds: float) -> None:
        self.slept.append(seconds)
        try:
            await asyncio.Event().wait()
        finally:
            self.left += 1


class OneFoot:
    """A table whose first seat has fifteen seconds for a turn, without a server around it."""

    def __init__(self, clock: Clock) -> None:
        self.table = Table(GAME, [Seat("ann"), Seat("bo")], {}, bytes(32))
        start = position("c8 d6", seat="2", hands="gbg.gbg.gbg/gbg.roo", looks="1/leg-1", rigor="f10")
        self.table.repeat(Line(0, -1, start, [], 0.0))
        self.hall = SimpleNamespace(clock=clock)
        self.row = SimpleNamespace(id="one-foot", game="kragmortha")
        self.thinking = SimpleNamespace(wake=lambda: None)
        self.lock = asyncio.Lock()
        self.called = asyncio.Event()
        self.watching = Watching(self)  # type: ignore[arg-type]

    def joined_viewers(self) -> list[Any]:
        return []

    async def carry_out(self, step: Step) -> None:
        self.table.commit(step)
        await self.watching.follow(step)
        if step.line.seat < 0:
            self.called.set()

    async def play(self, seat: int, *moves: str) -> None:
        for move in moves:
            await self.carry_out(self.table.prepare(seat, move, self.table.n))

    def verdicts(self) -> list[str]:
        return [step.line.move for step in self.table.log[1:] if step.line.seat < 0]


@pytest.mark.clause("K-34")
@pytest.mark.parametrize(
    ("naps", "slept"), [([], [8.0]), ([3.0], [8.0, 5.0]), ([0.0, 7.5], [8.0, 8.0, 0.5]), ([9.0], [8.0])]
)
def test_the_clock_wakes_nobody_too_early(naps: list[float], slept: list[float]) -> None:
    sleeper = Sleeper(*naps)
    asyncio.run(sleeper.clock.until(508.0))
    assert sleeper.slept == slept and sleeper.time >= 508.0


def test_a_moment_that_is_past_is_not_waited_for() -> None:
    sleeper = Sleeper()
    asyncio.run(sleeper.clock.until(500.0))
    asyncio.run(sleeper.clock.until(-1.0))
    assert sleeper.slept == []


def test_the_house_clock_only_grows_and_keeps_its_promise() -> None:
    clock = Clock()
    moment = clock.now() + 0.01
    asyncio.run(clock.until(moment))
    assert clock.now() >= moment


@pytest.mark.clause("K-34")
@pytest.mark.parametrize(("naps", "slept"), [([], [ONE_FOOT]), ([10.0], [ONE_FOOT, 5.0])])
def test_the_timer_waits_for_the_next_moment_and_then_calls_the_slip(naps: list[float], slept: list[float]) -> None:
    async def evening() -> None:
        sleeper = Sleeper(*naps)
        room = OneFoot(sleeper.clock)
        await room.play(1, "play 1 d7")
        assert sleeper.slept == []  # no clock runs while somebody else chooses
        await room.play(1, "stop")
        assert room.verdicts() == []
        await room.called.wait()
        assert sleeper.slept[: len(slept)] == slept and room.verdicts() == ["slip 1 leg-1"]
        room.watching.stop()

    asyncio.run(evening())


@pytest.mark.clause("K-34")
def test_the_timer_is_stopped_when_nothing_is_due_any_more() -> None:
    async def evening() -> None:
        bed = Bed()
        room = OneFoot(bed.clock)
        await room.play(1, "play 1 d7", "stop")
        await asyncio.sleep(0)
        assert (bed.slept, bed.left) == ([ONE_FOOT], 0)
        bed.time += 5
        await room.play(0, "play 1 c9")
        await asyncio.sleep(0)
        assert (bed.slept, bed.left) == ([ONE_FOOT, 10.0], 1)  # one timer at a time, for what is left
        await room.play(0, "stop")
        await asyncio.sleep(0)
        assert bed.left == len(bed.slept) and room.verdicts() == []

    asyncio.run(evening())


def test_a_closed_table_leaves_no_timer_behind() -> None:
    async def evening() -> None:
        bed = Bed()
        room = OneFoot(bed.clock)
        await room.play(1, "play 1 d7", "stop")
        await asyncio.sleep(0)
        room.watching.stop()
        await asyncio.sleep(0)
        assert bed.left == len(bed.slept) == 1
        room.watching.change_seats()
        await asyncio.sleep(0)
        assert len(bed.slept) == 1 and len(asyncio.all_tasks()) == 1

    asyncio.run(evening())
