"""The far end of the relay: what other processes of the house ask of this one, on an address only they know.

Nothing is answered without a permit of the house for this very process; what a permit says of a visitor is believed.
"""

from __future__ import annotations

import ipaddress
import logging
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any, cast

import msgspec
from litestar import Litestar

from armarium.reason import refusal
from armarium.server.asgi import App, Message, Receive, Scope, Send
from armarium.server.limits import Budget, Ledger, MeteredAwaitable
from armarium.server.relay import HEADER, PATH, PURPOSE, TABLE, Answer, Passport, as_bytes
from armarium.server.signing import Verifier
from armarium.server.viewer import GOING_AWAY

if TYPE_CHECKING:
    from armarium.server.hall import Hall

Order = Callable[[bytes], Awaitable[bytes]]
logger = logging.getLogger(__name__)


def must_be_private(host: str) -> str:
    """Refused for an address that somebody outside could reach; names are not looked up."""
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        raise refusal("internal-public", host=host) from None
    if address.is_unspecified or not (address.is_private or address.is_loopback):
        raise refusal("internal-public", host=host)
    return host


class InternalApp:
    def __init__(self, hall: Hall, app: Litestar, ledger: Ledger, orders: dict[str, Order]) -> None:
        self._app = cast("App", app)
        self._hall = hall
        self._ledger = ledger
        self._orders = orders
        self._verifier = Verifier(hall.key, PURPOSE, hall.keeping.me.id)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        passport = self._passport(scope)
        if passport is None:
            await turn_away(scope, send)
        elif passport.kind == "websocket":
            await self._converse(scope, passport, receive, send)
        else:
            await self._answer(scope, passport, receive, send)

    async def _converse(self, scope: Scope, passport: Passport, receive: Receive, send: Send) -> None:
        """A viewer comes for whom another process asks; where it is the first one, the table may as well be kept there:
        behind a proxy that hashes by table everybody else comes to that process, too."""
        match = TABLE.fullmatch(passport.path)
        if match is not None and self._hall.give_away(match[1]):
            await send(cast("Message", {"type": "websocket.close", "code": GOING_AWAY, "reason": ""}))
        else:
            await self._run(self._scope(scope, passport), receive, send)

    def _passport(self, scope: Scope) -> Passport | None:
        if scope["type"] != "websocket" or scope["path"] != PATH:
            return None
        permit = dict(scope["headers"]).get(HEADER.encode(), b"").decode("latin-1")
        return self._verifier.verify(permit, Passport)

    def _scope(self, scope: Scope, passport: Passport) -> Scope:
        """As if the visitor had come here."""
        budget = Budget(self._ledger, passport.person if passport.is_known else None, passport.address)
        visitor: dict[str, object] = {
            **scope,
            "type": passport.kind,
            "path": passport.path,
            "raw_path": passport.path.encode(),
            "query_string": passport.query.encode("latin-1"),
            "scheme": passport.scheme,
            "headers": [(name.encode(), value.encode("latin-1")) for name, value in passport.headers],
            "client": (passport.address, 0),
            "state": {"person": passport.person, "budget": budget, "is_known": passport.is_known, "is_relayed": True},
        }
        if passport.kind == "http":
            visitor |= {"method": passport.method, "http_version": "1.1"}
        return cast("Scope", visitor)

    async def _run(self, scope: Scope, receive: Receive, send: Send) -> None:
        await MeteredAwaitable(self._app(scope, receive, send), scope["state"]["budget"].charge)

    async def _answer(self, scope: Scope, passport: Passport, receive: Receive, send: Send) -> None:
        """One question, one answer."""
        await receive()
        await send(cast("Message", {"type": "websocket.accept", "subprotocol": None, "headers": []}))
        event = cast("dict[str, Any]", await receive())
        if event["type"] != "websocket.receive":
            return
        body = event.get("bytes") or as_bytes(event.get("text") or "")
        if passport.kind == "order":
            frames = [await self._orders[passport.path](body)] if passport.path in self._orders else []
        else:
            frames = await self._respond(self._scope(scope, passport), body)
        for frame in frames:
            await send(cast("Message", {"type": "websocket.send", "bytes": frame}))
        await send(cast("Message", {"type": "websocket.close", "code": 1000, "reason": ""}))

    async def _respond(self, scope: Scope, body: bytes) -> list[bytes]:
        answer = Answer(500, [])
        content: list[bytes] = []
        questions: list[Message] = [{"type": "http.request", "body": body, "more_body": False}]

        async def receive() -> Message:
            return questions.pop() if questions else {"type": "http.disconnect"}

        async def send(message: Message) -> None:
            if message["type"] == "http.response.start":
                answer.status = message["status"]
                answer.headers = [(name.decode(), value.decode("latin-1")) for name, value in message["headers"]]
            elif message["type"] == "http.response.body":
                content.append(message.get("body", b""))

        await self._run(scope, receive, send)
        return [msgspec.json.encode(answer), b"".join(content)]


async def turn_away(scope: Scope, send: Send) -> None:
    logger.warning("somebody without a permit asked at the internal address: %s", scope["client"])
    if scope["type"] == "websocket":
        await send(cast("Message", {"type": "websocket.close", "code": 1008, "reason": ""}))
        return
    await send({"type": "http.response.start", "status": 403, "headers": [(b"content-length", b"0")]})
    await send({"type": "http.response.body", "body": b""})
