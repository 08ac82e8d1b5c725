"""The glossary is true: its words are names in the code, words it gives up are none, and names say whether they change
something. A bare participle says neither, and a predicate that changes something says the wrong thing.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

import armarium

SOURCE = Path(armarium.__file__).parent
PAGE = Path(__file__).resolve().parents[2] / "docs" / "glossary.md"
ROOMS = sorted(path for path in SOURCE.rglob("*.py"))

IRREGULAR = (
    *("bent", "built", "chosen", "cut", "done", "drawn", "fallen", "found", "given", "gone", "held", "kept", "known"),
    *("laid", "left", "lost", "made", "met", "said", "seen", "sent", "shown", "spent", "taken", "thought", "told"),
    *("torn", "won", "written"),
)
NOUNS = ("feed", "need", "seed", "speed", "proceed")  # they end in -ed and are no participles
FOREIGN = ("connection_made",)  # asyncio calls it so
PREDICATES = ("is_", "has_", "can_", "may_")
MUTATORS = (
    *("add", "append", "clear", "discard", "extend", "insert", "pop", "popitem", "popleft", "remove", "reverse"),
    *("setdefault", "sort", "update", "write"),
)

# What a function of such a name gives, wherever it stands: one word per thing.
GIVES = {
    "guess": r"State",
    "outcome": r"Outcome \| None",
    "position": r"str",
    "refusal": r"Refused",
    "standing": r"list\[(int|Rank)\]|RenderableType",  # scores, ranks by score, a drawing of both
    "view": r"(views\.)?View\w*|Any",
    "why_not": r"Reason \| None|str",
}

Function = ast.FunctionDef | ast.AsyncFunctionDef


def room_name(path: Path) -> str:
    return path.relative_to(SOURCE).as_posix()


@cache
def tree(path: Path) -> ast.Module:
    return ast.parse(path.read_text("utf-8"))


def functions(path: Path) -> Iterator[Function]:
    return (node for node in ast.walk(tree(path)) if isinstance(node, Function))


# --- the page -------------------------------------------------------------------------------------------------------


def table(title: str) -> list[list[str]]:
    """The rows of the table under a heading, without its head."""
    section = PAGE.read_text("utf-8").split(f"## {title}\n")[1].split("\n## ")[0]
    lines = [line for line in section.splitlines() if line.startswith("|")]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines[2:]]


def code_names() -> list[tuple[str, str]]:
    rows = [*table("Words of the house"), *table("The field's words")]
    return [(row[0], name) for row in rows for name in re.findall(r"`(\w+)`", row[1])]


RETIRED = {row[0]: row[1] for row in table("Words not used")}


# --- names in the code ----------------------------------------------------------------------------------------------


def is_wire(node: ast.ClassDef) -> bool:
    """Whether the fields of a class are keys in users' files or on the wire."""
    return any(isinstance(base, ast.Attribute) and base.attr == "Struct" for base in node.bases)


def defined_names(path: Path) -> Iterator[tuple[int, str]]:
    """Every name a room gives to something, but for keys of the wire; names it only uses are given elsewhere."""
    wire = {
        id(field.target)
        for node in ast.walk(tree(path))
        if isinstance(node, ast.ClassDef) and is_wire(node)
        for field in node.body
        if isinstance(field, ast.AnnAssign)
    }
    for node in ast.walk(tree(path)):
        match node:
            case ast.FunctionDef() | ast.AsyncFunctionDef() | ast.ClassDef():
                yield node.lineno, node.name
            case ast.arg():
                yield node.lineno, node.arg
            case ast.Name(ctx=ast.Store()) if id(node) not in wire:
                yield node.lineno, node.id
            case ast.Attribute(ctx=ast.Store()):
                yield node.lineno, node.attr
            case ast.alias(asname=str(name)):
                yield node.lineno, name


def words_of(name: str) -> list[str]:
    """`_MoveStats` and `move_stats` are both move and stats."""
    return [word.lower() for word in re.findall(r"[A-Z]?[a-z]+|[A-Z]+", name)]


def is_retired(word: str) -> bool:
    """A plural is its word."""
    return word in RETIRED or word.removesuffix("s") in RETIRED


@cache
def all_names() -> frozenset[str]:
    names = {name for path in ROOMS for _, name in defined_names(path)}
    return frozenset(names | {path.stem for path in ROOMS})


@pytest.mark.parametrize(("word", "name"), code_names())
def test_a_word_of_the_glossary_is_a_name_in_the_code(word: str, name: str) -> None:
    assert name in all_names(), f"{word}: nothing is called {name}"


@pytest.mark.parametrize("path", ROOMS, ids=room_name)
def test_no_name_has_a_word_that_is_not_used(path: Path) -> None:
    wrong = [
        f"{line}: {name}"
        for line, name in defined_names(path)
        if name not in FOREIGN and any(map(is_retired, words_of(name)))
    ]
    assert not wrong, wrong


def test_a_word_that_is_not_used_is_not_explained_as_one_of_the_house() -> None:
    words = {word for row in [*table("Words of the house"), *table("The field's words")] for word in words_of(row[0])}
    assert not words & RETIRED.keys()
    assert not [instead for instead in RETIRED.values() if set(words_of(instead)) & RETIRED.keys()]


# --- functions: verbs, nouns, predicates -----------------------------------------------------------------------------


def is_participle(name: str) -> bool:
    return name not in NOUNS and (name in IRREGULAR or re.fullmatch(r"[a-z]+ed", name) is not None)


@pytest.mark.parametrize("path", ROOMS, ids=room_name)
def test_no_function_is_a_bare_participle(path: Path) -> None:
    wrong = [f"{node.lineno}: {node.name}" for node in functions(path) if is_participle(node.name.strip("_"))]
    assert not wrong, wrong


def changes(node: Function) -> list[str]:
    """Where a function visibly changes what it was given: an attribute, an item, or by a method known to change."""
    given = {argument.arg for argument in [*node.args.posonlyargs, *node.args.args, *node.args.kwonlyargs]}
    wrong: list[str] = []
    for inner in ast.walk(node):
        if isinstance(inner, ast.Attribute | ast.Subscript) and isinstance(inner.ctx, ast.Store | ast.Del):
            target: ast.expr = inner
        elif isinstance(inner, ast.Call) and isinstance(inner.func, ast.Attribute) and inner.func.attr in MUTATORS:
            target = inner.func.value
        else:
            continue
        if root_name(target) in given:
            wrong.append(f"{inner.lineno}: {node.name}")
    return wrong


def root_name(node: ast.expr) -> str:
    while isinstance(node, ast.Attribute | ast.Subscript):
        node = node.value
    return node.id if isinstance(node, ast.Name) else ""


@pytest.mark.parametrize("path", ROOMS, ids=room_name)
def test_a_predicate_answers_with_a_bool_and_changes_nothing(path: Path) -> None:
    predicates = [node for node in functions(path) if node.name.lstrip("_").startswith(PREDICATES)]
    wrong = [line for node in predicates for line in changes(node)]
    wrong += [f"{node.lineno}: {node.name}" for node in predicates if returned(node) != "bool"]
    assert not wrong, wrong


@pytest.mark.parametrize("path", ROOMS, ids=room_name)
def test_what_must_be_is_refused_and_changes_nothing(path: Path) -> None:
    demands = [node for node in functions(path) if node.name.lstrip("_").startswith("must_") and not is_stub(node)]
    wrong = [line for node in demands for line in changes(node)]
    wrong += [f"{node.lineno}: {node.name}" for node in demands if not raises(node)]
    assert not wrong, wrong


def is_stub(node: Function) -> bool:
    """A method of a Protocol."""
    return all(isinstance(line, ast.Expr) and isinstance(line.value, ast.Constant) for line in node.body)


def returned(node: Function) -> str:
    return "" if node.returns is None else ast.unparse(node.returns)


def raises(node: Function) -> bool:
    """By itself, or by asking another of its kind."""
    calls = [inner.func for inner in ast.walk(node) if isinstance(inner, ast.Call)]
    asked = [func.id if isinstance(func, ast.Name) else getattr(func, "attr", "") for func in calls]
    return any(isinstance(inner, ast.Raise) for inner in ast.walk(node)) or any("must_" in name for name in asked)


@pytest.mark.parametrize("path", ROOMS, ids=room_name)
def test_a_word_gives_the_same_thing_everywhere(path: Path) -> None:
    words = [(node, GIVES.get(node.name.strip("_"))) for node in functions(path)]
    wrong = [
        f"{node.lineno}: {node.name} gives {returned(node)}"
        for node, meant in words
        if meant is not None and re.fullmatch(meant, returned(node)) is None
    ]
    assert not wrong, wrong
