"""K-34: sealed votes are dealt anew for everybody else, by the text of the position and by a guess."""

from __future__ import annotations

import re

import pytest

from armarium.chance import Chance
from armarium.games.kragmortha import GAME
from armarium.games.kragmortha.parts import LOOK_IDS
from armarium.games.kragmortha.state import State
from tests.kragmortha.dealer import Dealer
from tests.kragmortha.tables import at, play

OPEN_HAND = "hand-2"  # everybody sees what it does


def voting() -> State:
    """Of three who vote the second seat has cried guilty."""
    state = at("c8 a5 c5 d5", "gbg", looks="1/leg-1", options="mode:table")
    state.play(1, state.find(1, "caught 1 leg-1"))
    play(state, "contest")
    state.play(1, state.find(1, "guilty"))
    return state


@pytest.mark.clause("K-34")
def test_what_another_has_voted_changes_nothing_that_is_seen() -> None:
    state = voting()
    text = GAME.position(state)
    dealer = Dealer(text)
    worlds = {dealer.redealt(text, 2, Chance(seed)) for seed in range(20)}
    assert {re.findall("votes=([gca-]+)", world)[0] for world in worlds} == {"-g--", "-c--", "-a--"}
    for world in worlds:
        assert GAME.view(GAME.from_position(world, Chance(1)), 2) == GAME.view(state, 2)


@pytest.mark.clause("K-34")
def test_a_guess_knows_no_vote_but_ones_own() -> None:
    """A hint or an analysis thinks in guesses: none may know how the others have voted."""
    state = voting()
    assert {int(state.guess(2, Chance(seed)).vote(1)) for seed in range(20)} == {1, 2, 3}
    assert {int(state.guess(1, Chance(seed)).vote(1)) for seed in range(20)} == {1}
    assert all(state.guess(2, Chance(seed)).to_act() == [2, 3] for seed in range(5)), "who has voted is seen"


@pytest.mark.clause("K-33")
@pytest.mark.parametrize("look", [look for look in LOOK_IDS if look not in ("leg-1", "arm-1", "head-4", OPEN_HAND)])
def test_a_bowed_head_cannot_tell_an_unseen_look_from_another(look: str) -> None:
    """The Look is exchanged in the text of the position; everybody else has seen it, the second seat has not."""
    state = at("c8 a5 c5", "gbg", looks="1/leg-1:13,1/arm-1,2/head-4")
    text = GAME.position(state).replace("1/leg-1:13", f"1/{look}:13")
    world = GAME.from_position(text, Chance(1))
    assert GAME.view(world, 1) == GAME.view(state, 1) and GAME.view(world, 2) != GAME.view(state, 2)
    assert [world.text(move) for move in world.moves(1)] == [state.text(move) for move in state.moves(1)]
    assert "1/leg-1:13" in {
        GAME.position(world.guess(1, Chance(seed))).split(" looks=")[1].split(",")[0] for seed in range(300)
    }
