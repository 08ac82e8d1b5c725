"""Lists what a language lacks beside English, ready to be filled in: `python -m build_tools.translating [de]`.

For every file of words: messages that are missing, with the English text; those English does not have; and those that
speak of values English does not give. It ends with 1 where there is any.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

from fluent.syntax import FluentParser, ast, serialize
from fluent.syntax.visitor import Visitor

from armarium.words import LANGUAGES

ROOT = Path(__file__).resolve().parents[1]
ROOMS = ("src", "web/src", "examples")
PERSONS = {"you", "player"}  # a language may need the person where English does not


class Values(Visitor):
    """The values a message or an attribute speaks of."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


class Gap(NamedTuple):
    """What one file lacks: English messages, keys that are too many, and keys with values nobody gives."""

    file: Path
    missing: list[ast.Message]
    extra: list[str]
    odd: list[str]

    def text(self) -> str:
        lines = [f"# {self.file}: {len(self.missing)} missing, {len(self.extra)} too many, {len(self.odd)} odd"]
        lines += [serialize(ast.Resource([message])).rstrip() for message in self.missing]
        lines += [f"# English has no {key}" for key in self.extra]
        lines += [f"# {key} speaks of values that English does not give" for key in self.odd]
        return "\n".join(lines)


def main(asked: Sequence[str]) -> int:
    gaps = [gap for language in asked or LANGUAGES[1:] for gap in gaps_of(language)]
    print("\n\n".join(gap.text() for gap in gaps) or "Nothing is missing.")
    return 1 if gaps else 0


def gaps_of(language: str, root: Path = ROOT) -> Iterator[Gap]:
    for english in english_files(root):
        file = english.with_name(f"{language}.ftl")
        gap = compare(file.relative_to(root), messages(english), messages(file) if file.is_file() else {})
        if gap.missing or gap.extra or gap.odd:
            yield gap


def english_files(root: Path) -> list[Path]:
    return sorted(file for room in ROOMS for file in (root / room).rglob(f"words/{LANGUAGES[0]}.ftl"))


def compare(file: Path, english: dict[str, ast.Message], own: dict[str, ast.Message]) -> Gap:
    first, second = parts(english), parts(own)
    lacking = {key.partition(".")[0] for key in first if key not in second}
    extra = [key for key in second if key not in first]
    odd = [key for key in second if key in first and values(second[key]) - values(first[key]) - PERSONS]
    return Gap(file, [message for key, message in english.items() if key in lacking], extra, odd)


def messages(file: Path) -> dict[str, ast.Message]:
    body = FluentParser().parse(file.read_text("utf-8")).body
    return {entry.id.name: entry for entry in body if isinstance(entry, ast.Message)}


def parts(found: dict[str, ast.Message]) -> dict[str, ast.Pattern]:
    """Every message and attribute with its text."""
    told = {key: message.value for key, message in found.items() if message.value is not None}
    return told | {f"{key}.{one.id.name}": one.value for key, message in found.items() for one in message.attributes}


def values(pattern: ast.Pattern) -> set[str]:
    visitor = Values()
    visitor.visit(pattern)
    return visitor.names


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
