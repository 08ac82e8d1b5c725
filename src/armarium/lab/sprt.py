"""Sequential probability ratio test of a match: is one entrant stronger than another? In as few games as it takes.

A deal is one sample, whoever sits where: the mean share of the first entrant over all its lineups. Ratings are Elo's.
The log likelihood ratio is that of normal means with the variance seen (GSPRT).
"""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Sequence
from typing import Literal, NamedTuple

from armarium.lab.contest import Contest, GameRow

Verdict = Literal["better", "not-better", "open"]
LEAST_DEALS = 20
LEAST_VARIANCE = 0.01  # of a deal, before enough different ones were seen
ELO0, ELO1 = 0.0, 30.0
ERROR = 0.05  # of both kinds


class Test(NamedTuple):
    """`ratio` is the log likelihood ratio so far, `share` the first entrant's mean with `deals` counted."""

    verdict: Verdict
    ratio: float
    share: float
    deals: int


def elo_share(elo: float) -> float:
    """The expected score of who is so much stronger."""
    return 1.0 / (1.0 + math.pow(10.0, -elo / 400.0))


def deal_shares(contest: Contest, rows: Sequence[GameRow]) -> list[float]:
    """For every deal of which all games are there: the first entrant's wins, of two even entrants a half."""
    seats = sum(entrant == 0 for lineup in contest.lineups for entrant in lineup)
    due = 2 * seats / (contest.seats * len(contest.lineups))
    deals: defaultdict[int, list[float]] = defaultdict(list)
    for row in rows:
        won = sum(share for share, entrant in zip(row.shares, row.entrants, strict=True) if entrant == 0)
        deals[row.deal].append(won / due)
    whole = [games for games in deals.values() if len(games) == len(contest.lineups)]
    return [sum(games) / len(games) for games in whole]


def sprt(shares: Sequence[float], elo0: float = ELO0, elo1: float = ELO1) -> Test:
    count = len(shares)
    if count < LEAST_DEALS:
        return Test("open", 0.0, sum(shares) / max(1, count), count)
    mean = sum(shares) / count
    variance = max(LEAST_VARIANCE, sum((share - mean) ** 2 for share in shares) / count)
    low, high = elo_share(elo0), elo_share(elo1)
    ratio = (high - low) * (2 * mean - low - high) * count / (2 * variance)
    bound = math.log((1 - ERROR) / ERROR)
    verdict: Verdict = "better" if ratio >= bound else "not-better" if ratio <= -bound else "open"
    return Test(verdict, ratio, mean, count)
