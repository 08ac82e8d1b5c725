"""R-16, R-17: the Grand Master, an option of the table."""

from __future__ import annotations

import pytest

from armarium.game import State
from tests.rune.tables import GAME, at, offered, owners, picture, play, why

ON = "grand-master:on"


def placed(master: str, **fields: str) -> State:
    """Right after seat 1 has placed a Master."""
    return play(at(phase="choose", options=ON, **fields), f"master {master}")


@pytest.mark.clause("R-16")
def test_right_after_a_master_the_token_may_recolour_a_rune_next_to_it_diagonals_included() -> None:
    state = placed("m13")
    assert state.to_act() == [0] and GAME.view(state, 0).phase == "token"
    assert offered(state) == {"keep", "token n13 blue", "token m14 blue", "token m14 green", "token n14 green"}
    for cell in ("m15", "n15"):
        assert why(state, f"token {cell} green") == "R-16 not-next-to-master"
    play(state, "token n14 green")
    assert picture(state) == "BG/RG/BG" and state.to_act() == [1]
    assert [(token.seat, token.colour) for token in GAME.view(state, None).tokens] == [(0, "G")]


@pytest.mark.clause("R-16")
def test_the_token_may_be_kept_for_another_master() -> None:
    state = play(placed("m13"), "keep")
    assert state.to_act() == [1] and GAME.view(state, None).sides[0].token
    later = placed("n15", masters="1@m13")
    assert "token n14 green" in offered(later)


@pytest.mark.clause("R-16")
def test_the_token_belongs_to_the_master_just_placed_and_to_no_other() -> None:
    later = placed("n15", masters="1@m13")
    assert why(later, "token n13 blue") == "R-16 not-next-to-master"


@pytest.mark.clause("R-16")
def test_the_token_is_blue_or_green_and_changes_the_colour() -> None:
    state = placed("m13")
    assert why(state, "token m14 red") == "R-16 no-red-token"
    assert why(state, "token n13 green") == "R-16 same-colour"
    assert why(state, "token n14 blue") == "R-16 same-colour"


@pytest.mark.clause("R-16")
def test_the_token_may_shrink_split_or_join_areas_of_anybody() -> None:
    """A blue row of five under seat 2; a green token in its middle splits it and joins the green above."""
    row = {"laid": "GGR/BBB@m14 GRG/BBB@o14"}
    state = placed("n14", **row, masters="2@m15 2@q15")
    assert owners(state)["m15"] == (1, 5)
    play(state, "token o15 green")
    assert picture(state) == "BG.../GGGRG/BBGBB"
    assert state.standing() == [10, 4]
    own = placed("m13")
    assert play(own, "token n13 blue").standing() == [3, 0]


@pytest.mark.clause("R-16")
def test_only_with_the_option_and_only_after_a_master() -> None:
    without = play(at(phase="choose"), "master m13")
    assert without.to_act() == [1], "no token phase"
    assert why(at(phase="choose"), "token n13 blue") == "R-16 no-grand-master"
    assert why(at(phase="choose"), "keep") == "R-16 no-grand-master"
    assert why(at(phase="choose", options=ON), "token n13 blue") == "R-16 token-after-master"
    drawn = play(at(phase="choose", options=ON), "draw")
    assert drawn.to_act() == [1]
    assert why(placed("m13"), "draw") == why(placed("m13"), "master m14") == "R-16 token-or-keep"


@pytest.mark.clause("R-16", "R-17")
def test_once_per_game() -> None:
    state = placed("n15", masters="1@m13", tokens="1@n13:blue")
    assert state.to_act() == [1], "the token has been used"
    assert not GAME.view(state, None).sides[0].token and GAME.view(state, None).sides[1].token


@pytest.mark.clause("R-16", "R-14")
def test_the_last_master_may_still_use_the_token_before_the_game_ends() -> None:
    row = {"laid": "GGR/BBB@m14 GRG/BBB@o14"}
    state = placed("m15", **row, masters="1@m13 1@n15 2@m14 2@p14 2@q14")
    assert state.outcome() is None and "keep" in offered(state)
    assert play(state, "keep").outcome() is not None


@pytest.mark.clause("R-17")
def test_not_on_a_master_a_token_or_an_empty_cell() -> None:
    state = placed("n14", masters="2@n13 1@m13", tokens="2@m14:green")
    assert why(state, "token n13 blue") == why(state, "token n14 green") == "R-17 token-on-master"
    assert why(state, "token m14 blue") == "R-17 token-on-token"
    assert why(state, "token o14 blue") == "R-17 no-rune-there"
    assert offered(state) == {"keep", "token m15 green", "token n15 blue"}


@pytest.mark.clause("R-17")
def test_no_area_may_hold_masters_of_both_seats_afterwards() -> None:
    """A blue n13 would join the blue m13 of seat 2 with the blue n14 just taken by seat 1."""
    state = placed("n14", masters="2@m13")
    assert why(state, "token n13 blue") == "R-17 token-joins-rivals"
    assert why(state, "token m14 blue") == "R-17 token-joins-rivals"
    assert why(state, "token m14 green") == ""
    own = placed("n14", masters="1@m13")
    assert why(own, "token n13 blue") == ""


@pytest.mark.clause("R-17", "R-11")
def test_the_masters_own_place_is_judged_before_the_token() -> None:
    """n13 is held by seat 2's green; that a token could free it does not help."""
    state = at(phase="choose", options=ON, masters="2@n15", tokens="2@n14:green")
    assert why(state, "master n13") == "R-11 area-controlled"


@pytest.mark.clause("R-17")
def test_a_master_may_later_stand_on_a_token() -> None:
    state = at(phase="choose", options=ON, masters="2@m13", tokens="2@m14:green")
    assert play(state, "master m14").standing() == [2, 1]


@pytest.mark.clause("R-17")
def test_there_is_no_token_phase_where_the_token_fits_nowhere() -> None:
    """All neighbours of m13 are under Masters."""
    state = placed("m13", masters="2@n13 2@m14 1@n14")
    assert state.to_act() == [1] and GAME.view(state, None).sides[0].token


@pytest.mark.clause("R-17")
def test_an_unused_token_is_worth_nothing() -> None:
    masters = "1@m14 1@m13 1@n14 2@m15 2@n13 2@n15"
    kept, used = at(phase="over", options=ON, masters=masters), at(phase="over", masters=masters)
    assert kept.standing() == used.standing() == [5, 5]
