"""Every word of a game and everything printed in its box can be asked about, with text and clause in each language."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from armarium import guide, shelf
from armarium.words import LANGUAGES

PAGES = Path(__file__).parents[2] / "web" / "src" / "games"


@pytest.mark.parametrize("game", shelf.NAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_term_says_what_it_is_and_every_part_has_a_clause(game: str, language: str) -> None:
    box = shelf.game(game)
    terms = guide.glossary(box, language)
    assert len(terms) > 5 and len({term.code for term in terms}) == len(terms)
    assert all(term.name and term.text.endswith((".", "»")) and term.forms and all(term.forms) for term in terms)
    parts = [part for section in guide.box_sections(box, language) for part in section.parts if part.code]
    assert {part.code: guide.part_clause(box, part.code) in box.clauses() for part in parts} == {
        part.code: True for part in parts
    }


@pytest.mark.parametrize("game", shelf.NAMES)
def test_what_a_board_marks_is_in_the_guide(game: str) -> None:
    box = shelf.game(game)
    known = {part.code for section in guide.box_sections(box, "en") for part in section.parts}
    sources = "".join(path.read_text("utf-8") for path in (PAGES / game).iterdir() if path.suffix in (".svelte", ".ts"))
    marked = set(re.findall(r"\bterm [a-z]+\b(?![\w{])", sources))
    assert marked and marked <= known


def test_a_clause_goes_by_the_longest_beginning_of_a_code() -> None:
    box = shelf.game("kamimai")
    assert guide.part_clause(box, "card water") == "M-2"
    assert guide.part_clause(box, "card imp") == "M-35"
    assert guide.part_clause(box, "term energy") == "M-5"
    assert guide.part_clause(box, "nothing") == ""
