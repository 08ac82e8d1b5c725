"""Corrections an owner might make in parts.toml, and what comes of each: the box plays, or a sentence says why not."""

from __future__ import annotations

from tests.house.corrected import PLAYS, Correction
from tests.house.numbers import Number

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
    ([(["book", 0, "name"], "unhexed")], "parts.toml, book name: “unhexed” should be one of unhexing."),
    ([(["move", 0, "copies"], "five")], "parts.toml, move copies: “five” is not a number from 0 to 99."),
    ([(["move", 0, "copies"], 4)], "parts.toml, moves: 57 are written down, but [counts] says 58. (K-1)"),
]

HEAVY_CHIN = (
    "kragmortha/2 seats=2 turn=9 seat=1 phase=plan goblins=c8.a5 rigor=d10 floor=- hands=gbg/- discards=- tokens=- "
    "looks=1/head-2 under=- books=- card=- last=- rest=- cut=0 touched=- peeked=- peeks=6 origin=- route=- shoving=0 "
    "stack=- owed=- slipped=- accusers=- votes=- devices=- out=- options=-"
)
SEVEN: Correction = [(["tokens", "trap", "copies"], 3), (["counts", "tokens", "value"], 7)]
HEAD_1, HEAD_2 = 4, 5  # places among the Looks
NUMBERS = [
    Number([(["counts", "hand", "value"], 4)], {"box.hand": 4, "sides.1.limit": 4}, "4 Book + Gems"),
    Number(
        [(["counts", "looks-out", "value"], 1)],
        {"box.looks_out": 1},
        played=lambda shown: any(side["out"] for side in shown.end["sides"]),
    ),
    Number(SEVEN, {"box.tokens": 7}),
    Number([(["look", HEAD_2, "most"], 1)], {"box.sight": 1}, "6  ?    ?    ?    ?", position=HEAVY_CHIN),
    Number(
        [(["look", HEAD_1, "most"], 7)],
        {"sides.0.looks.0.most": 7},
        "At most 7 choices",
        position=HEAVY_CHIN.replace("head-2", "head-1"),
    ),
]
