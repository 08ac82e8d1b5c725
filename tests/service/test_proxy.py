"""HAProxy as in the example, hashing by the table's id: everybody meets the keeper, and nothing is relayed."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import httpx
import pytest

from tests.server.house import Guest, House
from tests.service.fleet import Fleet, Server
from tests.service.test_relay import at, kept_by

pytestmark = pytest.mark.skipif(shutil.which("haproxy") is None, reason="HAProxy is not installed")
TABLES = 10


@pytest.fixture
def fleet(url: str, tmp_path: Path) -> Iterator[Fleet]:
    opened = Fleet(url, tmp_path, is_hashed=True)
    yield opened
    opened.close()


def number(server: Server, name: str) -> float:
    text = httpx.get(f"http://127.0.0.1:{server.admin_port}/metrics").text
    return float(next(line for line in text.splitlines() if line.startswith(f"{name} ")).split()[1])


def test_a_proxy_that_hashes_by_table_saves_the_relay(fleet: Fleet) -> None:
    """Tables are opened at either server in turn; whoever comes to one is sent to the server its id belongs to."""
    guests = [Guest(fleet.url), Guest(fleet.url)]
    tables = [guests[0].open(options={"turns": 4}) for _ in range(TABLES)]
    for table in tables:
        line = guests[0].joined(table)
        guests[1].post(f"/tables/{table}/sit")
        guests[0].post(f"/tables/{table}/start")
        other = guests[1].joined(table)
        line.play("roll", 0)
        assert other.hear_until("step")["entry"]["n"] == 1
    assert [number(server, "armarium_relays") for server in fleet.servers] == [0, 0]
    assert sum(number(server, "armarium_viewers") for server in fleet.servers) == 2 * TABLES
    keepers = {fleet.keeper(table) for table in tables}
    assert keepers <= set(fleet.servers)
    for guest in guests:
        guest.leave()


def test_a_table_is_kept_where_its_first_viewer_comes_to(open_houses: Callable[..., list[House]]) -> None:
    first, second = open_houses()
    host = first.guest()
    table = host.open(options={"turns": 4})
    assert (kept_by(first, table), kept_by(second, table)) == (True, False)
    line = at(second, host).joined(table)
    assert (kept_by(first, table), kept_by(second, table)) == (False, True)
    other = first.guest()
    other.post(f"/tables/{table}/sit")
    at(second, host).post(f"/tables/{table}/start")
    relayed = other.joined(table)
    assert (kept_by(first, table), kept_by(second, table)) == (False, True), "somebody is there: it stays"
    line.play("roll", 0)
    assert relayed.play("roll", 1)["entry"]["n"] == 2
