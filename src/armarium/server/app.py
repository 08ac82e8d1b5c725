"""The Litestar application: routes, pages and the socket around one hall of tables."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from litestar import Litestar, Response
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from armarium.reason import Reason, Refused
from armarium.server import telling
from armarium.server.admin import admin_app, health, ready
from armarium.server.hall import Hall
from armarium.server.limits import Ledger
from armarium.server.listeners import bind, listening, origin
from armarium.server.middleware import AdmissionMiddleware
from armarium.server.pages import Visit, index, page, pages_folder
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
    "language-unknown": 404,
    "pages-missing": 503,
    "foreign-page": 403,
    "host-only": 403,
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
    return AdmissionMiddleware(litestar_app(settings, store), settings, ledger)


def litestar_app(settings: Settings, store: Store) -> Litestar:
    return Litestar(
        route_handlers=[*ROUTES, health, ready, index, page, *([echo_socket] if settings.echo else [])],
        lifespan=[lambda app: lifespan(app, settings, store)],
        state=State({"pages": settings.pages or pages_folder(), "store": store}),
        exception_handlers={
            Refused: refused_response,
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
async def lifespan(app: Litestar, settings: Settings, store: Store) -> AsyncIterator[None]:
    hall = Hall(settings, store, await store.key())
    app.state.hall = hall
    admin = bind("127.0.0.1", settings.admin_port)
    try:
        async with listening(admin_app(hall), admin):
            await hall.start("", origin(admin))
            yield
    finally:
        await hall.close()


def reason_response(reason: Reason, status: int) -> Response[Why]:
    return Response(telling.why(reason), status_code=status, media_type="application/json")


def refused_response(_: Visit, failure: Refused) -> Response[Why]:
    return reason_response(failure.reason, STATUS.get(failure.reason.key, 409))


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
