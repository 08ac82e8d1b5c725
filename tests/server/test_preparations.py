"""What a process does once is done beside the loop and charged to nobody: whoever comes first is not refused for it."""

from __future__ import annotations

import asyncio
import json
import os
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser

from armarium import words
from armarium.bots import HOUSE
from armarium.server import lessons, limits
from armarium.server.preparations import Preparations
from tests.server.house import House
from tests.server.toys import TOYS

HOUR = 3600.0


class ProcessorClock(threading.local):
    """In place of the processor time of each thread: it goes on by what is said to be hard work, by nothing else."""

    seconds = 0.0
    monotonic = staticmethod(time.monotonic)

    def thread_time(self) -> float:
        return self.seconds


class Work:
    """Calls something, which costs an hour each of the first `hard` times."""

    def __init__(self, clock: ProcessorClock, light: Callable[..., Any], hard: int = 1) -> None:
        self._clock = clock
        self._light = light
        self._hard = hard
        self.calls = 0

    def do(self, *args: Any, **kwargs: Any) -> Any:
        self.calls += 1
        self._clock.seconds += HOUR * (self.calls <= self._hard)
        return self._light(*args, **kwargs)


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> ProcessorClock:
    """It counts from now on."""
    clock = ProcessorClock()
    monkeypatch.setattr(limits, "time", clock)
    return clock


def is_charged(house: House) -> bool:
    """Whether anybody is: all come from one address, which is charged for whatever they are."""
    return house.ledger.address("127.0.0.1").seconds.level() < 0


def test_what_is_done_by_the_loop_or_for_one_visit_is_charged(house: House, clock: ProcessorClock) -> None:
    """As these tests would see it."""
    guest = house.guest()
    work = Work(clock, house.hall.lobby)
    house.hall.lobby = work.do
    guest.get("/tables")
    assert is_charged(house)


@pytest.mark.parametrize(
    "path",
    [
        "/api/words/fr",
        "/api/words/fr/rune",
        "/api/games/grimoire/rules?language=fr",
        "/api/games/grimoire/guide?language=fr",
        "/t/TABLE",
        "/api/tables/TABLE/picture.svg?language=fr",
        "/embed/TABLE",
    ],
)
def test_words_are_read_once_and_charged_to_nobody(
    open_house: Callable[..., House],
    monkeypatch: pytest.MonkeyPatch,
    clock: ProcessorClock,
    tmp_path: Path,
    path: str,
) -> None:
    """The first page of the house asks for them: three tenths of a second for whoever came first after a start."""
    (tmp_path / "index.html").write_text("<!doctype html><head></head>")
    house = open_house(catalogue=HOUSE, pages=tmp_path)
    if "TABLE" in path:
        path = path.replace("TABLE", played_table(house))
    words.words.cache_clear()
    words.box_source.cache_clear()
    work = Work(clock, FluentParser.parse, hard=1000)
    monkeypatch.setattr(FluentParser, "parse", lambda *args: work.do(*args))
    guest = house.guest()
    answer = guest.http.get(path, headers={"accept-language": "fr"})
    assert answer.status_code == 200, answer.text
    assert work.calls, "there are words in it"
    assert not is_charged(house)


def played_table(house: House) -> str:
    """A listed game between two bots, over."""
    host = house.guest()
    table = host.open("rune", 2, bots=["random", "random"], start=True, sit=False, listed=True)
    line = host.line(table)
    if line.join()["result"] is None:
        while line.hear_until("step")["result"] is None:
            pass
    return table


@pytest.mark.parametrize("path", ["lessons", "puzzles", "puzzles/1", "lessons/aim"])
def test_lessons_are_read_once_and_charged_to_nobody(
    open_house: Callable[..., House], monkeypatch: pytest.MonkeyPatch, clock: ProcessorClock, path: str
) -> None:
    """KamiMaï's have a deck in them: whoever looked at them first paid for its engine."""
    house = open_house(catalogue=HOUSE)
    work = Work(clock, lessons.chapter_cards)
    monkeypatch.setattr(lessons, "chapter_cards", work.do)
    guest = house.guest()
    address = f"/api/games/grimoire/{path}"
    answer = guest.http.post(address, json={}) if path == "lessons/aim" else guest.http.get(address)
    assert answer.status_code == 200, answer.text
    assert work.calls
    assert not is_charged(house)


@pytest.mark.parametrize("is_opened", [False, True], ids=["looked at", "opened"])
def test_bots_are_looked_up_once_and_charged_to_nobody(
    open_house: Callable[..., House], clock: ProcessorClock, *, is_opened: bool
) -> None:
    work = Work(clock, TOYS.bot_names)
    house = open_house(catalogue=TOYS._replace(bot_names=work.do))
    guest = house.guest()
    if is_opened:
        guest.open(bots=[None, "last"])
    else:
        guest.get("/games")
    assert work.calls
    assert not is_charged(house)


# --- once -----------------------------------------------------------------------------------------------------------


def test_whoever_asks_meanwhile_waits_for_the_same_call() -> None:
    calls: list[str] = []

    async def ask() -> None:
        preparations = Preparations()
        await asyncio.gather(*(preparations.prepare(calls.append, name) for name in "aba"))
        await preparations.prepare(calls.append, "a")

    asyncio.run(ask())
    assert sorted(calls) == ["a", "b"]


def test_what_fails_is_tried_again() -> None:
    calls: list[int] = []

    def fail_once() -> None:
        calls.append(1)
        if len(calls) == 1:
            raise FileNotFoundError("words")

    async def ask() -> None:
        preparations = Preparations()
        with pytest.raises(FileNotFoundError, match="words"):
            await preparations.prepare(fail_once)
        for _ in range(2):
            await preparations.prepare(fail_once)

    asyncio.run(ask())
    assert len(calls) == 2


# --- a first visit --------------------------------------------------------------------------------------------------


def test_the_loop_opens_no_room_for_a_first_visit(tmp_path: Path) -> None:
    """In a fresh process, where nothing was imported by other tests."""
    command = [sys.executable, "-m", "tests.server.first_visit", str(tmp_path)]
    path = os.pathsep.join(each for each in sys.path if each)
    done = subprocess.run(
        command, capture_output=True, text=True, env=os.environ | {"PYTHONPATH": path}, check=False, timeout=300
    )
    assert done.returncode == 0, done.stderr
    opened: dict[str, list[str]] = json.loads(done.stdout)
    assert len(opened) > 40
    assert {visit: rooms for visit, rooms in opened.items() if rooms} == {}
