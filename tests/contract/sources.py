"""The words' keys a game's source can speak of, found by reading the source and not by playing."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from importlib import resources
from pathlib import Path

PLACES = {"Event": (0, "kind"), "Reason": (1, "key"), "Outcome": (2, "key")}  # where a constructor takes its key


def modules(game: str) -> Iterator[ast.Module]:
    folder = Path(str(resources.files(f"armarium.games.{game}")))
    for path in sorted(folder.rglob("*.py")):
        yield ast.parse(path.read_text("utf-8"))


def keys(game: str, constructor: str) -> set[str]:
    """Every key written as a literal in a call of the constructor, or of a function of the game that hands one on."""
    found: set[str] = set()
    trees = list(modules(game))
    places = {constructor: PLACES[constructor]}
    for tree in trees:
        places.update(_hands_on(tree, constructor))
    for call in (node for tree in trees for node in ast.walk(tree) if isinstance(node, ast.Call)):
        name = _called(call)
        if name in places:
            found.update(_literals(call, *places[name]))
    return found


def _called(call: ast.Call) -> str:
    return call.func.id if isinstance(call.func, ast.Name) else getattr(call.func, "attr", "")


def _hands_on(tree: ast.Module, constructor: str) -> dict[str, tuple[int, str]]:
    """Functions whose own parameter becomes the key: their callers write the literal."""
    found: dict[str, tuple[int, str]] = {}
    place, keyword = PLACES[constructor]
    for node in ast.walk(tree):
        if not isinstance(node, ast.FunctionDef):
            continue
        names = [argument.arg for argument in node.args.args]
        for call in (inner for inner in ast.walk(node) if isinstance(inner, ast.Call)):
            if _called(call) == constructor:
                for argument in _arguments(call, place, keyword):
                    if isinstance(argument, ast.Name) and argument.id in names:
                        own = names.index(argument.id) - (names[0] == "self")
                        found[node.name] = (own, argument.id)
    return found


def _arguments(call: ast.Call, place: int, keyword: str) -> list[ast.expr]:
    named = [argument.value for argument in call.keywords if argument.arg == keyword]
    return [*call.args[place : place + 1], *named]


def _literals(call: ast.Call, place: int, keyword: str) -> set[str]:
    return {
        node.value
        for argument in _arguments(call, place, keyword)
        for node in _leaves(argument)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }


def _leaves(argument: ast.expr) -> list[ast.expr]:
    """Both ends of an `a if … else b`."""
    if isinstance(argument, ast.IfExp):
        return [*_leaves(argument.body), *_leaves(argument.orelse)]
    return [argument]
