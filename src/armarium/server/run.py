"""Starts the server and says where it is.

Uvicorn, because it runs inside this process and event loop, takes a socket that is already bound, and ends in order.
"""

from __future__ import annotations

import asyncio
import gc
import logging
import os
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable
from contextlib import suppress
from types import FrameType
from typing import cast

import segno
import uvicorn
from msgspec import structs

from armarium import shelf
from armarium.reason import Refused
from armarium.server.app import application
from armarium.server.door import Door, lan_address, origin_url, reach_of
from armarium.server.hosts import EVERYWHERE, Origin, is_loopback, origin_of_url
from armarium.server.limits import Ledger
from armarium.server.listeners import bind
from armarium.server.middleware import AdmissionMiddleware
from armarium.server.protocols import Config
from armarium.server.settings import Settings, database_url
from armarium.store import Store
from armarium.store.holding import this_process

SELDOM = (10_000, 20, 50)  # new things, and rounds of younger ones, before each of three ages is looked through
GRACE = 3  # seconds for open requests when the server ends
LAST = 3  # seconds for everything else then
OPEN = 12_000  # connections at once, where the system allows as many files
OWN = 160  # files the server needs for itself


def run(
    settings: Settings,
    host: str = "127.0.0.1",
    port: int = 8000,
    browser: bool = True,
    say: Callable[[str, str], None] = print,
    listen_fd: int = -1,
    tell_owner: Callable[[str], None] | None = None,
) -> None:
    """Serve until interrupted, on a socket that another process has bound where there is one. Refused when the address
    or the database cannot be had. `tell_owner` is told the address of the page for whoever started it."""
    listener = bind(host, port) if listen_fd < 0 else socket.socket(fileno=listen_fd)
    scheme = "https" if settings.certificate else "http"
    url = settings.public_url or address(host, listener.getsockname()[1], scheme)
    own_url = home_address(url, listener.getsockname()[1], scheme) if host in EVERYWHERE else url
    try:
        server = uvicorn_server(structs.replace(settings, host=host), url)
    except Refused:
        listener.close()
        raise
    freeze_garbage_collector()
    say(url, own_url)
    if tell_owner is not None and listen_fd < 0 and (host in EVERYWHERE or is_loopback(host)):
        here = origin_url(Origin(scheme, "localhost", listener.getsockname()[1]))
        tell_owner(f"{here}/boxes#{server.owner_key}")
    if url != own_url or not settings.door:
        show_code(url)  # a camera would find nothing behind an address of this computer alone
    if browser and has_screen():
        webbrowser.open(own_url)
    with suppress(KeyboardInterrupt):  # raised once more after everything has been closed in order
        server.run(sockets=[listener])


def freeze_garbage_collector() -> None:
    """All that is loaded now stays: looking through it for waste again and again would hold up every table for a
    tenth of a second. What lives long is looked through seldom."""
    shelf.games()
    gc.collect()
    gc.freeze()
    gc.set_threshold(*SELDOM)


class Server(uvicorn.Server):
    """Ends within its grace even where something hangs: whatever anybody was told of is written by then."""

    def __init__(self, config: Config, app: AdmissionMiddleware) -> None:
        super().__init__(config)
        self._app = app

    @property
    def owner_key(self) -> str:
        """What whoever started the server shows once to see the page of their boxes."""
        key: str = self._app.state.owner.key
        return key

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        if not self.should_exit:
            last = threading.Timer(GRACE + LAST, os._exit, (128 + sig,))
            last.daemon = True
            last.start()
        super().handle_exit(sig, frame)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        if "hall" in self._app.state:
            self._app.state.hall.is_ending = True
        await super().shutdown(sockets)

    # --- listeners beside the first, while it runs ---------------------------------------------------------------

    def own_port(self) -> int:
        port: int = self.servers[0].sockets[0].getsockname()[1]
        return port

    async def add_listener(self, listener: socket.socket) -> asyncio.Server:
        """Be reached by this bound socket too, by the same protocols."""
        loop = asyncio.get_running_loop()
        server = await loop.create_server(self._new_protocol, sock=listener, ssl=self.config.ssl)
        self.servers.append(server)
        return server

    def remove_listener(self, server: asyncio.Server) -> None:
        """Connections that are there stay."""
        server.close()
        self.servers.remove(server)

    def _new_protocol(self) -> asyncio.Protocol:
        make = cast("Callable[..., asyncio.Protocol]", self.config.http_protocol_class)
        return make(config=self.config, server_state=self.server_state, app_state=self.lifespan.state)


def uvicorn_server(settings: Settings, url: str = "") -> Server:
    """Refused when the database cannot be had; `url` is what another server is told of this one."""
    logging.getLogger("uvicorn.error").addFilter(is_failure)
    store = Store(
        database_url(settings.database), settings.lock_patience, settings.durable, this_process(url), shared=True
    )
    ledger = Ledger(settings)
    app = application(settings, store, ledger)
    server = Server(Config(app, settings, ledger, capacity(store.is_shared), GRACE), app)
    app.state.door = Door(settings, server)
    return server


def is_failure(record: logging.LogRecord) -> bool:
    """Whether it is to be logged; requests that are cancelled because the server ends are no failures."""
    return record.exc_info is None or not isinstance(record.exc_info[1], asyncio.CancelledError)


def capacity(is_shared: bool) -> int:
    """How many connections may be open at once. Each is a file, and so is what the server itself needs. Where
    several processes keep tables, one that is relayed is another file here, and as many may come from elsewhere."""
    if sys.platform == "win32":
        return 500
    import resource

    files = 3 if is_shared else 1
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = OPEN * files + OWN if hard == resource.RLIM_INFINITY else min(hard, OPEN * files + OWN)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        with suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
            soft = wanted
    return OPEN if soft == resource.RLIM_INFINITY else max(16, min(OPEN, (soft - OWN) // files))


def address(host: str, port: int, scheme: str = "http") -> str:
    """What to type into a browser: for a server open to the whole network, this machine's own address in it."""
    return origin_url(Origin(scheme, lan_address() if host in EVERYWHERE else host, port))


def home_address(url: str, port: int, scheme: str) -> str:
    """What to type in at this computer itself, where browsers trust plain http; a public address stays what it is."""
    return origin_url(Origin(scheme, "localhost", port)) if reach_of_url(url) == "network" else url


def reach_of_url(url: str) -> str:
    origin = origin_of_url(url)
    return "everywhere" if origin is None else reach_of(origin.host)


def show_code(url: str) -> None:
    if sys.stdout.isatty():
        segno.make(url, error="l").terminal(compact=True)


def has_screen() -> bool:
    """Whether somebody sits before a screen with windows; a browser inside the terminal would only be in the way."""
    windows = sys.platform in ("darwin", "win32") or "DISPLAY" in os.environ or "WAYLAND_DISPLAY" in os.environ
    return windows and sys.stdout.isatty()
