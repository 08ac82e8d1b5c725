"""The list of what a language lacks: empty now, and complete where something is missing."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from build_tools import translating

from armarium.words import LANGUAGES


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_no_language_lacks_anything(language: str) -> None:
    assert [gap.text() for gap in translating.gaps_of(language)] == []


@pytest.fixture
def house(tmp_path: Path) -> Path:
    """A house with one file of words in two languages."""
    folder = tmp_path / "src" / "words"
    folder.mkdir(parents=True)
    (folder / "en.ftl").write_text("one = One { $n }\n    .about = First.\ntwo = Two\n", "utf-8")
    shutil.copy(folder / "en.ftl", folder / "de.ftl")
    return tmp_path


def listed(house: Path) -> list[str]:
    return [gap.text() for gap in translating.gaps_of("de", house)]


def test_what_is_missing_is_listed_with_its_english(house: Path) -> None:
    assert listed(house) == []
    (house / "src/words/de.ftl").write_text("one = Eins { $m }\nthree = Drei\n", "utf-8")
    told = """# src/words/de.ftl: 2 missing, 1 too many, 1 odd
one = One { $n }
    .about = First.
two = Two
# English has no three
# one speaks of values that English does not give"""
    assert listed(house) == [told]


def test_a_file_that_is_not_there_lacks_everything(house: Path) -> None:
    (house / "src/words/de.ftl").unlink()
    assert listed(house)[0].startswith("# src/words/de.ftl: 2 missing, 0 too many, 0 odd\n")
