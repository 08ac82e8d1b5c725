"""How a move reaches a table: settle, prepare, note, write, commit. And who plays on when a bot fails.

The same for server and terminal, which give it what differs between them: how a step is written, how a bot is asked,
and where a simulation runs. It tells nobody anything. In the terminal nothing waits: `finish` runs its coroutines.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, NamedTuple, Protocol, TypeVar

from msgspec import structs

from armarium.bots import BotError
from armarium.game import State
from armarium.log import Seat
from armarium.reason import Refused
from armarium.seating import with_seat
from armarium.simulator import Simulator
from armarium.step import Step
from armarium.table import Table

Result = TypeVar("Result")


class Minds(Protocol):
    """The bots of a table, wherever they think."""

    async def ask(self, bot: str, seat: int) -> str:
        """The notation of the move it chooses; BotError when it fails."""

    def simpler(self, bot: str) -> str:
        """Who plays on when this one has failed; the last one is its own heir."""

    async def change_seats(self, seats: list[Seat]) -> None: ...

    def log_failure(self, bot: str, failure: Exception) -> None: ...


class Failed(NamedTuple):
    """A bot that could not go on, and who sits in its place."""

    bot: str
    heir: str


class Host:
    """Its callers let one step in at a time, from `prepare` to `carry_out`."""

    def __init__(
        self, table: Table, write: Callable[[Step], Awaitable[None]], minds: Minds, simulator: Simulator | None = None
    ) -> None:
        self.table = table
        self.simulator = simulator
        self._write = write
        self._minds = minds
        self._failed: dict[int, Failed] = {}  # by seat, until the log has told of it

    # --- a move -------------------------------------------------------------------------------------------------

    async def prepare(self, seat: int, text: str, at: int, id: str = "") -> Step:
        """The step this move would be, settled first where a simulation has a say. Nothing changes yet."""
        if self.simulator is None:
            step = self.table.prepare(seat, text, at, id)
        else:
            step = await self.simulator.prepare(seat, text, at, id)
        self._note_heir(step)
        return step

    async def carry_out(self, step: Step) -> None:
        """Write, then commit. When the write fails the table is as it was."""
        await self._write(step)
        self.table.commit(step)
        if self.simulator is not None:
            self.simulator.keep(step)
        if step.line.back is None:
            self._failed.pop(step.line.seat, None)

    def _note_heir(self, step: Step) -> None:
        """The first move of a bot that replaced another says so to everybody."""
        seat = step.line.seat
        failed = self._failed.get(seat)
        if failed is not None and failed.heir == self.table.seats[seat].bot:
            step.line.notes.append(f"bot-replaced {failed.heir} {failed.bot}")

    # --- a bot's move -------------------------------------------------------------------------------------------

    async def choose(self, seat: int) -> str | None:
        """What the bot here chooses; None when it fails and another can be asked. Asked again where it was asked
        before, it chooses what it chose."""
        bot, state = self.table.seats[seat].bot or "", self.table.state
        key = self.table.bot_choice_key(seat, bot)
        if key in self.table.bot_choices:
            return self.table.bot_choices[key]
        try:
            text = await self._minds.ask(bot, seat)
            self._check_offered(state, seat, text)
        except (BotError, Refused) as failure:
            self._minds.log_failure(bot, failure)
            if self._minds.simpler(bot) == bot:
                raise
            return None
        self.table.bot_choices[key] = text
        return text

    def _check_offered(self, state: State, seat: int, text: str) -> None:
        state.find(seat, text if self.simulator is None else self.simulator.simulation.parse_wish(text)[0])

    async def replace_bot(self, seat: int) -> None:
        """Put a simpler bot in the place of one that failed; it is asked next."""
        bot = self.table.seats[seat].bot or ""
        failed = self._failed.get(seat)
        first = failed.bot if failed is not None and failed.heir == bot else bot
        self._failed[seat] = Failed(first, self._minds.simpler(bot))
        heir = structs.replace(self.table.seats[seat], bot=self._failed[seat].heir)
        await self._minds.change_seats(with_seat(self.table.seats, seat, heir))


def finish(coroutine: Coroutine[Any, Any, Result]) -> Result:
    """Run a coroutine that waits for nothing, without a loop."""
    try:
        coroutine.send(None)
    except StopIteration as end:
        result: Result = end.value
        return result
    coroutine.close()
    raise RuntimeError("it would have to wait")
