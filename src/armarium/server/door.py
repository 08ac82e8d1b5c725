"""How others reach this house: from everywhere, from the network this computer is in, or from this computer only.

Whoever sits at the computer may open the door to its network while the table is open, and close it again. Where a
server was told what to listen on (`armarium serve`) the door is not its readers' business.
"""

from __future__ import annotations

import asyncio
import ipaddress
import socket
from typing import TYPE_CHECKING, Protocol

from armarium.reason import refusal
from armarium.server.hosts import (
    EVERYWHERE,
    PORTS,
    Origin,
    is_loopback,
    origin_of_url,
    parse_address,
)
from armarium.server.listeners import bind
from armarium.server.requests import Invitation, Reach

if TYPE_CHECKING:
    from armarium.server.settings import Settings


class Listening(Protocol):
    """A running server that can be reached by one more address."""

    def own_port(self) -> int: ...

    async def add_listener(self, listener: socket.socket) -> asyncio.Server: ...

    def remove_listener(self, server: asyncio.Server) -> None: ...


class Door:
    def __init__(self, settings: Settings, server: Listening) -> None:
        self._settings = settings
        self._server = server
        self._listener: asyncio.Server | None = None

    def invitation(self, here: Origin, visitor: str) -> Invitation:
        """For a reader who asked by the address `here` and comes from the network address `visitor`."""
        public = origin_of_url(self._settings.public_url)
        home = public or self._network_origin(here)
        return Invitation(origin_url(home), reach_of(home.host), self._may_turn(visitor), self._listener is not None)

    async def open(self, visitor: str) -> None:
        """Refused for whoever does not sit at this computer, and where it is in no network."""
        self._must_be_at_home(visitor)
        if self._listener is None:
            address = lan_address()
            if is_loopback(address):
                raise refusal("no-network")
            self._listener = await self._server.add_listener(bind(address, self._server.own_port()))

    def close(self, visitor: str) -> None:
        """Nobody new comes in from the network; whoever is in stays."""
        self._must_be_at_home(visitor)
        if self._listener is not None:
            self._server.remove_listener(self._listener)
            self._listener = None

    def _must_be_at_home(self, visitor: str) -> None:
        if not self._may_turn(visitor):
            raise refusal("door-not-yours")

    def _may_turn(self, visitor: str) -> bool:
        return self._settings.door and is_loopback(visitor)

    def _network_origin(self, here: Origin) -> Origin:
        """The address by which others reach what the reader has before them; the reader's own where there is none."""
        is_open = self._listener is not None or self._settings.host in EVERYWHERE
        address = lan_address() if is_open and is_loopback(here.host) else here.host
        return here if is_loopback(address) else here._replace(host=address)


def reach_of(host: str) -> Reach:
    if is_loopback(host):
        return "computer"
    address = parse_address(host)
    is_near = host.endswith(".local") if address is None else not address.is_global
    return "network" if is_near else "everywhere"


def origin_url(origin: Origin) -> str:
    host = f"[{origin.host}]" if ":" in origin.host else origin.host
    port = "" if PORTS[origin.scheme] == origin.port else f":{origin.port}"
    return f"{origin.scheme}://{host}{port}"


def lan_address() -> str:
    """The address other machines reach this one by, a loopback one where there is none. Asking for a route sends
    nothing; where no way leads out of the network the name of the machine is asked for."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            return str(probe.getsockname()[0])
        except OSError:
            return named_address()


def named_address() -> str:
    try:
        addresses = [info[4][0] for info in socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET)]
    except OSError:
        addresses = []
    return next((str(one) for one in addresses if not ipaddress.ip_address(one).is_loopback), "127.0.0.1")
