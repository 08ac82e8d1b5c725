"""The live line to a table: one socket, opened again whenever it breaks, in a thread of its own.

A message with an id is kept until it is answered and sent again with the same id after a break: a move is never lost
and never played twice. Nothing of it is logged.
"""

from __future__ import annotations

import logging
import queue
import socket
import ssl
import threading
from collections.abc import Callable
from contextlib import AbstractContextManager, suppress
from urllib.parse import urlsplit

import msgspec
from websockets.exceptions import WebSocketException
from websockets.sync.client import ClientConnection, connect

from armarium.client.house import COOKIE
from armarium.server import messages

FIRST_WAIT, LONGEST_WAIT = 0.4, 8.0  # seconds between two tries
PATIENCE = 15.0  # seconds for a connection to open
LARGEST = 4 * 1024 * 1024  # bytes of a message
ANSWERS = (messages.Ack, messages.No, messages.Trial, messages.Hints)
UNHEARD = logging.Logger("armarium.client", logging.CRITICAL + 1)  # a log would tell addresses and cookies
Asked = messages.Move | messages.Try | messages.AskHint | messages.Undo | messages.Answer | messages.Say | messages.Note
Heard = messages.ToViewer | None  # None: the line broke
_decoder: msgspec.json.Decoder[messages.ToViewer] = msgspec.json.Decoder(messages.ToViewer)


class Line:
    """`heard` holds what was told, in order, for whoever asks next; None in it means that the line broke."""

    def __init__(self, address: str, cookie: str, join: Callable[[], messages.Join], trust: ssl.SSLContext) -> None:
        self._address = address
        self._cookie = cookie
        self._trust = trust
        self._join = join
        self._socket: ClientConnection | None = None
        self._is_welcome = False
        self._closed = threading.Event()
        self._unanswered: dict[str, Asked] = {}
        self._lock = threading.Lock()
        self.heard: queue.SimpleQueue[Heard] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="armarium-line", daemon=True)
        self._thread.start()

    def ask(self, message: Asked) -> None:
        """Sends now if it can; keeps the message until its id is answered."""
        with self._lock:
            self._unanswered[message.id] = message
            if self._is_welcome:
                self._send(message)

    def drop(self) -> None:
        """Break the connection; a new one is made at once."""
        if self._socket is not None:
            self._socket.close()

    def close(self) -> None:
        self._closed.set()
        self.drop()
        self._thread.join(PATIENCE)

    def _run(self) -> None:
        wait = FIRST_WAIT
        while not self._closed.is_set():
            if self._converse():
                wait = FIRST_WAIT
            with self._lock:
                self._is_welcome = False
            self.heard.put(None)
            self._closed.wait(wait)
            wait = min(wait * 2, LONGEST_WAIT)

    def _converse(self) -> bool:
        """Until the line breaks; whether one was welcome."""
        try:
            with self._connect() as connection:
                self._socket = connection
                connection.send(msgspec.json.encode(self._join()).decode())
                for text in connection:
                    if isinstance(text, str):
                        self._hear(_decoder.decode(text))
        except (OSError, WebSocketException, msgspec.DecodeError, TimeoutError):
            pass
        finally:
            self._socket = None
        return self._is_welcome

    def _connect(self) -> AbstractContextManager[ClientConnection]:
        """Over a connection of our own: then no answer can lead it, and the cookie, to another house."""
        parts = urlsplit(self._address)
        is_secure = parts.scheme == "wss"
        return connect(
            self._address,
            sock=socket.create_connection((parts.hostname or "", parts.port or 80), PATIENCE),
            ssl=self._trust if is_secure else None,
            server_hostname=parts.hostname if is_secure else None,
            additional_headers={"Cookie": f"{COOKIE}={self._cookie}"} if self._cookie else None,
            open_timeout=PATIENCE,
            max_size=LARGEST,
            logger=UNHEARD,
        )

    def _hear(self, message: messages.ToViewer) -> None:
        with self._lock:
            if isinstance(message, ANSWERS):
                self._unanswered.pop(message.id, None)
            if isinstance(message, messages.Welcome):
                self._is_welcome = True
                for waiting in self._unanswered.values():
                    self._send(waiting)
        self.heard.put(message)

    def _send(self, message: Asked) -> None:
        if self._socket is not None:
            with suppress(OSError, WebSocketException):  # the reading side tells that it broke
                self._socket.send(msgspec.json.encode(message).decode())
