"""Finished games evaluated move by move in the background, one move at a time, and kept with their tables."""

from __future__ import annotations

import asyncio
import logging
from itertools import pairwise
from typing import TYPE_CHECKING, Literal

import msgspec

from armarium.bots.analysis import AnalysedMove, Analysis, Moment, analysed_move, analysis, is_choice, win_shares
from armarium.bots.jobs import AnalysisJob
from armarium.bots.search_bot import must_be_searchable
from armarium.chance import Chance
from armarium.reason import refusal
from armarium.table import Table
from armarium.workers.fair_queue import Requester

if TYPE_CHECKING:
    from armarium.server.hall import Hall
    from armarium.server.live import Live

SEED = 1  # the same game is evaluated alike whenever it is
logger = logging.getLogger(__name__)


class Study(msgspec.Struct):
    """How far it is: `done` of `moves` are evaluated; `failed` may be begun again."""

    stage: Literal["none", "running", "done", "failed"]
    done: int
    moves: int
    analysis: Analysis | None


class Analyses:
    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self._done: dict[str, int] = {}  # moves evaluated, by table, while it runs
        self._failed: set[str] = set()
        self._tasks: set[asyncio.Task[None]] = set()

    async def study(self, live: Live) -> Study:
        if live.table.stage != "over":
            raise refusal("not-over")
        if live.table.is_beside_box():
            raise refusal("reported-not-analysed")
        must_be_searchable(live.table.game)
        live.table.must_not_differ()
        id, moves = live.row.id, len(moments(live.table))
        if id in self._done:
            return Study("running", self._done[id], moves, None)
        text = await self._hall.store.analysis(id)
        if text:
            return Study("done", moves, moves, msgspec.json.decode(text, type=Analysis))
        if id in self._failed or text is None:
            return Study("failed" if id in self._failed else "none", 0, moves, None)
        return self._start(live, live.row.host, moves)  # begun by a process that has ended since

    def is_running(self, table: str) -> bool:
        return table in self._done

    async def begin(self, live: Live, person: str) -> Study:
        """Analyse the game for this person, unless that is done or under way."""
        played = await self.study(live)
        id = live.row.id
        if played.stage in ("running", "done") or id in self._done:
            return played
        self._failed.discard(id)
        study = self._start(live, person, played.moves)
        await self._hall.store.keep_analysis(id, "")
        return study

    def _start(self, live: Live, person: str, moves: int) -> Study:
        id = live.row.id
        if id not in self._done:
            self._done[id] = 0
            task = asyncio.create_task(self._run(Requester(person, id), live.table))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)
        return Study("running", self._done[id], moves, None)

    def stop(self) -> None:
        for task in self._tasks:
            task.cancel()

    async def _run(self, requester: Requester, table: Table) -> None:
        id = requester.table
        try:
            result = await self._analyse(requester, table)
            await self._hall.store.keep_analysis(id, msgspec.json.encode(result).decode())
        except Exception:
            logger.exception("table %s: the game could not be analysed", id)
            self._failed.add(id)
        finally:
            del self._done[id]

    async def _analyse(self, requester: Requester, table: Table) -> Analysis:
        moves: list[AnalysedMove] = []
        for moment in moments(table):
            moves.append(analysed_move(moment, await self._hall.bot_pool.evaluate(self._job(table, moment), requester)))
            self._done[requester.table] = len(moves)
        return analysis(self._hall.settings.analysis_simulations, moves, win_shares(table.game, table.state))

    def _job(self, table: Table, moment: Moment) -> AnalysisJob:
        settings = self._hall.settings
        position = table.game.position(moment.before.guess(moment.seat, Chance(SEED)))
        return AnalysisJob(
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
    played = [Moment(step.n, step.line.seat, step.line.move, before.state) for before, step in pairs]
    return [moment for moment in played if is_choice(moment)]
