"""Corrections an owner might make in parts.toml, and what comes of each: the box plays, or a sentence says why not."""

from __future__ import annotations

from tests.house.corrected import PLAYS, Correction
from tests.house.numbers import Number, Shown

CORRECTIONS: list[tuple[Correction, str]] = [
    ([(["numbers", "magic-first", "value"], 15)], PLAYS),
    ([(["page", 11, "divisor", "value"], 1)], PLAYS),
    (
        [(["numbers", "magic-first", "value"], 0)],
        "parts.toml, magic-first: “0” is not a number from 1 to 15. (G-6)",
    ),
    ([(["numbers", "magic-most", "value"], 5)], "parts.toml, magic-most: “5” is not a number from 6 to 15. (G-9)"),
    ([(["page", 11, "divisor", "value"], 0)], "parts.toml, page 12 divisor: “0” is not a number from 1 to 99."),
    (
        [(["quest", 0, "card"], "Gold 1")],
        "parts.toml, quest: “Gold 1” should be small letters and hyphens, and the name of one card only.",
    ),
    ([(["page", 8, "chooser", "value"], None)], "parts.toml: “page 9 chooser value” is missing."),
]

FEW: Correction = [(["numbers", name, "value"], 3) for name in ("end-treasures", "end-companions")]


def pages(shown: Shown) -> list[int]:
    """The pages the bots opened, in order."""
    return [int(move.removeprefix("page ")) for move in shown.moves if move.startswith("page ")]


NUMBERS = [
    Number(FEW, {"box.end_treasures": 3, "box.end_companions": 3}, played=lambda shown: shown.end["round"] < 6),
    Number(
        [(["numbers", "magic-first", "value"], 9)],
        {"box.magic_first": 9, "magic": 9},
        "magic 9",
        lambda shown: pages(shown)[0] > 6,
    ),
    Number([(["numbers", "magic-most", "value"], 7)], {"magic_most": 7}, played=lambda shown: max(pages(shown)) == 7),
]
