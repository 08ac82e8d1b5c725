"""How many tables one machine holds: playing ones beside a bare echo, memory for each, and 10,000 idle sockets.

    python -m benchmarks.load playing [--processes 2] [--relayed]
    python -m benchmarks.load memory
    python -m benchmarks.load sockets [--sockets 10000] [--processes 2]

Real PostgreSQL from Debian's packages, started here on a socket of its own with its usual care for the disk; servers
and clients are processes of this machine and share its cores with it. Clients decode only what they need.
"""

from __future__ import annotations

import argparse
import asyncio
import itertools
import json
import multiprocessing
import os
import random
import resource
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from multiprocessing.connection import Connection
from multiprocessing.pool import AsyncResult
from pathlib import Path
from typing import Any

import httpx
import msgspec
import sqlalchemy as sa
from benchmarks.sampler import Profile
from benchmarks.server import echo, guests, wait_for
from tests.service.fleet import free_port
from tests.service.postgres import Cluster
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from armarium import shelf

TARGET = 3.0  # times the p99 of an echo in the same run
STEPS = (25, 50, 100, 150, 200, 300, 400, 500, 650, 800, 1000)  # tables
KEPT_UP = 0.9  # of the moves that the pace asks for must have been made
FILES = 60_000
SERVE = """
import sys
from pathlib import Path
from armarium.server.run import run
from armarium.server.settings import Settings
from benchmarks.sampler import Sampler
free = dict(change_rate=1e9, change_burst=10**9, message_rate=1e9, message_burst=10**9, socket_rate=1e9,
    socket_burst=10**9, introduction_rate=1e9, introduction_burst=10**9, person_share=1e6, person_burst=1e6,
    address_share=1e6, address_burst=1e6, person_sockets=10**6, address_sockets=10**6, guess_burst=10**9,
    request_seconds=60.0, trusted_proxies=["127.0.0.1"])
settings = Settings(database={database!r}, echo=True, live_tables={live_tables}, admin_port={admin}, workers=1, **free)
if {profile!r}:
    Sampler(Path({profile!r})).start()
run(settings, port={port}, browser=False, say=lambda *_: None)
"""


class Offer(msgspec.Struct):
    move: str


class Entry(msgspec.Struct):
    n: int


class Told(msgspec.Struct):
    """What a player needs of any message."""

    type: str
    n: int | None = None
    entry: Entry | None = None
    offers: list[Offer] = []
    result: object = None
    reason: object = None


decoder = msgspec.json.Decoder(Told)


class Server:
    def __init__(self, database: str, folder: Path, live_tables: int = 100_000, is_profiled: bool = False) -> None:
        self.port, self.admin = free_port(), free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self._profile = folder / f"profile-{self.port}.json" if is_profiled else None
        program = SERVE.format(
            database=database,
            live_tables=live_tables,
            admin=self.admin,
            port=self.port,
            profile=str(self._profile or ""),
        )
        self.process = subprocess.Popen([sys.executable, "-c", program])
        wait_for(self.url, self.process)

    def memory(self) -> float:
        """MB, of the server process itself."""
        pages = int(Path(f"/proc/{self.process.pid}/statm").read_text().split()[1])
        return pages * resource.getpagesize() / 1e6

    def number(self, name: str) -> float:
        """One of its metrics."""
        text = httpx.get(f"http://127.0.0.1:{self.admin}/metrics").text
        return float(next(line for line in text.splitlines() if line.startswith(f"{name} ")).split()[1])

    def profile(self) -> Profile:
        assert self._profile is not None
        return msgspec.json.decode(self._profile.read_bytes(), type=Profile)

    def end(self) -> None:
        self.process.terminate()
        self.process.wait()


@contextmanager
def serving(count: int, durable: bool = True, **about: Any) -> Iterator[tuple[list[Server], Cluster, str]]:
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        cluster = Cluster(durable)
        stack.callback(cluster.remove)
        database = cluster.new_database()
        servers = []
        for _ in range(count):
            servers.append(Server(database, folder, **about))
            stack.callback(servers[-1].end)
        yield servers, cluster, database


# --- people ---------------------------------------------------------------------------------------------------------


class Player:
    """One socket of one seat."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.n = 0
        self.offers: list[Offer] = []
        self.is_over = False
        self.told = asyncio.Event()
        self.acknowledged: asyncio.Future[float] | None = None
        self.listening = asyncio.create_task(self._listen())

    async def _listen(self) -> None:
        async for text in self.socket:
            now = time.perf_counter()
            told = decoder.decode(text)
            if told.type == "ack" and self.acknowledged is not None and not self.acknowledged.done():
                self.acknowledged.set_result(now)
            elif told.type == "no" and self.acknowledged is not None and not self.acknowledged.done():
                self.acknowledged.set_result(now)  # somebody else was first: the server's own move, at Kragmortha
                self.told.set()
            elif told.type in ("welcome", "step"):
                self.n = told.entry.n if told.entry is not None else told.n or 0
                self.offers, self.is_over = told.offers, told.result is not None
                self.told.set()

    async def move(self) -> float:
        """Seconds to the acknowledgement of any offered move."""
        self.acknowledged = asyncio.get_running_loop().create_future()
        self.told.clear()
        move = random.choice(self.offers).move
        text = json.dumps({"type": "move", "id": f"{id(self)}-{self.n}", "at": self.n, "move": move})
        sent = time.perf_counter()
        await self.socket.send(text)
        took = await self.acknowledged - sent
        await self.told.wait()
        return took

    async def leave(self) -> None:
        self.listening.cancel()
        await self.socket.close()


async def new_table(http: httpx.AsyncClient, urls: list[str], game: str, seats: int = 2) -> tuple[str, list[Player]]:
    """A started table whose people come to these addresses in turn; `http` is the first of them."""
    cookies = [(await http.get("/api/me")).headers["set-cookie"].split(";")[0] for _ in range(seats)]
    headers = [{"cookie": cookie} for cookie in cookies]
    asked = {"game": game, "seats": seats}
    table = str((await http.post("/api/tables", json=asked, headers=headers[0])).json()["id"])
    for header in headers[1:]:
        await http.post(f"/api/tables/{table}/sit", json={}, headers=header)
    (await http.post(f"/api/tables/{table}/start", headers=headers[0])).raise_for_status()
    return table, [await sit_down(url, table, header) for url, header in zip(itertools.cycle(urls), headers)]


async def sit_down(url: str, table: str, header: dict[str, str]) -> Player:
    address = f"{url.replace('http', 'ws', 1)}/api/tables/{table}/socket"
    line = await connect(address, additional_headers=header, compression=None, ping_interval=None, max_size=None)
    player = Player(line)
    await line.send('{"type": "join"}')
    await player.told.wait()
    return player


# --- playing tables -------------------------------------------------------------------------------------------------


class Crowd:
    """Tables of one client process, which play when told to: a move at each every `pace` seconds on average."""

    def __init__(self, urls: list[str], pace: float) -> None:
        self.urls = urls
        self.pace = pace
        self.tables: list[list[Player]] = []

    async def grow(self, count: int) -> None:
        async with guests(self.urls[0]) as http:
            while len(self.tables) < count:
                self.tables.append((await new_table(http, self.urls, "rune"))[1])

    async def play(self, seconds: float) -> tuple[list[float], list[float]]:
        """The times of moves and of echoes."""
        moves: list[float] = []
        echoes: list[float] = []
        until = time.monotonic() + seconds
        async with guests(self.urls[0]) as http:
            tables = (self._play_on(http, place, until, moves) for place in range(len(self.tables)))
            sockets = max(10, len(self.tables) // 10)
            await asyncio.gather(
                *tables, *(echo(self.urls[0], self.pace / 5, until, 90, echoes) for _ in range(sockets))
            )
        return moves, echoes

    async def _play_on(self, http: httpx.AsyncClient, place: int, until: float, times: list[float]) -> None:
        await asyncio.sleep(random.uniform(0, self.pace))
        while time.monotonic() < until:
            players = self.tables[place]
            if players[0].is_over:
                for player in players:
                    await player.leave()
                _, self.tables[place] = await new_table(http, self.urls, "rune")
                continue
            latest = max(player.n for player in players)
            ready = [player for player in players if player.offers and player.n == latest]
            started = time.monotonic()
            try:
                if ready:
                    times.append(await ready[0].move())
            except ConnectionClosed:  # another process keeps the table now
                _, self.tables[place] = await new_table(http, self.urls, "rune")
            await asyncio.sleep(max(0.0, random.uniform(0.5, 1.5) * self.pace - (time.monotonic() - started)))


async def obey(pipe: Connection, urls: list[str], pace: float) -> None:
    """Grow to so many tables and play for so long, as often as it is asked."""
    crowd, loop = Crowd(urls, pace), asyncio.get_running_loop()
    while (asked := await loop.run_in_executor(None, pipe.recv)) is not None:
        count, seconds = asked
        await crowd.grow(count)
        pipe.send("grown")
        await loop.run_in_executor(None, pipe.recv)
        pipe.send(await crowd.play(seconds))


def client(pipe: Connection, urls: list[str], pace: float) -> None:
    resource.setrlimit(resource.RLIMIT_NOFILE, (most_files(), resource.getrlimit(resource.RLIMIT_NOFILE)[1]))
    asyncio.run(obey(pipe, urls, pace))


def most_files() -> int:
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    return FILES if hard == resource.RLIM_INFINITY else min(FILES, hard)


def percentile(times: list[float], share: int) -> float:
    return statistics.quantiles(times, n=100)[share - 1] * 1000


class Clients:
    """Client processes that play at the same time."""

    def __init__(self, addresses: list[list[str]], pace: float) -> None:
        self._pipes = []
        self._processes = []
        for urls in addresses:
            here, there = multiprocessing.Pipe()
            process = multiprocessing.Process(target=client, args=(there, urls, pace), daemon=True)
            process.start()
            self._pipes.append(here)
            self._processes.append(process)

    def play(self, tables: int, seconds: float) -> tuple[list[float], list[float]]:
        """All times of all clients, with so many tables between them."""
        share = tables // len(self._pipes)
        for pipe in self._pipes:
            pipe.send((share, seconds))
        for pipe in self._pipes:
            pipe.recv()
        for pipe in self._pipes:
            pipe.send("go")
        moves, echoes = zip(*(pipe.recv() for pipe in self._pipes), strict=True)
        return list(itertools.chain(*moves)), list(itertools.chain(*echoes))

    def end(self) -> None:
        for process in self._processes:
            process.kill()


def client_addresses(servers: list[Server], is_relayed: bool) -> list[list[str]]:
    """Two client processes. Behind a proxy that hashes everybody meets the keeper; relayed, the second person of each
    table comes to another process."""
    urls = [server.url for server in servers]
    shares = [[url] for url in urls] if len(urls) > 1 else [[urls[0]], [urls[0]]]
    return [[share[0], urls[1 - place]] for place, share in enumerate(shares)] if is_relayed else shares


def cpu(servers: list[Server], cluster: Cluster) -> tuple[float, float]:
    """Seconds of the processor so far, of the servers and of PostgreSQL."""
    return sum(process_seconds(server.process.pid) for server in servers), cluster_seconds(cluster)


def process_seconds(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def cluster_seconds(cluster: Cluster) -> float:
    """Of its processes that live, and of those that have ended."""
    main = int((cluster.folder / "files" / "postmaster.pid").read_text().split()[0])
    fields = Path(f"/proc/{main}/stat").read_text().rpartition(")")[2].split()
    ended = (int(fields[13]) + int(fields[14])) / os.sysconf("SC_CLK_TCK")
    children = Path(f"/proc/{main}/task/{main}/children").read_text().split()
    return ended + process_seconds(main) + sum(process_seconds(int(pid)) for pid in children)


def measure_playing(asked: argparse.Namespace) -> None:
    with serving(asked.processes, not asked.no_fsync, is_profiled=True) as (servers, cluster, _):
        clients = Clients(client_addresses(servers, asked.relayed), asked.pace)
        print(f"{'tables':>7}{'moves/s':>9}{'p50':>8}{'p99 ms':>8}{'echo p99':>10}{'ratio':>7}{'CPU':>6}{'DB CPU':>8}")
        most, is_kept_up, started = 0, True, cpu(servers, cluster)
        try:
            for tables in [tables for tables in STEPS if tables <= asked.tables]:
                before = cpu(servers, cluster)
                began = time.monotonic()
                moves, echoes = clients.play(tables, asked.seconds)
                took = time.monotonic() - began
                after = cpu(servers, cluster)
                ratio, rate = percentile(moves, 99) / percentile(echoes, 99), len(moves) / asked.seconds
                shares = [(late - early) / took for late, early in zip(after, before, strict=True)]
                print(
                    f"{tables:>7}{rate:>9.0f}{percentile(moves, 50):>8.2f}{percentile(moves, 99):>8.2f}"
                    f"{percentile(echoes, 99):>10.2f}{ratio:>7.2f}{shares[0]:>6.2f}{shares[1]:>8.2f}",
                    flush=True,
                )
                is_kept_up = rate >= KEPT_UP * tables / asked.pace
                if not is_kept_up:
                    break
                most = tables if ratio < TARGET else most
        finally:
            clients.end()
        why = "" if is_kept_up else "; beyond it the pace is not kept up"
        print(f"{most} tables, a move a {asked.pace:g} s each, stay under {TARGET:g} x the echo's p99{why}")
        print_profile(servers, cluster, started)


def print_profile(servers: list[Server], cluster: Cluster, started: tuple[float, float]) -> None:
    time.sleep(1)
    moves = sum(server.number("armarium_moves_total") for server in servers)
    spent = [late - early for late, early in zip(cpu(servers, cluster), started, strict=True)]
    print(f"a move: {spent[0] / moves * 1000:.2f} ms of the servers, {spent[1] / moves * 1000:.2f} ms of PostgreSQL")
    for server in servers:
        profile = server.profile()
        total, samples = sum(profile.seconds.values()), sum(profile.kinds.values())
        threads = sorted(profile.seconds.items(), key=lambda pair: -pair[1])
        kinds = sorted(profile.kinds.items(), key=lambda pair: -pair[1])
        print("  threads:", ", ".join(f"{name} {seconds / total:.0%}" for name, seconds in threads if seconds))
        print("  event loop:", ", ".join(f"{kind} {count / samples:.0%}" for kind, count in kinds))


# --- memory ---------------------------------------------------------------------------------------------------------


async def play_some(players: list[Player], moves: int) -> None:
    for _ in range(moves):
        for _ in range(1000):
            if any(player.is_over for player in players):
                return
            latest = max(player.n for player in players)
            if ready := [player for player in players if player.offers and player.n == latest]:
                await ready[0].move()
                break
            await asyncio.sleep(0.005)  # the others have not been told yet


async def table_memory(server: Server, database: str, game: str, tables: int, moves: int) -> None:
    """MB for each table: connected and only begun, after so many moves, and left by everybody."""
    async with guests(server.url) as http:
        warm = [await new_table(http, [server.url], game) for _ in range(10)]
        before = server.memory()
        opened = [await new_table(http, [server.url], game) for _ in range(tables)]
        connected = server.memory()
        for _, players in opened:
            await play_some(players, moves)
        played = server.memory()
        for _, players in [*warm, *opened]:
            for player in players:
                await player.leave()
        again = await evict_and_reload(http, server, game, tables)
        lines = logged(database, [table for table, _ in opened])
    sizes = [(late - before) / tables * 1000 for late in (connected, played)]
    print(
        f"{game:>12}{tables:>8}{lines / tables:>8.0f}{sizes[0]:>12.0f}{sizes[1]:>10.0f}"
        f"{(sizes[1] - sizes[0]) * tables / lines:>10.1f}{again / tables * 1000:>10.1f}",
        flush=True,
    )


async def evict_and_reload(http: httpx.AsyncClient, server: Server, game: str, tables: int) -> float:
    """MB by which the server grows while as many tables come and go that nobody stays at."""
    before = server.memory()
    for _ in range(tables):
        await http.post("/api/tables", json={"game": game, "seats": 2})
    return server.memory() - before


def logged(database: str, tables: list[str]) -> int:
    engine = sa.create_engine(database, poolclass=sa.NullPool)
    with engine.connect() as connection:
        found = connection.execute(sa.text('SELECT count(*) FROM log WHERE "table" = ANY(:tables)'), {"tables": tables})
        return int(found.scalar_one())


def measure_memory(asked: argparse.Namespace) -> None:
    print(f"kB{'game':>10}{'tables':>8}{'lines':>8}{'connected':>12}{'playing':>10}{'a line':>10}{'evicted':>10}")
    for game in asked.games or shelf.NAMES:
        with serving(1, live_tables=64) as (servers, _, database):
            asyncio.run(table_memory(servers[0], database, game, asked.tables, asked.moves))
            print_database_size(database)


def print_database_size(database: str) -> None:
    engine = sa.create_engine(database, poolclass=sa.NullPool)
    with engine.connect() as connection:
        sizes = {
            name: connection.scalar(sa.text(f"SELECT pg_total_relation_size('{name}')")) or 0
            for name in ("tables", "log")
        }
        rows = {name: connection.scalar(sa.text(f"SELECT count(*) FROM {name}")) or 1 for name in sizes}
    print(", ".join(f"{name}: {sizes[name] / rows[name]:.0f} bytes a row of {rows[name]}" for name in sizes))


# --- idle sockets ---------------------------------------------------------------------------------------------------


async def hold(url: str, sockets: int, seconds: float) -> tuple[int, int]:
    """Open two-person tables until there are so many sockets, wait, ask every one: how many were opened and answer."""
    async with guests(url) as http:
        tables = await gather_limited([new_table(http, [url], "rune") for _ in range(sockets // 2)], 8)
    players = [player for _, people in tables for player in people]
    await asyncio.sleep(seconds)
    answers = await gather_limited([pong(player) for player in players], 64)
    return len(players), sum(answers)


async def gather_limited(work: list[Any], most: int) -> list[Any]:
    turn = asyncio.Semaphore(most)

    async def wait(each: Any) -> Any:
        async with turn:
            return await each

    return list(await asyncio.gather(*(wait(each) for each in work)))


async def pong(player: Player) -> bool:
    player.listening.cancel()
    await asyncio.gather(player.listening, return_exceptions=True)
    await player.socket.send('{"type": "ping", "id": "p"}')
    async with asyncio.timeout(60):
        while decoder.decode(await player.socket.recv()).type != "pong":
            pass
    return True


def hold_in_process(url: str, sockets: int, seconds: float) -> tuple[int, int]:
    resource.setrlimit(resource.RLIMIT_NOFILE, (most_files(), resource.getrlimit(resource.RLIMIT_NOFILE)[1]))
    return asyncio.run(hold(url, sockets, seconds))


def measure_sockets(asked: argparse.Namespace) -> None:
    with serving(asked.processes) as (servers, _, _database), multiprocessing.Pool(2) as pool:
        before = [server.memory() for server in servers]
        urls = [servers[place % len(servers)].url for place in range(2)]
        shares: list[AsyncResult[tuple[int, int]]] = [
            pool.apply_async(hold_in_process, (url, asked.sockets // 2, asked.seconds)) for url in urls
        ]
        most = [0.0]
        while not all(share.ready() for share in shares):
            time.sleep(1)
            most.append(sum(server.number("armarium_viewers") for server in servers))
        opened, answered = (sum(column) for column in zip(*(share.get() for share in shares), strict=True))
        grown = sum(server.memory() - was for server, was in zip(servers, before, strict=True))
        print(
            f"{opened} sockets opened at {asked.processes} processes, {max(most):.0f} held at once, {answered} answer"
        )
        print(f"memory grew by {grown:.0f} MB: {grown / opened * 1000:.1f} kB a socket, twice that a table of two")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=("playing", "memory", "sockets"))
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--relayed", action="store_true", help="the second person of each table at another process")
    parser.add_argument("--no-fsync", action="store_true", help="PostgreSQL does not wait for the disk")
    parser.add_argument("--tables", type=int, default=0, help="at most so many")
    parser.add_argument("--moves", type=int, default=30, help="played at each table whose memory is measured")
    parser.add_argument("--games", nargs="*", choices=shelf.NAMES, help="whose memory is measured; all of them")
    parser.add_argument("--pace", type=float, default=1.0, help="seconds between two moves at a table")
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--sockets", type=int, default=10_000)
    asked = parser.parse_args()
    if asked.what == "playing":
        asked.tables = asked.tables or STEPS[-1]
        measure_playing(asked)
    elif asked.what == "memory":
        asked.tables = asked.tables or 100
        measure_memory(asked)
    else:
        measure_sockets(asked)


if __name__ == "__main__":
    main()
