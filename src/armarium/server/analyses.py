"""Finished games weighed move by move in the background, one move at a time, and kept with their tables."""

from __future__ import annotations

import asyncio
import logging
from itertools import pairwise
from typing import TYPE_CHECKING, Literal

import msgspec

from armarium.bots.analysis import Analysis, Judged, Moment, analysis, is_weighed, judged, shares
from armarium.bots.fair_queue import Asker
from armarium.bots.worker import Inquiry
from armarium.chance import Chance
from armarium.reason import refused
from armarium.table import Table

if TYPE_CHECKING:
    from armarium.server.hall import Hall
    from armarium.server.live import Live

SEED = 1  # the same game is weighed alike whenever it is weighed
logger = logging.getLogger(__name__)


class Study(msgspec.Struct):
    """How far it is: `done` of `moves` are weighed; `failed` may be begun again."""

    stage: Literal["none", "running", "done", "failed"]
    done: int
    moves: int
    analysis: Analysis | None


class Analyses:
    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self._done: dict[str, int] = {}  # moves weighed, by table, while it runs
        self._failed: set[str] = set()
        self._tasks: set[asyncio.Task[None]] = set()

    async def study(self, live: Live) -> Study:
        if live.table.stage != "over":
            raise refused("not-over")
        live.table.must_not_differ()
        id, moves = live.row.id, len(moments(live.table))
        if id in self._done:
            return Study("running", self._done[id], moves, None)
        kept = await self._hall.store.analysis(id)
        if kept is not None:
            return Study("done", moves, moves, msgspec.json.decode(kept, type=Analysis))
        return Study("failed" if id in self._failed else "none", 0, moves, None)

    async def begin(self, live: Live, person: str) -> Study:
        """Weigh the game for this person, unless that is done or under way."""
        found = await self.study(live)
        id = live.row.id
        if found.stage in ("running", "done") or id in self._done:
            return found
        self._failed.discard(id)
        self._done[id] = 0
        task = asyncio.create_task(self._run(Asker(person, id), live.table))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return Study("running", 0, found.moves, None)

    def stop(self) -> None:
        for task in self._tasks:
            task.cancel()

    async def _run(self, asker: Asker, table: Table) -> None:
        id = asker.table
        try:
            made = await self._analysed(asker, table)
            await self._hall.store.keep_analysis(id, msgspec.json.encode(made).decode())
        except Exception:
            logger.exception("table %s: the game could not be weighed", id)
            self._failed.add(id)
        finally:
            del self._done[id]

    async def _analysed(self, asker: Asker, table: Table) -> Analysis:
        moves: list[Judged] = []
        for moment in moments(table):
            moves.append(judged(moment, await self._hall.workers.weigh(self._inquiry(table, moment), asker)))
            self._done[asker.table] = len(moves)
        return analysis(self._hall.settings.analysis_simulations, moves, shares(table.game, table.state))

    def _inquiry(self, table: Table, moment: Moment) -> Inquiry:
        settings = self._hall.settings
        position = table.game.position(moment.before.guess(moment.seat, Chance(SEED)))
        return Inquiry(
            table.game.name,
            position,
            moment.seat,
            SEED + moment.n,
            settings.analysis_simulations,
            settings.analysis_seconds,
            moment.move,
        )


def moments(table: Table) -> list[Moment]:
    """The moves that count, each with the position before it."""
    pairs = pairwise(table.log)
    found = [Moment(step.n, step.line.seat, step.line.move, before.state) for before, step in pairs]
    return [moment for moment in found if is_weighed(moment)]
