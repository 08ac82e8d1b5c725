"""Why something is refused: a clause of the rules, a key into the words, and the values of the sentence.

No sentence lives here; `words.py` makes one in the reader's language.
"""

from __future__ import annotations

from typing import final

Value = int | str | bool | list[int] | list[str]


@final
class Reason:
    """`clause` is empty where no rule of a game is concerned (a file that cannot be read, say).

    `why` is the reason behind it, which its sentence quotes as $why: why a line of a record is not possible, say.
    """

    def __init__(
        self, clause: str, key: str, values: dict[str, Value] | None = None, why: Reason | None = None
    ) -> None:
        self.clause = clause
        self.key = key
        self.values: dict[str, Value] = {} if values is None else values
        self.why = why

    def __repr__(self) -> str:
        values = " ".join(f"{name}={value}" for name, value in self.values.items())
        why = "" if self.why is None else f"({self.why!r})"
        return " ".join(part for part in (self.clause, self.key, values, why) if part)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Reason) and repr(self) == repr(other)

    def __hash__(self) -> int:
        return hash(repr(self))

    def __reduce__(self) -> tuple[type[Reason], tuple[str, str, dict[str, Value], Reason | None]]:
        return Reason, (self.clause, self.key, self.values, self.why)


class Refused(Exception):
    """Raised wherever input is turned away; carries the reason, never a sentence."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(repr(reason))
        self.reason = reason

    def __reduce__(self) -> tuple[type[Refused], tuple[Reason]]:
        return Refused, (self.reason,)


def refusal(key: str, clause: str = "", **values: Value) -> Refused:
    """A refusal to raise: its words' key, its clause if a rule is concerned, the values of the sentence."""
    return Refused(Reason(clause, key, dict(values)))
