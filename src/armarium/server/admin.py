"""What whoever runs the house asks of a process, on an address of its own that only this machine reaches.

Anybody on this machine may ask whether it is well and for its numbers; what changes something needs a permit signed
with the house key, which only those have who can read the database. No browser is ever answered.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

import msgspec
from litestar import Litestar, Request, Response, get, post
from litestar.connection import ASGIConnection
from litestar.datastructures import State
from litestar.exceptions import NotAuthorizedException
from litestar.handlers import BaseRouteHandler
from litestar.params import FromPath, JSONBody

from armarium.reason import Refused, refusal
from armarium.server import messages, telling
from armarium.server.asgi import App, Receive, Scope, Send
from armarium.server.hosts import is_loopback, parse_host
from armarium.server.limits import network
from armarium.server.plain import plain
from armarium.server.signing import Permit, Verifier
from armarium.views import Why

if TYPE_CHECKING:
    from armarium.server.hall import Hall

PURPOSE = "admin"
ANNOUNCEMENT_LENGTH = 300
BROWSERS = (b"origin", b"sec-fetch-site", b"sec-fetch-mode", b"cookie")  # headers that only browsers send
Visit = Request[None, None, State]


class AdminPermit(Permit):
    method: str
    path: str


class PersonRow(msgspec.Struct):
    """Somebody who is here now."""

    id: str
    name: str
    tables: list[str]
    network: str


class People(msgspec.Struct):
    here: list[PersonRow]
    banned: list[str]


class Ban(msgspec.Struct):
    """Of a person, by id, or of a network address."""

    name: str
    is_banned: bool = True


class Announcement(msgspec.Struct):
    text: str


class Done(msgspec.Struct):
    """How many viewers it reached."""

    viewers: int


# --- who may ask ----------------------------------------------------------------------------------------------------


class LocalOnly:
    """Lets in what comes from this machine, under its own name, and not from a browser that was led here."""

    def __init__(self, app: App) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http" and is_local(scope):
            await self._app(scope, receive, send)
            return
        kind = "http" if scope["type"] == "http" else "websocket.http"
        await send({"type": f"{kind}.response.start", "status": 403, "headers": [(b"content-length", b"0")]})
        await send({"type": f"{kind}.response.body", "body": b""})


def is_local(scope: Scope) -> bool:
    headers = dict(scope["headers"])
    host = parse_host(headers.get(b"host", b"").decode("latin-1"))
    came_from = scope["client"][0] if scope["client"] else ""
    return (
        is_loopback(came_from)
        and host is not None
        and is_loopback(host[0])
        and not any(name in headers for name in BROWSERS)
    )


def must_be_signed(visit: ASGIConnection[BaseRouteHandler, None, None, State], _: BaseRouteHandler) -> None:
    verifier: Verifier = visit.app.state.verifier
    permit = verifier.verify(visit.headers.get("authorization", ""), AdminPermit)
    if permit is None or (permit.method, permit.path) != (visit.scope.get("method"), visit.scope["path"]):
        raise NotAuthorizedException


# --- what may be asked ----------------------------------------------------------------------------------------------


def hall_of(request: Visit) -> Hall:
    hall: Hall = request.app.state.hall
    return hall


@get("/health", media_type="text/plain")
async def health() -> str:
    """This process answers."""
    return "ok\n"


@get("/ready", media_type="text/plain")
async def ready(request: Visit) -> Response[str]:
    """It can read and write as well: a proxy may send people here."""
    is_ready = await hall_of(request).is_ready()
    return Response("ready\n" if is_ready else "not ready\n", status_code=200 if is_ready else 503)


@get("/metrics")
async def metrics(request: Visit) -> Response[str]:
    hall = hall_of(request)
    return Response(hall.metrics.text(hall), media_type="text/plain; version=0.0.4")


@get("/admin/people", guards=[must_be_signed])
async def people(request: Visit) -> People:
    hall = hall_of(request)
    rows: dict[str, PersonRow] = {}
    for live in hall.lives():
        for viewer in live.joined_viewers():
            identity = hall.person(viewer.person)
            row = rows.setdefault(viewer.person, PersonRow(identity.id, identity.name, [], viewer.budget.network))
            row.tables = sorted({*row.tables, live.row.id})
    return People(sorted(rows.values(), key=lambda row: row.name), sorted(hall.bans))


@post("/admin/bans", guards=[must_be_signed], status_code=200)
async def ban(request: Visit, data: JSONBody[Ban]) -> Done:
    hall, name = hall_of(request), ban_name(data.name)
    await hall.store.change_ban(name, data.is_banned)
    hall.neighbours.tell_bans()
    return Done(hall.apply_bans(await hall.store.bans()))


def ban_name(text: str) -> str:
    """An address counts as everywhere else: with IPv6 its first half."""
    name = network(text.strip())
    if not name or len(name) > 64:
        raise refusal("request-unreadable", address=text[:64])
    return name


@post("/admin/tables/{id:str}/delete", guards=[must_be_signed], status_code=200)
async def delete(request: Visit, id: FromPath[str]) -> Done:
    hall = hall_of(request)
    await hall.store.delete_table(id)
    return Done(hall.put_away(id) + await hall.neighbours.delete(id))


@post("/admin/announcements", guards=[must_be_signed], status_code=200)
async def announce(request: Visit, data: JSONBody[Announcement]) -> Done:
    text = plain(data.text)
    if not text or len(text) > ANNOUNCEMENT_LENGTH:
        raise refusal("chat-length", length=ANNOUNCEMENT_LENGTH)
    hall = hall_of(request)
    return Done(hall.tell_everybody(messages.Announcement(text)) + await hall.neighbours.announce(text))


def refused_response(_: Visit, failure: Refused) -> Response[Why]:
    return Response(telling.why(failure.reason), status_code=409, media_type="application/json")


def admin_app(hall: Hall) -> App:
    app = Litestar(
        route_handlers=[health, ready, metrics, people, ban, delete, announce],
        state=State({"hall": hall, "verifier": Verifier(hall.key, PURPOSE, hall.keeping.me.id)}),
        exception_handlers={Refused: refused_response},
        openapi_config=None,
        request_max_body_size=64 * 1024,
        logging_config=None,
    )
    return LocalOnly(cast("App", app))
