"""Bots that search, one for each level. Levels differ in how long they think and how surely they pick; never in what
they see. What a search found is also what hints and the analysis of a finished game are made of.
"""

from __future__ import annotations

import math
from functools import cache
from importlib import import_module

import msgspec

from armarium.bots.observation import Observation
from armarium.bots.tree_cache import Thread
from armarium.chance import Chance
from armarium.evaluator import Evaluator
from armarium.reason import refused
from armarium.search import Search

GRAIN = 1 << 20  # how finely a lot is drawn among moves
ENDLESS = 1 << 40


class Level(msgspec.Struct, frozen=True):
    """`simulations` and `seconds` bound the thinking; `warmth` above 0 makes lesser moves likelier.

    Without `seconds` no clock is looked at: in the lab a budget of simulations gives the same move on any machine.
    """

    name: str
    simulations: int
    seconds: float | None
    warmth: float


LEVELS = {
    level.name: level
    for level in (
        Level("novice", 24, 1.0, 1.0),
        Level("apprentice", 120, 1.0, 0.6),
        Level("adept", 600, 1.0, 0.3),
        Level("sage", 3000, 1.0, 0.0),
        Level("master", ENDLESS, 1.0, 0.0),
    )
}


class Thought(msgspec.Struct):
    """One offered move: how often the search tried it and the share of a win it expects from it, 0 to 1."""

    move: str
    visits: int
    worth: float


@cache
def evaluator(game: str) -> Evaluator:
    """What a search knows of a game."""
    found: Evaluator = import_module(f"armarium.games.{game}.evaluation").Evaluator()
    return found


class Thinker:
    def __init__(self, level: Level) -> None:
        self.name = level.name
        self.level = level

    def choose(self, observation: Observation, chance: Chance) -> str:
        if len(observation.moves) == 1:
            return observation.text(observation.moves[0])
        level = self.level
        search = self._search(observation)
        seconds = math.inf if level.seconds is None else min(level.seconds, observation.seconds)
        found = thoughts(observation, chance, level.simulations, seconds, search, settle=level.warmth == 0.0)
        if observation.thread is not None:
            observation.thread.memory.keep(self._name_of(observation.thread), observation.thread.path, search)
        return picked(found, level.warmth, chance)

    def _search(self, observation: Observation) -> Search:
        """What this level thought before on this thread, or nothing yet."""
        thread = observation.thread
        kept = None if thread is None else thread.memory.resumed(self._name_of(thread), thread.path)
        return fresh(observation) if kept is None else kept

    def _name_of(self, thread: Thread) -> str:
        return f"{self.name} {thread.name}"


def counting(simulations: str) -> Thinker:
    """The bot `search:N` of the lab: exactly so many simulations, however long they take."""
    if not simulations.isdecimal() or not 0 < int(simulations) < ENDLESS:
        raise refused("number-expected", text=simulations)
    return Thinker(Level(f"search:{simulations}", int(simulations), None, 0.0))


def fresh(observation: Observation) -> Search:
    return Search(evaluator(observation.game.name), observation.seats, observation.seat)


def thoughts(
    observation: Observation,
    chance: Chance,
    simulations: int,
    seconds: float,
    search: Search | None = None,
    settle: bool = False,
) -> list[Thought]:
    """Every offered move, the most tried one first; with `settle` only until it is clear which that is."""
    root = observation.guess(chance)
    if search is None:
        search = fresh(observation)
    search.run(root, chance, simulations, seconds, settle)
    found = [one for one in search.found(root) if one.move in observation.moves]
    return [Thought(observation.text(one.move), one.visits, one.worth) for one in found]


def picked(found: list[Thought], warmth: float, chance: Chance) -> str:
    """The most tried move, or one drawn by lot: the warmer, the more alike are their chances."""
    if warmth == 0.0:
        return found[0].move
    most = max(1, found[0].visits)
    weights = [int(GRAIN * math.pow(thought.visits / most, 1 / warmth)) for thought in found]
    drawn = int(chance.below(sum(weights)))
    for thought, weight in zip(found, weights, strict=True):
        if drawn < weight:
            return thought.move
        drawn -= weight
    return found[0].move
