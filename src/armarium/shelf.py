"""The shelf: every game there is, by name. A new game is one folder and one line here."""

from __future__ import annotations

from importlib import import_module

from armarium.game import Game
from armarium.reason import Reason, Refused

NAMES = ("rune", "grimoire", "kragmortha", "kamimai")


def game(name: str) -> Game:
    if name not in NAMES:
        raise Refused(Reason("", "game-unknown", {"game": name, "games": ", ".join(NAMES)}))
    box: Game = import_module(f"armarium.games.{name}").GAME
    return box


def games() -> dict[str, Game]:
    return {name: game(name) for name in NAMES}
