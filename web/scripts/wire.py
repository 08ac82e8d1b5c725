"""Writes the web client's message types from the Python structs: src/wire.ts, and one wire.ts per game from its
view.py and trial.py (and penances/orders.py, where a game has one).

Run from the repository root with PYTHONPATH=src; `--check` writes nothing and fails when a file is stale.
"""

from __future__ import annotations

import importlib
import inspect
import sys
import types
import typing
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import msgspec

HEADER = "// Generated from {module} by web/scripts/wire.py: change the Python structs, then run it again.\n"
PLAIN = {
    str: "string",
    bytes: "string",
    int: "number",
    float: "number",
    bool: "boolean",
    type(None): "null",
    Any: "unknown",
    object: "unknown",
}
ROOT = Path(__file__).resolve().parents[2]


def main(arguments: list[str]) -> int:
    stale = [path for path, text in files() if not path.exists() or path.read_text() != text]
    if "--check" in arguments:
        for path in stale:
            print(f"stale: {path.relative_to(ROOT)}")
        return 1 if stale else 0
    for path, text in files():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    print(f"{len(stale)} written")
    return 0


def files() -> Iterator[tuple[Path, str]]:
    """Every file this writes, with its text."""
    pages = ROOT / "web" / "src"
    server = ("messages", "analyses", "requests")
    yield pages / "wire.ts", module_text(*(f"armarium.server.{room}" for room in server))
    for view in sorted((ROOT / "src" / "armarium" / "games").glob("*/view.py")):
        game = view.parent.name
        rooms = [room for room in ("view", "trial", "penances/orders") if (view.parent / f"{room}.py").exists()]
        names = [f"armarium.games.{game}.{room.replace('/', '.')}" for room in rooms]
        yield pages / "games" / game / "wire.ts", module_text(*names)


def module_text(*names: str) -> str:
    modules = [importlib.import_module(name) for name in names]
    parts = [HEADER.format(module=" and ".join(names))]
    parts += [struct_text(struct) for struct in dict.fromkeys(one for module in modules for one in structs(module))]
    parts += [f"export type {alias} = {type_text(union)};\n" for module in modules for alias, union in unions(module)]
    return "\n".join(parts)


def structs(module: types.ModuleType) -> list[type[msgspec.Struct]]:
    """The structs the module defines, in the order they are written, after those it borrows for its fields."""
    own = [value for value in vars(module).values() if is_struct(value) and value.__module__ == module.__name__]
    own.sort(key=lambda struct: inspect.getsourcelines(struct)[1])
    borrowed: dict[type[msgspec.Struct], None] = {}
    for struct in own:
        borrow(struct, own, borrowed)
    return [*borrowed, *own]


def borrow(
    struct: type[msgspec.Struct], own: list[type[msgspec.Struct]], borrowed: dict[type[msgspec.Struct], None]
) -> None:
    for named in (named for field in msgspec.structs.fields(struct) for named in named_in(field.type)):
        if named not in own and named not in borrowed:
            borrow(named, own, borrowed)
            borrowed[named] = None


def named_in(kind: Any) -> Iterator[type[msgspec.Struct]]:
    if is_struct(kind):
        yield kind
    for part in typing.get_args(kind):
        yield from named_in(part)


def unions(module: types.ModuleType) -> Iterator[tuple[str, Any]]:
    for name, value in vars(module).items():
        if isinstance(value, types.UnionType) and all(is_struct(choice) for choice in typing.get_args(value)):
            yield name, value


def is_struct(value: object) -> bool:
    return isinstance(value, type) and issubclass(value, msgspec.Struct) and value is not msgspec.Struct


def struct_text(struct: type[msgspec.Struct]) -> str:
    lines = [comment(struct), f"export interface {struct.__name__} {{"]
    config = struct.__struct_config__
    if config.tag is not None:
        lines.append(f'  {config.tag_field}: "{config.tag}";')
    for field in msgspec.structs.fields(struct):
        mark = "" if field.required else "?"
        lines.append(f"  {field.encode_name}{mark}: {type_text(field.type)};")
    return "\n".join(line for line in lines if line) + "\n}\n"


def comment(struct: type[msgspec.Struct]) -> str:
    told = struct.__dict__.get("__doc__")
    return f"/** {' '.join(told.split())} */" if told else ""


def type_text(kind: Any) -> str:
    """The TypeScript of an annotation; a KeyError names one that has no counterpart yet."""
    origin, parts = typing.get_origin(kind), typing.get_args(kind)
    if origin is typing.Literal:
        return " | ".join(f'"{part}"' if isinstance(part, str) else str(part).lower() for part in parts)
    if origin in (typing.Union, types.UnionType):
        return " | ".join(dict.fromkeys(type_text(part) for part in parts))
    if origin in (list, set, frozenset):
        return array_text(type_text(parts[0]))
    if origin is tuple:
        return tuple_text(parts)
    if origin in (dict, Mapping):
        return f"Record<string, {type_text(parts[1])}>"
    if origin is typing.Annotated:
        return type_text(parts[0])
    return kind.__name__ if is_struct(kind) else PLAIN[kind]


def array_text(inner: str) -> str:
    return f"({inner})[]" if " | " in inner else f"{inner}[]"


def tuple_text(parts: tuple[Any, ...]) -> str:
    if len(parts) == 2 and parts[1] is Ellipsis:
        return array_text(type_text(parts[0]))
    return f"[{', '.join(type_text(part) for part in parts)}]"


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
