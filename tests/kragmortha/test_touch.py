"""K-33, K-34: the card a Hooked Elbow touched is followed wherever it lies; only leaving the hand sets it free."""

from __future__ import annotations

import pytest

from armarium.chance import Chance
from armarium.game import NOBODY
from armarium.games.kragmortha import GAME
from armarium.games.kragmortha.state import State
from tests.kragmortha.tables import at, hand, offered, play, prompt

LEGS = "1/arm-2,1/leg-2"


def butterfingers(state: State) -> State:
    """A slip in mid-turn that draws the Look which asks for a discard."""
    for seed in range(400):
        world = state.clone(Chance(seed))
        world.play(NOBODY, world.find(NOBODY, "slip 1 leg-2"))
        if prompt(world) == ("discard", 0):
            return world
    raise AssertionError("Butterfingers never came")


def slots(state: State) -> set[str]:
    return {text.split()[1] for text in offered(state, "play ")}


@pytest.mark.clause("K-34")
@pytest.mark.parametrize(
    ("touched", "dropped", "free"),
    [(3, 3, None), (3, 1, "2"), (3, 2, "2"), (2, 1, "1"), (2, 3, "2"), (1, 1, None), (1, 3, "1"), (2, 2, None)],
)
def test_a_touched_card_is_followed_through_a_discard(touched: int, dropped: int, free: str | None) -> None:
    state = at("c8 a5", "gbg gbo goo", looks=LEGS)
    card = hand(state, 0)[touched - 1]
    play(state, f"touch {touched}")
    world = butterfingers(state)
    play(world, f"discard {dropped}")
    again = GAME.from_position(GAME.position(world), Chance(0))
    assert GAME.position(again) == GAME.position(world)
    if free is None:  # it left the hand: another one is touched
        assert offered(world) == {"touch 1", "touch 2"} and GAME.view(world, 1).touched is None
    else:
        assert slots(world) == {free} and hand(world, 0)[int(free) - 1] == card
        assert GAME.view(world, 1).touched == int(free) and not offered(world, "touch ")


@pytest.mark.clause("K-34")
def test_swapping_another_card_does_not_free_the_touched_one() -> None:
    state = at("c8 a5", hands="gbg.gbo.goo/gsp.gsp", looks="1/arm-2", books="1/sticky-fingers")
    play(state, "touch 2", "pilfer 2", "swap 1 1")
    assert hand(state, 0) == ["gbo", "goo", "gsp"] and slots(state) == {"1"} and not offered(state, "touch ")
    other = at("c8 a5", hands="gbg.gbo.goo/gsp.gsp", looks="1/arm-2", books="1/sticky-fingers")
    play(other, "touch 2", "pilfer 2", "swap 2 1")
    assert offered(other, "touch ") == {"touch 1", "touch 2", "touch 3"} and not offered(other, "play ")


@pytest.mark.clause("K-33")
def test_an_elbow_that_was_freed_holds_to_no_card_and_shows_none() -> None:
    state = at("c8 a5", hands="gbg.gbo.goo/-", looks="1/arm-2", books="1/unhexing")
    play(state, "touch 2", "unhex arm-2")
    assert GAME.view(state, 1).touched is None and slots(state) == {"1", "2", "3"}
    play(state, "play 1 c9")
    assert [card.face for card in GAME.view(state, 1).sides[0].cards] == [None, None]


@pytest.mark.clause("K-33")
def test_the_card_being_looked_at_stays_the_one_looked_at() -> None:
    state = at("c8 a5", hands="gbg:0.gbo:0.goo:0/gsp.gsp", looks="1/hand-4", books="1/sticky-fingers")
    play(state, "peek 3", "pilfer 2", "swap 1 2")
    assert [card.face for card in GAME.view(state, 0).hand] == [None, "goo", None]
