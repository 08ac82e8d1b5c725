"""What of a game is written into a store that later versions must open."""

from __future__ import annotations

from typing import NamedTuple

from armarium import shelf
from armarium.game import Options
from tests.drawers import drawer

ALL = 10_000
DIFFERING = ["kami-solo"]  # games of 0.1.0 that come out differently by the installed rules: the deck's risk is another


class Plan(NamedTuple):
    """One game: how many moves of it, and after how many one is taken back (0: never)."""

    id: str
    game: str
    seats: int
    options: Options
    moves: int
    back: int = 0
    bots: int = 0


def plans_of(game: str) -> tuple[Plan, ...]:
    """What the game's own tests have planned, else a whole game and the beginning of one."""
    own = drawer(game, "plans")
    seats = max(shelf.game(game).seats)
    usual = (Plan(f"{game}-whole", game, seats, {}, ALL, back=7), Plan(f"{game}-part", game, seats, {}, 9, bots=1))
    plans: tuple[Plan, ...] = usual if own is None else own.PLANS
    return plans
