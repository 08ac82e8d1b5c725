"""The standing Grimoire beside a table of KamiMaï: every touch is simulated in a worker process before it is played.

The verdict enters by the table's one door as a settled move. A worker gets a deck and a touch and knows no table, so no
table waits for another's pull. Tables without a simulated Grimoire pass through here untouched.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import signal
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import TYPE_CHECKING, Any

import msgspec

from armarium.games.kamimai import grimoire_sim, hand, standing
from armarium.games.kamimai.grimoire_sim import BODY, Pose, Snapshot, Verdict
from armarium.games.kamimai.notation import FREE_HAND, HANDS
from armarium.games.kamimai.standing import Proof, Touch
from armarium.reason import refused
from armarium.server import messages
from armarium.table import Step

if TYPE_CHECKING:
    from armarium.server.live import Live
    from armarium.server.viewer import Viewer

PATIENCE = 30.0  # seconds a touch may take; it needs about a third of one


class Wish(msgspec.Struct, frozen=True):
    """What a viewer's hand did, not yet believed."""

    grip: object
    samples: object


class Touched(msgspec.Struct, frozen=True):
    """A touch that was simulated and waits to be committed with its step."""

    n: int
    slot: int | None
    verdict: Verdict
    proof: Proof


class Benches:
    """The worker processes, started when the first card is touched."""

    def __init__(self, count: int) -> None:
        self._count = count
        self._pool: ProcessPoolExecutor | None = None

    async def run(self, work: Callable[..., Verdict], *what: object) -> Verdict:
        if self._pool is None:
            spawned = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self._count, spawned, initializer=ignore_interrupts)
        try:
            return await asyncio.wait_for(asyncio.get_running_loop().run_in_executor(self._pool, work, *what), PATIENCE)
        except BrokenProcessPool:
            self.close()
            raise

    def close(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None


def ignore_interrupts() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)


# --- work for a worker process ---------------------------------------------------------------------------------------


def carried_out(before: Snapshot | None, built: int, stands: Sequence[int], touch: Touch) -> Verdict:
    return standing.carried_out(stood(built, stands) if before is None else before, touch)


def stood(built: int, stands: Sequence[int]) -> Snapshot:
    """A deck with these slots; one that is stood up anew in mid-game, after a restart say, gets time to settle."""
    whole = grimoire_sim.build(built)
    if len(stands) == built:
        return whole
    deck = grimoire_sim.Deck.of(whole)
    for slot in set(range(built)) - set(stands):
        deck.take(slot)
    bare = deck.snapshot()
    deck.wait(BODY["settle"])
    return bare if deck.has_collapsed() else deck.snapshot()


# --- beside a table --------------------------------------------------------------------------------------------------


class Pulls:
    def __init__(self, live: Live) -> None:
        self._live = live
        self._deck: Snapshot | None = None
        self._built = 0
        self._poses: dict[int, Pose] = {}  # of the cards that have moved since the deck was built
        self._waiting: Touched | None = None
        self.proofs: list[Proof] = []

    def is_simulated(self) -> bool:
        return self._live.table.options.get("grimoire") == "simulated"

    async def prepared(self, seat: int, text: str, at: int, id: str = "", wish: Wish | None = None) -> Step:
        """The step this move would be, once the cards have had their say. The caller holds the table's lock."""
        table = self._live.table
        if self.is_simulated():
            standing.from_viewer(text)
        step = table.prepare(seat, text, at, id)
        kind = standing.needs_touch(text) if self.is_simulated() else None
        state: Any = table.state
        if kind is None or state.down:
            return step
        touch = Touch(kind, self._pull(step, wish) if kind == "pull" else None)
        touched = await self._simulated(step.n, touch)
        step = table.prepare(seat, touched.proof.text, at, id)
        self._waiting = touched
        return step

    def _pull(self, step: Step, wish: Wish | None) -> hand.Pull:
        """The hand that was wished for, with the tremor and the handicap of this seat (M-52)."""
        state: Any = self._live.table.state
        slot, _, tempo = step.row.move.removeprefix("pull ").partition(" ")
        ruled = None if state.hand == FREE_HAND else HANDS[state.hand]
        tremor, mirror = hand.handicap(ruled, str(state.settings["steadiness"]))
        seed = hand.seed_of(self._live.table.secret, step.n)
        if wish is None:
            return hand.plain_pull(int(slot) - 1, tempo, seed, tremor, mirror)
        place, grip, samples = hand.checked(int(slot) - 1, wish.grip, wish.samples, state.deck.standing())
        return hand.Pull(place, grip, samples, seed, tremor, mirror)

    async def _simulated(self, n: int, touch: Touch) -> Touched:
        state: Any = self._live.table.state
        stands, built = list(state.deck.standing()), len(state.deck.slots)
        if self._deck is not None and (self._built != built or sorted(self._deck.slots) != stands):
            self._stand_up()
        fresh = built if self._deck is None else None
        self._built = built
        verdict = await self._live.hall.benches.run(carried_out, self._deck, built, stands, touch)
        return Touched(n, touch.pull.slot if touch.pull else None, verdict, standing.proof_of(touch, verdict, fresh))

    def _stand_up(self) -> None:
        self._deck = None
        self._poses = {}

    def committed(self, step: Step) -> messages.Poses | None:
        """What everybody is shown of a step that was written: the cards' way, before its meaning."""
        touched, self._waiting = self._waiting, None
        if touched is None or touched.n != step.n:
            return None
        before = self._told()
        verdict = touched.verdict
        self.proofs.append(touched.proof)
        self._deck = None if verdict.fell else verdict.after
        for _, moved in verdict.frames:
            self._poses |= dict(moved)
        for drawn in verdict.drawn:
            self._poses.pop(drawn, None)
        slot = None if touched.slot is None else touched.slot + 1
        frames = [messages.Frame(at, [[place + 1, *pose] for place, pose in moved]) for at, moved in verdict.frames]
        return messages.Poses(step.n, slot, before, frames, 0, last=True)

    def greet(self, viewer: Viewer) -> None:
        """Tell a newcomer where the cards are now."""
        if self._poses:
            viewer.tell(messages.Poses(self._live.table.n, None, self._told(), [], 0, last=True))

    def _told(self) -> list[list[int]]:
        stands = set(self._deck.slots) if self._deck is not None else set(self._poses)
        return [[slot + 1, *pose] for slot, pose in self._poses.items() if slot in stands]


def must_be_simulated(pulls: Pulls) -> None:
    if not pulls.is_simulated():
        raise refused("not-simulated", clause="M-52")
