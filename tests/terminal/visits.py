"""Terminals at a real server's table."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path

from armarium.client.cookies import CookieJar
from armarium.client.house import Address, House
from armarium.terminal.distant import Distant
from tests.server.house import Guest
from tests.server.house import House as Server

PATIENCE = 60.0  # seconds


def visitor(url: str, table: str, folder: Path, name: str, sits: bool = True) -> Distant:
    house = House(url, CookieJar(folder / f"{name}.json"))
    house.introduce(name)
    if sits:
        house.sit(table)
    return Distant(Address(url, table), house)


def until(what: Callable[[], bool], *sessions: Distant) -> None:
    end = time.monotonic() + PATIENCE
    while not what():
        assert time.monotonic() < end
        for session in sessions:
            session.wait(0.02)


def started(server: Server, folder: Path, game: str = "rune") -> tuple[str, Guest, list[Distant]]:
    """A table with two terminals, begun by a host who only looks on."""
    host = server.guest()
    table = host.open(game, 2, sit=False)
    both = [visitor(server.url, table, folder, name) for name in ("Ana", "Bo")]
    host.post(f"/tables/{table}/start")
    until(lambda: all(one.is_started and one.trouble() == "" for one in both), *both)
    return table, host, both


def first_move(one: Distant) -> str:
    return str(one.offers(one.only_person())[0].move)
