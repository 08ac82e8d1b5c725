"""Golden records: the books' worked examples, every creature, curse and collapse, and whole games by bots."""

from __future__ import annotations

from pathlib import Path

import pytest

from armarium import record
from armarium.games.kamimai import GAME
from armarium.games.kamimai.state import State
from tests.kamimai.scene import held

RECORDS = sorted((Path(__file__).parent / "records").glob("*.record"))


def last(name: str) -> State:
    state = record.check(record.load(Path(__file__).parent / "records" / f"{name}.record"))
    assert isinstance(state, State)
    return state


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_record_replays_to_its_result(path: Path) -> None:
    found = record.load(path)
    text = path.read_text("utf-8")
    told = "\nreported: yes" if record.is_reported(found) else ""  # older files do not say so; the option does
    assert record.record_text(found).replace(told, "", 1) == text
    state = last(path.stem)
    assert GAME.position(GAME.from_position(GAME.position(state), state.chance)) == GAME.position(state)


@pytest.mark.clause("M-16", "M-17", "M-18")
def test_jennifers_two_spells_with_the_english_numbers() -> None:
    state = last("two-spell-turn")
    assert state.sheet.is_sealed(2) and held(state.discards) == {"water": 4, "fire": 4}
    assert [held(hand) for hand in state.reserves] == [{"fire": 1}, {}, {}, {"air": 1}]


@pytest.mark.clause("M-19")
def test_romanes_team_spell() -> None:
    state = last("team-spell")
    assert state.sheet.is_sealed(1) and held(state.discards) == {"earth": 4}
    assert [held(hand) for hand in state.reserves] == [{}, {"fire": 1}, {}, {"water": 1}]


@pytest.mark.clause("M-31")
def test_yannicks_two_guardians_cost_everybody_two_cards() -> None:
    state = last("two-guardians-each-discards")
    assert [held(hand) for hand in state.reserves][1:] == [{"fire": 1}, {}]
    assert held(state.discards) == {
        "water": 1,
        "earth": 1,
        "air": 1,
        "fire": 2,
        "fire-guardian": 1,
        "air-guardian": 1,
        "imp": 1,
    }


@pytest.mark.clause("M-31")
def test_yannicks_blue_and_red_guardians_wash_water_and_fire_away() -> None:
    state = last("blue-and-red-guardian-colour")
    assert held(state.discards) == {"water": 3, "fire": 3, "earth": 1}
    assert [held(hand) for hand in state.reserves][1:] == [{"air": 1}, {"water-fairy": 1}]


@pytest.mark.clause("M-13", "M-14")
@pytest.mark.parametrize("mode", ["easy", "normal", "hard"])
def test_a_collapse_in_each_phase_and_mode(mode: str) -> None:
    draw, cast, between = (
        last(f"collapse-{when}-{mode}") for when in ("in-the-draw", "while-casting", "between-turns")
    )
    assert [state.energy for state in (draw, cast, between)] == [4, 5, 4 if mode == "hard" else 5]
    assert [sum(state.discards) for state in (draw, cast, between)] == [0, 7, 0 if mode == "hard" else 3]
