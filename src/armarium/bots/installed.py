"""Bots that others have installed, found by the entry point group `armarium.bots`.

The entry's name is the bot's; its object, or class, says in `games` what it plays. One that cannot be loaded is named
in the log and to whoever asks for it, and hinders nobody else.
"""

from __future__ import annotations

import logging
import re
from collections.abc import Sequence
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from typing import Protocol

import msgspec

from armarium.bots.observation import Bot
from armarium.reason import refusal

GROUP = "armarium.bots"
NAME = re.compile(r"[a-z][a-z0-9-]{0,39}")
logger = logging.getLogger(__name__)


class InstalledBot(Bot, Protocol):
    games: Sequence[str]


class InstalledBots(msgspec.Struct, frozen=True):
    """The bots that could be loaded, and what is wrong with the others."""

    bots: dict[str, InstalledBot]
    broken: dict[str, str]


@cache
def installed_bots() -> InstalledBots:
    bots: dict[str, InstalledBot] = {}
    broken: dict[str, str] = {}
    for entry in entry_points(group=GROUP):
        try:
            bots[entry.name] = load_bot(entry)
        except (Exception, SystemExit) as failure:  # noqa: BLE001  (somebody else's code may fail in any way)
            broken[entry.name] = f"{entry.value}: {failure!r}"
            logger.warning("the installed bot %s cannot be used: %s", entry.name, broken[entry.name])
    return InstalledBots(bots, broken)


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


def is_name(text: str) -> bool:
    return NAME.fullmatch(text) is not None


def names(game: str) -> list[str]:
    return sorted(name for name, each in installed_bots().bots.items() if game in each.games)


def bot(name: str) -> Bot:
    return installed_bots().bots[name]


def must_be_whole(name: str) -> None:
    if name in installed_bots().broken:
        raise refusal("bot-broken", bot=name, problem=installed_bots().broken[name])
