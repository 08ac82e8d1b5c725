"""How strong bots are beside each other: everybody plays everybody, and one scale is laid through all results.

Bradley–Terry: who is `s` points stronger wins 10 ** (s / 400) times as often as the other. Strengths are those under
which the results are likeliest, with half a drawn game added between each pair so that nobody is infinitely strong.
Each pair plays the same deals from both seats.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from itertools import combinations

import msgspec
import numpy as np

from armarium import shelf
from armarium.lab import duel
from armarium.lab.engine import Engine
from armarium.lab.figures import SURE
from armarium.reason import refusal

SCALE = 400 / math.log(10)
ROUNDS = 60  # steps of Newton's method; a dozen are enough
ASSUMED = 0.5  # games added between each pair, drawn

Matrix = np.ndarray[tuple[int, int], np.dtype[np.float64]]
Vector = np.ndarray[tuple[int], np.dtype[np.float64]]


class Rung(msgspec.Struct):
    """A bot's strength with the half width of its 95 % interval; the weakest stands at 0."""

    bot: str
    strength: float
    reach: float
    games: int
    wins: float


class Ladder(msgspec.Struct):
    game: str
    rules: str
    seats: int
    seed: int
    games: int  # of each pair
    seconds: float
    rungs: list[Rung]
    meetings: list[tuple[str, str, float]]  # of the second against the first: the share it won


def play_ladder(
    game: str,
    entrants: Sequence[str],
    games: int,
    seed: int,
    engine: Engine | None = None,
    progress: Callable[[int], None] | None = None,
) -> Ladder:
    """Play all pairs; `progress` is called with how many games are done."""
    if len(entrants) < 2 or len(set(entrants)) < len(entrants):
        raise refusal("ladder-bots", bots=", ".join(entrants))
    if shelf.game(game).allied:
        raise refusal("ladder-teams")
    won: Matrix = np.zeros((len(entrants), len(entrants)))
    meetings: list[tuple[str, str, float]] = []
    seconds, done, rules = 0.0, 0, ""
    for one, two in combinations(range(len(entrants)), 2):
        plan = duel.plan(game, [entrants[one], entrants[two]], games, seed, {})
        report = duel.run(plan, None, None if progress is None else progress_after(progress, done), engine)
        won[one, two], won[two, one] = report.bots[0].wins, report.bots[1].wins
        meetings.append((entrants[one], entrants[two], report.bots[1].win_rate))
        seconds, done, rules = seconds + report.seconds, done + games, report.rules
    return Ladder(game, rules, 2, seed, games, round(seconds, 1), rungs(entrants, won, games), meetings)


def progress_after(progress: Callable[[int], None], done: int) -> Callable[[int], None]:
    return lambda more: progress(done + more)


def rungs(entrants: Sequence[str], won: Matrix, games: int) -> list[Rung]:
    """The strongest first."""
    strengths, reaches = strengths_of(won)
    result = [
        Rung(name, round(SCALE * strengths[n], 1), round(SCALE * reaches[n], 1), games * (len(entrants) - 1), float(w))
        for n, (name, w) in enumerate(zip(entrants, won.sum(axis=1), strict=True))
    ]
    return sorted(result, key=lambda rung: -rung.strength)


def strengths_of(won: Matrix) -> tuple[Vector, Vector]:
    """Log strengths, and how far the true ones may be in 95 of 100 cases."""
    count = len(won)
    wins = won + ASSUMED / 2 * (1 - np.eye(count))
    games = wins + wins.T
    strengths: Vector = np.zeros(count)
    for _ in range(ROUNDS):
        chance = 1 / (1 + np.exp(strengths[None, :] - strengths[:, None]))
        slope = (wins - games * chance).sum(axis=1)
        strengths = strengths + np.linalg.pinv(information(games, chance)) @ slope
    chance = 1 / (1 + np.exp(strengths[None, :] - strengths[:, None]))
    spread: Vector = np.sqrt(np.diag(np.linalg.pinv(information(games, chance))))
    return strengths - strengths.min(), SURE * spread


def information(games: Matrix, chance: Matrix) -> Matrix:
    """How sharply the likelihood bends; one direction (all stronger alike) stays free."""
    shared = games * chance * (1 - chance)
    bent: Matrix = np.diag(shared.sum(axis=1)) - shared
    return bent
