"""What bots are asked in worker processes, so that a slow or broken bot never holds up a table.

A job carries a determinization of the position, dealt anew for the bot's seat; the true one never goes there.
"""

from __future__ import annotations

from abc import abstractmethod
from typing import ClassVar, TypeVar

import msgspec

from armarium.bots import HOUSE, Catalogue, program
from armarium.bots.analysis import MoveEvaluation, move_evaluation
from armarium.bots.hints import Hint, hints_for
from armarium.bots.observation import SECONDS, BotError, Observation, observation_at
from armarium.bots.tree_cache import ObservedMove, TreeCache, TreeReuse
from armarium.chance import Chance
from armarium.workers.fair_queue import ANONYMOUS, Priority, Requester, ReservedCapacity
from armarium.workers.pool import Pool
from armarium.workers.process import Job, JobFailed, Memory, WorkerDied, on_end

Result = TypeVar("Result")

NICENESS = 10  # added to a worker's niceness: tables go before searches where they share a core


class BotJob(msgspec.Struct, Job[Result], kw_only=True):
    """Something asked at a position. The worker looks up games and bots in `catalogue`."""

    catalogue: Catalogue = HOUSE

    def run(self, memory: Memory) -> Result:
        try:
            return self.result(memory)
        except Exception as failure:  # noqa: BLE001  (a bot may fail in any way)
            raise BotError(repr(failure)) from None

    @abstractmethod
    def result(self, memory: Memory) -> Result: ...

    def name(self) -> str:
        """Who is asked, for a log."""
        return "a search"


class MoveJob(BotJob[str]):
    """The move of a bot. `seconds` is what it may take; with `command` it is a program to be started.

    `tree_key` names the seat of this game, `history` are its moves as the seat observed them: a bot that searches
    reuses its last tree, if this process grew it and the history goes on from there.
    """

    game: str
    bot: str
    position: str
    seat: int
    seed: int
    seconds: float = SECONDS
    command: str = ""
    tree_key: str = ""
    history: list[ObservedMove] = []

    def affinity(self) -> str:
        return self.tree_key

    def limit_time(self, share: float) -> None:
        self.seconds *= share

    def name(self) -> str:
        return self.bot

    def result(self, memory: Memory) -> str:
        observation = observation_at(self.catalogue.game(self.game), self.position, self.seat, self.seconds)
        if self.tree_key:
            observation.tree_reuse = TreeReuse(self.tree_key, self.history, memory.of(TreeCache))
        on_end(program.kill_all)
        bot = program.bot(self.command, self.game) if self.command else self.catalogue.bot(self.bot, self.game)
        return msgspec.convert(bot.choose(observation, Chance(self.seed)), str)


class SearchJob(BotJob[Result]):
    game: str
    position: str
    seat: int
    seed: int
    simulations: int
    seconds: float

    def observation(self) -> Observation:
        return observation_at(self.catalogue.game(self.game), self.position, self.seat, self.seconds)


class HintJob(SearchJob[list[Hint]]):
    """The best moves of a position."""

    priority: ClassVar[Priority] = Priority.HINT

    def result(self, memory: Memory) -> list[Hint]:
        return hints_for(self.observation(), Chance(self.seed), self.simulations, self.seconds)


class AnalysisJob(SearchJob[MoveEvaluation]):
    """The value of a played move beside the best."""

    played: str
    priority: ClassVar[Priority] = Priority.ANALYSIS

    def result(self, memory: Memory) -> MoveEvaluation:
        observation, luck = self.observation(), Chance(self.seed)
        return move_evaluation(observation, self.played, luck, self.simulations, self.seconds)


class BotPool(Pool):
    """`count` processes and one more, started when first needed; a job takes at most `limit` seconds.

    No person and no priority ever has all processes (`ReservedCapacity`), so that nobody's bots wait for somebody
    else's. When more moves wait than there are processes, each is given so much less time: whoever has many tables
    shares between them what one person has.
    """

    def __init__(self, count: int = 2, limit: float = 30.0, catalogue: Catalogue = HOUSE) -> None:
        super().__init__(ReservedCapacity(count), limit, NICENESS)
        self._catalogue = catalogue

    async def choose(self, job: MoveJob, requester: Requester = ANONYMOUS) -> str:
        """The notation of the move the bot chose; BotError when there is none in time."""
        return await self._ask(job, requester)

    async def hints(self, job: HintJob, requester: Requester = ANONYMOUS) -> list[Hint]:
        """The best moves of a position; BotError when there are none in time."""
        return await self._ask(job, requester)

    async def evaluate(self, job: AnalysisJob, requester: Requester = ANONYMOUS) -> MoveEvaluation:
        """The value of a move beside the best; BotError as above."""
        return await self._ask(job, requester)

    async def _ask(self, job: BotJob[Result], requester: Requester) -> Result:
        job.catalogue = self._catalogue
        try:
            return await self.run(job, requester)
        except (BotError, JobFailed, WorkerDied) as failure:
            raise BotError(f"{job.name()}: {failure}") from failure
