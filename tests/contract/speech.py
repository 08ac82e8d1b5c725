"""Every sentence an event can be, made from the Fluent file alone: each person as "you" and by name, each variant once.

It knows the words and no game, so that kinds which random games hardly meet are spoken too.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from functools import cache
from typing import Any

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from armarium import words
from armarium.words import Words

NAMES = ("Mira", "Tom", "Bela")  # one for each person of a sentence
SAMPLES = 3  # cards, colours and the like that are tried for a value
NUMBERS = (0, 1, 2, 5)


class Variables(Visitor):
    """The values a message speaks of, with the variants each one selects."""

    def __init__(self) -> None:
        self.variants: dict[str, list[str]] = {}

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variants.setdefault(node.id.name, [])

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        if isinstance(node.selector, ast.VariableReference):
            keys = [str(getattr(each.key, "name", getattr(each.key, "value", ""))) for each in node.variants]
            self.variants.setdefault(node.selector.id.name, []).extend(keys)
        self.generic_visit(node)


@cache
def events(game: str | None, language: str) -> dict[str, dict[str, list[str]]]:
    """Every event's message with its values and their variants."""
    found: dict[str, dict[str, list[str]]] = {}
    for entry in FluentParser().parse(words.source(game, language)).body:
        if isinstance(entry, ast.Message) and entry.id.name.startswith("event-") and entry.value is not None:
            variables = Variables()
            variables.visit(entry.value)
            found[entry.id.name] = variables.variants
    return found


def persons(variants: dict[str, list[str]]) -> list[str]:
    """The prefixes of the people a sentence speaks of: "" for the player, "target-" for the target."""
    ends = [name.removesuffix(part) for name in variants for part in ("player", "you") if name.endswith(part)]
    return sorted(set(ends))


def people(prefixes: list[str]) -> Iterator[dict[str, str]]:
    """Each person in turn is "you", and all of them have names."""
    for you in (None, *prefixes):
        told: dict[str, str] = {}
        for name, prefix in zip(NAMES, prefixes, strict=False):
            told |= {f"{prefix}player": name, f"{prefix}you": "yes" if prefix == you else "no"}
        yield told


def spoken_parts(said: Words, game: str | None, name: str) -> list[Any]:
    """Words for a value: those under its name, as `Words.tell` would find them; else a number."""
    part = name.rsplit("-", 1)[-1]
    for key in (f"{part}-", f"{part.removesuffix('s')}-"):
        ids = [id for id in message_ids(game, said.language) if id.startswith(key) and is_part(id, said.say(id))]
        if ids:
            return [said.say(id) for id in ids[:: max(1, len(ids) // SAMPLES)]][:SAMPLES]
    return [3]


def is_part(id: str, text: str) -> bool:
    """The name of a part, not of none, nor a sentence about it."""
    return not id.endswith("-none") and len(text.split()) < 5 and not text.endswith(".")


@cache
def message_ids(game: str | None, language: str) -> list[str]:
    """Messages that need no values."""
    plain: list[str] = []
    for owner in {game: 0, None: 0}:
        for entry in FluentParser().parse(words.source(owner, language)).body:
            if isinstance(entry, ast.Message) and entry.value is not None:
                variables = Variables()
                variables.visit(entry.value)
                plain += [] if variables.variants else [entry.id.name]
    return plain


def choices(said: Words, game: str | None, name: str, keys: list[str]) -> list[Any]:
    """What a value may be, so that each of its variants is spoken."""
    if not keys:
        return spoken_parts(said, game, name)
    plurals = {"one", "other", "two", "few", "many", "zero"}
    if any(key in plurals or key.isdecimal() for key in keys):
        return sorted({*NUMBERS, *(int(key) for key in keys if key.isdecimal())})
    return [*dict.fromkeys(keys)]


def sentences(game: str | None, language: str) -> Iterator[tuple[str, dict[str, Any], str]]:
    """Key, values and sentence of everything an event of the game can be told as."""
    said = words.words(game, language)
    for key, variants in events(game, language).items():
        prefixes = persons(variants)
        others = [name for name in variants if not name.endswith(("player", "you"))]
        for told in people(prefixes):
            for values in itertools.product(*(choices(said, game, name, variants[name]) for name in others)):
                spoken = {**told, **dict(zip(others, values, strict=True))}
                yield key, spoken, said.say(key, spoken)
