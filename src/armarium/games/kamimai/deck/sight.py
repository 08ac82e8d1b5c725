"""Whose faces can be read from outside: sight lines on the poses that everybody is shown (M-3).

A card shows what it is in each of its four corners. Its face is public when somebody could stand so that all of one
corner lies open before them, not too flat and from above the felt. Eyes are far away and the same for all. Everything
is counted in whole numbers, so that the same poses bare the same faces on every machine. It knows no face of any card.

    places   thousandths of a centimetre       turns   ten-thousandths       directions   thousandths
"""

from __future__ import annotations

import math
from collections.abc import Collection, Mapping
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from armarium.games.kamimai import parts
from armarium.motion import PLACE, Pose

Whole = NDArray[np.int64]
BODY = parts.BOX["physics"]
EYES = parts.BOX["sight"]
FINE: Final = 1000  # steps in a centimetre
TURNED: Final = 10_000  # steps in one
FAR: Final = 1000  # length of a direction
WIDE: Final = round(FINE * BODY["width"] / 2)
HIGH: Final = round(FINE * BODY["height"] / 2)
FLATTEST: Final = round(FAR * TURNED * math.sin(math.radians(EYES["flattest"])))
CORNERS: Final = 4
POINTS: Final = 4  # of a corner


def _directions() -> Whole:
    """Where eyes may be: rings above the felt, and right above."""
    rings = [(ring, math.radians(height)) for ring, height in enumerate(EYES["heights"])]
    count: int = EYES["around"]
    turns = [(2 * math.pi * (place + ring % 2 / 2) / count, height) for ring, height in rings for place in range(count)]
    rows = [
        (math.cos(turn) * math.cos(height), math.sin(height), math.sin(turn) * math.cos(height))
        for turn, height in turns
    ]
    return np.array([[round(FAR * part) for part in row] for row in [*rows, (0.0, 1.0, 0.0)]], np.int64)


def _corner_points() -> Whole:
    """On a card, from its middle: the points that must be seen of each corner, corner by corner."""
    inset, half = round(FINE * EYES["inset"]), round(FINE * EYES["corner"] / 2)
    signs = [(x, y) for x in (-1, 1) for y in (-1, 1)]
    middles = [(x * (WIDE - inset), y * (HIGH - inset)) for x, y in signs]
    return np.array([[x + half * i, y + half * j] for x, y in middles for i, j in signs], np.int64)


DIRECTIONS: Final = _directions()
CORNER_POINTS: Final = _corner_points()


class Cards(NamedTuple):
    """Standing cards as rectangles: their middles, and their axes along, up and out of the face."""

    middles: Whole
    along: Whole
    up: Whole
    out: Whole


def readable_slots(poses: Mapping[int, Pose], asked: Collection[int]) -> list[int]:
    """Of the standing cards in these poses, those asked for whose face can be read."""
    slots = sorted(poses)
    cards = cards_of([poses[slot] for slot in slots])
    return [slot for place, slot in enumerate(slots) if slot in asked and is_readable(cards, place)]


def cards_of(poses: list[Pose]) -> Cards:
    rows = np.array(poses, np.int64).reshape(-1, 7)
    w, x, y, z = rows[:, 3], rows[:, 4], rows[:, 5], rows[:, 6]
    size = w * w + x * x + y * y + z * z
    along = (size - 2 * (y * y + z * z), 2 * (x * y + w * z), 2 * (x * z - w * y))
    up = (2 * (x * y - w * z), size - 2 * (x * x + z * z), 2 * (y * z + w * x))
    out = (2 * (x * z + w * y), 2 * (y * z - w * x), size - 2 * (x * x + y * y))
    axes = [np.stack([TURNED * part // size for part in axis], axis=1) for axis in (along, up, out)]
    return Cards(rows[:, :3] * (FINE // PLACE), *axes)


def is_readable(cards: Cards, place: int) -> bool:
    """Whether one of the two faces of the card in this place lies open."""
    out = cards.out[place]
    across = CORNER_POINTS[:, :1] * cards.along[place] + CORNER_POINTS[:, 1:] * cards.up[place]
    points = cards.middles[place] + across // TURNED
    slants = (DIRECTIONS * out).sum(axis=1)
    directions = DIRECTIONS[abs(slants) >= FLATTEST]
    is_open = np.ones((len(points), len(directions)), bool)
    for other in nearest_first(place, len(cards.middles)):
        is_open &= ~obstruction(cards, other, points, directions)
        if not has_open_corner(is_open):
            return False
    return has_open_corner(is_open)


def has_open_corner(is_open: NDArray[np.bool_]) -> bool:
    return bool(is_open.reshape(CORNERS, POINTS, -1).all(axis=1).any())


def nearest_first(place: int, count: int) -> list[int]:
    """The other places: neighbours hide most."""
    return sorted((other for other in range(count) if other != place), key=lambda other: abs(other - place))


def obstruction(cards: Cards, other: int, points: Whole, directions: Whole) -> NDArray[np.bool_]:
    """By point and direction: whether another card stands between. A line meets its plane `ahead / slant` away."""
    way = points - cards.middles[other]
    ahead = -(way * cards.out[other]).sum(axis=1)[:, None]
    slant = (directions * cards.out[other]).sum(axis=1)[None, :]
    x = (way * cards.along[other]).sum(axis=1)[:, None] * slant + ahead * (directions * cards.along[other]).sum(axis=1)
    y = (way * cards.up[other]).sum(axis=1)[:, None] * slant + ahead * (directions * cards.up[other]).sum(axis=1)
    reach = TURNED * abs(slant)
    between: NDArray[np.bool_] = (ahead * slant > 0) & (abs(x) <= WIDE * reach) & (abs(y) <= HIGH * reach)
    return between
