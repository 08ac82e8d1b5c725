"""How long a bot's answer takes while somebody else asks for much: first in quiet, then under each attack, in one run.

Three people each play Rune against a quick bot on a real server on loopback. One other guest then has sixty tables ask
for hints without a pause, or play the strongest bot, or opens tables where bots play among themselves. A bot's answer
may take at most twice as long as in quiet, in the middle and at the 95th of a hundred.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Coroutine
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
from benchmarks.server import guests, percentile, wait_for
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from armarium.server.listeners import bind

TARGET = 2.0
SERVE = """
from armarium.server.run import run
from armarium.server.settings import Settings
many = dict(change_rate=1e6, change_burst=10**6, introduction_burst=10**6, message_rate=1e3, message_burst=10**4)
many |= dict(socket_burst=10**3)
run(Settings(database={database!r}, **many), port={port}, browser=False)
"""


class Guest:
    """One identity, with as many tables as it likes."""

    def __init__(self, http: httpx.AsyncClient, url: str) -> None:
        self._http, self._url = http, url
        self._headers: dict[str, str] = {}

    async def arrive(self) -> None:
        answer = await self._http.get("/api/me")
        self._headers = {"cookie": answer.headers["set-cookie"].split(";")[0]}

    async def open(self, bots: list[str | None], **about: Any) -> str:
        body = {"game": "rune", "seats": 2, "bots": bots, "start": True, **about}
        answer = await self._http.post("/api/tables", json=body, headers=self._headers)
        return str(answer.json()["id"])

    def socket(self, table: str) -> Any:
        address = f"{self._url.replace('http', 'ws', 1)}/api/tables/{table}/socket"
        return connect(address, additional_headers=self._headers, compression=None, max_size=None)


def told_in(text: str | bytes) -> tuple[int, list[Any], list[int], dict[str, Any]] | None:
    """Log number, offers, who must act, and the message, where it tells a position."""
    message = json.loads(text)
    if message["type"] == "welcome":
        return message["n"], message["offers"], message["table"]["to_act"], message
    if message["type"] == "step":
        return message["entry"]["n"], message["offers"], message["to_act"], message
    return None


async def play(guest: Guest, bot: str, until: float, times: list[float]) -> None:
    """Play this bot, table after table; from when it must act to when its move is told."""
    while time.monotonic() < until:
        with suppress(ConnectionClosed, TimeoutError):
            async with guest.socket(await guest.open([None, bot])) as socket:
                await socket.send('{"type": "join"}')
                await asyncio.wait_for(one_game(socket, times), max(0.1, until - time.monotonic()))


async def one_game(socket: ClientConnection, times: list[float]) -> None:
    asked: float | None = None
    async for text in socket:
        told = told_in(text)
        if told is None:
            continue
        n, offers, to_act, message = told
        if asked is not None and message["type"] == "step" and message["entry"]["seat"] == 1:
            times.append(time.perf_counter() - asked)
        asked = time.perf_counter() if to_act == [1] else None
        if message["result"] is not None:
            return
        if to_act == [0] and offers:
            move = random.choice(offers)["move"]
            await socket.send(json.dumps({"type": "move", "id": f"m{n}", "at": n, "move": move}))


async def ask_hints(guest: Guest, until: float) -> None:
    """One table that asks for one hint after another."""
    with suppress(ConnectionClosed):
        async with guest.socket(await guest.open([None, "random"], hints=True)) as socket:
            await socket.send('{"type": "join"}')
            asked = 0
            while time.monotonic() < until:
                message = json.loads(await socket.recv())
                told = message["type"] in ("welcome", "step") and 0 in (
                    message["table"]["to_act"] if message["type"] == "welcome" else message["to_act"]
                )
                if told or message["type"] in ("hints", "no"):
                    asked += 1
                    at = message.get("n", message.get("entry", {}).get("n", 0))
                    await socket.send(json.dumps({"type": "hint", "id": f"h{asked}", "at": at}))


Attack = Callable[[Guest, float, int], Coroutine[Any, Any, None]]


async def hints(guest: Guest, until: float, count: int) -> None:
    await asyncio.gather(*(ask_hints(guest, until) for _ in range(count)))


async def masters(guest: Guest, until: float, count: int) -> None:
    await asyncio.gather(*(play(guest, "master", until, []) for _ in range(count)))


async def alone(guest: Guest, until: float, count: int) -> None:
    for _ in range(count):
        await guest.open(["master", "master"], sit=False)
    await asyncio.sleep(max(0.0, until - time.monotonic()))


ATTACKS: dict[str, Attack] = {"hints": hints, "masters": masters, "bots-alone": alone}


async def answers(url: str, asked: argparse.Namespace, attack: Attack | None) -> list[float]:
    """The seconds the others' bots took, once the attack is under way."""
    times: list[float] = []
    async with guests(url) as http:
        people = [Guest(http, url) for _ in range(asked.others + 1)]
        for guest in people:
            await guest.arrive()
        until = time.monotonic() + asked.seconds + asked.lead
        attacking = None if attack is None else asyncio.create_task(attack(people[0], until + 1, asked.tables))
        await asyncio.sleep(asked.lead if attack is not None else 0)
        await asyncio.gather(*(play(guest, asked.bot, until, times) for guest in people[1:]))
        if attacking is not None:
            attacking.cancel()
    return times


def row(name: str, times: list[float], quiet: list[float]) -> tuple[str, float]:
    middle, late = percentile(times, 50), percentile(times, 95)
    ratios = middle / percentile(quiet, 50), late / percentile(quiet, 95)
    figures = f"{len(times)} | {middle:.0f} | {late:.0f} | {ratios[0]:.2f} | {ratios[1]:.2f}"
    return f"| {name} | {figures} |", max(ratios)


def run(asked: argparse.Namespace, folder: str) -> float:
    with bind("127.0.0.1", 0) as listener:
        port = int(listener.getsockname()[1])
    url = f"http://127.0.0.1:{port}"
    program = SERVE.format(database=str(Path(folder) / "queues.sqlite"), port=port)
    worst = 0.0
    with subprocess.Popen([sys.executable, "-c", program], stdout=subprocess.DEVNULL) as server:
        try:
            wait_for(url, server)
            asyncio.run(answers(url, argparse.Namespace(**vars(asked) | {"seconds": 5.0}), None))  # workers start
            for name in asked.attacks:
                quiet = asyncio.run(answers(url, asked, None))
                attacked = asyncio.run(answers(url, asked, ATTACKS[name]))
                print(row("quiet", quiet, quiet)[0])
                line, ratio = row(name, attacked, quiet)
                print(line, flush=True)
                worst = max(worst, ratio)
        finally:
            os.kill(server.pid, signal.SIGTERM)
    return worst


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("attacks", nargs="*", default=list(ATTACKS))
    parser.add_argument("--tables", type=int, default=60, help="of the one guest who asks for much")
    parser.add_argument("--others", type=int, default=3)
    parser.add_argument("--bot", default="greedy", help="whom the others play")
    parser.add_argument("--seconds", type=float, default=30.0)
    parser.add_argument("--lead", type=float, default=5.0, help="seconds the attack has before anything is measured")
    asked = parser.parse_args()
    print("| | answers | p50 ms | p95 ms | × p50 | × p95 |")
    print("|---|---:|---:|---:|---:|---:|")
    with tempfile.TemporaryDirectory() as folder:
        worst = run(asked, folder)
    print(f"at most {worst:.2f} times as long, target {TARGET:.1f}")
    sys.exit(worst > TARGET)


if __name__ == "__main__":
    main()
