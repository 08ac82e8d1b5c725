"""K-28, K-34: who may accuse and vote, which turn a slip belongs to, glances, and Looks that somebody cannot do."""

from __future__ import annotations

import pytest

from armarium.bots import Observation
from armarium.chance import Chance
from armarium.game import NOBODY
from armarium.games.kragmortha import GAME, parts
from armarium.games.kragmortha.state import State
from armarium.games.kragmortha.view import Case
from tests.kragmortha.tables import at, hand, looks, offered, play, prompt, sought, tells, why

TABLE = "mode:table"


def accused(seats: str = "c8 a5 c5 d6", looks: str = "1/leg-1,3/arm-1,4/head-1", options: str = TABLE) -> State:
    return at(seats, "gbg", looks=looks, options=options)


def do(state: State, seat: int, text: str) -> None:
    state.play(seat, state.find(seat, text))


# --- K-34: accusations ------------------------------------------------------------------------------------------------


@pytest.mark.clause("K-34")
@pytest.mark.parametrize("upheld", ["admit", "vote"])
def test_who_was_right_may_accuse_again_in_the_same_turn(upheld: str) -> None:
    state = accused()
    do(state, 1, "caught 1 leg-1")
    assert GAME.view(state, 2).case == Case(accused=0, accuser=1, look="leg-1", voted=[])
    if upheld == "admit":
        do(state, 0, "admit")
    else:
        do(state, 0, "contest")
        for seat in (1, 2, 3):
            do(state, seat, "guilty")
    assert looks(state, 0) == 2
    assert "caught 3 arm-1" in offered(state, seat=1) and "caught 4 head-1" in offered(state, seat=2)


@pytest.mark.clause("K-34")
def test_who_was_wrong_waits_for_the_next_turn() -> None:
    state = accused()
    do(state, 1, "caught 1 leg-1")
    do(state, 0, "contest")
    for seat in (1, 2, 3):
        do(state, seat, "clear")
    assert looks(state, 0) == 1
    assert not offered(state, "caught", seat=1) and why(state, "caught 3 arm-1", seat=1) == "K-34 accused-already"
    assert "caught 3 arm-1" in offered(state, seat=3)  # the others still may
    play(state, "play 1 c9", "stop")
    assert "caught 3 arm-1" in offered(state, seat=1)


@pytest.mark.clause("K-34")
def test_somebody_elses_success_does_not_help() -> None:
    state = accused()
    do(state, 1, "caught 1 leg-1")
    do(state, 0, "contest")
    for seat in (1, 2, 3):
        do(state, seat, "clear")
    do(state, 3, "caught 3 arm-1")
    do(state, 2, "admit")
    assert not offered(state, "caught", seat=1) and offered(state, "caught", seat=3)


@pytest.mark.clause("K-34")
@pytest.mark.parametrize(
    ("votes", "guilty"),
    [
        ("guilty guilty abstain", True),
        ("guilty clear abstain", False),
        ("guilty abstain abstain", False),  # two people and two bots: only an admission counts
        ("abstain abstain abstain", False),
        ("guilty guilty clear", True),
    ],
)
def test_one_voice_alone_convicts_nobody(votes: str, guilty: bool) -> None:
    state = accused()
    do(state, 1, "caught 1 leg-1")
    do(state, 0, "contest")
    for seat, vote in zip((1, 2, 3), votes.split(), strict=True):
        text = GAME.position(state)
        assert GAME.position(GAME.from_position(text, Chance(0))) == text
        do(state, seat, vote)
    assert looks(state, 0) == 1 + guilty and prompt(state) == ("plan", 0)


@pytest.mark.clause("K-34")
@pytest.mark.parametrize(("first", "last", "guilty"), [("guilty", "clear", False), ("clear", "guilty", True)])
def test_a_vote_that_is_changed_counts_as_the_last_one(first: str, last: str, guilty: bool) -> None:
    state = accused()
    do(state, 1, "caught 1 leg-1")
    do(state, 0, "contest")
    do(state, 1, first)
    do(state, 1, last)
    do(state, 2, "clear" if last == "clear" else "guilty")
    do(state, 3, "guilty" if first == "guilty" else "clear")
    assert looks(state, 0) == 1 + guilty


@pytest.mark.clause("K-34")
def test_bots_never_vote_or_accuse_and_obey_all_orders() -> None:
    state = accused()
    assert offered(state, "caught", seat=0) and offered(state, "ease", seat=0)
    observation = Observation.of(GAME, state, 0, Chance(1))
    assert {observation.text(move).split()[0] for move in observation.moves} == {"play"}
    assert {offer.kind for offer in observation.offers} == {"play"}
    do(state, 1, "caught 1 leg-1")
    do(state, 0, "contest")
    voter = Observation.of(GAME, state, 2, Chance(1))
    assert [voter.text(move) for move in voter.moves] == ["abstain"]


# --- K-28: which turn a slip belongs to -------------------------------------------------------------------------------


@pytest.mark.clause("K-28")
def test_a_slip_judged_after_the_turns_end_belongs_to_the_turn_it_was_made_in() -> None:
    state = at("c8 a5", "gbg", looks="1/head-4,1/voice-3", options="head:off")
    play(state, "play 1 c9", "stop")
    assert prompt(state)[1] == 1
    do(state, NOBODY, "slip 1 voice-3 before")
    while prompt(state)[0] in ("discard", "device"):
        play(state, min(offered(state)))
    assert looks(state, 0) == 3 and not GAME.view(state, 1).sides[0].slipped
    assert why(state, "slip 1 voice-3 before", NOBODY) == "K-28 no-slip"  # that turn is paid for
    assert why(state, "slip 1 voice-3", NOBODY) == ""  # this one is not
    text = GAME.position(state)
    assert " slipped=:1 " in text and GAME.position(GAME.from_position(text, Chance(0))) == text


@pytest.mark.clause("K-28")
def test_who_paid_in_a_turn_does_not_pay_for_it_again_in_the_next() -> None:
    state = at("c8 a5", "gbg", looks="1/voice-3,1/leg-1")
    do(state, NOBODY, "slip 1 leg-1")
    while prompt(state)[0] in ("discard", "device"):
        play(state, min(offered(state)))
    play(state, min(offered(state, "play ") or offered(state)))
    while state.seat == 0:
        play(state, min(offered(state)))
    assert why(state, "slip 1 voice-3 before", NOBODY) == "K-28 no-slip"
    strict = at("c8 a5", "gbg", looks="1/voice-3", options="gentle:off", slipped=":1")
    assert why(strict, "slip 1 voice-3 before", NOBODY) == ""


# --- K-34: glances, the hand's order ----------------------------------------------------------------------------------


@pytest.mark.clause("K-34")
def test_at_most_six_glances_in_a_turn_and_every_card_can_be_seen() -> None:
    state = at("c8 a5", hands="gbg:0.gbs:0.goo:0/-", looks="1/hand-4")
    glances = 0
    while offered(state, "peek "):
        seen = [text for text in sorted(offered(state, "peek ")) if state.piles.known_by(0, int(text[-1]) - 1) & 1]
        play(state, seen[0] if seen else min(offered(state, "peek ")))  # looking again where one may
        glances += 1
    assert glances == 6 and all(state.piles.known_by(0, slot) & 1 for slot in range(3))
    assert {text.split()[1] for text in offered(state, "play ")} == {"1", "2", "3"}
    assert why(state, "peek 1") in ("K-34 glances-spent", "")


@pytest.mark.clause("K-34")
def test_the_hand_is_ordered_and_new_cards_go_right() -> None:
    state = at("c8 a5", "gbg gbs goo")
    play(state, "play 2 c9", "stop")
    assert hand(state, 0)[:2] == ["gbg", "goo"] and len(hand(state, 0)) == 3


# --- K-34: a Look one cannot do ---------------------------------------------------------------------------------------


@pytest.mark.clause("K-34")
def test_at_a_friendly_table_a_look_is_exchanged_for_another_of_its_family() -> None:
    state = at("c8 a5 c5", "gbg", looks="2/voice-3")
    assert offered(state, "ease", seat=1) == {"ease voice-3"} and not offered(state, "ease", seat=0)
    state.events = []
    do(state, 1, "ease voice-3")
    (look,) = GAME.view(state, 0).sides[1].looks or []
    assert look.family == "voice" and look.id != "voice-3" and looks(state, 1) == 1
    assert tells(state.events, "spared", seat=1, look="voice-3") and tells(state.events, "look", look=look.id, count=0)
    assert GAME.view(state, None).looks_under == ["voice-3"] and prompt(state) == ("plan", 0)
    strict = at("c8 a5 c5", "gbg", looks="2/voice-3", options="friendly:off")
    assert why(strict, "ease voice-3", 1) == "K-34 not-friendly"


@pytest.mark.clause("K-34")
def test_where_no_other_of_the_family_is_left_the_look_gets_its_stand_in() -> None:
    state = at("c8 a5 c5", "gbg", looks="1/leg-1,2/leg-2,2/leg-3,3/leg-4")
    events = play(state, "ease leg-1")
    (look,) = GAME.view(state, 1).sides[0].looks or []
    assert tells(events, "eased", seat=0, look="leg-1") and (look.id, look.eased, look.seconds) == ("leg-1", True, 30)
    assert why(state, "ease leg-1") == "K-34 ease-needless"
    text = GAME.position(state)
    assert "1/leg-1/eased" in text and GAME.position(GAME.from_position(text, Chance(0))) == text


@pytest.mark.clause("K-34")
def test_what_the_rules_impose_can_be_done_by_everybody_and_stays() -> None:
    state = at("c8 a5", "gbg gbg gbg", looks="1/hand-1,1/arm-2,1/leg-4")
    assert offered(state, "ease") == set() and why(state, "ease arm-2") == "K-34 ease-needless"
    assert why(state, "ease leg-1") == "K-34 look-not-yours"


@pytest.mark.clause("K-34")
def test_an_exchanged_look_binds_at_once_and_frees_what_the_old_one_held() -> None:
    state = at("c8 a5", "gbg gbg gbg", looks="1/arm-4", devices="p-")
    after, _ = sought(state, ["ease arm-4"], lambda world, _: "arm-2" in str(GAME.view(world, 0).sides[0].looks))
    assert GAME.view(after, 1).sides[0].device is None
    assert offered(after) == {"touch 1", "touch 2", "touch 3"}


@pytest.mark.clause("K-34")
def test_a_device_given_up_twice_is_the_last_one_chosen() -> None:
    state = at("c8 a5", "gbg", looks="1/arm-4", devices="k-", books="1/unhexing")
    play(state, "unhex arm-4")
    assert GAME.view(state, 1).sides[0].device is None


# --- K-26, K-32 -------------------------------------------------------------------------------------------------------


@pytest.mark.clause("K-26")
def test_looks_go_under_the_deck_in_the_order_they_were_drawn() -> None:
    taken = ",".join(f"2/{id}" for id in ("mouth-1", "head-1", "hand-1"))
    under = "leg-3 arm-2 leg-2 voice-4 arm-3"
    state = at("d8 a5 c5", "gso", rigor="d9", looks=f"1/leg-1,1/arm-1,{taken}", under=under)
    state.piles.unseen = 0  # the deck is what lies under it, in that order
    events = play(state, "play 1 d9")
    told = next(event.values for event in events if event.kind == "look")
    assert told["looks"] == ["leg-3", "arm-2", "leg-2"] and told["look"] == "voice-4"
    assert GAME.view(state, None).looks_under == ["arm-3", "leg-3", "arm-2", "leg-2"]


@pytest.mark.clause("K-32")
@pytest.mark.parametrize(
    ("books", "held", "limit"),
    [
        ("1/deep-pockets", "", 4),
        ("1/deep-pockets,1/deep-pockets", "", 5),
        ("1/deep-pockets,1/deep-pockets", "1/hand-3", 4),
        ("1/deep-pockets,2/deep-pockets", "", 4),
        ("", "1/hand-3", 2),
    ],
)
def test_each_deep_pockets_holds_one_card_more(books: str, held: str, limit: int) -> None:
    state = at("c8 a5", "gbg", books=books, looks=held)
    assert state.piles.limit(0) == limit and GAME.view(state, 1).sides[0].limit == limit
    play(state, "play 1 c9", "stop")
    assert len(hand(state, 0)) == limit


def test_every_order_that_can_be_failed_can_be_exchanged() -> None:
    for look in parts.LOOKS:
        state = at("c8 a5", hands="gbg:12/-" if look.id == "hand-2" else "gbg/-", looks=f"1/{look.id}")
        assert bool(offered(state, "ease")) == (look.check != "H")


@pytest.mark.clause("K-32")
def test_where_every_card_is_in_a_hand_nothing_is_drawn() -> None:
    piles = at("c8 a5", "gbg").piles
    piles.left = 0
    for face in range(len(parts.FACES)):
        piles.deck[face] = piles.discards[face] = 0
    assert piles.draw(0, Chance(1)) == -1 and piles.held[0] == 1


@pytest.mark.clause("K-34")
def test_an_eased_look_that_was_shaken_off_is_no_longer_eased() -> None:
    state = at("c8 a5", "gbg", looks="1/leg-1/eased,2/leg-2/eased", books="1/unhexing")
    play(state, "unhex leg-1")
    assert int(state.piles.eased) == 1 << parts.LOOK_IDS.index("leg-2")
