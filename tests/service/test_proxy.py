"""HAProxy as in the example, hashing by the table's id: everybody meets the keeper, and nothing is relayed. So with
Caddy, where it is installed."""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path

import httpx
import pytest

from tests.server.house import Guest, House
from tests.service.fleet import ROOT, Fleet, Server, free_port, wait_until
from tests.service.test_relay import at, kept_by

pytestmark = pytest.mark.skipif(shutil.which("haproxy") is None, reason="HAProxy is not installed")
TABLES = 10


@pytest.fixture
def fleet(url: str, tmp_path: Path) -> Iterator[Fleet]:
    opened = Fleet(url, tmp_path, is_hashed=True)
    yield opened
    opened.close()


@pytest.fixture
def caddy(fleet: Fleet, tmp_path: Path) -> Iterator[str]:
    """The example before these servers, on loopback and without a certificate."""
    port = free_port()
    text = (ROOT / "deploy" / "Caddyfile").read_text("utf-8")
    start = "{$HOUSE:localhost} {\n"
    assert start in text
    file = tmp_path / "Caddyfile"
    file.write_text("{\n\tadmin off\n}\n" + text.replace(start, f"{start}\tbind 127.0.0.1\n"))
    about = {"HOUSE": f"http://127.0.0.1:{port}", "HOME": str(tmp_path)}
    about["SERVERS"] = " ".join(f"127.0.0.1:{server.port}" for server in fleet.servers)
    command = ["caddy", "run", "--config", str(file), "--adapter", "caddyfile"]
    proxy = subprocess.Popen(command, env=os.environ | about, stderr=subprocess.DEVNULL)
    try:
        wait_until(lambda: is_open(about["HOUSE"]))
        yield about["HOUSE"]
    finally:
        proxy.terminate()
        proxy.wait()


def is_open(url: str) -> bool:
    """Whether it has found the servers, and keeps to itself what it asks them."""
    try:
        return [httpx.get(f"{url}{path}").status_code for path in ("/api/games", "/ready")] == [200, 404]
    except httpx.HTTPError:
        return False


def number(server: Server, name: str) -> float:
    text = httpx.get(f"http://127.0.0.1:{server.admin_port}/metrics").text
    return float(next(line for line in text.splitlines() if line.startswith(f"{name} ")).split()[1])


def test_a_proxy_that_hashes_by_table_saves_the_relay(fleet: Fleet) -> None:
    assert play_everywhere(fleet, fleet.url) == 0


@pytest.mark.skipif(shutil.which("caddy") is None, reason="Caddy is not installed")
def test_so_does_caddy(fleet: Fleet, caddy: str) -> None:
    """One probe answered late is enough for it to take a server for dead, and to ask the other meanwhile."""
    assert play_everywhere(fleet, caddy) <= TABLES


def play_everywhere(fleet: Fleet, url: str) -> float:
    """Tables are opened at either server in turn; whoever comes to one is sent to the server its id belongs to.
    How many of some sixty requests and sockets were relayed all the same."""
    guests = [Guest(url), Guest(url)]
    tables = [guests[0].open(options={"turns": 4}) for _ in range(TABLES)]
    for table in tables:
        line = guests[0].joined(table)
        guests[1].post(f"/tables/{table}/sit")
        guests[0].post(f"/tables/{table}/start")
        other = guests[1].joined(table)
        line.play("roll", 0)
        assert other.hear_until("step")["entry"]["n"] == 1
    relays = sum(number(server, "armarium_relays") for server in fleet.servers)
    assert sum(number(server, "armarium_viewers") for server in fleet.servers) == 2 * TABLES
    keepers = {fleet.keeper(table) for table in tables}
    assert keepers <= set(fleet.servers)
    for guest in guests:
        guest.leave()
    return relays


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
