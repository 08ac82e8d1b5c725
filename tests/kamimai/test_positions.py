"""Positions as text: written field by field, read back, and refused with the field that is wrong."""

from __future__ import annotations

from typing import Any

import pytest

from armarium.chance import Chance
from armarium.games.kamimai import GAME
from armarium.games.kamimai.notation import CARDS
from armarium.games.kamimai.state import State
from armarium.reason import Refused
from tests.kamimai.scene import asking, drawing, left_in_box, play, scene

AREA_C: dict[str, Any] = {"target": "c", "sheet": "11/111/0000"}


def full() -> State:
    """A position in which as many fields as possible say something."""
    return asking(
        refused="water-water-0-0-1100,water-water-0-1@2-2100",
        withdrawn=3,
        flags="reported",
        options="level:1,mode:hard",
    )


WRITTEN = (
    "kamimai/5 seats=4 options=mode:hard level=1 energy=3 done=0 sheet=01/000/0000 target=a turn=7 seat=1 phase=ask"
    " built=55 gone=1.2 seen=3:imp,33:mouse reserves=water*2.fire-guardian/water.wolf/water-fairy/air"
    " drawn=earth.air-guardian discards=fire*2 hand=other guardians=0.0.1.0 pulls=2 flags=reported owed=0/0/0/0"
    " proposal=water-water-2-1-1000 agreed=3 refused=water-water-0-0-1100,water-water-0-1@2-2100 withdrawn=3 played=-"
    " gifts=0 named=1 trained=0 began=-"
)


def test_every_field_is_written_and_read_back() -> None:
    assert GAME.position(full()) == WRITTEN
    assert GAME.position(GAME.from_position(WRITTEN, Chance(1))) == WRITTEN


@pytest.mark.parametrize(
    "state",
    [
        full(),
        play(scene("dragonflies.water/fire.air/-"), "play dragonflies", "giver 2"),
        scene("-/-", phase="store", flags="collapsed,down", done=9, named=2, trained=2, options="training:on"),
        scene("-/-", options="adventure:on,night:on", turn=120, began=91),
    ],
    ids=["asking", "giving", "storing", "night"],
)
def test_a_copy_has_every_field(state: State) -> None:
    assert GAME.position(state.clone(Chance(2))) == GAME.position(state)
    assert state.clone(Chance(2)).moves(int(state.actor())) == state.moves(int(state.actor()))


def test_a_read_position_holds_every_card_where_it_was() -> None:
    state, again = full(), GAME.from_position(WRITTEN, Chance(1))
    assert (again.reserves, again.drawn, again.discards) == (state.reserves, state.drawn, state.discards)
    assert (again.deck.slots, again.deck.unseen) == (state.deck.slots, state.deck.unseen)
    assert (again.sheet.marked, again.sheet.target, again.guardians) == ([2, 0, 0], 0, [0, 0, 1, 0])
    assert (again.energy, again.turns, again.pulls, again.agreed, again.hand) == (3, 7, 2, 4, 3)
    assert (again.collapsed, again.down, again.reported, again.withdrawn) == (False, False, True, 3)
    assert (again.proposal, again.refused) == (state.proposal, state.refused)


@pytest.mark.parametrize("flag", ["collapsed", "down", "reported"])
def test_each_flag_is_its_own(flag: str) -> None:
    state = scene("water/-", phase="store", flags=flag)
    assert [name for name in ("collapsed", "down", "reported") if getattr(state, name)] == [flag]
    assert f" flags={flag} " in GAME.position(state)


def refused(text: str) -> str:
    """Field, key, clause and values of the refusal of a position."""
    with pytest.raises(Refused) as stopped:
        GAME.from_position(text, Chance(1))
    reason = stopped.value.reason
    values = [f"{name}={value}" for name, value in reason.values.items() if name != "field"]
    return " ".join([str(reason.values["field"]), reason.key, reason.clause or "-", *values])


SPOILT = {
    "seats=4": ("seats=6", "seats position-number - value=6 low=1 high=5"),
    "level=1": ("level=2", "level position-level M-39 value=2"),
    "level=1 ": ("level=4 ", "level position-number - value=4 low=1 high=3"),
    "energy=3": ("energy=100", "energy position-number - value=100 low=0 high=99"),
    "done=0": ("done=x", "done position-number - value=x low=0 high=99"),
    "sheet=01/000/0000": ("sheet=01/000/000", "sheet position-sheet M-6 value=01/000/000"),
    "01/000/0000": ("02/000/0000", "sheet position-sheet M-6 value=02/000/0000"),
    "target=a": ("target=d", "target position-word - value=d words=a, b, c"),
    "01/000/0000 ": ("11/000/0000 ", "target area-sealed M-10 area=a"),
    "turn=7": ("turn=0", "turn position-number - value=0 low=1 high=99999"),
    "seat=1": ("seat=5", "seat position-number - value=5 low=1 high=4"),
    "built=55": ("built=65", "built position-number - value=65 low=2 high=64"),
    "built=55 ": ("built=54 ", "built position-cards M-2 count=51 expected=50"),
    "gone=1.2": ("gone=1.56", "gone position-number - value=56 low=1 high=55"),
    "seen=3:imp": ("seen=2:imp", "seen position-slot - value=2:imp"),
    "seen=3:imp,": ("seen=3:imps,", f"seen position-word - value=imps words={', '.join(CARDS)}"),
    "33:mouse": ("33:wolf", "seen position-card-extra M-2 card=wolf"),
    "/air drawn": (" drawn", "reserves position-count - value=water*2.fire-guardian/water.wolf/water-fairy expected=4"),
    "water*2.": ("water*13.", "reserves position-number - value=13 low=1 high=12"),
    "hand=other": (
        "hand=left",
        "hand position-word - value=left words=middle, ring, little, other",
    ),
    "guardians=0.0.1.0": ("guardians=0.0.1", "guardians position-count - value=0.0.1 expected=4"),
    "guardians=0.0.1.": ("guardians=0.0.3.", "guardians position-number - value=3 low=0 high=2"),
    "pulls=2": ("pulls=10000", "pulls position-number - value=10000 low=0 high=9999"),
    "flags=reported": ("flags=asleep", "flags position-word - value=asleep words=collapsed, down, reported"),
    "owed=0/0/0/0": ("owed=0/0/0", "owed position-count - value=0/0/0 expected=4"),
    "owed=0/": ("owed=9/", "owed position-number - value=9 low=0 high=8"),
    "agreed=3": ("agreed=5", "agreed position-number - value=5 low=1 high=4"),
    "proposal=water-water-2-1-1000": (
        "proposal=water-water-2-1-100",
        "proposal position-spell M-22 value=water-water-2-1-100",
    ),
    "proposal=water-": (
        "proposal=blue-",
        "proposal position-word - value=blue words=water, earth, air, fire, team",
    ),
    "proposal=water-water": (
        "proposal=water-team",
        "proposal position-word - value=team words=water, earth, air, fire",
    ),
    "water-2-1-1000": ("water-4-1-1000", "proposal position-number - value=4 low=0 high=3"),
    "-2-1-1000": ("-2-3-1000", "proposal position-number - value=3 low=0 high=2"),
    "1-1000": ("1-5000", "proposal position-number - value=5 low=0 high=4"),
    "withdrawn=3": ("withdrawn=5", "withdrawn position-number - value=5 low=0 high=4"),
    "gifts=0": ("gifts=3", "gifts position-number - value=3 low=0 high=2"),
    "named=1": ("named=0", "named position-number - value=0 low=1 high=4"),
    "trained=0": ("trained=5", "trained position-number - value=5 low=0 high=4"),
    "began=-": ("began=2", "began position-number - value=2 low=1 high=1"),
    "kamimai/5": ("kamimai/6", "kamimai position-version - value=kamimai/6 expected=kamimai/5"),
    " pulls=2": ("", "pulls position-missing -"),
    "phase=ask": ("phase=cast", "proposal position-phase - value=cast"),
    "proposal=water-water-2-1-1000 ": ("proposal=- ", "proposal position-phase - value=ask"),
}


@pytest.mark.parametrize("part", SPOILT)
def test_a_wrong_field_is_named_with_what_would_be_right(part: str) -> None:
    instead, expected = SPOILT[part]
    assert WRITTEN.count(part) >= 1
    assert refused(WRITTEN.replace(part, instead, 1)) == expected


@pytest.mark.parametrize("mark", ["2", "~", "-", "x", "²"])
def test_a_box_of_the_sheet_is_marked_or_not(mark: str) -> None:
    assert refused(WRITTEN.replace("01/000", f"0{mark}/000")) == f"sheet position-sheet M-6 value=0{mark}/000/0000"


def contradiction(state: State, **fields: Any) -> str:
    """The field that is named when these are changed; the deck is what the box then has left."""
    told = dict(part.split("=", 1) for part in GAME.position(state).split()[1:])
    told.update({name: str(value) for name, value in fields.items()})
    played = [] if told["played"] == "-" else [told["played"]]
    gone = 0 if told["gone"] == "-" else len(told["gone"].split("."))
    hands = told["reserves"].split("/")
    told["built"] = str(gone + left_in_box([*hands, told["drawn"], told["discards"], *played], len(hands)))
    return refused(" ".join([f"kamimai/{GAME.rules}", *(f"{name}={value}" for name, value in told.items())]))


ALL_BUT_ONE = (
    "water*12.earth*12.air*12.fire*12.water-guardian*2.earth-guardian*2.air-guardian*2.fire-guardian*2"
    ".water-fairy.earth-fairy.air-fairy.fire-fairy.wolf.imp.dragonflies"
)


@pytest.mark.parametrize(
    ("state", "fields", "field"),
    [
        (scene("-/-"), {"energy": 0}, "phase"),
        (scene("-/-"), {"sheet": "11/111/1111", "target": "-"}, "phase"),
        (scene("-/-"), {"phase": "over"}, "phase"),
        (drawing("-/-"), {"flags": "down"}, "gone"),
        (drawing("-/-"), {"discards": ALL_BUT_ONE, "gone": "1"}, "gone"),
        (drawing("-/-"), {"target": "-"}, "target"),
        (scene("-/-"), {"target": "-"}, "target"),
        (drawing("-/-"), {"phase": "target"}, "target"),
        (drawing("water-guardian/-"), {"phase": "hand"}, "hand"),
        (scene("water/-"), {"owed": "1/0"}, "owed"),
        (scene("water/-"), {"phase": "owe"}, "owed"),
        (scene("water/air", target="c", sheet="11/111/0000"), {"phase": "owe", "owed": "2/1"}, "owed"),
        (scene("water*4/-"), {"phase": "ask"}, "proposal"),
        (scene("water*4/-"), {"phase": "ask", "proposal": "water-water-0-0-40"}, "proposal"),
        (scene("water*2/water*2"), {"phase": "ask", "proposal": "air-air-0-0-22"}, "proposal"),
        (scene("water*2/water*2"), {"phase": "ask", "proposal": "water-air-0-0-22"}, "proposal"),
        (scene("water*2/water*2"), {"phase": "ask", "proposal": "water-water-0-0-31"}, "proposal"),
        (scene("water*2/water*2"), {"phase": "ask", "proposal": "water-water-0-0-22", "agreed": "2"}, "proposal"),
        (scene("-/-"), {"played": "dragonflies"}, "played"),
        (scene("-/-"), {"gifts": 1}, "played"),
        (scene("water/-"), {"phase": "giver", "played": "dragonflies"}, "played"),
        (scene("water/-"), {"phase": "giver", "played": "mouse", "gifts": 1}, "played"),
        (scene("-/-"), {"phase": "giver", "played": "dragonflies", "gifts": 1}, "played"),
        (scene("-/water"), {"phase": "give", "played": "dragonflies", "gifts": 1, "named": 1}, "played"),
        (scene("-/-"), {"played": "mouse"}, "played"),
        (scene("-/-"), {"phase": "take", "played": "imp"}, "played"),
    ],
)
def test_a_field_that_contradicts_the_phase_is_named(state: State, fields: dict[str, Any], field: str) -> None:
    assert contradiction(state, **fields).startswith(f"{field} position-phase - value=")


@pytest.mark.clause("M-31")
def test_guardians_drawn_are_those_among_the_drawn_cards_until_the_curse_is_over() -> None:
    told = "guardians position-guardians M-31 value=0.0.0.1"
    assert contradiction(drawing("-/-", pulls=1), guardians="0.0.0.1") == told
    drawn = drawing("-/-", pulls=1, drawn="fire-guardian", guardians="0.0.0.1")
    assert contradiction(drawn, guardians="1.0.0.0") == "guardians position-guardians M-31 value=1.0.0.0"
    owing = play(drawing("air*3/-", drawn="fire-guardian", guardians="0.0.0.1", pulls=1, **AREA_C), "done > stands")
    assert contradiction(owing, guardians="0.0.0.2") == "guardians position-guardians M-31 value=0.0.0.2"
    assert scene("-/-", drawn="fire-guardian", guardians="0.0.1.1").guardians == [0, 0, 1, 1], "an Imp may have come"


@pytest.mark.clause("M-38")
def test_with_night_a_turn_lies_within_its_level() -> None:
    late = scene("-/-", options="adventure:on,night:on", turn=120, began=91)
    assert contradiction(late, turn=192) == "turn position-number - value=192 low=91 high=191"
    assert contradiction(late, turn=90) == "began position-number - value=91 low=1 high=90"
    assert contradiction(late, turn=191).startswith("phase position-phase"), "after 100 turns the level is over"


@pytest.mark.clause("M-40")
def test_a_solo_box_has_no_dragonflies() -> None:
    state = scene("water")
    assert state.deck.count() == 62 and state.deck.cards()[14] == 0
    text = (
        GAME.position(state).replace("reserves=water ", "reserves=water.dragonflies ").replace("built=62", "built=61")
    )
    assert refused(text) == "seen position-card-extra M-2 card=dragonflies"
