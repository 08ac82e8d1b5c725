"""The list of what a language lacks: empty now, and complete where something is missing."""

from __future__ import annotations

import json
import re
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


def test_a_sentence_is_on_a_picture_or_as_the_one_most_like_it() -> None:
    """Of its own file, of the same file of another game, of any; else its file's screens are named."""
    known = translating.places(
        {
            "table": {"src/games/rune/:event-drew": 3, "src/games/rune/:event-laid.about": 4},
            "later": {"src/games/rune/:event-laid": 1, "src/:house": 2},
        }
    )

    def place(game: str, key: str) -> str:
        return translating.place_of(known, f"src/games/{game}/", key)

    assert place("rune", "event-laid") == "docs/translating/table.png, 4"
    assert place("rune", "event-drew-two") == "as event-drew: docs/translating/table.png, 3"
    assert place("grimoire", "event-la") == "as event-laid.about: docs/translating/table.png, 4"
    assert place("grimoire", "house-two") == "as house: docs/translating/later.png, 2"
    assert place("rune", "colour") == "on screens like docs/translating/table.png"
    assert place("grimoire", "colour") == ""


def test_what_is_missing_is_listed_with_its_picture() -> None:
    file = "src/armarium/words/en.ftl"
    message = translating.messages(translating.ROOT / file)["help-play"]
    told = translating.Gap(Path(file), [message], [], []).text().splitlines()
    assert re.fullmatch(r"# docs/translating/[a-z-]+\.png, \d+", told[1]) and told[2].startswith("help-play = ")


def test_every_file_of_words_is_pictured_and_every_picture_shown() -> None:
    pictures = json.loads(translating.PLACES.read_text("utf-8"))
    page = (translating.ROOT / "docs/translating.md").read_text("utf-8")
    assert [name for name in pictures if f"](translating/{name}.png)" not in page] == []
    drawn = {file.stem for file in translating.PLACES.parent.glob("*.png")}
    assert drawn == set(pictures)
    for file in translating.english_files(translating.ROOT):
        room = translating.room_of(file.relative_to(translating.ROOT))
        if not room.startswith("examples/"):  # which shows how a game is written
            placed = (translating.place_of(translating.house_places(), room, key) for key in translating.messages(file))
            assert all(placed), room


def test_a_file_that_is_not_there_lacks_everything(house: Path) -> None:
    (house / "src/words/de.ftl").unlink()
    assert listed(house)[0].startswith("# src/words/de.ftl: 2 missing, 0 too many, 0 odd\n")
