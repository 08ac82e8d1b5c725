"""Corrections an owner might make in parts.toml, and what comes of each: the box plays, or a sentence says why not."""

from __future__ import annotations

from tests.house.corrected import PLAYS, Correction

CORRECTIONS: list[tuple[Correction, str]] = [
    ([(["map", 0, "starts"], "a5")], PLAYS),
    ([(["counts", "hand", "value"], 4)], PLAYS),
    ([(["counts", "hand", "value"], 0)], "parts.toml, counts hand: “0” is not a number from 1 to 4. (K-9)"),
    (
        [(["counts", "looks-out", "value"], 0)],
        "parts.toml, counts looks-out: “0” is not a number from 1 to 24. (K-27)",
    ),
    (
        [(["map", 0, "starts"], "")],
        "parts.toml, map 1: at least one square to start from is needed. (K-5)",
    ),
    ([(["book", 0, "name"], "unhexed")], "parts.toml, book name: “unhexed” is none of unhexing."),
    ([(["move", 0, "copies"], "five")], "parts.toml, move copies: “five” is not a number from 0 to 99."),
    ([(["move", 0, "copies"], 4)], "parts.toml, moves: 57 are written down, but [counts] says 58. (K-1)"),
]
