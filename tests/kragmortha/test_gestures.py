"""K-33, K-34: gestures in the middle of a turn: the key after a push, hails behind other prompts, picks of a move."""

from __future__ import annotations

import pytest

from armarium.chance import Chance
from armarium.games.kragmortha.penances import Pressed, Typed
from armarium.games.kragmortha.warden import Warden
from tests.kragmortha.tables import at, offered
from tests.kragmortha.test_penances import SAYINGS, TEXTS, Room


class Pushing(Room):
    """The first step pushes the other goblin, and the mover has three directions to choose from."""

    def __init__(self, looks: str) -> None:
        super().__init__(looks)
        self.state = at("c8 c9", hands="gbg.gbg.gbg/gbg.gbg", looks=f"1/{looks}", rigor="f10")
        self.begun = self.state.clone(Chance(1))
        self.warden = Warden(self.state, [0, 1], TEXTS, self.now)


@pytest.mark.clause("K-33")
def test_the_key_is_asked_for_once_a_chosen_push_has_ended_the_first_step() -> None:
    room = Pushing("leg-3")
    assert room.plays("play 1 c9") == [] and room.asks() == []  # the step is not done yet
    assert room.plays("push d9") == [] and room.asks() == ["key"]
    assert room.warden.due() == room.now + 4
    assert room.plays("step c10") == ["leg-3"]
    good = Pushing("leg-3")
    good.plays("play 1 c9")
    good.plays("push d9")
    assert good.hears(Pressed("key", str(good.warden.demands(0)[0].key))) == good.plays("step c10") == []


@pytest.mark.clause("K-33", "K-34")
def test_a_push_taken_back_and_chosen_anew_asks_for_the_key_again() -> None:
    room = Pushing("leg-3")
    room.plays("play 1 c9")
    stands = room.state.clone(Chance(2))
    room.plays("push d9")
    room.hears(Pressed("key", str(room.warden.demands(0)[0].key)))
    again = Warden(room.begun, [0, 1], TEXTS, room.now)
    again.follow(stands, 0, "play 1 c9", [], room.now)
    room.warden.go_back(again, stands, room.now)
    room.state = stands
    assert room.asks() == [] and offered(stands) == {"push b9", "push c10", "push d9"}
    assert room.plays("push c10") == [] and room.asks() == ["key"]
    assert room.waits(4.1) == ["leg-3"]


@pytest.mark.clause("K-33")
def test_a_move_counts_as_picking_its_card_and_its_square() -> None:
    room = Room("head-1")
    room.plays("play 1 c9")
    assert [(demand.ask, demand.count) for demand in room.warden.demands(0)] == [("picks", 2)]


@pytest.mark.clause("K-34")
def test_a_hail_may_be_typed_while_something_else_is_asked_first() -> None:
    room = Room("voice-1 mouth-4", hand="roo gbg gbg")
    room.warden.prompt(0, room.now)
    room.plays("play 1 e10")
    assert room.asks() == ["tongue", "hail"]
    hail = str(room.warden.demands(0)[1].text)
    assert room.hears(Typed("hail")) == [] and room.asks() == ["tongue", "hail"]
    assert room.hears(Typed(SAYINGS[hail][0])) == [] and room.asks() == ["tongue"]
