"""Bots that search, one for each level. Levels differ in their budget and in the temperature of their choice; never in
what they see. The visits and values of a search are also what hints and the analysis of a finished game are made of.
"""

from __future__ import annotations

import math
import re
from functools import cache
from typing import cast

import msgspec

from armarium.bots.observation import Observation
from armarium.bots.tree_cache import TreeReuse
from armarium.chance import Chance
from armarium.evaluator import Evaluator
from armarium.game import Game
from armarium.reason import refusal
from armarium.search import Search
from armarium.weights import ADOPTED, weights_of

RESOLUTION = 1 << 20  # of the weights with which a move is sampled
UNLIMITED = 1 << 40


class Level(msgspec.Struct, frozen=True):
    """`simulations` and `seconds` bound the thinking; `warmth` above 0 makes lesser moves likelier.

    Without `seconds` no clock is looked at: in the lab a budget of simulations gives the same move on any machine.
    """

    name: str
    simulations: int
    seconds: float | None
    temperature: float


LEVELS = {
    level.name: level
    for level in (
        Level("novice", 24, 1.0, 1.0),
        Level("apprentice", 120, 1.0, 0.6),
        Level("adept", 600, 1.0, 0.3),
        Level("sage", 3000, 1.0, 0.0),
        Level("master", UNLIMITED, 1.0, 0.0),
    )
}


class MoveStats(msgspec.Struct):
    """One offered move: its visits, and its mean value, a share of a win from 0 to 1."""

    move: str
    visits: int
    value: float


@cache
def known_evaluator(game: Game) -> Evaluator | None:
    return game.evaluator()


@cache
def learned_evaluator(game: Game, source: str) -> Evaluator:
    """Another one than the known, with its weights."""
    learned, weights = game.evaluator(), weights_of(game, source)
    assert learned is not None
    assert weights is not None
    weights.apply(learned)
    return learned


def evaluator(game: Game, seats: int = 0, source: str = ADOPTED) -> Evaluator:
    """What a search knows of a game; Refused where the game brings nothing to search with.

    `source` is where its weights come from (`weights.py`). Those adopted count for the numbers of seats they were
    learned at (0 seats are any) and while the box's own numbers have not made another evaluation of it.
    """
    must_be_searchable(game)
    known, weights = cast(Evaluator, known_evaluator(game)), weights_of(game, source)
    if weights is None:
        return known
    if source == ADOPTED and not ((seats == 0 or seats in weights.seats) and weights.fits(known)):
        return known
    return learned_evaluator(game, source)


def must_be_searchable(game: Game) -> None:
    if not is_searchable(game):
        raise refusal("not-searched", game=game.name)


def is_searchable(game: Game) -> bool:
    return known_evaluator(game) is not None


class SearchBot:
    def __init__(self, level: Level, source: str = ADOPTED) -> None:
        self.name = level.name
        self.level = level
        self.source = source

    def choose(self, observation: Observation, chance: Chance) -> str:
        if len(observation.moves) == 1:
            return observation.text(observation.moves[0])
        level = self.level
        search = self._search(observation)
        seconds = math.inf if level.seconds is None else min(level.seconds, observation.seconds)
        stats = move_stats(observation, chance, level.simulations, seconds, search, early_stop=level.temperature == 0.0)
        reuse = observation.tree_reuse
        if reuse is not None:
            reuse.cache.store(self._key(reuse), reuse.history, search)
        return sample_move(stats, level.temperature, chance)

    def _search(self, observation: Observation) -> Search:
        """The reused tree of this level and seat, or a new one."""
        reuse = observation.tree_reuse
        search = None if reuse is None else reuse.cache.take(self._key(reuse), reuse.history)
        return new_search(observation, self.source) if search is None else search

    def _key(self, reuse: TreeReuse) -> str:
        return f"{self.name} {reuse.key}"


def fixed_budget_bot(text: str) -> SearchBot:
    """The bot `search:BUDGET[:TEMPERATURE][@WEIGHTS]` of the lab: exactly so many simulations, however long they take,
    or `0.25s` for a time; weights as `weights.py` knows them."""
    budget, _, source = text.partition("@")
    amount, _, exponent = budget.partition(":")
    temperature = parse_number(exponent) if exponent else 0.0
    name = f"search:{text}"
    if amount.endswith("s"):
        return SearchBot(Level(name, UNLIMITED, parse_number(amount[:-1]), temperature), source)
    if not amount.isdecimal() or not 0 < int(amount) < UNLIMITED:
        raise refusal("number-expected", text=amount)
    return SearchBot(Level(name, int(amount), None, temperature), source)


def parse_number(text: str) -> float:
    if not re.fullmatch(r"\d{1,6}(\.\d{1,6})?", text):
        raise refusal("number-expected", text=text)
    return float(text)


def new_search(observation: Observation, source: str = ADOPTED) -> Search:
    known = evaluator(observation.game, observation.seats, source)
    return Search(known, observation.seats, observation.seat)


def move_stats(
    observation: Observation,
    chance: Chance,
    simulations: int,
    seconds: float,
    search: Search | None = None,
    early_stop: bool = False,
) -> list[MoveStats]:
    """Every offered move, the most visited first; with `early_stop` only until no other can overtake it."""
    root = observation.guess(chance)
    if search is None:
        search = new_search(observation)
    search.run(root, chance, simulations, seconds, early_stop)
    offered = [each for each in search.root_moves(root) if each.move in observation.moves]
    return [MoveStats(observation.text(each.move), each.visits, each.value) for each in offered]


def sample_move(stats: list[MoveStats], temperature: float, chance: Chance) -> str:
    """A move drawn with probability proportional to visits ** (1 / temperature); the most visited one at 0."""
    if temperature == 0.0:
        return stats[0].move
    most = max(1, stats[0].visits)
    weights = [int(RESOLUTION * math.pow(each.visits / most, 1 / temperature)) for each in stats]
    rest = int(chance.below(sum(weights)))
    for each, weight in zip(stats, weights, strict=True):
        if rest < weight:
            return each.move
        rest -= weight
    return stats[0].move
