"""A store of the first version is carried through on both databases; a game that differs stays and is named."""

from __future__ import annotations

import asyncio
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from armarium.cli import main
from armarium.reason import Refused
from armarium.server.backup import back_up, restore_file
from armarium.server.upgrade import upgrade
from armarium.store import Store
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


def rules_of(database: str) -> list[tuple[str, str]]:
    async def read() -> list[tuple[str, str]]:
        stored = [await store.table(id) for id in await store.table_ids()]
        return [(each[0].rules, each[0].begun) for each in stored if each is not None]

    store = Store(database if "://" in database else f"sqlite:///{database}")
    try:
        return asyncio.run(read())
    finally:
        store.close()


def test_a_store_of_the_first_version_is_carried_through(old_store: str, capsys: pytest.CaptureFixture[str]) -> None:
    before = rules_of(old_store)
    assert main(["upgrade", "--database", old_store, "--lang", "en"]) == 0
    printed = capsys.readouterr()
    assert f"Of {len(before)} tables" in printed.out and printed.err == ""
    again = upgrade(old_store)
    assert (again.tables, again.carried, again.failures) == (len(before), 0, [])


def test_a_game_that_differs_is_named_and_stays(old_store: str) -> None:
    store = Store(old_store if "://" in old_store else f"sqlite:///{old_store}")
    id = asyncio.run(store.table_ids())[0]
    asyncio.run(store.change_table(id, rules="0.0.1"))
    change = "UPDATE log SET move = 'nonsense' WHERE \"table\" = '" + id + "' AND n = 1"
    store.database.submit(lambda connection: connection.exec_driver_sql(change) and None).result()
    store.close()
    report = upgrade(old_store)
    assert [failure.table for failure in report.failures] == [id]
    assert ("0.0.1", "") in rules_of(old_store)


def test_a_running_server_is_not_upgraded_under(open_houses: Callable[..., list[House]], url: str) -> None:
    open_houses(1)
    with pytest.raises(Refused) as failure:
        upgrade(url)
    assert failure.value.reason.key == "store-held"
