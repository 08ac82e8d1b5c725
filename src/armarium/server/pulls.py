"""The simulation beside a table, for games that bring one: a touch is simulated in a worker before its move is played.

The verdict enters by the table's one door as a settled move, with its proof. While a hand draws, everybody is shown
what the cards do; the end of it only when it is written. It knows no game: one brings a simulation by a method
`simulation(options)`, which gives None for tables without.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Protocol

from armarium import motion
from armarium.bots.fair_queue import Requester
from armarium.game import Event
from armarium.log import Line
from armarium.motion import Frame, Pose
from armarium.reason import refusal
from armarium.server import messages
from armarium.server.benches import Work
from armarium.table import Step

if TYPE_CHECKING:
    from armarium.server.live import Live
    from armarium.server.viewer import Viewer

STILL = 5.0  # seconds a hand may hold a card without a word before the server lets go for it
logger = logging.getLogger(__name__)


class Simulation(Protocol):
    """Grounds, touches, decks and verdicts are its own and can be sent to a worker. Slots count from 0."""

    stood: Callable[[Any], Any]  # for a worker: a ground's deck; the answer has `deck` and `gone`
    touching: Callable[[Any, Any], Any]  # for a worker: a deck and a touch; the answer is fed and gone on with

    def from_viewer(self, text: str) -> object:
        """Refused for a move that only the simulation writes."""

    def starts_anew(self, state: Any, events: Sequence[Event]) -> bool:
        """Whether another deck stands after a step than before."""

    def ground(self, state: Any, chain: Sequence[str]) -> Any:
        """What stands now, after the touches these proofs tell of; None when nothing does. It has `built`."""

    def touch(self, state: Any, move: str, seed: tuple[bytes, int], grip: object, samples: object) -> Any:
        """What must be simulated before this move, None for nothing. Without a grip no hand was sent."""

    def continued(self, touch: Any, samples: object) -> Any: ...

    def samples(self, touch: Any) -> list[Any]: ...

    def slot(self, touch: Any) -> int | None: ...

    def must_be_whole(self, touch: Any) -> None: ...

    def settled(self, touch: Any, verdict: Any, built: int | None, gone: Sequence[int]) -> tuple[str, str]:
        """The move to play, and its proof; `built` where the deck was stood up for this touch."""

    def shown(self, proof: str) -> tuple[int | None, list[Frame]]:
        """The slot a hand had gripped, and what everybody saw."""

    def moved(self, state: Any, chain: Sequence[str]) -> list[tuple[int, Pose]]:
        """The cards that are elsewhere than where they were built."""


class Drag:
    """A touch under way. `told` counts the parts everybody has been shown of it."""

    def __init__(self, seat: int, id: str, at: int, n: int, viewer: Viewer | None = None) -> None:
        self.seat = seat
        self.id = id
        self.at = at
        self.n = n
        self.viewer = viewer
        self.touch: Any = None
        self.work: Work | None = None
        self.verdict: Any = None
        self.line: Line | None = None
        self.untold: list[Frame] = []
        self.told = 0


class Pulls:
    """Beside a table where nothing stands: moves are played as they come."""

    def __init__(self, live: Live) -> None:
        self._live = live

    async def prepared(self, seat: int, text: str, at: int, id: str = "") -> Step:
        """The step this move would be, once the cards have had their say where it touches them."""
        return self._live.table.prepare(seat, text, at, id)

    async def pull(self, viewer: Viewer, seat: int, message: messages.Pull) -> None:
        raise refusal("not-simulated", clause="M-52")

    def must_be_free(self) -> None:
        """Refused while a hand draws."""

    def is_busy(self) -> bool:
        return False

    def warm(self) -> None:
        """Have the deck stood up before a hand wants it; nobody waits for it here."""

    def committed(self, step: Step) -> None:
        """A step was written: show the end of what the cards did on the way to it, before its meaning is told."""

    def greet(self, viewer: Viewer) -> None:
        """Tell a newcomer where the cards are now."""

    def shown(self, n: int) -> messages.Poses:
        """The stored motion on the way to log number `n`."""
        raise refusal("no-poses", n=n)

    def release(self, viewer: Viewer) -> None:
        """The hand is gone, or does not move any more: the card is let go, and what happens then counts."""

    async def let_go(self) -> None:
        """The same at once. Takes the table's lock, which the callers of all else here hold."""

    def stop(self) -> None:
        """The table is closed."""


def pulls_beside(live: Live) -> Pulls:
    bring: Any = getattr(live.table.game, "simulation", None)
    simulation: Simulation | None = None if bring is None else bring(live.table.options)
    return Pulls(live) if simulation is None else Simulated(live, simulation)


class Simulated(Pulls):
    def __init__(self, live: Live, simulation: Simulation) -> None:
        super().__init__(live)
        self._simulation = simulation
        self._deck: Any = None
        self._fresh: tuple[int, Sequence[int]] | None = None  # slots and gaps of a deck nobody has touched yet
        self._standing: asyncio.Task[None] | None = None  # while it is stood up
        self._drag: Drag | None = None  # while a hand draws
        self._settled: Drag | None = None  # what waits to be written with its step
        self._lost: tuple[int, str] | None = None  # a pull that came to nothing
        self._timer: asyncio.TimerHandle | None = None
        self._releasing: asyncio.Task[None] | None = None

    def must_be_free(self) -> None:
        if self._drag is not None:
            raise refusal("hand-busy", clause="M-11")

    def is_busy(self) -> bool:
        return self._drag is not None or self._standing is not None

    def stop(self) -> None:
        self._forget(self._drag)
        for task in (self._standing, self._releasing):
            if task is not None and task is not asyncio.current_task():
                task.cancel()

    # --- the deck -----------------------------------------------------------------------------------------------

    def warm(self) -> None:
        table = self._live.table
        if self._deck is None and self._standing is None and table.stage == "playing":
            ground = self._simulation.ground(table.state, self._chain(table.n))
            if ground is not None:
                self._standing = asyncio.create_task(self._stand_up(ground))
                self._standing.add_done_callback(log_failure)

    async def _stand_up(self, ground: Any) -> None:
        try:
            stood = await self._live.hall.benches.free().run(
                self._simulation.stood, ground, requester=self._requester()
            )
            self._deck = stood.deck
            self._fresh = None if stood.gone is None else (ground.built, stood.gone)
        finally:
            if self._standing is asyncio.current_task():
                self._standing = None

    def _requester(self) -> Requester:
        return Requester(self._live.row.host, self._live.row.id)

    async def _stands(self) -> Any:
        self.warm()
        if self._standing is not None:
            await asyncio.shield(self._standing)
        return self._deck

    def _change_deck(self, deck: Any) -> None:
        if self._standing is not None:
            self._standing.cancel()
        self._standing = None
        self._deck, self._fresh = deck, None

    def _chain(self, n: int) -> list[str]:
        """The proofs of what touched the deck that stands after log number `n`."""
        return self._live.table.proofs(self._simulation.starts_anew, n)

    # --- a touch --------------------------------------------------------------------------------------------------

    async def prepared(self, seat: int, text: str, at: int, id: str = "") -> Step:
        self.must_be_free()
        self._simulation.from_viewer(text)
        step = self._live.table.prepare(seat, text, at, id)
        drag = Drag(seat, id, at, step.n)
        drag.touch = self._touch(step, None, None)
        if drag.touch is None:
            return step
        await self._begin(drag)
        await self._go_on(drag, self._simulation.samples(drag.touch), closed=True)
        return self._settle(drag)

    def _touch(self, step: Step, grip: object, samples: object) -> Any:
        table = self._live.table
        return self._simulation.touch(table.state, step.line.move, (table.secret, table.place(step.n)), grip, samples)

    async def _begin(self, drag: Drag) -> None:
        deck = await self._stands()
        drag.work = Work(self._live.hall.benches.free(), self._requester())
        await drag.work.begin(self._simulation.touching, deck, drag.touch)

    async def _go_on(self, drag: Drag, samples: list[Any], closed: bool) -> None:
        """Simulate as far as the samples reach; when the hand has let go, to the verdict."""
        waits = False
        while drag.work is not None and drag.verdict is None and not waits:
            frames, drag.verdict, waits = await drag.work.go_on(samples, closed)
            drag.untold += frames
            samples = []

    def _settle(self, drag: Drag) -> Step:
        text, proof = self._simulation.settled(drag.touch, drag.verdict, *(self._fresh or (None, [])))
        step = self._live.table.prepare(drag.seat, text, drag.at, drag.id)
        step.line.proof = proof
        drag.line = step.line
        self._settled = drag
        return step

    # --- a hand that draws ----------------------------------------------------------------------------------------

    async def pull(self, viewer: Viewer, seat: int, message: messages.Pull) -> None:
        """Follow the hand as far as it has gone; the step is carried out when it lets go, or the card is out."""
        drag = self._drag
        if drag is None or (drag.seat, drag.id) != (seat, message.id):
            drag = await self._grab(viewer, seat, message)
            samples = self._simulation.samples(drag.touch)
        else:
            before = len(self._simulation.samples(drag.touch))
            drag.touch = self._simulation.continued(drag.touch, message.samples)
            samples = self._simulation.samples(drag.touch)[before:]
        await self._follow(drag, samples, closed=not message.more)

    async def _grab(self, viewer: Viewer, seat: int, message: messages.Pull) -> Drag:
        self.must_be_free()
        if self._lost == (seat, message.id):
            raise refusal("server-fault")
        step = self._live.table.prepare(seat, f"pull {message.slot} steady", message.at, message.id)
        drag = Drag(seat, message.id, message.at, step.n, viewer)
        drag.touch = self._touch(step, message.grip, message.samples)
        if drag.touch is None:
            raise refusal("hand-busy", clause="M-11")
        if not message.more:
            self._simulation.must_be_whole(drag.touch)
        await self._begin(drag)
        self._drag = drag
        return drag

    async def _follow(self, drag: Drag, samples: list[Any], closed: bool) -> None:
        try:
            await self._go_on(drag, samples, closed)
            if drag.verdict is None:
                self._show(drag, last=False)
                self._watch(drag)
            else:
                await self._live.carry_out(self._settle(drag), drag.viewer, drag.id)
        except Exception:
            self._forget(drag)
            if drag.told:
                self._lost = (drag.seat, drag.id)
                self._live.tell_all(self._now())
            raise

    def _forget(self, drag: Drag | None) -> None:
        if drag is not None and drag.verdict is None and drag.work is not None:
            drag.work.forget()
        self._drag = self._settled = None
        self._watch(None)

    def _watch(self, drag: Drag | None) -> None:
        """Wait for the hand's next word, but not for ever."""
        if self._timer is not None:
            self._timer.cancel()
        self._timer = None
        if drag is not None and drag.viewer is not None:
            self._timer = asyncio.get_running_loop().call_later(STILL, self.release, drag.viewer)

    def release(self, viewer: Viewer) -> None:
        if self._drag is not None and self._drag.viewer is viewer:
            self._releasing = asyncio.create_task(self.let_go())
            self._releasing.add_done_callback(log_failure)

    async def let_go(self) -> None:
        async with self._live.lock:
            if self._drag is not None:
                await self._follow(self._drag, [], closed=True)
        self._live.thinking.wake()

    # --- what is shown --------------------------------------------------------------------------------------------

    def committed(self, step: Step) -> None:
        drag, self._settled = self._settled, None
        if drag is not None and drag.line is step.line:
            self._drag = None
            self._watch(None)
            self._show(drag, last=True)
            self._change_deck(drag.verdict.after)
        if step.line.back is not None or self._simulation.starts_anew(step.state, step.events):
            self._change_deck(None)
        if step.line.back is not None:
            self._live.tell_all(self._now())
        self.warm()

    def _show(self, drag: Drag, last: bool) -> None:
        """One more part, for everybody."""
        if last or drag.untold or not drag.told:
            start = b"" if drag.told else self._moved(drag.n - 1)
            slot = told_slot(self._simulation.slot(drag.touch))
            self._live.tell_all(messages.Poses(drag.n, slot, start, told_frames(drag.untold), drag.told, last))
            drag.untold = []
            drag.told += 1

    def greet(self, viewer: Viewer) -> None:
        self.warm()
        if (now := self._now()).start:
            viewer.tell(now)

    def _now(self) -> messages.Poses:
        n = self._live.table.n
        return messages.Poses(n, None, self._moved(n), b"", 0, last=True)

    def _moved(self, n: int) -> bytes:
        steps = [step for step in self._live.table.log if step.n <= n]
        moved = self._simulation.moved(steps[-1].state, self._chain(n)) if steps else []
        return told_frames([(0, moved)] if moved else [])

    def shown(self, n: int) -> messages.Poses:
        step = next((step for step in self._live.table.log if step.n == n and step.line.proof), None)
        if step is None:
            raise refusal("no-poses", n=n)
        slot, frames = self._simulation.shown(step.line.proof)
        return messages.Poses(n, told_slot(slot), self._moved(n - 1), told_frames(frames), 0, last=True)


def told_slot(slot: int | None) -> int | None:
    return None if slot is None else slot + 1


def told_frames(frames: Sequence[Frame]) -> bytes:
    return motion.pack((at, [(slot + 1, pose) for slot, pose in moved]) for at, moved in frames)


def log_failure(task: asyncio.Task[None]) -> None:
    if not task.cancelled() and task.exception() is not None:
        logger.error("the cards could not be simulated", exc_info=task.exception())
