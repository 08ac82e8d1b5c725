"""What every answer carries, refusals too: headers, the cookie of a newcomer, compression, and no more than a piece of
it in memory for a reader who does not read."""

from __future__ import annotations

import gzip
from collections.abc import Iterable

import msgspec

from armarium.reason import Reason
from armarium.server import telling
from armarium.server.asgi import Header, Message, Scope, Send
from armarium.server.limits import Budget

# Everything from this house alone. Drawings carry style attributes, the standing deck runs WebAssembly.
CONTENT_POLICY = (
    "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; style-src-attr 'unsafe-inline'; "
    "img-src 'self' data: blob:; font-src 'self'; worker-src 'self' blob:; connect-src 'self'; object-src 'none'; "
    "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
HEADERS = (
    (b"content-security-policy", CONTENT_POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
)
STATUS = {
    "foreign-page": 403,
    "page-outdated": 409,
    "banned": 403,
    "table-moved": 503,
    "too-many-messages": 429,
    "host-unknown-here": 421,
    "request-unreadable": 400,
}
SMALL = 1000  # bytes that are not worth compressing
PIECE = 64 * 1024


class ResponseSender:
    """Sends the answer to one request."""

    def __init__(self, scope: Scope, send: Send, budget: Budget) -> None:
        self._scope = scope
        self._send = send
        self._budget = budget
        self._start: Message | None = None

    async def send(self, message: Message) -> None:
        if message["type"] == "http.response.start":
            self._start = message
        elif message["type"] == "http.response.body":
            await self._send_body(message)
        else:
            await self._send(message)

    async def _send_body(self, message: Message) -> None:
        body, more = message.get("body", b""), message.get("more_body", False)
        start, self._start = self._start, None
        if start is not None:
            if not more:
                body = await self._compress(start, body)
            start["headers"] = [*with_house_headers(start.get("headers", [])), *cookie_headers(self._scope)]
            await self._send(start)
        for offset in range(0, len(body) or 1, PIECE):
            is_last = offset + PIECE >= len(body)
            piece = body[offset : offset + PIECE]
            await self._send({"type": "http.response.body", "body": piece, "more_body": more or not is_last})

    async def _compress(self, start: Message, body: bytes) -> bytes:
        """Done on a thread, where it pays, and charged to the reader; the headers say so."""
        headers = start.get("headers", [])
        names = {name.lower() for name, _ in headers}
        if len(body) <= SMALL or b"content-encoding" in names or not accepts_gzip(self._scope):
            return body
        compressed = await self._budget.run_in_thread(gzip.compress, body, 6)
        others = [pair for pair in headers if pair[0].lower() != b"content-length"]
        length = (b"content-length", str(len(compressed)).encode())
        start["headers"] = [*others, length, (b"content-encoding", b"gzip"), (b"vary", b"accept-encoding")]
        return compressed


def with_house_headers(headers: Iterable[Header]) -> list[Header]:
    """An answer may bring a policy of its own; all else is the same for everything."""
    own = list(headers)
    names = {name.lower() for name, _ in own}
    return [*own, *(pair for pair in HEADERS if pair[0] not in names)]


def accepts_gzip(scope: Scope) -> bool:
    return any(name == b"accept-encoding" and b"gzip" in value for name, value in scope["headers"])


def cookie_headers(scope: Scope) -> list[Header]:
    cookie = scope["state"].get("cookie")
    return [] if cookie is None else [(b"set-cookie", cookie.encode())]


async def send_refusal(scope: Scope, send: Send, reason: Reason) -> None:
    """The answer to whoever is not let in, on a socket as well."""
    status, headers, body = refusal_response(reason)
    kind = "http" if scope["type"] == "http" else "websocket.http"
    await send({"type": f"{kind}.response.start", "status": status, "headers": headers})
    await send({"type": f"{kind}.response.body", "body": body, "more_body": False})


def refusal_response(reason: Reason) -> tuple[int, list[Header], bytes]:
    body = msgspec.json.encode(telling.why(reason))
    status = STATUS[reason.key]
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode()), *HEADERS]
    if status == 429:
        headers.append((b"retry-after", b"5"))
    return status, headers, body
