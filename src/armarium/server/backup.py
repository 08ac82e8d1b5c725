"""The store as one file and back, for the command line: both replay every game, so that one knows what one has."""

from __future__ import annotations

import asyncio
import tempfile
from pathlib import Path

import msgspec

from armarium import shelf
from armarium.carried import must_not_be_newer, refusal_of
from armarium.own_boxes import must_be_ours
from armarium.reason import Reason, Refused
from armarium.server.hall import stored_table
from armarium.server.settings import Settings, database_url
from armarium.store import Store
from armarium.store.backup import must_be_whole, restore_backup, write_backup
from armarium.store.holding import this_process


class Failure(msgspec.Struct):
    """A game that does not replay by the installed rules, and the first thing that differs."""

    table: str
    reason: Reason


class Report(msgspec.Struct):
    """How many tables there are, and which of their games do not replay."""

    tables: int
    failures: list[Failure]


def back_up(database: str, path: Path) -> Report:
    """Write the file, then read it back into a store of its own and replay the games in that."""
    write_backup(database_url(database), Settings().lock_patience, path)
    with tempfile.TemporaryDirectory(prefix="armarium-") as folder:
        return restore_file(str(Path(folder) / "tables.sqlite"), path)


def restore_file(database: str, path: Path) -> Report:
    """Refused where the file is not whole, or the database not empty or held by a server."""
    header = must_be_whole(path)
    store = Store(database_url(database), holder=this_process("armarium restore"))
    try:
        restore_backup(store.database, header, path)
        return asyncio.run(replay_all(store))
    finally:
        store.close()


async def replay_all(store: Store) -> Report:
    ids = await store.table_ids()
    failures = [failure for id in ids if (failure := await replay_failure(store, id)) is not None]
    return Report(len(ids), failures)


async def replay_failure(store: Store, id: str) -> Failure | None:
    stored = await store.table(id)
    assert stored is not None
    row, seats, lines = stored
    try:
        game = shelf.game(row.game)
        must_be_ours(row.game, row.box)
        must_not_be_newer(game, row.rules)
        table = stored_table(game, row, seats, lines)
    except Refused as problem:
        return Failure(id, problem.reason)
    if table.difference is None:
        return None
    return Failure(id, refusal_of(game, row.rules, table.difference).reason)
