"""Who is missed at one table, and for how long still before a bot stands in.

A clock runs for everybody who has a seat to play and is not connected, while somebody else is here who waits; it
starts anew when the first of those comes. None runs where the box lies on a real table: people are there without it.
"""

from __future__ import annotations

import asyncio
import logging
import time
from typing import TYPE_CHECKING

from armarium.reason import Refused, refusal

if TYPE_CHECKING:
    from armarium.server.live import Live

CHOICES = (30, 60, 120, 300, 900)  # seconds a host may choose when opening a table
logger = logging.getLogger(__name__)


class Absence:
    def __init__(self, live: Live) -> None:
        self._live = live
        self._due: dict[str, float] = {}
        self._tasks: dict[str, asyncio.Task[None]] = {}

    def watch(self) -> None:
        """Start and stop clocks: whoever comes, goes or changes seats calls this before anybody is told."""
        missing = self._missing_people()
        for person in [person for person in self._due if person not in missing]:
            self._stop(person)
        for person in missing - set(self._due):
            self._due[person] = time.monotonic() + self._live.row.absence
            self._tasks[person] = asyncio.create_task(self._wait_for(person))

    def _missing_people(self) -> set[str]:
        live = self._live
        present = live.present()
        if live.table.stage != "playing" or live.table.is_beside_box() or not present & live.members():
            return set()
        acting = {live.table.seats[place].person for place in live.table.people()}
        return {person for person in acting if person is not None and person not in present}

    def seconds_left(self, person: str | None) -> float | None:
        """The seconds until a bot stands in; None where no clock runs."""
        due = None if person is None else self._due.get(person)
        return None if due is None else max(0.0, round(due - time.monotonic(), 1))

    def must_be_over(self, place: int) -> None:
        """Refused while its player may still come back, unless that player has allowed a bot at once."""
        seat = self._live.table.seats[place]
        left = self.seconds_left(seat.person)
        if seat.bot is None and not seat.allowed and left != 0:
            raise refusal("absence-runs", seconds=round(self._live.row.absence))

    def stop(self) -> None:
        for person in list(self._due):
            self._stop(person)

    def _stop(self, person: str) -> None:
        del self._due[person]
        task = self._tasks.pop(person)
        if task is not asyncio.current_task():
            task.cancel()

    async def _wait_for(self, person: str) -> None:
        await asyncio.sleep(self._live.row.absence)
        try:
            await self._live.stand_in_for_absent(person)
        except Refused as failure:
            logger.warning("table %s: no substitute: %s", self._live.row.id, failure)
