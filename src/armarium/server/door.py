"""The door of the house: who comes in, from where, and what every answer carries.

No route knows of cookies or headers.
"""

from __future__ import annotations

from http.cookies import CookieError, SimpleCookie
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from armarium.server import identity

if TYPE_CHECKING:
    from armarium.server.hall import Hall

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


class Door:
    """Puts the reader's id into the scope, and a signed cookie for those who had none."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] in ("http", "websocket"):
            hall: Hall = scope["litestar_app"].state.hall
            told = headers_of(scope)
            known = identity.parse_signed(cookie_in(told.get("cookie", "")), hall.key)
            person = known or identity.newcomer()
            scope["state"]["person"] = person
            scope["state"]["foreign"] = is_foreign(told, hall.settings.public_url)
            if known is None and scope["type"] == ScopeType.HTTP and introduces(scope):
                scope["state"]["cookie"] = cookie_text(identity.signed(person, hall.key), hall.settings.public_url)
        await self.app(scope, receive, send)


async def dress(message: Message, scope: Scope) -> None:
    """What every answer carries, refusals too."""
    if message["type"] == "http.response.start":
        cookie = scope["state"].get("cookie")
        introduction = [] if cookie is None else [(b"set-cookie", cookie.encode())]
        message["headers"] = [*message.get("headers", []), *HEADERS, *introduction]


def headers_of(scope: Scope) -> dict[str, str]:
    return {name.decode("latin-1").lower(): value.decode("latin-1") for name, value in scope["headers"]}


def cookie_in(header: str) -> str:
    try:
        found = SimpleCookie(header).get(identity.COOKIE)
    except CookieError:
        return ""
    return "" if found is None else found.value


def cookie_text(value: str, public_url: str) -> str:
    secure = "; Secure" if public_url.startswith("https:") else ""
    return f"{identity.COOKIE}={value}; Max-Age={identity.LASTING}; Path=/; HttpOnly; SameSite=Lax{secure}"


def introduces(scope: Any) -> bool:
    """A page, the own card, or a change introduces somebody; what a page fetches beside does not, or it would happen
    several times at once at the first visit."""
    path: str = scope["path"]
    is_page = not path.startswith(("/api/", "/assets/"))
    return is_page or path == "/api/me" or scope["method"] not in ("GET", "HEAD")


def is_foreign(headers: dict[str, str], public_url: str) -> bool:
    """Whether a page of another house sent this; programs without an origin are nobody's page."""
    origin = headers.get("origin")
    if origin is None:
        return False
    return urlsplit(origin).netloc not in (headers.get("host", ""), urlsplit(public_url).netloc)
