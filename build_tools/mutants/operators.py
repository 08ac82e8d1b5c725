"""Which small changes a piece of source allows: each puts one other node into one place of its syntax tree.

A change is named by room, function and the statement before and after, not by its line: the name outlives edits
elsewhere in the file.
"""

from __future__ import annotations

import ast
import copy
import hashlib
import itertools
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace

Scope = ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef

COMPARISONS: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
}
SUMS: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Add,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.FloorDiv,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
}
NAMES = {"min": "max", "max": "min", "any": "all", "all": "any"}
RETURNS = {"int": "({}) + 1", "i64": "({}) + 1", "bool": "not ({})", "str": "({}) + '~'"}
OBJECTS = ("self", "state", "game", "chance", "library", "words")
LONG = 110  # characters of a statement that is named whole
AROUND = 40  # characters on both sides of a difference in a longer one
TYPES = ("Literal", "cast", "TypeVar")  # they hold types, not values


@dataclass(frozen=True)
class Mutant:
    """`place` is the function it is in, `nth` its number among equal changes there, `step` its place in `changes`."""

    room: str
    place: str
    line: int
    end: int
    before: str
    after: str
    step: int
    first: int = 0  # the lines of its statement
    last: int = 0
    nth: int = 1

    @property
    def name(self) -> str:
        again = f" #{self.nth}" if self.nth > 1 else ""
        return f"{self.room} {self.place or 'module'}: {self.before} → {self.after}{again}"


@dataclass
class Change:
    """`node` instead of what is at `field` of `parent` (its `index`-th, where the field is a list)."""

    parent: ast.AST
    field: str
    index: int | None
    node: ast.AST | Sequence[ast.AST]

    def swap(self) -> None:
        """Put the new one in and keep the old one: a second call undoes the first."""
        value = getattr(self.parent, self.field)
        if self.index is None:
            setattr(self.parent, self.field, self.node)
            self.node = value
        else:
            self.node, value[self.index] = value[self.index], self.node


# --- the sample ------------------------------------------------------------------------------------------------------


def mutants_of(room: str, source: str) -> list[Mutant]:
    """Every change of a room, in order of its source."""
    found: list[Mutant] = []
    seen: Counter[str] = Counter()
    last, before = None, ""
    for step, (change, statement, place) in enumerate(changes(ast.parse(source))):
        node = old_node(change)
        if statement is not last:
            last, before = statement, head(statement)
        change.swap()
        after = head(statement) if not isinstance(change.node, ast.stmt) else head(change_node(change))
        change.swap()
        texts = shortened(before, after)
        lines = lines_of(node), lines_of(statement)
        mutant = Mutant(room, place, *lines[0], *texts, step, *lines[1])
        seen[mutant.name] += 1
        found.append(replace(mutant, nth=seen[mutant.name]))
    return found


def sample(mutants: Iterable[Mutant], seed: int, count: int) -> list[Mutant]:
    """So many, one of a line as long as there are other lines. Edits elsewhere hardly change the choice: each is drawn
    by its own name."""
    rest = sorted(mutants, key=lambda mutant: hashlib.sha256(f"{seed} {mutant.name}".encode()).digest())
    first: dict[tuple[str, int], Mutant] = {}
    for mutant in rest:
        first.setdefault((mutant.room, mutant.line), mutant)
    spread = list(first.values())
    seconds = [mutant for mutant in rest if first[mutant.room, mutant.line] is not mutant]
    return sorted((spread + seconds)[:count], key=lambda mutant: (mutant.room, mutant.line, mutant.step))


def mutated(source: str, mutant: Mutant) -> ast.Module:
    """The syntax tree with the change in it; lines stay where they were."""
    tree = ast.parse(source)
    for step, (change, _, _) in enumerate(changes(tree)):
        if step == mutant.step:
            change.swap()
            break
    return ast.fix_missing_locations(tree)


def old_node(change: Change) -> ast.stmt | ast.expr:
    """What stands at the change's place now, or the node around it where the place has no line."""
    value = getattr(change.parent, change.field)
    node = value if change.index is None else value[change.index]
    if not isinstance(node, (ast.stmt, ast.expr)):
        node = change.parent
    assert isinstance(node, (ast.stmt, ast.expr))
    return node


def lines_of(node: ast.stmt | ast.expr) -> tuple[int, int]:
    """From the first to the last; of a statement that governs others only its head."""
    end = node.end_lineno or node.lineno
    body = getattr(node, "body", None)
    return node.lineno, max(node.lineno, body[0].lineno - 1) if isinstance(body, list) and body else end


def change_node(change: Change) -> ast.AST:
    value = getattr(change.parent, change.field)
    node = value if change.index is None else value[change.index]
    assert isinstance(node, ast.AST)
    return node


def head(statement: ast.AST) -> str:
    """A statement in one line, without what it governs."""
    if isinstance(statement, (ast.If, ast.While, ast.For, ast.With, ast.Try, ast.FunctionDef, ast.ClassDef)):
        statement = copy.copy(statement)
        statement.body = [ast.Pass()]
        if not isinstance(statement, (ast.With, ast.FunctionDef, ast.ClassDef)):
            statement.orelse = []
        return ast.unparse(statement).removesuffix("pass").strip()
    return ast.unparse(statement)


def shortened(before: str, after: str) -> tuple[str, str]:
    """Of long statements only what is around the difference."""
    if len(before) <= LONG or after == "pass":
        return before, after
    first = alike(before, after)
    rest = alike(before[first:][::-1], after[first:][::-1])
    return window(before, first, rest), window(after, first, rest)


def alike(one: str, two: str) -> int:
    """How many characters at the beginning are the same."""
    same = itertools.takewhile(lambda pair: pair[0] == pair[1], zip(one, two, strict=False))
    return sum(1 for _ in same)


def window(text: str, first: int, rest: int) -> str:
    begin, end = max(0, first - AROUND), min(len(text), len(text) - rest + AROUND)
    return ("…" if begin else "") + text[begin:end] + ("…" if end < len(text) else "")


# --- where changes are possible --------------------------------------------------------------------------------------


def changes(tree: ast.Module) -> Iterator[tuple[Change, ast.stmt, str]]:
    """Every change with the statement it is in and the function around it."""
    yield from in_body(tree, "body", "", None)


def in_body(parent: ast.AST, field: str, place: str, scope: Scope | None) -> Iterator[tuple[Change, ast.stmt, str]]:
    for index, statement in enumerate(getattr(parent, field)):
        if is_declaration(statement):
            continue
        for node in instead_of_statement(statement, scope):
            yield Change(parent, field, index, node), statement, place
        yield from in_statement(statement, place, scope)


def in_statement(statement: ast.stmt, place: str, scope: Scope | None) -> Iterator[tuple[Change, ast.stmt, str]]:
    is_scope = isinstance(statement, (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef))
    for change in in_expressions(statement):
        yield change, statement, place
    if isinstance(statement, (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)):
        scope, place = statement, f"{place}.{statement.name}".lstrip(".")
    for field in ("body", "orelse", "finalbody") if not is_scope else ("body",):
        if getattr(statement, field, None):
            yield from in_body(statement, field, place, scope)
    for handler in getattr(statement, "handlers", []):
        yield from in_body(handler, "body", place, scope)
    for case in getattr(statement, "cases", []):
        yield from in_body(case, "body", place, scope)


def is_declaration(statement: ast.stmt) -> bool:
    """Imports, docstrings, and what only type checkers read."""
    if isinstance(statement, (ast.Import, ast.ImportFrom, ast.Pass, ast.Global, ast.Nonlocal)):
        return True
    if isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant):
        return True
    if isinstance(statement, ast.AnnAssign) and statement.value is None:
        return True
    return isinstance(statement, ast.If) and ast.unparse(statement.test) == "TYPE_CHECKING"


def in_expressions(statement: ast.stmt) -> Iterator[Change]:
    """The changes in a statement's own expressions, not in the statements it governs."""
    for parent, field, index, node in own_nodes(statement):
        for new in instead_of(node, parent):
            yield Change(parent, field, index, new)
    if isinstance(statement, (ast.If, ast.While)):
        for value in (True, False) if isinstance(statement, ast.If) else (False,):
            yield Change(statement, "test", None, ast.Constant(value))
    if isinstance(statement, ast.AugAssign) and type(statement.op) in SUMS:
        yield Change(statement, "op", None, SUMS[type(statement.op)]())


def own_nodes(node: ast.AST) -> Iterator[tuple[ast.AST, str, int | None, ast.expr]]:
    """Every expression below a node with its place; annotations, decorators, bases and types are left out."""
    for field, value in ast.iter_fields(node):
        if field in ("annotation", "returns", "decorator_list", "bases", "type_comment"):
            continue
        if isinstance(node, ast.ClassDef) and field == "keywords":
            continue
        for index, child in enumerate(value) if isinstance(value, list) else [(None, value)]:
            if isinstance(child, ast.expr):
                if holds_types(child):
                    continue
                yield node, field, index, child
            if isinstance(child, ast.AST) and not isinstance(child, (ast.stmt, ast.ExceptHandler, ast.match_case)):
                yield from own_nodes(child)


def holds_types(node: ast.expr) -> bool:
    called = node.func if isinstance(node, ast.Call) else node.value if isinstance(node, ast.Subscript) else None
    return isinstance(called, ast.Name) and called.id in TYPES


# --- what may stand instead ------------------------------------------------------------------------------------------


def instead_of_statement(statement: ast.stmt, scope: Scope | None) -> Iterator[ast.stmt]:
    if not isinstance(scope, (ast.FunctionDef, ast.AsyncFunctionDef)):
        return
    if is_deletable(statement):
        yield at(statement, ast.Pass())
    if isinstance(statement, ast.Continue):
        yield at(statement, ast.Break())
    if isinstance(statement, ast.Break):
        yield at(statement, ast.Continue())
    if isinstance(statement, ast.Return) and statement.value is not None:
        yield from other_returns(statement, statement.value, scope)


def is_deletable(statement: ast.stmt) -> bool:
    """A deleted local is an error at once and teaches nothing: only what others see."""
    if isinstance(statement, ast.Assign):
        return not all(isinstance(target, (ast.Name, ast.Tuple)) for target in statement.targets)
    if isinstance(statement, ast.AnnAssign):
        return not isinstance(statement.target, ast.Name)
    if isinstance(statement, ast.Return):
        return statement.value is None
    return isinstance(statement, (ast.Expr, ast.AugAssign, ast.Raise, ast.Continue, ast.Break))


def other_returns(
    statement: ast.Return, value: ast.expr, scope: ast.FunctionDef | ast.AsyncFunctionDef
) -> Iterator[ast.stmt]:
    kind = ast.unparse(scope.returns) if scope.returns else ""
    if isinstance(value, (ast.Constant, ast.Compare, ast.BoolOp)):
        return  # changed inside
    if kind in RETURNS:
        yield at(statement, ast.parse(f"return {RETURNS[kind].format(ast.unparse(value))}").body[0])
    elif kind.startswith("list[") and not isinstance(value, ast.List):
        yield at(statement, ast.parse(f"return ({ast.unparse(value)})[1:]").body[0])
    elif kind.endswith("| None"):
        yield at(statement, ast.parse("return None").body[0])


def at(old: ast.stmt, new: ast.stmt) -> ast.stmt:
    """The new statement on the lines of the old one, so that coverage and tracebacks agree."""
    for node in ast.walk(new):
        ast.copy_location(node, old)
    return new


def instead_of(node: ast.expr, parent: ast.AST) -> Iterator[ast.AST]:
    match node:
        case ast.Constant():
            if not isinstance(parent, (ast.JoinedStr, ast.FormattedValue)):
                yield from other_constants(node.value)
        case ast.Compare():
            yield from other_comparisons(node)
        case ast.BoolOp():
            yield from other_conditions(node)
        case ast.UnaryOp(op=ast.Not()):
            yield node.operand
        case ast.BinOp() if type(node.op) in SUMS:
            yield ast.BinOp(node.left, SUMS[type(node.op)](), node.right)
        case ast.IfExp():
            yield node.body
            yield node.orelse
        case ast.Call():
            yield from other_calls(node)
        case ast.List() | ast.Tuple() | ast.Set() if isinstance(getattr(node, "ctx", ast.Load()), ast.Load):
            yield from shorter_lists(node, parent)
        case ast.Dict():
            yield from shorter_dicts(node)
        case ast.ListComp() | ast.SetComp() | ast.GeneratorExp() | ast.DictComp():
            yield from unfiltered(node)


def other_constants(value: object) -> Iterator[ast.expr]:
    if isinstance(value, bool):
        yield ast.Constant(not value)
    elif isinstance(value, int):
        yield ast.Constant(value + 1)
        if value > 0:
            yield ast.Constant(value - 1)
    elif isinstance(value, str):
        yield ast.Constant(f"{value}~")


def other_comparisons(node: ast.Compare) -> Iterator[ast.expr]:
    for place, op in enumerate(node.ops):
        ops = [*node.ops[:place], COMPARISONS[type(op)](), *node.ops[place + 1 :]]
        yield ast.Compare(node.left, ops, node.comparators)


def other_conditions(node: ast.BoolOp) -> Iterator[ast.expr]:
    yield ast.BoolOp(ast.Or() if isinstance(node.op, ast.And) else ast.And(), node.values)
    for place in range(len(node.values)):
        rest = node.values[:place] + node.values[place + 1 :]
        yield rest[0] if len(rest) == 1 else ast.BoolOp(node.op, rest)


def other_calls(node: ast.Call) -> Iterator[ast.expr]:
    if isinstance(node.func, ast.Name) and node.func.id in NAMES:
        yield ast.Call(ast.Name(NAMES[node.func.id], ast.Load()), node.args, node.keywords)
    else:
        for place in range(len(node.args) - 1):
            one, two = node.args[place : place + 2]
            if is_swappable(one) and is_swappable(two) and ast.dump(one) != ast.dump(two):
                yield ast.Call(node.func, [*node.args[:place], two, one, *node.args[place + 2 :]], node.keywords)


def is_swappable(argument: ast.expr) -> bool:
    """Where the types differ for sure a swap is an error at once and teaches nothing."""
    if isinstance(argument, ast.Name):
        return argument.id not in OBJECTS
    return not isinstance(argument, (ast.Starred, ast.Dict, ast.JoinedStr)) and not (
        isinstance(argument, ast.Constant) and isinstance(argument.value, str)
    )


def shorter_lists(node: ast.List | ast.Tuple | ast.Set, parent: ast.AST) -> Iterator[ast.expr]:
    """An unpacked tuple of another length is an error at once; so is an empty set, which has no sign."""
    if isinstance(node, ast.Tuple) and not isinstance(parent, (ast.Compare, ast.Assign, ast.For, ast.comprehension)):
        return
    if isinstance(parent, ast.Assign) and isinstance(parent.targets[0], ast.Tuple):
        return
    if isinstance(node, ast.Set) and len(node.elts) < 2:
        return
    for place in range(len(node.elts)):
        short = copy.copy(node)
        short.elts = node.elts[:place] + node.elts[place + 1 :]
        yield short


def shorter_dicts(node: ast.Dict) -> Iterator[ast.expr]:
    for place in range(len(node.keys)):
        yield ast.Dict(node.keys[:place] + node.keys[place + 1 :], node.values[:place] + node.values[place + 1 :])


def unfiltered(node: ast.ListComp | ast.SetComp | ast.GeneratorExp | ast.DictComp) -> Iterator[ast.expr]:
    for place, generator in enumerate(node.generators):
        if generator.ifs:
            open_one = copy.copy(generator)
            open_one.ifs = []
            wide = copy.copy(node)
            wide.generators = [*node.generators[:place], open_one, *node.generators[place + 1 :]]
            yield wide
