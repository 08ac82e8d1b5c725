"""Bots against bots, many games: who wins, from which seat, by how much.

A game here is the rules' own State, and every move is looked up among the offered ones (`find`), as at a table. Not
`Table.play`: that also clones the position, collects events and draws sealed luck for viewers who are not here, and
takes several times as long. Luck comes from the seed and the number of the game alone, so the figures are the same
whichever process plays it.
"""

from __future__ import annotations

import math
import os
import signal
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

import msgspec

from armarium import bots, shelf
from armarium.bots import BotError, Observation
from armarium.bots.move_history import MoveHistories
from armarium.bots.tree_cache import TreeCache, TreeReuse
from armarium.chance import Chance
from armarium.game import NOBODY, Options, complete_options
from armarium.lab.figures import mean, percentile, wilson
from armarium.orphans import end_with_parent
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
    game: str
    rules: str
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
        bots.bot(name, game, trusted=True)
    if games < 1:
        raise refusal("games-count", games=games)
    return Plan(game, list(entrants) * (count if len(entrants) == 1 else 1), games, seed, fixed)


# --- playing --------------------------------------------------------------------------------------------------------


def luck(seed: int, number: int, stream: int) -> Chance:
    """Stream 0 is the game's luck, stream 1 + seat what the bot on that seat dreams with."""
    return Chance((seed << 64) + (number << 8) + stream)


def play(plan: Plan, number: int) -> Result:
    game = shelf.game(plan.game)
    seating = plan.seating(number)
    minds = [bots.bot(plan.bots[entrant], plan.game, trusted=True) for entrant in seating]
    dreams = [luck(plan.seed, number, 1 + seat) for seat in range(len(minds))]
    state = game.new(len(minds), plan.options, luck(plan.seed, number, 0))
    histories, cache, n = MoveHistories(game, len(minds)), TreeCache(), 0
    while (seat := int(state.actor())) != NOBODY:
        observation = Observation.of(game, state, seat, dreams[seat])
        observation.tree_reuse = TreeReuse(str(seat), histories.history(seat, state), cache)
        try:
            move = state.find(seat, minds[seat].choose(observation, dreams[seat]))
        except Exception as failure:  # a bot may fail in any way, and then the figures would not be its own
            raise refusal("bot-failed", bot=plan.bots[seating[seat]], problem=problem(failure)) from failure
        n += 1
        histories.add(n, state, seat, move)
        state.play(seat, move)
    outcome = state.outcome()
    assert outcome is not None
    return Result(number, outcome.first, outcome.scores, outcome.key, state.turn())


def problem(failure: Exception) -> str:
    return str(failure) if isinstance(failure, BotError) else repr(failure)


def play_some(plan: Plan, numbers: range) -> list[Result]:
    return [play(plan, number) for number in numbers]


def results(plan: Plan, processes: int, size: int = CHUNK) -> Iterator[list[Result]]:
    """All games of the plan, in order, a chunk at a time."""
    chunks = [range(first, min(first + size, plan.games)) for first in range(0, plan.games, size)]
    if processes == 1 or len(chunks) == 1:
        for chunk in chunks:
            yield play_some(plan, chunk)
        return
    pool = ProcessPoolExecutor(processes, get_context("spawn"), initializer=_leave_interrupts_to_the_parent)
    try:
        yield from pool.map(play_some, [plan] * len(chunks), chunks)
    finally:
        pool.shutdown(cancel_futures=True)


def _leave_interrupts_to_the_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    end_with_parent()


def run(plan: Plan, processes: int | None = None, tell: Callable[[int], None] | None = None) -> Report:
    """Play the plan; `tell` hears how many games are done. A few games are shared out only to processes asked for."""
    started = time.perf_counter()
    played: list[Result] = []
    size = CHUNK if processes is None else min(CHUNK, math.ceil(plan.games / processes))
    for some in results(plan, processes or os.cpu_count() or 1, size):
        played += some
        if tell is not None:
            tell(len(played))
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
