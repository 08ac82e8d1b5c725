"""What a game's own tests bring for tests of all games: a module in tests/<game>/, or nothing."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from types import ModuleType

from armarium import shelf


def drawer(game: str, name: str) -> ModuleType | None:
    path = f"tests.{game}.{name}"
    return import_module(path) if find_spec(f"tests.{game}") and find_spec(path) else None


def games_with_secrets() -> list[str]:
    """Those in which something is hidden from somebody: people beside each other cannot share a page."""
    return [name for name, game in shelf.games().items() if not game.shared]
