"""Corrections an owner might make in parts.toml, and what comes of each: the box plays, or a sentence says why not."""

from __future__ import annotations

from tests.house.corrected import PLAYS, Correction
from tests.house.numbers import Number

AS_MANY = "a hand must have as many cards as there are Masters to place. (R-5)"
CORRECTIONS: list[tuple[Correction, str]] = [
    ([(["counts", "masters", "value"], 4), (["counts", "hand", "value"], 4)], PLAYS),
    ([(["counts", "masters", "value"], 1), (["counts", "hand", "value"], 1)], PLAYS),
    ([(["counts", "masters", "value"], 8), (["counts", "hand", "value"], 8)], PLAYS),
    ([(["counts", "tokens", "value"], 3)], PLAYS),
    ([(["points", "R", "value"], 5)], PLAYS),
    ([(["card", 1, "rows"], "BB/BG/RG")], PLAYS),  # another mirror image
    ([(["card", 15], None), (["counts", "cards", "value"], 15)], PLAYS),
    (
        [(["counts", "masters", "value"], 4)],
        f"parts.toml, counts hand: 3 cards do not go with 4 Masters; {AS_MANY}",
    ),
    (
        [(["counts", "hand", "value"], 4)],
        f"parts.toml, counts hand: 4 cards do not go with 3 Masters; {AS_MANY}",
    ),
    (
        [(["counts", "masters", "value"], 9), (["counts", "hand", "value"], 9)],
        "parts.toml, counts masters: “9” is not a number from 1 to 8. (R-1)",
    ),
    (
        [(["card", 1, "rows"], "RG/GB/BB")],  # card 1 upside down
        "parts.toml, card 2: “RG/GB/BB” is card 1 again, perhaps upside down; no two cards are alike. (R-2)",
    ),
    (
        [(["card", 15, "rows"], "BB/BG/GR")],
        "parts.toml, card 16: “BB/BG/GR” is card 1 again, perhaps upside down; no two cards are alike. (R-2)",
    ),
    ([(["counts", "cards", "value"], 17)], "parts.toml, cards: 16 are written down, but [counts] says 17. (R-1)"),
    ([(["counts", "tokens", "value"], 4)], "parts.toml, counts tokens: “4” is not a number from 1 to 3. (R-16)"),
    ([(["points", "B", "value"], "one")], "parts.toml, points B: “one” is not a number from 0 to 99. (R-2)"),
    ([(["start", "rows"], None)], "parts.toml: “start rows” is missing."),
    ([(["start", "rows"], 3)], "parts.toml, start: “3” should stand in quotation marks."),
    ([(["card"], "none")], "parts.toml, card: these should be tables, each under [[card]]."),
]

FOUR: Correction = [(["counts", "masters", "value"], 4), (["counts", "hand", "value"], 4)]
NUMBERS = [
    Number(
        FOUR,
        {"box.masters": 4, "box.hand": 4, "sides.1.masters": 4, "sides.1.hand": 4},
        "▲▲▲▲ red, 4 cards",
        lambda shown: len(shown.end["masters"]) == 8,
    ),
    Number([(["counts", "tokens", "value"], 2)], {"box.tokens": 2}, "◆◆", lambda shown: len(shown.end["tokens"]) == 4),
]
