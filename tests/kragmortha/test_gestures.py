"""K-33, K-34: gestures in the middle of a turn: the key after a push, hails behind other prompts, picks of a move."""

from __future__ import annotations

import pytest

from armarium.chance import Chance
from armarium.game import NOBODY, Event
from armarium.games.kragmortha.penances.orders import Easier, Pressed, Spoken, Typed
from armarium.games.kragmortha.penances.warden import Warden
from armarium.games.kragmortha.state import State
from tests.kragmortha.tables import at, offered, prompt
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


@pytest.mark.clause("K-33")
def test_pressing_hail_is_no_hail_but_where_it_was_made_easier() -> None:
    room = Room("voice-1", hand="roo gbg gbg")
    room.plays("play 1 e10")
    for note in (Pressed("hail"), Pressed("formula")):
        assert room.hears(note) == [] and room.asks() == ["hail"]
    room.hears(Easier(on=True))
    assert room.hears(Pressed("hail")) == [] and room.asks() == []


@pytest.mark.clause("K-33", "K-35")
def test_a_second_step_ends_the_asking_for_the_key() -> None:
    room = Room("leg-3", books="1/hasty-feet")
    room.plays("play 1 c9")
    assert room.asks() == ["key"] and room.plays("step c10") == ["leg-3"]
    assert int(room.state.actor()) == 0 and room.asks() == [] and room.warden.due() is None


@pytest.mark.clause("K-34")
def test_the_clock_of_the_turn_stands_still_while_somebody_else_pays_for_a_slip() -> None:
    room = Room("leg-1")
    state = at("c8 d6", hands="gbg.gbg.gbg/gbg.gbg", looks="1/leg-1,2/voice-3", rigor="f10")
    world, events = paying(state)
    room.warden = Warden(state, [0, 1], TEXTS, room.now)
    assert room.warden.due() == room.now + 15
    room.warden.follow(world, NOBODY, "slip 2 voice-3", events, room.now + 5)
    assert room.warden.due() is None
    room.state, room.now = world, room.now + 100
    assert room.plays("pointer", 0) == [] and room.warden.due() == room.now + 10


def paying(state: State) -> tuple[State, list[Event]]:
    """A slip of the other goblin that draws the Look which asks it for a device."""
    for seed in range(400):
        world = state.clone(Chance(seed))
        world.events = []
        world.play(NOBODY, world.find(NOBODY, "slip 2 voice-3"))
        events, world.events = world.events, None
        if prompt(world) == ("device", 1):
            return world, events
    raise AssertionError("Arm Behind the Back never came")


def turned_back(room: Room, begun: State) -> None:
    """The moves of the turn are taken back to where it stood."""
    again = Warden(begun, [0, 1], TEXTS, room.now)
    room.warden.go_back(again, begun, room.now)
    room.state = begun


@pytest.mark.clause("K-28", "K-34")
def test_a_gentle_table_calls_one_slip_in_a_turn_though_moves_behind_it_are_taken_back() -> None:
    room = Room("voice-4")
    begun = room.state.clone(Chance(1))
    assert room.hears(Spoken("oh")) == ["voice-4"] and room.hears(Spoken("oh")) == []
    room.plays("play 1 c9")
    turned_back(room, begun)
    assert room.hears(Spoken("oh")) == []


@pytest.mark.clause("K-33", "K-34")
def test_what_was_said_in_a_round_stays_said_when_a_move_is_taken_back() -> None:
    room = Room("voice-2")
    begun = room.state.clone(Chance(1))
    assert room.asks() == ["quiet"] and room.hears(Spoken("hello")) == [] and room.asks() == []
    room.plays("play 1 c9")
    turned_back(room, begun)
    assert room.asks() == []
    silent = Room("voice-2")
    start = silent.state.clone(Chance(1))
    silent.plays("play 1 c9")
    turned_back(silent, start)
    assert silent.asks() == ["quiet"]


@pytest.mark.clause("K-34")
def test_the_verdict_names_the_goblin_the_look_and_a_turn_that_is_over() -> None:
    room = Room("head-4 voice-3")
    room.plays("play 1 c9")
    assert [room.warden.verdict(slip) for slip in room.called] == ["slip 1 voice-3"]
    late = Room("head-4")
    late.plays("play 1 c9")
    late.plays("stop")
    assert [late.warden.verdict(slip) for slip in late.called] == ["slip 1 head-4 before"]
