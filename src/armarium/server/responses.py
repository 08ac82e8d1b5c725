"""What every answer carries, refusals too: headers, the cookie of a newcomer, compression, and no more than a piece of
it in memory for a reader who does not read."""

from __future__ import annotations

import gzip
from typing import Any

import msgspec

from armarium.reason import Reason
from armarium.server import telling
from armarium.server.limits import Purse

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
STATUS = {"foreign-page": 403, "too-many-messages": 429, "host-unknown-here": 421, "request-unreadable": 400}
SMALL = 1000  # bytes that are not worth compressing
PIECE = 64 * 1024
Header = tuple[bytes, bytes]


class Dressed:
    """Sends the answer to one request."""

    def __init__(self, scope: Any, send: Any, purse: Purse) -> None:
        self._scope = scope
        self._send = send
        self._purse = purse
        self._start: Any = None

    async def send(self, message: Any) -> None:
        if message["type"] == "http.response.start":
            self._start = message
        elif message["type"] == "http.response.body":
            await self._send_body(message)
        else:
            await self._send(message)

    async def _send_body(self, message: Any) -> None:
        body, more = message.get("body", b""), message.get("more_body", False)
        if self._start is not None:
            if not more:
                body = await self._squeezed(body)
            headers = [*self._start.get("headers", []), *HEADERS, *introduction(self._scope)]
            await self._send({**self._start, "headers": headers})
            self._start = None
        for start in range(0, len(body) or 1, PIECE):
            last = start + PIECE >= len(body)
            await self._send(
                {"type": "http.response.body", "body": body[start : start + PIECE], "more_body": more or not last}
            )

    async def _squeezed(self, body: bytes) -> bytes:
        """Compressed on a thread where that pays; the time is the reader's."""
        headers: list[Header] = list(self._start.get("headers", []))
        named = {name.lower() for name, _ in headers}
        if len(body) <= SMALL or b"content-encoding" in named or not takes_gzip(self._scope):
            return body
        squeezed: bytes = await self._purse.beside(gzip.compress, body, 6)
        kept = [pair for pair in headers if pair[0].lower() != b"content-length"]
        described = [(b"content-length", str(len(squeezed)).encode()), (b"content-encoding", b"gzip")]
        self._start["headers"] = [*kept, *described, (b"vary", b"accept-encoding")]
        return squeezed


def takes_gzip(scope: Any) -> bool:
    return any(name == b"accept-encoding" and b"gzip" in value for name, value in scope["headers"])


def introduction(scope: Any) -> list[Header]:
    cookie = scope["state"].get("cookie")
    return [] if cookie is None else [(b"set-cookie", cookie.encode())]


async def turn_away(scope: Any, send: Any, reason: Reason) -> None:
    """The answer to whoever is not let in, on a socket as well."""
    kind = "http" if scope["type"] == "http" else "websocket.http"
    status, headers, body = refusal_response(reason)
    await send({"type": f"{kind}.response.start", "status": status, "headers": headers})
    await send({"type": f"{kind}.response.body", "body": body, "more_body": False})


def refusal_response(reason: Reason) -> tuple[int, list[Header], bytes]:
    body = msgspec.json.encode(telling.why(reason))
    status = STATUS[reason.key]
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode()), *HEADERS]
    if status == 429:
        headers.append((b"retry-after", b"5"))
    return status, headers, body
