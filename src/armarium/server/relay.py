"""From the process a viewer has reached to the one that keeps the table, over a WebSocket of their own.

The visitor was checked here; who it is goes along in a permit signed with the house key, and nothing of the visitor's
cookie. A viewer's socket is passed on frame by frame, a request as one question and one answer.
"""

from __future__ import annotations

import asyncio
import re
import time
from collections.abc import Awaitable
from typing import TYPE_CHECKING, Any, Literal, cast

import msgspec
from litestar import Litestar
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

from armarium.reason import Reason, Refused
from armarium.server.asgi import App, Message, Receive, Scope, Send
from armarium.server.keeping import KeptElsewhere
from armarium.server.limits import MESSAGE_SIZE, Budget, MeteredAwaitable
from armarium.server.responses import send_refusal
from armarium.server.signing import Permit, sign_permit
from armarium.server.viewer import GOING_AWAY, RESTARTING
from armarium.store.leases import Keeper

if TYPE_CHECKING:
    from armarium.server.hall import Hall

PURPOSE = "relay"
HEADER = "x-armarium-permit"
MOVED = "x-armarium-moved"  # on an answer of a process that does not keep the table any more
PATH = "/relay"
TABLE = re.compile(r"/(?:api/tables|embed)/([^/]+)(?:/.*)?")
PASSED_ON = (b"host", b"content-type", b"accept-language")  # headers of a request that its route may read
OPENING = 2.0  # seconds to reach another process
ANSWERING = 30.0  # seconds for its answer
PATIENCE = 8.0  # seconds in which somebody must be found who keeps the table
RETRY = 0.2
GONE = (OSError, WebSocketException, TimeoutError)


class Passport(Permit):
    """Who a relayed visitor is, and what is asked. `is_known`: by a cookie that was there before."""

    kind: Literal["http", "websocket", "order"]
    path: str
    method: str = ""
    query: str = ""
    scheme: str = ""
    headers: tuple[tuple[str, str], ...] = ()
    person: str = ""
    is_known: bool = False
    address: str = ""


class Answer(msgspec.Struct):
    """Comes before the body."""

    status: int
    headers: list[tuple[str, str]]


class Unreachable(Exception):
    """Nothing was carried out: it may be tried again, here or elsewhere."""


async def reach(keeper: Keeper, passport: Passport, key: bytes) -> ClientConnection:
    try:
        return await connect(
            f"ws://{keeper.address}{PATH}",
            additional_headers={HEADER: sign_permit(passport, key, PURPOSE)},
            open_timeout=OPENING,
            close_timeout=1,
            max_size=None,
            compression=None,
            proxy=None,
            ping_interval=None,
        )
    except GONE as failure:
        raise Unreachable from failure


async def ask(keeper: Keeper, path: str, body: bytes, key: bytes, seconds: float) -> bytes:
    """The answer of another process to an order of ours; Unreachable where it has none in time."""
    try:
        async with asyncio.timeout(seconds):
            line = await reach(keeper, Passport(to=keeper.id, kind="order", path=path), key)
            async with line:
                await line.send(body)
                return as_bytes(await line.recv())
    except GONE as failure:
        raise Unreachable from failure


def as_bytes(frame: str | bytes) -> bytes:
    return frame.encode() if isinstance(frame, str) else frame


class RelayMiddleware:
    def __init__(self, app: Litestar) -> None:
        self._state = app.state
        self._app = cast("App", app)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        hall: Hall = self._state.hall
        match = TABLE.fullmatch(scope["path"])
        if match is None or not hall.store.is_shared:
            await self._app(scope, receive, send)
        else:
            await self._find_and_pass_on(hall, match[1], Visit(scope, receive, send))

    async def _find_and_pass_on(self, hall: Hall, table: str, visit: Visit) -> None:
        until = time.monotonic() + PATIENCE
        while (keeper := await keeper_elsewhere(hall, table, visit.budget)) is not None:
            try:
                await visit.relay(hall, keeper)
                return
            except Unreachable:
                if time.monotonic() > until:
                    await visit.refuse(table)
                    return
                await asyncio.sleep(RETRY)
        await self._app(visit.scope, visit.receive_again, visit.send)


async def keeper_elsewhere(hall: Hall, table: str, budget: Budget) -> Keeper | None:
    """None where this process keeps the table now, or nobody can."""
    if hall.is_live(table) or budget.address.guesses.level() < 1:
        return None
    try:
        await hall.live(table)
    except KeptElsewhere as elsewhere:
        return elsewhere.keeper
    except Refused:
        return None
    return None


class Visit:
    """One request or socket that may have to be passed on, more than once where its keeper is gone meanwhile."""

    def __init__(self, scope: Scope, receive: Receive, send: Send) -> None:
        self.scope = scope
        self.send = send
        self._receive = receive
        self._early: list[Message] = []  # received here before it was known where it belongs
        self.budget: Budget = scope["state"]["budget"]

    async def receive_again(self) -> Message:
        return self._early.pop(0) if self._early else await self._receive()

    def _passport(self, keeper: Keeper) -> Passport:
        scope, state = self.scope, self.scope["state"]
        headers = ((name.decode(), value.decode("latin-1")) for name, value in scope["headers"] if name in PASSED_ON)
        return Passport(
            to=keeper.id,
            kind="http" if scope["type"] == "http" else "websocket",
            path=scope["path"],
            method=scope.get("method", ""),
            query=scope["query_string"].decode("latin-1"),
            scheme=scope["scheme"],
            headers=tuple(headers),
            person=state["person"],
            is_known=state["is_known"],
            address=scope["client"][0] if scope["client"] else "",
        )

    async def refuse(self, table: str) -> None:
        await send_refusal(self.scope, self.send, Reason("", "table-moved", {"table": table}))

    async def relay(self, hall: Hall, keeper: Keeper) -> None:
        body = await self._body() if self.scope["type"] == "http" else b""
        line = await reach(keeper, self._passport(keeper), hall.key)
        hall.metrics.relays.add()
        async with line:
            if self.scope["type"] == "http":
                await self._relay_request(line, body)
            else:
                await self._relay_socket(hall, keeper, line)

    # --- a request ----------------------------------------------------------------------------------------------

    async def _body(self) -> bytes:
        """All of it, kept for the case that it is answered here after all."""
        size = sum(len(each.get("body", b"")) for each in self._early)
        while not self._early or self._early[-1].get("more_body"):
            message = await self._receive()
            self._early.append(message)
            size += len(message.get("body", b""))
            if message["type"] != "http.request" or size > MESSAGE_SIZE:
                break
        return b"".join(each.get("body", b"") for each in self._early)[: MESSAGE_SIZE + 1]

    async def _relay_request(self, line: ClientConnection, body: bytes) -> None:
        try:
            async with asyncio.timeout(ANSWERING):
                await line.send(body)
                answer = msgspec.json.decode(await line.recv(), type=Answer)
                content = as_bytes(await line.recv())
        except GONE as failure:
            if self.scope.get("method") in ("GET", "HEAD"):
                raise Unreachable from failure
            await self.refuse("")  # it may have been carried out: whoever asked looks again
            return
        if any(name == MOVED for name, _ in answer.headers):
            raise Unreachable
        headers = [(name.encode("latin-1"), value.encode("latin-1")) for name, value in answer.headers]
        await self.send({"type": "http.response.start", "status": answer.status, "headers": headers})
        await self.send({"type": "http.response.body", "body": content, "more_body": False})

    # --- a socket -----------------------------------------------------------------------------------------------

    async def _relay_socket(self, hall: Hall, keeper: Keeper, line: ClientConnection) -> None:
        await self.receive_again()  # that it wants to connect
        await self.send(cast("Message", {"type": "websocket.accept", "subprotocol": None, "headers": []}))
        hall.metrics.relaying.add()
        ways = [
            asyncio.create_task(meter(self._pass_up(line), self.budget)),
            asyncio.create_task(meter(self._pass_down(line), self.budget)),
        ]
        hall.neighbours.add_line(keeper.id, line)
        try:
            await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
        finally:
            hall.neighbours.remove_line(keeper.id, line)
            hall.metrics.relaying.add(-1)
            for way in ways:
                way.cancel()
            await asyncio.gather(*ways, return_exceptions=True)
            if hall.is_ending:
                await line.close(RESTARTING)

    async def _pass_up(self, line: ClientConnection) -> None:
        while (event := cast("dict[str, Any]", await self.receive_again()))["type"] == "websocket.receive":
            text = event.get("text")
            try:
                await line.send(text if text is not None else event.get("bytes") or b"")
            except ConnectionClosed:
                return
            await self.budget.settle()

    async def _pass_down(self, line: ClientConnection) -> None:
        try:
            while True:
                frame = await line.recv()
                await self.send(cast("Message", {"type": "websocket.send", "text": as_bytes(frame).decode()}))
        except ConnectionClosed as closed:
            code = closed.rcvd.code if closed.rcvd is not None else GOING_AWAY
            await self.send(cast("Message", {"type": "websocket.close", "code": code, "reason": ""}))


async def meter(work: Awaitable[None], budget: Budget) -> None:
    await MeteredAwaitable(work, budget.charge)
