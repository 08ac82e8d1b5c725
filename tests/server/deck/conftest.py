"""One server with a standing Grimoire for all tests of a file, and a person for each."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.drawing import kamimai_settings
from tests.server.house import Guest, House


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    house = House(kamimai_settings(tmp_path_factory.mktemp("deck") / "tables.sqlite"))
    yield house
    house.close()


@pytest.fixture
def guest(house: House) -> Iterator[Guest]:
    guest = Guest(house.url)
    yield guest
    guest.leave()
