"""Tables as records: a log written as a text file, and a text file opened as a table again."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from datetime import UTC, datetime

from armarium import archive, record, shelf
from armarium.log import Line, Seat
from armarium.reason import refusal
from armarium.record import BOT, Record
from armarium.server import identity
from armarium.server.hall import TableSettings, new_row, stored_table
from armarium.server.settings import database_url
from armarium.store import Identity, Store, TableRow
from armarium.store.database import must_be_there
from armarium.table import Table


def record_of(row: TableRow, table: Table, lines: Sequence[Line], person: Callable[[str], Identity]) -> Record:
    names = [seat_name(seat, person) for seat in table.seats]
    return archive.record_of(table, lines, names, datetime.fromtimestamp(row.created, UTC).date(), row.begun)


def seat_name(seat: Seat, person: Callable[[str], Identity]) -> str:
    if seat.person is not None:
        return seat.name or person(seat.person).name
    return f"{BOT}{seat.bot or 'random'}"


# --- for the command line, without a server -------------------------------------------------------------------------


def export_table(database: str, id: str) -> str:
    """The record of a table in this database, finished or not."""
    store = Store(must_be_there(database_url(database)))
    try:
        return asyncio.run(_read_record(store, id))
    finally:
        store.close()


async def _read_record(store: Store, id: str) -> str:
    stored = await store.table(id)
    if stored is None:
        raise refusal("table-unknown", table=id)
    row, seats, lines = stored
    table = stored_table(shelf.game(row.game), row, seats, lines)
    people = {person.id: person for person in await store.identities([seat.person for seat in seats if seat.person])}
    return record.record_text(record_of(row, table, lines, lambda one: people.get(one) or identity.guest(one)))


def import_record(database: str, text: str) -> str:
    """Open the record as a table in this database and give its id."""
    written = record.parse_record(text)
    table = archive.table_of(written, lambda _: Seat())  # free seats for people to go on
    store = Store(database_url(database))
    try:
        return asyncio.run(_add_table(store, table, written))
    finally:
        store.close()


async def _add_table(store: Store, table: Table, written: Record) -> str:
    row = new_row(table, TableSettings())
    row.begun = record.begun_by(written)
    seats = [await _keep_name(store, name) if table.stage == "over" and seat == Seat() else seat
             for seat, name in zip(table.seats, written.names, strict=True)]  # fmt: skip
    await store.add_table(row, seats, record.log_of(written))
    return row.id


async def _keep_name(store: Store, name: str) -> Seat:
    """A seat with somebody's name on it, whom nobody can be any more."""
    person = Identity(identity.new_id(), name, identity.guest(name).avatar)
    await store.keep_identity(person)
    return Seat(person.id)
