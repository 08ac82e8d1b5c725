"""K-26 to K-28, K-33, K-34: Looks, their handicaps, slips and the court of a table."""

from __future__ import annotations

import pytest

from armarium.chance import Chance
from armarium.game import NOBODY
from armarium.games.kragmortha import GAME, parts
from armarium.games.kragmortha.state import State
from tests.kragmortha.tables import at, drawing, hand, kinds, looks, offered, play, prompt, sought, tells, why

MEETING = "play 1 d9"


def meeting(**fields: str) -> State:
    """The first goblin steps onto Rigor next."""
    return at("d8 a5 c5", "gso", rigor="d9", **fields)


def held(state: State, seat: int) -> list[str]:
    return [look.id for look in GAME.view(state, seat).sides[seat].looks or []]


def slip(state: State, text: str) -> list[str]:
    state.events = []
    state.play(NOBODY, state.find(NOBODY, text))
    told, state.events = kinds(state.events), None
    return told


@pytest.mark.clause("K-26")
def test_a_symbol_one_has_goes_under_the_deck() -> None:
    state = meeting(looks="1/leg-1")
    after, events = sought(
        state, [MEETING], lambda _, told: any(e.values.get("count") for e in told if e.kind == "look")
    )
    told = next(event for event in events if event.kind == "look").values
    assert all(str(id).startswith("leg-") for id in told["looks"])  # type: ignore[union-attr]
    assert not str(told["look"]).startswith("leg-")
    assert GAME.view(after, None).looks_under == told["looks"]
    families = [id.split("-")[0] for id in held(after, 0)]
    assert len(set(families)) == 2


@pytest.mark.clause("K-26")
def test_after_a_whole_pass_the_first_card_is_kept() -> None:
    rest = [id for id in parts.LOOK_IDS if id.split("-")[0] not in ("leg", "arm")]
    taken = ",".join(f"{2 + place % 2}/{id}" for place, id in enumerate(rest[:6]))
    state = meeting(looks=f"1/leg-1,1/arm-1,{taken}", under=",".join(["leg-2", "arm-2"]))
    state.piles.unseen = 0  # only cards with symbols the drawer has are left, in a known order
    play(state, MEETING)
    assert "leg-2" in held(state, 0) and looks(state, 0) == 3
    assert GAME.view(state, None).looks_under == ["arm-2"]


@pytest.mark.clause("K-26")
def test_an_empty_deck_counts_as_a_fourth_look() -> None:
    state = meeting()
    state.piles.unseen = 0
    events = play(state, MEETING)
    assert tells(events, "no-look", seat=0) and state.outcome() is not None
    assert 0 not in state.outcome().winners  # type: ignore[union-attr]


@pytest.mark.clause("K-27")
def test_the_fourth_look_ends_the_game_at_once() -> None:
    state = meeting(looks="1/leg-1,1/arm-1,1/head-1")
    events = play(state, MEETING)
    assert tells(events, "out", seat=0) and kinds(events)[-1] == "over"
    assert state.to_act() == [] and len(state.stack) == 0 and len(hand(state, 0)) == 0  # no move, no draw
    ending = state.outcome()
    assert ending is not None and 0 not in ending.winners


@pytest.mark.clause("K-28")
def test_gentle_allows_one_slip_in_a_turn() -> None:
    state = at("c8 a5", "gbg", looks="2/leg-1,2/voice-4")
    assert offered(state, seat=NOBODY) == {"slip 2 leg-1", "slip 2 voice-4"}
    slip(state, "slip 2 leg-1")
    assert looks(state, 1) == 3 and offered(state, seat=NOBODY) == set()
    while prompt(state)[0] in ("discard", "device"):
        play(state, min(offered(state)))
    play(state, "play 1 c9", "stop")
    assert "slip 2 leg-1" in offered(state, seat=NOBODY)  # another turn
    strict = at("c8 a5", "gbg", looks="2/leg-1,2/voice-4", options="gentle:off")
    slip(strict, "slip 2 leg-1")
    assert "slip 2 voice-4" in offered(strict, seat=NOBODY)


# --- K-33: the handicaps of the rules ---------------------------------------------------------------------------------


@pytest.mark.clause("K-33")
def test_there_are_six_families_of_four_with_both_forms() -> None:
    from armarium import words

    for language in words.LANGUAGES:
        said = words.words("kragmortha", language)
        for id in parts.LOOK_IDS:
            assert said.has(f"look-{id}") and said.has(f"order-{id}") and said.has(f"table-{id}")
    checks = {look.id: look.check for look in parts.LOOKS}
    assert {id for id, check in checks.items() if check == "C"} == {"head-2", "head-3", "arm-4"}
    assert {id for id, check in checks.items() if "H" in check} == {
        "head-4",
        "arm-2",
        "hand-1",
        "hand-2",
        "hand-3",
        "hand-4",
        "leg-4",
    }


@pytest.mark.clause("K-33")
def test_bowed_head_hides_names_and_cards_of_the_others() -> None:
    state = at("c8 a5 c5", "gbg", looks="1/head-4,2/leg-1", books="2/blink")
    bowed, open_ = GAME.view(state, 0), GAME.view(state, 2)
    assert bowed.sides[1].looks is None and bowed.sides[1].books is None and bowed.sides[1].nameless
    assert bowed.sides[0].looks is not None and not bowed.sides[0].nameless
    assert open_.sides[1].looks is not None and not open_.sides[1].nameless
    assert bowed.sides[1].look_count == 1  # the standing stays open


@pytest.mark.clause("K-33")
def test_bowed_head_does_not_learn_what_others_draw() -> None:
    state = at("d8 a5 c5", "gso", rigor="d9", looks="2/head-4")
    after, events = sought(state, [MEETING], lambda _, told: tells(told, "look", look="leg-1"))
    told = next(event for event in events if event.kind == "look")
    assert "look" not in told.seen_by(1) and told.seen_by(2)["look"] == "leg-1" and "look" not in told.seen_by(None)
    guesses = {tuple(held(after.guess(1, Chance(seed)), 0)) for seed in range(60)}
    assert len(guesses) > 5  # it may be any Look for all the bowed goblin knows
    assert {tuple(held(after.guess(2, Chance(seed)), 0)) for seed in range(20)} == {("leg-1",)}


@pytest.mark.clause("K-33")
def test_hooked_elbow_plays_the_first_card_touched() -> None:
    state = at("c8 a5", "gbg gbs roo", looks="1/arm-2")
    assert offered(state) == {"touch 1", "touch 2", "touch 3"}
    assert why(state, "play 1 c9") == "K-33 touch-first"
    play(state, "touch 2")
    assert offered(state) and all(text.startswith("play 2 ") for text in offered(state))
    assert why(state, "play 1 c9") == "K-33 touched-card"


@pytest.mark.clause("K-33")
@pytest.mark.clause("K-34")
def test_a_touched_card_that_cannot_be_played_is_shown_and_the_others_are_free() -> None:
    state = at("g10 a5", "gbs gpg gbs", looks="1/arm-2")
    events = play(state, "touch 1")
    assert tells(events, "showed", seat=0, card="gbs")
    assert offered(state) == {"play 2 f10"}
    assert GAME.view(state, 1).sides[0].cards[0].face == "gbs"


@pytest.mark.clause("K-33")
def test_crab_claws_take_only_outer_cards() -> None:
    state = at("c8 a5", "gbg gbg gbg", looks="1/hand-1")
    assert {text.split()[1] for text in offered(state)} == {"1", "3"}
    assert why(state, "play 2 c9") == "K-33 outer-cards"
    stuck = at("g10 a5", "gbs gpg gbs", looks="1/hand-1")
    assert offered(stuck) == {"play 2 f10"}
    events = play(stuck, "play 2 f10", "stop")
    assert tells(events, "showed", seat=0, slot=1) and tells(events, "showed", seat=0, slot=3)


@pytest.mark.clause("K-33")
def test_straight_fingers_lay_the_hand_open() -> None:
    state = at("d8 a5 c5", "gso gbs gpg", rigor="d9")
    after = drawing(state, MEETING, "look", "hand-2")
    for reader in (1, 2, None):
        assert [card.face for card in GAME.view(after, reader).sides[0].cards] == ["gbs", "gpg"]
    events = play(after, "go b5")
    drawn = next(event for event in events if event.kind == "drew")
    assert "cards" in drawn.seen_by(None)  # new cards are drawn openly too


@pytest.mark.clause("K-33")
@pytest.mark.clause("K-34")
def test_butterfingers_discard_down_to_two() -> None:
    state = at("d9 a5 c5", seat="2", hands="gso.gbs.gpg/rso/-", rigor="d10")
    found = drawing(state, "play 1 d9", "look", "hand-3")
    assert prompt(found) == ("discard", 0)
    assert offered(found) == {"discard 1", "discard 2", "discard 3"}
    events = play(found, "discard 2")
    assert hand(found, 0) == ["gso", "gpg"] and tells(events, "discarded", card="gbs")
    assert prompt(found)[0] == "go"


@pytest.mark.clause("K-33")
def test_flat_palm_sends_a_face_only_when_asked_for() -> None:
    state = at("c8 a5", hands="gbg:0.gbs:0.goo:0/-", looks="1/hand-4")
    assert [card.face for card in GAME.view(state, 0).hand] == [None, None, None]
    assert offered(state) == {"peek 1", "peek 2", "peek 3"}
    assert why(state, "play 1 c9") == why(state, "exchange") == "K-33 look-first"
    events = play(state, "peek 2")
    assert "card" not in events[0].seen_by(1) and events[0].seen_by(0)["card"] == "gbs"
    assert [card.face for card in GAME.view(state, 0).hand] == [None, "gbs", None]
    assert state.actor() == 0  # looking is not the turn's move
    play(state, "peek 1")
    assert [card.face for card in GAME.view(state, 0).hand] == ["gbg", None, None]  # one at a time
    assert {text.split()[1] for text in offered(state, "play ")} == {"1"}
    assert {hand(state.guess(0, Chance(seed)), 0)[2] for seed in range(60)} != {"goo"}  # the third is still unknown


@pytest.mark.clause("K-33")
def test_flat_palm_exchanges_only_a_hand_it_has_looked_at() -> None:
    state = at("g10 a5", hands="gbs:0.gbs:0.gbs:0/-", looks="1/hand-4")
    play(state, "peek 1", "peek 2")
    assert "exchange" not in offered(state)
    play(state, "peek 3")
    assert "exchange" in offered(state)


@pytest.mark.clause("K-34")
def test_second_glances_are_limited_but_never_block_the_turn() -> None:
    state = at("c8 a5", hands="gbg.gbs.goo/-", looks="1/hand-4", peeks="1")
    play(state, "peek 1")
    assert not offered(state, "peek ")
    assert {text.split()[1] for text in offered(state, "play ")} == {"1", "2", "3"}


@pytest.mark.clause("K-33")
@pytest.mark.clause("K-34")
def test_restless_feet_must_take_a_possible_second_step() -> None:
    state = at("c8 a5", "gbg", looks="1/leg-4")
    play(state, "play 1 c9")
    assert offered(state) == {"step b9", "step c10"}
    assert why(state, "stop") == "K-33 restless-feet"
    rigor = at("c8 a5", "rpg", looks="1/leg-4")
    play(rigor, "play 1 c10")
    assert offered(rigor) == {"step b10", "step d10"}  # Rigor cards too
    alone = at("a5 c5", "gbp", looks="1/leg-4")
    play(alone, "play 1 a6")
    assert prompt(alone) == ("plan", 1)  # no potion near a6, so one step is enough


@pytest.mark.clause("K-33")
def test_arm_behind_the_back_keeps_pointer_or_keyboard() -> None:
    after = drawing(meeting(), MEETING, "look", "arm-4")
    assert prompt(after) == ("device", 0) and offered(after) == {"pointer", "keyboard"}
    play(after, "keyboard")
    assert GAME.view(after, 1).sides[0].device == "keyboard"


# --- K-34: slips ------------------------------------------------------------------------------------------------------


@pytest.mark.clause("K-34")
def test_only_the_server_calls_slips_and_only_of_orders_it_can_check() -> None:
    state = at("c8 a5", "gbg", looks="1/leg-1,1/head-2,1/hand-1")
    assert offered(state, seat=NOBODY) == {"slip 1 leg-1"}
    assert why(state, "slip 1 leg-1", seat=0) == "K-34 slip-by-server"
    told = slip(state, "slip 1 leg-1")
    assert told[:2] == ["slip", "look"]  # no meeting, no reaction


@pytest.mark.clause("K-34")
def test_a_slip_is_paid_after_the_current_step() -> None:
    state = at("d6 d7 d8 a10", "gsg", looks="3/leg-1")
    play(state, "play 1 d7", "push d8")
    assert prompt(state) == ("link", 1)
    assert slip(state, "slip 3 leg-1") == ["slip"]
    assert looks(state, 2) == 1 and GAME.view(state, None).owed == [2]
    play(state, "push c8")
    assert looks(state, 2) == 2 and GAME.view(state, None).owed == []


@pytest.mark.clause("K-34")
def test_a_slip_cannot_be_talked_away() -> None:
    state = at("c8 a5", "gbg", looks="1/leg-1", books="1/not-me")
    slip(state, "slip 1 leg-1")
    assert looks(state, 0) == 2 and prompt(state)[0] != "react"


TABLE = "mode:table"


@pytest.mark.clause("K-34")
def test_at_one_table_anybody_else_may_catch_and_the_accused_may_admit() -> None:
    state = at("c8 a5 c5", "gbg", looks="1/leg-1", options=TABLE)
    assert "caught 1 leg-1" in offered(state, seat=1) and "caught 1 leg-1" in offered(state, seat=2)
    assert why(state, "caught 1 leg-1", seat=0) == "K-34 accuses-self"
    assert offered(state, seat=NOBODY) == set()
    state.play(1, state.find(1, "caught 1 leg-1"))
    assert prompt(state) == ("admit", 0)
    assert why(state, "caught 1 leg-1", seat=2) == "K-34 case-open"
    play(state, "admit")
    assert looks(state, 0) == 2


@pytest.mark.clause("K-34")
@pytest.mark.parametrize(
    ("votes", "guilty"), [("guilty guilty", True), ("guilty clear", False), ("clear clear", False)]
)
def test_the_others_vote_in_secret_and_a_tie_clears(votes: str, guilty: bool) -> None:
    state = at("c8 a5 c5", "gbg", looks="1/leg-1", options=TABLE)
    state.play(1, state.find(1, "caught 1 leg-1"))
    play(state, "contest")
    assert state.to_act() == [1, 2]  # the accuser included
    first, second = votes.split()
    state.play(1, state.find(1, first))
    assert state.to_act() == [2] and offered(state, seat=1) == {"guilty", "clear", "abstain"}
    assert GAME.view(state, 2).case is not None and "votes" not in str(GAME.view(state, 2).case)
    state.play(2, state.find(2, second))
    assert looks(state, 0) == 1 + guilty
    assert why(state, "caught 1 leg-1", seat=1) == ("K-28 no-slip" if guilty else "K-34 accused-already")


@pytest.mark.clause("K-34")
def test_an_accusation_may_interrupt_a_chain_and_the_chain_goes_on_after_it() -> None:
    state = at("d6 d7 d8 a10", "gsg", looks="3/leg-1", options=TABLE)
    play(state, "play 1 d7", "push d8")
    state.play(3, state.find(3, "caught 3 leg-1"))
    assert prompt(state) == ("admit", 2)
    assert GAME.position(GAME.from_position(GAME.position(state), Chance(0))) == GAME.position(state)
    play(state, "admit")
    assert prompt(state) == ("link", 1) and looks(state, 2) == 1  # paid when the step is done
    play(state, "push c8")
    assert looks(state, 2) == 2


@pytest.mark.clause("K-34")
def test_with_two_players_only_an_admission_counts() -> None:
    state = at("c8 a5", "gbg", looks="1/leg-1", options=TABLE)
    state.play(1, state.find(1, "caught 1 leg-1"))
    events = play(state, "contest")
    assert tells(events, "cleared", seat=0) and looks(state, 0) == 1


@pytest.mark.clause("K-34")
def test_at_one_table_people_obey_by_themselves_but_for_the_hand_limit() -> None:
    state = at("c8 a5", "gbg gbg gbg", looks="1/hand-1,1/arm-2,1/leg-4", options=TABLE)
    assert {text.split()[1] for text in offered(state, "play ")} == {"1", "2", "3"}
    assert at("c8 a5", looks="1/hand-3", options=TABLE).piles.limit(0) == 2


@pytest.mark.clause("K-34")
def test_without_chat_other_orders_take_the_place_of_chat_orders() -> None:
    state = at("c8 a5", "gbg", looks="1/mouth-1,2/mouth-2,1/voice-2,2/voice-4", options="chat:off")
    orders = {look.id: look.order for side in GAME.view(state, 0).sides for look in side.looks or ()}
    assert orders == {"mouth-1": "mouth-3", "mouth-2": "mouth-4", "voice-2": "voice-1", "voice-4": "voice-3"}


@pytest.mark.clause("K-34")
def test_a_family_that_is_off_counts_but_asks_nothing() -> None:
    state = at("c8 a5", "gbg gbg gbg", looks="1/hand-1,1/leg-1", options="hand:off,leg:off")
    assert {text.split()[1] for text in offered(state)} == {"1", "2", "3"}
    assert offered(state, seat=NOBODY) == set()
    assert [look.order for look in GAME.view(state, 0).sides[0].looks or ()] == [None, None]
    assert looks(state, 0) == 2


@pytest.mark.clause("K-34")
@pytest.mark.parametrize(("options", "seconds"), [("", 15), ("doubled-clocks:on", 30)])
def test_a_look_names_the_seconds_of_this_table(options: str, seconds: int) -> None:
    looks = GAME.view(at("c8 a5", "gbg", looks="1/leg-1", options=options), 0).sides[0].looks
    assert [look.seconds for look in looks or ()] == [seconds]
