"""Bots against bots, many games: who wins, from which seat, by how much.

Luck comes from the seed and the number of the game alone, so the figures are the same whichever process plays it.
"""

from __future__ import annotations

import math
import os
import time
from collections import Counter
from collections.abc import Callable, Sequence
from functools import partial

import msgspec

from armarium import shelf
from armarium.game import Options, complete_options
from armarium.lab.engine import Engine, new_engine
from armarium.lab.figures import mean, percentile, wilson
from armarium.lab.playing import Setup, check_entrant, play_game
from armarium.own_boxes import label
from armarium.reason import refusal

CHUNK = 20  # games handed to a process at a time, at most


class Plan(msgspec.Struct, frozen=True):
    """What is to be played. `bots` has one entry per seat; game by game everybody moves one seat on."""

    game: str
    bots: list[str]
    games: int
    seed: int
    options: Options

    def seating(self, number: int) -> list[int]:
        """Which entrant sits on each seat in a game."""
        seats = len(self.bots)
        return [(seat + number) % seats for seat in range(seats)]


class Result(msgspec.Struct, frozen=True):
    """`first` are the seats counted as first (`Outcome.first`), which need not have won."""

    number: int
    first: list[int]
    scores: list[int]
    ending: str
    turns: int


class Entrant(msgspec.Struct):
    """A bot's figures. First place shared by k counts 1/k; `low` and `high` are the 95 % interval of the rate."""

    bot: str
    games: int
    wins: float
    win_rate: float
    low: float
    high: float
    mean_score: float


class Turns(msgspec.Struct):
    mean: float
    p5: float
    p95: float


class Report(msgspec.Struct):
    """`box` is the digest and name of an owner's, empty for the house's."""

    game: str
    rules: str
    box: str
    seats: int
    games: int
    seed: int
    options: Options
    seconds: float
    bots: list[Entrant]
    seat_win_rates: list[float]
    turns: Turns
    endings: dict[str, int]


def plan(game: str, entrants: Sequence[str], games: int, seed: int, options: Options, seats: int | None = None) -> Plan:
    """A checked plan; one bot's name is enough for all seats."""
    box = shelf.game(game)
    count = seats if seats is not None else len(entrants) if len(entrants) > 1 else min(box.seats)
    fixed = complete_options(box, count, options)
    if len(entrants) not in (1, count):
        raise refusal("bots-count", game=game, seats=count, bots=len(entrants))
    for name in entrants:
        check_entrant(name, game)
    if games < 1:
        raise refusal("games-count", games=games)
    return Plan(game, list(entrants) * (count if len(entrants) == 1 else 1), games, seed, fixed)


# --- playing --------------------------------------------------------------------------------------------------------


def play(plan: Plan, number: int) -> Result:
    names = [plan.bots[entrant] for entrant in plan.seating(number)]
    state = play_game(Setup(plan.game, names, plan.options, plan.seed, number))
    outcome = state.outcome()
    assert outcome is not None
    return Result(number, outcome.first, outcome.scores, outcome.key, state.turn())


def play_some(plan: Plan, numbers: range) -> list[Result]:
    return [play(plan, number) for number in numbers]


def chunks(games: int, size: int) -> list[range]:
    return [range(first, min(first + size, games)) for first in range(0, games, size)]


def run(
    plan: Plan,
    processes: int | None = None,
    tell: Callable[[int], None] | None = None,
    engine: Engine | None = None,
) -> Report:
    """Play the plan; `tell` hears how many games are done. A few games are shared out only to processes asked for."""
    started = time.perf_counter()
    played: list[Result] = []
    size = CHUNK if processes is None else min(CHUNK, math.ceil(plan.games / processes))
    jobs = chunks(plan.games, size)
    if engine is None:
        engine = new_engine(processes=min(len(jobs), processes or os.cpu_count() or 1))
    for some in engine.run(partial(play_some, plan), jobs):
        played += some
        if tell is not None:
            tell(len(played))
    played.sort(key=lambda result: result.number)
    return report(plan, played, time.perf_counter() - started)


# --- figures --------------------------------------------------------------------------------------------------------


def report(plan: Plan, played: Sequence[Result], seconds: float) -> Report:
    seats = len(plan.bots)
    wins = [0.0] * seats
    seat_wins = [0.0] * seats
    scores = [0] * seats
    for result in played:
        seating = plan.seating(result.number)
        for seat in result.first:
            wins[seating[seat]] += 1 / len(result.first)
            seat_wins[seat] += 1 / len(result.first)
        for seat, score in enumerate(result.scores):
            scores[seating[seat]] += score
    turns = [result.turns for result in played]
    return Report(
        game=plan.game,
        rules=shelf.game(plan.game).rules,
        box=str(label(plan.game)),
        seats=seats,
        games=len(played),
        seed=plan.seed,
        options=plan.options,
        seconds=round(seconds, 3),
        bots=[entrant(name, len(played), wins[n], scores[n]) for n, name in enumerate(plan.bots)],
        seat_win_rates=[won / len(played) for won in seat_wins],
        turns=Turns(mean(turns), percentile(turns, 5), percentile(turns, 95)),
        endings=dict(Counter(result.ending for result in played)),
    )


def entrant(name: str, games: int, wins: float, score: int) -> Entrant:
    low, high = wilson(wins, games)
    return Entrant(name, games, round(wins, 6), wins / games, low, high, score / games)
