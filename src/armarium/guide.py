"""The rules page of a game: its clauses in sections, with the chapters whose positions picture them, and all that is
printed in the box. The sections are a data file of the game (`guide.toml`); a game without one has a single section.
The same file lists the game's terms and says which clause speaks of what is printed.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

import msgspec

from armarium.game import Game
from armarium.hooks import Part, Section
from armarium.words import Words, words


class GuideSection(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The clauses from `first` to `last`; its title is the word `guide-<key>`. `pictures` are names of chapters."""

    key: str
    first: str
    last: str
    pictures: list[str] = []


class Term(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A word of the game: its name is the message `term-<key>`, with what it means and its forms as attributes."""

    key: str
    clause: str


class Guide(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`clauses` goes by the code of a part, or by how it begins: "page" for every page, "page luck" for one."""

    sections: list[GuideSection]
    terms: list[Term] = []
    clauses: dict[str, str] = {}


def guide(game: Game) -> Guide:
    path = game.folder() / "guide.toml"
    return _guide_of(path) if path.is_file() else Guide([])


@cache
def _guide_of(path: Path) -> Guide:
    return msgspec.toml.decode(path.read_bytes(), type=Guide)


def section_clauses(game: Game, section: GuideSection) -> list[str]:
    """The numbers of its clauses, in the order of the rules."""
    clauses = list(game.clauses())
    return clauses[clauses.index(section.first) : clauses.index(section.last) + 1]


def box_sections(game: Game, language: str) -> list[Section]:
    """Everything in the box that can be read, then the words of the game; nothing for a game that names neither."""
    drawing = game.drawing()
    printed = [] if drawing is None else drawing.box_sections(language)
    terms = glossary(game, language)
    return [*printed, Section(words(game.name, language).say("guide-terms"), terms)] if terms else printed


def glossary(game: Game, language: str) -> list[Part]:
    wording = words(game.name, language)
    return [term_part(term, wording) for term in guide(game).terms]


def term_part(term: Term, wording: Words) -> Part:
    key = f"term-{term.key}"
    forms = tuple(form.strip() for form in wording.attribute(key, "forms").split(","))
    return Part(wording.say(key), wording.attribute(key, "about"), 1, f"term {term.key}", forms)


def part_clause(game: Game, code: str) -> str:
    """The clause that speaks of a part: the one for the longest beginning of its code; empty where none does."""
    known = {f"term {term.key}": term.clause for term in guide(game).terms} | guide(game).clauses
    words_of = code.split()
    starts = (" ".join(words_of[:count]) for count in range(len(words_of), 0, -1))
    return next((known[start] for start in starts if start in known), "")
