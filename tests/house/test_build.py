"""A failed build falls back to slow Python without a word; this test is the word."""

from __future__ import annotations

import os
import tomllib
from importlib import import_module
from pathlib import Path

import pytest

from armarium.reason import Reason

ROOT = Path(__file__).resolve().parents[2]
ROOMS = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["armarium"]["compiled"]
MODE = os.environ.get("ARMARIUM_MODE", "")


def module_of(room: str) -> str:
    return "armarium." + room.removesuffix(".py").replace("/", ".")


@pytest.mark.skipif(not MODE, reason="only `make` says which mode is meant")
@pytest.mark.parametrize("room", ROOMS)
def test_the_meant_mode_runs(room: str) -> None:
    file = import_module(module_of(room)).__file__ or ""
    assert file.endswith(".py") == (MODE == "interpreted"), file


def test_every_compiled_room_exists_and_every_rules_room_is_compiled() -> None:
    source = ROOT / "src" / "armarium"
    assert all((source / room).exists() for room in ROOMS)
    rules = {str(path.relative_to(source)) for path in source.glob("games/*/rules.py")}
    assert rules <= set(ROOMS)


def test_reasons_look_the_same_in_both_modes() -> None:
    assert repr(Reason("R-7", "colours-differ", {"cell": "m13"})) == "R-7 colours-differ cell=m13"
