"""The connection to the database: one thread writes, in groups with one commit each; others read.

A write answers after its commit and not before. It knows SQL and its failures, nothing of tables or games.
The driver is the synchronous one on a thread of our own: that is what the asynchronous driver for SQLite does inside,
without a detour per statement, and it lets writes that wait together share a commit.
"""

from __future__ import annotations

import asyncio
import logging
import queue
import re
import sqlite3
import threading
import time
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

import sqlalchemy as sa
from sqlalchemy.pool import ConnectionPoolEntry

from armarium.reason import Reason, Refused, refusal
from armarium.store.holding import Hold, hold, take_turn_to_migrate
from armarium.store.migrations import migrate
from armarium.store.schema import metadata

T = TypeVar("T")
PASSWORD = re.compile(r":[^:@/]*@")
GROUP_SIZE = 64  # writes that may share one commit
READERS = 8  # threads; one that waits for a locked file holds up none of the others
RECONNECT_PAUSE = 0.1  # seconds between two attempts to reach a database server that is away
IDLE_IN_TRANSACTION = 2500  # milliseconds after which PostgreSQL ends a transaction whose process has stopped
LOCK_POLL = 50  # milliseconds the writer waits for a locked file before it looks who else has come
CHECKPOINT_EVERY = 400  # commits after which SQLite's write-ahead log is carried over into the file
NO_DATABASE = ("", ":memory:", None)
logger = logging.getLogger(__name__)


class Write(NamedTuple):
    """A job, who waits for it, and until when it may be tried."""

    job: Callable[[sa.Connection], object]
    future: Future[Any]
    until: float

    def refuse(self, failure: Exception) -> None:
        self.future.set_exception(failure)


class Database:
    """`url` is any address SQLAlchemy understands; `patience` is how many seconds to wait for a locked SQLite file.

    `durable` makes every SQLite commit wait for the disk itself. Without it a commit survives the end of the process,
    whatever ends it, but the last ones may be lost when the whole machine loses power. With a `holder`'s name the
    database is held for it alone, or, where it is `shared` and its kind allows it, with others who share it.
    """

    def __init__(
        self, url: str, patience: float = 5.0, durable: bool = False, holder: str = "", shared: bool = False
    ) -> None:
        self.engine = open_engine(url, patience, durable)
        self._patience = patience
        self._holder = holder
        self._shared = shared
        self._hold: Hold | None = None
        try:
            self._open()
        except BaseException:
            self._release()
            raise
        self._file = DatabaseFile(self.engine)
        self._jobs: queue.SimpleQueue[Write | None] = queue.SimpleQueue()
        self._ending = False
        self._checkpointer = ThreadPoolExecutor(1, thread_name_prefix="armarium-checkpointer")
        self._readers = ThreadPoolExecutor(READERS, thread_name_prefix="armarium-reader")
        self._writer = threading.Thread(target=self._write_all, name="armarium-writer", daemon=True)
        self._writer.start()

    def _open(self) -> None:
        """Refused when the database is another server's, or none of ours."""
        try:
            if self._holder:
                self._hold = hold(self.engine, self._holder, self._shared)
            with self.engine.connect().execution_options(writes=True) as connection, connection.begin():
                take_turn_to_migrate(connection)
                migrate(connection)
                if self._holder:
                    must_be_sound(connection)
        except sa.exc.DBAPIError as failure:
            raise opening_refusal(failure, self.engine) from failure
        except (
            sa.exc.SQLAlchemyError,
            UnicodeError,
            KeyError,
        ) as failure:  # tables of ours that are not as we made them
            raise garbage_refusal(self.engine) from failure

    async def hold_on(self) -> None:
        """Hold it anew where the connection that held it was lost. Refused where it is another's now."""
        await asyncio.get_running_loop().run_in_executor(self._readers, self._hold_on)

    def _hold_on(self) -> None:
        try:
            if isinstance(self._hold, sa.Connection):
                self._hold.exec_driver_sql("SELECT 1")
        except sa.exc.SQLAlchemyError:
            self._hold_anew()

    def _hold_anew(self) -> None:
        if self._hold is not None:
            with suppress(sa.exc.SQLAlchemyError):
                self._hold.close()
        try:
            self._hold = hold(self.engine, self._holder, self._shared)
        except sa.exc.DBAPIError as failure:
            raise database_refusal(failure) from failure

    def _release(self) -> None:
        if self._hold is not None:
            self._hold.close()
        self.engine.dispose()

    async def write(self, job: Callable[[sa.Connection], T]) -> T:
        """Run the job in a transaction and answer when it is committed. It may run twice, the first time undone."""
        return await asyncio.wrap_future(self.submit(job))

    def submit(self, job: Callable[[sa.Connection], T]) -> Future[T]:
        future: Future[T] = Future()
        self._jobs.put(Write(job, future, time.monotonic() + self._patience))
        return future

    async def write_beside(self, job: Callable[[sa.Connection], T]) -> T:
        """As `write`, in a transaction of its own that waits for no other write."""
        return await asyncio.get_running_loop().run_in_executor(self._readers, self._write_now, job)

    def _write_now(self, job: Callable[[sa.Connection], T]) -> T:
        try:
            with self.engine.connect().execution_options(writes=True) as connection, connection.begin():
                return job(connection)
        except sa.exc.DBAPIError as failure:
            raise database_refusal(failure) from failure

    async def read(self, query: Callable[[sa.Connection], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._readers, self.read_now, query)

    def read_now(self, query: Callable[[sa.Connection], T]) -> T:
        """A database server that is started anew is waited for."""
        until = time.monotonic() + self._patience
        while True:
            try:
                with self.engine.connect() as connection:
                    return query(connection)
            except sa.exc.DBAPIError as failure:
                if not is_away(failure, self.engine) or time.monotonic() > until:
                    raise database_refusal(failure) from failure
                time.sleep(RECONNECT_PAUSE)

    def close(self) -> None:
        """Finish what was asked for, then let go of the database."""
        self._jobs.put(None)
        self._writer.join()
        self._readers.shutdown(cancel_futures=True)
        self._checkpointer.shutdown()
        self._release()

    # --- in the writer's thread -----------------------------------------------------------------------------------

    def _write_all(self) -> None:
        commits = 0
        with self.engine.connect().execution_options(writes=True) as connection:
            wait_briefly(connection)
            while (first := self._next(block=True)) is not None:
                self._write_when_free(connection, self._complete_group([first]))
                commits += 1
                if commits % CHECKPOINT_EVERY == 0 and self.engine.dialect.name == "sqlite":
                    self._checkpointer.submit(self._checkpoint)

    def _next(self, block: bool) -> Write | None:
        """The next write; None when nothing waits, or nothing will come any more."""
        if self._ending or (not block and self._jobs.empty()):
            return None
        write = self._jobs.get()
        self._ending = write is None
        return write

    def _complete_group(self, group: list[Write]) -> list[Write]:
        """With what has come meanwhile; who has given up waiting is left out."""
        while len(group) < GROUP_SIZE and (write := self._next(block=False)) is not None:
            group.append(write)
        return [write for write in group if write.future.running() or write.future.set_running_or_notify_cancel()]

    def _write_when_free(self, connection: sa.Connection, group: list[Write]) -> None:
        """While another process has the file locked, or the database server is away, everybody waits for as long as
        they may, and nobody for longer. A commit that was under way then may have happened: written again, the line's
        number is taken."""
        while group:
            try:
                self._write_group(connection, group)
                return
            except sa.exc.OperationalError as failure:
                group = self._refuse_impatient(group, failure)
            group = self._complete_group(group)

    def _refuse_impatient(self, group: list[Write], failure: sa.exc.OperationalError) -> list[Write]:
        """Those who may still wait; the others are refused."""
        now = time.monotonic()
        is_away_now = is_away(failure, self.engine)
        if is_away_now:
            time.sleep(RECONNECT_PAUSE)
        patient = [write for write in group if (is_locked(failure) or is_away_now) and write.until > now]
        for write in group:
            if write not in patient:
                write.refuse(database_refusal(failure))
        return patient

    def _checkpoint(self) -> None:
        """On a thread of its own, so that no move waits for the disk meanwhile."""
        connection = self.engine.raw_connection()
        try:
            connection.cursor().execute("PRAGMA wal_checkpoint(PASSIVE)")
        except sqlite3.Error:
            logger.warning("the write-ahead log could not be carried over", exc_info=True)
        finally:
            connection.close()

    def _write_group(self, connection: sa.Connection, group: list[Write]) -> None:
        """All in one commit. OperationalError when the database as a whole cannot be written."""
        try:
            self._file.must_be_there()
            with connection.begin():
                results = [write.job(connection) for write in group]
        except sa.exc.OperationalError:
            raise
        except Exception as failure:  # noqa: BLE001  (whoever asked for the write gets it)
            if len(group) == 1:
                group[0].refuse(as_refusal(failure))
            else:  # one of them is at fault: the whole group was rolled back, so each goes alone
                for alone in group:
                    self._write_when_free(connection, [alone])
            return
        for write, result in zip(group, results, strict=True):
            write.future.set_result(result)


class DatabaseFile:
    """The file that was opened. SQLite goes on writing into one that was deleted, and all of it would be lost."""

    def __init__(self, engine: sa.Engine) -> None:
        path = engine.url.database
        on_disk = engine.dialect.name == "sqlite" and path not in (None, "", ":memory:")
        self._path = Path(str(path)) if on_disk else None
        self._opened = self._inode()

    def _inode(self) -> tuple[int, int] | None:
        if self._path is None:
            return None
        try:
            stat = self._path.stat()
        except OSError:
            return None
        return stat.st_dev, stat.st_ino

    def must_be_there(self) -> None:
        if self._inode() != self._opened:
            logger.error("the database file %s was removed or replaced while the server ran", self._path)
            raise refusal("store-gone", database=str(self._path))


def wait_briefly(connection: sa.Connection) -> None:
    """The writer asks again by itself, so that who comes later does not wait for who came first."""
    if connection.dialect.name == "sqlite":
        connection.connection.cursor().execute(f"PRAGMA busy_timeout={LOCK_POLL}")


def must_be_sound(connection: sa.Connection) -> None:
    """Look through the whole file before anybody plays: a damaged page would be met in the middle of a game."""
    for table in metadata.sorted_tables:
        connection.execute(sa.select(table).limit(1))
    if connection.dialect.name == "sqlite":
        verdict = connection.exec_driver_sql("PRAGMA quick_check(1)").scalar()
        if verdict != "ok":
            raise garbage_refusal(connection.engine)


def must_be_text(texts: object) -> None:
    """SQLite keeps a NUL inside a text, PostgreSQL refuses it: here both do."""
    if isinstance(texts, str):
        if "\0" in texts:
            raise refusal("text-nul")
    elif isinstance(texts, dict):
        must_be_text(list(texts.values()))
    elif isinstance(texts, (list, tuple)):
        for text in texts:
            must_be_text(text)


def as_refusal(failure: Exception) -> Exception:
    return database_refusal(failure) if isinstance(failure, sa.exc.DBAPIError) else failure


def garbage_refusal(engine: sa.Engine) -> Refused:
    return refusal("database-garbage", database=str(engine.url.database))


def opening_refusal(failure: sa.exc.DBAPIError, engine: sa.Engine) -> Refused:
    """Why a database cannot be opened: it is locked, out of reach, or not one of ours."""
    if is_locked(failure) or engine.dialect.name != "sqlite" or "unable to open" in str(failure.orig).lower():
        return database_refusal(failure)
    logger.warning("%s is no database of ours: %s", engine.url.database, failure.orig)
    return garbage_refusal(engine)


def is_locked(failure: sa.exc.DBAPIError) -> bool:
    message = str(failure.orig).lower()
    return "locked" in message or "busy" in message


def is_away(failure: sa.exc.DBAPIError, engine: sa.Engine) -> bool:
    """Whether it is the connection to a database server that failed, and a later one may not."""
    return engine.dialect.name == "postgresql" and isinstance(failure, sa.exc.OperationalError | sa.exc.InterfaceError)


def database_refusal(failure: sa.exc.DBAPIError) -> Refused:
    logger.warning("the database refused: %s", failure.orig)
    message = str(failure.orig).lower()
    if isinstance(failure, sa.exc.IntegrityError):
        return Refused(Reason("", "already-written"))
    if is_locked(failure):
        return Refused(Reason("", "store-locked"))
    if "full" in message or "no space" in message:
        return Refused(Reason("", "store-full"))
    return Refused(Reason("", "store-broken"))


def must_be_there(url: str) -> str:
    """Opening an SQLite file that is not there would make an empty one. What is no address is found out by opening."""
    with suppress(sa.exc.ArgumentError):
        address = sa.make_url(url)
        path = address.database
        if address.get_backend_name() == "sqlite" and (path in NO_DATABASE or not Path(str(path)).is_file()):
            raise refusal("database-missing", database=str(path))
    return url


def open_engine(url: str, patience: float, durable: bool) -> sa.Engine:
    try:
        address = sa.make_url(url)
        if address.get_backend_name() != "sqlite":
            return with_text_check(server_engine(address))
    except (sa.exc.ArgumentError, ImportError, ValueError):  # not an address, or its driver is not installed
        raise Refused(Reason("", "database-unknown", {"database": without_password(url)})) from None
    engine = sa.create_engine(address, connect_args={"timeout": patience, "check_same_thread": False})

    @sa.event.listens_for(engine, "connect")
    def configure_connection(connection: sqlite3.Connection, _: ConnectionPoolEntry) -> None:
        connection.isolation_level = None  # transactions begin where we say, not where the driver guesses
        connection.execute("PRAGMA journal_mode=WAL")
        connection.execute(f"PRAGMA synchronous={'FULL' if durable else 'NORMAL'}")
        connection.execute("PRAGMA foreign_keys=ON")
        connection.execute("PRAGMA wal_autocheckpoint=0")  # done beside, by the checkpointer

    @sa.event.listens_for(engine, "begin")
    def begin_transaction(connection: sa.Connection) -> None:
        writes = connection.get_execution_options().get("writes", False)
        connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")

    return with_text_check(engine)


def server_engine(address: sa.URL) -> sa.Engine:
    """A connection for each reader, for the writer, the hold and the leases."""
    pool: dict[str, Any] = {"pool_pre_ping": True, "pool_size": READERS + 4, "max_overflow": 4}
    if not address.get_driver_name().startswith("psycopg"):
        return sa.create_engine(address, **pool)
    options = f"-c idle_in_transaction_session_timeout={IDLE_IN_TRANSACTION}"
    return sa.create_engine(address, **pool, connect_args={"connect_timeout": 3, "options": options})


def without_password(url: str) -> str:
    return PASSWORD.sub(":***@", url)


def with_text_check(engine: sa.Engine) -> sa.Engine:
    @sa.event.listens_for(engine, "before_cursor_execute")
    def check_texts(
        _: sa.Connection, _cursor: object, _statement: str, values: object, _context: object, _many: bool
    ) -> None:
        must_be_text(values)

    return engine
