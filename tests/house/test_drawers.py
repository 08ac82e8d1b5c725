"""Every game's folder has the same drawers with the same names, and a state is split in the same way in each.

Games are found by listing the folder, so a new one is held to it by itself.
"""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import armarium

GAMES = Path(armarium.__file__).parent / "games"
FOLDERS = sorted(path for path in GAMES.iterdir() if (path / "__init__.py").exists())

# What each is for stands in CONTRIBUTING.md.
DRAWERS = {
    *("__init__.py", "parts.toml", "parts.py", "notation.py", "state.py", "moves.py", "rules.py", "events.py"),
    *("touches.py", "refusals.py", "position.py", "view.py", "trial.py", "evaluation.py", "merits.py", "terminal.py"),
    *("encoding.py", "puzzles.py", "guide.toml", "questions.toml", "lessons", "words", "picture.py", "art.json"),
}
OPTIONAL = {"bot.py", "weights.toml", "chances.toml", "puzzles.json"}
SPLIT = ("moves.py", "rules.py", "events.py", "refusals.py")


def drawers(folder: Path) -> set[str]:
    """What lies in the folder, but for what Python or the compiler left there."""
    return {path.name for path in folder.iterdir() if path.name != "__pycache__" and path.suffix not in (".so", ".pyd")}


def tree(path: Path) -> ast.Module:
    return ast.parse(path.read_text("utf-8"))


def classes(path: Path) -> set[str]:
    return {node.name for node in tree(path).body if isinstance(node, ast.ClassDef)}


def made_in(path: Path, name: str) -> bool:
    """Whether the file calls something of this name."""
    calls = (node.func for node in ast.walk(tree(path)) if isinstance(node, ast.Call))
    return any(isinstance(func, ast.Name) and func.id == name for func in calls)


def test_there_are_games_and_nothing_else() -> None:
    assert FOLDERS
    assert drawers(GAMES) == {"__init__.py", *(folder.name for folder in FOLDERS)}


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
def test_a_game_has_every_drawer_and_only_folders_beside_them(folder: Path) -> None:
    assert drawers(folder) >= DRAWERS
    own = drawers(folder) - DRAWERS - OPTIONAL
    assert all((folder / name / "__init__.py").exists() for name in own), own


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
def test_a_state_is_one_class_and_its_rules_are_functions(folder: Path) -> None:
    state = next(node for node in tree(folder / "state.py").body if isinstance(node, ast.ClassDef))
    assert state.name == "State"
    assert [ast.unparse(base) for base in state.bases] == ["game.State"]
    assert [ast.unparse(decorator) for decorator in state.decorator_list] == ["final"]
    assert classes(folder / "state.py") == {"State"}
    assert all(not classes(folder / room) for room in SPLIT)


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
def test_events_and_refusals_are_made_in_their_own_drawers(folder: Path) -> None:
    rooms = sorted(path.relative_to(folder).as_posix() for path in folder.rglob("*.py"))
    assert [room for room in rooms if made_in(folder / room, "Event")] == ["events.py"]
    reasoning = {room for room in rooms if made_in(folder / room, "Reason")}
    assert not reasoning & {"state.py", "moves.py", "rules.py", "events.py", "view.py", "trial.py"}
