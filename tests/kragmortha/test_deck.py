"""K-26, K-34, K-35: a Look that goes under its deck goes to the very bottom, whatever sent it there."""

from __future__ import annotations

import pytest

from armarium.games.kragmortha import GAME
from armarium.games.kragmortha.state import State
from tests.kragmortha.tables import at, play

MEETING = "play 1 d9"


def under(state: State) -> list[str]:
    return GAME.view(state, None).looks_under


@pytest.mark.clause("K-26", "K-35")
def test_an_unhexed_look_lies_below_those_put_under_before() -> None:
    state = at("c8 a5", "gbg", looks="1/leg-1,1/arm-1", under="leg-3 arm-2", books="1/unhexing,1/blink")
    play(state, "unhex leg-1")
    assert under(state) == ["leg-3", "arm-2", "leg-1"]
    assert " under=leg-3,arm-2,leg-1 " in GAME.position(state)
    other = at("c8 a5", "gbg", looks="2/head-1,1/leg-1,1/arm-1", books="1/unhexing")
    play(other, "unhex arm-1")
    assert " looks=2/head-1,1/leg-1 " in GAME.position(other) and under(other) == ["arm-1"]


@pytest.mark.clause("K-26", "K-34")
def test_an_exchange_takes_the_first_of_its_family_and_lays_the_old_one_at_the_bottom() -> None:
    state = at("c8 a5", "gbg", looks="1/leg-1", under="arm-2 leg-3 leg-2 leg-4")
    play(state, "ease leg-1")
    assert [look.id for look in GAME.view(state, 0).sides[0].looks or ()] == ["leg-3"]
    assert under(state) == ["arm-2", "leg-2", "leg-4", "leg-1"]


@pytest.mark.clause("K-26")
def test_a_whole_pass_leaves_the_deck_as_it_was_but_for_the_card_kept() -> None:
    state = at("d8 a5 c5", "gso", rigor="d9", looks="1/leg-1,1/arm-1", under="arm-3 leg-4 leg-2 arm-2")
    state.piles.unseen = 0
    events = play(state, MEETING)
    told = next(event.values for event in events if event.kind == "look")
    assert (told["look"], told["looks"], told["count"]) == ("arm-3", ["arm-3", "leg-4", "leg-2", "arm-2"], 4)
    assert under(state) == ["leg-4", "leg-2", "arm-2"]
