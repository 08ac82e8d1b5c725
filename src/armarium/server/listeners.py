"""Addresses this process listens on: the one browsers know, and beside it, in the same event loop, its private ones."""

from __future__ import annotations

import asyncio
import errno
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, cast

import uvicorn

from armarium.reason import refusal
from armarium.server.asgi import App
from armarium.server.limits import MESSAGE_SIZE

if TYPE_CHECKING:
    from uvicorn._types import ASGIApplication

BINDING = {errno.EADDRNOTAVAIL: "host-unknown", errno.EACCES: "port-forbidden"}  # refusals, by the system's reason
GRACE = 1  # seconds for what is under way when the process ends


def bind(host: str, port: int) -> socket.socket:
    """A bound socket; the port is ours before anybody is told of it, and connections wait until we answer."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((host, port))
        listener.listen(2048)
    except socket.gaierror:
        listener.close()
        raise refusal("host-unknown", host=host) from None
    except OSError as failure:
        listener.close()
        key = BINDING.get(failure.errno or 0, "port-taken")
        raise refusal(key, host=host, port=port, detail=str(failure)) from None
    return listener


def origin(listener: socket.socket) -> str:
    """Host and port of a bound socket, as in a URL."""
    host, port = listener.getsockname()[:2]
    return f"[{host}]:{port}" if ":" in host else f"{host}:{port}"


@asynccontextmanager
async def listening(app: App, listener: socket.socket) -> AsyncIterator[None]:
    """Serve a private address while the block runs. Signals are the main server's business."""
    config = uvicorn.Config(
        cast("ASGIApplication", app),
        lifespan="off",
        log_level="error",
        ws="websockets-sansio",
        ws_max_size=2 * MESSAGE_SIZE,
        ws_per_message_deflate=False,
        proxy_headers=False,
        server_header=False,
        timeout_graceful_shutdown=GRACE,
    )
    server = uvicorn.Server(config)
    task = asyncio.create_task(server._serve([listener]))  # `serve` itself would take the signals
    try:
        yield
    finally:
        server.should_exit = True
        await task
