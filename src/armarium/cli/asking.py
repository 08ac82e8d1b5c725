"""A question to whoever sits at this terminal, and what is told them beside a record."""

from __future__ import annotations

import os
import sys
from typing import TYPE_CHECKING

from armarium.reason import Value, refusal

if TYPE_CHECKING:
    from armarium.words import Words

REFUSED = 2


def is_full_screen() -> bool:
    return sys.stdin.isatty() and sys.stdout.isatty() and os.environ.get("TERM", "dumb") != "dumb"


def read_line(prompt: str = "> ") -> str:
    """The next line of the input; Refused when there is none."""
    if sys.stdin.isatty():
        print(prompt, end=" ", flush=True)
    line = sys.stdin.readline()
    if not line:
        raise refusal("input-ended")
    return line


def is_yes(line: str) -> bool:
    """Whether somebody said yes, in whatever language."""
    from armarium.words import in_all_languages

    return line.strip().lower() in " ".join(in_all_languages(None, "answer-yes")).split()


def print_carried(values: dict[str, Value] | None, wording: Words) -> None:
    """That a game of older rules comes out alike by ours, and what could be compared."""
    if values is not None:
        print(wording.tell("carried-over", values), file=sys.stderr)
