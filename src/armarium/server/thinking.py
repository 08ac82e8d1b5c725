"""The bots of one table: whose turn it is, and when they think.

A bot answers through the same door as everybody. One that fails is replaced by a simpler one, the log says so, and the
game goes on.
"""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from typing import TYPE_CHECKING

from armarium.bots.jobs import MoveJob
from armarium.bots.move_history import move_history
from armarium.bots.search_bot import LEVELS
from armarium.chance import Chance
from armarium.log import Seat
from armarium.reason import Refused
from armarium.table import Table
from armarium.workers.fair_queue import Requester

if TYPE_CHECKING:
    from armarium.server.live import Live

RANDOM = "random"
RETRY = 2.0  # seconds to wait when the store does not take a bot's move
logger = logging.getLogger(__name__)


class Thinking:
    def __init__(self, live: Live) -> None:
        self._live = live
        self._task: asyncio.Task[None] | None = None
        self._stopped = False
        self._hurried = asyncio.Event()

    def is_busy(self) -> bool:
        return self._task is not None and not self._task.done()

    def wake(self) -> None:
        """Let the bots play, if it is a bot's turn and they are not at it already."""
        if self._can_play() and not self.is_busy() and self._next_bot() is not None:
            self._task = asyncio.create_task(self._play())

    def _can_play(self) -> bool:
        """Bots among themselves wait while nobody looks on."""
        return not self._stopped and bool(self._live.table.people() or self._live.joined_viewers())

    def stop(self) -> None:
        self._stopped = True
        if self._task is not None and self._task is not asyncio.current_task():
            self._task.cancel()

    def _next_bot(self) -> int | None:
        """A bot that owes a move. One that is offered none is not asked: asking again would change nothing."""
        table = self._live.table
        owing = [seat for seat in table.to_act() if table.seats[seat].bot is not None]
        return next((seat for seat in owing if table.state.move_count(seat) > 0), None)

    def hurry(self) -> None:
        """Let the bots pause no more until a person is to act."""
        if self.is_busy():
            self._hurried.set()

    async def _pause(self) -> None:
        """So that people can follow; what a bot thinks meanwhile costs them no more time."""
        with suppress(TimeoutError):
            await asyncio.wait_for(self._hurried.wait(), self._live.hall.settings.pause)

    async def _play(self) -> None:
        self._hurried.clear()
        while self._can_play() and (seat := self._next_bot()) is not None:
            try:
                await self._play_turn(seat)
            except Refused as failure:
                logger.warning("table %s: a bot's move was refused: %s", self._live.row.id, failure)
                await asyncio.sleep(RETRY)
            except Exception:  # the table waits for this bot: say what is wrong and try again
                logger.exception("table %s: a bot could not move", self._live.row.id)
                await asyncio.sleep(RETRY)

    async def _play_turn(self, seat: int) -> None:
        table, host = self._live.table, self._live.host
        n, bot = table.n, table.seats[seat].bot
        if bot is None or seat not in table.to_act():
            return
        text, _ = await asyncio.gather(host.choose(seat), self._pause())
        async with self._live.lock:
            if table.n != n or table.seats[seat].bot != bot:
                return  # taken back or given back while it thought
            if text is None:
                await host.replace_bot(seat)
            else:
                await self._live.carry_out(await host.prepare(seat, text, n))

    # --- for the host -------------------------------------------------------------------------------------------

    async def ask(self, bot: str, seat: int) -> str:
        """What the bot chooses, from a position in which all it cannot see was dealt anew."""
        live = self._live
        if bot == RANDOM:
            return self._random_move(seat)
        job = move_job(live.table, live.row.id, bot, seat, live.table.bot_seed(seat))
        job.seconds = live.hall.settings.budget
        job.command = live.hall.command(bot)
        return await live.hall.bot_pool.choose(job, Requester(live.row.host, live.row.id))

    def simpler(self, bot: str) -> str:
        return self._live.hall.simpler(self._live.row.game, bot)

    async def change_seats(self, seats: list[Seat]) -> None:
        await self._live.change_seats(seats)

    def log_failure(self, bot: str, failure: Exception) -> None:
        heir = self.simpler(bot)
        logger.warning("table %s: %s has failed, %s plays on: %s", self._live.row.id, bot, heir, failure)

    def _random_move(self, seat: int) -> str:
        table = self._live.table
        state = table.state
        offered = [move for move in state.moves(seat) if table.game.bots_may(state, move)]
        return state.text(offered[Chance(table.bot_seed(seat)).below(len(offered))])


def move_job(table: Table, id: str, bot: str, seat: int, seed: int) -> MoveJob:
    """What a worker is asked; it is the same whatever the seat cannot see."""
    position = table.game.position(table.state.guess(seat, Chance(seed)))
    job = MoveJob(table.game.name, bot, position, seat, seed + 1)
    if bot in LEVELS:
        job.tree_key = f"{id}/{seat}"
        job.history = move_history(table.game, table.counted_moves(), seat, table.state)
    return job
