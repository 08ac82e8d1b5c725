"""K-29, K-30, K-35, K-36: Magic Grimoires, each at its moment."""

from __future__ import annotations

import pytest

from armarium.chance import Chance
from armarium.games.kragmortha import GAME, parts
from armarium.games.kragmortha.state import State
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


def used(state: State, seat: int) -> list[str]:
    return [book.name for book in GAME.view(state, seat).sides[seat].books or () if book.used]


@pytest.mark.clause("K-29")
def test_the_desk_gives_a_grimoire_and_sends_the_goblin_home() -> None:
    state = at("c9 a5", "gso gbs", rigor="f10")
    found = drawing(state, "play 1 b9", "book", "blink")
    assert prompt(found) == ("go", 0)
    assert offered(found) == {f"go {square}5" for square in "bcdef"}
    events = play(found, "go b5")
    assert "token" not in kinds(events)  # start squares have no effect here
    assert prompt(found) == ("plan", 1)  # a remaining step is lost
    assert books(found, 0) == ["blink"] and used(found, 0) == []


@pytest.mark.clause("K-29")
def test_a_used_grimoire_lies_face_down_and_still_counts() -> None:
    state = at("c8 a5", "gbg", books="1/blink")
    assert GAME.view(state, 1).standing[0].books == 1
    play(state, "blink e7")
    assert used(state, 0) == ["blink"]
    assert GAME.view(state, 1).standing[0].books == 1 and GAME.view(state, 1).standing[0].symbols == 2
    assert why(state, "blink b5") == "K-35 book-not-held"


@pytest.mark.clause("K-29")
def test_grimoires_wait_for_the_own_turn_and_any_number_may_be_played() -> None:
    state = at("c8 a5", "gbg", books="1/blink,1/blink,1/unhexing,2/changeling", looks="1/leg-1")
    assert why(state, "change 1", seat=1) == "K-11 not-your-turn"
    play(state, "blink e7", "unhex leg-1", "blink b5")
    assert where(state, 0) == "b5" and looks(state, 0) == 0 and prompt(state) == ("plan", 0)


@pytest.mark.clause("K-30")
def test_the_last_grimoire_ends_the_game_at_that_instant() -> None:
    names = [name for name, copies in zip(parts.BOOK_NAMES, parts.BOOK_COPIES, strict=True) for _ in range(copies)]
    names.remove("blink")
    held = ",".join(f"{1 + place % 2}/{name}/used" for place, name in enumerate(names) if name != "deep-pockets")
    held += ",1/deep-pockets,2/deep-pockets"
    state = at("c9 a5", "gso", rigor="f10", books=held)
    events = play(state, "play 1 b9")
    assert tells(events, "book", book="blink") and tells(events, "last-book", seat=0)
    assert state.to_act() == [] and where(state, 0) == "b9"  # it is not even sent home
    ending = state.outcome()
    assert ending is not None and ending.key in ("books", "symbols", "shared")


@pytest.mark.clause("K-35")
def test_copies_and_symbols_of_the_grimoires() -> None:
    listed = {book.name: (book.copies, book.symbols) for book in parts.BOOKS}
    assert listed == {
        "unhexing": (2, 1),
        "deep-pockets": (2, 1),
        "not-me": (2, 1),
        "pass-the-blame": (1, 1),
        "hasty-feet": (2, 2),
        "blink": (2, 2),
        "strings-of-bone": (2, 2),
        "ogres-shove": (2, 2),
        "crystal-gaze": (1, 2),
        "changeling": (1, 3),
        "sticky-fingers": (1, 3),
    }


@pytest.mark.clause("K-35")
def test_unhexing_puts_a_look_under_its_deck() -> None:
    state = at("c8 a5", "gbg", books="1/unhexing", looks="1/leg-1,1/hand-3,2/arm-1")
    assert offered(state, "unhex ") == {"unhex leg-1", "unhex hand-3"}
    play(state, "unhex hand-3")
    assert looks(state, 0) == 1 and state.piles.limit(0) == 3
    assert GAME.view(state, 0).looks_under == ["hand-3"]
    state = at("c8 a5", "gbg", books="1/unhexing", looks="1/leg-1")
    play(state, "play 1 c9", "stop")
    assert offered(state) == {"end", "unhex leg-1"}  # after the card too


@pytest.mark.clause("K-29")
@pytest.mark.clause("K-35")
def test_unhexing_may_be_played_between_the_steps_too() -> None:
    state = at("c8 a5", "gbg", books="1/unhexing,1/blink", looks="1/leg-4")
    play(state, "play 1 c9")
    assert offered(state) == {"step b9", "step c10", "unhex leg-4"}
    assert why(state, "blink e7") == "K-35 book-not-now"  # before the card only
    play(state, "unhex leg-4")
    assert offered(state) == {"step b9", "step c10", "stop"}  # the feet are calm now


@pytest.mark.clause("K-35")
def test_unhexing_flat_palm_turns_the_hand_up() -> None:
    state = at("c8 a5", hands="gbg:0.gbs:0/-", books="1/unhexing", looks="1/hand-4")
    play(state, "unhex hand-4")
    assert [card.face for card in GAME.view(state, 0).hand] == ["gbg", "gbs"]


@pytest.mark.clause("K-35")
@pytest.mark.clause("K-36")
def test_deep_pockets_act_when_drawn_on_anybodys_turn() -> None:
    state = at("d9 c9 f5", rigor="f10", hands="gbo/gbs.gbs.gbs/-")
    play(state, "play 1 c9")
    found, _ = sought(state, ["push b9"], lambda _, told: tells(told, "book", book="deep-pockets"))
    assert len(hand(found, 1)) == 4 and found.piles.limit(1) == 4
    assert used(found, 1) == []  # it stays face up


@pytest.mark.clause("K-35")
@pytest.mark.clause("K-36")
def test_not_me_spares_the_look_but_not_the_move() -> None:
    state = at("d8 a5", "gso", rigor="d9", books="1/not-me,1/not-me")
    events = play(state, "play 1 d9")
    assert "look" not in kinds(events) and prompt(state) == ("react", 0)  # asked before the Look is drawn
    assert offered(state) == {"accept", "deny"}
    play(state, "deny")
    assert looks(state, 0) == 0 and prompt(state) == ("go", 0)
    assert used(state, 0) == ["not-me"]


@pytest.mark.clause("K-35")
def test_not_me_works_against_a_trap_too() -> None:
    state = at("e6 a5", "gbo", rigor="a10", books="1/not-me")
    found, _ = sought(state, ["play 1 e7", "go b5"], lambda _, told: tells(told, "token", token="trap"))
    assert prompt(found) == ("react", 0)
    play(found, "deny")
    assert looks(found, 0) == 0 and prompt(found) == ("plan", 1)


@pytest.mark.clause("K-35")
@pytest.mark.clause("K-36")
def test_pass_the_blame_hits_a_neighbour_of_the_meeting_square() -> None:
    state = at("d8 e9 a5", "gso", rigor="d9", books="1/pass-the-blame,2/not-me")
    play(state, "play 1 d9")
    assert offered(state) == {"accept", "blame 2"}
    assert why(state, "blame 3") == "K-36 cannot-react"
    found, _events = sought(state, ["blame 2"], lambda world, _: prompt(world)[0] == "go")
    assert looks(found, 1) == 1 and looks(found, 0) == 0
    assert where(found, 1) == "e9"  # the blamed goblin does not move and could not react
    assert prompt(found) == ("go", 0)
    alone = at("d8 a6 a5", "gso", rigor="d9", books="1/pass-the-blame")
    play(alone, "play 1 d9")
    assert prompt(alone)[0] != "react"  # nobody is there


@pytest.mark.clause("K-36")
def test_the_mover_may_be_blamed_and_loses_no_step() -> None:
    state = at("d7 d8 a5", "ggo", rigor="d9", books="2/pass-the-blame")
    play(state, "play 1 d8", "push d9")
    assert prompt(state) == ("react", 1) and "blame 1" in offered(state)
    found, _ = sought(state, ["blame 1"], lambda world, told: tells(told, "look", look="leg-1"))
    play(found, "go b5")
    assert prompt(found) == ("second", 0) and looks(found, 0) == 1


@pytest.mark.clause("K-36")
def test_a_trap_asks_the_neighbours_of_the_square_moved_to() -> None:
    state = at("e6 a5 f6", "gbo", rigor="a10", books="1/pass-the-blame")
    found, _ = sought(state, ["play 1 e7", "go b5"], lambda _, told: tells(told, "token", token="trap"))
    assert offered(found) == {"accept", "blame 2"}  # a5 is next to b5; f6 is not


@pytest.mark.clause("K-35")
@pytest.mark.clause("K-36")
def test_hasty_feet_play_a_second_card() -> None:
    state = at("c8 a5", "gbg gbs gpg", books="1/hasty-feet")
    assert why(state, "haste 1 c9") == "K-35 book-not-now"
    play(state, "play 1 c9", "stop")
    assert prompt(state) == ("after", 0)
    assert offered(state, "haste ") == {"haste 1 c8", "haste 1 b9", "haste 1 d9", "haste 2 b9", "haste 2 c10"}
    play(state, "haste 2 c10", "stop")
    assert where(state, 0) == "c10" and len(hand(state, 0)) == 3 and state.actor() == 1
    useless = at("f10 a5", "gpg gbs gbs", books="1/hasty-feet", rigor="a7", turn="3")
    cut, _ = sought(useless, ["play 1 g10", "go b5"], lambda _, told: tells(told, "token", token="teleport"))
    assert prompt(cut) == ("plan", 1)  # cut short: only the draw remains


@pytest.mark.clause("K-36")
def test_hasty_feet_need_a_playable_second_card() -> None:
    state = at("f9 a5", "ggo gbs gbs", books="1/hasty-feet", rigor="a7")
    play(state, "play 1 f10", "stop")
    assert offered(state, "haste ") == {"haste 1 e10", "haste 2 e10"}  # a book; nothing else fits
    barren = at("f9 a5", "ggo rbs", books="1/hasty-feet", rigor="g10")
    play(barren, "play 1 f10", "stop")
    assert offered(barren) == {"end"}  # Rigor could only go to gems


@pytest.mark.clause("K-35")
def test_blink_goes_to_any_empty_teleport_without_a_token() -> None:
    state = at("c8 b5", "gbg", books="1/blink", rigor="f5")
    assert offered(state, "blink ") == {"blink e7", "blink g10"}
    events = play(state, "blink e7")
    assert "token" not in kinds(events) and where(state, 0) == "e7" and prompt(state) == ("plan", 0)
    play(state, min(offered(state, "play ")))
    assert why(state, "blink b5", seat=0) != ""  # before the card only


@pytest.mark.clause("K-35")
@pytest.mark.clause("K-36")
def test_strings_of_bone_move_rigor_one_square_before_or_after() -> None:
    state = at("c8 e10", "gbg", books="1/strings-of-bone,1/strings-of-bone")
    assert offered(state, "bone ") == {"bone c10", "bone d9", "bone e10"}  # any symbol
    found, _ = sought(state, ["bone e10"], lambda _, told: tells(told, "look", look="leg-1", seat=1))
    play(found, "go b5")
    assert prompt(found) == ("plan", 0) and looks(found, 1) == 1
    play(found, "play 1 c9", "stop")
    assert prompt(found) == ("after", 0)
    play(found, "bone f10")
    assert GAME.view(found, None).rigor.square == "f10"


@pytest.mark.clause("K-36")
def test_strings_of_bone_keep_the_rules_for_rigor() -> None:
    warp = at("c8 a5", "gbg", books="1/strings-of-bone", rigor="f10")
    play(warp, "bone g10")
    assert prompt(warp) == ("warp", 0)
    play(warp, "warp b5")
    assert prompt(warp) == ("plan", 0)  # the card is still to come
    own = at("d9 a5", "gbg gbs", books="1/strings-of-bone")
    found, _ = sought(own, ["bone d9"], lambda _, told: tells(told, "look", look="leg-1"))
    play(found, "go b5")
    assert prompt(found) == ("plan", 1)  # meeting one's own goblin ends the turn


@pytest.mark.clause("K-35")
@pytest.mark.clause("K-36")
def test_ogres_shove_chooses_every_direction_of_this_chain() -> None:
    state = at("d6 d7 d8 a10", "gsg", books="1/ogres-shove")
    assert {"play 1 d7", "play 1 d7 shove"} <= offered(state)
    assert why(state, "play 1 d5 shove") == "K-35 nobody-to-push"
    play(state, "play 1 d7 shove", "push d8")
    assert prompt(state) == ("link", 0)  # not the second goblin's owner
    assert offered(state) == {"push c8", "push d9", "push e8"}  # never back, as ever
    play(state, "push c8")
    assert used(state, 0) == ["ogres-shove"] and where(state, 2) == "c8"
    second = at("d6 d8 c7 a10", "ggo", books="1/ogres-shove")
    play(second, "play 1 d7")
    assert "step d8 shove" in offered(second)


@pytest.mark.clause("K-35")
def test_crystal_gaze_makes_both_symbols_balls() -> None:
    state = at("d6 a5", "gsg", books="1/crystal-gaze")
    assert offered(state, "play 1 ") == {
        "play 1 d5",
        "play 1 d7",
        *(f"play 1 {square} gaze" for square in ["d5", "c6", "e6", "d7"]),
    }
    play(state, "play 1 e6 gaze")
    assert offered(state) == {"step e5", "step d6", "step f6", "step e7", "stop"}
    assert used(state, 0) == ["crystal-gaze"]


@pytest.mark.clause("K-35")
@pytest.mark.clause("K-36")
def test_changeling_swaps_places_without_effects() -> None:
    state = at("c8 e7 a5", "gbg", books="1/changeling", rigor="f7")
    assert offered(state, "change ") == {"change 2", "change 3"}
    events = play(state, "change 2")
    assert (where(state, 0), where(state, 1)) == ("e7", "c8")
    assert kinds(events) == ["used", "changed"] and prompt(state) == ("plan", 0)


@pytest.mark.clause("K-35")
@pytest.mark.clause("K-36")
def test_sticky_fingers_see_a_hand_and_swap_a_card() -> None:
    state = at("c8 a5 c5", hands="gbg.gbs.gpg/roo.rbs.rpg/goo", books="1/sticky-fingers")
    assert offered(state, "pilfer ") == {"pilfer 2", "pilfer 3"}
    events = play(state, "pilfer 2")
    seen = next(event for event in events if event.kind == "pilfered")
    assert seen.seen_by(0)["cards"] == ["roo", "rbs", "rpg"] and "cards" not in seen.seen_by(2)
    assert [card.face for card in GAME.view(state, 0).sides[1].cards] == ["roo", "rbs", "rpg"]
    assert [card.face for card in GAME.view(state, 2).sides[1].cards] == [None, None, None]
    assert len(offered(state)) == 9 and prompt(state) == ("trade", 0)  # both cards are the thief's choice
    play(state, "swap 3 1")
    assert hand(state, 0) == ["gbg", "gbs", "roo"] and hand(state, 1) == ["rbs", "rpg", "gpg"]
    assert prompt(state) == ("plan", 0)
    for seed in range(10):  # each knows the card given away, and the thief all he saw
        assert hand(state.guess(1, Chance(seed)), 0)[2] == "roo"
        assert hand(state.guess(0, Chance(seed)), 1) == ["rbs", "rpg", "gpg"]


@pytest.mark.clause("K-36")
def test_only_one_answer_per_look() -> None:
    state = at("d8 e9 a5", "gso", rigor="d9", books="1/pass-the-blame,1/not-me")
    play(state, "play 1 d9")
    assert offered(state) == {"accept", "deny", "blame 2"}
    play(state, "deny")
    assert prompt(state) == ("go", 0)
