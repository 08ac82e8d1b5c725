"""The messages between the house and a program that plays: one JSON object a line, named by `type`.

`docs/bot-writers.md` tells them in full. Unknown fields are for later versions, and both sides pass over them.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

VERSION = 1

# --- from the house -------------------------------------------------------------------------------------------------


class Hello(msgspec.Struct, tag="hello"):
    """The first line, both ways: the house says what is on its shelf, the program what it can play of it."""

    protocol: int
    games: list[str]
    name: str = ""


class Ask(msgspec.Struct, tag="move"):
    """A move is wanted. `seconds` is how long the program may take, `seed` the luck it should use."""

    id: int
    game: str
    rules: str
    seat: int
    seconds: float
    seed: int
    view: object
    offers: Sequence[object]


class Guess(msgspec.Struct, tag="guess"):
    """A whole position in which everything hidden from the program's seat was dealt anew."""

    id: int
    position: str


class No(msgspec.Struct, tag="no"):
    """A line was refused; the question, if there is one, is still open."""

    id: int
    reason: str


class Goodbye(msgspec.Struct, tag="goodbye"):
    """The program is to end now."""


ToProgram = Hello | Ask | Guess | No | Goodbye

# --- from the program -----------------------------------------------------------------------------------------------


class Move(msgspec.Struct, tag="move"):
    id: int
    move: str


class Wish(msgspec.Struct, tag="guess"):
    """One more guess, please, before the answer."""

    id: int


FromProgram = Hello | Move | Wish
