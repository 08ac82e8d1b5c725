"""Requests to a server: who one is, a table's card, a seat. Redirects are not followed, certificates are checked."""

from __future__ import annotations

import http.client
import re
import ssl
from functools import cached_property
from http.cookies import CookieError, SimpleCookie
from pathlib import Path
from typing import Any, NamedTuple, TypeVar
from urllib.parse import urlsplit

import msgspec

from armarium.client.cookies import CookieJar
from armarium.reason import Reason, Refused, refusal
from armarium.reports import Report
from armarium.server.messages import Person, TableCard
from armarium.views import Why

PORTS = {"http": 80, "https": 443}
HERE = "http://127.0.0.1:8000"  # where `armarium serve` listens
COOKIE = "armarium"
PATIENCE = 20.0  # seconds
LARGEST = 4 * 1024 * 1024  # bytes of an answer
UNTRUSTED = {10: "certificate-expired", 62: "certificate-other", 64: "certificate-other"}  # by what OpenSSL calls it
TABLE = re.compile(r"[A-Za-z0-9_-]{1,64}")
Answer = TypeVar("Answer")


class Address(NamedTuple):
    """A table of a house: `origin` is https://host:port."""

    origin: str
    table: str

    @property
    def socket(self) -> str:
        return f"{self.origin.replace('http', 'ws', 1)}/api/tables/{self.table}/socket"

    @property
    def is_open_line(self) -> bool:
        """Whether others on the way could read along."""
        host = urlsplit(self.origin).hostname or ""
        return self.origin.startswith("http:") and host not in ("127.0.0.1", "::1", "localhost")


def parse_address(text: str) -> Address:
    """A table's address as a browser shows it, or its name alone for the house of this machine; Refused otherwise."""
    if TABLE.fullmatch(text.strip()):
        return Address(HERE, text.strip())
    try:
        parts = urlsplit(text.strip())
        port = parts.port or PORTS.get(parts.scheme, 0)
    except ValueError:
        raise refusal("address-unreadable") from None
    table = parts.path.rstrip("/").rpartition("/")[2]
    if parts.scheme not in PORTS or not parts.hostname or parts.username or not TABLE.fullmatch(table):
        raise refusal("address-unreadable")
    host = f"[{parts.hostname}]" if ":" in parts.hostname else parts.hostname
    return Address(f"{parts.scheme}://{host}:{port}", table)


class House:
    """One server, and who one is there. `certificate` is a file to trust besides those the system trusts."""

    def __init__(self, origin: str, jar: CookieJar, certificate: Path | None = None) -> None:
        self.origin = origin
        self._jar = jar
        self._certificate = certificate

    @property
    def cookie(self) -> str:
        return self._jar.cookie(self.origin)

    @cached_property
    def trust(self) -> ssl.SSLContext:
        """Whose certificates are believed, for requests and for the live line alike."""
        context = ssl.create_default_context()
        if self._certificate is not None:
            try:
                context.load_verify_locations(self._certificate)
            except OSError:
                raise refusal("certificate-unreadable", file=str(self._certificate)) from None
        return context

    def introduce(self, name: str = "") -> Person:
        """Get a cookie where there is none yet; with a name one is called so from now on."""
        me = self._ask("GET", "/api/me", Person)
        return self._ask("PATCH", "/api/me", Person, {"name": name}) if name and me.name != name else me

    def card(self, table: str) -> TableCard:
        return self._ask("GET", f"/api/tables/{table}", TableCard)

    def report(self, table: str) -> Report:
        """What its reader may know of a table."""
        return self._ask("GET", f"/tables/{table}/report", Report)

    def sit(self, table: str) -> TableCard:
        return self._ask("POST", f"/api/tables/{table}/sit", TableCard, {"seat": None})

    def start(self, table: str) -> TableCard:
        return self._ask("POST", f"/api/tables/{table}/start", TableCard, {})

    def _ask(self, method: str, path: str, kind: type[Answer], body: object = None) -> Answer:
        try:
            status, content = self._send(method, path, body)
        except ssl.SSLCertVerificationError as problem:
            key = UNTRUSTED.get(problem.verify_code, "certificate-unknown")
            raise refusal(key, host=urlsplit(self.origin).hostname or "") from None
        except OSError as problem:
            raise refusal("house-silent", problem=problem.strerror or str(problem)) from None
        except http.client.HTTPException as problem:
            raise refusal("house-silent", problem=type(problem).__name__) from None
        try:
            if status >= 400:
                raise refusal_of(msgspec.json.decode(content, type=Why))
            return msgspec.json.decode(content, type=kind)
        except msgspec.DecodeError:
            raise refusal("house-silent", problem=str(status)) from None

    def _send(self, method: str, path: str, body: object) -> tuple[int, bytes]:
        connection = self._connection()
        headers = {"Cookie": f"{COOKIE}={self.cookie}"} if self.cookie else {}
        content = None if body is None else msgspec.json.encode(body)
        if content is not None:
            headers["Content-Type"] = "application/json"
        try:
            connection.request(method, path, content, headers)
            answer = connection.getresponse()
            self._learn_cookie(answer.headers.get_all("Set-Cookie") or [])
            return answer.status, answer.read(LARGEST)
        finally:
            connection.close()

    def _connection(self) -> http.client.HTTPConnection:
        parts = urlsplit(self.origin)
        host, port = parts.hostname or "", parts.port
        if parts.scheme == "https":
            return http.client.HTTPSConnection(host, port, timeout=PATIENCE, context=self.trust)
        return http.client.HTTPConnection(host, port, timeout=PATIENCE)

    def _learn_cookie(self, lines: list[str]) -> None:
        for line in lines:
            try:
                morsel = SimpleCookie(line).get(COOKIE)
            except CookieError:
                continue
            if morsel is not None:
                self._jar.keep(self.origin, morsel.value)


def refusal_of(why: Why) -> Refused:
    """What a server says against something, as if it had been refused here."""
    values: dict[str, Any] = dict(why.values)
    return Refused(Reason(why.clause, why.key, values))
