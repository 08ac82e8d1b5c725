"""K-31: a goblin's score has three parts: fewest Looks, then most Grimoires, then most magic symbols.

The contract's standing, and so every record, has one int for each seat. It is packed and taken apart here alone:

    ten thousands    Looks that were spared, of those that put a goblin out
    hundreds         Grimoires
    ones             magic symbols
"""

from __future__ import annotations

from typing import Final, Literal, NamedTuple

from mypy_extensions import i64

from armarium.games.kragmortha.cards.piles import OUT

ScorePart = Literal["looks", "books", "symbols", "shared"]
SCORE_PARTS: Final[tuple[ScorePart, ...]] = ("looks", "books", "symbols")


class Score(NamedTuple):
    looks: int
    books: int
    symbols: int


def packed_score(looks: i64, books: i64, symbols: i64) -> i64:
    """As one number: the higher, the better."""
    return (OUT - looks) * 10000 + books * 100 + symbols


def score_of(packed: int) -> Score:
    return Score(int(OUT) - packed // 10000, packed // 100 % 100, packed % 100)


def deciding_part(first: Score, second: Score) -> ScorePart:
    """The first part in which two scores differ; "shared" where none does."""
    for name, mine, theirs in zip(SCORE_PARTS, first, second, strict=True):
        if mine != theirs:
            return name
    return "shared"
