"""Bots. A bot is a name and `choose(observation, chance)`; an observation is all it ever gets.

An observation wraps one determinization of the position, never the true one, so a bot cannot see what its seat does not
see. A guess of a guess is as good as a guess, so an observation also travels to another process as text. Others install
bots of their own (`installed`) or write programs in any language (`program`).
"""

from __future__ import annotations

from importlib import import_module

from armarium import shelf
from armarium.bots import installed, program, search_bot
from armarium.bots.observation import SECONDS, Bot, BotError, Observation
from armarium.chance import Chance
from armarium.reason import refusal

__all__ = ["Bot", "BotError", "Observation", "bot", "names", "observation_at", "simpler"]

RUN = "run:"  # before a command that is to be started and asked
SEARCH = "search:"  # before a number of simulations
GENERAL = {"random": "armarium.bots.random", "greedy": "armarium.bots.greedy"}
OWN: dict[str, tuple[str, ...]] = {
    "grimoire": ("heuristic",),
    "kragmortha": ("heuristic",),
    "kamimai": ("heuristic",),
}


def simple_names(game: str) -> list[str]:
    """The house's bots that do not search, weakest first."""
    return [*GENERAL, *OWN.get(game, ())]


def names(game: str) -> list[str]:
    """The bots that can play this game, weakest first; those that others installed come last, for nobody knows them."""
    return list(
        dict.fromkeys([*simple_names(game), *search_bot.LEVELS, *installed.names(game)])
    )  # of two of one name ours comes first


def bot(name: str, game: str, trusted: bool = False) -> Bot:
    """The bot of this name. `trusted`: it was typed by who owns this machine, so it may be `run:` and a command."""
    if name.startswith(RUN) and trusted:
        return program.bot(name.removeprefix(RUN), game)
    if name.startswith(SEARCH) and trusted:
        return search_bot.fixed_budget_bot(name.removeprefix(SEARCH))
    if name in simple_names(game):
        found: Bot = import_module(GENERAL.get(name, f"armarium.games.{game}.bot")).BOT
        return found
    if name in search_bot.LEVELS:
        return search_bot.SearchBot(search_bot.LEVELS[name])
    if name in names(game):
        return installed.bot(name)
    installed.must_be_whole(name)
    raise refusal("bot-unknown", bot=name, game=game, bots=", ".join(names(game)))


def simpler(name: str, game: str) -> str:
    """Who plays on when this bot has failed: the next weaker of those that do not search, random at last."""
    simple = simple_names(game)
    return simple[max(0, simple.index(name) - 1)] if name in simple else simple[-1]


def observation_at(game: str, position: str, seat: int, seconds: float = SECONDS) -> Observation:
    """The observation another process wrote down with `position`."""
    box = shelf.game(game)
    observation = Observation(box, box.from_position(position, Chance(0)), seat, seconds)
    observation.live = True
    return observation
