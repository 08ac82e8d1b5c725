"""Beside a real box (M-55): who keeps the Reserves, payers who agree aloud, and what people set right."""

from __future__ import annotations

from typing import Any

import pytest

from armarium.chance import Chance
from armarium.games.kamimai import GAME
from armarium.games.kamimai.notation import CARDS, CAST, DRAW, GIVER, HAND, OVER, STORE, TARGET
from armarium.games.kamimai.parts import COUNTS
from armarium.games.kamimai.state import State
from armarium.reason import Value
from tests.kamimai.scene import drawing, held, play, refusal, scene, texts, told, total

ALOUD = "grimoire:companion,reserves:aloud"
APART = "grimoire:companion,reserves:apart"


def beside(options: str, reserves: str = "-/-", **fields: Any) -> State:
    return drawing(reserves, options=options, **fields)


def said(state: State, kind: str) -> dict[str, Value]:
    """What the last event of this kind tells."""
    return dict([event for event in state.events or [] if event.kind == kind][-1].values)


# --- payers agree aloud ----------------------------------------------------------------------------------------------


@pytest.mark.clause("M-18", "M-22", "M-55")
def test_agreed_aloud_a_spell_is_one_report() -> None:
    """Nobody is asked on a phone; cards of both are discarded, and it is told who paid what."""
    state = play(beside(ALOUD, "water*2/water*3"), "drew water", "done", "cast water 1:1 2:3")
    assert (state.phase, state.sheet.marked[0]) == (CAST, 1)
    assert (held(state.reserves[0]), held(state.reserves[1])) == ({"water": 2}, {})
    assert [each.values for each in state.events or [] if each.kind == "paid"] == [
        {"seat": 0, "count": 1},
        {"seat": 1, "count": 3},
    ]
    assert "proposed" not in told(state) and total(state) == 64


@pytest.mark.clause("M-22")
def test_who_is_asked_on_a_phone_still_is() -> None:
    state = play(beside("grimoire:companion", "water*2/water*3"), "drew water", "done", "cast water 1:1 2:3")
    assert state.to_act() == [1] and texts(state) == ["agree", "refuse"]


@pytest.mark.clause("M-18", "M-19")
def test_agreed_aloud_the_shares_are_as_strict_as_ever() -> None:
    state = play(beside(ALOUD, "earth*4/-", sheet="11/000/0000", target="b"), "drew fire", "done")
    assert refusal(state, "team earth 1:4") == ("M-19", "payment-wrong")
    assert refusal(state, "cast air 2:4") == ("M-18", "activator-pays")


@pytest.mark.clause("M-11", "M-55")
def test_aloud_a_draw_has_a_card_at_least() -> None:
    state = beside(ALOUD)
    assert "done" not in texts(state)
    assert refusal(state, "done")[0] == "M-11"
    assert "done" in texts(play(state, "drew water"))


@pytest.mark.clause("M-11", "M-13", "M-55")
def test_a_grimoire_of_one_card_has_fallen() -> None:
    rest = [f"{card}*{count - (2 if card == 'water' else 0)}" for card, count in zip(CARDS, COUNTS, strict=True)]
    state = beside(ALOUD, discards=".".join(part for part in rest if not part.endswith("*0")))
    play(state, "drew water")
    assert "collapsed" in told(state) and state.energy == 4


@pytest.mark.clause("M-14", "M-55")
def test_a_fall_between_turns_is_told_once_and_before_the_first_card() -> None:
    state = beside(ALOUD, energy=5)
    assert "fell before" in texts(state)
    assert "fell before" not in texts(play(beside(ALOUD), "drew water"))
    play(state, "fell before")
    assert state.energy == 5 and "fell before" not in texts(state)


@pytest.mark.clause("M-14")
def test_before_the_first_turn_nothing_has_fallen_between_turns() -> None:
    assert ["fell before" in texts(beside(ALOUD, turn=turn)) for turn in (1, 2)] == [False, True]


# --- Reserves on the table alone -------------------------------------------------------------------------------------


@pytest.mark.clause("M-55", "M-31", "M-33")
def test_apart_only_guardians_are_told() -> None:
    state = beside(APART)
    guardians = [f"drew {colour}-guardian" for colour in ("water", "earth", "air", "fire")]
    assert texts(state) == ["done", *guardians, "fell", "fell before"]
    assert refusal(state, "drew water") == ("M-55", "reserves-apart")
    play(state, "drew air-guardian", "drew air-guardian")
    assert refusal(state, "drew air-guardian") == ("M-2", "card-not-in-grimoire")


@pytest.mark.clause("M-55", "M-15")
def test_apart_a_spell_is_marked_by_its_name_and_the_sheet_is_sealed() -> None:
    state = play(beside(APART), "done")
    assert [text for text in texts(state) if text not in ("end", "fell")] == ["cast water", "cast earth"]
    play(state, "cast water", "cast earth")
    assert (state.phase, state.sheet.is_sealed(0)) == (STORE, True)
    assert {"stands", "sealed"} <= set(told(state)) and "paid" not in told(state)
    play(state, "keep", "target b", "done")
    assert "team" in texts(state)
    assert refusal(state, "team water") == ("", "spell-form-apart")
    play(state, "team")
    assert state.sheet.marked[1] == 0b100
    assert said(state, "cast")["box"] == "team-apart"
    assert "kept" not in told(state) and "passed" in told(state)


@pytest.mark.clause("M-12", "M-33", "M-55")
def test_apart_the_finger_rule_follows_the_guardians() -> None:
    state = play(beside(APART), "drew earth-guardian", "drew fire-guardian", "done", "end", "keep")
    play(state, "done", "end", "keep")
    assert (state.seat, state.phase) == (0, HAND)
    assert [text for text in texts(state) if text.startswith("hand")] == ["hand ring", "hand other"]


@pytest.mark.clause("M-30", "M-13")
@pytest.mark.parametrize(("drawn", "energy"), [("air", 5), ("", 4)])
def test_apart_the_blessing_spares_the_energy_of_a_fall(drawn: str, energy: int) -> None:
    state = beside(APART, sheet="11/000/0000", target="b")
    if drawn:
        play(state, f"drew {drawn}-guardian")
    play(state, "fell")
    assert (state.energy, state.phase, state.down) == (energy, STORE, True)
    play(state, "keep")
    assert "raised" in told(state) and "rebuilt" not in told(state) and not state.down


@pytest.mark.clause("M-31")
def test_apart_the_curses_are_told_and_the_table_does_them() -> None:
    """Each discards: said, and nobody is asked for a card. Energy: taken here."""
    state = play(beside(APART, sheet="11/111/0000", target="c"), "drew air-guardian", "done")
    assert state.phase == CAST and said(state, "curse") == {"curse": "discard", "count": 1, "colours": ["air"]}
    level = beside(f"{APART},level:3", level=3, sheet="111/11/111/00/0000", target="d")
    play(level, "drew air-guardian", "drew fire-guardian", "done")
    assert (level.energy, level.phase) == (3, CAST)


@pytest.mark.clause("M-35", "M-36")
def test_apart_creatures_move_guardians_and_nothing_else() -> None:
    state = beside(APART)
    assert "play imp" not in texts(play(state, "done"))
    assert refusal(state, "play imp") == ("M-55", "guardians-nowhere")
    assert refusal(state, "play mouse") == ("M-55", "reserves-apart")
    held_state = scene("air-guardian/-", options=APART)
    assert {"play imp", "play dragonflies"} <= set(texts(held_state))
    play(held_state, "play dragonflies")
    assert held_state.phase == GIVER and texts(held_state) == ["giver 1", "leave"]
    play(held_state, "giver 1", "give air-guardian 2", "leave")
    assert (held_state.phase, held(held_state.reserves[1])) == (CAST, {"air-guardian": 1})
    play(held_state, "play imp")
    assert (held(held_state.reserves[1]), held(held_state.discards)) == ({}, {"air-guardian": 1})
    assert total(held_state) == 64


@pytest.mark.clause("M-36", "M-40")
def test_apart_and_alone_there_are_no_dragonflies() -> None:
    assert "play dragonflies" not in texts(scene("air-guardian", options=APART, seat=1))


@pytest.mark.clause("M-38", "M-55")
def test_apart_a_whole_sheet_is_won() -> None:
    state = GAME.new(2, {"grimoire": "companion", "reserves": "apart"}, Chance(4))
    for _ in range(40):
        if state.phase == OVER:
            break
        offered = texts(state)
        wanted = [text for text in offered if text.startswith(("target", "cast", "team", "hand"))]
        play(state, (wanted or [text for text in ("done", "end", "keep") if text in offered])[0])
    outcome = state.outcome()
    assert outcome is not None and outcome.key == "victory" and outcome.scores == [9, 9]


# --- what people set right -------------------------------------------------------------------------------------------


@pytest.mark.clause("M-2", "M-55")
def test_a_thirteenth_water_is_refused_and_the_count_can_be_set_right() -> None:
    state = beside(ALOUD, "water*4/water*4", discards="water*4")
    assert refusal(state, "drew water") == ("M-2", "card-not-in-grimoire")
    reason = state.why_not(0, "drew water")
    assert reason is not None and reason.values == {"card": "water", "count": 12}
    assert refusal(state, "count 2 water 5") == ("M-2", "count-too-many")
    play(state, "count 2 water 3", "drew water")
    assert (held(state.reserves[1]), held(state.drawn)) == ({"water": 3}, {"water": 1})
    assert said(state, "counted") == {"seat": 1, "card": "water", "count": 3}
    play(state, "count 0 water 1")
    assert held(state.discards) == {"water": 1} and total(state) == 64


@pytest.mark.clause("M-12", "M-55")
def test_a_guardian_set_right_before_the_draw_changes_the_hand() -> None:
    state = beside(APART)
    play(state, "count 1 air-guardian 1")
    assert (state.phase, GAME.view(state, 0).hand) == (DRAW, "little")
    play(state, "count 1 fire-guardian 1")
    assert state.phase == HAND
    play(state, "count 1 fire-guardian 0", "count 1 air-guardian 0")
    assert (state.phase, GAME.view(state, 0).hand) == (DRAW, None)
    play(state, "drew water-guardian", "count 1 air-guardian 1")
    assert GAME.view(state, 0).hand is None, "once a card is out the hand stays"


@pytest.mark.clause("M-38", "M-55")
def test_energy_is_set_right_but_never_to_nothing() -> None:
    state = play(beside(ALOUD), "energy 3")
    assert state.energy == 3 and said(state, "energy-told") == {"energy": 3}
    for text in ("energy 0", "energy 16"):
        assert refusal(state, text) == ("M-38", "energy-range")


@pytest.mark.clause("M-55")
@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("count 1 water", ("", "correction-form")),
        ("count 3 water 1", ("", "no-such-place")),
        ("count x water 1", ("", "correction-form")),
        ("count 1 stone 1", ("", "correction-form")),
        ("energy", ("", "correction-form")),
        ("energy -1", ("", "correction-form")),
    ],
)
def test_a_correction_out_of_form_is_refused(text: str, reason: tuple[str, str]) -> None:
    assert refusal(beside(ALOUD), text) == reason


@pytest.mark.clause("M-55")
def test_corrections_are_for_a_real_box_and_for_whoever_is_on_turn() -> None:
    assert refusal(drawing(), "energy 4") == ("M-55", "not-companion")
    assert refusal(beside(ALOUD), "energy 4", seat=1) == ("M-9", "not-your-turn")
    owing = scene("water*2/water*2", options=ALOUD, phase="owe", owed="1/1", sheet="11/111/0000", target="c")
    assert refusal(owing, "energy 4") == ("M-55", "correct-later")
    assert refusal(beside(APART), "count 1 water 1") == ("M-55", "reserves-apart")


@pytest.mark.clause("M-55")
def test_corrections_are_never_offered_and_a_phase_stays() -> None:
    state = beside(ALOUD, phase="target", target="-", sheet="11/000/0000")
    assert not any(text.startswith(("count", "energy")) for text in texts(state))
    assert play(state, "count 1 air-guardian 1").phase == TARGET
