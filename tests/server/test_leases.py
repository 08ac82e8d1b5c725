"""One process keeps a table; a write that names an older epoch is refused, whatever it writes."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from armarium.log import Line, Seat
from armarium.reason import Refused
from armarium.store import ChatRow, Lease, Store
from armarium.store.leases import Keeper
from armarium.store.schema import keepers, leases, metadata
from tests.server.house import House
from tests.server.test_store import key_of, row

WRITES: list[Callable[[Store, Lease], Awaitable[None]]] = [
    lambda store, lease: store.add_line("t", Line(0, -1, "", [], 1.0), lease),
    lambda store, lease: store.change_seats("t", [Seat("q")], lease),
    lambda store, lease: store.change_table("t", lease, stage="over"),
    lambda store, lease: store.add_chat("t", ChatRow(1, "p", 0, "hello", 1.0), lease),
    lambda store, lease: store.delete_table("t", lease),
]


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    opened = Store(f"sqlite:///{tmp_path / 'store.sqlite'}", patience=0.1)
    asyncio.run(opened.add_table(row(), [Seat("p")]))
    yield opened
    opened.close()


def everything(store: Store) -> list[Any]:
    def read(connection: sa.Connection) -> list[Any]:
        return [connection.execute(sa.select(table)).all() for table in metadata.sorted_tables]

    return store.database.read_now(read)


@pytest.mark.parametrize("write", WRITES)
def test_a_stale_keeper_writes_nothing(store: Store, write: Callable[[Store, Lease], Awaitable[None]]) -> None:
    async def be_overtaken() -> None:
        old = await store.leases.take("t", "first")
        new = await store.leases.take("t", "second")
        assert (old, new) == (Lease("t", "first", 1), Lease("t", "second", 2))
        assert isinstance(old, Lease) and isinstance(new, Lease)
        before = everything(store)
        with pytest.raises(Refused) as failure:
            await write(store, old)
        assert key_of(failure) == "table-moved"
        assert everything(store) == before
        await write(store, new)
        assert everything(store) != before

    asyncio.run(be_overtaken())


def test_a_stale_write_spoils_none_of_those_committed_with_it(store: Store) -> None:
    async def write_together() -> None:
        await store.add_table(row("u"), [Seat("p")])
        stale = await store.leases.take("t", "first")
        await store.leases.take("t", "second")
        current = await store.leases.take("u", "first")
        assert isinstance(stale, Lease) and isinstance(current, Lease)
        line = Line(0, -1, "", [], 1.0)
        writes = [store.add_line("t", line, stale), store.add_line("u", line, current)]
        results = await asyncio.gather(*writes, return_exceptions=True)
        assert [type(result) for result in results] == [Refused, type(None)]

    asyncio.run(write_together())


def test_a_living_keeper_is_named_and_one_that_resigned_is_followed(store: Store) -> None:
    async def follow() -> None:
        first, second = Keeper("first", "127.0.0.1:1", "127.0.0.1:2"), Keeper("second")
        assert not await store.leases.renew(first)
        assert await store.leases.renew(first)
        await store.leases.renew(second)
        assert await store.leases.take("t", "first") == Lease("t", "first", 1)
        assert await store.leases.take("t", "second") == first
        assert await store.leases.take("t", "first") == Lease("t", "first", 2)
        assert await store.leases.keepers() == [first, second]
        await store.leases.resign("first")
        assert await store.leases.take("t", "second") == Lease("t", "second", 3)
        assert await store.leases.epochs("second") == {"t": 3}

    asyncio.run(follow())


def test_by_force_a_table_is_taken_from_the_living(store: Store) -> None:
    async def take() -> None:
        await store.leases.renew(Keeper("first"))
        await store.leases.take("t", "first")
        assert await store.leases.take("t", "second", by_force=True) == Lease("t", "second", 2)

    asyncio.run(take())


def test_a_table_that_is_not_there_is_kept_by_nobody(store: Store) -> None:
    with pytest.raises(Refused) as failure:
        asyncio.run(store.leases.take("none", "first"))
    assert key_of(failure) == "table-unknown"


def test_one_server_follows_another_at_once(open_house: Callable[..., House]) -> None:
    """On SQLite only one lives at a time: what a server that was killed has left behind stops nobody."""
    house = open_house()
    table, _, lines = house.pair(turns=4)
    lines[0].play("roll", 0)
    first = rows(house)
    assert [(row.table, row.keeper, row.epoch) for row in first[1]] == [(table, first[0][0].id, 1)]
    left_behind = [dict(row._mapping) for row in first[0]]
    house.close()
    store = Store(f"sqlite:///{house.settings.database}")
    store.database.submit(lambda connection: connection.execute(sa.insert(keepers), left_behind) and None).result()
    store.database.submit(
        lambda connection: connection.execute(sa.update(leases).values(keeper=left_behind[0]["id"])) and None
    ).result()
    store.close()
    again = open_house()
    told = again.guest().joined(table)
    assert told
    assert [row.epoch for row in rows(again)[1]] == [2]
    assert len(rows(again)[0]) == 1


def rows(house: House) -> tuple[list[Any], list[Any]]:
    read = house.hall.store.database.read_now
    return read(lambda c: c.execute(sa.select(keepers)).all()), read(lambda c: c.execute(sa.select(leases)).all())


def test_who_is_overtaken_lets_its_viewers_go_and_reads_the_table_again(house: House) -> None:
    """The move it could not write is neither refused nor carried out: whoever asks again is answered."""
    table, guests, lines = house.pair(turns=4)
    store = house.hall.store
    take = store.database.submit
    take(lambda c: c.execute(sa.update(leases).values(epoch=leases.c.epoch + 1, keeper="another")) and None).result()
    lines[0].send("move", id="mine", move="roll", at=0)
    with pytest.raises(Exception, match="1001"):
        lines[0].answer("mine")
    again = guests[0].joined(table)
    assert again.ask("move", id="mine", move="roll", at=0)["type"] == "ack"
    assert [row.epoch for row in rows(house)[1]] == [3]
