"""Which Armarium this is: its version, and whether the rules run compiled."""

from __future__ import annotations

from importlib.metadata import PackageNotFoundError, version
from types import FunctionType

from armarium import game


def version_line() -> str:
    mode = "interpreted" if isinstance(game.plain, FunctionType) else "compiled"
    try:
        number = version("armarium")
    except PackageNotFoundError:
        number = "(not installed)"
    return f"armarium {number} {mode}"
