"""The example game of somebody else on the shelf, without installing it."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from types import ModuleType

import pytest

from armarium import shelf
from armarium.game import Game
from armarium.plugins import Plugins

FOLDER = Path(__file__).resolve().parents[2] / "examples" / "noughts"
KEPT: dict[str, ModuleType] = {}  # environments remember the game; other tests install it elsewhere


@pytest.fixture
def noughts(monkeypatch: pytest.MonkeyPatch) -> Iterator[Game]:
    monkeypatch.syspath_prepend(FOLDER)
    sys.modules.update(KEPT)
    game: Game = import_module("noughts").GAME
    monkeypatch.setattr(shelf, "installed_games", lambda: Plugins({game.name: game}, {}))
    yield game
    for name in [name for name in sys.modules if name.partition(".")[0] == "noughts"]:
        KEPT[name] = sys.modules.pop(name)
