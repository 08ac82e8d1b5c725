"""Everything that must outlive the process: identities, tables, seats, logs, chat.

It answers a write only when it is committed. It knows no rules: a log line is text, luck and time.
"""

from __future__ import annotations

import secrets
import time
from collections.abc import Sequence

import msgspec
import sqlalchemy as sa

from armarium.chance import luck_text, parse_luck
from armarium.log import Line, Seat
from armarium.reason import Refused, refusal
from armarium.store import schema
from armarium.store.database import Database
from armarium.store.leases import Lease, Leases, add_lease, must_be_current
from armarium.store.rows import ChatRow, Identity, TableRow, TableSummary

__all__ = ["ChatRow", "Identity", "Lease", "Store", "TableRow"]

_add_line = sa.insert(schema.log)


class Store:
    def __init__(
        self, url: str, patience: float = 5.0, durable: bool = False, holder: str = "", shared: bool = False
    ) -> None:
        """With a `holder` it is a server's own: Refused when another server has it. Servers that keep tables by leases
        have it `shared`, where several can."""
        self.database = Database(url, patience, durable, holder, shared)
        self.leases = Leases(self.database)

    @property
    def is_shared(self) -> bool:
        """Whether other servers may work on the same database at the same time."""
        return self.database.engine.dialect.name == "postgresql"

    def close(self) -> None:
        self.database.close()

    # --- the house ----------------------------------------------------------------------------------------------

    async def key(self) -> bytes:
        """The key that signs identities: made once, the same for everybody who shares the database."""

        def find_or_make(connection: sa.Connection) -> str:
            key = connection.scalar(sa.select(schema.house.c.value).where(schema.house.c.name == "key"))
            if key is None:
                key = secrets.token_hex(32)
                connection.execute(sa.insert(schema.house), {"name": "key", "value": key})
            return str(key)

        try:
            key = await self.database.write(find_or_make)
        except Refused as failure:
            if failure.reason.key != "already-written":
                raise
            key = await self.database.write(find_or_make)  # another process has made it, just now
        return bytes.fromhex(key)

    # --- identities ---------------------------------------------------------------------------------------------

    async def keep_identity(self, identity: Identity) -> None:
        def keep(connection: sa.Connection) -> None:
            connection.execute(sa.delete(schema.identities).where(schema.identities.c.id == identity.id))
            connection.execute(sa.insert(schema.identities), msgspec.structs.asdict(identity))

        await self.database.write(keep)

    async def identities(self, ids: Sequence[str]) -> list[Identity]:
        query = sa.select(schema.identities).where(schema.identities.c.id.in_(ids))
        rows = await self.database.read(lambda connection: connection.execute(query).all())
        return [Identity(row.id, row.name, row.avatar, row.easier) for row in rows]

    async def change_ban(self, name: str, is_banned: bool) -> None:
        """A person's id, or a network address."""

        def change(connection: sa.Connection) -> None:
            connection.execute(sa.delete(schema.bans).where(schema.bans.c.name == name))
            if is_banned:
                connection.execute(sa.insert(schema.bans), {"name": name, "time": time.time()})

        await self.database.write(change)

    async def bans(self) -> set[str]:
        return await self.database.read(lambda connection: set(connection.scalars(sa.select(schema.bans.c.name))))

    # --- tables -------------------------------------------------------------------------------------------------

    async def add_table(
        self, table: TableRow, seats: Sequence[Seat], lines: Sequence[Line] = (), lease: Lease | None = None
    ) -> None:
        """A new table, with its log where one is imported, and who keeps it; all of it or nothing."""

        def add(connection: sa.Connection) -> None:
            connection.execute(sa.insert(schema.tables), table_values(table))
            connection.execute(sa.insert(schema.seats), seat_values(table.id, seats))
            if lines:
                connection.execute(_add_line, [line_values(table.id, line) for line in lines])
            if lease is not None:
                add_lease(connection, lease)

        await self.database.write(add)

    async def change_table(self, id: str, lease: Lease | None = None, **values: str | bool) -> None:
        def change(connection: sa.Connection) -> None:
            must_be_current(connection, lease)
            connection.execute(sa.update(schema.tables).where(schema.tables.c.id == id).values(**values))

        await self.database.write(change)

    async def delete_table(self, id: str, lease: Lease | None = None) -> None:
        """With all that belongs to it. Whoever keeps it finds its lease gone. Refused where there is none."""

        def delete(connection: sa.Connection) -> None:
            must_be_current(connection, lease)
            if not connection.execute(sa.delete(schema.tables).where(schema.tables.c.id == id)).rowcount:
                raise refusal("table-unknown", table=id)

        await self.database.write(delete)

    async def change_seats(self, id: str, seats: Sequence[Seat], lease: Lease | None = None) -> None:
        def change(connection: sa.Connection) -> None:
            must_be_current(connection, lease)
            connection.execute(sa.delete(schema.seats).where(schema.seats.c.table == id))
            connection.execute(sa.insert(schema.seats), seat_values(id, seats))

        await self.database.write(change)

    async def table(self, id: str) -> tuple[TableRow, list[Seat], list[Line]] | None:
        def find(connection: sa.Connection) -> tuple[TableRow, list[Seat], list[Line]] | None:
            query = sa.select(schema.tables).where(schema.tables.c.id == id)
            row = connection.execute(query).mappings().one_or_none()
            return None if row is None else (table_row(row), table_seats(connection, id), table_log(connection, id))

        return await self.database.read(find)

    async def row(self, id: str) -> TableRow | None:
        """What is known of a table besides its seats and its log."""
        query = sa.select(schema.tables).where(schema.tables.c.id == id)
        row = await self.database.read(lambda connection: connection.execute(query).mappings().one_or_none())
        return None if row is None else table_row(row)

    async def table_ids(self) -> list[str]:
        query = sa.select(schema.tables.c.id).order_by(schema.tables.c.created, schema.tables.c.id)
        return await self.database.read(lambda connection: list(connection.scalars(query)))

    async def summaries(self, limit: int) -> list[TableSummary]:
        """The newest first."""
        row = schema.tables.c
        columns = (row.id, row.game, row.stage, row.name, row.host, row.created, schema.leases.c.keeper)
        query = sa.select(*columns).outerjoin(schema.leases).order_by(row.created.desc()).limit(limit)
        rows = await self.database.read(lambda connection: connection.execute(query).all())
        return [TableSummary(*each[:-1], each.keeper or "") for each in rows]

    async def tables_of(self, person: str, limit: int) -> list[str]:
        """The person's tables, the newest first."""
        held = sa.select(schema.seats.c.table).where(schema.seats.c.person == person)
        return await self._newest(sa.select(schema.tables.c.id).where(schema.tables.c.id.in_(held)), limit)

    async def _newest(self, query: sa.Select[tuple[str]], limit: int) -> list[str]:
        ordered = query.order_by(schema.tables.c.created.desc()).limit(limit)
        return await self.database.read(lambda connection: list(connection.scalars(ordered)))

    # --- log and chat -------------------------------------------------------------------------------------------

    async def add_line(self, table: str, line: Line, lease: Lease | None = None, **changed: str | bool) -> None:
        """One commit: the line, and what of the table's row changes with it. Refused when the number is taken."""
        values = line_values(table, line)
        change = sa.update(schema.tables).where(schema.tables.c.id == table).values(**changed) if changed else None

        def add(connection: sa.Connection) -> None:
            must_be_current(connection, lease)
            connection.execute(_add_line, values)
            if change is not None:
                connection.execute(change)

        await self.database.write(add)

    async def add_chat(self, table: str, line: ChatRow, lease: Lease | None = None) -> None:
        def add(connection: sa.Connection) -> None:
            must_be_current(connection, lease)
            connection.execute(sa.insert(schema.chat), msgspec.structs.asdict(line) | {"table": table})

        await self.database.write(add)

    async def chat(self, table: str, limit: int) -> list[ChatRow]:
        """The last lines said at the table, in order."""
        column = schema.chat.c
        query = sa.select(schema.chat).where(column.table == table).order_by(column.n.desc()).limit(limit)
        rows = await self.database.read(lambda connection: connection.execute(query).all())
        return [ChatRow(row.n, row.person, row.seat, row.text, row.time) for row in reversed(rows)]

    # --- thoughts about a finished game -------------------------------------------------------------------------

    async def keep_analysis(self, table: str, text: str) -> None:
        """A text that is empty says that it was begun."""

        def keep(connection: sa.Connection) -> None:
            connection.execute(sa.delete(schema.analyses).where(schema.analyses.c.table == table))
            connection.execute(sa.insert(schema.analyses), {"table": table, "text": text})

        await self.database.write(keep)

    async def analysis(self, table: str) -> str | None:
        query = sa.select(schema.analyses.c.text).where(schema.analyses.c.table == table)
        return await self.database.read(lambda connection: connection.scalar(query))


def table_values(table: TableRow) -> dict[str, object]:
    values = msgspec.structs.asdict(table)
    return values | {"options": msgspec.json.encode(table.options).decode(), "secret": table.secret.hex()}


def table_row(row: sa.RowMapping) -> TableRow:
    values = dict(row)
    values["options"] = msgspec.json.decode(values["options"])
    values["secret"] = bytes.fromhex(values["secret"])
    return TableRow(**values)


def seat_values(table: str, seats: Sequence[Seat]) -> list[dict[str, object]]:
    return [msgspec.structs.asdict(seat) | {"table": table, "seat": place} for place, seat in enumerate(seats)]


def table_seats(connection: sa.Connection, id: str) -> list[Seat]:
    query = sa.select(schema.seats).where(schema.seats.c.table == id).order_by(schema.seats.c.seat)
    return [table_seat(row) for row in connection.execute(query).mappings()]


def table_seat(row: sa.RowMapping) -> Seat:
    return Seat(**{name: row[name] for name in Seat.__struct_fields__})


def line_values(table: str, line: Line) -> dict[str, object]:
    return {
        "table": table,
        "n": line.n,
        "seat": line.seat,
        "move": line.move,
        "luck": luck_text(line.luck),
        "time": line.time,
        "id": line.id,
        "back": line.back,
        "proof": line.proof,
        "notes": "\n".join(line.notes),
        "digest": line.digest,
    }


def table_log(connection: sa.Connection, id: str) -> list[Line]:
    query = sa.select(schema.log).where(schema.log.c.table == id).order_by(schema.log.c.n)
    return [log_line(row) for row in connection.execute(query).mappings()]


def log_line(row: sa.RowMapping) -> Line:
    values = {name: row[name] for name in Line.__struct_fields__}
    return Line(**values | {"luck": parse_luck(row["luck"]), "notes": row["notes"].splitlines()})
