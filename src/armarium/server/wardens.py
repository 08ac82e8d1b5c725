"""The warden of one table, for games that bring one: tells it what is played, noted and said, and what time it is, and
plays its verdicts through the table's door, written down before anybody hears of them.

It knows no order and no game. One timer waits for the next moment that matters.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any

from armarium import words
from armarium.game import NOBODY
from armarium.hooks import Warden
from armarium.reason import Refused, refusal
from armarium.server import messages
from armarium.server.viewer import Viewer
from armarium.step import Step

if TYPE_CHECKING:
    from armarium.server.live import Live

RETRY = 2.0  # seconds to wait when the store does not take a verdict
LOTS = 1 << 30
logger = logging.getLogger(__name__)


class Clock:
    """Seconds that only grow, whatever happens to the calendar. Who waits is never woken too early."""

    def __init__(
        self, now: Callable[[], float] = time.monotonic, sleep: Callable[[float], Awaitable[None]] = asyncio.sleep
    ) -> None:
        self.now = now
        self._sleep = sleep

    async def until(self, moment: float) -> None:
        while (left := moment - self.now()) > 0:
            await self._sleep(left)


class Watching:
    """Its callers hold the table's lock."""

    def __init__(self, live: Live) -> None:
        self._live = live
        self._clock: Clock = live.hall.clock
        self._warden: Warden | None = None
        self._owed: list[str] = []  # verdicts still to be written
        self._sent_demands: dict[int, list[object]] = {}
        self._timer: asyncio.Task[None] | None = None
        self._stopped = False
        self.begin()

    def begin(self) -> None:
        """A warden who knows the log, and nothing that was noted; none before the start, or when the game has none."""
        now = self._clock.now()
        self._warden = self._follower(now)
        if self._warden is not None:
            self._warden.pardon(now)

    def _follower(self, now: float) -> Warden | None:
        table = self._live.table
        if not table.log:
            return None
        first, *steps = table.log
        warden = table.game.warden(first.state, table.people(), self._say, now, self._lot)
        if warden is not None:
            for step in steps:
                warden.follow(step.state, step.line.seat, step.line.move, step.events, now)
        return warden

    def _say(self, key: str) -> list[str]:
        return [words.words(self._live.row.game, language).say(key) for language in words.LANGUAGES]

    def _lot(self) -> float:
        return secrets.randbelow(LOTS) / LOTS

    def stop(self) -> None:
        self._stopped = True
        self._stop_timer()

    # --- what the warden is told --------------------------------------------------------------------------------

    async def follow(self, step: Step) -> None:
        if self._warden is None:
            return
        now = self._clock.now()
        if step.line.back is None:
            await self._call(self._warden.follow(step.state, step.line.seat, step.line.move, step.events, now))
            return
        again = self._follower(now)
        if again is not None:
            self._warden.go_back(again, self._live.table.state, now)
        await self._call([])

    async def note(self, seat: int, note: object) -> None:
        self._live.table.must_be_playing()
        if self._warden is None:
            raise refusal("message-unreadable")
        await self._call(self._warden.hear(seat, self._warden.read(note), self._clock.now()))

    async def overhear(self, seat: int | None, text: str) -> None:
        if self._warden is not None and seat is not None and self._live.table.stage == "playing":
            await self._call(self._warden.overhear(seat, text, self._clock.now()))

    def change_seats(self) -> None:
        """Where a bot acts nobody is watched."""
        if self._warden is not None:
            self._warden.watched = set(self._live.table.people())
            self._tell_demands()
            self._set_timer()

    # --- what follows -------------------------------------------------------------------------------------------

    async def _call(self, slips: list[Any]) -> None:
        """Play what was seen. A verdict the rules do not offer is dropped; one the store refuses waits."""
        if self._warden is None:
            return
        self._owed += [self._warden.verdict(slip) for slip in slips]
        late = False
        while self._owed and not late:
            late = not await self._play(self._owed.pop(0))
        self._tell_demands()
        self._set_timer()
        self._live.thinking.wake()

    async def _play(self, verdict: str) -> bool:
        table = self._live.table
        try:
            step = table.prepare(NOBODY, verdict, table.n)
        except Refused:
            return True
        try:
            await self._live.carry_out(step)
        except Refused as failure:
            logger.warning("table %s: %s could not be written: %s", self._live.row.id, verdict, failure)
            self._owed.insert(0, verdict)
            return False
        return True

    # --- time ---------------------------------------------------------------------------------------------------

    def _set_timer(self) -> None:
        self._stop_timer()
        if self._warden is None or self._stopped or self._live.table.stage != "playing":
            return
        due = self._clock.now() + RETRY if self._owed else self._warden.due()
        if due is not None:
            self._timer = asyncio.create_task(self._wait(due))

    def _stop_timer(self) -> None:
        timer, self._timer = self._timer, None
        if timer is not None and timer is not asyncio.current_task():
            timer.cancel()

    async def _wait(self, moment: float) -> None:
        await self._clock.until(moment)
        async with self._live.lock:
            if self._warden is not None:
                await self._call(self._warden.tick(self._clock.now()))

    # --- what people are told -----------------------------------------------------------------------------------

    async def greet(self, viewer: Viewer) -> None:
        """Somebody joined: all that is asked of them now."""
        seat = self._live.table.seat_of(viewer.person)
        if self._warden is not None and seat is not None:
            await self._call(self._warden.tick(self._clock.now()))
            viewer.tell(self._message(self._demands(seat)))

    def _tell_demands(self) -> None:
        for seat in range(len(self._live.table.seats)):
            demands = self._demands(seat)
            if demands != self._sent_demands.get(seat, []):
                self._sent_demands[seat] = demands
                for viewer in self._live.joined_viewers():
                    if self._live.table.seat_of(viewer.person) == seat:
                        viewer.tell(self._message(demands))

    def _demands(self, seat: int) -> list[Any]:
        warden, table = self._warden, self._live.table
        if warden is None or table.stage != "playing" or seat not in warden.watched:
            return []
        return warden.demands(seat)

    def _message(self, demands: list[Any]) -> messages.Demands:
        return messages.Demands(self._clock.now(), demands)
