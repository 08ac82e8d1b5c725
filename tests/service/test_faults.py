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

from tests.service.conftest import REPORTS
from tests.service.fleet import Fleet, Load, Server, wait_until
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
    table = next(player.table for player in load.players if fleet.keeper(player.table) is server)
    server.signal(signal.SIGSTOP)
    stopped = time.monotonic()
    load.wait_for_moves(3)
    assert fleet.keeper(table) is not server
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
    from tests.server.house import Guest

    guest = Guest(fleet.url)
    table = guest.open("lantern", 2, options={"turns": 200}, bots=[None, "last"], start=True)
    line = guest.joined(table)
    killed = n = 0
    for _ in range(2 * TIMES):
        told = line.play("roll", n)
        while told["to_act"] != [0]:
            told = line.hear_until("step")
        n = told["entry"]["n"]
        for worker in [worker for server in fleet.servers for worker in server.workers()]:
            os.kill(worker, signal.SIGKILL)
            killed += 1
    guest.leave()
    numbers = [n for n, _ in fleet.lines(table)]
    assert killed > 0
    assert numbers == list(range(n + 1))
    REPORTS.append(f"kill_worker x {killed}: {len(numbers)} log lines in order")
