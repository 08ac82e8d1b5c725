"""A store of the first version is carried through on both databases; a game that differs stays and is named."""

from __future__ import annotations

import asyncio
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from armarium import shelf
from armarium.cli import main
from armarium.reason import Refused
from armarium.server.backup import back_up, restore_file
from armarium.server.upgrade import upgrade
from armarium.store import Store, TableRow
from tests.server.house import House
from tests.server.test_backup import OLD


@pytest.fixture(params=["sqlite", "postgresql"])
def old_store(request: pytest.FixtureRequest, tmp_path: Path, url: str) -> str:
    old = shutil.copy(OLD, tmp_path / "old.sqlite")
    if request.param == "sqlite":
        return str(old)
    back_up(str(old), tmp_path / "old.backup")
    restore_file(url, tmp_path / "old.backup")
    return url


def open_store(database: str) -> Store:
    return Store(database if "://" in database else f"sqlite:///{database}")


def rows_of(database: str) -> dict[str, TableRow]:
    async def read() -> list[TableRow]:
        stored = [await store.table(id) for id in await store.table_ids()]
        return [each[0] for each in stored if each is not None]

    store = open_store(database)
    try:
        return {row.id: row for row in asyncio.run(read())}
    finally:
        store.close()


def test_a_store_of_the_first_version_is_carried_through(old_store: str, capsys: pytest.CaptureFixture[str]) -> None:
    """Games of a box whose rules have changed since may differ: those are named, and stay by the rules they had."""
    before = rows_of(old_store)
    assert main(["upgrade", "--database", old_store, "--lang", "en"]) == 0
    printed = capsys.readouterr()
    again, after = upgrade(old_store), rows_of(old_store)
    differing = {failure.table for failure in again.failures}
    assert f"Of {len(before)} tables" in printed.out and len(differing) < len(before)
    assert (again.tables, again.carried) == (len(before), 0)
    for id, row in after.items():
        assert row.rules == (before[id].rules if id in differing else shelf.game(row.game).rules)
        assert (f"{id}: " in printed.err) == (id in differing)


def test_a_game_that_differs_is_named_and_stays(old_store: str) -> None:
    id = next(id for id, row in rows_of(old_store).items() if row.game == "rune")
    store = open_store(old_store)
    asyncio.run(store.change_table(id, rules="0.0.1"))
    change = "UPDATE log SET move = 'nonsense' WHERE \"table\" = '" + id + "' AND n = 1"
    store.database.submit(lambda connection: connection.exec_driver_sql(change) and None).result()
    store.close()
    assert id in [failure.table for failure in upgrade(old_store).failures]
    row = rows_of(old_store)[id]
    assert (row.rules, row.begun) == ("0.0.1", "")


def test_a_running_server_is_not_upgraded_under(open_houses: Callable[..., list[House]], url: str) -> None:
    open_houses(1)
    with pytest.raises(Refused) as failure:
        upgrade(url)
    assert failure.value.reason.key == "store-held"
