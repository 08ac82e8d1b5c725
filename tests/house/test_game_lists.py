"""Tests, benchmarks and build tools find the games on the shelf or in their folders: a new game adds its cases itself.

Only a game's own tests, in tests/<game>/, may name it. What a game brings for tests of all games lies there too.
"""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from armarium import shelf

ROOT = Path(__file__).resolve().parents[2]
PYTHON = [path for room in ("tests", "benchmarks", "build_tools") for path in sorted((ROOT / room).rglob("*.py"))]
SCRIPTS = sorted((ROOT / "web" / "tests").rglob("*.ts"))
OWN = {ROOT / "tests" / name for name in shelf.NAMES}
BRACKETS = re.compile(r"\[[^\[\]]*\]|\{[^{}]*\}")


def names_in(node: ast.AST) -> set[str]:
    words = (
        inner.value for inner in ast.walk(node) if isinstance(inner, ast.Constant) and isinstance(inner.value, str)
    )
    return set(words) & set(shelf.NAMES)


def lists_in_python(source: str) -> list[int]:
    """The lines of literal lists, tuples, sets and dicts in which every game is named."""
    kinds = (ast.List, ast.Tuple, ast.Set, ast.Dict)
    nodes = (node for node in ast.walk(ast.parse(source)) if isinstance(node, kinds))
    return [node.lineno for node in nodes if names_in(node) == set(shelf.NAMES)]


def lists_in_script(source: str) -> list[str]:
    literals = BRACKETS.findall(source)
    return [text for text in literals if all(re.search(rf"\b{name}\b", text) for name in shelf.NAMES)]


def test_such_lists_are_seen() -> None:
    words = ", ".join(f'"{name}"' for name in shelf.NAMES)
    assert lists_in_python(f"x = 1\ny = [{words}]") == [2]
    assert lists_in_python("y = {" + ", ".join(f'"{name}": 2' for name in shelf.NAMES) + "}") == [1]
    assert lists_in_python("y = (" + ", ".join(f'("{name}", 2)' for name in shelf.NAMES) + ")") == [1]
    assert lists_in_script(f"const games = [{words}];") == [f"[{words}]"]
    assert lists_in_python(f"y = [{words.rpartition(', ')[0]}]") == []


@pytest.mark.parametrize("path", [path for path in PYTHON if not OWN & set(path.parents)], ids=lambda path: path.stem)
def test_no_test_lists_all_games(path: Path) -> None:
    assert lists_in_python(path.read_text("utf-8")) == [], "take shelf.NAMES, or what tests/<game>/ brings"


@pytest.mark.parametrize("path", SCRIPTS, ids=lambda path: path.stem)
def test_no_test_of_the_page_lists_all_games(path: Path) -> None:
    assert lists_in_script(path.read_text("utf-8")) == []
