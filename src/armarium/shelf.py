"""The shelf: every game there is, by name. A new game is one folder and one line here, or a package of its own.

Others install games by the entry point group `armarium.games`: the entry's name is the game's, its object a `Game`. One
that cannot be loaded is named in the log and to whoever asks for it, and hinders nobody else.
"""

from __future__ import annotations

import logging
import re
from collections.abc import Callable
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from typing import NamedTuple

from armarium.game import Game
from armarium.reason import refusal

GROUP = "armarium.games"
NAME = re.compile(r"[a-z][a-z0-9-]{0,39}")
logger = logging.getLogger(__name__)


def rune() -> Game:
    from armarium.games import rune

    return rune.GAME


def grimoire() -> Game:
    from armarium.games import grimoire

    return grimoire.GAME


def kragmortha() -> Game:
    from armarium.games import kragmortha

    return kragmortha.GAME


def kamimai() -> Game:
    from armarium.games import kamimai

    return kamimai.GAME


HOUSE: dict[str, Callable[[], Game]] = {load.__name__: load for load in (rune, grimoire, kragmortha, kamimai)}
NAMES = tuple(HOUSE)  # the house's own


class Installed(NamedTuple):
    """The games of others that could be loaded, and what is wrong with the rest."""

    games: dict[str, Game]
    broken: dict[str, str]


@cache
def installed_games() -> Installed:
    games: dict[str, Game] = {}
    broken: dict[str, str] = {}
    for entry in entry_points(group=GROUP):
        try:
            games[entry.name] = loaded_game(entry)
        except (Exception, SystemExit) as failure:  # noqa: BLE001  (somebody else's code may fail in any way)
            broken[entry.name] = f"{entry.value}: {failure!r}"
            logger.warning("the installed game %s cannot be used: %s", entry.name, broken[entry.name])
    return Installed(games, broken)


def loaded_game(entry: EntryPoint) -> Game:
    if not NAME.fullmatch(entry.name) or entry.name in HOUSE:
        raise ValueError("a game's name is small letters, digits and hyphens, and not one of the house's")
    game = entry.load()
    if not isinstance(game, Game):
        raise TypeError("it is no Game")
    if game.name != entry.name:
        raise ValueError(f"the game calls itself {game.name}")
    if not (game.folder() / "words").is_dir():
        raise FileNotFoundError("it has no folder `words`")
    return game


def names() -> list[str]:
    """The house's games, then those of others."""
    return [*NAMES, *sorted(installed_games().games)]


def game(name: str) -> Game:
    if name in HOUSE:
        return HOUSE[name]()
    installed = installed_games()
    if name in installed.broken:
        raise refusal("game-broken", game=name, problem=installed.broken[name])
    if name not in installed.games:
        raise refusal("game-unknown", game=name, games=", ".join(names()))
    return installed.games[name]


def games() -> dict[str, Game]:
    return {name: game(name) for name in names()}


def folder(name: str) -> Path:
    """Where a game lies; the house's are not opened for it, so that a box that is refused can be spoken of."""
    return Path(__file__).parent / "games" / name if name in HOUSE else game(name).folder()
