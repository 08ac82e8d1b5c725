"""What strangers can do to the others: move times of people at play while somebody attacks, beside a control.

People play Rune at ten tables of a real server on loopback. Another process attacks from an address of its own, in
every second part of several rounds: in the parts between it sends the same bytes to a bare echo server beside ours, so
that what the machine has to do is the same. The others' p99 may at most double, and memory grow by 50 MB. Everything
is bounded in count and time, and nothing leaves this machine.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import multiprocessing
import os
import random
import signal
import socket
import statistics
import struct
import subprocess
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any, NamedTuple

import httpx
import msgspec
from benchmarks.server import guests, new_table, percentile, play_on, wait_for

from armarium import shelf
from armarium.log import Line as LogLine
from armarium.log import Seat
from armarium.server import telling
from armarium.server.hall import TableSettings, new_row
from armarium.server.limits import CHAT_KEPT
from armarium.server.listeners import bind
from armarium.store import ChatRow, Store, TableRow
from armarium.table import Table

TARGET = 2.0
MEMORY = 50.0  # MB
LOG = 60_000  # bytes of a long game's log on the wire, about; its chat is as long again
SOURCE = "127.0.0.2"  # where the attacks come from
SERVE = """
from armarium.server.run import run
from armarium.server.settings import Settings
many = dict(change_rate=1e6, change_burst=10**6, introduction_burst=10**6)  # the others all come from one address
run(Settings(database={database!r}, **many), port={port}, browser=False)
"""
HANDSHAKE = (
    "GET /api/tables/{table}/socket HTTP/1.1\r\nhost: 127.0.0.1\r\nconnection: upgrade\r\nupgrade: websocket\r\n"
    "sec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
)


class Tally:
    """What an attack has done."""

    def __init__(self) -> None:
        self.sockets = 0
        self.bytes = 0
        self.answered = 0
        self.closed = 0


class Target(NamedTuple):
    """Where an attack goes, with the long table it may ask for, and until when."""

    port: int
    source: str
    table: str
    until: float


class Line:
    """One raw connection of an attacker. It is opened anew when it was closed, some times."""

    def __init__(self, target: Target, tally: Tally, reads: bool = True, hello: bytes = b"") -> None:
        self._target, self._tally, self._reads, self._hello = target, tally, reads, hello
        self._writer: asyncio.StreamWriter | None = None
        self._listening: asyncio.Task[None] | None = None

    async def open(self) -> bool:
        await self.close()
        try:
            reader, writer = await asyncio.wait_for(self._connected(), 5)
        except (OSError, TimeoutError):
            return False
        self._writer = writer
        self._tally.sockets += 1
        if self._reads:
            self._listening = asyncio.create_task(self._listen(reader))
        else:
            writer.transport.pause_reading()  # type: ignore[attr-defined]
        return await self._put(self._hello) if self._hello else True

    async def _connected(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        line = socket.socket()
        line.setblocking(False)
        if not self._reads:
            line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)  # else the system reads for it
        line.bind((self._target.source, 0))
        await asyncio.get_running_loop().sock_connect(line, ("127.0.0.1", self._target.port))
        return await asyncio.open_connection(sock=line)

    async def _listen(self, reader: asyncio.StreamReader) -> None:
        with contextlib.suppress(OSError):
            while piece := await reader.read(65_536):
                self._tally.answered += len(piece)

    async def send(self, data: bytes) -> None:
        if self._writer is None or self._writer.is_closing() or not await self._put(data):
            self._tally.closed += 1
            await asyncio.sleep(0.05)
            await self.open()

    async def _put(self, data: bytes) -> bool:
        assert self._writer is not None
        try:
            self._writer.write(data)
            await asyncio.wait_for(self._writer.drain(), max(0.1, self._target.until - time.monotonic()))
        except (OSError, TimeoutError):
            return False
        self._tally.bytes += len(data)
        return True

    async def close(self) -> None:
        if self._listening is not None:
            self._listening.cancel()
        if self._writer is not None:
            self._writer.close()


def masked(opcode: int, payload: bytes) -> bytes:
    size = bytes([0x80 | len(payload)]) if len(payload) < 126 else b"\xfe" + struct.pack("!H", len(payload))
    return bytes([0x80 | opcode]) + size + bytes(4) + payload


Attack = Callable[[Target, Tally], Awaitable[None]]


async def repeat(target: Target, tally: Tally, count: int, pace: float, say: Callable[[], bytes], **how: Any) -> None:
    """So many connections, each of which sends something every `pace` seconds."""
    lines = [Line(target, tally, **how) for _ in range(count)]

    async def go_on(line: Line) -> None:
        await asyncio.sleep(random.uniform(0, pace))
        await line.open()
        while time.monotonic() < target.until:
            await line.send(say())
            await asyncio.sleep(pace)
        await line.close()

    await asyncio.gather(*map(go_on, lines))


async def cookies(target: Target, tally: Tally) -> None:
    """Cookies that took half a minute to read."""
    head = 'GET /api/me HTTP/1.1\r\nhost: 127.0.0.1\r\ncookie: a="' + "\\" * 60_000 + "\r\n\r\n"
    fitting = 'GET /api/me HTTP/1.1\r\nhost: 127.0.0.1\r\ncookie: a="' + "\\" * 7_000 + "\r\n\r\n"
    await repeat(target, tally, 10, 0.2, lambda: random.choice([head, fitting]).encode())


async def endless_header(target: Target, tally: Tally) -> None:
    await repeat(target, tally, 10, 0.1, lambda: b"y" * 50_000, hello=b"GET / HTTP/1.1\r\nhost: 127.0.0.1\r\nx: ")


async def half_requests(target: Target, tally: Tally) -> None:
    await hold(target, tally, 1_500, b"POST /api/tables HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-le")


async def silent(target: Target, tally: Tally) -> None:
    await hold(target, tally, 1_500, b"")


async def hold(target: Target, tally: Tally, count: int, begun: bytes) -> None:
    """Open connections as fast as may be and leave them as they are."""
    lines: list[Line] = []
    while time.monotonic() < target.until:
        if len(lines) < count:
            lines.append(Line(target, tally, hello=begun))
            await lines[-1].open()
        await asyncio.sleep(0.002)
    for line in lines:
        await line.close()


def joining(target: Target) -> tuple[bytes, bytes]:
    return HANDSHAKE.format(table=target.table).encode(), masked(1, b'{"type":"join","since":0,"chat":0}')


async def joins(target: Target, tally: Tally) -> None:
    """Twenty sockets that ask for a long log again and again, within the message limit."""
    hello, join = joining(target)
    await repeat(target, tally, 20, 1 / 25, lambda: join, hello=hello)


async def slow_readers(target: Target, tally: Tally) -> None:
    """The same, and nobody reads the answers."""
    hello, join = joining(target)
    await repeat(target, tally, 20, 1 / 25, lambda: join, hello=hello, reads=False)


async def tiny_frames(target: Target, tally: Tally) -> None:
    hello, _ = joining(target)
    pings = masked(9, b"") * 1_000
    await repeat(target, tally, 20, 0.1, lambda: pings, hello=hello)


async def requests(target: Target, tally: Tally) -> None:
    """What costs most to answer, in one breath after another."""
    paths = ["/api/words/en", "/api/games/kragmortha/rules", f"/api/tables/{target.table}/replay", "/api/tables"]
    pages = [f"GET {path} HTTP/1.1\r\nhost: 127.0.0.1\r\naccept-encoding: gzip\r\n\r\n".encode() for path in paths]
    await repeat(target, tally, 20, 0.1, lambda: random.choice(pages))


async def guesses(target: Target, tally: Tally) -> None:
    def guess() -> bytes:
        id = "".join(random.choices("abcdefghjkmnpqrstuvwxyz23456789", k=8))
        return f"GET /api/tables/{id} HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n".encode()

    await repeat(target, tally, 20, 0.02, guess)


async def churn(target: Target, tally: Tally) -> None:
    """Sockets that come and go."""
    hello, _ = joining(target)

    async def come_and_go() -> None:
        while time.monotonic() < target.until:
            line = Line(target, tally, hello=hello)
            await line.open()
            await asyncio.sleep(0.05)
            await line.close()

    await asyncio.gather(*(come_and_go() for _ in range(10)))


ATTACKS: dict[str, Attack] = {
    "cookies": cookies,
    "endless-header": endless_header,
    "half-requests": half_requests,
    "silent": silent,
    "joins": joins,
    "slow-readers": slow_readers,
    "tiny-frames": tiny_frames,
    "requests": requests,
    "guesses": guesses,
    "churn": churn,
}


# --- the attacking process and the echo beside ------------------------------------------------------------------------


def attack(name: str, target: Target, seconds: float, told: Connection) -> None:
    tally = Tally()

    async def run() -> None:
        given = target._replace(until=time.monotonic() + seconds)
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(asyncio.ensure_future(ATTACKS[name](given, tally)), seconds + 5)

    random.seed(name)
    asyncio.run(run())
    told.send((tally.sockets, tally.bytes, tally.answered, tally.closed))


def bare_echo(told: Connection) -> None:
    """Sends back what it gets, and knows nothing else."""

    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(OSError):
            while piece := await reader.read(65_536):
                writer.write(piece)
                await writer.drain()
        writer.close()

    async def serve() -> None:
        server = await asyncio.start_server(answer, "127.0.0.1", 0, backlog=2048)
        told.send(server.sockets[0].getsockname()[1])
        await server.serve_forever()

    asyncio.run(serve())


# --- the others -------------------------------------------------------------------------------------------------------


async def play(url: str, tables: list[Any], http: Any, pace: float, seconds: float) -> list[float]:
    times: list[float] = []
    until = time.monotonic() + seconds
    await asyncio.gather(*(play_on(url, http, players, pace, until, times) for players in tables))
    return times


async def others(url: str, asked: argparse.Namespace, begin: Callable[[], Any]) -> tuple[list[float], Any]:
    """Move times while something goes on beside."""
    async with guests(url) as http:
        tables = [await new_table(url, http) for _ in range(asked.tables)]
        beside = begin()
        times = await play(url, tables, http, asked.pace, asked.seconds)
        return times, beside


def memory(pid: int) -> float:
    """MB this process holds now; Linux says so in a file."""
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1]) / 1024
    return 0.0


class Part(NamedTuple):
    times: list[float]
    tally: tuple[int, int, int, int]
    grown: float


def one_part(url: str, name: str, target: Target, asked: argparse.Namespace, pid: int) -> Part:
    ours, theirs = multiprocessing.Pipe()
    process = multiprocessing.get_context("spawn").Process(target=attack, args=(name, target, asked.seconds, theirs))
    before, peak = memory(pid), [memory(pid)]

    async def measured() -> list[float]:
        watching = asyncio.create_task(watch())
        try:
            return (await others(url, asked, process.start))[0]
        finally:
            watching.cancel()

    async def watch() -> None:
        while True:
            peak.append(memory(pid))
            await asyncio.sleep(0.2)

    times = asyncio.run(measured())
    tally: tuple[int, int, int, int] = ours.recv()
    process.join()
    return Part(times, tally, max(peak) - before)


class Verdict(NamedTuple):
    """Of one attack: figures of the middle round, and whether it was withstood."""

    name: str
    sockets: int
    sent: float
    control: float
    attacked: float
    ratio: float
    grown: float

    def is_good(self) -> bool:
        return self.ratio <= TARGET and self.grown <= MEMORY

    def row(self, seconds: float) -> str:
        figures = f"{self.sockets} | {self.sent:.2f} | {seconds:.0f} | {self.control:.1f} | {self.attacked:.1f}"
        return f"| {self.name} | {figures} | {self.ratio:.2f} | {self.grown:.0f} |"


def verdict(url: str, name: str, places: tuple[int, int], table: str, asked: argparse.Namespace, pid: int) -> Verdict:
    rounds: list[tuple[float, Part, Part]] = []
    for _ in range(asked.rounds):
        parts = [one_part(url, name, Target(port, SOURCE, table, 0.0), asked, pid) for port in places]
        ratio = percentile(parts[1].times, 99) / percentile(parts[0].times, 99)
        rounds.append((ratio, parts[0], parts[1]))
    ratio, control, attacked = sorted(rounds, key=lambda each: each[0])[len(rounds) // 2]
    grown = max(each[2].grown for each in rounds)
    sent = max(control.tally[1], attacked.tally[1]) / 1e6
    p99 = (percentile(control.times, 99), percentile(attacked.times, 99))
    return Verdict(name, max(control.tally[0], attacked.tally[0]), sent, *p99, ratio, grown)


# --- the house --------------------------------------------------------------------------------------------------------


def long_table(database: str) -> str:
    """A game of Kragmortha with a long log and much chat, put into the database before the server starts."""
    game = shelf.game("kragmortha")
    table = Table(game, [Seat(f"nobody {place}") for place in range(8)])
    luck = random.Random(7)
    lines = []
    step = table.prepare_start()
    size = 0
    while size < LOG:
        lines.append(step.line)
        table.commit(step)
        size += len(msgspec.json.encode(telling.entry(table, step, None)))
        if not table.to_act():
            break
        seat = luck.choice(table.to_act())
        offers = table.state.moves(seat)
        step = table.prepare(seat, table.state.text(luck.choice(offers)), table.n)
    row = new_row(table, TableSettings())
    store = Store(f"sqlite:///{database}")
    asyncio.run(fill(store, row, table, lines))
    store.close()
    return row.id


async def fill(store: Store, row: TableRow, table: Table, lines: list[LogLine]) -> None:
    await store.add_table(row, table.seats, lines)
    for n in range(1, CHAT_KEPT + 1):
        await store.add_chat(row.id, ChatRow(n, "nobody 0", 0, "much ado " * 50, time.time()))


def free_port() -> int:
    with bind("127.0.0.1", 0) as listener:
        return int(listener.getsockname()[1])


def run(asked: argparse.Namespace, folder: str) -> list[Verdict]:
    database, port = str(Path(folder) / "attacks.sqlite"), free_port()
    table = long_table(database)
    url = f"http://127.0.0.1:{port}"
    ours, theirs = multiprocessing.Pipe()
    echo = multiprocessing.get_context("spawn").Process(target=bare_echo, args=(theirs,), daemon=True)
    echo.start()
    beside = int(ours.recv())
    program = SERVE.format(database=database, port=port)
    found = []
    with subprocess.Popen([sys.executable, "-c", program], stdout=subprocess.DEVNULL) as server:
        try:
            wait_for(url, server)
            httpx.get(f"{url}/api/tables/{table}", timeout=60)  # read from the store once, before anything is measured
            for name in asked.attacks:
                found.append(verdict(url, name, (beside, port), table, asked, server.pid))
                print(found[-1].row(asked.seconds), flush=True)
        finally:
            os.kill(server.pid, signal.SIGTERM)
            echo.kill()
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("attacks", nargs="*", default=list(ATTACKS))
    parser.add_argument("--tables", type=int, default=10)
    parser.add_argument("--pace", type=float, default=0.2, help="seconds between two moves at a table")
    parser.add_argument("--seconds", type=float, default=8.0)
    parser.add_argument("--rounds", type=int, default=3, help="of which the middle one counts")
    asked = parser.parse_args()
    print("| attack | sockets | MB sent | s | others' p99 beside an echo, ms | under attack, ms | × | memory, MB |")
    print("|---|---:|---:|---:|---:|---:|---:|---:|")
    with tempfile.TemporaryDirectory() as folder:
        found = run(asked, folder)
    bad = [each.name for each in found if not each.is_good()]
    print(f"median growth {statistics.median(each.ratio for each in found):.2f}")
    print(f"not withstood: {', '.join(bad) or 'none'}")
    sys.exit(bool(bad))


if __name__ == "__main__":
    main()
