"""R-6 to R-9: laying a card, on prepared tables."""

from __future__ import annotations

import pytest

from armarium.chance import Chance
from armarium.game import Event, State
from tests.rune.judge import FACES, turned
from tests.rune.tables import GAME, at, new, offered, picture, play, why


def fits(state: State, text: str) -> str:
    """By which half of R-7 an offered lay fits, as its event tells."""
    copy = state.clone(Chance(0))
    events: list[Event] = []
    copy.events = events
    play(copy, text)
    laid = events[0]
    assert laid.kind == "laid"
    return str(laid.values["fits"])


@pytest.mark.clause("R-6")
def test_a_turn_begins_with_laying_a_card_and_nothing_else() -> None:
    state = new(4)
    assert offered(state) == offered(state, "lay ")
    for text in ("draw", "master m13", "retire"):
        assert why(state, text) == "R-6 lay-first"
    play(state, min(offered(state)))
    assert offered(state, "lay ") == set()
    assert why(state, "lay 1 m14 r0") == "R-11 already-laid"


@pytest.mark.clause("R-6")
def test_only_cards_of_the_own_hand_are_laid() -> None:
    state = at("1 2 3")
    assert {text.split()[1] for text in offered(state)} <= {"1", "2", "3"}
    for card in (4, 7, 0, 17, 32, 99):
        assert why(state, f"lay {card} m14 r0") == "R-6 card-not-in-hand"


@pytest.mark.clause("R-6")
def test_at_least_one_rune_is_covered() -> None:
    state = at("9")
    assert why(state, "lay 9 m15 r0") == ""
    assert why(state, "lay 9 m16 r0") == "R-6 covers-nothing"  # beside the starting card, on nothing
    assert why(state, "lay 9 o13 r0") == "R-6 covers-nothing"
    assert why(state, "lay 9 l12 r1") != "R-6 covers-nothing"  # its right end reaches m13
    assert why(state, "lay 9 k12 r0") == "R-6 covers-nothing"
    for far in ("a1", "-h-20", "zz999", "m-40", "bk13"):
        assert why(state, f"lay 9 {far} r0") == "R-6 covers-nothing"


@pytest.mark.clause("R-6")
def test_a_card_lies_in_four_orientations_turned_clockwise() -> None:
    state = at()
    assert {text.split()[3] for text in offered(state)} == {"r0", "r1", "r2", "r3"}
    shapes = {"r0": "BB/BG/GR", "r1": "GBB/RGB", "r2": "RG/GB/BB", "r3": "BGR/BBG"}  # card 1
    for turns, rows in shapes.items():
        text = min(text for text in offered(state, "lay 1 ") if text.endswith(turns))
        after = play(state.clone(Chance(0)), text)
        assert "/".join(GAME.view(after, None).board[-1].rows) == rows == turned(FACES[1], int(turns[1]))


@pytest.mark.clause("R-6")
def test_without_quarter_turns_only_half_turns_are_left() -> None:
    state = at(options="quarter-turns:off")
    assert {text.split()[3] for text in offered(state)} == {"r0", "r2"}
    assert offered(state) == {text for text in offered(at()) if text.endswith(("r0", "r2"))}
    assert why(state, "lay 1 l15 r1") == "R-6 no-quarter-turns"


@pytest.mark.clause("R-7")
def test_a_card_fits_where_all_runes_beneath_have_its_colours() -> None:
    """m15 B and n15 G lie on equals; the red m14 above m15 does not matter then."""
    state = at("9")
    assert fits(state, "lay 9 m15 r0") == "below"
    assert picture(play(state, "lay 9 m15 r0")) == "BG/RB/BG/BG/BR"


@pytest.mark.clause("R-7")
def test_a_card_fits_where_all_neighbours_have_its_colours_whatever_it_covers() -> None:
    """
      R G     RG/GB/BB on n11 covers the green n13 with blue: m13 and n14 beside it are blue.
      G B     They are the rest of the partly covered starting card, a different card.
    B B B     The red m14 touches it only at a corner.
    R B .
    B G .
    """
    state = at()
    assert fits(state, "lay 1 n11 r2") == "beside"
    assert picture(play(state, "lay 1 n11 r2")) == ".RG/.GB/BBB/RB./BG."


@pytest.mark.clause("R-7")
def test_the_two_halves_are_not_mixed() -> None:
    """RG on m15, n15: R touches the red m14 but lies on blue, G lies on green but touches the blue n14."""
    reason = at().why_not(0, "lay 1 m15 r2")
    assert reason is not None and reason.clause == "R-7" and reason.key == "colours-differ"
    assert reason.values == {
        "below-rune": "red",
        "below-other": "blue",
        "below-cell": "m15",
        "beside-rune": "green",
        "beside-other": "blue",
        "beside-cell": "n14",
    }


@pytest.mark.clause("R-7")
def test_one_unequal_rune_spoils_a_half() -> None:
    """BB/GG/RB on n11 lays red on green and beside blue: neither half holds."""
    assert why(at(), "lay 4 n11 r0", seat=0) == "R-6 card-not-in-hand"
    assert why(at("4"), "lay 4 n11 r0") == "R-7 colours-differ"


@pytest.mark.clause("R-7")
def test_beneath_is_the_topmost_rune() -> None:
    """
    B G .    Card 3 on n15 has covered the green n15 with blue; GBB/RGB on l15 lies on three blue runes,
    R B .    and no longer beside equals: m14 above m15 is red.
    B B B
    . B R
    . G G
    """
    state = at(laid="BB/BR/GG@n15", hand="1 2 7")
    assert fits(state, "lay 1 l15 r1") == "below"
    assert why(at(hand="1 2 7"), "lay 1 l15 r1") == "R-7 colours-differ"


@pytest.mark.clause("R-7")
def test_a_neighbour_counts_as_it_is_seen() -> None:
    """Card 3 on n15 turned n15 blue, so a blue m15 of a new card may touch it; before it touched green."""
    covered = at(laid="BB/BR/GG@n15", hand="1 2 7")
    assert picture(covered) == "BG./RB./BBB/.BR/.GG"
    around = [mark for mark in GAME.trial(covered, 0, "lay 1 l15 r0").marks if (mark.dx, mark.dy) == (1, 0)]
    assert [(mark.x, mark.y, mark.fits) for mark in around] == [(0, 2, True), (0, 3, False), (0, 4, False)]


@pytest.mark.clause("R-7")
def test_a_rune_under_a_master_counts_by_its_colour() -> None:
    state = at("1", masters="1@m13 1@n14")
    assert fits(state, "lay 1 n11 r2") == "beside"
    state = at("4", masters="1@m13 1@n14")
    assert why(state, "lay 4 n11 r0") == "R-7 colours-differ"


@pytest.mark.clause("R-7", "R-16")
def test_a_token_counts_by_its_own_colour() -> None:
    """BB/BR/GG on l11 covers m13 with green: n13 is green, and m14 below was red and is green by a token."""
    with_token = at(options="grand-master:on", masters="2@n14", tokens="2@m14:green", hand="3")
    assert fits(with_token, "lay 3 l11 r0") == "beside"
    without = at(options="grand-master:on", masters="2@n14", hand="3")
    assert why(without, "lay 3 l11 r0") == "R-7 colours-differ"


@pytest.mark.clause("R-8")
def test_never_exactly_on_the_starting_card() -> None:
    """Card 15 would lie on six equal runes."""
    state = at(hand="15")
    assert why(state, "lay 15 m13 r0") == "R-8 exactly-on-card"
    assert why(state, "lay 15 m13 r2") == "R-8 exactly-on-card"
    assert why(state, "lay 15 m13 r1") == "R-7 colours-differ"  # the same corner, another footprint


@pytest.mark.clause("R-8")
def test_never_exactly_on_a_laid_card() -> None:
    """BGR/BBG of card 1 on m15; card 3 turned once is GBB/GRB."""
    state = at(laid="BGR/BBG@m15", hand="3")
    assert why(state, "lay 3 m15 r1") == "R-8 exactly-on-card"
    assert why(state, "lay 3 m15 r3") == "R-8 exactly-on-card"
    assert why(state, "lay 3 m15 r0") != "R-8 exactly-on-card"


@pytest.mark.clause("R-8")
def test_never_exactly_on_a_buried_card() -> None:
    """
    B G     Cards 9 and 8 hide the starting card altogether. BG/BB/GR on m13 has equal neighbours
    B G     above and below, but lies where the starting card lies.
    G B
    B B
    G R
    """
    state = at(laid="BG/BG/BR@m12 GB/BB/GR@m14", hand="1 2 7")
    assert picture(state) == "BG/BG/GB/BB/GR"
    assert why(state, "lay 7 m13 r0") == "R-8 exactly-on-card"


@pytest.mark.clause("R-8")
def test_six_runes_of_several_cards_may_be_covered() -> None:
    """
    G B G G     GBG/BRB (card 15) reaches from k13 over m13 and m14; BGG/RBB (card 10, turned once)
    B R B B     covers three columns of the two cards, each rune on an equal one.
    . . B G
    """
    below = at(laid="GBG/BRB@k13", hand="10")
    assert picture(below) == "GBGG/BRBB/..BG"
    assert fits(below, "lay 10 l13 r1") == "below"
    assert picture(play(below, "lay 10 l13 r1")) == "GBGG/BRBB/..BG"


@pytest.mark.clause("R-8")
def test_a_card_may_vanish_unless_the_table_forbids_it() -> None:
    """
    B B R     BBR/BGG on m13 left only m15 and n15 of the starting card in sight; card 1 turned
    B G G     three times (BGR/BBG) lies on both of them, each on its equal.
    B G .
    """
    usual = at(laid="BBR/BGG@m13", hand="1")
    assert picture(usual) == "BBR/BGG/BG."
    assert fits(usual, "lay 1 m15 r3") == "below"
    strict = at(laid="BBR/BGG@m13", hand="1", options="no-card-may-vanish:on")
    assert why(strict, "lay 1 m15 r3") == "R-8 card-would-vanish"
    assert offered(strict) < offered(usual)


@pytest.mark.clause("R-9")
def test_no_card_lies_on_a_master_of_either_seat() -> None:
    for owner in ("1", "2"):
        assert why(at("9", masters=f"{owner}@n15"), "lay 9 m15 r0") == "R-9 covers-master"
        assert why(at("9", masters=f"{owner}@m13"), "lay 9 m15 r0") == ""


@pytest.mark.clause("R-9", "R-17")
def test_no_card_lies_on_a_token() -> None:
    """Green on m15: GG/BB/BR lies on two greens, but one of them is a token."""
    state = at(options="grand-master:on", masters="1@m14", tokens="1@m15:green", hand="16")
    assert why(state, "lay 16 m15 r0") == "R-9 covers-token"
