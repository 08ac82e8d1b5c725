"""What all tests share: every game on the shelf, settled Hypothesis, and the clause report."""

from __future__ import annotations

import pytest
from hypothesis import HealthCheck, settings

from armarium import shelf
from armarium.game import Game

pytest_plugins = ["tests.clauses"]

settings.register_profile(
    "armarium",
    deadline=None,
    derandomize=True,
    database=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.filter_too_much],
)
settings.load_profile("armarium")


@pytest.fixture(params=shelf.NAMES)
def game(request: pytest.FixtureRequest) -> Game:
    """Every game on the shelf, one after the other."""
    return shelf.game(request.param)
