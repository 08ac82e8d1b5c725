"""Sentences follow a corrected box: the numbers that rules and cards speak of are those that are played with."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from armarium import boxes, own_boxes, shelf
from armarium.words import LANGUAGES, QUOTED, source, words

ROOT = Path(__file__).resolve().parents[2]
PROGRAM = """
import json, sys
from armarium.words import LANGUAGES, words
for language in LANGUAGES:
    wording = words(sys.argv[1], language)
    said = [wording.attribute(*key.split(".")) if "." in key else wording.say(key) for key in sys.argv[2:]]
    print(json.dumps(said))
"""
SENTENCES = [
    ("rune", "points.R", 9, "R-2", ("red ones 9 points", "une rouge 9 points", "rote 9 Punkte")),
    ("rune", "counts.masters", 2, "R-1", ("two Rune Masters", "deux Maîtres", "zwei Runenmeister")),
    ("grimoire", "numbers.magic-first", 7, "G-6", ("starts at 7.", "commence à 7.", "beginnt bei 7.")),
    ("grimoire", "numbers.end-treasures", 12, "G-31", ("12 treasures or 10", "12 trésors ou 10", "12 Schätze oder 10")),
    ("grimoire", "quest.5.effect.amount", 4, "card-mercenary.about", ("+4 VP", "+4 PV", "+4 SP")),
    ("grimoire", "quest.4.vp", 2, "card-spy.about", ("2 VP.", "2 PV.", "2 SP.")),
    ("grimoire", "quest.1.count", 11, "G-2", ("holds 11 bronze", "compte 11 pièces", "hat 11 Bronze")),
]
SENTENCES += [
    ("kragmortha", "counts.looks-out", 5, "K-27", ("With five Looks", "Avec cinq Regards", "Mit fünf Blicken")),
    ("kamimai", "counts.energy", 6, "M-5", ("with 6 energy", "avec 6 points", "mit 6 Energie")),
    ("kamimai", "counts.reserve", 5, "M-20", ("most five cards", "plus cinq cartes", "höchstens fünf Karten")),
]


def sentences(game: str, parts: own_boxes.Parts, key: str) -> list[str]:
    """A sentence in all languages, in a process that plays with such a box."""
    box = json.dumps({game: {"name": "Maren’s box", "parts": parts}})
    environment = {**os.environ, own_boxes.VARIABLE: box, "PYTHONPATH": str(ROOT / "src")}
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM, game, key], env=environment, capture_output=True, text=True, check=True
    )
    return [json.loads(line)[0] for line in done.stdout.splitlines()]


@pytest.mark.parametrize(("game", "way", "value", "key", "expected"), SENTENCES, ids=lambda value: str(value)[:24])
def test_a_corrected_number_is_spoken_in_every_language(
    game: str, way: str, value: int, key: str, expected: tuple[str, ...]
) -> None:
    said = sentences(game, {way: value}, key)
    assert len(said) == len(LANGUAGES)
    for language, sentence, part in zip(LANGUAGES, said, expected, strict=True):
        assert part in sentence
        house = words(game, language)
        name, _, attribute = key.partition(".")
        assert part not in (house.attribute(name, attribute) if attribute else house.say(name))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", shelf.NAMES)
def test_every_quoted_number_is_one_of_the_box_and_is_quoted_in_every_language(game: str, language: str) -> None:
    known = {way.replace(".", "-") for way in boxes.numbers(boxes.load(game))}
    quoted = set(QUOTED.findall(source(game, language)))
    assert quoted
    assert {name.removesuffix("-word") for name in quoted} <= known
    assert quoted == set(QUOTED.findall(source(game, LANGUAGES[0])))
