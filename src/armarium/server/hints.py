"""Hints at one table: who may have one, who is waiting for one, and that the log says so.

A worker thinks, on a position in which all the asker cannot see was dealt anew. The answer goes to that seat alone.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from typing import TYPE_CHECKING

from armarium.bots import BotError
from armarium.bots.jobs import HintJob
from armarium.bots.search_bot import must_be_searchable
from armarium.chance import Chance
from armarium.reason import refusal
from armarium.server import messages, telling
from armarium.server.settings import Settings
from armarium.server.viewer import Viewer
from armarium.step import Step
from armarium.table import Table
from armarium.workers.fair_queue import Requester

if TYPE_CHECKING:
    from armarium.server.live import Live

logger = logging.getLogger(__name__)


class Hints:
    def __init__(self, live: Live) -> None:
        self._live = live
        self._waiting: dict[int, str] = {}  # the id of the question, by seat
        self._asked_at: dict[int, int] = {}  # at which line a seat asked last
        self._tasks: set[asyncio.Task[None]] = set()

    def is_busy(self) -> bool:
        return bool(self._tasks)

    def ask(self, viewer: Viewer, message: messages.AskHint) -> None:
        """Begin to think, or say why not. A question asked again with its id is answered once."""
        live = self._live
        seat = live.acting_seat(viewer.person)
        live.table.must_be_playing()
        must_be_searchable(live.table.game)
        if not telling.allows_hints(live.row, live.table):
            raise refusal("hints-off")
        if seat not in live.table.to_act():
            raise refusal("hint-not-now")
        live.table.must_be_current(message.at, seat)
        if seat in self._waiting and self._waiting[seat] != message.id:
            raise refusal("hint-under-way")
        if seat not in self._waiting:
            self._waiting[seat] = message.id
            self._asked_at[seat] = live.table.n
            task = asyncio.create_task(self._think(seat, message.id, viewer.person))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _think(self, seat: int, id: str, person: str) -> None:
        live = self._live
        n = live.table.n
        answer: messages.Hints | messages.No
        try:
            job = hint_job(live.table, seat, secrets.randbits(62), live.hall.settings)
            answer = messages.Hints(id, n, await live.hall.bot_pool.hints(job, Requester(person, live.row.id)))
        except BotError as failure:
            logger.error("table %s: no hint: %s", live.row.id, failure)
            answer = messages.No(id, telling.why(refusal("hint-failed").reason))
        finally:
            del self._waiting[seat]
        for viewer in live.joined_viewers():
            if seat in live.table.seats_of(viewer.person):
                viewer.tell(answer)

    def note(self, step: Step) -> None:
        """The first step of a seat after a hint says so to everybody; it may be taken back as freely as without."""
        seat, asked_at = step.line.seat, self._asked_at.get(step.line.seat)
        moves = [done for done in self._live.table.log if done.line.seat == seat and done.n > (asked_at or 0)]
        if step.line.back is None and asked_at is not None and not moves:
            step.line.notes.append("hint-asked")

    def stop(self) -> None:
        for task in self._tasks:
            task.cancel()


def hint_job(table: Table, seat: int, seed: int, settings: Settings) -> HintJob:
    """What a worker is asked; it is the same whatever the seat cannot see."""
    position = table.game.position(table.state.guess(seat, Chance(seed)))
    return HintJob(table.game.name, position, seat, seed, settings.hint_simulations, settings.hint_seconds)
