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

import segno
import uvicorn
from msgspec import structs

from armarium import shelf
from armarium.server.app import application
from armarium.server.hosts import EVERYWHERE
from armarium.server.limits import Ledger
from armarium.server.listeners import bind
from armarium.server.protocols import Config
from armarium.server.settings import Settings, database_url
from armarium.store import Store
from armarium.store.holding import this_process

SELDOM = (10_000, 20, 50)  # new things, and rounds of younger ones, before each of three ages is looked through
GRACE = 3  # seconds for open requests when the server ends
LAST = 3  # seconds for everything else then
OPEN = 4096  # connections at once, where the system allows as many files
OWN = 160  # files the server needs for itself


def run(
    settings: Settings,
    host: str = "127.0.0.1",
    port: int = 8000,
    browser: bool = True,
    say: Callable[[str], None] = print,
    listen_fd: int = -1,
) -> None:
    """Serve until interrupted, on a socket that another process has bound where there is one. Refused when the address
    or the database cannot be had."""
    listener = bind(host, port) if listen_fd < 0 else socket.socket(fileno=listen_fd)
    url = settings.public_url or address(host, listener.getsockname()[1])
    server = uvicorn_server(structs.replace(settings, host=host), url)
    freeze_garbage_collector()
    say(url)
    show_code(url)
    if browser and has_screen():
        webbrowser.open(url)
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

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        if not self.should_exit:
            last = threading.Timer(GRACE + LAST, os._exit, (128 + sig,))
            last.daemon = True
            last.start()
        super().handle_exit(sig, frame)


def uvicorn_server(settings: Settings, url: str = "") -> uvicorn.Server:
    """Refused when the database cannot be had; `url` is what another server is told of this one."""
    logging.getLogger("uvicorn.error").addFilter(is_failure)
    store = Store(
        database_url(settings.database), settings.lock_patience, settings.durable, this_process(url), shared=True
    )
    ledger = Ledger(settings)
    return Server(
        Config(
            application(settings, store, ledger),
            settings,
            ledger,
            capacity(),
            GRACE,
        )
    )


def is_failure(record: logging.LogRecord) -> bool:
    """Whether it is to be logged; requests that are cancelled because the server ends are no failures."""
    return record.exc_info is None or not isinstance(record.exc_info[1], asyncio.CancelledError)


def capacity() -> int:
    """How many connections may be open at once. Each is a file, and so is what the server itself needs."""
    if sys.platform == "win32":
        return 500
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = OPEN + OWN if hard == resource.RLIM_INFINITY else min(hard, OPEN + OWN)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        with suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
            soft = wanted
    return OPEN if soft == resource.RLIM_INFINITY else max(16, min(OPEN, soft - OWN))


def address(host: str, port: int) -> str:
    """What to type into a browser: for a server open to the whole network, this machine's own address in it."""
    name = lan_address() if host in EVERYWHERE else host
    return f"http://{f'[{name}]' if ':' in name else name}:{port}"


def lan_address() -> str:
    """The address other machines reach this one by; asking for a route sends nothing."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return "127.0.0.1"
        return str(probe.getsockname()[0])


def show_code(url: str) -> None:
    if sys.stdout.isatty():
        segno.make(url, error="l").terminal(compact=True)


def has_screen() -> bool:
    """Whether somebody sits before a screen with windows; a browser inside the terminal would only be in the way."""
    windows = sys.platform in ("darwin", "win32") or "DISPLAY" in os.environ or "WAYLAND_DISPLAY" in os.environ
    return windows and sys.stdout.isatty()
