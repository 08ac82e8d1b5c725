"""Why a text is not a move: for every reason its clause, its key and the values of its sentence."""

from __future__ import annotations

from typing import Any

import pytest

from armarium.games.kamimai.state import State
from armarium.reason import Refused
from tests.kamimai.scene import drawing, new, play, scene

COMPANION: dict[str, Any] = {"options": "grimoire:companion"}
CURSED: dict[str, Any] = {
    "drawn": "fire-guardian.earth",
    "guardians": "0.0.0.1",
    "pulls": 2,
    "target": "c",
    "sheet": "11/111/0000",
}


def asked(**fields: Any) -> State:
    return play(scene("water*2/water/water/water", **fields), "cast water 1:2 2:1 3:1")


def refusal(state: State, text: str) -> str:
    """The reason against "3: agree", by seat 3, or "agree", by the seat on the move: "M-18 not-asked"."""
    seat, colon, rest = text.partition(": ")
    reason = state.why_not(int(seat) - 1 if colon else int(state.actor()), rest if colon else text)
    assert reason is not None, f"{text} is allowed"
    values = [f"{name}={','.join(map(str, v)) if isinstance(v, list) else v}" for name, v in reason.values.items()]
    return " ".join([reason.clause or "-", reason.key, *values])


CASES: dict[str, tuple[State, dict[str, str]]] = {
    "drawing": (
        drawing("-/-", gone="1.2.3", seen="4:air", discards="fire*3"),
        {
            "pull 2 slow": "M-11 slot-empty slot=2",
            "pull 99 slow": "M-11 slot-empty slot=99",
            "pull x slow": "- pull-form move=pull x slow",
            "pull 5 fast": "- pull-form move=pull 5 fast",
            "pull 5": "- pull-form move=pull 5",
            "done": "M-11 draw-something",
            "drew fire": "M-55 not-companion",
            "fell": "M-55 not-companion",
            "fell before": "M-55 not-companion",
            "fell now": "- move-unknown move=fell now",
            "pull 2 > 5": "M-11 slot-empty slot=2",
            "pull 5 > 5 3": "M-11 slot-empty slot=3",
            "pull 5 > 5 5": "M-11 never-all",
            "target a": "M-11 draw-first",
            "keep > stands": "M-11 draw-first",
            "done > stands": "M-11 draw-something",
            "done > maybe": "M-52 settled-form move=done > maybe",
            "cast water 1:4": "M-11 draw-first",
            "fly away": "- move-unknown move=fly away",
            "": "- move-unknown move=",
            "2: pull 5 slow": "M-9 not-your-turn",
            "2: pull 5 > 5": "M-9 not-your-turn",
            "2: fly": "- move-unknown move=fly",
        },
    ),
    "companions": (
        drawing("wolf/-", **COMPANION),
        {
            "pull 2 slow": "M-55 companion-reports",
            "pull 2 > 2": "M-52 not-simulated",
            "drew": "- card-expected move=drew",
            "drew fire fire": "- card-expected move=drew fire fire",
            "drew wolf": "M-2 card-not-in-grimoire card=wolf count=1",
        },
    ),
    "fallen companions": (scene("-/water", flags="down", **COMPANION), {"fell": "M-14 fell-already"}),
    "targeting": (
        scene("-/-", phase="target", target="-", sheet="11/000/0000", pulls=0),
        {
            "target a": "M-10 area-sealed area=a",
            "target z": "- area-expected move=target z",
            "target": "- area-expected move=target",
            "target b c": "- area-expected move=target b c",
            "pull 3 slow": "M-10 target-first",
        },
    ),
    "the hand": (
        scene("water-guardian.fire-guardian/-", phase="hand", pulls=0),
        {"hand ring": "M-12 hand-not-forced hands=middle,other", "pull 3 slow": "M-12 hand-first"},
    ),
    "casting": (
        scene("water*4.fire-fairy/fire*4/earth-guardian", target="b", sheet="11/100/0000"),
        {
            "cast water 1:4": "M-15 spell-not-here area=b",
            "cast air 1:4": "M-15 spell-marked area=b",
            "cast fire 1:4": "M-16 payment-wrong count=4",
            "cast fire 2:4": "M-18 activator-pays",
            "cast fire": "- spell-form move=cast fire",
            "cast blue 1:4": "- spell-form move=cast blue 1:4",
            "team fire 2:4": "M-18 activator-pays",
            "team fire 1:3 2:1": "M-19 payment-wrong count=4",
            "play imp": "M-35 creature-not-yours card=imp",
            "play fire-fairy": "M-34 creature-expected move=play fire-fairy",
            "play": "M-34 creature-expected move=play",
            "play imp mouse": "M-34 creature-expected move=play imp mouse",
            "agree": "M-15 casting-now",
            "end now": "- move-unknown move=end now",
            "give water 2": "M-15 casting-now",
        },
    ),
    "a Mouse with no pile": (scene("mouse/-"), {"play mouse": "M-37 nothing-to-take"}),
    "Dragonflies with no cards": (scene("dragonflies/-"), {"play dragonflies": "M-36 nothing-to-give"}),
    "asking": (
        asked(),
        {
            "1: agree": "M-22 proposal-waits",
            "1: cast water 1:4": "M-9 not-your-turn",
            "4: agree": "M-18 not-asked",
            "4: refuse": "M-18 not-asked",
            "4: withdraw": "M-22 activator-withdraws",
            "2: withdraw": "M-22 activator-withdraws",
            "2: cast water 1:4": "M-22 proposal-waits",
            "2: agree now": "- move-unknown move=agree now",
        },
    ),
    "asking, answered": (play(asked(), "agree", seat=2), {"3: agree": "M-18 answered-already"}),
    "asking, withdrawn": (
        asked(withdrawn=4),
        {"1: withdraw": "M-22 withdrawn-enough", "1: refuse": "M-22 proposal-waits"},
    ),
    "naming a giver": (
        play(scene("dragonflies.water/-/fire"), "play dragonflies"),
        {
            "giver 2": "M-36 cannot-be-named move=giver 2",
            "giver": "M-36 cannot-be-named move=giver",
            "give water 2": "M-36 name-giver",
        },
    ),
    "giving": (
        play(scene("dragonflies.water/-/fire"), "play dragonflies", "giver 3"),
        {
            "give fire 3": "M-36 gift-to-another",
            "give water 1": "M-36 card-not-yours card=water",
            "give x 1": "- card-expected move=give x 1",
            "1: give fire 2": "M-9 not-your-turn",
            "giver 1": "M-36 gift-first",
        },
    ),
    "naming a taker": (
        play(scene("mouse/-/fire", discards="air.fire-guardian"), "play mouse"),
        {"taker 9": "M-37 cannot-be-named move=taker 9", "take air": "M-37 name-taker"},
    ),
    "taking": (
        play(scene("mouse/-/fire", discards="air.fire-guardian"), "play mouse", "taker 3"),
        {
            "take fire": "M-37 not-in-pile card=fire",
            "take fire-guardian": "M-37 guardian-stays card=fire-guardian",
            "take x": "- card-expected move=take x",
            "take": "- card-expected move=take",
            "leave it": "- move-unknown move=leave it",
            "taker 1": "M-37 take-first",
        },
    ),
    "owing": (
        play(drawing("water.fire/air*3/earth*2", **CURSED), "done > stands"),
        {
            "forfeit air": "M-31 card-not-yours card=air",
            "forfeit fire-guardian": "M-32 guardian-stays card=fire-guardian",
            "forfeit": "- card-expected move=forfeit",
            "end": "M-31 curse-first",
            "3: forfeit water": "M-31 card-not-yours card=water",
        },
    ),
    "storing": (
        scene("water*3.fire-guardian/-", phase="store", drawn="air*2"),
        {
            "keep": "M-20 reserve-full count=2 limit=4",
            "keep > stands": "M-20 reserve-full count=2 limit=4",
            "discard fire-guardian": "M-32 guardian-stays card=fire-guardian",
            "discard imp": "M-20 card-not-yours card=imp",
            "discard x": "- card-expected move=discard x",
            "end": "M-20 store-now",
        },
    ),
    "storing alone": (
        scene("water*4.fire*3", phase="store"),
        {"keep": "M-20 reserve-full count=1 limit=6"},
    ),
    "training": (
        new(2, training=True),
        {
            "done": "M-8 training",
            "target a": "M-8 training",
            "ready now": "- move-unknown move=ready now",
            "keep > stands": "M-8 training",
        },
    ),
    "the end": (
        play(drawing("-/-", energy=1), "pull 3 > fell"),
        {"1: keep": "M-38 game-over", "2: fly": "M-38 game-over"},
    ),
}


@pytest.mark.parametrize(("name", "text"), [(name, text) for name, (_, texts) in CASES.items() for text in texts])
def test_a_refusal_names_its_clause_and_what_it_is_about(name: str, text: str) -> None:
    state, expected = CASES[name]
    assert refusal(state, text) == expected[text]
    seat, colon, rest = text.partition(": ")
    with pytest.raises(Refused) as stopped:
        state.find(int(seat) - 1 if colon else max(0, int(state.actor())), rest if colon else text)
    assert stopped.value.reason.key == expected[text].split()[1]
