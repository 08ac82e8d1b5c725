"""Every message of every Fluent file, of the house, the games and the page, said with all kinds of people and numbers.

It knows files and values, and no rule of language: what is wrong with a sentence is said by those who read it here.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast

from armarium import shelf
from armarium.words import FUNCTIONS, source
from tests.contract.speech import Variables

PAGE = Path(__file__).parents[2] / "web" / "src"
NUMBERS = (0, 1, 2, 7)
# Names that begin with a consonant, with a vowel, with an h: French elides before the second.
PEOPLE = (("Pip", "Tom", "Bela"), ("Ana", "Élise", "Odile"), ("Hugo", "Hélène", "Yann"))
PERSONS = (
    "player",
    "name",
    "names",
    "host",
    "partner",
    "other",
    "target",
    "chooser",
    "pusher",
    "pushed",
    "who",
    "first",
)
PLACES = ("cell", "cells", "square", "start", "to", "reach", "one", "two")
THINGS = ("card", "cards", "move", "best", "spell", "look", "book", "rune", "colour", "game", "games", "what", "was")
PLURALS = {"one", "other", "two", "few", "many", "zero"}
MOST = 160  # sentences of one message


class Said(NamedTuple):
    owner: str
    key: str
    text: str


class File(NamedTuple):
    """One Fluent text and those it speaks after: what it says itself comes last."""

    owner: str
    text: str
    before: tuple[str, ...]


@cache
def files(language: str) -> list[File]:
    house, page = source(None, language), page_text("", language)
    ours = [File("house", house, ()), File("page", page, (house,))]
    for game in shelf.NAMES:
        text, screen = source(game, language), page_text(f"games/{game}", language)
        ours += [File(game, text, (house,)), File(f"page/{game}", screen, (house, page, text))]
    return ours


def page_text(folder: str, language: str) -> str:
    return (PAGE / folder / "words" / f"{language}.ftl").read_text("utf-8")


@cache
def bundle(file: File, language: str) -> FluentBundle:
    made = FluentBundle([language], functions=FUNCTIONS, use_isolating=False)  # type: ignore[arg-type]  # text is fine
    for text in (*file.before, file.text):
        made.add_resource(FluentResource(text), allow_overrides=True)
    return made


@cache
def keys(language: str) -> set[str]:
    """Every message there is, with its attributes as key.attribute."""
    return {key for file in files(language) for key, _ in patterns(file)}


@cache
def patterns(file: File) -> list[tuple[str, ast.Pattern]]:
    found: list[tuple[str, ast.Pattern]] = []
    for entry in FluentParser().parse(file.text).body:
        if isinstance(entry, ast.Message):
            found += [(entry.id.name, entry.value)] if entry.value else []
            found += [(f"{entry.id.name}.{each.id.name}", each.value) for each in entry.attributes]
    return found


def said(language: str) -> Iterator[Said]:
    """Each message in every way it may be said."""
    for file in files(language):
        for key, pattern in patterns(file):
            for values in ways(file, pattern, language):
                yield Said(file.owner, key, spoken(file, key, values, language))


def spoken(file: File, key: str, values: dict[str, Any], language: str) -> str:
    made = bundle(file, language)
    name, _, attribute = key.partition(".")
    message = made.get_message(name)
    pattern = message.attributes[attribute] if attribute else message.value
    assert pattern is not None
    text, errors = made.format_pattern(pattern, values)
    assert not errors, (file.owner, key, errors)
    return str(text)


def ways(file: File, pattern: ast.Pattern, language: str) -> Iterator[dict[str, Any]]:
    variants = variables_of(file, pattern)
    for people in PEOPLE if any(is_person(name) for name in variants) else PEOPLE[:1]:
        choices = [choice(name, keys, people, place) for place, (name, keys) in enumerate(variants.items())]
        for values in itertools.islice(itertools.product(*choices), MOST):
            yield dict(zip(variants, values, strict=True))


def variables_of(file: File, pattern: ast.Pattern) -> dict[str, list[str]]:
    """What a pattern speaks of, with that of the messages inside it."""
    variables = Variables()
    variables.visit(pattern)
    inner = dict(patterns(file))
    for reference in (node for node in nodes(pattern) if isinstance(node, ast.MessageReference)):
        if reference.id.name in inner:
            variables.visit(inner[reference.id.name])
    return variables.variants


def nodes(node: Any) -> Iterator[Any]:
    yield node
    for value in vars(node).values():
        for each in value if isinstance(value, list) else [value]:
            if isinstance(each, ast.BaseNode):
                yield from nodes(each)


def is_person(name: str) -> bool:
    return name.rsplit("-", 1)[-1] in PERSONS


def choice(name: str, keys: list[str], people: tuple[str, ...], place: int) -> list[Any]:
    """What a value may be, so that each of its variants is said."""
    if any(key in PLURALS or key.isdecimal() for key in keys):
        return sorted({*NUMBERS, *(int(key) for key in keys if key.isdecimal())})
    if keys:
        return [*dict.fromkeys(keys)]
    if is_person(name):
        return [people[place % len(people)]]
    last = name.rsplit("-", 1)[-1]
    return ["m14"] if last in PLACES else ["Ruby"] if last in THINGS else [5]
