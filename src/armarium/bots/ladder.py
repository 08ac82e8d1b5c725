"""How strong the house's bots are in each game, from measured figures; nothing is known of games and bots of others."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import Literal

import msgspec

FILE = Path(__file__).with_name("ladder.toml")


class Ladder(msgspec.Struct, frozen=True):
    """`versus`: strength in points, 400 for odds of ten to one; `team`: games of 100 that a team of such bots wins.
    `shown` are the bots to choose an opponent or a team mate from, weakest first."""

    kind: Literal["versus", "team"]
    shown: list[str]
    strength: dict[str, float]


UNMEASURED = Ladder("versus", [], {})


@cache
def ladders() -> dict[str, Ladder]:
    return msgspec.convert(tomllib.loads(FILE.read_text("utf-8")), dict[str, Ladder])


def ladder(game: str, bots: list[str]) -> Ladder:
    """Of the bots that can play at a table; an empty one where nothing was measured."""
    measured = ladders().get(game, UNMEASURED)
    strength = {bot: points for bot, points in measured.strength.items() if bot in bots}
    return Ladder(measured.kind, [bot for bot in measured.shown if bot in strength], strength)
