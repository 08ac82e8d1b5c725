"""The same store on PostgreSQL: first starts at once, texts with a NUL.

A server of its own is started for it where PostgreSQL is installed; part of `make soak`.
"""

from __future__ import annotations

import asyncio
import importlib.util
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
import sqlalchemy as sa

from armarium.log import Line, Seat
from armarium.reason import Refused
from armarium.server.backup import back_up, restore_file
from armarium.store import Store
from armarium.store.schema import metadata
from tests.carried.plan import DIFFERING
from tests.server.house import House
from tests.server.test_backup import OLD, rows_of
from tests.server.test_store import key_of, row

PROGRAMS = sorted(Path("/usr/lib/postgresql").glob("*/bin")) + [
    Path(found).parent for found in [shutil.which("initdb")] if found
]
pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(not PROGRAMS, reason="PostgreSQL is not installed"),
    pytest.mark.skipif(importlib.util.find_spec("psycopg") is None, reason="armarium[postgres] is not installed"),
]
FIRST_START = """
import sys
sys.path[:] = {path!r}
from armarium.store import Store
store = Store({url!r})
store.close()
"""


def as_nobody(command: list[str]) -> list[str]:
    """PostgreSQL does not run as root."""
    return ["runuser", "-u", "postgres", "--", *command] if os.geteuid() == 0 else command


@pytest.fixture(scope="module")
def cluster() -> Iterator[Path]:
    folder = Path(tempfile.mkdtemp(prefix="armarium-postgres-"))
    if os.geteuid() == 0:
        shutil.chown(folder, "postgres", "postgres")
    files, programs = str(folder / "files"), PROGRAMS[-1]
    options = f"-k {folder} -c listen_addresses='' -c fsync=off"
    control = [str(programs / "pg_ctl"), "-D", files, "-w", "-s"]
    made = [str(programs / "initdb"), "-D", files, "-U", "armarium", "-A", "trust", "-E", "UTF8", "--no-sync"]
    subprocess.run(as_nobody(made), check=True, stdout=subprocess.DEVNULL, cwd="/")
    log = str(folder / "log")
    subprocess.run(as_nobody([*control, "-o", options, "-l", log, "start"]), check=True, cwd="/")
    yield folder
    subprocess.run(as_nobody([*control, "-m", "fast", "stop"]), check=True, cwd="/")
    shutil.rmtree(folder)


@pytest.fixture
def url(cluster: Path, request: pytest.FixtureRequest) -> str:
    """A database of its own for each test."""
    name = f"t{abs(hash(request.node.name)) % 10**8}"
    server = sa.create_engine(f"postgresql+psycopg://armarium@/postgres?host={cluster}", isolation_level="AUTOCOMMIT")
    with server.connect() as connection:
        connection.exec_driver_sql(f"CREATE DATABASE {name}")
    server.dispose()
    return f"postgresql+psycopg://armarium@/{name}?host={cluster}"


def test_first_starts_at_once_make_the_tables_once(url: str) -> None:
    program = FIRST_START.format(path=sys.path, url=url)
    starts = [subprocess.Popen([sys.executable, "-c", program], stderr=subprocess.PIPE) for _ in range(6)]
    assert [(start.communicate()[1], start.returncode) for start in starts] == [(b"", 0)] * 6
    engine = sa.create_engine(url)
    with engine.connect() as connection:
        assert len(connection.execute(sa.text("SELECT * FROM alembic_version")).all()) == 1
        assert set(sa.inspect(connection).get_table_names()) == {"alembic_version", *metadata.tables}
    engine.dispose()


def test_a_nul_is_refused_as_on_sqlite(url: str) -> None:
    async def keep() -> None:
        await store.add_table(row(), [Seat("p")])
        await store.add_line("t", Line(0, -1, "", [], 1.0, "a\0b"))

    store = Store(url)
    with pytest.raises(Refused) as failure:
        asyncio.run(keep())
    store.close()
    assert key_of(failure) == "text-nul"


def test_a_whole_game_on_postgresql(url: str, open_house: Callable[..., House]) -> None:
    house = open_house(database=url)
    table, (first, _), lines = house.pair(turns=4)
    for turn in range(4):
        lines[turn % 2].play("roll", turn)
    lines[0].ask("say", text="good game")
    house.close()
    again = open_house(database=url)
    told = again.guest().get(f"/tables/{table}")
    assert (told["stage"], told["n"]) == ("over", 4)
    assert first.me["id"] in [seat["person"]["id"] for seat in told["seats"]]


def test_a_backup_goes_from_sqlite_to_postgresql_and_back(url: str, tmp_path: Path) -> None:
    old = Path(shutil.copy(OLD, tmp_path / "old.sqlite"))
    back_up(str(old), tmp_path / "one.backup")
    report = restore_file(url, tmp_path / "one.backup")
    assert (report.tables, [failure.table for failure in report.failures]) == (16, DIFFERING)
    with pytest.raises(Refused) as failure:
        restore_file(url, tmp_path / "one.backup")
    assert key_of(failure) == "store-not-empty"
    assert back_up(url, tmp_path / "two.backup").tables == 16
    restore_file(str(tmp_path / "new.sqlite"), tmp_path / "two.backup")
    expected = rows_of(f"sqlite:///{old}")
    assert rows_of(url) == rows_of(f"sqlite:///{tmp_path / 'new.sqlite'}") == expected


def test_a_running_server_on_postgresql_is_backed_up_and_not_restored_into(
    url: str, open_house: Callable[..., House], tmp_path: Path
) -> None:
    house = open_house(database=url)
    house.pair(turns=4)
    assert back_up(url, tmp_path / "all.backup").tables == 1
    with pytest.raises(Refused) as failure:
        restore_file(url, tmp_path / "all.backup")
    assert key_of(failure) == "store-held"
