"""Tables of Kragmortha on a real server, opened at a position with Looks, and a clock that only a test moves."""

from __future__ import annotations

import asyncio
import threading
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from armarium import words
from armarium.game import Game, parse_option
from armarium.games.kragmortha import GAME
from armarium.log import Line as LogLine
from armarium.log import Seat
from armarium.server.hall import TableSettings, new_row
from armarium.server.settings import database_url
from armarium.server.wardens import Clock
from armarium.store import Store
from armarium.table import Table
from tests.kragmortha.tables import position
from tests.server.house import House, Line, Told

SECRET = bytes(range(32))  # the Looks drawn for slips are always the same


class HandClock(Clock):
    """Stands still until somebody moves it."""

    def __init__(self) -> None:
        super().__init__(now=lambda: self._now)
        self._now = 1000.0
        self._lock = threading.Lock()
        self._waiting: list[tuple[asyncio.AbstractEventLoop, asyncio.Event]] = []

    async def until(self, moment: float) -> None:
        while True:
            waiter = asyncio.Event()
            with self._lock:
                if self._now >= moment:
                    return
                self._waiting.append((asyncio.get_running_loop(), waiter))
            await waiter.wait()

    def go(self, seconds: float) -> None:
        with self._lock:
            self._now += seconds
            waiting, self._waiting = self._waiting, []
        for loop, waiter in waiting:
            loop.call_soon_threadsafe(waiter.set)


class Room:
    """Two goblins and somebody who looks on. Seat 1 plays first; seat 0 holds the Looks and is on turn after it."""

    def __init__(self, house: House, looks: str, options: str = "", others: str = "gbg roo", **fields: str) -> None:
        self.house = house
        self.guests = [house.guest() for _ in range(3)]
        held = ",".join(f"1/{look}" for look in looks.split())
        hands = "/".join(["gbg.gbg.gbg", others.replace(" ", ".")])
        start = position("c8 d6", seat="2", hands=hands, looks=held, rigor="f10", options=options, **fields)
        self.table = opened_at(house, [guest.me["id"] for guest in self.guests[:2]], start, options)
        self.lines = [guest.joined(self.table) for guest in self.guests]
        self.asked: list[Told] = []
        self.settle()

    @property
    def clock(self) -> HandClock:
        clock: HandClock = self.house.hall.clock
        return clock

    @property
    def mine(self) -> Line:
        return self.lines[0]

    @property
    def live(self) -> Any:
        return self.house.hall._lives[self.table]

    @property
    def n(self) -> int:
        return int(self.live.table.n)

    # --- what people do -----------------------------------------------------------------------------------------

    def settle(self) -> None:
        """Joining again waits for the table's lock, so everything sent before it has been dealt with. What is asked of
        the seat is told last."""
        self.mine.join(since=self.n)
        self.mine.send("ping")
        while (told := self.mine.hear())["type"] != "pong":
            if told["type"] == "demands":
                self.asked = told["demands"]

    def play(self, *moves: str, seat: int = 0) -> None:
        for move in moves:
            told = self.lines[seat].ask("move", move=move, at=self.n)
            assert told["type"] == "ack", told
            self.settle()

    def opening(self) -> Room:
        """Seat 1 has its turn; then it is seat 0's."""
        self.play("play 1 d7", "stop", seat=1)
        return self

    def note(self, seat: int = 0, **note: Any) -> None:
        told = self.lines[seat].ask("note", note=note)
        assert told["type"] == "ack", told
        self.settle()

    def press(self, what: str, key: str = "") -> None:
        self.note(type="pressed", what=what, key=key)

    def type(self, text: str) -> None:
        self.note(type="typed", text=text)

    def say(self, text: str, seat: int = 0) -> None:
        told = self.lines[seat].ask("say", text=text)
        assert told["type"] == "ack", told
        self.settle()

    def wait(self, seconds: float) -> None:
        """Let time pass, and see what it brought."""
        self.clock.go(seconds)
        self.settle()

    # --- what came of it ----------------------------------------------------------------------------------------

    def asks(self) -> list[str]:
        return [demand["ask"] for demand in self.asked]

    def demand(self, ask: str) -> Told:
        (found,) = [demand for demand in self.asked if demand["ask"] == ask]
        return found

    def text(self, ask: str, language: str = "fr") -> str:
        """What is to be typed."""
        return words.words("kragmortha", language).say(self.demand(ask)["text"])

    def moves(self) -> list[str]:
        return [step.line.move for step in self.live.table.log[1:]]

    def slips(self) -> list[str]:
        return [move for move in self.moves() if move.startswith("slip")]

    def written(self) -> list[LogLine]:
        return written(self.house, self.table)


def opened_at(house: House, people: list[str], start: str, options: str = "", game: Game = GAME) -> str:
    """A table that begins at a position, with these people on its seats."""
    chosen = {name: parse_option(value) for name, value in (one.split(":") for one in options.split())}
    seats = [Seat(person) for person in people]
    table = Table(game, seats, chosen, SECRET)
    line = LogLine(0, -1, start, [], 0.0)
    table.repeat(line)
    row = new_row(table, TableSettings(people[0]))

    async def keep() -> None:
        store = Store(database_url(house.hall.settings.database))
        try:
            await store.add_table(row, seats, [line])
        finally:
            store.close()

    with ThreadPoolExecutor(1) as aside:  # a browser's test has a loop of its own
        aside.submit(lambda: asyncio.run(keep())).result()
    return row.id


def written(house: House, table: str) -> list[LogLine]:
    """The log as it is in the database."""

    async def read() -> list[LogLine]:
        store = Store(database_url(house.hall.settings.database))
        try:
            found = await store.table(table)
            assert found is not None
            return list(found[2])
        finally:
            store.close()

    return asyncio.run(read())


def joined_again(house: House, room: Room, seat: int) -> Line:
    """The same person at another server with the same database."""
    guest = house.guest()
    guest.http.cookies = room.guests[seat].http.cookies
    return guest.joined(room.table)
