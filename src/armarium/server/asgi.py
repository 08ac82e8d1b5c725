"""What an ASGI server and an application tell each other, as far as this house reads it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Literal, NotRequired, TypedDict

from armarium.server.limits import Budget

Header = tuple[bytes, bytes]


class VisitState(TypedDict, total=False):
    """What the middleware has found out about a visitor; `cookie` is only there for one who gets a new one."""

    person: str
    is_known: bool
    budget: Budget
    cookie: str


class Scope(TypedDict):
    """Of a request or a socket; a socket has no `method`."""

    type: Literal["http", "websocket", "lifespan"]
    scheme: str
    path: str
    query_string: bytes
    method: NotRequired[str]
    headers: list[Header]
    client: tuple[str, int] | None
    server: tuple[str, int | None] | None
    state: VisitState


class Message(TypedDict):
    type: str
    status: NotRequired[int]
    headers: NotRequired[list[Header]]
    body: NotRequired[bytes]
    more_body: NotRequired[bool]


Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
App = Callable[[Scope, Receive, Send], Awaitable[None]]
