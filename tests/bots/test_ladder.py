"""What "Play now" says of a bot's strength is what docs/bots.md measured."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from armarium import bots, shelf
from armarium.bots.ladder import UNMEASURED, Ladder, ladder, ladders

DOCUMENT = (Path(__file__).resolve().parents[2] / "docs" / "bots.md").read_text("utf-8")


def published(game: str) -> dict[str, float]:
    """The column of a game in the ladder's table, or of two seats at level 3 in the teams' table."""
    if game == "kamimai":
        names = re.search(r"^\| Level \| steadiness \|(.*)\|$", DOCUMENT, re.MULTILINE)
        values = re.search(r"^\| 3 \| normal \|(.*)\|$", DOCUMENT, re.MULTILINE)
        assert names and values
        shares = [float(cell.split("%")[0]) for cell in values[1].split("|")]
        return dict(zip(re.findall(r"`(\w+)`", names[1]), shares, strict=True))
    head = re.search(r"^\| Rune, .* strength \|$", DOCUMENT, re.MULTILINE)
    assert head
    place = [cell.split(",")[0].strip().lower() for cell in head[0].strip("|").split("|")].index(game)
    rows = [line.strip("|").split("|") for line in DOCUMENT[head.end() :].split("\n\n")[0].splitlines()[2:]]
    return {row[place].strip(): float(row[place + 1].split("±")[0]) for row in rows}


@pytest.mark.parametrize("game", shelf.NAMES)
def test_the_figures_are_those_of_the_document(game: str) -> None:
    assert ladders()[game].strength == published(game)


@pytest.mark.parametrize("game", shelf.NAMES)
def test_who_is_offered_plays_the_game_and_is_listed_weakest_first(game: str) -> None:
    shown = ladder(game, bots.names(game)).shown
    assert shown == ladders()[game].shown and 3 <= len(shown) <= 5
    strength = ladders()[game].strength
    assert shown == sorted(shown, key=lambda bot: strength[bot])


def test_nothing_is_said_of_bots_that_are_not_here_or_games_nobody_measured() -> None:
    assert ladder("rune", ["random", "adept"]) == Ladder("versus", ["random", "adept"], {"random": 0, "adept": 991})
    assert ladder("noughts", ["random"]) == UNMEASURED
