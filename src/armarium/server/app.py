"""The Litestar application: routes, pages and the socket around one hall of tables."""

from __future__ import annotations

import logging
import os
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager

from litestar import Litestar, Response
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from armarium.reason import Reason, Refused
from armarium.server import boxes, telling
from armarium.server.admin import admin_app, health, ready
from armarium.server.hall import Hall
from armarium.server.internal import InternalApp, must_be_private
from armarium.server.keeping import KeptElsewhere
from armarium.server.limits import Ledger
from armarium.server.listeners import bind, listening, origin
from armarium.server.middleware import AdmissionMiddleware
from armarium.server.pages import Visit, index, page, pages_folder
from armarium.server.previews import table_page
from armarium.server.relay import MOVED
from armarium.server.routes import ROUTES, echo_socket
from armarium.server.settings import Settings
from armarium.store import Store
from armarium.views import Why

logger = logging.getLogger(__name__)
STATUS = {
    "table-unknown": 404,
    "game-unknown": 404,
    "no-such-address": 404,
    "no-poses": 404,
    "not-listed": 404,
    "language-unknown": 404,
    "pages-missing": 503,
    "foreign-page": 403,
    "host-only": 403,
    "door-not-yours": 403,
    "not-seated": 403,
    "too-many-messages": 429,
    "table-moved": 503,
    "store-locked": 503,
    "store-full": 507,
    "store-broken": 503,
    "store-gone": 503,
    "text-nul": 400,
    "server-fault": 500,
}


def application(settings: Settings, store: Store, ledger: Ledger) -> AdmissionMiddleware:
    """A server around this store, which it closes when it ends."""
    return AdmissionMiddleware(litestar_app(settings, store, ledger), settings, ledger)


def litestar_app(settings: Settings, store: Store, ledger: Ledger) -> Litestar:
    return Litestar(
        route_handlers=[
            *ROUTES,
            *boxes.ROUTES,
            health,
            ready,
            index,
            table_page,
            page,
            *([echo_socket] if settings.echo else []),
        ],
        lifespan=[lambda app: lifespan(app, settings, store, ledger)],
        state=State({"pages": settings.pages or pages_folder(), "store": store, "owner": boxes.Owner()}),
        exception_handlers={
            Refused: refused_response,
            KeptElsewhere: moved_response,
            HTTPException: http_error_response,
            RecursionError: undecodable_response,
            UnicodeDecodeError: undecodable_response,
            Exception: fault_response,
        },
        openapi_config=OpenAPIConfig(
            title="Armarium", version="1", path="/api/schema", render_plugins=[JsonRenderPlugin(path="/openapi.json")]
        ),
        request_max_body_size=64 * 1024,
        logging_config=None,
    )


@asynccontextmanager
async def lifespan(app: Litestar, settings: Settings, store: Store, ledger: Ledger) -> AsyncIterator[None]:
    hall = Hall(settings, store, await store.key())
    app.state.hall = hall
    try:
        async with AsyncExitStack() as listeners:
            admin = bind("127.0.0.1", settings.admin_port)
            await listeners.enter_async_context(listening(admin_app(hall), admin))
            address = ""
            if store.is_shared:
                internal = bind(must_be_private(settings.internal_host), settings.internal_port)
                relayed = InternalApp(hall, app, ledger, hall.neighbours.orders())
                await listeners.enter_async_context(listening(relayed, internal))
                address = origin(internal)
            await hall.start(address, origin(admin), ledger)
            announce_readiness(settings.ready_fd)
            yield
            hall.leave()
    finally:
        await hall.close()


def announce_readiness(file: int) -> None:
    """To the process that started this one and waits for it."""
    if file >= 0:
        os.write(file, b"ready")
        os.close(file)


def reason_response(reason: Reason, status: int) -> Response[Why]:
    return Response(telling.why(reason), status_code=status, media_type="application/json")


def refused_response(_: Visit, failure: Refused) -> Response[Why]:
    return reason_response(failure.reason, STATUS.get(failure.reason.key, 409))


def moved_response(_: Visit, _failure: KeptElsewhere) -> Response[Why]:
    """For a process that relays to us; anybody else is relayed before it comes to this."""
    response = reason_response(Reason("", "table-moved", {"table": ""}), 503)
    response.headers[MOVED] = "1"
    return response


def http_error_response(request: Visit, failure: HTTPException) -> Response[Why]:
    key = "no-such-address" if failure.status_code == 404 else "request-unreadable"
    return reason_response(Reason("", key, {"address": request.url.path}), failure.status_code)


def undecodable_response(request: Visit, failure: Exception) -> Response[Why]:
    """JSON inside JSON inside JSON, or bytes that are no text."""
    logger.warning("%s %s cannot be decoded: %s", request.method, request.url.path, failure)
    return reason_response(Reason("", "request-unreadable", {"address": request.url.path}), 400)


def fault_response(request: Visit, failure: Exception) -> Response[Why]:
    logger.error("%s %s failed", request.method, request.url.path, exc_info=failure)
    return reason_response(Reason("", "server-fault"), 500)
