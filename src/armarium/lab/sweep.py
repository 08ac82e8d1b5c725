"""Which value of a number of the box balances a game best, and how sure that is. Every value plays the same deals."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import numpy as np

from armarium import bots, boxes, shelf
from armarium.boxes import Correction
from armarium.game import Options
from armarium.lab.balance import Share
from armarium.lab.contest import Contest, GameRow, new_contest, seats_asked
from armarium.lab.figures import percentile
from armarium.reason import refusal

RESAMPLES = 1000
MOST_VALUES = 50


def parse_sweep(game: str, text: str) -> list[Correction]:
    """`numbers.magic-most=10..15`; Refused when the box has no such number."""
    shelf.game(game)
    name, _, values = text.partition("=")
    first, _, last = values.partition("..")
    if not (first.isdecimal() and last.isdecimal() and 0 <= int(last) - int(first) < MOST_VALUES):
        raise refusal("sweep-form", text=text, most=MOST_VALUES)
    known = boxes.numbers(boxes.load(game))
    if name not in known:
        raise refusal("part-number-unknown", name=name, names=", ".join(known))
    return [Correction(game, name, value) for value in range(int(first), int(last) + 1)]


def sweep_contest(correction: Correction, seats: int | None, deals: int, seed: int, options: Options) -> Contest:
    """The best simple bot against itself."""
    count = seats_asked(correction.game, seats)
    best = bots.simple_names(correction.game)[-1:]
    return new_contest(correction.game, best, [[0] * count], deals, seed, options, corrections=[correction])


def imbalance(shares: np.ndarray[tuple[int, int], np.dtype[np.float64]], allied: bool) -> float:
    """How far the luckiest or unluckiest seat is from its due; of a team, how far its success is from a half."""
    if allied:
        return abs(float(shares.sum(axis=1).mean()) - 0.5)
    return float(np.abs(shares.mean(axis=0) - 1 / shares.shape[1]).max())


def sweep_shares(played: Mapping[int, Sequence[GameRow]], allied: bool) -> tuple[list[Share], list[Share]]:
    """By value: its imbalance with a bootstrap interval, and how often it was the least of all when deals were drawn
    anew. The same deals are drawn for all values."""
    tables = {value: np.array([row.shares for row in rows]) for value, rows in played.items()}
    deals = len(next(iter(tables.values())))
    dice = np.random.default_rng(1)
    drawn: dict[int, list[float]] = {value: [] for value in tables}
    for _ in range(RESAMPLES):
        places = dice.integers(0, deals, deals)
        for value, table in tables.items():
            drawn[value].append(imbalance(table[places], allied))
    best = [min(drawn, key=lambda value: drawn[value][n]) for n in range(RESAMPLES)]
    gaps = [
        Share(
            str(value), imbalance(table, allied), percentile(drawn[value], 2.5), percentile(drawn[value], 97.5), deals
        )
        for value, table in tables.items()
    ]
    sure = [best.count(value) / RESAMPLES for value in tables]
    return gaps, [Share(str(value), part, part, part, deals) for value, part in zip(tables, sure, strict=True)]
