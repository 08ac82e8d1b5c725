"""Before the door: connections that send too much, too slowly, or nothing.

Uvicorn's own protocols, with bounds: the size, number and time of a request's headers, how much is parsed at once, how
long an answer may lie unread, and how many connections may be silent. When there are too many the oldest silent one of
the address that has most is closed, so a newcomer always gets in.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import TYPE_CHECKING, cast

import uvicorn
from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from armarium.reason import Reason
from armarium.server.asgi import App
from armarium.server.hosts import parse_address
from armarium.server.limits import MESSAGE_SIZE, PATIENCE, Account, Budget, Ledger, network, parse_networks
from armarium.server.responses import refusal_response
from armarium.server.settings import Settings

if TYPE_CHECKING:
    from uvicorn._types import ASGIApplication, ASGISendEvent

HEAD_SIZE = 16 * 1024
HEADERS = 64
IDLE_OF_ADDRESS = 64
PIPELINED = 8
CHUNK = 4096  # bytes of HTTP parsed at once
FRAMES_CHUNK = 256  # bytes of socket frames parsed at once to begin with: up to 42 of the smallest
SMALLEST_CHUNK = 64
EXPENSIVE = 0.001  # seconds of the processor: a chunk that took longer is followed by a smaller one,
CHEAP = 0.00025  # one that took less by a larger one
CHUNK_INTERVAL = 0.002  # seconds between two chunks of an address that has more to say
BACKLOG_PAUSE = 0.02  # seconds until it is looked again whether what was parsed has been dealt with
ACCEPT_COST = 0.0005  # seconds of the processor that a new connection takes before anything is read


class Config(uvicorn.Config):
    """Uvicorn's settings, with what all connections of a server share."""

    def __init__(self, app: App, settings: Settings, ledger: Ledger, capacity: int, grace: int) -> None:
        super().__init__(
            cast("ASGIApplication", app),
            http=HttpProtocol,
            ws=WebSocketProtocol,
            lifespan="on",
            log_level="error",  # whoever sends nonsense shall not fill the log with it
            proxy_headers=False,
            ws_max_size=MESSAGE_SIZE,
            ws_per_message_deflate=False,
            timeout_graceful_shutdown=grace,
            server_header=False,
            ssl_certfile=settings.certificate or None,
            ssl_keyfile=settings.certificate_key or None,
        )
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
        self._idle: dict[str, dict[HttpProtocol, None]] = {}

    def add(self, connection: HttpProtocol) -> None:
        self.open += 1
        self.mark_idle(connection)
        if len(self._idle[connection.address]) > IDLE_OF_ADDRESS and not connection.is_proxy:
            self._close_oldest(connection.address)
        if self.open > self.capacity and self._idle:
            self._close_oldest(max(self._idle, key=lambda address: len(self._idle[address])))

    def remove(self, connection: HttpProtocol) -> None:
        self.open -= 1
        self.mark_active(connection)

    def mark_idle(self, connection: HttpProtocol) -> None:
        self._idle.setdefault(connection.address, {})[connection] = None

    def mark_active(self, connection: HttpProtocol) -> None:
        idle = self._idle.get(connection.address, {})
        idle.pop(connection, None)
        if not idle:
            self._idle.pop(connection.address, None)

    def _close_oldest(self, address: str) -> None:
        oldest = next(iter(self._idle[address]))
        self.mark_active(oldest)
        oldest.transport.abort()


class PausableTransport(asyncio.Transport):
    """Reads only while no holder has paused it; every holder resumes for itself."""

    def __init__(self, transport: asyncio.Transport) -> None:
        super().__init__()
        self.raw = transport
        self._holders: set[str] = set()

    def pause(self, holder: str) -> None:
        if not self._holders and not self.raw.is_closing():
            self.raw.pause_reading()
        self._holders.add(holder)

    def resume(self, holder: str) -> None:
        if holder in self._holders:
            self._holders.discard(holder)
            if not self._holders and not self.raw.is_closing():
                self.raw.resume_reading()

    def resume_all(self) -> None:
        """For another protocol that takes over."""
        for holder in list(self._holders):
            self.resume(holder)

    def write(self, data: bytes | bytearray | memoryview) -> None:
        if not self.raw.is_closing():  # else connection_lost has not been called yet
            self.raw.write(data)

    def pause_reading(self) -> None:
        self.pause("protocol")

    def resume_reading(self) -> None:
        self.resume("protocol")

    def close(self) -> None:
        self.raw.close()

    def abort(self) -> None:
        self.raw.abort()

    def is_closing(self) -> bool:
        return self.raw.is_closing()

    def set_protocol(self, protocol: asyncio.BaseProtocol) -> None:
        self.raw.set_protocol(protocol)

    def get_extra_info(self, name: str, default: object = None) -> object:
        return self.raw.get_extra_info(name, default)


class ThrottledProtocol:
    """Parses what comes in small chunks, each charged to its address; while that is in debt, the next one waits."""

    loop: asyncio.AbstractEventLoop

    def attach(
        self, config: uvicorn.Config, transport: asyncio.Transport, client: tuple[str, int] | None, chunk_size: int
    ) -> PausableTransport:
        assert isinstance(config, Config)
        address = client[0] if client else ""
        self.shared = config
        self.address = network(address)
        self.is_proxy = config.is_proxy(address)
        self.pausable = PausableTransport(transport)
        self._chunk_size = chunk_size
        self._waiting = bytearray()
        self._timers: dict[str, asyncio.TimerHandle] = {}
        self._parsing_account: Account | None = None
        self._is_delayed = False
        return self.pausable

    def charge(self, seconds: float) -> None:
        """A proxy speaks for many, who are charged by the middleware."""
        if not self.is_proxy:
            self.shared.ledger.address(self.address).charge(seconds)

    def take_arrival_slot(self) -> float:
        """Seconds until a new connection's turn comes among those of its address."""
        if self.is_proxy:
            return 0.0
        arrivals = self.shared.ledger.address(self.address).arrivals
        arrivals.charge(1)
        return arrivals.debt()

    def debt(self) -> float:
        return 0.0 if self.is_proxy else self.shared.ledger.address(self.address).seconds.debt()

    def data_received(self, data: bytes) -> None:
        self._waiting += data
        if "chunks" not in self._timers and not self._is_delayed:
            self._parse_next()

    def _parse_next(self) -> None:
        self._timers.pop("chunks", None)
        if self.pausable.is_closing() or not self._waiting:
            self._stop_parsing()
            self.pausable.resume("chunks")
            return
        if self.debt() > PATIENCE:
            self.refuse_overdrawn()
        elif not self.has_backlog() and self.debt() <= 0:
            chunk = bytes(self._waiting[: self._chunk_size])
            del self._waiting[: self._chunk_size]
            started = time.thread_time()
            self.parse(chunk)
            self._charge_chunk(time.thread_time() - started)
        if self._waiting and not self.pausable.is_closing():
            self.pausable.pause("chunks")
            pause = BACKLOG_PAUSE if self.has_backlog() else 0.0
            self.set_timer("chunks", max(self.debt(), pause, self._take_turn()), self._parse_next)
        else:
            self._stop_parsing()
            self.pausable.resume("chunks")

    def _charge_chunk(self, spent: float) -> None:
        """A kilobyte may be one message or two hundred pings, so the next chunk is as large as this one was cheap."""
        self.charge(spent)
        if spent > EXPENSIVE:
            self._chunk_size = max(SMALLEST_CHUNK, self._chunk_size // 2)
        elif spent < CHEAP:
            self._chunk_size = min(CHUNK, self._chunk_size * 2)

    def _take_turn(self) -> float:
        """Seconds until the next chunk: all connections of an address together take one in each CHUNK_INTERVAL."""
        if self.is_proxy:
            return 0.0
        account = self.shared.ledger.address(self.address)
        if not self._parsing_account:
            self._parsing_account = account
            account.parsing += 1
        return CHUNK_INTERVAL * account.parsing

    def _stop_parsing(self) -> None:
        if self._parsing_account:
            self._parsing_account.parsing -= 1
            self._parsing_account = None

    def parse(self, chunk: bytes) -> None:
        raise NotImplementedError

    def has_backlog(self) -> bool:
        """Whether what was parsed must be dealt with first."""
        raise NotImplementedError

    def refuse_overdrawn(self) -> None:
        """The address owes more than anybody should wait for. Sockets wait all the same: their sender feels it."""

    def set_timer(self, name: str, seconds: float, act: Callable[[], None]) -> None:
        self.cancel_timer(name)
        self._timers[name] = self.loop.call_later(seconds, act)

    def cancel_timer(self, name: str) -> None:
        timer = self._timers.pop(name, None)
        if timer is not None:
            timer.cancel()

    def discard(self) -> None:
        for timer in self._timers.values():
            timer.cancel()
        self._timers.clear()
        self._waiting.clear()
        self._stop_parsing()

    def pause_writing(self) -> None:
        """Somebody who does not read is given up after a while."""
        self.set_timer("unread", self.shared.settings.stall_seconds, self.pausable.abort)
        super().pause_writing()  # type: ignore[misc]  # of the protocol beside it

    def resume_writing(self) -> None:
        self.cancel_timer("unread")
        super().resume_writing()  # type: ignore[misc]


class HttpProtocol(ThrottledProtocol, HttpToolsProtocol):
    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.transport = self.attach(self.config, transport, self.client, CHUNK)
        self._head = 0
        self._names = 0
        self._in_head = True
        self._upgraded = False
        self.shared.connections.add(self)
        self.charge(ACCEPT_COST)
        delay = max(self.debt(), self.take_arrival_slot())
        self._is_delayed = 0 < delay <= PATIENCE
        if self._is_delayed:
            self.loop.call_soon(self._delay_opening, delay)  # the loop starts to read when this has returned
        else:
            self._open_connection()

    def _delay_opening(self, delay: float) -> None:
        if not self.transport.is_closing():
            self.pausable.pause("opening")
            self.set_timer("opening", delay, self._open_connection)  # not before the pause, or it could end first

    def _open_connection(self) -> None:
        self._is_delayed = False
        self.pausable.resume("opening")
        self.set_timer("arriving", self.shared.settings.request_seconds, self._on_request_timeout)
        self._parse_next()

    def connection_lost(self, exc: Exception | None) -> None:
        if not self._upgraded:
            self.shared.connections.remove(self)
        self.discard()
        super().connection_lost(exc)

    def _on_request_timeout(self) -> None:
        """The rest of a request has not come; unless it is we who have not read or answered so far."""
        if self._waiting or (self.cycle is not None and not self.cycle.response_complete and not self.cycle.more_body):
            self.set_timer("arriving", self.shared.settings.request_seconds, self._on_request_timeout)
        else:
            self.transport.abort()

    def has_backlog(self) -> bool:
        return bool(self.pipeline)

    def parse(self, chunk: bytes) -> None:
        if "arriving" not in self._timers and (self.cycle is None or not self.cycle.more_body):
            self.set_timer("arriving", self.shared.settings.request_seconds, self._on_request_timeout)
        if self._in_head:
            self._head += len(chunk)
        HttpToolsProtocol.data_received(self, chunk)
        if not self.transport.is_closing() and not self._upgraded and self._exceeds_limits():
            self._refuse(431)

    def _exceeds_limits(self) -> bool:
        too_long = self._in_head and self._head > HEAD_SIZE + CHUNK
        return too_long or self._names > HEADERS or len(self.pipeline) > PIPELINED

    def refuse_overdrawn(self) -> None:
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
            raise RequestTooLarge
        self.shared.connections.mark_active(self)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self.cancel_timer("arriving")
        super().on_message_complete()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if not self.pipeline and not self.transport.is_closing():
            self.shared.connections.mark_idle(self)

    def send_400_response(self, msg: str) -> None:
        if not self.transport.is_closing():
            super().send_400_response(msg)

    def handle_websocket_upgrade(self) -> None:
        """Refused where it costs least, if its address comes again and again; a proxy's visitors by the middleware."""
        if not self.is_proxy and not self.shared.ledger.address(self.address).openings.try_take():
            self._refuse_too_many()
            return
        self.discard()
        self.pausable.resume_all()
        self._upgraded = True
        super().handle_websocket_upgrade()


class RequestTooLarge(Exception):
    """Ends the parser's work on a request that was refused."""


class WebSocketProtocol(ThrottledProtocol, WebSocketsSansIOProtocol):
    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        raw = transport.raw if isinstance(transport, PausableTransport) else transport
        self.transport = self.attach(self.config, raw, self.client, FRAMES_CHUNK)

    def connection_lost(self, exc: Exception | None) -> None:
        self.shared.connections.open -= 1
        self.discard()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self.handshake_initiated:
            super().data_received(data)
        else:
            WebSocketsSansIOProtocol.data_received(self, data)

    def budget(self) -> Budget | None:
        """Whose socket it is, once it was admitted."""
        budget: Budget | None = self.scope["state"].get("budget") if self.handshake_initiated else None
        return budget

    def charge(self, seconds: float) -> None:
        budget = self.budget()
        if budget is None:
            super().charge(seconds)
        else:
            budget.charge(seconds)

    def debt(self) -> float:
        budget = self.budget()
        return super().debt() if budget is None else budget.debt()

    async def send(self, message: ASGISendEvent) -> None:
        await super().send(message)
        if message["type"] == "websocket.http.response.body" and not message.get("more_body", False):
            self.handshake_complete = True  # an answer instead of a socket: uvicorn would call it a failure

    def parse(self, chunk: bytes) -> None:
        WebSocketsSansIOProtocol.data_received(self, chunk)

    def has_backlog(self) -> bool:
        return self.read_paused

    def send_receive_event_to_app(self) -> None:
        """Text that is not UTF-8 ends its socket; uvicorn would write a traceback into the log for each."""
        if self.curr_msg_data_type == "text" and not self.close_sent and not is_utf8(b"".join(self.frames)):
            self.frames = []
            self.conn.send_close(1007)
            self.handle_parser_exception()
        else:
            super().send_receive_event_to_app()


def is_utf8(data: bytes) -> bool:
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True
