"""The simulation beside a table, for games that bring one: workers simulate, and everybody is shown what the cards do.

While a hand draws, its part of the way is shown at once; the end of it only when it is written. It knows no game.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine, Sequence
from typing import TYPE_CHECKING, TypeVar

from armarium import motion
from armarium.hooks import Ground, Simulation, Stood
from armarium.motion import Frame
from armarium.reason import refusal
from armarium.server import messages
from armarium.server.simulation_jobs import AdvanceJob, StandJob, TouchJob
from armarium.simulator import Attempt, Simulator, Standing
from armarium.step import Step
from armarium.workers.fair_queue import Requester
from armarium.workers.process import Job, Session

if TYPE_CHECKING:
    from armarium.server.live import Live
    from armarium.server.viewer import Viewer

Result = TypeVar("Result")
STILL = 5.0  # seconds a hand may hold a card without a sample before the server lets go for it
BEHIND = 2.0  # seconds a hand's clock may be behind the server's: a bad line is no slow hand
logger = logging.getLogger(__name__)


class Drag:
    """A touch under way in a worker. `parts` counts what everybody has been shown of it; `unsent` is still to come."""

    def __init__(self, attempt: Attempt, viewer: Viewer | None = None) -> None:
        self.attempt = attempt
        self.viewer = viewer
        self.session = Session()
        self.unsent: list[Frame] = []
        self.parts = 0
        self.began = 0.0  # when the hand took hold, by the server's clock
        self.delay = 0.0  # seconds in which a clock that was too slow is taken to have kept still


class LiveSimulator(Simulator):
    def __init__(self, live: Live, simulation: Simulation) -> None:
        super().__init__(live.table, simulation)
        self._live = live
        self._raising: asyncio.Task[Standing] | None = None  # while the deck is stood up
        self._drag: Drag | None = None  # while a hand draws
        self._done: Drag | None = None  # what is shown to its end with its step
        self._lost: tuple[int, str] | None = None  # a pull that came to nothing
        self._timer: asyncio.TimerHandle | None = None
        self._releasing: asyncio.Task[None] | None = None

    def must_be_free(self) -> None:
        """Refused while a hand draws."""
        if self._drag is not None:
            raise self.simulation.hand_busy()

    def has_hand(self) -> bool:
        """Whether a hand draws now."""
        return self._drag is not None

    def is_busy(self) -> bool:
        return self._drag is not None or self._raising is not None

    def stop(self) -> None:
        """The table is closed."""
        self._forget(self._drag)
        for task in (self._raising, self._releasing):
            if task is not None and task is not asyncio.current_task():
                task.cancel()

    # --- the deck -----------------------------------------------------------------------------------------------

    def warm(self) -> None:
        """Have the deck stood up before a hand wants it; nobody waits for it here."""
        if self._raising is not None or self.table.stage != "playing":
            return
        ground = self.ground()
        if ground is not None and (self._standing is None or self._standing.ground != ground):
            self._raising = asyncio.create_task(super().stand())
            self._raising.add_done_callback(self._end_raising)

    def _end_raising(self, task: asyncio.Task[Standing]) -> None:
        self._raising = None
        log_failure(task)

    async def stand(self) -> Standing:
        if self._raising is not None:
            await asyncio.shield(self._raising)
        return await super().stand()

    async def stand_up(self, ground: Ground) -> Stood:
        return await self._run(StandJob(self.simulation.stood, ground))

    async def _run(self, job: Job[Result], session: Session | None = None) -> Result:
        row = self._live.row
        return await self._live.hall.simulation_pool.run(job, Requester(row.host, row.id), session)

    async def _run_piece(self, job: Job[Result], drag: Drag) -> Result:
        """A touch of which one piece fails, or is no longer waited for, does not go on."""
        try:
            return await self._run(job, drag.session)
        except BaseException:
            drag.session.end()
            raise

    # --- a touch --------------------------------------------------------------------------------------------------

    async def prepare(self, seat: int, text: str, at: int, id: str = "") -> Step:
        self.must_be_free()
        return await super().prepare(seat, text, at, id)

    async def simulate(self, attempt: Attempt) -> None:
        drag = Drag(attempt)
        await self._begin(drag)
        await self._go_on(drag, self.simulation.samples(attempt.touch), closed=True)
        self._done = drag

    async def _begin(self, drag: Drag) -> None:
        attempt = drag.attempt
        attempt.standing = await self.stand()
        await self._run_piece(TouchJob(self.simulation.touching, attempt.standing.deck, attempt.touch), drag)

    async def _go_on(self, drag: Drag, samples: Sequence[object], closed: bool) -> None:
        """Simulate as far as the samples reach; when the hand has let go, to the verdict."""
        waits = False
        while drag.attempt.verdict is None and not waits:
            frames, drag.attempt.verdict, waits = await self._run_piece(AdvanceJob(samples, closed), drag)
            drag.unsent += frames
            samples = []
        if drag.attempt.verdict is not None:
            drag.session.end()

    # --- a hand that draws ----------------------------------------------------------------------------------------

    async def follow_hand(self, viewer: Viewer, seat: int, message: messages.Pull) -> None:
        """Follow the hand as far as it has gone; the step is carried out when it lets go, or the card is out."""
        drag, started = self._drag, asyncio.get_running_loop().time()
        if drag is None or (drag.attempt.seat, drag.attempt.id) != (seat, message.id):
            drag = await self._grab(viewer, seat, message)
            samples = self.simulation.samples(drag.attempt.touch)
        else:
            before = len(self.simulation.samples(drag.attempt.touch))
            self._catch_up(drag)
            drag.attempt.touch = self.simulation.with_samples(drag.attempt.touch, message.samples, drag.delay)
            samples = self.simulation.samples(drag.attempt.touch)[before:]
        await self._follow(drag, samples, closed=not message.more)
        drag.began += asyncio.get_running_loop().time() - started  # a server that takes its time makes no hand slow

    def _catch_up(self, drag: Drag) -> None:
        """A hand whose clock runs slower than the server's has kept still for the rest."""
        passed = asyncio.get_running_loop().time() - drag.began
        drag.delay += max(0.0, passed - self.simulation.seconds(drag.attempt.touch) - BEHIND)

    async def _grab(self, viewer: Viewer, seat: int, message: messages.Pull) -> Drag:
        self.must_be_free()
        if self._lost == (seat, message.id):
            raise refusal("server-fault")
        step = self.table.prepare(seat, self.simulation.hand_move(message.slot), message.at, message.id)
        touch = self.simulation.hand_touch(
            self.table.state, message.slot, message.grip, message.samples, self.seed(step), self.is_left_handed(seat)
        )
        if not message.more:
            self.simulation.must_be_whole(touch)
        drag = Drag(Attempt(step.line, message.at, touch), viewer)
        drag.began = asyncio.get_running_loop().time() - self.simulation.seconds(touch)
        await self._begin(drag)
        self._drag = drag
        return drag

    async def _follow(self, drag: Drag, samples: Sequence[object], closed: bool) -> None:
        attempt = drag.attempt
        try:
            await self._go_on(drag, samples, closed)
            if attempt.verdict is None:
                self._show(drag, last=False)
                if samples or self._timer is None:
                    self._watch(drag)
            else:
                self._done = drag
                await self._live.carry_out(self.settle(attempt), drag.viewer, attempt.id)
        except Exception:
            self._forget(drag)
            if drag.parts:
                self._lost = (attempt.seat, attempt.id)
                self._live.tell_all(self._now())
            raise

    def _forget(self, drag: Drag | None) -> None:
        if drag is not None:
            drag.session.end()
        self._drag = self._done = None
        self._watch(None)

    def _watch(self, drag: Drag | None) -> None:
        """Wait for the hand's next word, but not for ever."""
        if self._timer is not None:
            self._timer.cancel()
        self._timer = None
        if drag is not None and drag.viewer is not None:
            self._timer = asyncio.get_running_loop().call_later(STILL, self.release, drag.viewer)

    def release(self, viewer: Viewer) -> None:
        """The hand is gone, or does not move any more: the card is let go, and what happens then counts."""
        if self._drag is not None and self._drag.viewer is viewer:
            self._end_drag(self.let_go())

    def lose(self, viewer: Viewer) -> None:
        """A viewer is gone. A hand that was cut off by a process that ends has not let go: its page tells all of its
        way again, here or to whoever keeps the table then."""
        if viewer.is_cut_off and self._drag is not None and self._drag.viewer is viewer:
            self._end_drag(self._take_back(self._drag))
        elif not self._live.hall.is_ending:
            self.release(viewer)

    def _end_drag(self, ending: Coroutine[None, None, None]) -> None:
        self._releasing = asyncio.create_task(ending)
        self._releasing.add_done_callback(log_failure)

    async def _take_back(self, drag: Drag) -> None:
        """As if the hand had not been there."""
        async with self._live.lock:
            if self._drag is drag:
                self._forget(drag)
                self._live.tell_all(self._now())

    async def let_go(self) -> None:
        """The same at once. Takes the table's lock, which the callers of all else here hold."""
        async with self._live.lock:
            if self._drag is not None:
                await self._follow(self._drag, [], closed=True)
        self._live.thinking.wake()

    # --- what is shown --------------------------------------------------------------------------------------------

    def show_end(self, step: Step) -> None:
        """A step was written: show the end of what the cards did on the way to it, before its meaning is told."""
        drag, self._done = self._done, None
        if drag is not None and drag.attempt.line is step.line:
            self._drag = None
            self._watch(None)
            self._show(drag, last=True)
        if step.line.back is not None:
            self._live.tell_all(self._now())
        self.warm()

    def _show(self, drag: Drag, last: bool) -> None:
        """One more part, for everybody."""
        if last or drag.unsent or not drag.parts:
            n = drag.attempt.n
            start = b"" if drag.parts else self._moved_frames(n - 1)
            slot = outer_slot(self.simulation.slot(drag.attempt.touch))
            self._live.tell_all(messages.Poses(n, slot, start, outer_frames(drag.unsent), drag.parts, last))
            drag.unsent = []
            drag.parts += 1

    def greet(self, viewer: Viewer) -> None:
        """Tell a newcomer where the cards are now."""
        self.warm()
        if (now := self._now()).start:
            viewer.tell(now)

    def _now(self) -> messages.Poses:
        return messages.Poses(self.table.n, None, self._moved_frames(self.table.n), b"", 0, last=True)

    def _moved_frames(self, n: int) -> bytes:
        steps = [step for step in self.table.log if step.n <= n]
        moved = self.simulation.moved_poses(steps[-1].state, self.chain(n)) if steps else []
        return outer_frames([(0, moved)] if moved else [])

    def poses_at(self, n: int) -> messages.Poses:
        """The stored motion on the way to log number `n`."""
        step = next((step for step in self.table.log if step.n == n and step.line.proof), None)
        if step is None:
            raise refusal("no-poses", n=n)
        slot, frames = self.simulation.shown_motion(step.line.proof)
        return messages.Poses(n, outer_slot(slot), self._moved_frames(n - 1), outer_frames(frames), 0, last=True)


def simulator_beside(live: Live) -> LiveSimulator | None:
    simulation = live.table.game.simulation(live.table.options)
    return None if simulation is None else LiveSimulator(live, simulation)


def outer_slot(slot: int | None) -> int | None:
    return None if slot is None else slot + 1


def outer_frames(frames: Sequence[Frame]) -> bytes:
    return motion.pack((time, [(slot + 1, pose) for slot, pose in moved]) for time, moved in frames)


def log_failure(task: asyncio.Task[Standing] | asyncio.Task[None]) -> None:
    if not task.cancelled() and task.exception() is not None:
        logger.error("the cards could not be simulated", exc_info=task.exception())
