"""Which server processes are alive, and which of them keeps which table.

A process renews one row of its own, whatever the number of its tables; a table whose keeper has not renewed its row
may be taken by another, and its epoch grows. Every write of a keeper names the epoch in the same transaction, so one
that was taken for dead, stopped or cut off writes nothing after that. All times are the database's.
"""

from __future__ import annotations

import time
from collections.abc import Callable

import msgspec
import sqlalchemy as sa

from armarium.reason import refusal
from armarium.store import schema
from armarium.store.database import Database
from armarium.store.notices import Listener

LIFETIME = 3.0  # seconds for which a process counts as alive after it has renewed its row
FOREVER = 1e12  # of a process that no other can follow while it lives: it holds the whole database
CLOCK = sa.text("SELECT extract(epoch FROM clock_timestamp())")
CHANNEL = "armarium_lease"


class Keeper(msgspec.Struct, frozen=True):
    """A server process: where others relay to, and where it is administered."""

    id: str
    address: str = ""
    admin: str = ""


class Lease(msgspec.Struct, frozen=True):
    table: str
    keeper: str
    epoch: int


class Leases:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def renew(self, keeper: Keeper) -> bool:
        """Count as alive from now on; whether it did so without a break until now. Does not queue behind writes."""

        def renew(connection: sa.Connection) -> bool:
            now = database_time(connection)
            row = schema.keepers.c
            until = connection.scalar(sa.select(row.until).where(row.id == keeper.id))
            values = msgspec.structs.asdict(keeper) | {"until": expiry(connection, now)}
            if until is None:
                connection.execute(sa.delete(schema.keepers).where(row.until < now - 60 * LIFETIME))
                connection.execute(sa.insert(schema.keepers), values)
            else:
                connection.execute(sa.update(schema.keepers).where(row.id == keeper.id).values(values))
            return until is not None and until > now

        return await self._database.write_beside(renew)

    async def start_alone(self, keeper: Keeper) -> None:
        """For who holds the whole database: every other process that is still noted down has ended."""
        await self._database.write(lambda connection: connection.execute(sa.delete(schema.keepers)) and None)
        await self.renew(keeper)

    async def resign(self, keeper: str) -> None:
        """All its tables may be taken at once."""
        gone = sa.delete(schema.keepers).where(schema.keepers.c.id == keeper)
        await self._database.write(lambda connection: connection.execute(gone) and None)

    async def keepers(self) -> list[Keeper]:
        """Those alive now."""

        def find(connection: sa.Connection) -> list[Keeper]:
            row = schema.keepers.c
            alive = sa.select(schema.keepers).where(row.until > database_time(connection)).order_by(row.id)
            return [Keeper(each.id, each.address, each.admin) for each in connection.execute(alive)]

        return await self._database.read(find)

    async def take(self, table: str, keeper: str, by_force: bool = False) -> Lease | Keeper:
        """The lease, one epoch later; or who keeps the table. Refused where there is no such table."""
        return await self._database.write(lambda connection: take_lease(connection, table, keeper, by_force))

    async def epochs(self, keeper: str) -> dict[str, int]:
        """By table, what this process keeps."""
        query = sa.select(schema.leases).where(schema.leases.c.keeper == keeper)
        return await self._database.read(lambda connection: {row.table: row.epoch for row in connection.execute(query)})

    async def epoch(self, table: str) -> int | None:
        query = sa.select(schema.leases.c.epoch).where(schema.leases.c.table == table)
        return await self._database.read(lambda connection: connection.scalar(query))

    def listen(self, hear: Callable[[str], None]) -> Listener | None:
        """Call `hear`, on a thread, with the id of each table whose lease changes, and with nothing when some may have
        been missed. None where there is nobody to hear of."""
        is_shared = self._database.engine.dialect.name == "postgresql"
        return Listener(self._database.engine, CHANNEL, hear) if is_shared else None

    def release(self, lease: Lease) -> None:
        """Let anybody take the table at once; nobody waits for it to be written."""

        def release(connection: sa.Connection) -> None:
            if is_current(connection, lease):
                change = sa.update(schema.leases).where(schema.leases.c.table == lease.table).values(keeper="")
                connection.execute(change)
                notify(connection, lease.table)

        self._database.submit(release)


def database_time(connection: sa.Connection) -> float:
    """Seconds; on PostgreSQL everybody's processes and machines share its clock."""
    return float(connection.scalar(CLOCK) or 0.0) if connection.dialect.name == "postgresql" else time.time()


def expiry(connection: sa.Connection, now: float) -> float:
    return now + LIFETIME if connection.dialect.name == "postgresql" else FOREVER


def take_lease(connection: sa.Connection, table: str, keeper: str, by_force: bool) -> Lease | Keeper:
    """Those who want the same table at once take turns by its lease; a move being written has a share of that."""
    leases, keepers = schema.leases, schema.keepers
    query = sa.select(leases.c.epoch, leases.c.keeper).where(leases.c.table == table).with_for_update()
    lease = connection.execute(query).one_or_none()
    if lease is None:
        must_be_table(connection, table)
        return add_lease(connection, Lease(table, keeper, 1))
    if lease.keeper not in ("", keeper) and not by_force:
        alive = sa.select(keepers).where(keepers.c.id == lease.keeper, keepers.c.until > database_time(connection))
        if (other := connection.execute(alive).one_or_none()) is not None:
            return Keeper(other.id, other.address, other.admin)
    change = sa.update(leases).where(leases.c.table == table).values(keeper=keeper, epoch=lease.epoch + 1)
    connection.execute(change)
    notify(connection, table)
    return Lease(table, keeper, lease.epoch + 1)


def must_be_table(connection: sa.Connection, table: str) -> None:
    row = schema.tables.c.id
    if connection.scalar(sa.select(row).where(row == table)) is None:
        raise refusal("table-unknown", table=table)


def add_lease(connection: sa.Connection, lease: Lease) -> Lease:
    connection.execute(sa.insert(schema.leases), msgspec.structs.asdict(lease))
    return lease


def is_current(connection: sa.Connection, lease: Lease) -> bool:
    """Until this transaction ends nobody takes it."""
    row = schema.leases.c
    query = sa.select(row.epoch).where(row.table == lease.table, row.keeper == lease.keeper, row.epoch == lease.epoch)
    return connection.scalar(query.with_for_update(read=True)) is not None


def must_be_current(connection: sa.Connection, lease: Lease | None) -> None:
    """Refused where another process has taken the table since. Without a lease somebody writes who is no server."""
    if lease is not None and not is_current(connection, lease):
        raise refusal("table-moved", table=lease.table)


def notify(connection: sa.Connection, table: str) -> None:
    """Told when this transaction is committed: whose lease changed, and nothing else."""
    if connection.dialect.name == "postgresql":
        connection.execute(sa.select(sa.func.pg_notify(CHANNEL, table)))
