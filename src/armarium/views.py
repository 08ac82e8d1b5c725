"""What the views of all games share on the wire. Interpreted: msgspec structs live at the edges, not in the rules."""

from __future__ import annotations

import msgspec

from armarium.reason import Reason

LONGEST = 300  # characters of a text inside a reason


class Why(msgspec.Struct, frozen=True):
    """A reason for a refusal: the clause (may be empty), the words' key and the sentence's values."""

    clause: str
    key: str
    values: dict[str, int | str | bool | list[int | str]]


def why(reason: Reason | None) -> Why | None:
    return None if reason is None else why_of(reason)


def why_of(reason: Reason) -> Why:
    """The reason on the wire; what somebody typed is quoted no further than anybody reads."""
    values = {name: [*value] if isinstance(value, list) else value for name, value in reason.values.items()}
    short = {name: value[:LONGEST] if isinstance(value, str) else value for name, value in values.items()}
    return Why(reason.clause, reason.key, short)


class PlainTrial(msgspec.Struct, frozen=True):
    """The trial of a game that tells no more of a move than the reason against it."""

    move: str
    reason: Why | None


class PlainOffer(msgspec.Struct, frozen=True):
    """The offer of a game without a screen of its own; `kind` is the first word of the notation."""

    move: str
    kind: str


def plain_offer(move: str) -> PlainOffer:
    return PlainOffer(move, move.partition(" ")[0])
