"""How long a move takes: from a client's send to its own acknowledgement, beside a bare echo of the same size.

Fifty tables of Rune play on one server in a process of its own, moves come at a steady pace from another, and the same
number of echo sockets of the same server send messages of the same size at the same pace in the same run. With
`--thinking 20` people at so many more tables, in a process of their own, play the strongest bot in every second part of
several rounds: what matters then is how much longer the moves of the others take.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import math
import multiprocessing
import os
import random
import signal
import statistics
import subprocess
import sys
import tempfile
import time
from http.cookiejar import DefaultCookiePolicy
from multiprocessing.synchronize import Event
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

TARGET = 3.0
THINKING_TARGET = 2.0
ROUNDS = 7  # of which the middle one counts: one hiccup of a machine is a hundredth of a round's moves
BOT = "master"
SERVE = """
from armarium.server.run import run
from armarium.server.settings import Settings
free = dict(change_rate=1e6, change_burst=10**6, message_rate=1e6, message_burst=10**6, socket_burst=10**6)
settings = Settings(database={database!r}, echo=True, **free)
run(settings, port={port}, browser=False)
"""


class Player:
    """One socket of one seat: knows the offers it was told last and hears its acknowledgements."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.n = 0
        self.offers: list[dict[str, Any]] = []
        self.over = False
        self.told = asyncio.Event()
        self.acknowledged: asyncio.Future[float] | None = None
        self.listening = asyncio.create_task(self._listen())

    async def _listen(self) -> None:
        async for text in self.socket:
            now = time.perf_counter()
            message = json.loads(text)
            if message["type"] == "ack" and self.acknowledged is not None:
                self.acknowledged.set_result(now)
            elif message["type"] == "no":
                raise SystemExit(f"a move was refused: {message}")
            elif message["type"] in ("welcome", "step"):
                self.n = message["entry"]["n"] if message["type"] == "step" else message["n"]
                self.offers, self.over = message["offers"], message["result"] is not None
                self.told.set()

    async def move(self) -> tuple[float, int]:
        """Play any offered move; the seconds to its acknowledgement and the size of the message."""
        self.acknowledged = asyncio.get_running_loop().create_future()
        self.told.clear()
        text = json.dumps(
            {"type": "move", "id": f"{id(self)}-{self.n}", "at": self.n, "move": random.choice(self.offers)["move"]}
        )
        sent = time.perf_counter()
        await self.socket.send(text)
        took = await self.acknowledged - sent
        await self.told.wait()
        return took, len(text)


async def new_table(url: str, http: httpx.AsyncClient, bot: str | None = None) -> list[Player]:
    """A started table with two connected players, or with one who plays a bot."""
    people = 2 if bot is None else 1
    cookies = [(await http.get("/api/me")).headers["set-cookie"].split(";")[0] for _ in range(people)]
    headers = [{"cookie": cookie} for cookie in cookies]
    wanted: dict[str, Any] = {"game": "rune", "seats": 2} | ({} if bot is None else {"bots": [None, bot]})
    table = (await http.post("/api/tables", json=wanted, headers=headers[0])).json()["id"]
    for header in headers[1:]:
        await http.post(f"/api/tables/{table}/sit", json={}, headers=header)
    await http.post(f"/api/tables/{table}/start", headers=headers[0])
    players = []
    for header in headers:
        address = f"{url.replace('http', 'ws', 1)}/api/tables/{table}/socket"
        player = Player(await connect(address, additional_headers=header, compression=None))
        await player.socket.send('{"type": "join"}')
        await player.told.wait()
        players.append(player)
    return players


async def play_table(players: list[Player], pace: float, until: float, times: list[float]) -> None:
    """One game, a move every `pace` seconds on average."""
    while time.monotonic() < until and not any(player.over for player in players):
        await asyncio.sleep(random.uniform(0.5, 1.5) * pace)
        ready = [player for player in players if player.offers]
        if ready:
            times.append((await ready[0].move())[0])
    for player in players:
        player.listening.cancel()
        await player.socket.close()


async def play_on(
    url: str,
    http: httpx.AsyncClient,
    players: list[Player],
    pace: float,
    until: float,
    times: list[float],
    bot: str | None = None,
) -> None:
    """One place in the hall: when a game is over the next table is opened."""
    while time.monotonic() < until:
        await play_table(players, pace, until, times)
        if time.monotonic() < until:
            players = await new_table(url, http, bot)


async def echo(url: str, pace: float, until: float, size: int, times: list[float]) -> None:
    text = "x" * size
    async with connect(f"{url.replace('http', 'ws', 1)}/api/echo", compression=None) as socket:
        while time.monotonic() < until:
            await asyncio.sleep(random.uniform(0.5, 1.5) * pace)
            sent = time.perf_counter()
            await socket.send(text)
            await socket.recv()
            times.append(time.perf_counter() - sent)


def guests(url: str) -> httpx.AsyncClient:
    """The door of the server; each player keeps a cookie of their own."""
    http = httpx.AsyncClient(base_url=url, timeout=60)
    http.cookies.jar.set_policy(DefaultCookiePolicy(allowed_domains=[]))
    return http


async def measure(url: str, count: int, pace: float, seconds: float) -> tuple[list[float], list[float]]:
    """The times of moves between people and of echoes."""
    moves: list[float] = []
    echoes: list[float] = []
    async with guests(url) as http:
        tables = [await new_table(url, http) for _ in range(count)]
        size = (await next(player for player in tables[0] if player.offers).move())[1]
        until = time.monotonic() + seconds
        await asyncio.gather(
            *(play_on(url, http, players, pace, until, moves) for players in tables),
            *(echo(url, pace, until, size, echoes) for _ in range(count)),
        )
    return moves, echoes


async def crowd(url: str, count: int, pace: float, ready: Event) -> None:
    """People who play the strongest bot, until this process is ended."""
    async with guests(url) as http:
        tables = [await new_table(url, http, BOT) for _ in range(count)]
        ready.set()
        await asyncio.gather(*(play_on(url, http, players, pace, math.inf, [], BOT) for players in tables))


def beside(url: str, count: int, pace: float, ready: Event) -> None:
    asyncio.run(crowd(url, count, pace, ready))


def percentile(times: list[float], share: int) -> float:
    return statistics.quantiles(times, n=100)[share - 1] * 1000


def report(moves: list[float], echoes: list[float]) -> float:
    print(f"{'':8}{'count':>8}{'p50 ms':>10}{'p99 ms':>10}")
    for name, times in (("moves", moves), ("echoes", echoes)):
        print(f"{name:8}{len(times):>8}{percentile(times, 50):>10.2f}{percentile(times, 99):>10.2f}")
    ratio = percentile(moves, 99) / percentile(echoes, 99)
    print(f"p50 ratio {percentile(moves, 50) / percentile(echoes, 50):.2f}, p99 ratio {ratio:.2f}, target {TARGET:.1f}")
    return ratio


def wait_for(url: str, process: subprocess.Popen[bytes]) -> None:
    for _ in range(3000):
        try:
            httpx.get(f"{url}/api/me")
            return
        except httpx.TransportError:
            if process.poll() is not None:
                break
            time.sleep(0.01)
    raise SystemExit("the server did not start")


def growths(url: str, asked: argparse.Namespace) -> list[float]:
    """By round: how many times as long the p99 of moves is while others play the bot. They stand still in between."""
    ready = multiprocessing.Event()
    others = multiprocessing.Process(target=beside, args=(url, asked.thinking, asked.pace, ready))
    others.start()
    ready.wait()
    found: list[float] = []
    try:
        for _ in range(ROUNDS):
            os.kill(others.ident or 0, signal.SIGSTOP)
            alone, _ = asyncio.run(measure(url, asked.tables, asked.pace, asked.seconds))
            os.kill(others.ident or 0, signal.SIGCONT)
            crowded, _ = asyncio.run(measure(url, asked.tables, asked.pace, asked.seconds))
            found.append(percentile(crowded, 99) / percentile(alone, 99))
            print(f"moves p50, p99 ms alone {said(alone)}; beside {asked.thinking} tables with {BOT} {said(crowded)}")
    finally:
        others.kill()
    return found


def said(times: list[float]) -> str:
    return f"{percentile(times, 50):.2f} {percentile(times, 99):.2f}"


def run(url: str, asked: argparse.Namespace) -> bool:
    if not asked.thinking:
        return report(*asyncio.run(measure(url, asked.tables, asked.pace, asked.seconds))) <= TARGET
    found = sorted(growths(url, asked))
    growth = found[ROUNDS // 2]
    print(f"moves' p99 grows {growth:.2f} times ({found[0]:.2f}–{found[-1]:.2f}), target {THINKING_TARGET:.1f}")
    return growth < THINKING_TARGET


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--pace", type=float, default=1.0, help="seconds between two moves at a table")
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--thinking", type=int, default=0, help="tables that play a bot in every second part")
    parser.add_argument("--port", type=int, default=8765)
    asked = parser.parse_args()
    url = f"http://127.0.0.1:{asked.port}"
    with tempfile.TemporaryDirectory() as folder:
        program = SERVE.format(database=str(Path(folder) / "bench.sqlite"), port=asked.port)
        with subprocess.Popen([sys.executable, "-c", program], stdout=subprocess.DEVNULL) as process:
            try:
                wait_for(url, process)
                good = run(url, asked)
            finally:
                process.terminate()
    sys.exit(not good)


if __name__ == "__main__":
    main()
