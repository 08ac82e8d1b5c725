"""Tables as records: a log written as a text file, and a text file opened as a table again."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from datetime import UTC, datetime

from armarium import record, shelf
from armarium.log import Line, Seat
from armarium.reason import refused
from armarium.record import Record
from armarium.server import identity
from armarium.server.hall import new_row, written_result
from armarium.server.settings import database_url
from armarium.store import Identity, Store, TableRow
from armarium.table import Table, carried, rebuilt

BOT = "bot "


def record_of(row: TableRow, table: Table, lines: Sequence[Line], person: Callable[[str], Identity]) -> Record:
    """The whole log with what was taken back; the secret only when the game is over."""
    return Record(
        game=row.game,
        rules=row.rules,
        names=[seat_name(seat, person) for seat in table.seats],
        options=table.options,
        date=datetime.fromtimestamp(row.created, UTC).date().isoformat(),
        commitment="" if row.sealed_from else table.commitment,
        secret="" if row.sealed_from else table.revealed_secret() or "",
        position=lines[0].move if lines else "",
        start=lines[0].luck if lines else [],
        lines=list(lines[1:]),
        result=table.result(),
        begun=row.begun,
        luck=row.luck,
        counts=table.counts,
    )


def seat_name(seat: Seat, person: Callable[[str], Identity]) -> str:
    if seat.person is not None:
        return seat.name or person(seat.person).name
    return f"{BOT}{seat.bot or 'random'}"


def imported_table(written: Record) -> tuple[Table, list[Line]]:
    """A checked record as a table: finished as it was, or with free seats for people to go on.

    Luck after an unfinished record comes from a new secret; nobody knows the old one.
    """
    record.check(written)
    record.proved(written)
    lines = record.log_of(written)
    secret = bytes.fromhex(written.secret) if written.secret else None
    seats = [Seat(bot=name.removeprefix(BOT)) if name.startswith(BOT) else Seat() for name in written.names]
    game = shelf.game(written.game)
    table = Table(game, seats, written.options, secret, 0 if secret else len(lines), written.luck == "place")
    return rebuilt(table, lines), lines


# --- for the command line, without a server -------------------------------------------------------------------------


def export_table(database: str, id: str) -> str:
    """The record of a table in this database, finished or not."""
    store = Store(database_url(database))
    try:
        return asyncio.run(_exported(store, id))
    finally:
        store.close()


async def _exported(store: Store, id: str) -> str:
    found = await store.table(id)
    if found is None:
        raise refused("table-unknown", table=id)
    row, seats, lines = found
    table = Table(shelf.game(row.game), seats, row.options, row.secret, row.sealed_from, row.luck == "place")
    carried(table, lines, row.rules, written_result(row))
    people = {person.id: person for person in await store.identities([seat.person for seat in seats if seat.person])}
    return record.record_text(record_of(row, table, lines, lambda one: people.get(one) or identity.guest(one)))


def import_record(database: str, text: str) -> str:
    """Open the record as a table in this database and give its id."""
    written = record.parse_record(text)
    table, lines = imported_table(written)
    store = Store(database_url(database))
    try:
        return asyncio.run(_imported(store, table, lines, written.names, record.begun_by(written)))
    finally:
        store.close()


async def _imported(store: Store, table: Table, lines: list[Line], names: list[str], begun: str) -> str:
    row = new_row(table, host="", name="", listed=False)
    row.begun = begun
    seats = [await _remembered(store, name) if table.stage == "over" and seat == Seat() else seat
             for seat, name in zip(table.seats, names, strict=True)]  # fmt: skip
    await store.add_table(row, seats, lines)
    return row.id


async def _remembered(store: Store, name: str) -> Seat:
    """A seat with somebody's name on it, whom nobody can be any more."""
    person = Identity(identity.newcomer(), name, identity.guest(name).avatar)
    await store.keep_identity(person)
    return Seat(person.id)
