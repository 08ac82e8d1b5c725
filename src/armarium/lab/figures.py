"""Figures of many games: shares with their uncertainty, means and percentiles. Knows no game."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence

import msgspec

SURE = 1.959963984540054  # standard deviations on each side of 95 %


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a share (Wilson's score interval: also right for few games and for shares near 0 and 1)."""
    if games == 0:
        return 0.0, 1.0
    share = wins / games
    spread = SURE * SURE / games
    middle = (share + spread / 2) / (1 + spread)
    reach = SURE * math.sqrt(share * (1 - share) / games + spread / (4 * games)) / (1 + spread)
    return max(0.0, middle - reach), min(1.0, middle + reach)


def mean(values: Sequence[float]) -> float:
    return sum(values) / len(values)


def percentile(values: Sequence[float], percent: float) -> float:
    """Between the two nearest values, as spreadsheets do."""
    ordered = sorted(values)
    place = (len(ordered) - 1) * percent / 100
    low = math.floor(place)
    high = math.ceil(place)
    return ordered[low] + (ordered[high] - ordered[low]) * (place - low)


def figures_text(figures: Mapping[str, object], as_json: bool) -> str:
    """Named figures, one on a line, or as JSON."""
    if as_json:
        return msgspec.json.encode(figures).decode()
    return "\n".join(f"{name:<28} {value}" for name, value in figures.items())
