"""A server for a test, ended with it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.house import House, toy_settings


@pytest.fixture
def open_house(tmp_path: Path) -> Iterator[Callable[..., House]]:
    houses: list[House] = []

    def opened(**changed: Any) -> House:
        houses.append(House(toy_settings(tmp_path, **changed)))
        return houses[-1]

    yield opened
    for house in houses:
        house.close()


@pytest.fixture
def house(open_house: Callable[..., House]) -> House:
    return open_house()
