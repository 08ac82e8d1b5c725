"""CONTRIBUTING draws the house as it is: its files exist, every room of the server is told, the picture is fresh."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from build_tools import architecture

from armarium import shelf

ROOT = Path(__file__).resolve().parents[2]
HOUSE = ROOT / "src" / "armarium"
TEXT = (ROOT / "CONTRIBUTING.md").read_text("utf-8")
ELSEWHERE = ("src/", "web/", "tests/", "docs/", "build_tools/", "examples/", "benchmarks/")
NAMED = sorted(set(re.findall(r"`([\w./<>-]+(?:/|\.(?:py|toml|md|svelte|ts|ftl|svg)))`", TEXT)))


def paths(name: str) -> list[Path]:
    """Every file this name stands for: one for each game where it says <game>."""
    if name.startswith(ELSEWHERE):
        return [ROOT / name]
    if "<game>" in name:
        return [HOUSE / name.replace("<game>", game) for game in shelf.NAMES]
    return [HOUSE / name] if (HOUSE / name).exists() else [HOUSE / "games" / game / name for game in shelf.NAMES]


@pytest.mark.parametrize("name", NAMED)
def test_every_file_it_names_exists(name: str) -> None:
    assert name == ".ftl" or all(path.exists() for path in paths(name))


def test_every_room_of_the_server_is_told() -> None:
    rooms = {f"server/{path.name}" for path in (HOUSE / "server").glob("*.py")}
    assert rooms - set(NAMED) == {"server/__init__.py"}


def test_the_picture_shows_the_imports_as_they_are() -> None:
    """If not: python -m build_tools.architecture."""
    graph = architecture.imports_by_room(architecture.HOUSE)
    picture = architecture.svg(graph, architecture.compiled_rooms(ROOT))
    assert architecture.PICTURE.read_text("utf-8") == picture


def test_what_is_reachable_over_another_room_is_not_drawn_again() -> None:
    graph = {"a": {"b", "c"}, "b": {"c"}, "c": set()}
    assert architecture.floors(graph) == {"a": 2, "b": 1, "c": 0}
    assert architecture.direct(graph) == {"a": {"b"}, "b": {"c"}, "c": set()}
    with pytest.raises(ValueError, match="circle"):
        architecture.floors({"a": {"b"}, "b": {"a"}})
