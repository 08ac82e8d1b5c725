"""One server works on an SQLite file at a time. Of PostgreSQL several may have a share; a lease gives each table to one
of them. Whoever wants all of it (`restore`) is refused then. The lock ends with its process, whatever ends that.

Commands that only read or add (`export`, `import`, `backup`) do not ask for it.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import IO, Protocol

import sqlalchemy as sa

from armarium.reason import Refused, refusal

NUMBERS = {"first": 0x41726D61, "second": 1}  # of PostgreSQL's advisory lock; the second one's neighbour is migrations'
NAME_LENGTH = 63  # what PostgreSQL keeps of an application's name
BEYOND = 4096  # where Windows locks a byte that nobody reads


class Hold(Protocol):
    def close(self) -> None: ...


def hold(engine: sa.Engine, holder: str, is_shared: bool) -> Hold | None:
    """Refused with the name of who has it. A database that lives in memory needs no lock."""
    if engine.dialect.name == "postgresql":
        return hold_server(engine, holder, TAKE_SHARE if is_shared else TAKE)
    path = engine.url.database
    if engine.dialect.name != "sqlite" or path in (None, "", ":memory:"):
        return None
    return hold_file(Path(str(path)), holder)


# --- a file beside SQLite's -----------------------------------------------------------------------------------------


def hold_file(database: Path, holder: str) -> Hold:
    place = database.with_name(f"{database.name}.lock")
    try:
        file = place.open("a+", encoding="utf-8")
    except OSError:
        raise refusal("store-broken", database=str(database)) from None
    try:
        lock(file)
    except OSError:
        raise held_refusal(read_holder(file), str(database)) from None
    file.truncate(0)
    file.write(holder)
    file.flush()
    return file


def read_holder(file: IO[str]) -> str:
    with file:
        file.seek(0)
        return file.read(200).strip() or "?"


def held_refusal(holder: str, database: str) -> Refused:
    return refusal("store-held", holder=holder, database=database)


if sys.platform == "win32":
    import msvcrt

    def lock(file: IO[str]) -> None:
        file.seek(BEYOND)
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        file.seek(0)

else:
    import fcntl

    def lock(file: IO[str]) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


# --- PostgreSQL -----------------------------------------------------------------------------------------------------

TAKE = sa.text("SELECT pg_try_advisory_lock(:first, :second)")
TAKE_SHARE = sa.text("SELECT pg_try_advisory_lock_shared(:first, :second)")
WHO = sa.text(
    "SELECT a.application_name FROM pg_locks l JOIN pg_stat_activity a USING (pid) WHERE l.locktype = 'advisory'"
    " AND l.granted AND l.classid = :first AND l.objid = :second AND a.datname = current_database()"
)
NAME = sa.text("SELECT set_config('application_name', :name, false)")
MIGRATE = sa.text("SELECT pg_advisory_xact_lock(:first, :second + 1)")


def hold_server(engine: sa.Engine, holder: str, take: sa.TextClause) -> Hold:
    connection = engine.connect().execution_options(isolation_level="AUTOCOMMIT")
    connection.execute(NAME, {"name": holder[:NAME_LENGTH]})
    if connection.scalar(take, NUMBERS):
        return connection
    other = connection.execute(WHO, NUMBERS).scalars().first()
    connection.close()
    raise held_refusal(str(other or "?"), str(engine.url.database))


def take_turn_to_migrate(connection: sa.Connection) -> None:
    """Of several who open a new database at once one makes its tables; the others wait and find them made."""
    if connection.dialect.name == "postgresql":
        connection.execute(MIGRATE, NUMBERS)


def this_process(url: str) -> str:
    """What a second server is told of the first."""
    return f"{url or 'armarium'} (process {os.getpid()})"
