"""`armarium serve --processes 2`: one address, one that watches, what dies is started anew, SIGHUP replaces all."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
import sqlalchemy as sa

from armarium.cli import main
from armarium.store.schema import keepers
from tests.service.fleet import ROOT, free_port, wait_until

Serving = tuple[subprocess.Popen[bytes], str]


@pytest.fixture
def serving(url: str) -> Iterator[Serving]:
    port = free_port()
    path = os.pathsep.join([str(ROOT), *(each for each in sys.path if each)])
    command = [sys.executable, "-m", "armarium", "serve", "--port", str(port), "--processes", "2", "--database", url]
    parent = subprocess.Popen(command, env=os.environ | {"PYTHONPATH": path}, stdout=subprocess.DEVNULL)
    try:
        yield parent, f"http://127.0.0.1:{port}"
    finally:
        parent.send_signal(signal.SIGTERM)
        assert parent.wait(60) == 0


def children(parent: subprocess.Popen[bytes]) -> set[int]:
    return {int(pid) for pid in Path(f"/proc/{parent.pid}/task/{parent.pid}/children").read_text().split()}


def keeper_ids(url: str) -> set[str]:
    """Of those that have not resigned; a killed one stays noted down until its row is old."""
    engine = sa.create_engine(url, poolclass=sa.NullPool)
    alive = sa.select(keepers.c.id).where(keepers.c.until > sa.text("extract(epoch FROM clock_timestamp())"))
    with engine.connect() as connection:
        return set(connection.scalars(alive))


def is_served(address: str) -> bool:
    try:
        return httpx.get(f"{address}/ready", timeout=5).status_code == 200
    except httpx.HTTPError:
        return False


def has_two(url: str) -> bool:
    try:
        return len(keeper_ids(url)) == 2
    except sa.exc.ProgrammingError:  # its tables are not made yet
        return False


def test_what_dies_is_started_anew_and_all_are_replaced_on_request(serving: Serving, url: str) -> None:
    parent, address = serving
    wait_until(lambda: has_two(url))
    first = children(parent)
    assert len(first) == 2 and is_served(address)
    os.kill(min(first), signal.SIGKILL)
    wait_until(lambda: len(children(parent) - first) == 1 and has_two(url))
    assert is_served(address)
    second, noted = children(parent), keeper_ids(url)
    parent.send_signal(signal.SIGHUP)
    wait_until(lambda: not children(parent) & second and len(children(parent)) == 2)
    wait_until(lambda: has_two(url) and not keeper_ids(url) & noted)
    assert is_served(address)


def test_several_processes_need_postgresql(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    given = ["serve", "--port", "0", "--processes", "2", "--database", str(tmp_path / "a.sqlite"), "--lang", "en"]
    assert main(given) == 2
    assert "PostgreSQL" in capsys.readouterr().err
