"""The connection to the database: one thread writes, in groups with one commit each; others read.

A write answers after its commit and not before. It knows SQL and its failures, nothing of tables or games.
The driver is the synchronous one on a thread of our own: that is what the asynchronous driver for SQLite does inside,
without a detour per statement, and it lets writes that wait together share a commit.
"""

from __future__ import annotations

import asyncio
import logging
import queue
import sqlite3
import threading
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from typing import Any

import sqlalchemy as sa
from sqlalchemy.pool import ConnectionPoolEntry

from armarium.reason import Reason, Refused
from armarium.store.migrations import migrate

Job = Callable[[sa.Connection], Any]
GROUP = 64  # writes that may share one commit
TIDY = 400  # commits after which SQLite's write-ahead log is carried over into the file
logger = logging.getLogger(__name__)


class Database:
    """`url` is any address SQLAlchemy understands; `patience` is how many seconds to wait for a locked SQLite file.

    `durable` makes every SQLite commit wait for the disk itself. Without it a commit survives the end of the process,
    whatever ends it, but the last ones may be lost when the whole machine loses power.
    """

    def __init__(self, url: str, patience: float = 5.0, durable: bool = False) -> None:
        self.engine = opened_engine(url, patience, durable)
        try:
            with self.engine.begin() as connection:
                migrate(connection)
        except sa.exc.DBAPIError as failure:
            self.engine.dispose()
            raise database_refusal(failure) from failure
        self._jobs: queue.SimpleQueue[tuple[Job, Future[Any]] | None] = queue.SimpleQueue()
        self._tidier = ThreadPoolExecutor(1, thread_name_prefix="armarium-tidier")
        self._writer = threading.Thread(target=self._write_all, name="armarium-writer", daemon=True)
        self._writer.start()

    async def write(self, job: Job) -> Any:
        """Run the job in a transaction and answer when it is committed. It may run twice, the first time undone."""
        return await asyncio.wrap_future(self.submit(job))

    def submit(self, job: Job) -> Future[Any]:
        future: Future[Any] = Future()
        self._jobs.put((job, future))
        return future

    async def read(self, query: Job) -> Any:
        return await asyncio.to_thread(self.look, query)

    def look(self, query: Job) -> Any:
        try:
            with self.engine.connect() as connection:
                return query(connection)
        except sa.exc.DBAPIError as failure:
            raise database_refusal(failure) from failure

    def close(self) -> None:
        """Finish what was asked for, then let go of the database."""
        self._jobs.put(None)
        self._writer.join()
        self._tidier.shutdown()
        self.engine.dispose()

    def _write_all(self) -> None:
        commits = 0
        with self.engine.connect() as connection:
            while (first := self._jobs.get()) is not None:
                group = [first]
                while len(group) < GROUP and not self._jobs.empty():
                    following = self._jobs.get()
                    if following is None:
                        self._jobs.put(None)
                        break
                    group.append(following)
                wanted = [job for job in group if job[1].set_running_or_notify_cancel()]
                self._write_group(connection, wanted)
                commits += 1
                if commits % TIDY == 0 and self.engine.dialect.name == "sqlite":
                    self._tidier.submit(self._tidy)

    def _tidy(self) -> None:
        """On a thread of its own, so that no move waits for the disk meanwhile."""
        connection = self.engine.raw_connection()
        try:
            connection.cursor().execute("PRAGMA wal_checkpoint(PASSIVE)")
        except sqlite3.Error:
            logger.warning("the write-ahead log could not be carried over", exc_info=True)
        finally:
            connection.close()

    def _write_group(self, connection: sa.Connection, group: list[tuple[Job, Future[Any]]]) -> None:
        try:
            with connection.begin():
                results = [job(connection) for job, _ in group]
        except Exception as failure:  # noqa: BLE001  (whoever asked for the write gets it)
            if len(group) == 1 or isinstance(failure, sa.exc.OperationalError):
                for _, future in group:
                    future.set_exception(told(failure))
            else:  # one of them is at fault: the whole group was rolled back, so each goes alone
                for alone in group:
                    self._write_group(connection, [alone])
            return
        for (_, future), result in zip(group, results, strict=True):
            future.set_result(result)


def told(failure: Exception) -> Exception:
    return database_refusal(failure) if isinstance(failure, sa.exc.DBAPIError) else failure


def database_refusal(failure: sa.exc.DBAPIError) -> Refused:
    logger.warning("the database refused: %s", failure.orig)
    message = str(failure.orig).lower()
    if isinstance(failure, sa.exc.IntegrityError):
        return Refused(Reason("", "already-written"))
    if "locked" in message or "busy" in message:
        return Refused(Reason("", "store-locked"))
    if "full" in message or "no space" in message:
        return Refused(Reason("", "store-full"))
    return Refused(Reason("", "store-broken"))


def opened_engine(url: str, patience: float, durable: bool) -> sa.Engine:
    try:
        address = sa.make_url(url)
        if address.get_backend_name() != "sqlite":
            return sa.create_engine(address, pool_pre_ping=True)
    except (sa.exc.ArgumentError, ImportError, ValueError):  # not an address, or its driver is not installed
        raise Refused(Reason("", "database-unknown", {"database": url})) from None
    engine = sa.create_engine(address, connect_args={"timeout": patience, "check_same_thread": False})

    @sa.event.listens_for(engine, "connect")
    def connected(connection: Any, _: ConnectionPoolEntry) -> None:
        connection.isolation_level = None  # transactions begin where we say, not where the driver guesses
        connection.execute("PRAGMA journal_mode=WAL")
        connection.execute(f"PRAGMA synchronous={'FULL' if durable else 'NORMAL'}")
        connection.execute("PRAGMA foreign_keys=ON")
        connection.execute("PRAGMA wal_autocheckpoint=0")  # done beside, by the tidier

    @sa.event.listens_for(engine, "begin")
    def begun(connection: sa.Connection) -> None:
        writes = threading.current_thread().name == "armarium-writer"
        connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")

    return engine
