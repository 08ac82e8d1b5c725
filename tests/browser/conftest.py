"""A real table on loopback and real browsers in front of it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from armarium.server.settings import Settings
from tests.browser.people import PATIENCE, Company
from tests.server.house import UNHURRIED, House

expect.set_options(timeout=PATIENCE)
SHOTS = Path(__file__).resolve().parents[2] / "shots"


@pytest.fixture(scope="session")
def all_games(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A table with all games, its bots in no hurry to wait."""
    folder = tmp_path_factory.mktemp("table")
    pages = Path(__file__).resolve().parents[2] / "web" / "dist"
    settings = Settings(
        database=str(folder / "tables.sqlite"),
        pages=pages if (pages / "index.html").exists() else None,
        pause=0.05,
        budget=0.1,
        workers=1,
        message_rate=1000.0,
        message_burst=5000,
        hint_simulations=60,
        analysis_simulations=24,
        **UNHURRIED,
    )
    house = House(settings)
    yield house
    house.close()


@pytest.fixture(scope="session")
def address(all_games: House) -> str:
    """Where it stands."""
    return all_games.url


@pytest.fixture
def company(chromium: Browser, address: str, request: pytest.FixtureRequest) -> Iterator[Company]:
    company = Company(chromium, address)
    before = request.session.testsfailed
    yield company
    if request.session.testsfailed > before:
        print(company.seen())
    company.leave()


@pytest.fixture
def page(company: Company) -> Page:
    """One person at the cupboard."""
    return company.newcomer()


@pytest.fixture(scope="session")
def shots() -> Path:
    SHOTS.mkdir(exist_ok=True)
    return SHOTS
