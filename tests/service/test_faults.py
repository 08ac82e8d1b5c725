"""Processes that are killed, stopped and cut off in mid-load, behind a real HAProxy on a real PostgreSQL.

Each fault a few times here, 25 times under `make soak` (ARMARIUM_FAULTS). Nothing acknowledged is lost, nothing happens
twice, every table goes on; the report says how long the longest silence was.
"""

from __future__ import annotations

import os
import shutil
import signal
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
import sqlalchemy as sa

from tests.server.drawing import leaning
from tests.server.house import Guest, Told
from tests.service.conftest import REPORTS
from tests.service.fleet import Fleet, Load, Seat, Server, wait_until
from tests.service.postgres import Cluster

TIMES = int(os.environ.get("ARMARIUM_FAULTS", "2"))
STOPPED = float(os.environ.get("ARMARIUM_STOPPED", "6"))  # seconds; longer than a lease lasts
TABLES = 6
pytestmark = pytest.mark.skipif(shutil.which("haproxy") is None, reason="HAProxy is not installed")
Fault = Callable[[Fleet, Load, Cluster], None]


@pytest.fixture
def fleet(url: str, tmp_path: Path) -> Iterator[Fleet]:
    opened = Fleet(url, tmp_path)
    yield opened
    opened.close()


def a_keeper(fleet: Fleet, load: Load) -> Server:
    for player in load.players:
        if (server := fleet.keeper(player.table)) is not None:
            return server
    raise AssertionError("nobody keeps a table")


def kill_keeper(fleet: Fleet, load: Load, _: Cluster) -> None:
    server = a_keeper(fleet, load)
    server.kill()
    load.wait_for_moves(3)
    server.start()
    wait_until(server.is_ready)


def kill_relaying_process(fleet: Fleet, load: Load, _: Cluster) -> None:
    """The server that keeps fewer of the tables: most of what it does is relaying."""
    kept = [fleet.keeper(player.table) for player in load.players]
    server = min(fleet.servers, key=kept.count)
    server.kill()
    load.wait_for_moves(3)
    server.start()
    wait_until(server.is_ready)


def stop_keeper(fleet: Fleet, load: Load, _: Cluster) -> None:
    server = a_keeper(fleet, load)
    server.signal(signal.SIGSTOP)
    stopped = time.monotonic()
    load.wait_for_moves(3)
    assert server not in [fleet.keeper(player.table) for player in load.players]
    time.sleep(max(0.0, STOPPED - (time.monotonic() - stopped)))
    server.signal(signal.SIGCONT)
    wait_until(server.is_ready)


def restart_database(_fleet: Fleet, _load: Load, cluster: Cluster) -> None:
    cluster.restart()


def cut_notifications(fleet: Fleet, _load: Load, cluster: Cluster) -> None:
    database = sa.make_url(str(fleet.engine.url)).database
    query = f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{database}'"
    cluster.execute(f"{query} AND position('LISTEN ' in query) = 1")


FAULTS: list[Fault] = [kill_keeper, kill_relaying_process, stop_keeper, restart_database, cut_notifications]


@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: fault.__name__)
def test_nothing_acknowledged_is_lost(fleet: Fleet, cluster: Cluster, fault: Fault) -> None:
    load = Load(fleet, TABLES)
    for _ in range(TIMES):
        fault(fleet, load, cluster)
        load.wait_for_moves(5)
    report = load.finish()
    silence = f"longest silence {report['longest']:.1f} s"
    counts = f"{report['moves']} moves, {report['lost']} lost, {report['doubled']} doubled"
    REPORTS.append(f"{fault.__name__} x {TIMES}: {counts}, {silence}")
    assert (report["lost"], report["doubled"]) == (0, 0)
    assert report["moves"] > 0


def test_a_bot_plays_on_when_its_worker_is_killed(fleet: Fleet) -> None:
    """At a table of its own each time: a bot that has failed twice is replaced by one that needs no worker."""
    guest = Guest(fleet.url)
    killed = lines = 0
    while killed < TIMES:
        table = guest.open("lantern", 2, options={"turns": 8}, bots=[None, "last"], start=True)
        line = guest.joined(table)
        told: Told = {"to_act": [0], "entry": {"n": 0}}
        while told["to_act"]:
            told = line.play("roll", told["entry"]["n"])
            while told["to_act"] == [1]:
                told = line.hear_until("step")
            killed += kill_workers(fleet)
        numbers = [n for n, _ in fleet.lines(table)]
        assert numbers == list(range(told["entry"]["n"] + 1)) and len(numbers) >= 9
        lines += len(numbers)
    guest.leave()
    REPORTS.append(f"kill_worker x {killed}: {lines} log lines in order")


def kill_workers(fleet: Fleet) -> int:
    workers = [worker for server in fleet.servers for worker in server.workers()]
    for worker in workers:
        os.kill(worker, signal.SIGKILL)
    return len(workers)


def restart_gracefully(fleet: Fleet, load: Load, _: Cluster) -> None:
    """One after another, as a new version is brought in: each is ready again before the next one ends."""
    for server in fleet.servers:
        server.end()
        load.wait_for_moves(1)
        server.start()
        wait_until(lambda server=server: server.is_ready() and fleet.is_open())


def test_a_graceful_restart_loses_no_move_and_breaks_no_table(fleet: Fleet, cluster: Cluster) -> None:
    load = Load(fleet, TABLES)
    for _ in range(TIMES):
        restart_gracefully(fleet, load, cluster)
    report = load.finish()
    counts = f"{report['moves']} moves, {report['lost']} lost, {report['doubled']} doubled"
    REPORTS.append(f"graceful restart x {2 * TIMES}: {counts}, longest silence {report['longest']:.1f} s")
    assert (report["lost"], report["doubled"]) == (0, 0)
    for server in fleet.servers:
        assert "Traceback" not in server.log.read_text("utf-8")


def test_a_pull_goes_on_through_a_graceful_restart(url: str, tmp_path: Path) -> None:
    """A hand draws while its keeper ends: told again from the beginning, as the page does it, it draws on."""
    fleet = Fleet(url, tmp_path, games="house")
    seat = Seat(fleet.url)
    try:
        table = str(seat.post("/tables", game="kamimai", seats=1, start=True)["id"])
        samples, sent = leaning(), 0
        for _ in range(1 + TIMES):
            seat.pull(table, 1, samples[: sent + 8], more=True)
            sent += 8
            keeper = fleet.keeper(table)
            assert keeper is not None
            keeper.end()
            keeper.start()
            wait_until(lambda keeper=keeper: keeper.is_ready() and fleet.is_open())
            assert [n for n, _ in fleet.lines(table)] == [0], "nobody let go"
        assert seat.pull(table, 1, samples, more=False)["n"] == 1
        assert [n for n, _ in fleet.lines(table)] == [0, 1]
    finally:
        seat.leave()
        fleet.close()


def test_a_pull_goes_on_when_the_process_that_relays_it_ends(url: str, tmp_path: Path) -> None:
    """Its keeper goes on, and takes the broken line for no hand that let go."""
    fleet = Fleet(url, tmp_path, games="house")
    seat, watcher = Seat(fleet.doors[0]), Seat(fleet.doors[0])
    try:
        table = str(seat.post("/tables", game="kamimai", seats=1, start=True)["id"])
        watcher.connect(table)
        seat.turn_to(fleet.doors[1])
        samples = leaning()
        seat.pull(table, 1, samples[:8], more=True)
        assert fleet.keeper(table) is fleet.servers[0]
        fleet.servers[1].end()
        seat.pull(table, 1, samples[:16], more=True)
        assert [n for n, _ in fleet.lines(table)] == [0], "nobody let go"
        assert seat.pull(table, 1, samples[16:], more=False)["n"] == 1
        assert fleet.keeper(table) is fleet.servers[0]
    finally:
        watcher.leave()
        seat.leave()
        fleet.close()
