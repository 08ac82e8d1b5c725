"""What a seat of Rune sees, as typed structs for the wire, the terminal and the bots.

Built from nothing: a field is here because everybody, or this seat, may know it. Colours are B, G and R;
x grows to the right and y downwards from the starting card's top left rune at (0, 0).
"""

from __future__ import annotations

from typing import Literal

import msgspec

from armarium.game import Reason, Value
from armarium.games.rune import rules
from armarium.games.rune.rules import State

Colour = Literal["B", "G", "R"]


class Face(msgspec.Struct, frozen=True):
    """A card as printed, rows top to bottom."""

    card: int
    rows: list[str]


class Laid(msgspec.Struct, frozen=True):
    """A card as it lies on the table; later cards lie on top. Card 0 is the starting card."""

    card: int
    rows: list[str]
    x: int
    y: int


class Master(msgspec.Struct, frozen=True):
    seat: int
    x: int
    y: int


class Token(msgspec.Struct, frozen=True):
    seat: int
    x: int
    y: int
    colour: Colour


class Area(msgspec.Struct, frozen=True):
    """Connected visible runes of one colour; `seat` is its owner, None while it is free."""

    seat: int | None
    colour: Colour
    cells: list[tuple[int, int]]
    points: int


class Side(msgspec.Struct, frozen=True):
    """One player as everybody sees them; `shown` are cards of the hand that all have seen (R-13)."""

    seat: int
    hand: int
    shown: list[Face]
    masters: int
    token: bool
    score: int


class View(msgspec.Struct, frozen=True):
    seat: int | None
    turn: int
    phase: Literal["lay", "choose", "token", "over"]
    actor: int | None
    board: list[Laid]
    masters: list[Master]
    tokens: list[Token]
    areas: list[Area]
    sides: list[Side]
    hand: list[Face]
    deck: int
    gone: list[Face]
    options: dict[str, bool]


class Offer(msgspec.Struct, frozen=True, omit_defaults=True):
    """An offered move with what the screen marks: the card, its footprint's top left cell, its quarter turns, its colour."""

    move: str
    kind: Literal["lay", "show", "draw", "master", "retire", "token", "keep"]
    card: int | None = None
    rotation: int | None = None
    x: int | None = None
    y: int | None = None
    colour: Colour | None = None


class Mark(msgspec.Struct, frozen=True):
    """One comparison of R-7. Under the card (dx = dy = 0) or with the neighbour at (x + dx, y + dy)."""

    x: int
    y: int
    dx: int
    dy: int
    fits: bool


class Why(msgspec.Struct, frozen=True):
    clause: str
    key: str
    values: dict[str, Value]


class Trial(msgspec.Struct, frozen=True):
    """What trying a move shows: why it is refused, or the scores and areas it would leave; the marks in both cases."""

    move: str
    reason: Why | None
    marks: list[Mark]
    scores: list[int] | None
    areas: list[Area] | None
