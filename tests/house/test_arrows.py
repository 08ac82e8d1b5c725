"""The house's plan: imports point one way, functions stay short, and no room has a name that says nothing."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import armarium
from armarium import shelf

HOUSE = Path(armarium.__file__).parent
CORE = {"reason", "chance", "game"}

# Which rooms a room may use. Games never use each other; what is not listed here has no place in the house yet.
ARROWS: dict[str, set[str]] = {
    "reason": set(),
    "chance": {"reason"},
    "game": {"reason", "chance", "views"},
    "evaluator": {"chance", "game"},
    "encoder": {"chance", "game"},
    "rollout": {"chance", "game"},
    "weights": {"evaluator", "game", "reason"},
    "chances": {"game", "weights"},
    "search": {"chance", "evaluator", "game"},
    "views": {"reason"},
    "hooks": CORE | {"motion", "views"},
    "motion": set(),
    "orphans": set(),
    "workers": {"orphans"},
    "log": CORE,
    "positions": CORE,
    "proving": {"reason"},
    "own_boxes": {"proving", "reason"},
    "boxes": {"own_boxes", "reason"},
    "pads": CORE | {"positions"},
    "games": CORE | {"boxes", "encoder", "evaluator", "hooks", "motion", "orphans", "pads", "positions", "views"},
    "carried": CORE | {"log", "positions"},
    "plugins": set(),
    "shelf": {"reason", "game", "games", "plugins"},
    "words": {"boxes", "reason", "shelf"},
    "unverified": {"boxes", "own_boxes", "words"},
    "questions": {"own_boxes", "reason", "shelf", "unverified", "words"},
    "proof_games": CORE | {"proving", "shelf"},
    "box_files": {"own_boxes", "questions", "reason", "record", "version"},
    "step": CORE | {"carried", "log"},
    "pictures": CORE | {"hooks", "motion", "own_boxes", "questions", "shelf", "step", "unverified", "words", "workers"},
    "record": CORE | {"carried", "log", "own_boxes", "positions", "shelf", "step"},
    "bots": CORE
    | {
        "chances",
        "evaluator",
        "hooks",
        "orphans",
        "plugins",
        "search",
        "shelf",
        "rollout",
        "views",
        "weights",
        "workers",
    },
    "store": CORE | {"log"},
    "seating": CORE | {"log"},
    "table": CORE | {"carried", "log", "record", "seating", "step"},
    "warden": CORE | {"hooks", "step", "table"},
    "simulator": CORE | {"hooks", "log", "motion", "step", "table"},
    "lessons": CORE | {"log", "own_boxes", "simulator", "step", "table"},
    "version": {"game"},
    "reports": CORE | {"own_boxes", "shelf", "table"},
    "puzzles": CORE | {"chances", "lessons", "own_boxes"},
    "guide": {"game", "hooks", "words"},
    "host": CORE | {"bots", "log", "seating", "simulator", "step", "table"},
    "archive": CORE | {"log", "own_boxes", "record", "shelf", "table"},
    "server": CORE
    | {"archive", "bots", "carried", "hooks", "host", "lessons", "log", "motion", "orphans", "pictures", "plugins"}
    | {
        "box_files",
        "guide",
        "own_boxes",
        "puzzles",
        "questions",
        "record",
        "reports",
        "shelf",
        "simulator",
        "step",
        "store",
        "table",
        "version",
        "views",
        "warden",
        "words",
        "workers",
    },
    "client": CORE | {"bots", "hooks", "reports", "server", "views"},
    "lab": CORE
    | {
        "boxes",
        "bots",
        "chances",
        "evaluator",
        "hooks",
        "orphans",
        "own_boxes",
        "puzzles",
        "record",
        "rollout",
        "shelf",
        "step",
        "table",
        "weights",
        "words",
    },
    "envs": CORE | {"bots", "encoder", "shelf", "terminal"},
    "terminal": CORE
    | {
        "archive",
        "bots",
        "carried",
        "client",
        "hooks",
        "host",
        "lessons",
        "log",
        "box_files",
        "own_boxes",
        "questions",
        "record",
        "reports",
        "server",
        "shelf",
    }
    | {"simulator", "step", "table", "version", "views", "warden", "words"},
    "cli": CORE
    | {"carried", "client", "hooks", "lab", "lessons", "pictures", "record", "reports", "rollout", "server", "shelf"}
    | {"box_files", "own_boxes", "questions", "terminal", "unverified", "version", "words"},
    "__main__": {"cli"},
    "__init__": set(),
}
# The contract names the types of what a game may bring, and those rooms know the contract: for types alone.
FOR_TYPES: dict[str, set[str]] = {"game": {"encoder", "evaluator", "hooks"}}
# Drawers of a game that stand on a room the rules know nothing of; they are opened only from there.
UPSTAIRS: dict[str, set[str]] = {
    "terminal": {"bots", "terminal", "words"},
    "picture": {"pictures", "shelf", "words"},
    "furniture": {"pictures"},
    "lab": {"bots", "lab", "record", "rollout", "shelf", "weights", "words"},
    "learning": {"bots", "lab", "shelf", "weights"},
    "tables": {"bots", "lab", "shelf"},
    "trial_check": {"lab"},
    "winrates": {"bots", "lab", "record", "rollout", "shelf", "words"},
}
NAMELESS = {"utils", "util", "helpers", "helper", "common", "base", "manager", "misc", "core", "tools", "data", "info"}
LONGEST = 60
MOST_ANY = 130  # mentions
NAMES = (ast.Name, ast.Attribute)


def files() -> list[Path]:
    return sorted(HOUSE.rglob("*.py"))


def room_of(path: Path) -> str:
    return path.relative_to(HOUSE).parts[0].removesuffix(".py")


def imports(path: Path) -> Iterator[str]:
    """The modules of the house a file imports, as dotted paths below `armarium`; those for types only as well."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            yield from (name.name.partition(".")[2] for name in node.names if name.name.startswith("armarium."))
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path.name} imports by dots"
            module = node.module or ""
            if module == "armarium":
                yield from (name.name for name in node.names if not name.name.startswith("__"))
            elif module.startswith("armarium."):
                inside = module.partition(".")[2]
                yield from (f"{inside}.{name.name}" for name in node.names)


def is_allowed(path: Path, imported: str) -> bool:
    here, there = room_of(path), imported.split(".")[0]
    if here == "games" and there == "games":
        parts = path.relative_to(HOUSE).parts
        return len(parts) > 2 and imported.split(".")[1] == parts[1]
    upstairs = UPSTAIRS.get(path.stem, set()) if here == "games" else set()
    return here == there or there in ARROWS[here] | FOR_TYPES.get(here, set()) | upstairs


@pytest.mark.parametrize("path", files(), ids=lambda path: str(path.relative_to(HOUSE)))
def test_imports_point_one_way(path: Path) -> None:
    assert room_of(path) in ARROWS, f"{room_of(path)} is a new room: say in ARROWS which rooms it may use"
    assert [imported for imported in imports(path) if not is_allowed(path, imported)] == []


def test_the_plan_itself_points_one_way() -> None:
    settled: set[str] = set()
    waiting = dict(ARROWS)
    while waiting:
        ready = [room for room, uses in waiting.items() if uses <= settled]
        assert ready, f"rooms in a circle: {sorted(waiting)}"
        for room in ready:
            settled.add(room)
            del waiting[room]


@pytest.mark.parametrize("path", files(), ids=lambda path: str(path.relative_to(HOUSE)))
def test_a_file_is_short_and_says_what_it_is_for(path: Path) -> None:
    text = path.read_text("utf-8")
    tree = ast.parse(text)
    assert path.stem not in NAMELESS and path.parent.name not in NAMELESS
    assert len(text.splitlines()) <= 700, "files stay under about 600 lines"
    assert not text or ast.get_docstring(tree), "a module opens by saying what it is for"
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            assert (node.end_lineno or 0) - node.lineno < LONGEST, f"{node.name} is too long"


@pytest.mark.parametrize("path", files(), ids=lambda path: str(path.relative_to(HOUSE)))
def test_no_luck_but_the_games_own_and_no_unfinished_business(path: Path) -> None:
    text = path.read_text("utf-8")
    assert not any(word in text for word in ("TODO", "FIXME", "XXX", "coming soon"))
    if room_of(path) == "lab":
        return  # its measurements may roll dice of their own
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Attribute) and ast.unparse(node.value) in ("random", "np.random", "numpy.random"):
            assert node.attr == "Random", f"{ast.unparse(node)} is nobody's luck"
        assert not (isinstance(node, ast.ImportFrom) and node.module == "random")


AROUND = {"server", "workers", "host", "simulator", "table", "log", "store"}


@pytest.mark.parametrize("path", [path for path in files() if room_of(path) in AROUND], ids=str)
def test_what_stands_around_the_games_names_no_game_and_no_clause(path: Path) -> None:
    words = set(re.findall(r"[\w-]+", path.read_text("utf-8")))
    assert not words & set(shelf.NAMES)
    assert not words & {clause for name in shelf.NAMES for clause in shelf.game(name).clauses()}


def names_used(path: Path) -> list[str]:
    """Every name of a room, but for those it only imports."""
    nodes = ast.walk(ast.parse(path.read_text("utf-8")))
    return [node.id if isinstance(node, ast.Name) else node.attr for node in nodes if isinstance(node, NAMES)]


def test_nothing_is_found_by_the_name_of_a_module_and_few_things_are_of_any_type() -> None:
    used = [name for path in files() for name in names_used(path)]
    assert used.count("import_module") == used.count("__import__") == 0
    assert used.count("Any") <= MOST_ANY, "say what it is; `object` where nothing is asked of it"


def test_rules_hold_no_sentences() -> None:
    """What a person reads is in the words; a string of a game's code is a key, a notation or a line of a docstring."""
    for path in (HOUSE / "games").rglob("*.py"):
        tree = ast.parse(path.read_text("utf-8"))
        documented = (ast.Module, ast.ClassDef, ast.FunctionDef)
        docstrings = {ast.get_docstring(node, clean=False) for node in ast.walk(tree) if isinstance(node, documented)}
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value not in docstrings:
                assert not looks_like_a_sentence(node.value), f"{path.name}: {node.value!r}"


def looks_like_a_sentence(text: str) -> bool:
    return text[:1].isupper() and text.rstrip().endswith((".", "!", "?")) and text.count(" ") >= 2
