"""One PostgreSQL for all tests of the service, a database for each; several servers on it."""

from __future__ import annotations

import importlib.util
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.house import House, toy_settings
from tests.service.postgres import PROGRAMS, Cluster

REPORTS: list[str] = []  # what the tests of faults have counted


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    for line in REPORTS:
        terminalreporter.write_line(f"armarium: {line}")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    missing = not PROGRAMS or importlib.util.find_spec("psycopg") is None
    for item in items:
        if Path(__file__).parent in item.path.parents:
            item.add_marker(pytest.mark.service)
            if missing:
                item.add_marker(pytest.mark.skip(reason="PostgreSQL or armarium[postgres] is not installed"))


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    opened = Cluster()
    yield opened
    opened.remove()


@pytest.fixture
def url(cluster: Cluster) -> str:
    return cluster.new_database()


@pytest.fixture
def open_houses(tmp_path: Path, url: str) -> Iterator[Callable[..., list[House]]]:
    """So many servers on one database, in threads of this process."""
    houses: list[House] = []

    def open_all(count: int = 2, **changed: Any) -> list[House]:
        fresh = [House(toy_settings(tmp_path, database=url, lock_patience=5.0, **changed)) for _ in range(count)]
        houses.extend(fresh)
        return fresh

    yield open_all
    for house in houses:
        house.close()
