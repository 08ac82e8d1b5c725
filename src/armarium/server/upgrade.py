"""All stored games under the installed rules: those that come out alike go on by them, the others stay as they are.

A game that differs remains readable to the move where it does, and is named with what differs first.
"""

from __future__ import annotations

import asyncio

import msgspec

from armarium import shelf
from armarium.server.backup import Failure, replay_failure
from armarium.server.settings import Settings, database_url
from armarium.store import Store
from armarium.store.database import must_be_there
from armarium.store.holding import this_process


class UpgradeReport(msgspec.Struct):
    """How many tables there are, how many of them were carried over to the installed rules, and which differ."""

    tables: int
    carried: int
    failures: list[Failure]


def upgrade(database: str) -> UpgradeReport:
    """Refused while a server has the database: it would go on by what it has read before."""
    url = must_be_there(database_url(database))
    store = Store(url, Settings().lock_patience, holder=this_process("armarium upgrade"))
    try:
        return asyncio.run(upgrade_tables(store))
    finally:
        store.close()


async def upgrade_tables(store: Store) -> UpgradeReport:
    report = UpgradeReport(0, 0, [])
    for id in await store.table_ids():
        report.tables += 1
        failure = await replay_failure(store, id)
        if failure is not None:
            report.failures.append(failure)
        else:
            report.carried += await carry_over(store, id)
    return report


async def carry_over(store: Store, id: str) -> bool:
    """Whether the table was one of older rules; its row says from now on that it goes on by ours."""
    stored = await store.table(id)
    assert stored is not None
    row = stored[0]
    rules = shelf.game(row.game).rules
    if row.rules == rules:
        return False
    await store.change_table(id, rules=rules, begun=row.begun or row.rules)
    return True
