"""Learning a KamiMaï team's chances: games of heuristic teams, a fit to how they ended, a match of team against team.

Games are cheap where the surrogate decides what falls, so they are played anew from their seeds, never kept. What is
looked at stands in `team/outlook.py`; the fit is the lab's, with the game itself as the rival, which has no features.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import UTC, datetime

import numpy as np

from armarium import shelf
from armarium.bots.search_bot import evaluator
from armarium.evaluator import Evaluator
from armarium.game import Options
from armarium.games.kamimai.notation import DRAW, OVER
from armarium.games.kamimai.parts import Source
from armarium.games.kamimai.state import State
from armarium.games.kamimai.team import policy
from armarium.lab.contest import Contest, GameRow, new_contest
from armarium.lab.engine import Engine
from armarium.lab.learn import DIGITS, HELD_OUT, Lesson, lesson
from armarium.lab.playing import luck
from armarium.lab.results import Results
from armarium.lab.running import Report, play_until
from armarium.lab.samples import Samples, all_samples, features_of
from armarium.lab.sprt import Test, sprt
from armarium.weights import BY_HAND, Constants, Weights

GAME = "kamimai"
BATCH = 20  # games played by a worker at a time
EVERY = 4  # one in so many turns is looked at: those of one game tell less than as many of different games
LONGEST_TURN = 120  # moves of a rollout, at most
STRAY = 100  # one move in so many is any offered one, so that more is seen than a heuristic team gets into
# What games are played of: the hard and the doubtful more often, for little is learned where all is won or lost.
LEVELS = (3, 3, 1, 3, 3, 2)
SEATS = (1, 2, 3, 4, 5)
STEADINESS = ("normal", "calm", "normal", "shaky", "normal", "calm", "normal")

Row = tuple[int, int, list[list[float]], list[float], tuple[float, float], float]


def lesson_of_games(games: int, seed: int, engine: Engine, tell: Callable[[int], None]) -> Lesson:
    """`tell` hears how many games are done."""
    source = bare_evaluator()
    jobs = [(seed, range(first, min(first + BATCH, games))) for first in range(0, games, BATCH)]
    parts: list[Samples] = []
    for part in engine.run(play_batch, jobs):
        parts.append(part)
        tell(min(games, BATCH * len(parts)))
    parts.sort(key=lambda part: int(part.games[0]))
    return lesson(all_samples(parts), len(source.cells))


def bare_evaluator() -> Evaluator:
    """The evaluator without weights."""
    return evaluator(shelf.game(GAME), 0, BY_HAND)


def play_batch(job: tuple[int, range]) -> Samples:
    """The task of a worker."""
    seed, numbers = job
    source = bare_evaluator()
    rows = [row for number in numbers for row in game_rows(source, seed, number)]
    return Samples(*(np.array(column) for column in zip(*rows, strict=True)))


def game_rows(source: Evaluator, seed: int, number: int) -> list[Row]:
    """Beginnings of turns of one game: what is looked at, what the evaluation by hand says, and how it ended."""
    seen: list[tuple[int, list[float], float]] = []
    strays = luck(seed, number, 1)
    state = shelf.game(GAME).new(seats(number), options(number), luck(seed, number, 0))
    assert isinstance(state, State)
    while state.phase != OVER:
        if state.phase == DRAW and state.pulls == 0 and state.turns % EVERY == number % EVERY:
            seen.append((int(source.cell(state)), features_of(source, state, 0), float(source.values(state)[0])))
        seat = int(state.actor())
        offered = state.moves(seat)
        stray = strays.below(STRAY) == 0
        state.play(seat, offered[int(strays.below(len(offered)))] if stray else policy.best_move(state, seat))
    won = float(source.values(state)[0])
    nothing = [0.0] * len(source.features)
    return [
        (number, cell, [features, nothing], [chance, 1.0 - chance], (won, 1.0 - won), 0.0)
        for cell, features, chance in seen
    ]


def seats(number: int) -> int:
    return SEATS[number // HELD_OUT % len(SEATS)]


def options(number: int) -> Options:
    steadiness = STEADINESS[number % len(STEADINESS)]
    return {"level": LEVELS[number % len(LEVELS)], "steadiness": steadiness, "grimoire": Source.QUICK.value}


def new_weights(learned: Lesson, seed: int) -> Weights:
    """The file of what was learned, with where it comes from. A rollout ends with the turn."""
    source = bare_evaluator()
    rows = [[round(float(weight), DIGITS) for weight in row] for row in learned.table]
    origin: dict[str, str | int | float] = {
        "command": f"armarium lab learn-team --games {learned.games + learned.held_out} --seed {seed}",
        "date": datetime.now(UTC).date().isoformat(),
        "bot": "heuristic",
        "seed": seed,
        "games": learned.games,
        "held-out": f"games 0, {HELD_OUT}, {2 * HELD_OUT} … of this seed, {learned.held_out}",
        "positions": learned.positions,
        "ridge": learned.ridge,
    }
    origin |= {f"log-loss-{fit.name}": round(fit.log_loss, 4) for fit in learned.fits}
    cells = dict(zip(source.cells, rows, strict=True))
    box = shelf.game(GAME)
    search = Constants(rollout_depth=LONGEST_TURN, min_rollout_depth=0)
    return Weights(box.rules, list(box.seats), source.features, cells, search, origin)


# --- the match --------------------------------------------------------------------------------------------------------


def match_of_teams(teams: tuple[str, str], deals: int, seed: int, seats: int, level: int, steadiness: str) -> Contest:
    """A team of one bot and a team of the other, each at every deal."""
    given: Options = {"level": level, "steadiness": steadiness, "grimoire": Source.QUICK.value}
    return new_contest(GAME, list(teams), [[0] * seats, [1] * seats], deals, seed, given)


def play_match(results: Results, engine: Engine, report: Report) -> Test:
    """Play until the test is decided or all deals are played."""
    rows = play_until(results, engine, report, lambda rows: sprt(deal_shares(rows)).verdict != "open")
    return sprt(deal_shares(rows))


def deal_shares(rows: Sequence[GameRow]) -> list[float]:
    """For every deal that both teams have played: 1 if the first alone won it, 0 if the second alone, else a half."""
    won: dict[int, dict[int, float]] = {}
    for row in rows:
        won.setdefault(row.deal, {})[row.entrants[0]] = sum(row.shares)
    return [(1.0 + both[0] - both[1]) / 2 for both in won.values() if len(both) == 2]
