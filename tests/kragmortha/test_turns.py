"""K-9 to K-14 and K-32: setting up, turns, steps, hands."""

from __future__ import annotations

import pytest

from armarium.chance import Chance
from armarium.games.kragmortha import GAME, parts
from tests.kragmortha.tables import at, hand, kinds, offered, play, prompt, sought, tells, where, why


@pytest.mark.clause("K-9")
@pytest.mark.parametrize("seats", range(2, 9))
def test_three_secret_cards_each_and_lots_for_the_first(seats: int) -> None:
    first = set()
    for seed in range(60):
        state = GAME.new(seats, {}, Chance(seed))
        assert all(len(hand(state, seat)) == 3 for seat in range(seats))
        view = GAME.view(state, 0)
        assert all(card.face is not None for card in view.hand)
        assert all(card.face is None for side in view.sides[1:] for card in side.cards)
        first.add(state.actor())
    assert first == set(range(seats))


@pytest.mark.clause("K-10")
def test_goblins_enter_in_turn_on_free_start_squares() -> None:
    state = GAME.new(3, {}, Chance(2))
    begins = int(state.actor())
    assert offered(state) == {f"place {square}" for square in ["a5", "b5", "c5", "d5", "e5", "f5"]}
    assert "token" not in kinds(play(state, "place b5"))  # teleports do nothing now
    assert state.actor() == (begins + 1) % 3
    assert offered(state) == {f"place {square}" for square in ["a5", "c5", "d5", "e5", "f5"]}
    assert why(state, "place b5") == "K-10 square-taken"
    assert why(state, "place a6") == "K-10 not-a-start"
    assert why(state, "play 1 a6") == "K-10 place-first"
    play(state, "place a5", "place c5")
    assert prompt(state) == ("plan", begins)
    assert why(state, "place d5") == "K-10 already-placed"


@pytest.mark.clause("K-10")
def test_the_eighth_goblin_stands_beside_another() -> None:
    state = GAME.new(8, {}, Chance(4))
    for square in "abcdefg":
        assert len(offered(state)) == 8 - "abcdefg".index(square) - 1
        play(state, f"place {square}1")
    assert offered(state) == {f"place {square}2" for square in "abdfg"}  # c2 and e2 are bookcases
    play(state, "place d2")
    assert GAME.view(state, None).phase == "plan"


@pytest.mark.clause("K-11")
def test_a_turn_is_one_card_then_a_draw_then_the_player_on_the_left() -> None:
    state = at("c8 a5 e5", "gbg gso rbp", seat="1", hands="gbg.gso.rbp/gbs.gbs.gbs/gpg.gpg.gpg")
    events = play(state, "play 1 c9", "stop")
    assert where(state, 0) == "c9" and where(state, 1) == "a5"
    assert kinds(events)[:2] == ["played", "stepped"]
    assert len(hand(state, 0)) == 3 and hand(state, 0)[:2] == ["gso", "rbp"]  # new cards go right
    assert tells(events, "drew", seat=0, count=1)
    assert state.actor() == 1
    assert why(state, "play 1 b6", seat=2) == "K-11 not-your-turn"


@pytest.mark.clause("K-11")
def test_a_rigor_card_moves_rigor_and_not_the_goblin() -> None:
    state = at("c8 a5", "rpg")
    assert offered(state) == {"play 1 c10"}  # gems; e10 shows a book, d9 a scroll
    play(state, "play 1 c10")
    assert GAME.view(state, None).rigor.square == "c10" and where(state, 0) == "c8"


@pytest.mark.clause("K-12")
def test_the_second_step_needs_the_other_symbol() -> None:
    state = at("d6 a5", "gsg")
    assert offered(state) == {"play 1 d5", "play 1 d7"}  # scroll above, gems below
    assert why(state, "play 1 c6") == "K-12 symbol-differs"
    assert why(state, "play 1 d8") == "K-12 not-adjacent"
    play(state, "play 1 d7")
    assert offered(state) == {"step c7", "stop"}  # scroll now; d8 shows gems again, e7 a book
    assert why(state, "step d8") == "K-12 symbol-differs"


@pytest.mark.clause("K-12")
def test_a_ball_fits_everything_and_assignments_are_not_declared() -> None:
    state = at("d6 a5", "ggo")
    assert offered(state) == {f"play 1 {square}" for square in ["d5", "c6", "e6", "d7"]}
    left = state.clone(Chance(1))
    play(left, "play 1 d7")  # gems: as gems or as the ball, so anything may follow
    assert offered(left) == {"step d6", "step c7", "step d8", "step e7", "stop"}  # stepping back is allowed
    play(state, "play 1 d5")  # a scroll, so the ball is spent
    assert offered(state) == {"step c5", "stop"}


@pytest.mark.clause("K-12")
def test_a_desk_square_fits_either_symbol() -> None:
    state = at("c9 a5", "gsp")
    assert offered(state) == {"play 1 b9", "play 1 d9"}


@pytest.mark.clause("K-12")
def test_one_step_of_two_equal_balls_leaves_a_ball() -> None:
    state = at("d8 a5", "goo")
    play(state, "play 1 c8")
    assert offered(state, "step ") == {f"step {square}" for square in ["c7", "d8", "c9", "b8"]}


@pytest.mark.clause("K-13")
def test_without_a_playable_card_the_hand_is_shown_and_replaced() -> None:
    state = at("g10 a5", "gbs gbp rsp", rigor="a7", hands="gbs.gbs.gbp/gpg.gpg.gpg")
    assert offered(state) == {"exchange"}  # f10 shows gems, and nothing of the hand does
    events = play(state, "exchange")
    assert tells(events, "exchanged", seat=0, cards=["gbs", "gbs", "gbp"], count=3)
    assert len(hand(state, 0)) == 3 and state.actor() == 1
    assert sum(GAME.view(state, None).discards.values()) == 3


@pytest.mark.clause("K-13")
def test_a_playable_card_must_be_played() -> None:
    state = at("g10 a5", "gbs gpg gbs")
    assert offered(state) == {"play 2 f10"}
    assert why(state, "exchange") == "K-13 can-play"


@pytest.mark.clause("K-13")
def test_playable_is_tested_after_the_grimoires_played_first() -> None:
    state = at("g10 a5", "gbs", books="1/blink")
    assert offered(state) == {"exchange", "blink b5", "blink e7", "blink f5"}
    play(state, "blink e7")
    assert "exchange" not in offered(state) and offered(state, "play ")


@pytest.mark.clause("K-13")
@pytest.mark.clause("K-35")
@pytest.mark.parametrize("looks", ["", "1/arm-2"])
def test_nobody_has_to_use_crystal_gaze(looks: str) -> None:
    state = at("g10 a5", "gbs gbs", rigor="a7", books="1/crystal-gaze", looks=looks)
    assert "exchange" in offered(state)
    if looks:  # the first card touched could be played by gazing
        assert {"touch 1", "touch 2"} <= offered(state)
        play(state, "touch 1")
    assert "play 1 f10 gaze" in offered(state) and "exchange" in offered(state)


@pytest.mark.clause("K-14")
def test_nobody_enters_bookcases_or_leaves_the_board() -> None:
    state = at("f7 a5", "goo")
    assert offered(state) == {"play 1 f6", "play 1 e7", "play 1 f8"}
    assert why(state, "play 1 g7") == "K-14 bookcase"
    state = at("a5 f8", "goo")
    assert offered(state) == {"play 1 b5", "play 1 a6"}
    assert why(state, "play 1 a4") == "K-14 bookcase"


@pytest.mark.clause("K-14")
def test_rigor_is_never_pushed_and_stays() -> None:
    state = at("d9 a5 f5", "goo", rigor="d8")
    events = play(state, "play 1 d8")
    assert tells(events, "met", seat=0, square="d8") and "pushed" not in kinds(events)
    assert GAME.view(state, None).rigor.square == "d8"


@pytest.mark.clause("K-32")
def test_an_empty_deck_is_made_from_the_open_discards() -> None:
    spent = ".".join(
        f"{face}*{copies - (face == 'gbg')}" for face, copies in zip(parts.FACES, parts.COPIES, strict=True)
    )
    state = at("c8 a5", "gbg", discards=spent)
    assert GAME.view(state, None).deck == 0
    events = play(state, "play 1 c9", "stop")
    assert kinds(events).count("reshuffled") == 1
    assert len(hand(state, 0)) == 3 and GAME.view(state, None).deck == 58 - 3


@pytest.mark.clause("K-32")
@pytest.mark.parametrize(
    ("held", "limit"),
    [
        ({}, 3),
        ({"looks": "1/hand-3"}, 2),
        ({"books": "1/deep-pockets"}, 4),
        ({"looks": "1/hand-3", "books": "1/deep-pockets 1/deep-pockets"}, 4),
    ],
)
def test_the_hand_limit(held: dict[str, str], limit: int) -> None:
    state = at("c8 a5", "gbg", **held)
    assert GAME.view(state, 0).sides[0].limit == limit
    play(state, "play 1 c9", "stop")
    assert len(hand(state, 0)) == limit


@pytest.mark.clause("K-32")
def test_a_turn_cut_short_still_draws() -> None:
    state = at("d9 a5", "goo", rigor="d8")
    after, _ = sought(state, ["play 1 d8", "go b5"], lambda world, _: world.actor() == 1)
    assert len(hand(after, 0)) == 3


@pytest.mark.clause("K-32")
def test_with_draw_first_one_chooses_from_four() -> None:
    state = GAME.new(2, {"draw-first": True}, Chance(1))
    begins = int(state.actor())
    play(state, "place a5", "place c5")
    assert [len(hand(state, seat)) for seat in (begins, 1 - begins)] == [4, 3]
    for _ in range(40):
        if GAME.view(state, None).phase != "plan":
            break
        assert len(hand(state, int(state.actor()))) == 4
        play(state, min(offered(state)))
