"""The door of the house: who comes in, from where, under which name, and what every answer carries.

It stands before the application, so that no parser behind it sees a header it need not. No route knows of cookies,
origins or proxies.
"""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Any

from litestar import Litestar

from armarium.reason import Refused, refusal
from armarium.server import identity
from armarium.server.answers import Dressed, turn_away
from armarium.server.hosts import PORTS, Names, Place, parse_address, parse_host, parse_place, place_of_url
from armarium.server.limits import PATIENCE, Ledger, Metered, Purse, parse_networks
from armarium.server.settings import Settings

if TYPE_CHECKING:
    from armarium.server.hall import Hall

logger = logging.getLogger(__name__)
Scope = Any
Receive = Any
Send = Any

READING = ("GET", "HEAD", "OPTIONS")
PATH_LENGTH = 512
QUERY_LENGTH = 2048
COOKIES_LENGTH = 8 * 1024


class Door:
    def __init__(self, app: Litestar, settings: Settings, ledger: Ledger) -> None:
        self.app = app
        self.state = app.state
        self._settings = settings
        self._ledger = ledger
        self._names = Names(settings.host, settings.public_url, settings.allow_hosts)
        self._public = place_of_url(settings.public_url)
        self._proxies = parse_networks(settings.trusted_proxies)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        stranger = self._ledger.address(scope["client"][0] if scope["client"] else "")

        def charge(seconds: float) -> None:
            (scope["state"].get("purse") or stranger).charge(seconds)

        await Metered(self._receive(scope, receive, send), charge)

    async def _receive(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            purse = await self._let_in(scope)
        except Refused as failure:
            await turn_away(scope, send, failure.reason)
            return
        if scope["type"] == "http":
            send = Dressed(scope, send, purse).send
        await self.app(scope, receive, send)

    async def _let_in(self, scope: Scope) -> Purse:
        """Put the visitor into the scope; Refused for whoever must stay outside."""
        must_be_readable(scope)
        headers = headers_of(scope)
        is_proxied = self._believe_proxy(scope, headers)
        place = self._place(scope, headers)
        purse = self._introduce(scope, headers)
        if self._is_foreign(headers.get("origin"), place) and is_change(scope):
            raise refusal("foreign-page")
        if scope["type"] == "http" and is_change(scope) and not purse.address.changes.take():
            raise refusal("too-many-messages")
        if purse.debt() > PATIENCE or (scope["type"] == "websocket" and not may_open(purse, is_proxied)):
            raise refusal("too-many-messages")
        await purse.settle(PATIENCE)
        return purse

    def _believe_proxy(self, scope: Scope, headers: dict[str, str]) -> bool:
        """What a proxy says of the visitor, if it is one of ours; from anybody else it counts for nothing."""
        if not self._is_proxy(scope["client"][0] if scope["client"] else ""):
            return False
        if headers.get("x-forwarded-proto") in PORTS:
            secure = headers["x-forwarded-proto"] == "https"
            scope["scheme"] = (
                ("wss" if secure else "ws") if scope["type"] == "websocket" else headers["x-forwarded-proto"]
            )
        if "x-forwarded-host" in headers:
            headers["host"] = headers["x-forwarded-host"]
            others = [pair for pair in scope["headers"] if pair[0] != b"host"]
            scope["headers"] = [*others, (b"host", headers["host"].encode("latin-1"))]
        hops = [hop.strip() for hop in headers.get("x-forwarded-for", "").split(",")]
        visitor = next((hop for hop in reversed(hops) if hop and not self._is_proxy(hop)), None)
        if visitor is not None:
            scope["client"] = (visitor[:64], 0)
        return True

    def _is_proxy(self, host: str) -> bool:
        address = parse_address(host)
        return address is not None and any(address in network for network in self._proxies)

    def _place(self, scope: Scope, headers: dict[str, str]) -> Place:
        """Where the visitor thinks to be; Refused when that is not here."""
        host = parse_host(headers.get("host", ""))
        if host is None:
            raise refusal("request-unreadable", address=scope["path"])
        if not self._names.knows(host[0], scope["server"][0] if scope["server"] else ""):
            raise refusal("host-unknown-here", host=host[0])
        scheme = "https" if scope["scheme"] in ("https", "wss") else "http"
        return Place(scheme, host[0], PORTS[scheme] if host[1] is None else host[1])

    def _is_foreign(self, origin: str | None, place: Place) -> bool:
        """Whether a page of another house sent this; programs without an origin are nobody's page."""
        page = None if origin is None else parse_place(origin)
        return origin is not None and (page is None or page not in (place, self._public))

    def _introduce(self, scope: Scope, headers: dict[str, str]) -> Purse:
        """Find the reader's id, with a signed cookie for those who had none."""
        hall: Hall = self.app.state.hall
        address = scope["client"][0] if scope["client"] else ""
        known = identity.parse_signed(cookie_in(headers.get("cookie", "")), hall.key)
        person = known or identity.newcomer()
        purse = Purse(self._ledger, known, address)
        scope["state"] |= {"person": person, "purse": purse}
        scope["headers"] = [pair for pair in scope["headers"] if pair[0] != b"cookie"]
        if known is None and scope["type"] == "http" and introduces(scope):
            if purse.address.introductions.take():
                scope["state"]["cookie"] = cookie_text(identity.signed(person, hall.key), hall.settings.public_url)
            elif is_change(scope):
                raise refusal("too-many-messages")
        return purse


def may_open(purse: Purse, is_proxied: bool) -> bool:
    """Whether there is room for one more socket. Those that come without a proxy the guard has counted by address."""
    if not purse.person.openings.take() or (is_proxied and not purse.address.openings.take()):
        return False
    return purse.has_room_for_a_socket()


def must_be_readable(scope: Scope) -> None:
    path: str = scope["path"]
    if len(path) > PATH_LENGTH or len(scope["query_string"]) > QUERY_LENGTH or not is_clean(path):
        raise refusal("request-unreadable", address=path[:PATH_LENGTH])


def is_clean(path: str) -> bool:
    return all(letter >= " " and letter != "\x7f" for letter in path)


def headers_of(scope: Scope) -> dict[str, str]:
    """By name; Refused where one that must be single is not."""
    found: dict[str, str] = {}
    for raw, value in scope["headers"]:
        name = raw.decode("latin-1").lower()
        if name in ("host", "origin") and name in found:
            raise refusal("request-unreadable", address=scope["path"])
        separator = "; " if name == "cookie" else ", "
        found[name] = f"{found[name]}{separator}{value.decode('latin-1')}" if name in found else value.decode("latin-1")
    return found


def cookie_in(header: str) -> str:
    """The value of our own cookie; all others are passed over unread."""
    if len(header) > COOKIES_LENGTH:
        return ""
    for part in header.split(";"):
        name, _, value = part.partition("=")
        if name.strip() == identity.COOKIE:
            return value.strip()
    return ""


def cookie_text(value: str, public_url: str) -> str:
    secure = "; Secure" if public_url.startswith("https:") else ""
    return f"{identity.COOKIE}={value}; Max-Age={identity.LASTING}; Path=/; HttpOnly; SameSite=Lax{secure}"


def introduces(scope: Scope) -> bool:
    """A page, the own card, or a change introduces somebody; what a page fetches beside does not, or it would happen
    several times at once at the first visit."""
    path: str = scope["path"]
    is_page = not path.startswith(("/api/", "/assets/"))
    return is_page or path == "/api/me" or is_change(scope)


def is_change(scope: Scope) -> bool:
    return scope["type"] == "websocket" or scope["method"] not in READING
