"""R-11, R-13, R-14: drawing, placing Masters, and the end."""

from __future__ import annotations

import pytest

from armarium.chance import Chance
from tests.rune.judge import Judge
from tests.rune.tables import GAME, at, new, offered, play, why

# Masters on the four corners of the starting card: every card that covers a rune of it covers a corner.
CORNERS = "2@m13 2@n13 2@m15 1@n15"

# A blue token on n13 makes one area of m13, n13 and n14. Seat 2 holds it, m15 and n15; seat 1's own Master
# covers the whole red area m14. No rune is open to seat 1.
FULL = {"options": "grand-master:on", "masters": "2@m13 1@m14 2@m15 2@n15", "tokens": "2@n13:blue"}


def cells(*names: str) -> set[str]:
    return {f"master {name}" for name in names}


@pytest.mark.clause("R-11")
def test_after_laying_one_draws_or_places_a_master_on_any_visible_rune() -> None:
    state = at(phase="choose")
    assert offered(state) == {"draw"} | cells("m13", "n13", "m14", "n14", "m15", "n15")


@pytest.mark.clause("R-11")
def test_a_drawn_card_comes_from_the_deck_into_the_hand() -> None:
    drawn = set()
    for seed in range(80):
        state = at(phase="choose").clone(Chance(seed))
        before = {face.card for face in GAME.view(state, 0).hand}
        play(state, "draw")
        gained = {face.card for face in GAME.view(state, 0).hand} - before
        assert len(gained) == 1 and GAME.view(state, None).deck == 9
        drawn |= gained
    assert drawn == {card for card in range(1, 16) if card not in before and card not in (3, 4, 5)}, "16 is put away"


@pytest.mark.clause("R-11", "R-5")
def test_what_is_drawn_is_told_to_its_seat_alone() -> None:
    state = at(phase="choose")
    state.events = []
    play(state, "draw")
    (event,) = state.events
    assert "card" in event.seen_by(0)
    assert event.seen_by(1) == event.seen_by(None) == {"kind": "drew", "seat": 0, "deck": 9}


@pytest.mark.clause("R-11")
def test_no_master_in_an_area_of_the_opponent() -> None:
    """
      R G     Seat 2 stands on n14 and holds the blue area of five around n13.
      G B
    B B B
    R B .
    B G .
    """
    state = at(phase="choose", laid="RG/GB/BB@n11", masters="2@n14")
    assert offered(state, "master") == cells("n11", "o11", "n12", "m14", "m15", "n15")
    assert why(state, "master o12") == "R-11 area-controlled"
    assert why(state, "master n14") == "R-11 master-stands-there"
    assert why(state, "master l13") == "R-11 no-rune-there"


@pytest.mark.clause("R-11")
def test_a_second_own_master_in_an_area_is_allowed_and_scores_nothing_extra() -> None:
    state = at(phase="choose", laid="RG/GB/BB@n11", masters="1@n14")
    assert cells("o12", "m13", "n13", "o13") <= offered(state)
    assert why(state, "master n14") == "R-11 master-stands-there"
    assert play(state, "master m13").standing() == [5, 0]


@pytest.mark.clause("R-11")
def test_the_option_one_master_per_area_keeps_own_areas_closed() -> None:
    state = at(phase="choose", laid="RG/GB/BB@n11", masters="1@n14", options="one-master-per-area:on")
    assert offered(state, "master") == cells("n11", "o11", "n12", "m14", "m15", "n15")
    assert why(state, "master o12") == "R-11 one-master-per-area"


EMPTY_DECK = {  # twelve cards laid in a row, the other four in the hands
    "laid": "BB/BG/GR@n15 BB/GB/GR@o17 BB/BR/GG@p19 BB/GG/RB@q21 BB/GR/BG@r23 BB/RG/BG@s25 BG/BB/GR@t27 "
    "GB/BB/GR@u29 BG/BG/BR@v31 GB/GB/BR@w33 BG/BR/BG@x35",
}


@pytest.mark.clause("R-11")
def test_with_an_empty_deck_a_master_must_be_placed() -> None:
    state = at(**EMPTY_DECK, hands="12.13/14.15.16", left="3/3", phase="choose")
    assert GAME.view(state, None).deck == 0
    assert why(state, "draw") == "R-11 deck-empty"
    assert offered(state) == offered(state, "master") != set()


@pytest.mark.clause("R-11")
def test_a_master_with_no_rune_open_to_it_leaves_the_game_and_counts_as_placed() -> None:
    state = at(**FULL, phase="choose", left="2/0")
    assert offered(state) == {"retire"}
    assert why(state, "draw") == "R-14 no-more-draws"
    play(state, "retire")
    assert [side.masters for side in GAME.view(state, None).sides] == [1, 0]
    assert len(GAME.view(state, None).masters) == 4
    assert offered(state) == offered(state, "show "), "and the turn is over"


@pytest.mark.clause("R-11")
def test_no_master_leaves_the_game_while_a_rune_is_open_or_a_card_can_be_drawn() -> None:
    assert why(at(phase="choose"), "retire") == "R-11 can-place"
    free_n14 = at(masters="2@m13 2@n13 2@m15 1@m14 1@n15", phase="choose")
    assert offered(free_n14) == cells("n14")
    both = {"masters": "2@m13 1@m14 2@n15", "tokens": "2@n13:blue 1@m15:green"}
    closed = at(**{**FULL, **both}, phase="choose")
    assert offered(closed) == {"draw"}, "no rune is open, but the deck is not empty"


@pytest.mark.clause("R-13")
def test_with_no_legal_placement_the_hand_is_shown_and_one_card_leaves_the_game() -> None:
    state = at("7 9", masters=CORNERS, left="2/0")
    assert offered(state) == {"show 7", "show 9"}
    gone = [face.card for face in GAME.view(state, None).gone]
    state.events = []
    play(state, "show 7")
    (event,) = state.events
    assert event.seen_by(None) == {"kind": "showed", "seat": 0, "card": 7, "hand": [7, 9]}
    for viewer in (0, 1, None):
        view = GAME.view(state, viewer)
        assert [face.card for face in view.gone] == [7, *gone]
        assert [face.card for face in view.sides[0].shown] == [9]
    assert offered(state) == cells("m14", "n14"), "and the turn goes on with its second half"


@pytest.mark.clause("R-13")
def test_everybody_remembers_a_shown_card_until_it_is_laid() -> None:
    state = at("9", masters="1@m13", left="2/3", shown="9", gone="15.16")
    for seed in range(20):
        guess = state.guess(1, Chance(seed))
        assert 9 in [face.card for face in GAME.view(guess, 0).hand]
    play(state, "lay 9 m15 r0")
    assert GAME.view(state, None).sides[0].shown == []


@pytest.mark.clause("R-13")
def test_a_shown_card_that_is_laid_is_shown_no_more_and_the_others_stay_so() -> None:
    state = at("7 9", masters="1@m13", left="2/3", shown="7.9", gone="15.16")
    play(state, "lay 9 m15 r0")
    assert Judge(GAME.position(state)).shown == [7]
    for viewer in (0, 1, None):
        assert [face.card for face in GAME.view(state, viewer).sides[0].shown] == [7]
    assert GAME.position(GAME.from_position(GAME.position(state), Chance(0))) == GAME.position(state)
    for seed in range(20):
        hand = [face.card for face in GAME.view(state.guess(1, Chance(seed)), 0).hand]
        assert hand == [7], "the only card of the hand, and all have seen it"


@pytest.mark.clause("R-13")
def test_nothing_is_shown_while_any_card_of_the_hand_can_be_laid() -> None:
    """Without quarter turns card 7 fits nowhere here, but card 13 does."""
    table = {"laid": "BB/RG/BG@m14", "masters": "2@m13 2@n13 2@n14 1@n16", "options": "quarter-turns:off"}
    state = at("7 13", **table)
    assert offered(state) == {"lay 13 l15 r0", "lay 13 l16 r2"}
    assert why(state, "show 7") == why(state, "show 13") == "R-13 can-lay"
    assert why(state, "show 9") == "R-6 card-not-in-hand"
    assert offered(at("7", **table, left="1/0")) == {"show 7"}


@pytest.mark.clause("R-14")
def test_when_one_has_placed_the_last_master_the_other_takes_consecutive_turns_and_may_not_draw() -> None:
    state = at("9 16", masters="2@m13 2@n13 2@m14 1@n14", left="2/0")
    turn = state.turn()
    play(state, "lay 9 m15 r0")
    assert why(state, "draw") == "R-14 no-more-draws" and "draw" not in offered(state)
    play(state, min(offered(state, "master")))
    assert state.to_act() == [0] and state.turn() == turn + 1
    play(state, min(offered(state)))
    play(state, min(offered(state, "master")))
    ending = state.outcome()
    assert ending is not None and state.to_act() == []
    assert why(state, "draw", seat=0) == why(state, "lay 9 m15 r0", seat=1) == "R-14 game-over"


@pytest.mark.clause("R-14")
def test_the_cards_of_the_last_player_still_change_the_areas_of_the_other() -> None:
    state = at("1", masters="2@m13 2@m15 2@n15 1@m14 1@n13", laid="BG/BR/GB@n11")
    before = state.standing()
    changed = [play(state.clone(Chance(0)), text).standing()[1] != before[1] for text in offered(state, "lay ")]
    assert any(changed)


@pytest.mark.clause("R-14")
def test_the_game_goes_on_while_both_have_masters() -> None:
    state = at(phase="choose", masters="1@m13 1@n13 2@m15", left="1/2")
    play(state, "draw")
    assert state.to_act() == [1] and state.outcome() is None
    last = play(at(phase="choose", masters="1@m13 1@n13 2@m15", left="1/2"), "master m14")
    assert last.to_act() == [1] and last.outcome() is None


@pytest.mark.clause("R-14", "R-13", "R-11")
def test_a_game_can_end_with_cards_put_away_and_masters_retired() -> None:
    state = at(**FULL, phase="choose", left="2/0", hand="5")
    play(state, "retire", "show 5", "retire")
    ending = state.outcome()
    assert ending is not None
    assert ending.scores == [3, 6] and ending.winners == [1]


@pytest.mark.clause("R-14")
def test_hands_shrink_with_the_masters() -> None:
    """A Master costs a card, a draw does not: at the start of a turn a hand has as many cards as Masters left."""
    state = new(11)
    for choice in ("draw", "master", "draw", "master", "draw", "draw"):
        view = GAME.view(state, None)
        assert [side.hand for side in view.sides] == [side.masters for side in view.sides]
        play(state, min(offered(state)))
        play(state, choice if choice == "draw" else min(offered(state, "master")))
