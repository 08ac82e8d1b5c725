"""This process among those that share a database: that it is alive, who else is, and which tables are its own.

Where one process holds the whole database (SQLite) it is alive for as long as it runs, and nothing beats.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Awaitable, Callable

from armarium.reason import Refused
from armarium.server.metrics import Metrics
from armarium.store import Store
from armarium.store.leases import LIFETIME, Keeper, Lease
from armarium.store.notices import Listener

BEAT = 1.0  # seconds between two renewals
logger = logging.getLogger(__name__)


class KeptElsewhere(Exception):
    """Another process keeps the table."""

    def __init__(self, keeper: Keeper) -> None:
        super().__init__(keeper.id)
        self.keeper = keeper


class Keeping:
    def __init__(self, store: Store, metrics: Metrics) -> None:
        self.me = Keeper(secrets.token_hex(8))
        self.others: list[Keeper] = []
        self._store = store
        self._leases = store.leases
        self._is_shared = store.is_shared
        self._metrics = metrics
        self._renewed = 0.0  # when it was last asked for, with success
        self._task: asyncio.Task[None] | None = None
        self._listener: Listener | None = None

    def is_alive(self) -> bool:
        """Whether all others must take it for alive: what it keeps is still its own."""
        return not self._is_shared or time.monotonic() - self._renewed < LIFETIME

    async def start(self, address: str, admin: str, check: Callable[[dict[str, int]], Awaitable[None]]) -> None:
        """`check` is told what is ours, by table, after it may have become somebody else's."""
        self.me = Keeper(self.me.id, address, admin)
        if not self._is_shared:
            await self._leases.start_alone(self.me)
            return
        await self._renew()
        self._task = asyncio.create_task(self._beat(check))

    async def _beat(self, check: Callable[[dict[str, int]], Awaitable[None]]) -> None:
        while True:
            await asyncio.sleep(BEAT)
            try:
                if not await self._renew():
                    logger.warning("this process was taken for dead for a while")
                    await check(await self._leases.epochs(self.me.id))
                await self._store.database.hold_on()
            except Refused as failure:
                logger.warning("the lease could not be renewed: %s", failure)
            except Exception:
                logger.exception("the lease could not be renewed")

    async def _renew(self) -> bool:
        asked = time.monotonic()
        is_unbroken = await self._leases.renew(self.me)
        self._renewed = asked
        self.others = [keeper for keeper in await self._leases.keepers() if keeper.id != self.me.id]
        return is_unbroken

    async def take(self, table: str, by_force: bool = False) -> Lease:
        """KeptElsewhere where another process has it, unless by force: its writes are refused from then on."""
        try:
            lease = await self._leases.take(table, self.me.id, by_force)
        except Refused as failure:
            if failure.reason.key != "already-written":
                raise
            lease = await self._leases.take(table, self.me.id, by_force)  # somebody else was first, just now
        if isinstance(lease, Keeper):
            raise KeptElsewhere(lease)
        self._metrics.leases.add()
        return lease

    def listen(self, hear: Callable[[str], None]) -> None:
        """`hear` is called with the id of a table whose lease has changed somewhere."""
        loop = asyncio.get_running_loop()

        def pass_on(table: str) -> None:
            if not loop.is_closed():
                loop.call_soon_threadsafe(hear, table)

        self._listener = self._leases.listen(pass_on)

    async def epoch(self, table: str) -> int | None:
        return await self._leases.epoch(table)

    def first_lease(self, table: str) -> Lease:
        """Of a table that is about to be opened here."""
        return Lease(table, self.me.id, 1)

    def release(self, lease: Lease) -> None:
        self._leases.release(lease)

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
        if self._listener is not None:
            await asyncio.to_thread(self._listener.close)
        try:
            await self._leases.resign(self.me.id)
        except Refused as failure:
            logger.warning("not written that this process ends: %s", failure)
