"""Bots. A bot is a name and `choose(observation, chance)`; an observation is all it ever gets.

An observation wraps one determinization of the position, never the true one, so a bot cannot see what its seat does not
see. A guess of a guess is as good as a guess, so an observation also travels to another process as text. Others install
bots of their own (`installed`) or write programs in any language (`program`).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from armarium import shelf
from armarium.bots import installed, program, search_bot
from armarium.bots.greedy import BOT as GREEDY
from armarium.bots.observation import Bot, BotError, Observation, observation_at
from armarium.bots.random import BOT as RANDOM
from armarium.game import Game
from armarium.reason import refusal

__all__ = ["HOUSE", "Bot", "BotError", "Catalogue", "Observation", "bot", "names", "observation_at", "simpler"]

RUN = "run:"  # before a command that is to be started and asked
SEARCH = "search:"  # before a number of simulations
GENERAL: dict[str, Bot] = {"random": RANDOM, "greedy": GREEDY}


def simple_names(game: str) -> list[str]:
    """The house's bots that do not search, weakest first; none where the box lies on a table of people."""
    return [] if shelf.game(game).accompanies else [*GENERAL, *shelf.game(game).bots()]


def names(game: str) -> list[str]:
    """The bots that can play this game, weakest first; those that others installed come last, for nobody knows them."""
    if shelf.game(game).accompanies:
        return []
    levels = search_bot.LEVELS if search_bot.is_searchable(shelf.game(game)) else ()
    return list(dict.fromkeys([*simple_names(game), *levels, *installed.names(game)]))  # of one name ours comes first


def bot(name: str, game: str, trusted: bool = False) -> Bot:
    """The bot of this name. `trusted`: it was typed by who owns this machine, so it may be `run:` and a command."""
    if name.startswith(RUN) and trusted:
        return program.bot(name.removeprefix(RUN), game)
    if name.startswith(SEARCH) and trusted:
        return search_bot.fixed_budget_bot(name.removeprefix(SEARCH))
    own = shelf.game(game).bots()
    if name in simple_names(game):
        return GENERAL[name] if name in GENERAL else own[name]
    if name in search_bot.LEVELS and name in names(game):
        return search_bot.SearchBot(search_bot.LEVELS[name])
    if name in names(game):
        return installed.bot(name)
    installed.must_be_whole(name)
    raise refusal("bot-unknown", bot=name, game=game, bots=", ".join(names(game)))


def simpler(name: str, game: str) -> str:
    """Who plays on when this bot has failed: the next weaker of those that do not search, random at last."""
    simple = simple_names(game)
    return simple[max(0, simple.index(name) - 1)] if name in simple else simple[-1]


class Catalogue(NamedTuple):
    """The games and bots of a server. Plain functions of a module, so that it can be sent to a worker process."""

    games: Callable[[], dict[str, Game]]
    game: Callable[[str], Game]
    bot_names: Callable[[str], list[str]]
    bot: Callable[[str, str], Bot]
    simpler: Callable[[str, str], str]


HOUSE = Catalogue(shelf.games, shelf.game, names, bot, simpler)
