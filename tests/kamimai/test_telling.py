"""What is told of each thing that happens: the kind of event and every value in it, in order."""

from __future__ import annotations

from typing import Any

import pytest

from armarium.game import Event
from armarium.games.kamimai import parts
from armarium.games.kamimai.state import State
from tests.kamimai.scene import NEVER, drawing, new, play, scene, with_luck


def line(event: Event) -> str:
    values = [f"{name}={','.join(map(str, v)) if isinstance(v, list) else v}" for name, v in event.values.items()]
    return " ".join([event.kind, *values])


def told(state: State, *moves: str, faces: bool = False) -> list[str]:
    """The events of moves: "agree" by the seat on the move, "3: agree" by seat 3. What luck turned up is left out."""
    state.events = []
    for move in moves:
        seat, colon, text = move.partition(": ")
        play(state, text if colon else move, seat=int(seat) - 1 if colon else None)
    return [line(event) for event in state.events if faces or event.kind != "seen"]


SHEET_C: dict[str, Any] = {"target": "c", "sheet": "11/111/0000"}
LEVEL_2: dict[str, Any] = {"level": 2, "sheet": "00/00/00/0000", "target": "d", "options": "level:2,fairies-cursed:on"}
LEVEL_3: dict[str, Any] = {"level": 3, "sheet": "000/00/000/00/0000", "target": "d", "options": "level:3"}
COMPANION: dict[str, Any] = {"options": "grimoire:companion"}

DRAWS: dict[str, tuple[State, list[str], list[str]]] = {
    "an area is targeted and a Guardian forces the hand": (
        scene("water-guardian/-", phase="target", target="-", sheet="11/000/0000", pulls=0, seen="2:mouse,3:air"),
        ["target c", "pull 2 > 2 3"],
        [
            "targeted seat=0 area=c",
            "hand seat=0 hand=middle",
            "pulled seat=0 slot=2 slots=2,3 cards=mouse,air count=2",
        ],
    ),
    "a hand is chosen of two": (
        scene("water-guardian.fire-guardian/-", phase="hand", pulls=0),
        ["hand other"],
        ["hand seat=0 hand=other"],
    ),
    "a collapse in the draw": (
        drawing("-/fire", options="mode:hard", energy=3, discards="air"),
        ["pull 3 > fell", "keep"],
        [
            "pulled seat=0 slot=3 slots= cards= count=0",
            "collapsed seat=0 when=draw",
            "energy-lost count=1 energy=2",
            "kept seat=0 count=0",
            "rebuilt count=63 discards=with",
            "turn seat=1",
        ],
    ),
    "a blessing spares it": (
        drawing("-/-", target="b", seen="4:fire-guardian", sheet="11/000/0000"),
        ["pull 4 > 4 fell"],
        [
            "pulled seat=0 slot=4 slots=4 cards=fire-guardian count=1",
            "collapsed seat=0 when=draw",
            "spared area=b",
        ],
    ),
    "a collapse after the draw": (
        drawing("water/-", drawn="air.fire", pulls=2),
        ["done > fell", "keep"],
        [
            "done seat=0 count=2",
            "collapsed seat=0 when=knock-cast",
            "kept seat=0 count=3",
            "rebuilt count=61 discards=without",
            "turn seat=1",
        ],
    ),
    "a collapse between turns in hard mode": (
        scene("-/-", phase="store", options="mode:hard", discards="fire*2"),
        ["keep > fell"],
        [
            "kept seat=0 count=0",
            "collapsed seat=0 when=knock-between",
            "energy-lost count=1 energy=4",
            "rebuilt count=64 discards=with",
            "turn seat=1",
        ],
    ),
    "the last energy": (
        drawing("-/-", energy=1),
        ["pull 3 > fell"],
        [
            "pulled seat=0 slot=3 slots= cards= count=0",
            "collapsed seat=0 when=draw",
            "energy-lost count=1 energy=0",
            "defeat",
        ],
    ),
    "training": (
        new(2, seed=3, training=True),
        ["ready", "pull 5 > fell"],
        [
            "ready seat=1",
            "pulled seat=0 slot=5 slots= cards= count=0",
            "collapsed seat=0 when=draw",
            "turn seat=1",
        ],
    ),
    "companions report": (
        drawing("-/-", **COMPANION),
        ["drew fire", "fell"],
        ["reported seat=0 card=fire", "collapsed seat=0 when=draw", "energy-lost count=1 energy=4"],
    ),
    "companions report a fall while casting": (
        scene("water*4/-", **COMPANION),
        ["fell"],
        ["collapsed seat=0 when=cast"],
    ),
    "companions report a fall between turns": (
        drawing("-/-", **COMPANION),
        ["fell before"],
        ["collapsed seat=0 when=between", "rebuilt count=64 discards=without"],
    ),
}
SPELLS: dict[str, tuple[State, list[str], list[str]]] = {
    "each discards": (
        drawing("water.fire/air*3/earth", drawn="fire-guardian.earth", guardians="0.0.0.1", pulls=2, **SHEET_C),
        ["done > stands", "2: forfeit air", "1: forfeit fire"],
        [
            "done seat=0 count=2",
            "curse curse=discard count=1 colours=fire",
            "forfeited seat=2 card=earth",
            "forfeited seat=1 card=air",
            "forfeited seat=0 card=fire",
        ],
    ),
    "colours are washed away": (
        drawing(
            "water*2.air/fire.water-fairy/air",
            drawn="water-guardian*2.fire-guardian.water",
            guardians="2.0.0.1",
            pulls=4,
            **LEVEL_2,
        ),
        ["done > stands"],
        [
            "done seat=0 count=4",
            "curse curse=colour count=3 colours=water,fire",
            "washed-away seat=0 cards=water,water,water",
            "washed-away seat=1 cards=water-fairy,fire",
        ],
    ),
    "energy is cursed": (
        drawing("-/-", drawn="air-guardian*2", guardians="0.0.2.0", pulls=4, **LEVEL_3),
        ["done > stands"],
        ["done seat=0 count=2", "curse curse=energy count=2 colours=air", "energy-lost count=2 energy=3"],
    ),
    "proposals and answers": (
        scene("water*2/water/water*2.air-fairy"),
        [
            *("cast water 1:2 2:1 3:1", "3: agree", "2: refuse", "cast water 1:2 3:2", "1: withdraw"),
            *("cast water 1:2 3:2", "3: agree"),
        ],
        [
            "proposed seat=0 box=water colour=water area=a payers=2,3",
            "agreed seat=2",
            "declined seat=1",
            "proposed seat=0 box=water colour=water area=a payers=3",
            "withdrew seat=0",
            "proposed seat=0 box=water colour=water area=a payers=3",
            "agreed seat=2",
            "cast seat=0 box=water colour=water area=a",
        ],
    ),
    "a team spell seals": (
        scene("fire*2/fire*2", target="b", sheet="11/110/0000"),
        ["team fire 1:2 2:2", "agree"],
        [
            "proposed seat=0 box=team colour=fire area=b payers=2",
            "agreed seat=1",
            "cast seat=0 box=team colour=fire area=b",
            "sealed seat=0 area=b left=1",
        ],
    ),
    "victory": (
        scene("-/water*4", sheet="01/111/1111", energy=2, seat=2),
        ["cast water 2:4"],
        ["cast seat=1 box=water colour=water area=a", "sealed seat=1 area=a left=0", "victory energy=2"],
    ),
    "the next level": (
        scene("water*4/-", sheet="01/111/1111", energy=2, options="adventure:on"),
        ["cast water 1:4"],
        [
            "cast seat=0 box=water colour=water area=a",
            "sealed seat=0 area=a left=0",
            "level level=2 energy=4",
            "turn seat=1",
        ],
    ),
    "the Imp": (
        scene("imp.fire-guardian/air-guardian*2/-"),
        ["play imp"],
        ["played seat=0 card=imp", "freed count=3"],
    ),
    "Dragonflies": (
        scene("dragonflies.fire/air/-"),
        ["play dragonflies", "giver 2", "give air 3", "giver 1", "give fire 3"],
        [
            "played seat=0 card=dragonflies",
            "must-give seat=1",
            "gave seat=1 target-seat=2 card=air",
            "must-give seat=0",
            "gave seat=0 target-seat=2 card=fire",
        ],
    ),
    "the Mouse takes": (
        scene("mouse/-/-", discards="air*2.imp"),
        ["play mouse", "taker 3", "take air"],
        ["played seat=0 card=mouse", "may-take seat=2", "took seat=2 card=air"],
    ),
    "the Mouse leaves it": (
        scene("mouse/-/-", discards="air*2.imp"),
        ["play mouse", "taker 2", "leave"],
        ["played seat=0 card=mouse", "may-take seat=1", "left-it seat=1"],
    ),
    "a Reserve is stored": (
        scene("water*2/-", phase="store", drawn="air*2.fire"),
        ["discard air", "keep > stands"],
        ["discarded seat=0 card=air", "kept seat=0 count=4", "turn seat=1"],
    ),
    "night falls": (
        scene("-/-", phase="store", turn=100, options="night:on"),
        ["keep > stands"],
        ["kept seat=0 count=0", "defeat"],
    ),
}


@pytest.mark.parametrize("name", [*DRAWS, *SPELLS])
def test_every_event_is_told_with_all_its_values(name: str) -> None:
    state, moves, expected = {**DRAWS, **SPELLS}[name]
    assert told(state, *moves) == expected


@pytest.mark.clause("M-3", "M-24")
def test_faces_that_come_into_sight_are_told_with_their_slots() -> None:
    state = drawing("-/-", seen="1:mouse")
    drawn = with_luck(state, (0, 63), (11, 62))  # the first of the box behind slot 2, the last Water behind slot 64
    assert told(drawn, "pull 1 > 1", faces=True) == [
        "pulled seat=0 slot=1 slots=1 cards=mouse count=1",
        "seen slots=2,64 cards=water,earth",
    ]


@pytest.mark.clause("M-56")
def test_a_quick_deck_tells_a_clinging_neighbour_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(parts.SURROGATE, "dragged_slow", 1)
    fields: dict[str, Any] = {"options": "grimoire:quick", "seen": "1:mouse,2:air,3:fire,63:imp,64:wolf"}
    clings = with_luck(drawing("-/-", **fields), (NEVER, 10000), (0, 10000), (0, 59))
    assert told(clings, "pull 1 slow")[0] == "pulled seat=0 slot=1 slots=1,2 cards=mouse,air count=2"
    far = with_luck(drawing("-/-", **fields), (NEVER, 10000), (0, 10000), (0, 59))
    assert told(far, "pull 64 slow")[0] == "pulled seat=0 slot=64 slots=64,63 cards=wolf,imp count=2"
    inner: dict[str, Any] = {**fields, "seen": "1:mouse,2:air,3:fire,61:imp,62:wolf,63:water,64:earth"}
    for slot, neighbour in ((2, 3), (62, 61)):
        state = with_luck(drawing("-/-", **inner), (NEVER, 10000), (0, 10000))
        assert f"slots={slot},{neighbour} " in told(state, f"pull {slot} slow")[0], "the next further in"
    falls = with_luck(drawing("-/-", **fields), (0, 10000), (0, 10000))
    assert told(falls, "pull 2 quick") == [
        "pulled seat=0 slot=2 slots=2 cards=air count=1",
        "collapsed seat=0 when=draw",
        "energy-lost count=1 energy=4",
    ]
