"""The warden of one table beside the people there: what they note and say goes to it with the server's time, its
verdicts are played through the table's door, written down before anybody hears of them, and its demands are told.

One timer waits for the next moment that matters.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

from armarium import words
from armarium.game import NOBODY
from armarium.reason import Refused
from armarium.server import messages
from armarium.server.viewer import Viewer
from armarium.step import Step
from armarium.warden import TableWarden

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
        self._warden = TableWarden(live.table, self._say, self._lot)
        self._owed: list[str] = []  # verdicts still to be written
        self._sent_demands: dict[int, list[object]] = {}
        self._timer: asyncio.Task[None] | None = None
        self._stopped = False
        self.begin()

    def begin(self) -> None:
        self._warden.begin(self._clock.now())

    def _say(self, key: str) -> list[str]:
        return words.in_all_languages(self._live.row.game, key)

    def _lot(self) -> float:
        return secrets.randbelow(LOTS) / LOTS

    def stop(self) -> None:
        self._stopped = True
        self._stop_timer()

    # --- what the warden is told --------------------------------------------------------------------------------

    async def follow(self, step: Step) -> None:
        await self._call(self._warden.follow(step, self._clock.now()))

    async def note(self, seat: int, note: object) -> None:
        await self._call(self._warden.hear(seat, note, self._clock.now()))

    async def overhear(self, seat: int | None, text: str) -> None:
        await self._call(self._warden.overhear(seat, text, self._clock.now()))

    def change_seats(self) -> None:
        """Where a bot acts nobody is watched."""
        if self._warden.is_there:
            self._warden.watch(self._live.table.people())
            self._tell_demands()
            self._set_timer()

    # --- what follows -------------------------------------------------------------------------------------------

    async def _call(self, verdicts: list[str]) -> None:
        """Play what was seen. A verdict the rules do not offer is dropped; one the store refuses waits."""
        if not self._warden.is_there:
            return
        self._owed += verdicts
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
        if self._stopped or self._live.table.stage != "playing":
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
            await self._call(self._warden.tick(self._clock.now()))

    # --- what people are told -----------------------------------------------------------------------------------

    async def greet(self, viewer: Viewer) -> None:
        """Somebody joined: all that is asked of them now."""
        seat = self._live.table.seat_of(viewer.person)
        if self._warden.is_there and seat is not None:
            await self._call(self._warden.tick(self._clock.now()))
            viewer.tell(self._message(self._warden.demands(seat)))

    def _tell_demands(self) -> None:
        for seat in range(len(self._live.table.seats)):
            demands = self._warden.demands(seat)
            if demands != self._sent_demands.get(seat, []):
                self._sent_demands[seat] = demands
                for viewer in self._live.joined_viewers():
                    if self._live.table.seat_of(viewer.person) == seat:
                        viewer.tell(self._message(demands))

    def _message(self, demands: list[object]) -> messages.Demands:
        return messages.Demands(self._clock.now(), demands)
