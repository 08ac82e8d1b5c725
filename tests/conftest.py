"""What all tests share: every game on the shelf, settled Hypothesis, and the clause report."""

from __future__ import annotations

import logging
import os
from collections.abc import Iterator

import pytest
from hypothesis import HealthCheck, settings

os.environ["ARMARIUM_BOXES"] = "{}"  # whoever runs the tests may own a box: they are about the house's

from armarium import shelf
from armarium.game import Game


class NoGaps(logging.Handler):
    """A sentence that cannot be made is told as its key, so that no game ends with it; in a test it is a fault."""

    def emit(self, record: logging.LogRecord) -> None:
        raise AssertionError(record.getMessage())


NO_GAPS = NoGaps(logging.ERROR)
logging.getLogger("armarium.words").addHandler(NO_GAPS)

pytest_plugins = ["tests.clauses", "tests.browser.chromium"]

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


@pytest.fixture
def gaps_allowed() -> Iterator[None]:
    """For a test of what is told where a sentence cannot be made."""
    logger = logging.getLogger("armarium.words")
    logger.removeHandler(NO_GAPS)
    yield
    logger.addHandler(NO_GAPS)
