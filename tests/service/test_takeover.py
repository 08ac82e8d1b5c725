"""What goes on where a table is taken over: a bot's turn, a watched order, a hand in mid-pull, an analysis."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
import sqlalchemy as sa

from armarium.bots import HOUSE
from armarium.store import Store
from tests.server.drawing import GRIP, grabbed, leaning
from tests.server.house import Guest, House
from tests.server.watched import HandClock, Room, joined_again
from tests.service.postgres import Cluster
from tests.service.test_relay import at_url, eventually, holders, kept_by, stop_beating, take_over

Houses = Callable[..., list[House]]
PATIENT: dict[str, Any] = {"catalogue": HOUSE, "message_rate": 1e6, "message_burst": 10**6}


def taken_over(first: House, second: House, guest: Guest, table: str) -> Guest:
    """The first process is as good as dead, the person comes to the second, which keeps the table from then on."""
    stop_beating(first)
    eventually(lambda: kept_by(second, table) or take_over(second, guest, table))
    return at_url(second, guest)


def test_a_bot_that_was_on_turn_plays_where_the_table_is_now(open_houses: Houses) -> None:
    first, second = open_houses()
    first.hall.bot_pool.choose = never  # its worker answers no more
    guest = first.guest()
    table = guest.open(bots=[None, "last"], options={"turns": 8}, start=True)
    line = guest.joined(table)
    line.ask("move", move="roll", at=0)
    assert line.hear_until("step")["to_act"] == [1]
    again = taken_over(first, second, guest, table).joined(table)
    told = again.join()
    while told.get("entry", {}).get("n", told.get("n")) < 2:
        told = again.hear_until("step")
    assert again.join()["table"]["to_act"] == [0]


async def never(*_: object) -> str:
    await asyncio.sleep(3600)
    return ""


def test_a_hand_in_mid_pull_goes_on_at_the_new_keeper(open_houses: Houses) -> None:
    """As the page does it: all of the way again under the same id, then what comes."""
    first, second = open_houses(**PATIENT)
    guest = first.guest()
    table = guest.open("kamimai", 1, start=True)
    line, samples = guest.joined(table), leaning()
    id = grabbed(line, 1, 0, samples[:8])
    again = taken_over(first, second, guest, table).joined(table)
    asked: dict[str, Any] = {"id": id, "at": 0, "slot": 1, "grip": GRIP}
    again.send("pull", **asked, samples=samples[:8], more=True)
    assert again.hear_until("poses", "no")["type"] == "poses"
    assert again.ask("pull", **asked, samples=samples[8:])["n"] == 1
    assert again.hear_until("step")["entry"]["move"].startswith("pull 1 > ")
    assert again.ask("pull", **asked, samples=samples)["n"] == 1, "asked once more it is answered, not drawn again"
    assert again.join()["n"] == 1


def test_penances_are_watched_where_the_table_is_now(open_houses: Houses) -> None:
    first, second = open_houses(**PATIENT)
    for house in (first, second):
        house.hall.clock = HandClock()
    room = Room(first, "leg-1")
    taken_over(first, second, room.guests[0], room.table)
    room.house = second
    room.lines = [joined_again(second, room, seat) for seat in range(2)]
    room.opening()
    assert room.slips() == []
    room.wait(15)
    assert room.slips() == ["slip 1 leg-1"]
    assert [line.move for line in room.written()][1:] == room.moves()


def test_an_analysis_goes_on_where_the_table_is_now(open_houses: Houses) -> None:
    first, second = open_houses(catalogue=HOUSE, analysis_simulations=8)
    guest = first.guest()
    table = guest.open("rune", 2, bots=["random", "random"], start=True)
    line = guest.joined(table)
    while line.hear_until("step")["result"] is None:
        pass
    first.hall.bot_pool.evaluate = never
    assert guest.post(f"/tables/{table}/analysis")["stage"] == "running"
    other = taken_over(first, second, guest, table)
    eventually(lambda: other.get(f"/tables/{table}/analysis")["stage"] == "done")


def test_of_two_that_make_the_houses_key_at_once_both_start_with_one(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The second one ended with a traceback: each had looked before the other wrote."""
    first, second = Store(url), Store(url)
    random, keys = secrets.token_hex, list[bytes]()

    def meanwhile(size: int) -> str:
        monkeypatch.setattr(secrets, "token_hex", random)
        with ThreadPoolExecutor(1) as thread:
            keys.append(thread.submit(asyncio.run, second.key()).result(30))
        return random(size)

    monkeypatch.setattr(secrets, "token_hex", meanwhile)
    try:
        assert [asyncio.run(first.key())] == keys
    finally:
        first.close()
        second.close()


def test_a_lost_lock_connection_is_noticed_and_taken_again(open_houses: Houses, cluster: Cluster, url: str) -> None:
    first, second = open_houses()
    table, guests, lines = first.pair(turns=8)
    assert (kept_by(first, table), kept_by(second, table)) == (True, False)
    database = sa.make_url(url).database
    locking = "SELECT pid FROM pg_locks JOIN pg_stat_activity USING (pid) WHERE locktype = 'advisory' AND granted"
    pids = cluster.execute(f"{locking} AND datname = '{database}'")
    assert len(pids) == 2
    for (pid,) in pids:
        cluster.execute(f"SELECT pg_terminate_backend({pid})")
    time.sleep(0.1)
    eventually(lambda: holders(cluster) == 2)
    assert not {*cluster.execute(f"{locking} AND datname = '{database}'")} & {*pids}
    lines[0].play("roll", 0)
    assert at_url(second, guests[1]).joined(table).play("roll", 1)["entry"]["n"] == 2
