"""K-33, K-34: what a handicap shows, leaves and counts for the seat that has it, and for no other."""

from __future__ import annotations

import pytest

from armarium.chance import Chance
from armarium.game import NOBODY
from armarium.games.kragmortha import GAME
from tests.kragmortha.tables import at, offered, play, why


@pytest.mark.clause("K-34")
def test_whoever_plays_another_card_than_the_touched_one_shows_that_one() -> None:
    state = at("a5 g10", seat="2", hands="gbs/gpg.gbs.gbs", looks="2/arm-2")
    play(state, "touch 3")
    assert offered(state) == {"play 1 f10"}
    events = play(state, "play 1 f10")
    shown = [event.values for event in events if event.kind == "showed"]
    assert shown == [{"seat": 1, "card": "gbs", "slot": 3}]
    assert GAME.view(state, 0).sides[1].cards[1].face == "gbs" and GAME.view(state, None).sides[0].cards[0].face is None


@pytest.mark.clause("K-33")
@pytest.mark.parametrize("device", ["pointer", "keyboard"])
def test_a_device_is_kept_by_the_seat_that_chose_it(device: str) -> None:
    state = at("c8 a5 c5", "gbg", looks="3/arm-4", stack="device:3:0")
    assert offered(state) == {"pointer", "keyboard"}
    play(state, device)
    assert [side.device for side in GAME.view(state, 0).sides] == [None, None, device]


@pytest.mark.clause("K-34")
def test_a_copy_of_the_table_has_as_many_glances_left() -> None:
    state = at("c8 a5", hands="gbg.gbs.goo/-", looks="1/hand-4", peeks="1")
    copy = state.clone(Chance(0))
    play(copy, "peek 1")
    assert not offered(copy, "peek ") and " peeks=0 " in GAME.position(copy)


@pytest.mark.clause("K-33")
def test_a_hand_no_longer_face_down_is_known_to_its_owner() -> None:
    state = at("a5 c8", seat="2", hands="gbg/gbg:0.gbs:0", looks="2/hand-4", books="2/unhexing")
    play(state, "unhex hand-4")
    assert [card.face for card in GAME.view(state, 1).hand] == ["gbg", "gbs"]
    assert [card.face for card in GAME.view(state, 0).sides[1].cards] == [None, None]


@pytest.mark.clause("K-33")
def test_a_glance_is_told_with_its_place_and_its_face_only_to_who_looks() -> None:
    state = at("a5 c8", seat="2", hands="gbg/gbg:0.gbs:0", looks="2/hand-4")
    (event,) = play(state, "peek 2")
    told = {"kind": "peeked", "seat": 1, "slot": 2}
    assert event.seen_by(1) == told | {"card": "gbs", "shown": True}
    assert event.seen_by(0) == event.seen_by(None) == told | {"shown": False}


@pytest.mark.clause("K-15", "K-34")
def test_only_an_accusation_is_a_case() -> None:
    state = at("d6 d7 d8 a10", "gsg", looks="3/leg-1", options="mode:table")
    play(state, "play 1 d7")
    assert GAME.view(state, 0).phase == "link" and GAME.view(state, 0).case is None


@pytest.mark.clause("K-34")
def test_a_guess_keeps_who_has_voted_and_leaves_open_what() -> None:
    state = at("c8 a5 c5 d6", "gbg", looks="1/leg-1", options="mode:table")
    state.play(1, state.find(1, "caught 1 leg-1"))
    state.play(0, state.find(0, "contest"))
    state.play(2, state.find(2, "guilty"))
    state.play(3, state.find(3, "clear"))
    found = set()
    for seed in range(60):
        votes = [int(state.guess(3, Chance(seed)).vote(seat)) for seat in range(4)]
        assert votes[:2] == [0, 0] and votes[3] == 2
        found.add(votes[2])
    assert found == {1, 2, 3}


@pytest.mark.clause("K-33", "K-34")
def test_a_look_that_was_broken_is_named_to_bowed_heads_too() -> None:
    state = at("c8 a5 c5", "gbg", looks="1/leg-1:13,1/arm-1:13,2/head-4")
    guesses = {GAME.position(state.guess(1, Chance(seed))).split(" looks=")[1].split(",")[0] for seed in range(40)}
    assert len(guesses) > 3  # whose Look it is, not which
    state.play(NOBODY, state.find(NOBODY, "slip 1 leg-1"))
    assert " looks=1/leg-1,1/arm-1:13,2/head-4," in GAME.position(state)
    after = {GAME.position(state.guess(1, Chance(seed))).split(" looks=")[1].split(",")[0] for seed in range(40)}
    assert after == {"1/leg-1"}


@pytest.mark.clause("K-20", "K-23", "K-29")
@pytest.mark.parametrize(
    ("goblins", "hand", "move", "stack"),
    [
        ("d8 a5", "gso", "play 1 d9", "go:1:0"),
        ("e8 a5", "gbo", "play 1 e7", "go:1:1"),
        ("c9 a5", "gbo", "play 1 b9", "go:1:2"),
    ],
)
def test_a_stored_position_says_whither_a_goblin_is_to_go(goblins: str, hand: str, move: str, stack: str) -> None:
    """0 from Rigor to a teleport or a start square, 1 to another teleport, 2 from the desk to a start square."""
    state = at(goblins, hand, rigor="d9")
    play(state, move)
    tasks = GAME.position(state).split(" stack=")[1].split(" ")[0].split(",")
    assert tasks[-1] == stack


@pytest.mark.clause("K-33")
def test_obeying_one_look_shows_bowed_heads_that_one_alone() -> None:
    state = at("c8 a5 c5", hands="gbg.gbs.goo/-/-", looks="1/hand-4:13,1/leg-1:13,2/head-4")
    play(state, "peek 1")
    assert " looks=1/hand-4,1/leg-1:13,2/head-4 " in GAME.position(state)


@pytest.mark.clause("K-33")
def test_a_useless_touched_card_does_not_hold_crab_claws_to_it() -> None:
    state = at("g10 a5", "gbs gbp gpg", looks="1/arm-2,1/hand-1", touched="1")
    assert why(state, "play 2 f10") == "K-33 outer-cards" and offered(state, "play ") == {"play 3 f10"}


@pytest.mark.clause("K-32")
def test_a_drawn_card_is_the_one_at_the_right_end() -> None:
    piles = at("c8 a5", "gbg").piles
    assert [piles.draw(0, Chance(seed)) for seed in range(4)] == [piles.face(0, slot) for slot in range(1, 5)]
