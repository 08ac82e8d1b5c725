"""The shelf: every game there is, by name. A new game is one folder and one line here, or a package of its own.

Others install games by the entry point group `armarium.games`: the entry's name is the game's, its object a `Game`. One
that cannot be loaded is named in the log and to whoever asks for it, and hinders nobody else.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib.metadata import EntryPoint
from pathlib import Path

from armarium.game import Game
from armarium.plugins import Plugins, is_name, load_plugins
from armarium.reason import refusal

GROUP = "armarium.games"


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


def rune_box() -> Game:
    from armarium.games.rune import box

    return box.GAME


def grimoire_box() -> Game:
    from armarium.games.grimoire import box

    return box.GAME


def kragmortha_box() -> Game:
    from armarium.games.kragmortha import box

    return box.GAME


# What owners of a box play with while it lies on their table: no books of the shelf. Each lies in its book's folder.
COMPANIONS: dict[str, Callable[[], Game]] = {
    load.__name__.replace("_", "-"): load for load in (rune_box, grimoire_box, kragmortha_box)
}


@cache
def installed_games() -> Plugins[Game]:
    return load_plugins(GROUP, "game", load_game)


def load_game(entry: EntryPoint) -> Game:
    if not is_name(entry.name) or entry.name in (*HOUSE, *COMPANIONS):
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
    return [*NAMES, *sorted(installed_games().whole)]


def spoken_names() -> list[str]:
    """All that have words of their own: the books of the shelf, then what accompanies the house's on a real table."""
    return [*names(), *COMPANIONS]


def game(name: str) -> Game:
    if name in HOUSE or name in COMPANIONS:
        return (HOUSE.get(name) or COMPANIONS[name])()
    installed = installed_games()
    if name in installed.broken:
        raise refusal("game-broken", game=name, problem=installed.broken[name])
    if name not in installed.whole:
        raise refusal("game-unknown", game=name, games=", ".join(names()))
    return installed.whole[name]


def games() -> dict[str, Game]:
    return {name: game(name) for name in names()}


def folder(name: str) -> Path:
    """Where a game lies; the house's are not opened for it, so that a box that is refused can be spoken of."""
    if name in COMPANIONS:
        return Path(__file__).parent / "games" / name.removesuffix("-box") / "box"
    return Path(__file__).parent / "games" / name if name in HOUSE else game(name).folder()
