"""A sentence that cannot be made is logged and told as its key; it ends no game."""

from __future__ import annotations

import logging
import re
from pathlib import Path

import pytest

from armarium import shelf
from armarium.reason import Reason, refusal
from armarium.views import LONGEST as QUOTED
from armarium.views import why_of
from armarium.words import LANGUAGES, LONGEST, french_of, refusal_text, source, words


@pytest.mark.usefixtures("gaps_allowed")
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_missing_or_impossible_value_is_told_as_the_key(language: str, caplog: pytest.LogCaptureFixture) -> None:
    said = words("rune", language)
    for values in ({}, {"move": object()}, {"move": ValueError}):
        caplog.clear()
        with caplog.at_level(logging.ERROR):
            assert said.say("reason-record-move", values) == "reason-record-move"
        assert "reason-record-move" in caplog.text
    assert refusal_text(refusal("record-move"), language) == "reason-record-move"
    assert said.event({"kind": "drew"}, [], 0) == "event-drew"
    assert said.say("likely-often", {"times": 1, "of": 2, "what": "y" * 100_000}).endswith("…")


@pytest.mark.usefixtures("gaps_allowed")
def test_whatever_fluent_raises_is_caught(monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture) -> None:
    said = words("rune", "en")

    def broken(*_: object) -> None:
        raise RecursionError

    monkeypatch.setattr(said._bundle, "format_pattern", broken)
    assert said.say("event-over") == "event-over" and "event-over" in caplog.text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("length", [2400, 2501, 1_000_000])
def test_a_huge_value_is_cut_inside_the_sentence(language: str, length: int) -> None:
    told = refusal_text(refusal("move-unknown", move="x" * length), language, "rune")
    assert "x…" in told and LONGEST < len(told) < LONGEST + 200


def test_a_reason_on_the_wire_quotes_no_more_than_anybody_reads() -> None:
    why = why_of(Reason("R-6", "move-unknown", {"move": "x" * 9999, "n": 3, "cards": [1, 2]}))
    assert why.values == {"move": "x" * QUOTED, "n": 3, "cards": [1, 2]}


OF = {"Pip": "de Pip", "Ana": "d’Ana", "Élise": "d’Élise", "Œdipe": "d’Œdipe", "Hugo": "de Hugo", "Yann": "de Yann"}


@pytest.mark.parametrize(("name", "of"), OF.items())
def test_a_french_name_is_elided_after_de(name: str, of: str) -> None:
    assert french_of(name) == of
    caught = words("rune", "fr").event({"kind": "retired", "seat": 1}, ["Bo", name], 0)
    assert f"un Maître {of} quitte" in caught


def test_no_french_sentence_forgets_the_elision() -> None:
    assert re.findall(r"\b(?:de|que) \{ \$(?:[a-z]+-)?(?:player|name) \}", "".join(french_sources())) == []


def french_sources() -> list[str]:
    pages = Path(__file__).parents[2] / "web" / "src"
    return [source(owner, "fr") for owner in (None, *shelf.NAMES)] + [
        path.read_text("utf-8") for path in pages.rglob("fr.ftl")
    ]
