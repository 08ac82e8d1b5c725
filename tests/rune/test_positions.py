"""Positions as text: every impossible one is refused by its field, never by a crash."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from armarium.chance import Chance
from armarium.game import State
from armarium.games.rune import parts
from armarium.games.rune import position as reading
from armarium.games.rune.notation import PHASES
from armarium.reason import Refused
from tests.contract.walk import scaled
from tests.rune.tables import GAME, START, at, ledgers, position
from tests.rune.test_judge import games
from tests.rune.test_masters import CORNERS, FULL

GOOD = position()
ON = "grand-master:on"
SIX = "1@m14 1@m13 1@n14 2@m15 2@n13 2@n15"

REFUSALS = [
    ("", " position-version field=rune"),
    ("chess/1 a=b", " position-version field=rune"),
    (GOOD.replace("rune/1", "rune/999"), " position-version field=rune"),
    (GOOD + " more", " position-field field=more"),
    (GOOD + " colour=blue", " position-field field=colour"),
    (GOOD + " seat=1", " position-field field=seat"),
    (GOOD.replace(" seat=1", ""), " position-missing field=seat"),
    (position(cards="-", hands="1.2.3/4.5.6"), "R-5 position-start field=cards"),
    (position(cards=START.replace("m13", "m14"), hands="1.2.3/4.5.6"), "R-5 position-start field=cards"),
    (position(cards="GB/BR/GB@m13", hands="1.2.3/4.5.6"), "R-5 position-start field=cards"),
    (position(cards=f"{START} BBB/BG/R@m14", hands="1.2.3/4.5.6"), "R-3 card-unknown field=cards"),
    (position(cards=f"{START} BB/BG/GRR@m14", hands="1.2.3/4.5.6"), "R-2 card-runes field=cards"),
    (position(cards=f"{START} BB/BG@m14", hands="1.2.3/4.5.6"), "R-2 card-runes field=cards"),
    (position(cards=f"{START} RR/RR/RR@m14", hands="1.2.3/4.5.6"), "R-3 card-unknown field=cards"),
    (position(cards=f"{START} BB/BG/GR@15m", hands="4.2.3/7.5.6"), " position-cell field=cards"),
    (position(cards=f"{START} BB/BG/GR", hands="4.2.3/7.5.6"), " position-cell field=cards"),
    (position(laid="BB/BG/GR@n15 GBB/RGB@m12"), "R-1 card-twice field=cards"),
    (position(laid="BB/BG/GR@q15"), "R-6 card-covers-nothing field=cards"),
    (position(laid="BB/BG/GR@zz999"), "R-6 card-covers-nothing field=cards"),
    (position(laid="BB/BG/GR@m13"), "R-8 card-exactly-on-card field=cards"),
    (position(laid="BB/BG/GR@n15 BB/GB/GR@n15"), "R-8 card-exactly-on-card field=cards"),
    (position(masters="3@m13", left="2/3"), " position-seat field=masters"),
    (position(masters="1@m13x", left="2/3"), " position-cell field=masters"),
    (position(masters="1@l13"), "R-11 position-no-rune field=masters"),
    (position(masters="1@m13 2@m13"), "R-11 position-two-masters field=masters"),
    (position(masters="1@m13 2@n14", tokens="1@n13:blue", options=ON), "R-10 position-rivals field=masters"),
    (position(masters="1@m13", tokens="1@n13:red", options=ON), "R-16 position-token-colour field=tokens"),
    (position(masters="1@m13", tokens="1@n13", options=ON), "R-16 position-token-colour field=tokens"),
    (position(masters="1@m13", tokens="1@n13:blue"), "R-16 position-token-extra field=tokens"),
    (
        position(masters="1@m13", tokens="1@n13:blue 1@m14:blue", options=ON),
        "R-16 position-token-extra field=tokens",
    ),
    (position(masters="1@m13", tokens="0@n13:blue", options=ON), " position-seat field=tokens"),
    (position(masters="1@m13", tokens="1@13:blue", options=ON), " position-cell field=tokens"),
    (position(masters="1@m13", tokens="1@l13:blue", options=ON), "R-11 position-no-rune field=tokens"),
    (position(masters="1@m13", tokens="1@n13:green", options=ON), "R-17 position-token-place field=tokens"),
    (
        position(masters="1@m13 2@n14", tokens="1@m14:green 2@m14:blue", options=ON),
        "R-17 position-token-place field=tokens",
    ),
    (position(masters="1@m13", tokens="1@n15:blue", options=ON), "R-16 position-token-place field=tokens"),
    (position(masters="2@m13", tokens="1@n13:blue", options=ON), "R-16 position-token-place field=tokens"),
    (position(hands="1.2.3"), " position-two-values field=hands"),
    (position(hands="1.2.17/4.5.6"), "R-1 card-unknown field=hands"),
    (position(hands="1.2.0/4.5.6"), "R-1 card-unknown field=hands"),
    (position(hands="1.2.x/4.5.6"), "R-1 card-unknown field=hands"),
    (position(hands="1.2.2/4.5.6"), "R-1 card-twice field=hands"),
    (position(hands="1.2.3/3.5.6"), "R-1 card-twice field=hands"),
    (position(laid="BB/BG/GR@n15", hands="1.2.3/4.5.6"), "R-1 card-twice field=hands"),
    (position(gone="4"), "R-1 card-twice field=gone"),
    (position(shown="9"), "R-13 position-shown field=shown"),
    (position(left="3", hands="1.2.3/4.5.6"), "R-1 position-left field=left"),
    (position(left="4/3", hands="1.2.3/4.5.6"), "R-1 position-left field=left"),
    (position(left="-1/3", hands="1.2.3/4.5.6"), "R-1 position-left field=left"),
    (position(masters="1@m13", left="3/3"), "R-1 position-masters field=left"),
    (position(seat="3", hands="1.2.3/4.5.6"), " position-seat field=seat"),
    (position(phase="dance"), " position-phase field=phase"),
    (position(hands="1.2/4.5.6"), "R-5 position-hand field=hands"),
    (position(hands="1.2.3/4.5.6", phase="choose"), "R-5 position-hand field=hands"),
    (position(masters=SIX), "R-14 position-over field=phase"),
    (position(phase="over"), "R-14 position-over field=phase"),
    (position(masters="1@m13 1@n13 1@m14"), "R-14 position-done field=seat"),
    (position(phase="token", masters="1@m13"), "R-16 position-token-phase field=phase"),
    (position(phase="token", options=ON), "R-16 position-token-phase field=phase"),
    (position(phase="token", masters="1@m13 2@n13", options=ON), "R-16 position-token-phase field=phase"),
    (position(laid="GRB/BBG@l12", options="quarter-turns:off"), "R-6 card-quarter-turned field=cards"),
    (
        position(laid="BBR/BGG@m13 BGR/BBG@m15", options="no-card-may-vanish:on"),
        "R-8 card-vanished field=cards",
    ),
    (position(shown="1"), "R-13 position-shown-alone field=shown"),
    (position(left="2/3", gone="15.16"), "R-11 position-retired field=masters"),
    (position(phase="over", left="0/0"), "R-11 position-retired field=masters"),
    (position(masters="2@m13", left="2/2"), "R-11 position-retired field=masters"),
    (position(masters="1@m13 2@n13", phase="over", left="0/0"), "R-11 position-retired field=masters"),
    (position(masters="1@m13", gone="-"), "R-5 position-deck field=hands"),
    (position(phase="choose", gone="-"), "R-5 position-deck field=hands"),
    (position(masters="1@m13 1@n13", gone="15.16"), "R-5 position-turns field=seat"),
    (position(masters="1@m13", gone="16"), "R-5 position-turns field=seat"),
    (position(masters=SIX, phase="over", gone="11.12.13.14.15"), "R-5 position-deck field=hands"),
    (
        position(phase="token", masters="2@n13 2@m14 1@n14 1@m13", options=ON),
        "R-17 position-token-nowhere field=phase",
    ),
    (position(options="no-such:on"), " option-unknown option=no-such"),
    (position(options="grand-master:maybe"), " option-value option=grand-master"),
    (position(options="grand-master"), " option-value option=grand-master"),
]


def refusal(text: str) -> str:
    with pytest.raises(Refused) as caught:
        GAME.from_position(text, Chance(0))
    reason = caught.value.reason
    name = "option" if "option" in reason.values else "field"
    return f"{reason.clause} {reason.key} {name}={reason.values[name]}"


@pytest.mark.parametrize(("text", "expected"), REFUSALS)
def test_an_impossible_position_is_refused_by_its_field(text: str, expected: str) -> None:
    assert refusal(text) == expected


def keys_in(path: Path, constructor: str, place: int) -> set[str]:
    calls = [node for node in ast.walk(ast.parse(path.read_text("utf-8"))) if isinstance(node, ast.Call)]
    found = [call.args[place] for call in calls if ast.unparse(call.func) == constructor and len(call.args) > place]
    return {str(argument.value) for argument in found if isinstance(argument, ast.Constant)}


def test_every_refusal_of_the_source_is_provoked() -> None:
    written = keys_in(Path(reading.__file__).with_name("position.py"), "field_refusal", 1)
    assert written and written <= {expected.split()[-2] for _, expected in REFUSALS}
    assert keys_in(Path(parts.__file__).with_name("parts.py"), "refusal", 0) == {
        *("card-runes", "card-filling", "card-number", "card-same", "hand-not-masters"),
    }


@pytest.mark.parametrize(
    "text",
    [
        GOOD,
        position(masters="1@m13", tokens="1@n13:blue", options=ON),
        position("7 9", masters="2@m13 2@n13 2@m15 1@n15", left="2/0", shown="9"),
        position(phase="token", masters="1@m13", options=ON),
        position(phase="over", masters=SIX),
        position(laid="BB/BG/GR@n15 RG/BG/BB@l12", options="quarter-turns:off,never-join-opposing:on"),
    ],
)
def test_a_possible_position_is_read_and_written_alike(text: str) -> None:
    assert GAME.position(GAME.from_position(text, Chance(0))) == text


@pytest.mark.clause("R-5", "R-11", "R-14")
def test_the_counts_of_a_position_are_those_that_sequences_of_turns_lead_to() -> None:
    names = {(PHASES[phase], str(seat + 1), *rest) for phase, seat, *rest in reading._counts()}
    assert names == ledgers()
    assert {deck for _, _, deck, _, _ in names} == set(range(11))


def test_no_position_a_game_can_reach_is_refused() -> None:
    """Games with all mixtures of options, and games that go on where cards are put away and Masters leave."""
    for _, walk in zip(range(scaled(40)), games(), strict=False):
        with walk:
            for state in walk:
                must_be_read(state)
            must_be_read(walk.state)
    for prepared in (at(**FULL, phase="choose", left="2/0"), at("7 9", masters=CORNERS, left="2/0")):
        for seed in range(4):
            state, dice = prepared.clone(Chance(seed)), Chance(seed)
            while state.to_act():
                state.play(state.actor(), state.move_at(state.actor(), dice.below(state.move_count(state.actor()))))
                must_be_read(state)


def must_be_read(state: State) -> None:
    text = GAME.position(state)
    assert GAME.position(GAME.from_position(text, Chance(0))) == text


@given(st.data())
def test_a_spoilt_text_is_read_or_refused(data: st.DataObject) -> None:
    text = position("7", "RG/GB/BB@n11", masters="1@m13 2@n15", tokens="1@m14:green", options=ON, gone="9", shown="7")
    for _ in range(data.draw(st.integers(1, 3))):
        place = data.draw(st.integers(0, len(text) - 1))
        text = text[:place] + data.draw(st.text(alphabet="BGRmno0123459@/,.:=- ²", max_size=2)) + text[place + 1 :]
    try:
        state = GAME.from_position(text, Chance(0))
    except Refused:
        return
    again = GAME.position(state)
    assert GAME.position(GAME.from_position(again, Chance(0))) == again
