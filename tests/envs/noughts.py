"""The example game of somebody else on the shelf, without installing it."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path

import pytest

from armarium import shelf
from armarium.game import Game
from armarium.plugins import Plugins

FOLDER = Path(__file__).resolve().parents[2] / "examples" / "noughts"


@pytest.fixture
def noughts(monkeypatch: pytest.MonkeyPatch) -> Game:
    monkeypatch.syspath_prepend(FOLDER)
    game: Game = import_module("noughts").GAME
    monkeypatch.setattr(shelf, "installed_games", lambda: Plugins({game.name: game}, {}))
    return game
