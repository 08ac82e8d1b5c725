"""Corrections an owner might make in parts.toml, and what comes of each: the box plays, or a sentence says why not."""

from __future__ import annotations

from tests.house.corrected import PLAYS, Correction

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
