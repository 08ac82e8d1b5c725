"""Corrections an owner might make in parts.toml, and what comes of each: the box plays, or a sentence says why not."""

from __future__ import annotations

import re

from tests.house.corrected import PLAYS, Correction
from tests.house.numbers import Number, Shown

CORRECTIONS: list[tuple[Correction, str]] = [
    ([(["counts", "energy", "value"], 6)], PLAYS),
    ([(["counts", "turns", "value"], 0)], "parts.toml, counts turns: “0” is not a number from 1 to 999. (M-38)"),
    ([(["card", 0, "count"], "many")], "parts.toml, card water count: “many” is not a number from 1 to 15. (M-2)"),
    (
        [(["steadiness", "normal"], 0)],
        "parts.toml, steadiness normal: “0” is not a number above nothing, such as 1.5.",
    ),
    ([(["sheet", 0, "start"], "x")], "parts.toml: “x” is impossible in sheet 1 start. (M-6)"),
]


def paid(shown: Shown) -> set[int]:
    """What the bots' spells were paid with, in Element cards."""
    casts = [re.findall(r"\d+:(\d+)", move) for move in shown.moves if move.startswith("cast ")]
    return {sum(map(int, cast)) for cast in casts}


NUMBERS = [
    Number([(["counts", "energy", "value"], 6)], {"box.energy": 6, "energy": 6}, "⚡" * 6),
    Number([(["counts", "reserve", "value"], 5)], {"box.reserve": 5, "limit": 5}, "0/5"),
    Number([(["counts", "spell", "value"], 3)], {}, played=lambda shown: max(paid(shown)) == 3),
    Number(
        [(["physics", "width"], 7.0), (["physics", "height"], 9.0)], {"box.body.width": 7.0, "box.body.height": 9.0}
    ),
    Number([(["hand_physics", "most_samples"], 300)], {"box.longest": 5.0}),
    Number([(["tempo", "slow", "seconds"], 2.8)], {}, played=lambda shown: shown.samples == 169),
]
