"""K-15 to K-19: pushing, chains, who chooses, and what happens at the ends."""

from __future__ import annotations

import pytest

from armarium.chance import Chance
from armarium.games.kragmortha import GAME
from tests.kragmortha.tables import at, kinds, looks, offered, play, prompt, sought, tells, where, why


@pytest.mark.clause("K-15")
def test_a_goblin_is_pushed_to_a_square_beside_but_never_back() -> None:
    state = at("d6 d7", "gsg")
    play(state, "play 1 d7")
    assert prompt(state) == ("link", 0)
    assert offered(state) == {"push c7", "push e7", "push d8"}  # no symbol is needed
    assert why(state, "push d6") == "K-15 push-back"
    assert why(state, "push d9") == "K-12 not-adjacent"
    play(state, "push d8")
    assert (where(state, 0), where(state, 1)) == ("d7", "d8")


@pytest.mark.clause("K-15")
def test_every_link_is_chosen_by_the_owner_of_the_goblin_that_pushes() -> None:
    state = at("d6 d7 d8 a10", "gsg")
    play(state, "play 1 d7")
    assert prompt(state) == ("link", 0)
    play(state, "push d8")  # onto the third goblin, so the second goblin's owner goes on
    assert prompt(state) == ("link", 1)
    assert why(state, "push d9", seat=0) == "K-15 not-your-choice"
    links = GAME.view(state, None).chain
    assert [(link.chooser, link.pusher, link.pushed) for link in links] == [(0, 0, 1), (1, 1, 2)]
    assert {spot.square for spot in links[-1].choices} == {"c8", "e8", "d9"}
    events = play(state, "push c8")
    assert tells(events, "pushed", seat=1, target_seat=2, square="c8", link=2)
    assert [where(state, seat) for seat in range(3)] == ["d7", "d8", "c8"]


@pytest.mark.clause("K-15")
def test_only_the_square_the_links_own_pusher_left_is_barred() -> None:
    """The mover's origin is an ordinary empty square for later links."""
    state = at("c7 d7 d6 a10", "gsg", rigor="a7")
    play(state, "play 1 d7", "push d6")
    assert offered(state) == {"push c6", "push d5", "push e6"}
    state = at("c6 c7 b7 b6", "gbs", rigor="f10")
    play(state, "play 1 c7", "push b7", "push b6")
    assert prompt(state) == ("link", 2)
    assert "push c6" in offered(state)  # where the mover came from
    play(state, "push c6")
    assert [where(state, seat) for seat in range(4)] == ["c7", "b7", "b6", "c6"]


@pytest.mark.clause("K-16")
def test_after_a_push_the_second_step_may_push_again() -> None:
    state = at("d6 d7 d8 a10", "ggo")
    play(state, "play 1 d7", "push c7")
    assert prompt(state) == ("second", 0)
    assert {"step c7", "step d8", "stop"} <= offered(state)
    play(state, "step d8")
    assert prompt(state) == ("link", 0)
    play(state, "push d9")
    assert [where(state, seat) for seat in range(3)] == ["d8", "c7", "d9"]


@pytest.mark.clause("K-17")
def test_a_goblin_in_the_corner_cannot_be_pushed() -> None:
    state = at("f10 g10", "gpo")
    assert "play 1 g10" not in offered(state)
    assert why(state, "play 1 g10") == "K-17 cannot-be-pushed"


@pytest.mark.clause("K-17")
def test_nobody_is_pushed_twice_and_dead_ends_are_not_offered() -> None:
    """f10 leads only to g10 and back, so a goblin there is no way out."""
    state = at("e9 e10 f10 g10", "gbo", rigor="a7")
    play(state, "play 1 e10")
    assert offered(state) == {"push d10", "push f10"}  # f10 can still go up to f9
    play(state, "push f10")
    # g10 leads nowhere, so the one way left is taken at once
    assert where(state, 1) == "f10" and where(state, 2) == "f9" and where(state, 3) == "g10"


@pytest.mark.clause("K-17")
def test_the_mover_is_not_pushed_by_its_own_chain() -> None:
    state = at("b6 b7 a7 a6", "gso", rigor="f10")
    play(state, "play 1 b7", "push a7", "push a6")
    assert offered(state) == {"push a5", "push b6"}  # b6 is empty now; a7 and b7 are taken by the chain
    assert why(state, "push a7") == "K-15 push-back"


@pytest.mark.clause("K-18")
def test_effects_run_inwards_the_last_pushed_first() -> None:
    state = at("d8 c8 c9 a5", "gbo", rigor="f10")
    play(state, "play 1 c8", "push c9")
    assert prompt(state) == ("link", 1)
    events = play(state, "push b9")  # the third goblin reaches the desk
    assert tells(events, "desk", seat=2)
    state = at("c6 b6 a6 f8", "gbo", rigor="a7")
    found, events = sought(
        state, ["play 1 b6", "push a6", "push a7"], lambda _, told: tells(told, "met", seat=2) and tells(told, "look")
    )
    assert kinds(events).index("met") > kinds(events).index("pushed")
    assert prompt(found) == ("go", 2)


@pytest.mark.clause("K-18")
def test_chain_squares_are_occupied_and_the_origin_empty_while_effects_run() -> None:
    """The mover enters e7, a teleport; its victim was pushed to f7. The victim's effects come first."""
    state = at("e6 e7 a5", "gbo", rigor="f7")
    found, _events = sought(state, ["play 1 e7", "push f7"], lambda _, told: tells(told, "look", seat=1))
    assert prompt(found) == ("go", 1)
    assert offered(found) == {"go b5", "go f5", "go g10"}  # e7 is taken by the mover already
    _, told = sought(found, ["go b5"], lambda _, told: tells(told, "token", seat=0))
    assert kinds(told).index("moved") < kinds(told).index("token")


@pytest.mark.clause("K-18")
@pytest.mark.clause("K-22")
def test_rigor_on_a_square_comes_before_its_teleport_or_desk() -> None:
    for rigor, start, card in (("e7", "e6", "gbo"), ("b9", "b8", "gpo")):
        state = at(f"{start} a5", card, rigor=rigor)
        events = play(state, f"play 1 {rigor}")
        assert tells(events, "met", seat=0)
        assert not {"token", "desk", "book"} & set(kinds(events))


@pytest.mark.clause("K-19")
def test_the_pushed_owner_decides_and_the_mover_goes_on() -> None:
    state = at("c7 d7 a10", "ggo", rigor="f10")
    found, events = sought(state, ["play 1 d7", "push e7"], lambda _, told: tells(told, "token", token="teleport"))
    assert tells(events, "token", seat=1)
    assert prompt(found) == ("go", 1)
    play(found, "go b5")
    assert prompt(found) == ("second", 0)
    assert where(found, 1) == "b5" and where(found, 0) == "d7"


@pytest.mark.clause("K-19")
def test_pushed_onto_the_desk_takes_a_grimoire_on_the_movers_turn() -> None:
    state = at("d9 c9 f5", "gbo", rigor="f10")
    events = play(state, "play 1 c9", "push b9")
    assert tells(events, "book", seat=1)
    assert prompt(state) == ("go", 1)
    assert offered(state) == {f"go {square}5" for square in "abcde"}
    play(state, "go a5")
    assert prompt(state) == ("second", 0)


@pytest.mark.clause("K-19")
@pytest.mark.clause("K-15")
def test_the_books_own_example() -> None:
    """Mauve steps on gems, then on a potion where orange stands; orange, pushed onto green, pushes green into Rigor."""
    state = at("d8 d6 c6 a10", "gpg", rigor="b6")
    play(state, "play 1 d7", "step d6", "push c6")
    assert prompt(state) == ("link", 1)
    before = looks(state, 2)
    events = play(state, "push b6")
    assert tells(events, "met", seat=2) and looks(state, 2) == before + 1


@pytest.mark.clause("K-15")
def test_pushing_needs_no_symbol_and_walking_does() -> None:
    state = at("d6 d7", "gsg")
    assert why(state, "play 1 e6") == "K-12 symbol-differs"
    play(state, "play 1 d7")
    assert "push e7" in offered(state)  # a book, which the card does not show


def test_trying_a_path_shows_everything_it_would_push() -> None:
    state = at("d8 d6 c6 a10", "gpg", rigor="b6")
    trial = GAME.trial(state, 0, "play 1 d7")
    assert [spot.square for spot in trial.next_steps] == ["d6"]  # a potion; the chain there can end
    trial = GAME.trial(state, 0, "play 1 d7, step d6, push c6")
    assert trial.reason is None
    assert [(walk.pawn, walk.to.square, walk.pushed_by) for walk in trial.path] == [
        (0, "d7", None),
        (0, "d6", None),
        (1, "c6", 0),
    ]
    assert trial.next_link is not None and trial.next_link.chooser == 1
    assert {spot.square for spot in trial.next_link.choices} == {"b6", "c5", "c7"}
    trial = GAME.trial(state, 0, "play 1 d7, step d6, push c6, push b6")
    assert [(fate.seat, fate.lands) for fate in trial.fates] == [(2, "rigor")]
    refused = GAME.trial(state, 0, "play 1 d7, step d9")
    assert refused.at == 1 and refused.reason is not None and refused.reason.key == "not-adjacent"
    assert GAME.position(state) == GAME.position(at("d8 d6 c6 a10", "gpg", rigor="b6"))
    assert state.clone(Chance(0)).move_count(0) == state.move_count(0)
