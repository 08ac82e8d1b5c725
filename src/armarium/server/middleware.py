"""The door of the house: who comes in, from where, under which name, and what every answer carries.

It stands before the application, so that no parser behind it sees a header it need not. No route knows of cookies,
origins or proxies.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from litestar import Litestar

from armarium.reason import Refused, refusal
from armarium.server import identity
from armarium.server.asgi import App, Receive, Scope, Send
from armarium.server.hosts import PORTS, AllowedHosts, Origin, origin_of_url, parse_address, parse_host, parse_origin
from armarium.server.limits import PATIENCE, Budget, Ledger, MeteredAwaitable, parse_networks
from armarium.server.relay import RelayMiddleware
from armarium.server.responses import ResponseSender, send_refusal
from armarium.server.settings import Settings
from armarium.server.version import WIRE

if TYPE_CHECKING:
    from armarium.server.hall import Hall


WIRE_HEADER = "x-armarium-wire"  # which messages a page speaks
PROBES = ("/health", "/ready")  # asked by proxies
EMBEDDED = "/embed/"
READING = ("GET", "HEAD", "OPTIONS")
SOCKET_SCHEMES = {"http": "ws", "https": "wss"}
PATH_LENGTH = 512
QUERY_LENGTH = 2048
COOKIES_LENGTH = 8 * 1024


class AdmissionMiddleware:
    def __init__(self, app: Litestar, settings: Settings, ledger: Ledger) -> None:
        self.state = app.state
        self._app = cast("App", app)
        self._relay = RelayMiddleware(app)
        self._settings = settings
        self._ledger = ledger
        self._hosts = AllowedHosts(settings.host, settings.public_url, settings.allow_hosts)
        self._public = origin_of_url(settings.public_url)
        self._proxies = parse_networks(settings.trusted_proxies)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        stranger = self._ledger.address(client_host(scope))

        def charge(seconds: float) -> None:
            (scope["state"].get("budget") or stranger).charge(seconds)

        await MeteredAwaitable(self._handle(scope, receive, send), charge)

    async def _handle(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            budget = await self._admit(scope)
        except Refused as failure:
            await send_refusal(scope, send, failure.reason)
            return
        if scope["type"] == "http":
            send = ResponseSender(scope, send, budget).send
        await self._relay(scope, receive, send)

    async def _admit(self, scope: Scope) -> Budget:
        """Put the visitor into the scope; Refused for whoever must stay outside."""
        must_be_readable(scope)
        headers = headers_of(scope)
        is_proxied = self._apply_proxy_headers(scope, headers)
        here = self._request_origin(scope, headers)
        budget = self._identify(scope, headers)
        self.state.hall.must_be_welcome(scope["state"]["person"], budget.network)
        if headers.get(WIRE_HEADER, WIRE) != WIRE:
            raise refusal("page-outdated")
        if self._is_foreign(headers.get("origin"), here) and is_change(scope):
            raise refusal("foreign-page")
        if scope["type"] == "http" and is_change(scope) and not budget.address.changes.try_take():
            raise refusal("too-many-messages")
        if budget.debt() > PATIENCE or (scope["type"] == "websocket" and not take_socket_permit(budget, is_proxied)):
            raise refusal("too-many-messages")
        await budget.settle(PATIENCE)
        return budget

    def _apply_proxy_headers(self, scope: Scope, headers: dict[str, str]) -> bool:
        """What a proxy says of the visitor, if it is one of ours; from anybody else it counts for nothing."""
        if not self._is_proxy(client_host(scope)):
            return False
        if (scheme := headers.get("x-forwarded-proto")) in SOCKET_SCHEMES:
            scope["scheme"] = SOCKET_SCHEMES[scheme] if scope["type"] == "websocket" else scheme
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

    def _request_origin(self, scope: Scope, headers: dict[str, str]) -> Origin:
        """Where the visitor thinks to be; Refused when that is not here."""
        host = parse_host(headers.get("host", ""))
        if host is None:
            raise refusal("request-unreadable", address=scope["path"])
        if not self._hosts.allows(host[0], scope["server"][0] if scope["server"] else ""):
            raise refusal("host-unknown-here", host=host[0])
        scheme = "https" if scope["scheme"] in ("https", "wss") else "http"
        return Origin(scheme, host[0], PORTS[scheme] if host[1] is None else host[1])

    def _is_foreign(self, origin: str | None, here: Origin) -> bool:
        """Whether a page of another house sent this; programs without an origin are nobody's page."""
        page = None if origin is None else parse_origin(origin)
        return origin is not None and (page is None or page not in (here, self._public))

    def _identify(self, scope: Scope, headers: dict[str, str]) -> Budget:
        """Find the reader's id, with a signed cookie for those who had none."""
        hall: Hall = self.state.hall
        address = client_host(scope)
        cookie = "" if is_embedded(scope) else cookie_value(headers.get("cookie", ""))
        signed_id = identity.parse_signed(cookie, hall.key)
        person = signed_id or identity.new_id()
        budget = Budget(self._ledger, signed_id, address)
        scope["state"]["person"] = person
        scope["state"]["is_known"] = signed_id is not None
        scope["state"]["budget"] = budget
        scope["headers"] = [pair for pair in scope["headers"] if pair[0] != b"cookie"]
        if signed_id is None and scope["type"] == "http" and gives_cookie(scope):
            if budget.address.introductions.try_take():
                is_secure = scope["scheme"] == "https" or hall.settings.public_url.startswith("https:")
                scope["state"]["cookie"] = cookie_text(identity.sign(person, hall.key), is_secure)
            elif is_change(scope):
                raise refusal("too-many-messages")
        return budget


def take_socket_permit(budget: Budget, is_proxied: bool) -> bool:
    """Whether there is room for one more socket. Those that come without a proxy the guard has counted by address."""
    if not budget.person.openings.try_take() or (is_proxied and not budget.address.openings.try_take()):
        return False
    return budget.has_room_for_socket()


def client_host(scope: Scope) -> str:
    return scope["client"][0] if scope["client"] else ""


def must_be_readable(scope: Scope) -> None:
    path: str = scope["path"]
    if len(path) > PATH_LENGTH or len(scope["query_string"]) > QUERY_LENGTH or not is_clean(path):
        raise refusal("request-unreadable", address=path[:PATH_LENGTH])


def is_clean(path: str) -> bool:
    return all(letter >= " " and letter != "\x7f" for letter in path)


def headers_of(scope: Scope) -> dict[str, str]:
    """By name; Refused where one that must be single is not."""
    headers: dict[str, str] = {}
    for raw_name, raw_value in scope["headers"]:
        name, value = raw_name.decode("latin-1").lower(), raw_value.decode("latin-1")
        if name in ("host", "origin") and name in headers:
            raise refusal("request-unreadable", address=scope["path"])
        separator = "; " if name == "cookie" else ", "
        headers[name] = f"{headers[name]}{separator}{value}" if name in headers else value
    return headers


def cookie_value(header: str) -> str:
    """The value of our own cookie; all others are passed over unread."""
    if len(header) > COOKIES_LENGTH:
        return ""
    for part in header.split(";"):
        name, _, value = part.partition("=")
        if name.strip() == identity.COOKIE:
            return value.strip()
    return ""


def cookie_text(value: str, is_secure: bool) -> str:
    secure = "; Secure" if is_secure else ""
    return f"{identity.COOKIE}={value}; Max-Age={identity.LASTING}; Path=/; HttpOnly; SameSite=Lax{secure}"


def gives_cookie(scope: Scope) -> bool:
    """A page, the own card, or a change gives_cookie somebody; what a page fetches beside does not, or it would happen
    several times at once at the first visit."""
    path: str = scope["path"]
    is_page = not path.startswith(("/api/", "/assets/", EMBEDDED)) and path not in PROBES
    return is_page or path == "/api/me" or is_change(scope)


def is_embedded(scope: Scope) -> bool:
    """What pages of other houses frame: nobody is known there."""
    path: str = scope["path"]
    return path.startswith(EMBEDDED)


def is_change(scope: Scope) -> bool:
    return scope["type"] == "websocket" or scope["method"] not in READING
