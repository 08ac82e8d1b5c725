"""Bots that others have installed, found by the entry point group `armarium.bots`.

The entry's name is the bot's; its object, or class, says in `games` what it plays.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib.metadata import EntryPoint
from typing import Protocol

from armarium.bots.observation import Bot
from armarium.plugins import Plugins, is_name, load_plugins
from armarium.reason import refusal

GROUP = "armarium.bots"


class InstalledBot(Bot, Protocol):
    games: Sequence[str]


@cache
def installed_bots() -> Plugins[InstalledBot]:
    return load_plugins(GROUP, "bot", load_bot)


def load_bot(entry: EntryPoint) -> InstalledBot:
    if not is_name(entry.name):
        raise ValueError("a bot's name is small letters, digits and hyphens")
    thing = entry.load()
    loaded: InstalledBot = thing() if isinstance(thing, type) else thing
    games = loaded.games
    if isinstance(games, str) or not all(isinstance(game, str) for game in games):
        raise TypeError("`games` is a list of names")
    if not callable(loaded.choose):
        raise TypeError("`choose` is no method")
    return loaded


def names(game: str) -> list[str]:
    return sorted(name for name, each in installed_bots().whole.items() if game in each.games)


def bot(name: str) -> Bot:
    return installed_bots().whole[name]


def must_be_whole(name: str) -> None:
    if name in installed_bots().broken:
        raise refusal("bot-broken", bot=name, problem=installed_bots().broken[name])
