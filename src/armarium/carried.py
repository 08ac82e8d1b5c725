"""Games begun by older rules: whether they come out alike by the installed ones, and where they first do not.

Compared are every move (it must still be offered), the luck it asks for, and the result. A position can only be
compared where its digest was written beside the line, which games begun before there were digests do not have.
"""

from __future__ import annotations

import hashlib

import msgspec

from armarium.game import Game, State, is_newer
from armarium.log import Line
from armarium.positions import NOTHING
from armarium.reason import Reason, Refused, refusal

DIGEST = 12  # hexadecimal digits


class Difference(msgspec.Struct, frozen=True):
    """The first line that does not come out as it was written, and why; line 0 is the setting-up."""

    line: Line
    why: Reason


def digest(game: Game, state: State) -> str:
    """A short mark of the whole position. Its version and what is empty are left out, so that a field which later
    rules add changes nothing where it says nothing. It can be tried for hidden cards: never for a viewer."""
    first, *rest = game.position(state).split() or [""]
    fields = rest if first.startswith(f"{game.name}/") else [first, *rest]
    fields = sorted(field for field in fields if not field.endswith(f"={NOTHING}"))
    return hashlib.sha256(" ".join(fields).encode()).hexdigest()[:DIGEST]


def must_be_alike(game: Game, state: State, written: str) -> None:
    """Refused where a position is another one than was written; nothing written is nothing to compare."""
    if written and (now := digest(game, state)) != written:
        raise refusal("position-differs", written=written, now=now)


def must_not_be_newer(game: Game, rules: str) -> None:
    if is_newer(rules, game.rules):
        raise refusal("rules-newer", game=game.name, rules=rules[:20], ours=game.rules)


def refusal_of(game: Game, rules: str, difference: Difference) -> Refused:
    """Why this game cannot go on by the installed rules, with the first difference named."""
    values: dict[str, int | str] = {"game": game.name, "rules": rules, "ours": game.rules, "n": difference.line.n}
    key = "begun-differs" if difference.line.n == 0 else "line-differs"
    return Refused(Reason("", key, {**values, "move": difference.line.move}, difference.why))
