"""Trials of a move at a simulated table: what other hands would do with it, shared by all who look at a position.

Trials are made one after another in the simulations' workers and give way to everybody's moves; while a hand draws at
this table none is begun. A page has one question at a time, the last one. Nothing here knows the table's secret.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Hashable
from typing import TYPE_CHECKING, NamedTuple

from armarium.reason import refusal
from armarium.server import messages
from armarium.server.limits import TABLE_TRIALS, TABLE_TRIALS_BURST, TokenBucket
from armarium.server.simulation_jobs import TrialJob
from armarium.simulator import forget_oldest
from armarium.workers.fair_queue import Requester

if TYPE_CHECKING:
    from armarium.server.live import Live
    from armarium.server.simulation import LiveSimulator
    from armarium.server.viewer import Viewer

CPU_SECONDS = 0.9  # after which a question is answered with the trials there are
logger = logging.getLogger(__name__)


class Asked(NamedTuple):
    id: str
    text: str
    n: int
    question: Hashable


class Trials:
    def __init__(self, live: Live) -> None:
        self._live = live
        self._outcomes: dict[Hashable, list[str]] = {}
        self._asked: dict[Viewer, Asked] = {}
        self._bucket = TokenBucket(TABLE_TRIALS, TABLE_TRIALS_BURST)
        self._task: asyncio.Task[None] | None = None

    def is_busy(self) -> bool:
        return self._task is not None

    def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()

    def leave(self, viewer: Viewer) -> None:
        self._asked.pop(viewer, None)

    def ask(self, viewer: Viewer, message: messages.Try) -> None:
        """Answer at once where nothing is to be tried, or was before; else when the trials are made. Who asks too much,
        or something else before the answer, gets one without them."""
        live = self._live
        if live.simulator is None:
            raise refusal("not-simulated")
        live.table.must_be_playing()
        if message.at != live.table.n:
            raise refusal("stale", at=message.at, n=live.table.n)
        question = live.simulator.question(message.move)
        if question is None:
            viewer.tell(messages.Trial(message.id, None))
            return
        self._drop(viewer)
        self._asked[viewer] = Asked(message.id, message.move, message.at, question)
        if question in self._outcomes:
            self._answer(question)
        elif self._is_new(question) and not self._may_begin(viewer):
            self._drop(viewer)
        elif self._task is None:
            self._task = asyncio.create_task(self._work(live.simulator))

    def _is_new(self, question: Hashable) -> bool:
        return sum(asked.question == question for asked in self._asked.values()) < 2

    def _may_begin(self, viewer: Viewer) -> bool:
        return viewer.budget.person.trials.try_take() and self._bucket.try_take()

    def _drop(self, viewer: Viewer) -> None:
        if (asked := self._asked.pop(viewer, None)) is not None:
            self._tell(viewer, asked, [])

    def _tell(self, viewer: Viewer, asked: Asked, outcomes: list[str]) -> None:
        simulator = self._live.simulator
        current = simulator is not None and asked.n == self._live.table.n
        trial = simulator.trial(asked.text, outcomes) if current and simulator is not None else None
        viewer.tell(messages.Trial(asked.id, trial))

    def _answer(self, question: Hashable) -> None:
        outcomes = self._outcomes.get(question, [])
        for viewer in [viewer for viewer, asked in self._asked.items() if asked.question == question]:
            self._tell(viewer, self._asked.pop(viewer), outcomes)

    # --- in the background ----------------------------------------------------------------------------------------

    async def _work(self, simulator: LiveSimulator) -> None:
        """One question after the other, the oldest first, until nobody waits."""
        try:
            while self._asked:
                viewer, asked = next(iter(self._asked.items()))
                try:
                    await self._try(simulator, viewer, asked.question)
                except Exception:  # whoever asked is answered without trials
                    logger.exception("table %s: a pull could not be tried", self._live.row.id)
                self._answer(asked.question)
        finally:
            self._task = None

    async def _try(self, simulator: LiveSimulator, viewer: Viewer, question: Hashable) -> None:
        row, outcomes, spent = self._live.row, list[str](), 0.0
        requester = Requester(viewer.person, row.id)
        while len(outcomes) < simulator.simulation.tries and spent < CPU_SECONDS:
            if not self._is_wanted(question) or simulator.has_hand():
                return
            job = TrialJob(simulator.simulation.try_once, question, len(outcomes))
            outcome, seconds = await self._live.hall.simulation_pool.run(job, requester)
            outcomes.append(outcome)
            spent += seconds
        self._outcomes[question] = outcomes
        forget_oldest(self._outcomes)

    def _is_wanted(self, question: Hashable) -> bool:
        """Whether somebody still asks it, at a position that still stands."""
        n = self._live.table.n
        return any(asked.question == question and asked.n == n for asked in self._asked.values())
