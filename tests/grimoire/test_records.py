"""Golden records: whole games that always replay to the same result, each kept for something that happens in it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from armarium import record
from armarium.game import Event
from armarium.games.grimoire import GAME
from armarium.games.grimoire.state import State
from armarium.words import LANGUAGES, words
from tests.grimoire.places import kinds, told

RECORDS = Path(__file__).parent / "records"
PAGES = set(range(1, 16))


def replayed(name: str) -> list[list[Event]]:
    """The events of every move."""
    return [frame.events for frame in record.replay(record.load(RECORDS / f"{name}.record"))]


def pages(moves: list[list[Event]], kind: str) -> set[int]:
    return {value["page"] for events in moves for value in told(events, kind)}


def has_every_page(moves: list[list[Event]]) -> bool:
    every = pages(moves, "turn") == PAGES
    paid = pages(moves, "gained") >= {3, 8, 10, 13} and pages(moves, "recovered") == {4, 15}
    hit = pages(moves, "robbed") == {9, 14} and pages(moves, "stole") == {12}
    return every and paid and hit and happens(moves, "replaced") and happens(moves, "silenced")


def happens(moves: list[list[Event]], kind: str) -> bool:
    return any(kind in kinds(events) for events in moves)


def ends(ending: str) -> Callable[[list[list[Event]]], bool]:
    return lambda moves: told(moves[-1], "ended") == [{"ending": ending}]


def has_protected_first_target(moves: list[list[Event]]) -> bool:
    """The leader is shielded, and somebody else is hit by the same spell."""
    for events in moves:
        for safe in told(events, "shielded"):
            hit = told(events, "robbed") + told(events, "stole") + told(events, "aimed")
            if any(v["seat"] == safe["seat"] and v["target-seat"] != safe["target-seat"] for v in hit):
                return True
    return False


WHAT_HAPPENS: dict[str, Callable[[list[list[Event]]], bool]] = {
    "all-fifteen-pages": has_every_page,
    "ten-treasures": ends("treasures"),
    "ten-companions": ends("companions"),
    "piles-empty": ends("piles"),
    "designer-wins": lambda moves: kinds(moves[-1])[-1] == "designer",
    "blessed-shoes": lambda moves: happens(moves, "shoes") and happens(moves, "added"),
    "junk-tie": lambda moves: len(told(moves[-1], "scored-junk")) > 1,
    "several-time-spells": lambda moves: any(len(told(events, "reversed")) > 2 for events in moves),
    "protected-first-target": has_protected_first_target,
    "five-players": lambda moves: happens(moves, "looked") and happens(moves, "reshuffled"),
    "stealing-fireball-stop-at-15": lambda moves: ends("magic")(moves) and 3 in pages(moves, "stole"),
}


@pytest.mark.parametrize("name", WHAT_HAPPENS)
def test_a_golden_record_replays_to_its_result(name: str) -> None:
    kept = record.load(RECORDS / f"{name}.record")
    state = record.check(kept)
    assert record.record_text(record.parse_record(record.record_text(kept))) == record.record_text(kept)
    assert isinstance(state, State)
    assert GAME.position(GAME.from_position(GAME.position(state), state.chance)) == GAME.position(state)


@pytest.mark.parametrize("name", WHAT_HAPPENS)
def test_what_a_golden_record_is_kept_for_happens_in_it(name: str) -> None:
    assert WHAT_HAPPENS[name](replayed(name))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", WHAT_HAPPENS)
def test_every_event_of_a_golden_record_is_told_without_a_gap(name: str, language: str) -> None:
    said = words("grimoire", language)
    names = ["Ana", "Béla", "Chloé", "Dov", "Eda"]
    for events in replayed(name):
        for event in events:
            for viewer in (*range(5), None):
                sentence = said.event(event.seen_by(viewer), names, viewer)
                assert (
                    sentence.strip()
                    and "event-" not in sentence
                    and "card-" not in sentence
                    and "spell-" not in sentence
                )


def test_every_record_in_the_folder_is_kept_for_something() -> None:
    assert {path.stem for path in RECORDS.glob("*.record")} == set(WHAT_HAPPENS)
