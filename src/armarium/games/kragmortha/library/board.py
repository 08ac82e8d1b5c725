"""The library as tables of squares: who is next to whom, what lies where for each furnishing, how far a chain can go.

Squares are numbered 0..69, seven to a row. This room knows squares and pawns, but neither cards nor turns.

    7 x 10, a1 top left          the mask of a square or a card's symbol
      a1 b1 c1 d1 e1 f1 g1         book 1, scroll 2, potion 4, gems 8
      a2 ...                       desk and crystal ball 15: they fit everything
      ...             g10          0: nobody may enter
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from armarium.games.kragmortha import parts
from armarium.games.kragmortha.cards.packed import bit_of, has_bit, with_bit

SQUARES: Final[i64] = 70
EMPTY: Final[i64] = -1
NOWHERE: Final[i64] = -1
ANY: Final[i64] = 15
PLAIN: Final[i64] = 0  # kinds of squares
TELEPORT: Final[i64] = 1
DESK: Final[i64] = 2


def symbol_mask(symbol: str) -> int:
    return int(bit_of(parts.SYMBOLS.index(symbol))) if symbol in parts.SYMBOLS else int(ANY)


def neighbours(square: int, walkable: list[bool]) -> list[int]:
    """Side-adjacent walkable squares, filled up to four with NOWHERE."""
    x, y = square % parts.ACROSS, square // parts.ACROSS
    around = [(x, y - 1), (x + 1, y), (x, y + 1), (x - 1, y)]
    inside = [u + parts.ACROSS * v for u, v in around if 0 <= u < parts.ACROSS and 0 <= v < parts.ALONG]
    open_squares = [other for other in inside if walkable[other]]
    return open_squares + [-1] * (4 - len(open_squares))


def near_table(furnished: parts.Map) -> list[int]:
    return [other for square in range(parts.SQUARES) for other in neighbours(square, furnished.walkable)]


def kind_table(furnished: parts.Map) -> list[int]:
    kinds = [0] * parts.SQUARES
    for square in furnished.teleports:
        kinds[square] = 1
    for square in parts.DESK_SQUARES:
        kinds[square] = 2
    return kinds


def ground_table(furnished: parts.Map, symbols: list[str]) -> list[int]:
    return [symbol_mask(symbols[square]) if furnished.walkable[square] else 0 for square in range(parts.SQUARES)]


MAPS: Final = [vec[i64](near_table(furnished)) for furnished in parts.MAPS]
KINDS: Final = [vec[i64](kind_table(furnished)) for furnished in parts.MAPS]
GROUNDS: Final = [vec[i64](ground_table(furnished, parts.PRINTED)) for furnished in parts.MAPS]
TELEPORTS: Final = [vec[i64](furnished.teleports) for furnished in parts.MAPS]
STARTS: Final = [vec[i64](furnished.starts) for furnished in parts.MAPS]
NO_PAWNS: Final = vec[i64]([-1] * 70)


def map_of(seats: int) -> int:
    return next(place for place, furnished in enumerate(parts.MAPS) if seats in furnished.seats)


def can_complete(near: vec[i64], who: vec[i64], square: i64, barred: i64, mover: i64, pushed: i64) -> bool:
    """K-17: can the goblin standing on `square`, entered from `barred`, go somewhere so that the chain comes to an end?

    `pushed` are the seats already in the chain, as bits. The mover's origin counts as empty: it may end there.
    """
    for i in range(square * 4, square * 4 + 4):
        to = near[i]
        if to == NOWHERE:
            break
        if to == barred:
            continue  # K-15: never back to the square the pusher left
        there = who[to]
        if there == EMPTY or there == mover:
            return True
        if not has_bit(pushed, there) and can_complete(near, who, to, square, mover, with_bit(pushed, there)):
            return True
    return False
