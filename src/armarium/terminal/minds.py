"""The bots of a sitting, which think in this very process while everybody waits."""

from __future__ import annotations

from collections.abc import Sequence

from armarium import bots
from armarium.bots import BotError
from armarium.bots.move_history import move_history
from armarium.bots.tree_cache import TreeCache, TreeReuse
from armarium.chance import Chance
from armarium.log import Seat
from armarium.table import Table


class Minds:
    """`typed` are the bots that were asked for at this keyboard: only they may be commands to run, never a record's."""

    def __init__(self, table: Table, typed: Sequence[str] = ()) -> None:
        self._table = table
        self._tree_cache = TreeCache()
        names = {seat.bot for seat in table.seats if seat.bot is not None}
        self._bots = {name: bots.bot(name, table.game.name, trusted=name in typed) for name in names}

    async def ask(self, bot: str, seat: int) -> str:
        table = self._table
        luck = Chance(table.bot_seed(seat))
        observation = bots.Observation.of(table.game, table.state, seat, luck)
        history = move_history(table.game, table.counted_moves(), seat, table.state)
        observation.tree_reuse = TreeReuse(str(seat), history, self._tree_cache)
        try:
            return str(self._bots[bot].choose(observation, luck))
        except Exception as failure:
            raise BotError(f"{bot}: {failure!r}") from failure

    def simpler(self, bot: str) -> str:
        return bots.simpler(bot, self._table.game.name)

    async def change_seats(self, seats: list[Seat]) -> None:
        self._table.seats = seats
        for seat in seats:
            if seat.bot is not None and seat.bot not in self._bots:
                self._bots[seat.bot] = bots.bot(seat.bot, self._table.game.name)

    def log_failure(self, bot: str, failure: Exception) -> None:
        """Nobody: the log says who plays on."""
