"""K-20 to K-25: meeting the Dark Lord, his own ways, and teleports."""

from __future__ import annotations

import pytest

from armarium.chance import Chance
from armarium.games.kragmortha import GAME
from tests.kragmortha.tables import (
    at,
    books,
    drawing,
    hand,
    kinds,
    looks,
    offered,
    play,
    prompt,
    sought,
    tells,
    where,
    why,
)


@pytest.mark.clause("K-20")
def test_walking_into_rigor_costs_a_look_and_ends_the_turn() -> None:
    state = at("d8 a5", "gso gbs gbs", rigor="d9")
    events = play(state, "play 1 d9")
    assert kinds(events)[:4] == ["played", "stepped", "met", "look"]
    assert looks(state, 0) == 1
    assert prompt(state)[0] in ("go", "discard", "device")
    while prompt(state)[0] != "go":
        play(state, min(offered(state)))
    assert offered(state) == {"go b5", "go f5", "go e7", "go g10"}
    assert why(state, "go a6") == "K-20 not-a-refuge"
    told = play(state, "go e7")
    assert "token" not in kinds(told)  # the teleport is not used
    assert where(state, 0) == "e7" and state.actor() == 1  # the second step is lost


@pytest.mark.clause("K-20")
def test_rigor_walking_into_a_goblin_is_the_same_and_its_owner_chooses() -> None:
    state = at("a5 d9", "rso", rigor="d10")
    found = drawing(state, "play 1 d9", "look", "leg-1")
    assert looks(found, 1) == 1 and looks(found, 0) == 0
    assert prompt(found) == ("go", 1)
    play(found, "go f5")
    assert where(found, 1) == "f5"


@pytest.mark.clause("K-20")
def test_with_all_teleports_taken_a_start_square_is_chosen() -> None:
    """Four teleports: Rigor comes onto one of them, and goblins stand on the others."""
    state = at("e7 b5 f5 g10", "rbo", seat="2", rigor="e6", hands="-/rbo/-/-")
    found = drawing(state, "play 1 e7", "look", "leg-1")
    assert prompt(found) == ("go", 0)
    assert offered(found) == {"go a5", "go c5", "go d5", "go e5"}  # free start squares, which do nothing
    assert "token" not in kinds(play(found, "go c5"))


@pytest.mark.clause("K-21")
def test_rigor_may_step_on_after_meeting_somebody_else() -> None:
    state = at("a5 d9", "rso", rigor="d10")
    found = drawing(state, "play 1 d9", "look", "leg-1")
    play(found, "go b5")
    assert prompt(found) == ("second", 0)
    assert "step d8" in offered(found)
    stops = at("a5 d9", "rso", rigor="d10", options="rigor-stops:on")
    found = drawing(stops, "play 1 d9", "look", "leg-1")
    play(found, "go b5")
    assert prompt(found) == ("plan", 1)


@pytest.mark.clause("K-21")
def test_moving_rigor_onto_ones_own_goblin_ends_the_turn() -> None:
    state = at("d9 a5", "rso gbs", rigor="d10")
    found = drawing(state, "play 1 d9", "look", "leg-1")
    play(found, "go b5")
    assert prompt(found) == ("plan", 1) and looks(found, 0) == 1


@pytest.mark.clause("K-22")
def test_rigor_on_the_desk_takes_nothing_and_guards_it() -> None:
    state = at("b8 a5", "rpo", rigor="c10")
    events = play(state, "play 1 b10", "stop")
    assert not {"desk", "book"} & set(kinds(events))
    assert GAME.view(state, None).books_left == 18
    state = at("b8 a5", "gpo", rigor="b9")
    found = drawing(state, "play 1 b9", "look", "leg-1")
    assert books(found, 0) == [] and prompt(found)[0] == "go"


@pytest.mark.clause("K-23")
@pytest.mark.parametrize("token", ["teleport", "grimoire", "trap"])
def test_a_token_moves_the_goblin_to_another_teleport(token: str) -> None:
    state = at("e6 a5", "gbo", rigor="a10")
    found, _events = sought(state, ["play 1 e7"], lambda _, told: tells(told, "token", token=token))
    assert prompt(found) == ("go", 0)
    assert offered(found) == {"go b5", "go f5", "go g10"}  # another one, not the same
    after, told = sought(found, ["go f5"], lambda world, _: world.actor() == 1)
    assert where(after, 0) == "f5" and kinds(told).count("token") == 0  # no further token
    assert len(books(after, 0)) == (token == "grimoire")
    assert looks(after, 0) == (token == "trap")
    assert GAME.view(after, None).tokens == [token]
    assert "second" not in prompt(after)  # the remaining step is lost, the turn is over


@pytest.mark.clause("K-23")
def test_six_tokens_then_all_are_shuffled() -> None:
    state = at("e6 a5", "gbo", rigor="a10", tokens="teleport.teleport.grimoire.trap.trap")
    events = play(state, "play 1 e7")
    assert tells(events, "token", token="grimoire")  # the only one left
    assert GAME.view(state, None).tokens == []


@pytest.mark.clause("K-23")
def test_a_pushed_goblin_teleports_and_the_mover_goes_on() -> None:
    state = at("d6 e6 a10", "gpo", rigor="c10")
    found, _ = sought(state, ["play 1 e6", "push e7"], lambda _, told: tells(told, "token", token="teleport"))
    play(found, "go g10")
    assert prompt(found) == ("second", 0)


@pytest.mark.clause("K-24")
def test_rigor_on_a_teleport_may_use_it_and_then_rests() -> None:
    state = at("a5 c5", "rbo", rigor="e6")
    play(state, "play 1 e7")
    assert prompt(state) == ("warp", 0)
    assert offered(state) == {"stay", "warp b5", "warp f5", "warp g10"}
    stays = state.clone(Chance(1))
    play(stays, "stay")
    assert prompt(stays) == ("second", 0)  # his second step remains
    events = play(state, "warp g10")
    assert GAME.view(state, None).rigor.square == "g10" and "token" not in kinds(events)
    assert prompt(state) == ("plan", 1)  # it is lost


@pytest.mark.clause("K-24")
def test_rigor_teleports_after_the_meeting_on_the_square() -> None:
    state = at("a5 e7", "rbo", rigor="e6")
    found = drawing(state, "play 1 e7", "look", "leg-1")
    assert prompt(found) == ("go", 1)
    play(found, "go b5")
    assert prompt(found) == ("warp", 0)
    assert offered(found) == {"stay", "warp f5", "warp g10"}
    own = at("e7 a5", "rbo", rigor="e6")
    found = drawing(own, "play 1 e7", "look", "leg-1")
    play(found, "go b5")
    assert prompt(found) == ("plan", 1)  # one's own meeting ends the turn, warp and all


@pytest.mark.clause("K-25")
def test_nobody_teleports_where_all_are_taken() -> None:
    state = at("e6 b5 f5 a10", "gbo", rigor="g10")
    events = play(state, "play 1 e7")
    assert tells(events, "stuck", seat=0) and "token" not in kinds(events)
    assert where(state, 0) == "e7"
    assert prompt(state) == ("plan", 1)  # it has stopped all the same
    assert len(hand(state, 0)) == 3
    rigor = at("a10 b5 f5 g10", "rbo", rigor="e6")
    play(rigor, "play 1 e7")
    assert prompt(rigor) == ("second", 0)  # he simply stands there


@pytest.mark.clause("K-29")
def test_with_all_start_squares_taken_a_square_beside_one_is_chosen() -> None:
    """Eight players: seven goblins on the start squares, and the eighth at the desk."""
    state = at("c9 a1 b1 c1 d1 e1 f1 g1", "gso", rigor="d2")
    after, _ = sought(state, ["play 1 b9"], lambda _, told: tells(told, "book"))
    assert prompt(after) == ("go", 0)
    assert offered(after) == {"go a2", "go b2", "go f2", "go g2"}  # Rigor stands on d2


@pytest.mark.clause("K-21")
@pytest.mark.parametrize(("options", "steps"), [("", True), ("rigor-stops:on", False)])
def test_rigor_stops_where_the_table_has_agreed_so(options: str, steps: bool) -> None:
    state = at("c8 d9 a5", "roo", rigor="d10", options=options)
    play(state, "play 1 d9")
    while prompt(state)[0] not in ("second", "plan"):
        play(state, min(offered(state)))
    assert (prompt(state) == ("second", 0)) == steps and bool(offered(state, "step ")) == steps


@pytest.mark.clause("K-21")
def test_rigor_goes_on_where_he_met_nobody() -> None:
    state = at("c8 a5", "roo", rigor="d10", options="rigor-stops:on")
    play(state, "play 1 e10")
    assert prompt(state) == ("second", 0) and offered(state, "step ") == {"step d10", "step e9", "step f10"}


@pytest.mark.clause("K-21")
@pytest.mark.clause("K-36")
def test_strings_of_bone_cost_no_card_where_rigor_stops() -> None:
    """The option is about his second step; a Grimoire before the card takes nothing from the turn."""
    state = at("c8 d9 a5", "gbg", rigor="d10", options="rigor-stops:on", books="1/strings-of-bone")
    play(state, "bone d9")
    while prompt(state)[0] != "plan":
        play(state, min(offered(state)))
    assert prompt(state) == ("plan", 0) and offered(state, "play 1 ")
    between = at("c8 d9 a5", "gbg", rigor="d10", options="rigor-stops:on", books="1/strings-of-bone")
    play(between, "play 1 c9")
    assert "step c10" in offered(between)


@pytest.mark.clause("K-21")
def test_strings_of_bone_onto_ones_own_goblin_end_the_turn() -> None:
    state = at("d9 a5", "gbg", rigor="d10", books="1/strings-of-bone")
    play(state, "bone d9")
    while state.seat == 0:
        play(state, min(offered(state)))
    assert looks(state, 0) == 1 and prompt(state)[1] == 1
