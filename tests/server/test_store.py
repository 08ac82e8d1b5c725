"""What outlives the process: kill -9, restarts, a locked file, a full disk, two writers, migrations."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import httpx
import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from msgspec import structs

from armarium.bots import HOUSE
from armarium.chance import chance_at, luck_text, parse_luck
from armarium.log import Line, Seat
from armarium.reason import Refused
from armarium.server.listeners import bind
from armarium.server.records import export_table, import_record
from armarium.server.run import uvicorn_server
from armarium.store import Store, TableRow, line_values, seat_values, table_values
from armarium.store.database import CHECKPOINT_EVERY
from armarium.store.migrations import migrate
from armarium.store.schema import metadata
from tests.server.house import PATIENCE, Guest, House, toy_settings


def key_of(failure: pytest.ExceptionInfo[Refused]) -> str:
    return failure.value.reason.key


def test_who_gives_up_while_it_is_written_stops_nobody_else(tmp_path: Path) -> None:
    """A table that is closed cancels what it waits for, at any moment; the one who writes goes on for all others."""

    async def writing() -> None:
        store = Store(f"sqlite:///{tmp_path / 'given-up.sqlite'}")
        try:
            for _ in range(60):
                given_up = asyncio.create_task(store.key())
                await asyncio.sleep(0)
                given_up.cancel()
                assert await asyncio.wait_for(store.key(), 20)
        finally:
            store.close()

    asyncio.run(writing())


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    made = Store(f"sqlite:///{tmp_path / 'store.sqlite'}", patience=0.1)
    yield made
    made.close()


def row(id: str = "t") -> TableRow:
    return TableRow(id, "lantern", "1", "", {"turns": 8}, False, "p", bytes(32), 1.0)


# --- the store ------------------------------------------------------------------------------------------------------


def test_what_is_written_is_read(store: Store) -> None:
    async def write_and_read() -> None:
        seats = [Seat("p"), Seat(bot="last"), Seat("q", "last", away=True)]
        lines = [
            Line(0, -1, "", [(3, 12), (0, 2)], 1.5),
            Line(1, 0, "put 3", [], 2.5, "id"),
            Line(2, 0, "", [], 3.5, "", 0),
            Line(3, 1, "pass", [], 4.5, notes=["bot-replaced random last", "hint-asked"]),
        ]
        await store.add_table(row(), seats)
        for line in lines:
            await store.add_line("t", line)
        assert await store.table("t") == (row(), seats, lines)
        assert await store.table("u") is None

    asyncio.run(write_and_read())


def test_a_number_is_written_once(store: Store) -> None:
    async def write_twice() -> None:
        await store.add_table(row(), [Seat("p")])
        await store.add_line("t", Line(0, -1, "", [], 1.0))
        with pytest.raises(Refused) as failure:
            await store.add_line("t", Line(0, -1, "", [], 1.0))
        assert key_of(failure) == "already-written"

    asyncio.run(write_twice())


def test_in_a_group_only_the_write_at_fault_is_refused(store: Store) -> None:
    async def write_together() -> None:
        await store.add_table(row(), [Seat("p")])
        numbers = [0, 1, 1, 2, 3]
        results = await asyncio.gather(
            *(store.add_line("t", Line(n, 0, "pass", [], 1.0)) for n in numbers), return_exceptions=True
        )
        assert [result is None for result in results] == [True, True, False, True, True]
        found = await store.table("t")
        assert found is not None
        assert [line.n for line in found[2]] == [0, 1, 2, 3]

    asyncio.run(write_together())


def test_the_key_is_made_once(store: Store) -> None:
    async def keys() -> tuple[bytes, bytes]:
        return await store.key(), await store.key()

    first, second = asyncio.run(keys())
    assert first == second
    assert len(first) == 32


LATER = {
    "tables": {"hints", "begun", "result", "absence", "luck", "counts", "box"},
    "seats": {"name", "choice", "allowed", "stood_from", "stood_to"},
    "log": {"proof", "notes", "digest"},
}


def test_a_database_of_the_first_version_is_brought_up_to_date(tmp_path: Path) -> None:
    """Tables written before there were proofs, hints, names and notes are read as they were; new lines have theirs."""
    url = f"sqlite:///{tmp_path / 'old.sqlite'}"
    old, new = Line(0, -1, "", [(3, 12)], 1.5), Line(1, 0, "put 3", [], 2.5, "id", None, "seen", ["hint-asked"])
    with sa.create_engine(url).begin() as connection:
        migrate(connection, "0001")
        (seat,) = seat_values("t", [Seat("p")])
        for name, row_values in (("tables", table_values(row())), ("seats", seat), ("log", line_values("t", old))):
            later = LATER[name]
            values = {column: value for column, value in row_values.items() if column not in later}
            connection.execute(sa.insert(sa.table(name, *map(sa.column, values))), values)

    async def write_and_read() -> list[Line]:
        store = Store(url)
        try:
            await store.add_line("t", new)
            found = await store.table("t")
            assert found is not None
            assert found[:2] == (structs.replace(row(), absence=120.0, luck="order"), [Seat("p")])
            return found[2]
        finally:
            store.close()

    assert asyncio.run(write_and_read()) == [old, new]


def test_the_migrations_lead_to_the_schema(store: Store) -> None:
    with store.database.engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []


def test_commits_are_in_the_write_ahead_log(store: Store) -> None:
    with store.database.engine.connect() as connection:
        assert connection.scalar(sa.text("PRAGMA journal_mode")) == "wal"


def test_the_write_ahead_log_does_not_grow_for_ever(store: Store, tmp_path: Path) -> None:
    async def write(first: int) -> None:
        for n in range(first, first + CHECKPOINT_EVERY):
            await store.add_line("t", Line(n, 0, "pass", [], 1.0))

    async def write_much() -> None:
        await store.add_table(row(), [Seat("p")])
        await write(0)
        store.database._checkpointer.submit(int).result()  # the tidier has done what it was asked
        await write(CHECKPOINT_EVERY)

    asyncio.run(write_much())
    assert (tmp_path / "store.sqlite").stat().st_size > 8 * 4096
    assert (tmp_path / "store.sqlite-wal").stat().st_size < 2 * CHECKPOINT_EVERY * 4 * 4200


@pytest.mark.parametrize("luck", [[], [(0, 1)], [(3, 12), (11, 12), (0, 2)]])
def test_luck_as_text_round_trips(luck: list[tuple[int, int]]) -> None:
    assert parse_luck(luck_text(luck)) == luck


# --- trouble --------------------------------------------------------------------------------------------------------


def test_a_locked_database_is_told_and_nothing_is_half_applied(house: House) -> None:
    _, _, (one, two) = house.pair()
    locker = sqlite3.connect(house.settings.database, isolation_level=None)
    locker.execute("BEGIN IMMEDIATE")
    assert one.refusal("move", id="m", move="roll", at=0) == "store-locked"
    assert one.refusal("say", text="hello?") == "store-locked"
    assert one.join()["n"] == 0
    locker.execute("ROLLBACK")
    locker.close()
    assert one.ask("move", id="m", move="roll", at=0)["type"] == "ack"
    step = two.hear_until("step")
    assert step["entry"]["n"] == 1
    assert two.join()["chat"] == []


def test_a_move_refused_by_the_store_used_no_luck(house: House) -> None:
    table, (first, _), (one, two) = house.pair(turns=4)
    locker = sqlite3.connect(house.settings.database, isolation_level=None)
    locker.execute("BEGIN IMMEDIATE")
    assert one.refusal("move", move="roll", at=0) == "store-locked"
    locker.execute("ROLLBACK")
    locker.close()
    for turn in range(4):
        (one, two)[turn % 2].play("roll", turn)
    card = first.get(f"/tables/{table}")
    with sqlite3.connect(house.settings.database) as reader:
        rows = reader.execute("SELECT luck FROM log ORDER BY n").fetchall()
    reader.close()
    for place, (text,) in enumerate(rows):
        luck = chance_at(bytes.fromhex(card["secret"]), place)
        assert [(int(luck.below(possible)), possible) for _, possible in parse_luck(text)] == parse_luck(text)


def test_a_full_disk_is_told(open_house: Callable[..., House]) -> None:
    house = open_house(chat_burst=100)
    _, _, (one, _) = house.pair()
    engine = house.hall.store.database.engine
    pages: list[int] = []

    @sa.event.listens_for(engine, "begin")
    def fill(connection: sa.Connection) -> None:
        pages.append(connection.exec_driver_sql("PRAGMA page_count").scalar_one())
        connection.exec_driver_sql(f"PRAGMA max_page_count={pages[0]}")

    told = [one.ask("say", text="x" * 500) for _ in range(40)]
    keys = [each["reason"]["key"] for each in told if each["type"] == "no"]
    assert "store-full" in keys
    assert one.join()["n"] == 0
    assert one.ask("ping")["type"] == "pong"


def test_a_second_writer_in_another_process_cannot_fork_the_game(house: House) -> None:
    table, (first, _), (one, _) = house.pair()
    with sqlite3.connect(house.settings.database) as other:
        other.execute("INSERT INTO log VALUES (?, 1, 0, 'pass', '', 1.0, '', NULL, '', '', '')", (table,))
    other.close()
    assert one.refusal("move", move="roll", at=0) == "already-written"
    told = first.line(table).join()
    assert (told["n"], told["log"][0]["move"]) == (1, "pass")


def test_a_write_waits_for_a_locked_file_as_long_as_it_may_and_not_for_the_one_before(store: Store) -> None:
    """The next table waited for the first one's patience and then for its own."""
    locker = sqlite3.connect(str(store.database.engine.url.database), isolation_level=None)
    locker.execute("BEGIN IMMEDIATE")
    store.database._patience = 600.0
    patient = store.database.submit(lambda connection: connection.scalar(sa.text("SELECT 1")))
    store.database._patience = 0.0
    hasty = store.database.submit(lambda connection: connection.scalar(sa.text("SELECT 2")))
    with pytest.raises(Refused) as failure:
        hasty.result(PATIENCE)
    assert key_of(failure) == "store-locked"
    assert not patient.done()
    locker.execute("ROLLBACK")
    locker.close()
    assert patient.result(PATIENCE) == 1


def test_reading_goes_on_while_a_write_waits(open_house: Callable[..., House]) -> None:
    house = open_house(lock_patience=3.0)
    (table, _, (one, _)), (other, _, _) = house.pair(), house.pair()
    stranger = house.guest()
    locker = sqlite3.connect(house.settings.database, isolation_level=None)
    locker.execute("BEGIN IMMEDIATE")
    sent = one.send("move", move="roll", at=0)
    assert stranger.get(f"/tables/{other}")["id"] == other
    assert stranger.joined(other).ask("ping")["type"] == "pong"
    assert not [raw for raw in one.raw if sent in raw]
    locker.execute("ROLLBACK")
    locker.close()
    assert one.answer(sent)["type"] == "ack"
    assert stranger.get(f"/tables/{table}")["n"] == 1


@pytest.mark.parametrize("replaced", [False, True])
def test_a_file_deleted_under_a_running_server_is_noticed(house: House, replaced: bool) -> None:
    _, _, (one, two) = house.pair()
    one.play("pass", 0)
    file = Path(house.settings.database)
    aside = file.with_name("aside")
    file.rename(aside)
    if replaced:
        file.write_bytes(b"")
    assert two.refusal("move", move="pass", at=1) == "store-gone"
    assert two.refusal("say", text="hello?") == "store-gone"
    assert house.guest().http.post("/api/tables", json={"game": "lantern", "seats": 2}).status_code == 503
    aside.replace(file)
    assert two.play("pass", 1)["entry"]["n"] == 2


def damaged(file: Path, kind: str) -> None:
    whole = bytearray(file.read_bytes())
    luck = random.Random(3)
    if kind == "tail":
        whole[4096:] = luck.randbytes(len(whole) - 4096)
    elif kind == "holes":
        for start in range(4096, len(whole), 8192):
            whole[start : start + 64] = luck.randbytes(64)
    elif kind == "half":
        del whole[len(whole) // 2 :]
    elif kind == "noise":
        whole[:] = luck.randbytes(len(whole))
    file.write_bytes(whole)


@pytest.mark.parametrize("kind", ["tail", "holes", "half", "noise"])
def test_garbage_in_the_file_is_a_sentence_at_the_start(house: House, kind: str) -> None:
    house.pair()
    house.close()
    damaged(Path(house.settings.database), kind)
    with pytest.raises(Refused) as failure:
        uvicorn_server(house.settings)
    assert key_of(failure) == "database-garbage"
    assert failure.value.reason.values == {"database": house.settings.database}


def test_somebody_elses_database_is_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "theirs.sqlite"
    with sqlite3.connect(file) as theirs:
        theirs.execute("CREATE TABLE tables (legs INTEGER)")
    theirs.close()
    with pytest.raises(Refused) as failure:
        uvicorn_server(toy_settings(tmp_path, database=str(file)))
    assert key_of(failure) == "database-garbage"


def test_a_nul_is_refused_before_the_database_sees_it(store: Store, house: House) -> None:
    async def keep() -> None:
        await store.add_table(row(), [Seat("p")])
        await store.add_line("t", Line(0, -1, "", [], 1.0, "a\0b"))

    with pytest.raises(Refused) as failure:
        asyncio.run(keep())
    assert key_of(failure) == "text-nul"
    _, _, (one, _) = house.pair()
    assert one.refusal("move", id="a\0b", move="roll", at=0) == "text-nul"
    assert one.play("pass", 0)["entry"]["n"] == 1


# --- two servers ----------------------------------------------------------------------------------------------------


def test_a_second_server_on_one_database_is_refused_and_told_who_has_it(tmp_path: Path) -> None:
    settings = toy_settings(tmp_path)
    first = uvicorn_server(settings, "http://127.0.0.1:8123")
    with pytest.raises(Refused) as failure:
        uvicorn_server(settings, "http://127.0.0.1:8124")
    assert key_of(failure) == "store-held"
    holder = str(failure.value.reason.values["holder"])
    assert holder.startswith("http://127.0.0.1:8123") and str(os.getpid()) in holder
    first.config.app.state.store.close()  # type: ignore[union-attr]
    again = uvicorn_server(settings)
    again.config.app.state.store.close()  # type: ignore[union-attr]


def test_a_record_goes_into_a_store_that_a_server_has(open_house: Callable[..., House]) -> None:
    house = open_house(catalogue=HOUSE)
    guest = house.guest()
    table = guest.open("rune", 2)
    guest.post(f"/tables/{table}/bot", seat=1, bot="random")
    guest.post(f"/tables/{table}/start")
    text = export_table(house.settings.database, table)
    ids = [import_record(house.settings.database, text) for _ in range(3)]
    assert all(guest.get(f"/tables/{id}")["stage"] == "playing" for id in ids)
    assert guest.get(f"/tables/{table}")["stage"] == "playing"


# --- restarts -------------------------------------------------------------------------------------------------------


def test_a_restart_finds_everything_as_it_was(open_house: Callable[..., House]) -> None:
    house = open_house()
    table, (first, _), (one, two) = house.pair()
    one.play("draw", 0)
    two.play("roll", 1)
    one.send("move", id="page-9", move="pass", at=2)
    one.answer("page-9")
    two.ask("say", text="see you")
    before = one.join()
    cookies = dict(first.http.cookies)
    house.close()
    again = open_house()
    back = again.guest()
    back.http.cookies = httpx.Cookies(cookies)
    line = back.line(table)
    told = line.join()
    assert (told["n"], told["view"], told["log"], told["chat"]) == (3, before["view"], before["log"], before["chat"])
    assert told["table"]["mine"] == 0
    assert line.ask("move", id="page-9", move="pass", at=2) == {"type": "ack", "id": "page-9", "n": 3}


SERVE = """
import sys
sys.path[:] = {path!r}
from tests.server.house import toy_settings
from pathlib import Path
from armarium.server.run import run
run(toy_settings(Path({folder!r})), port={port}, browser=False)
"""


def serve(folder: Path, port: int) -> subprocess.Popen[bytes]:
    program = SERVE.format(path=sys.path, folder=str(folder), port=port)
    process = subprocess.Popen([sys.executable, "-c", program], stdout=subprocess.DEVNULL)
    url = f"http://127.0.0.1:{port}"
    for _ in range(2000):
        try:
            httpx.get(f"{url}/api/me")
            return process
        except httpx.TransportError:
            assert process.poll() is None
            time.sleep(0.01)
    raise AssertionError("the server did not start")


def free_port() -> int:
    listener = bind("127.0.0.1", 0)
    port = int(listener.getsockname()[1])
    listener.close()
    return port


def test_every_acknowledged_move_survives_kill_9(tmp_path: Path) -> None:
    port = free_port()
    process = serve(tmp_path, port)
    guest = Guest(f"http://127.0.0.1:{port}")
    table = guest.open(seats=1, start=True, options={"turns": 200})
    line = guest.joined(table)
    acknowledged = 0
    for turn in range(60):
        acknowledged = line.ask("move", move="roll", at=turn)["n"]
    line.send("move", id="last", move="roll", at=60)
    os.kill(process.pid, signal.SIGKILL)
    process.wait()
    process = serve(tmp_path, port)
    again = guest.line(table)
    told = again.join()
    assert told["n"] in (acknowledged, acknowledged + 1)
    assert [entry["n"] for entry in told["log"]] == list(range(1, told["n"] + 1))
    assert again.ask("move", id="last", move="roll", at=60) == {"type": "ack", "id": "last", "n": 61}
    assert again.join()["n"] == 61
    guest.leave()
    process.send_signal(signal.SIGINT)
    assert process.wait() == 0
