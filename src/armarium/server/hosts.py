"""Under which names this house is asked for, and whose pages may act for their visitors.

A browser can be led to any address under a name of the attacker's; only names we know of are answered.
"""

from __future__ import annotations

import ipaddress
import re
import socket
from collections.abc import Sequence
from typing import NamedTuple
from urllib.parse import urlsplit

EVERYWHERE = ("0.0.0.0", "::", "")  # noqa: S104
PORTS = {"http": 80, "https": 443}
HOST = re.compile(r"(\[[0-9a-f:.]{2,45}\]|[a-z0-9_]([a-z0-9._-]{0,252}))(?::([0-9]{1,5}))?", re.ASCII)


class Origin(NamedTuple):
    """Scheme, host and port of a page or of a request."""

    scheme: str
    host: str
    port: int


def parse_host(text: str) -> tuple[str, int | None] | None:
    """Host and port of a Host header; None where it is not one."""
    match = HOST.fullmatch(text.strip().lower())
    if match is None:
        return None
    port = None if match[3] is None else int(match[3])
    return match[1].strip("[]").rstrip("."), port


def parse_origin(text: str) -> Origin | None:
    """An origin; None for `null`, for files and for whatever cannot be read."""
    scheme, separator, rest = text.strip().lower().partition("://")
    host = parse_host(rest)
    if not separator or scheme not in PORTS or host is None:
        return None
    return Origin(scheme, host[0], PORTS[scheme] if host[1] is None else host[1])


def origin_of_url(url: str) -> Origin | None:
    try:
        parts = urlsplit(url)
    except ValueError:
        return None
    return parse_origin(f"{parts.scheme}://{parts.netloc}")


def is_loopback(host: str) -> bool:
    if host == "localhost" or host.endswith(".localhost"):
        return True
    address = parse_address(host)
    return address is not None and address.is_loopback


def parse_address(host: str) -> ipaddress.IPv4Address | ipaddress.IPv6Address | None:
    try:
        address = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return None
    mapped = address.ipv4_mapped if isinstance(address, ipaddress.IPv6Address) else None
    return address if mapped is None else mapped


def is_own_address(host: str) -> bool:
    """Whether an interface of this machine has it: only then can a socket be bound to it."""
    address = parse_address(host)
    if address is None or address.is_unspecified or address.is_multicast:
        return False
    family = socket.AF_INET if address.version == 4 else socket.AF_INET6
    try:
        with socket.socket(family, socket.SOCK_DGRAM) as probe:
            probe.bind((str(address), 0))
    except OSError:
        return False
    return True


def local_name() -> str:
    """What this machine is called in its own network."""
    return f"{socket.gethostname().partition('.')[0].lower()}.local"


class AllowedHosts:
    """`listening` is what the server was told to listen on."""

    def __init__(self, listening: str, public_url: str, allowed: Sequence[str]) -> None:
        public = origin_of_url(public_url)
        hosts = {parse_host(text) for text in (*allowed, listening)}
        self._named = {host[0] for host in hosts if host is not None} - set(EVERYWHERE)
        if public is not None:
            self._named.add(public.host)
        self._everywhere = listening in EVERYWHERE
        if not is_loopback(listening):
            self._named.add(local_name())

    def allows(self, host: str, met: str) -> bool:
        """`met` is our own end of the connection."""
        if host in self._named or is_loopback(host):
            return True
        address = parse_address(host)
        return address is not None and (address == parse_address(met) or (self._everywhere and is_own_address(host)))
