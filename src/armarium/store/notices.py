"""Hears PostgreSQL's notifications, on a connection and a thread of their own.

They only save waiting: whoever listens must come to the same without them, for the connection may be lost at any time.
"""

from __future__ import annotations

import logging
import threading
from collections.abc import Callable

import sqlalchemy as sa

POLL = 0.5  # seconds after which it is looked whether it is to end
PAUSE = 0.5  # seconds before a lost connection is made again
logger = logging.getLogger(__name__)


class Listener:
    def __init__(self, engine: sa.Engine, channel: str, hear: Callable[[str], None]) -> None:
        self._engine = engine
        self._channel = channel
        self._hear = hear
        self._ending = threading.Event()
        self._thread = threading.Thread(target=self._listen, name="armarium-listener", daemon=True)
        self._thread.start()

    def close(self) -> None:
        self._ending.set()
        self._thread.join()

    def _listen(self) -> None:
        while not self._ending.is_set():
            try:
                self._listen_once()
            except Exception as failure:  # noqa: BLE001  (whatever ends a connection; it is made again)
                logger.warning("no notifications for a while: %s", failure)
                self._ending.wait(PAUSE)

    def _listen_once(self) -> None:
        connection = self._engine.connect().execution_options(isolation_level="AUTOCOMMIT")
        try:
            connection.exec_driver_sql(f"LISTEN {self._channel}")
            driver = connection.connection.driver_connection
            assert driver is not None
            self._hear("")
            while not self._ending.is_set():
                for notice in driver.notifies(timeout=POLL):
                    self._hear(notice.payload)
        finally:
            connection.invalidate()
            connection.close()
