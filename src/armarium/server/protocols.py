"""The guard before the door: connections that send too much, too slowly, or nothing.

Uvicorn's own protocols, with bounds: the size, number and time of a request's headers, how much is parsed at once, how
long an answer may lie unread, and how many connections may be silent. When there are too many the oldest silent one of
the address that has most is closed, so a newcomer always gets in.
"""

from __future__ import annotations

import asyncio
import time
from typing import Any

import uvicorn
from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from armarium.reason import Reason
from armarium.server.answers import refusal_response
from armarium.server.hosts import parse_address
from armarium.server.limits import PATIENCE, Account, Bucket, Ledger, Purse, network, parse_networks
from armarium.server.settings import Settings

HEAD_SIZE = 16 * 1024
HEADERS = 64
SILENT_OF_ADDRESS = 64
PIPELINED = 8
BITE = 4096  # bytes of HTTP parsed at once
SIP = 256  # bytes of socket frames parsed at once to begin with: up to 42 of the smallest
LEAST = 64
DEAR, CHEAP = (
    0.001,
    0.00025,
)  # seconds of the processor: a bite that took so long is followed by a smaller, or larger, one
BETWEEN = 0.002  # seconds between two bites of an address that has more to say
OPENING = 0.0005  # seconds of the processor that a new connection takes before anything is read


class Config(uvicorn.Config):
    """Uvicorn's settings, with what all connections of a server share."""

    def __init__(self, app: Any, settings: Settings, ledger: Ledger, capacity: int, **given: Any) -> None:
        super().__init__(app, **given)
        self.settings = settings
        self.ledger = ledger
        self.connections = Connections(capacity)
        self.proxies = parse_networks(settings.trusted_proxies)

    def is_proxy(self, host: str) -> bool:
        address = parse_address(host)
        return address is not None and any(address in network for network in self.proxies)


class Connections:
    """Which connections are open, and which of them are silent: no whole request has come, or none is under way."""

    def __init__(self, capacity: int) -> None:
        self.capacity = capacity
        self.open = 0
        self._silent: dict[str, dict[GuardedHttp, None]] = {}

    def add(self, connection: GuardedHttp) -> None:
        self.open += 1
        self.fall_silent(connection)
        if len(self._silent[connection.address]) > SILENT_OF_ADDRESS and not connection.is_proxy:
            self._close_oldest(connection.address)
        if self.open > self.capacity and self._silent:
            self._close_oldest(max(self._silent, key=lambda address: len(self._silent[address])))

    def remove(self, connection: GuardedHttp) -> None:
        self.open -= 1
        self.speak_up(connection)

    def fall_silent(self, connection: GuardedHttp) -> None:
        self._silent.setdefault(connection.address, {})[connection] = None

    def speak_up(self, connection: GuardedHttp) -> None:
        silent = self._silent.get(connection.address, {})
        silent.pop(connection, None)
        if not silent:
            self._silent.pop(connection.address, None)

    def _close_oldest(self, address: str) -> None:
        oldest = next(iter(self._silent[address]))
        self.speak_up(oldest)
        oldest.transport.abort()


class Reins:
    """A transport that reads only while nobody holds it back; everybody who does lets go for themselves."""

    def __init__(self, transport: asyncio.Transport) -> None:
        self._transport = transport
        self._holders: set[str] = set()

    def __getattr__(self, name: str) -> Any:
        return getattr(self._transport, name)

    def is_held(self) -> bool:
        return bool(self._holders)

    def hold(self, holder: str) -> None:
        if not self._holders and not self._transport.is_closing():
            self._transport.pause_reading()
        self._holders.add(holder)

    def let_go(self, holder: str) -> None:
        if holder in self._holders:
            self._holders.discard(holder)
            if not self._holders and not self._transport.is_closing():
                self._transport.resume_reading()

    def release(self) -> None:
        """Nobody of this protocol holds it any more: another takes over."""
        for holder in list(self._holders):
            self.let_go(holder)

    def write(self, data: bytes) -> None:
        if not self._transport.is_closing():  # else its end has not been told yet
            self._transport.write(data)

    def pause_reading(self) -> None:
        self.hold("protocol")

    def resume_reading(self) -> None:
        self.let_go("protocol")


class Sipping:
    """Parses what comes in small bites, each paid for by its address; in debt, the next one waits."""

    config: Any
    loop: Any
    transport: Any

    def prepare(self, transport: asyncio.Transport, address: str, bite: int) -> Reins:
        self.address = network(address)
        self.is_proxy = self.config.is_proxy(address)
        self.reins = Reins(transport)
        self._bite = bite
        self._waiting = bytearray()
        self._timers: dict[str, asyncio.TimerHandle] = {}
        self._chewing: Account | None = None
        self._is_held_back = False
        return self.reins

    def pay(self, seconds: float) -> None:
        """A proxy speaks for many, who pay for themselves at the door."""
        if not self.is_proxy:
            self.config.ledger.address(self.address).charge(seconds)

    def queue_up(self) -> float:
        """Seconds until a new connection's turn comes among those of its address."""
        if self.is_proxy:
            return 0.0
        arrivals: Bucket = self.config.ledger.address(self.address).arrivals
        arrivals.charge(1)
        return arrivals.debt()

    def debt(self) -> float:
        ledger: Ledger = self.config.ledger
        return 0.0 if self.is_proxy else ledger.address(self.address).seconds.debt()

    def data_received(self, data: bytes) -> None:
        self._waiting += data
        if "bites" not in self._timers and not self._is_held_back:
            self._chew()

    def _chew(self) -> None:
        self._timers.pop("bites", None)
        if self.transport.is_closing() or not self._waiting:
            self._stop_chewing()
            self.reins.let_go("bites")
            return
        if self.debt() > PATIENCE:
            self.refuse_to_wait()
        elif not self.is_full() and self.debt() <= 0:
            bite = bytes(self._waiting[: self._bite])
            del self._waiting[: self._bite]
            begun = time.thread_time()
            self.swallow(bite)
            self._weigh(time.thread_time() - begun)
        if self._waiting and not self.transport.is_closing():
            self.reins.hold("bites")
            self.after("bites", max(self.debt(), 0.02 if self.is_full() else 0.0, self._turn()), self._chew)
        else:
            self._stop_chewing()
            self.reins.let_go("bites")

    def _weigh(self, spent: float) -> None:
        """A kilobyte may be one message or two hundred pings, so the next bite is as large as this one was cheap."""
        self.pay(spent)
        if spent > DEAR:
            self._bite = max(LEAST, self._bite // 2)
        elif spent < CHEAP:
            self._bite = min(BITE, self._bite * 2)

    def _turn(self) -> float:
        """Seconds until the next bite, so that all connections of an address together take one in each BETWEEN."""
        if self.is_proxy:
            return 0.0
        account: Account = self.config.ledger.address(self.address)
        if not self._chewing:
            self._chewing = account
            account.chewing += 1
        return BETWEEN * account.chewing

    def _stop_chewing(self) -> None:
        if self._chewing:
            self._chewing.chewing -= 1
            self._chewing = None

    def swallow(self, bite: bytes) -> None:
        raise NotImplementedError

    def is_full(self) -> bool:
        """Whether what was parsed must be dealt with first."""
        raise NotImplementedError

    def refuse_to_wait(self) -> None:
        """The address owes more than anybody should wait for. Sockets wait all the same: their sender feels it."""

    def after(self, name: str, seconds: float, act: Any) -> None:
        self.forget(name)
        self._timers[name] = self.loop.call_later(seconds, act)

    def forget(self, name: str) -> None:
        timer = self._timers.pop(name, None)
        if timer is not None:
            timer.cancel()

    def end(self) -> None:
        for timer in self._timers.values():
            timer.cancel()
        self._timers.clear()
        self._waiting.clear()
        self._stop_chewing()

    def watch_writing(self, paused: bool) -> None:
        """Somebody who does not read is given up after a while."""
        if paused:
            self.after("unread", self.config.settings.stall_seconds, self.transport.abort)
        else:
            self.forget("unread")


class GuardedHttp(Sipping, HttpToolsProtocol):
    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.transport = self.prepare(transport, self.client[0] if self.client else "", BITE)
        self._head = 0
        self._names = 0
        self._in_head = True
        self._upgraded = False
        self.config.connections.add(self)
        self.pay(OPENING)
        delay = max(self.debt(), self.queue_up())
        self._is_held_back = 0 < delay <= PATIENCE
        if self._is_held_back:
            self.loop.call_soon(self._hold_back, delay)  # the loop starts to read when this has returned
        else:
            self._begin()

    def _hold_back(self, delay: float) -> None:
        if not self.transport.is_closing():
            self.reins.hold("opening")
            self.after("opening", delay, self._begin)  # only now: before, it could be over before the hold began

    def _begin(self) -> None:
        self._is_held_back = False
        self.reins.let_go("opening")
        self.after("arriving", self.config.settings.request_seconds, self._give_up)
        self._chew()

    def connection_lost(self, exc: Exception | None) -> None:
        if not self._upgraded:
            self.config.connections.remove(self)
        self.end()
        super().connection_lost(exc)

    def _give_up(self) -> None:
        """The rest of a request has not come; unless it is we who have not read or answered so far."""
        if self._waiting or (self.cycle is not None and not self.cycle.response_complete and not self.cycle.more_body):
            self.after("arriving", self.config.settings.request_seconds, self._give_up)
        else:
            self.transport.abort()

    def is_full(self) -> bool:
        return bool(self.pipeline)

    def swallow(self, bite: bytes) -> None:
        if "arriving" not in self._timers and (self.cycle is None or not self.cycle.more_body):
            self.after("arriving", self.config.settings.request_seconds, self._give_up)
        if self._in_head:
            self._head += len(bite)
        HttpToolsProtocol.data_received(self, bite)
        if not self.transport.is_closing() and not self._upgraded and self._is_too_much():
            self._refuse(431)

    def _is_too_much(self) -> bool:
        too_long = self._in_head and self._head > HEAD_SIZE + BITE
        return too_long or self._names > HEADERS or len(self.pipeline) > PIPELINED

    def refuse_to_wait(self) -> None:
        if self.cycle is None or self.cycle.response_complete:
            self._refuse_too_many()

    def _refuse_too_many(self) -> None:
        status, headers, body = refusal_response(Reason("", "too-many-messages"))
        self._refuse(status, b"".join(b"%b: %b\r\n" % pair for pair in headers), body)

    def _refuse(self, status: int, headers: bytes = b"content-length: 0\r\n", body: bytes = b"") -> None:
        self.transport.write(STATUS_LINE[status] + headers + b"connection: close\r\n\r\n" + body)
        self.transport.close()

    # --- the parser's calls -----------------------------------------------------------------------------------------

    def on_message_begin(self) -> None:
        self._in_head = True
        self._head = self._names = 0
        super().on_message_begin()

    def on_url(self, url: bytes) -> None:
        if len(self.url) + len(url) <= HEAD_SIZE:
            super().on_url(url)

    def on_header(self, name: bytes, value: bytes) -> None:
        """Headers that come after the body are counted and passed over."""
        self._names += 1
        if self._in_head and self._names <= HEADERS:
            super().on_header(name, value)

    def on_headers_complete(self) -> None:
        self._in_head = False
        if self._names > HEADERS or len(self.url) + sum(len(n) + len(v) for n, v in self.headers) > HEAD_SIZE:
            self._names = HEADERS + 1
            self._refuse(431)
            raise TooMuch
        self.config.connections.speak_up(self)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self.forget("arriving")
        super().on_message_complete()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if not self.pipeline and not self.transport.is_closing():
            self.config.connections.fall_silent(self)

    def send_400_response(self, msg: str) -> None:
        if not self.transport.is_closing():
            super().send_400_response(msg)

    def handle_websocket_upgrade(self) -> None:
        """Refused here, where it costs least, if its address comes again and again; a proxy's visitors at the door."""
        if not self.is_proxy and not self.config.ledger.address(self.address).openings.take():
            self._refuse_too_many()
            return
        self.end()
        self.reins.release()
        self._upgraded = True
        super().handle_websocket_upgrade()

    def pause_writing(self) -> None:
        self.watch_writing(paused=True)
        super().pause_writing()

    def resume_writing(self) -> None:
        self.watch_writing(paused=False)
        super().resume_writing()


class TooMuch(Exception):
    """Ends the parser's work on a request that was refused."""


class GuardedSocket(Sipping, WebSocketsSansIOProtocol):
    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        raw = transport._transport if isinstance(transport, Reins) else transport
        self.transport = self.prepare(raw, self.client[0] if self.client else "", SIP)

    def connection_lost(self, exc: Exception | None) -> None:
        self.config.connections.open -= 1
        self.end()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self.handshake_initiated:
            super().data_received(data)
        else:
            WebSocketsSansIOProtocol.data_received(self, data)

    def purse(self) -> Purse | None:
        """Whose socket it is, once the door has seen it."""
        purse: Purse | None = self.scope["state"].get("purse") if self.handshake_initiated else None
        return purse

    def pay(self, seconds: float) -> None:
        purse = self.purse()
        if purse is None:
            super().pay(seconds)
        else:
            purse.charge(seconds)

    def debt(self) -> float:
        purse = self.purse()
        return super().debt() if purse is None else purse.debt()

    async def send(self, message: Any) -> None:
        await super().send(message)
        if message["type"] == "websocket.http.response.body" and not message.get("more_body", False):
            self.handshake_complete = True  # an answer instead of a socket: uvicorn would call it a failure

    def swallow(self, bite: bytes) -> None:
        WebSocketsSansIOProtocol.data_received(self, bite)

    def is_full(self) -> bool:
        return self.read_paused

    def pause_writing(self) -> None:
        self.watch_writing(paused=True)
        super().pause_writing()

    def resume_writing(self) -> None:
        self.watch_writing(paused=False)
        super().resume_writing()
