"""A number corrected in parts.toml is followed by what browsers are sent, what the terminal prints and bots do."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from armarium import shelf
from tests.drawers import drawer
from tests.house.numbers import Number, Shown, at_path

ROOT = Path(__file__).resolve().parents[2]
NUMBERS: dict[str, list[Number]] = {
    name: own.NUMBERS for name in shelf.NAMES if (own := drawer(name, "boxes")) is not None
}


@pytest.fixture(scope="module", params=NUMBERS)
def shown(request: pytest.FixtureRequest) -> list[tuple[Number, Shown, Shown]]:
    """The numbers of a game, each with what is shown as it stands and corrected."""
    numbers = NUMBERS[request.param]
    asked = [(corrections, number.position) for number in numbers for corrections in ([], number.corrections)]
    command = [sys.executable, "-m", "tests.house.numbers", request.param]
    done = subprocess.run(command, input=json.dumps(asked), capture_output=True, text=True, check=True, cwd=ROOT)
    lines = [msgspec.json.decode(line, type=Shown) for line in done.stdout.splitlines()]
    return list(zip(numbers, lines[::2], lines[1::2], strict=True))


def test_a_corrected_number_is_sent(shown: list[tuple[Number, Shown, Shown]]) -> None:
    for number, before, after in shown:
        for path, value in number.sent.items():
            assert at_path(after.view, path) == value != at_path(before.view, path), path


def test_the_terminal_prints_it(shown: list[tuple[Number, Shown, Shown]]) -> None:
    for number, before, after in shown:
        if number.printed:
            assert number.printed in after.terminal and number.printed not in before.terminal, number.corrections


def test_bots_play_by_it(shown: list[tuple[Number, Shown, Shown]]) -> None:
    for number, before, after in shown:
        if number.played is not None:
            assert number.played(after) and not number.played(before), number.corrections
