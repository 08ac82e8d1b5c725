"""The Litestar application: routes, pages and the socket around one hall of tables."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, Request, Response
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from armarium.reason import Reason, Refused
from armarium.server import telling
from armarium.server.door import Door
from armarium.server.hall import Hall
from armarium.server.limits import Ledger
from armarium.server.pages import index, page, pages_folder
from armarium.server.routes import ROUTES, echo_socket
from armarium.server.settings import Settings
from armarium.store import Store

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
    "store-locked": 503,
    "store-full": 507,
    "store-broken": 503,
    "store-gone": 503,
    "text-nul": 400,
    "server-fault": 500,
}


def application(settings: Settings, store: Store, ledger: Ledger) -> Door:
    """A server around this store, which it closes when it ends."""
    return Door(house(settings, store), settings, ledger)


def house(settings: Settings, store: Store) -> Litestar:
    return Litestar(
        route_handlers=[*ROUTES, index, page, *([echo_socket] if settings.echo else [])],
        lifespan=[lambda app: open_house(app, settings, store)],
        state=State({"pages": settings.pages or pages_folder(), "store": store}),
        exception_handlers={
            Refused: turned_away,
            HTTPException: not_understood,
            RecursionError: not_decoded,
            UnicodeDecodeError: not_decoded,
            Exception: failed,
        },
        openapi_config=OpenAPIConfig(
            title="Armarium", version="1", path="/api/schema", render_plugins=[JsonRenderPlugin(path="/openapi.json")]
        ),
        request_max_body_size=64 * 1024,
        logging_config=None,
    )


@asynccontextmanager
async def open_house(app: Litestar, settings: Settings, store: Store) -> AsyncIterator[None]:
    hall = Hall(settings, store, await store.key())
    app.state.hall = hall
    try:
        yield
    finally:
        await hall.close()


def answer(reason: Reason, status: int) -> Response[Any]:
    return Response(telling.why(reason), status_code=status, media_type="application/json")


def turned_away(_: Request[Any, Any, Any], failure: Refused) -> Response[Any]:
    return answer(failure.reason, STATUS.get(failure.reason.key, 409))


def not_understood(request: Request[Any, Any, Any], failure: HTTPException) -> Response[Any]:
    key = "no-such-address" if failure.status_code == 404 else "request-unreadable"
    return answer(Reason("", key, {"address": request.url.path}), failure.status_code)


def not_decoded(request: Request[Any, Any, Any], failure: Exception) -> Response[Any]:
    """JSON inside JSON inside JSON, or bytes that are no text."""
    logger.warning("%s %s cannot be decoded: %s", request.method, request.url.path, failure)
    return answer(Reason("", "request-unreadable", {"address": request.url.path}), 400)


def failed(request: Request[Any, Any, Any], failure: Exception) -> Response[Any]:
    logger.error("%s %s failed", request.method, request.url.path, exc_info=failure)
    return answer(Reason("", "server-fault"), 500)
