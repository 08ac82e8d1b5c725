"""Rules of the real boxes as their companions keep them, clause by clause: each test fails once its rule is broken."""

from __future__ import annotations

import pytest

from armarium.chance import Chance
from armarium.game import Options
from armarium.games.grimoire.box import GAME as GRIMOIRE
from armarium.games.grimoire.parts import NUMBERS
from armarium.games.kragmortha.box import GAME as KRAGMORTHA
from armarium.games.kragmortha.box.rules import CLEAR, GUILTY, Held
from armarium.games.kragmortha.box.rules import State as KragmorthaState
from armarium.games.kragmortha.parts import BOOK_NAMES, LOOK_IDS
from armarium.reason import Refused
from tests.pads.test_pads import refused, report, with_tokens

MOUTHS = [look for look, name in enumerate(LOOK_IDS) if name.startswith("mouth")]
HEAD = LOOK_IDS.index("head-1")


def dealt(
    *held: tuple[int, int], unseen: list[int], under: list[int], options: Options | None = None
) -> KragmorthaState:
    """Two goblins: who holds which Look, and what is left in the deck in its order; other Looks lie with the second."""
    state = KRAGMORTHA.new(2, options or {}, Chance(1))
    state.kept.held = [Held(seat, look, named=True) for seat, look in held]
    state.kept.unseen, state.kept.under = list(unseen), list(under)
    state.events = []
    return state


def looks_of(state: KragmorthaState, seat: int) -> list[int]:
    return [held.look for held in state.looks_of(seat)]


def family_of(state: KragmorthaState, seat: int) -> str:
    """Of the first Look that a seat has."""
    return LOOK_IDS[looks_of(state, seat)[0]].partition("-")[0]


# --- Kragmortha -----------------------------------------------------------------------------------------------------


@pytest.mark.clause("K-26")
def test_a_look_of_a_known_sign_goes_under_the_deck_and_is_named() -> None:
    state = dealt((0, MOUTHS[0]), unseen=[MOUTHS[1]], under=[HEAD, MOUTHS[2]])
    report(state, 0, "meet 1")
    assert looks_of(state, 0) == [MOUTHS[0], HEAD]
    assert (state.kept.unseen, state.kept.under) == ([], [MOUTHS[2], MOUTHS[1]]), "rejected ones lie at the bottom"
    told = {event.kind: event.values for event in state.events or []}
    assert told["turned-down"]["looks"] == ["mouth-2"]


@pytest.mark.clause("K-26")
def test_after_a_whole_pass_the_first_one_is_taken() -> None:
    state = dealt((0, MOUTHS[0]), unseen=[MOUTHS[1]], under=[MOUTHS[2]])
    report(state, 0, "meet 1")
    assert looks_of(state, 0) == MOUTHS[:2] and state.kept.under == [MOUTHS[2]]


@pytest.mark.clause("K-26", "K-27")
def test_no_look_left_is_a_fourth() -> None:
    state = dealt(unseen=[], under=[])
    report(state, 0, "book 1 blink", "meet 1")
    ending = state.outcome()
    assert ending is not None and (ending.winners, ending.key) == ([1], "looks")
    sides = KRAGMORTHA.view(state, 0).sides
    assert [(side.count, side.out, side.place) for side in sides] == [(4, True, 2), (0, False, 1)]


@pytest.mark.clause("K-27")
def test_the_fourth_look_ends_it_in_the_middle_of_a_case() -> None:
    state = dealt((1, MOUTHS[0]), (1, HEAD), (1, 8), unseen=[12], under=[])
    report(state, 0, "caught", "accuse 2 head")
    report(state, 1, "admit")
    assert (state.kept.out, state.kept.phase, state.to_act()) == (1, "calm", [])
    assert refused(state, 0, "meet 1") == ("over", "")


@pytest.mark.clause("K-31")
@pytest.mark.parametrize(
    ("reports", "winners", "key"),
    [
        (["meet 1", "book 1 blink", "book 1 blink"], [1], "looks"),
        (["book 1 not-me", "book 1 not-me", "book 2 changeling"], [0], "books"),
        (["book 1 unhexing", "book 2 blink"], [1], "symbols"),
        (["book 1 blink", "book 2 hasty-feet"], [0, 1], "shared"),
    ],
)
def test_fewest_looks_then_grimoires_then_signs(reports: list[str], winners: list[int], key: str) -> None:
    state = KRAGMORTHA.new(2, {}, Chance(2))
    report(state, 0, *reports, "end")
    ending = state.outcome()
    assert ending is not None and (ending.winners, ending.key) == (winners, key)


@pytest.mark.clause("K-30")
def test_the_last_grimoire_ends_it_and_an_earlier_one_does_not() -> None:
    state = KRAGMORTHA.new(2, {}, Chance(0))
    names = [text for text in state.report_texts(0) if text.startswith("book 1")]
    while len(names) > 0 and KRAGMORTHA.view(state, 0).books_left > 1:
        report(state, 0, names[0])
        names = [text for text in state.report_texts(0) if text.startswith("book 1")]
    assert state.outcome() is None
    report(state, 0, names[0])
    assert state.outcome() is not None


@pytest.mark.clause("K-35")
def test_unhexing_puts_the_look_under_the_deck() -> None:
    state = dealt((0, MOUTHS[0]), unseen=[], under=[HEAD, 8])
    report(state, 0, "unhex 1 mouth-1")
    assert (looks_of(state, 0), state.kept.under) == ([], [HEAD, 8, MOUTHS[0]])


@pytest.mark.clause("K-34")
def test_a_family_that_is_switched_off_only_counts() -> None:
    state = dealt((1, MOUTHS[0]), unseen=[HEAD], under=[], options={"mouth": False})
    look = KRAGMORTHA.view(state, 0).sides[1].looks[0]
    assert (look.sleeps, KRAGMORTHA.view(state, 0).sides[1].count) == (True, 1)
    assert refused(state, 0, "caught") == ("nobody-to-catch", "K-34")
    report(state, 0, "meet 2")
    assert [text for text in state.report_texts(0) if text == "caught"] == ["caught"]
    report(state, 0, "caught")
    assert refused(state, 0, "accuse 2 mouth")[1] == "K-34"


@pytest.mark.clause("K-34")
def test_another_please_stays_in_the_family_until_there_is_none() -> None:
    """Four of a kind are in the box; a fifth is never dealt, the easier way is enough."""
    state = dealt((0, MOUTHS[0]), (1, MOUTHS[3]), unseen=[MOUTHS[1], HEAD, 8, 12], under=[])
    report(state, 0, "cannot 1 mouth-1")
    assert looks_of(state, 0) == [MOUTHS[1]] and state.kept.under == [MOUTHS[0]]
    report(state, 0, "cannot 1 mouth-2")
    assert looks_of(state, 0) == [MOUTHS[0]], "out of those that were put back"
    lone = dealt((0, MOUTHS[0]), unseen=[HEAD, 8, 12], under=[])
    report(lone, 0, "cannot 1 mouth-1")
    assert (looks_of(lone, 0), lone.kept.held[0].eased) == ([MOUTHS[0]], True)


@pytest.mark.clause("K-33")
def test_a_look_held_twice_is_no_position() -> None:
    """A fifth of a kind, or one that is in the deck as well."""
    state = KRAGMORTHA.new(2, {}, Chance(0))
    assert KRAGMORTHA.from_position(KRAGMORTHA.position(state), Chance(0)).kept == state.kept
    state.kept.held.append(Held(1, MOUTHS[0], named=True))
    with pytest.raises(Refused, match="position-kept"):
        KRAGMORTHA.from_position(KRAGMORTHA.position(state), Chance(0))


@pytest.mark.clause("K-34")
def test_rigors_inspection_names_a_secret_look() -> None:
    """Whoever is inspected must show it: from then on everybody reads which one it is."""
    for seed in range(40):
        state = KRAGMORTHA.new(2, {"looks": "secret", "inspections": True}, Chance(seed))
        report(state, 0, "meet 1")
        case, (look,) = KRAGMORTHA.view(state, 1).case, KRAGMORTHA.view(state, 1).sides[0].looks
        assert look.look == (case.look if case else "")
        if case:
            return
    raise AssertionError("no inspection in forty meetings")


@pytest.mark.clause("K-34")
def test_a_secret_look_done_the_easier_way_is_read_by_all() -> None:
    """The others must know what they watch, and that the easier way is enough."""
    state = dealt((0, MOUTHS[0]), unseen=[HEAD, 8, 12], under=[], options={"looks": "secret"})
    state.kept.held[0].named = False
    assert KRAGMORTHA.view(state, 1).sides[0].looks[0].look == ""
    report(state, 0, "cannot 1 mouth-1")
    look = KRAGMORTHA.view(state, 1).sides[0].looks[0]
    assert (look.look, look.eased) == ("mouth-1", True)


@pytest.mark.clause("K-31")
def test_who_went_home_has_nothing_in_the_standing() -> None:
    """Neither Grimoires nor signs: whoever left with two is as far behind as whoever left with none."""
    standings = []
    for books in (["book 2 blink", "book 2 changeling"], []):
        state = KRAGMORTHA.new(3, {}, Chance(1))
        report(state, 0, *books, "leave 2")
        standings.append(state.standing())
    assert standings[0] == standings[1]
    assert standings[0][1] < min(standings[0][0], standings[0][2])


@pytest.mark.clause("K-27")
def test_rigor_inspects_nobody_once_it_is_over() -> None:
    for seed in range(40):
        state = KRAGMORTHA.new(2, {"inspections": True}, Chance(seed))
        while not state.kept.over:
            report(state, 1, "meet 1" if state.kept.phase == "calm" else "nothing")
        assert (state.kept.phase, KRAGMORTHA.view(state, 0).case) == ("calm", None)


def test_a_guess_leaves_what_one_sees_and_deals_the_rest_anew() -> None:
    """A Look that was named stays; a secret one of somebody else may be any of its sign."""
    state = KRAGMORTHA.new(2, {"looks": "secret"}, Chance(4))
    report(state, 0, "meet 1", "meet 2", "meet 2")
    state.looks_of(1)[0].named = True
    seen = KRAGMORTHA.view(state, 0)
    guesses = [state.guess(0, Chance(seed)) for seed in range(30)]
    assert all(KRAGMORTHA.view(guess, 0) == seen for guess in guesses)
    assert len({guess.looks_of(1)[1].look for guess in guesses}) > 1


@pytest.mark.clause("K-34")
def test_with_two_people_nobody_can_call_a_vote() -> None:
    state = dealt((1, HEAD), unseen=[8, 12], under=[])
    report(state, 0, "caught", "accuse 2 head")
    assert refused(state, 0, "ask") == ("answer-first", "K-34")
    three = KRAGMORTHA.new(3, {}, Chance(3))
    report(three, 0, "meet 2", "caught")
    report(three, 0, f"accuse 2 {family_of(three, 1)}", "ask")
    assert three.to_act() == [0, 2]


@pytest.mark.clause("K-34")
def test_whoever_cries_caught_means_somebody_else() -> None:
    state = dealt((0, MOUTHS[0]), (1, HEAD), unseen=[8, 12], under=[])
    report(state, 0, "caught")
    assert refused(state, 0, "accuse 1 mouth") == ("who-first", "K-34")
    report(state, 1, "accuse 2 head")
    assert state.kept.accused == 1


@pytest.mark.clause("K-34")
def test_the_easier_way_is_asked_for_once() -> None:
    state = dealt((0, MOUTHS[0]), unseen=[HEAD, 8, 12], under=[])
    report(state, 0, "cannot 1 mouth-1")
    assert refused(state, 0, "cannot 1 mouth-1") == ("look-easy", "K-34")


@pytest.mark.clause("K-34")
@pytest.mark.parametrize(("setting", "told"), [({}, ("unbook 1 blink",)), ({"mouth": False}, ("book 1 blink",))])
def test_rigor_has_nothing_to_look_at(setting: Options, told: tuple[str, ...]) -> None:
    """A Grimoire taken off again is a correction, and a family that is switched off is not inspected."""
    for seed in range(40):
        state = KRAGMORTHA.new(2, {"inspections": True, **setting}, Chance(seed))
        state.kept.unseen.remove(MOUTHS[0])
        state.kept.held = [Held(1, MOUTHS[0], named=True)]
        state.kept.books[0][BOOK_NAMES.index("blink")] = 1
        report(state, 0, *told)
        assert state.kept.phase == "calm"


def test_two_stay_at_the_table_and_a_slip_is_a_turn_of_the_log() -> None:
    state = dealt((1, HEAD), unseen=[8, 12], under=[])
    assert refused(state, 0, "leave 2") == ("too-few-left", "")
    before = state.turn()
    report(state, 0, "caught", "accuse 2 head")
    report(state, 1, "admit")
    assert state.turn() == before + 1


def test_a_guess_knows_no_vote_of_others() -> None:
    state = KRAGMORTHA.new(4, {}, Chance(3))
    report(state, 0, "meet 2", "caught")
    report(state, 0, f"accuse 2 {family_of(state, 1)}", "ask", "guilty")
    report(state, 2, "guilty")
    votes = {tuple(state.guess(0, Chance(seed)).kept.votes) for seed in range(20)}
    assert votes == {(GUILTY, 0, GUILTY, 0), (GUILTY, 0, CLEAR, 0)}


# --- Grimoire -------------------------------------------------------------------------------------------------------


@pytest.mark.clause("G-9")
def test_the_magic_never_rises_above_its_most() -> None:
    state = with_tokens(2)
    for _ in range(12):
        report(state, 0, "page 1 1", "page 2 2", "round")
    assert (state.kept.round, state.kept.magic) == (13, NUMBERS["magic-most"])
    assert refused(state, 0, f"page 1 {NUMBERS['magic-most'] + 1}") == ("page-not-so", "G-11")


@pytest.mark.clause("G-12")
def test_all_who_share_a_page_go_last_by_the_token_before() -> None:
    """Two shared pages are one group: the higher token before, the earlier, whatever the page."""
    state = with_tokens(5)
    report(state, 0, "page 1 2", "page 2 4", "page 3 2", "page 4 4", "page 5 3")
    assert [(place.seat, place.was, place.alone) for place in GRIMOIRE.view(state, 0).order] == [
        (4, 5, True),
        (3, 4, False),
        (2, 3, False),
        (1, 2, False),
        (0, 1, False),
    ]


@pytest.mark.clause("G-34")
def test_each_copy_of_a_companion_pays() -> None:
    state = GRIMOIRE.new(2, {}, Chance(0))
    metals = ["more 1 bronze", "more 1 silver", "more 1 gold"]
    report(state, 0, *metals, "more 1 prince")
    once = state.standing()[0]
    report(state, 0, "more 1 prince")
    assert (once, state.standing()[0] - once) == (9, 3)


@pytest.mark.clause("G-5")
def test_a_token_told_of_another_changes_hands() -> None:
    state = with_tokens(3)
    report(state, 0, "token 1 3")
    assert [side.order for side in state.kept.sides] == [3, 2, 1]


@pytest.mark.clause("G-31")
@pytest.mark.parametrize(
    ("cards", "ten"), [(["gold"] * 4 + ["bronze"] * 5, ""), (["gold"] * 4 + ["bronze"] * 6, "treasures")]
)
def test_ten_treasures_are_told_and_nine_are_not(cards: list[str], ten: str) -> None:
    state = GRIMOIRE.new(2, {}, Chance(0))
    report(state, 0, *(f"more 2 {card}" for card in cards))
    assert [side.ten for side in GRIMOIRE.view(state, 0).sides] == ["", ten]


@pytest.mark.clause("G-32", "G-33")
def test_each_leader_in_junk_is_paid_and_a_tie_is_nobodys() -> None:
    state = GRIMOIRE.new(3, {}, Chance(0))
    report(state, 0, "more 1 junk", "more 2 junk")
    assert [side.junk for side in GRIMOIRE.view(state, 0).sides] == [NUMBERS["junk-bonus"], NUMBERS["junk-bonus"], 0]
    report(state, 0, "more 1 junk")
    assert [side.junk for side in GRIMOIRE.view(state, 0).sides] == [NUMBERS["junk-bonus"], 0, 0]
    assert GRIMOIRE.view(state, 0).leaders == [0]


@pytest.mark.clause("G-33")
def test_who_went_home_is_in_no_tie() -> None:
    state = GRIMOIRE.new(3, {}, Chance(0))
    report(state, 0, "more 1 tokens 5", "more 2 tokens 5", "leave 2", "end")
    ending = state.outcome()
    assert ending is not None and (ending.winners, ending.scores) == ([0], [5, 0, 0])


def test_who_goes_home_leaves_no_gap_among_the_tokens() -> None:
    state = with_tokens(4)
    report(state, 0, "leave 2")
    assert [side.order for side in state.kept.sides] == [1, 0, 2, 3]
    report(state, 0, "page 1 3", "page 3 3", "page 4 1")
    assert [place.seat for place in GRIMOIRE.view(state, 0).order] == [3, 2, 0]


@pytest.mark.clause("G-12")
def test_the_order_is_made_when_the_last_who_is_asked_goes_home() -> None:
    state = with_tokens(3)
    report(state, 0, "page 1 4", "page 3 2", "leave 2")
    assert [place.seat for place in GRIMOIRE.view(state, 0).order] == [2, 0]


@pytest.mark.clause("G-9")
def test_a_new_round_asks_for_every_page_again() -> None:
    state = with_tokens(2)
    report(state, 0, "page 1 1", "page 2 2", "round")
    view = GRIMOIRE.view(state, 0)
    assert ([side.page for side in view.sides], view.asks, view.order) == ([0, 0], "pages", [])


@pytest.mark.clause("G-11")
def test_a_sealed_page_is_told_to_its_owner_alone() -> None:
    state = with_tokens(2, sealed=True)
    state.events = []
    report(state, 0, "page 1 4")
    (event,) = state.events
    assert [event.seen_by(viewer).get("page") for viewer in (0, 1, None)] == [4, None, None]
    pages = {state.guess(1, Chance(seed)).kept.sides[0].page for seed in range(40)}
    assert pages == set(range(1, 7)), "nor does a guess of another know it"
    assert {state.guess(0, Chance(seed)).kept.sides[0].page for seed in range(9)} == {4}


@pytest.mark.clause("G-5")
def test_there_are_as_many_tokens_as_people() -> None:
    state = with_tokens(3)
    report(state, 0, "leave 1")
    assert refused(state, 1, "token 2 3") == ("token-not-so", "G-5")


@pytest.mark.clause("G-4")
def test_tokens_are_neither_below_nothing_nor_a_slip_of_the_finger() -> None:
    state = GRIMOIRE.new(2, {}, Chance(0))
    report(state, 0, "more 1 tokens 1")
    assert refused(state, 0, "less 1 tokens 5") == ("tokens-not-so", "G-4")
    report(state, 0, "less 1 tokens 1")
    assert refused(state, 0, "less 1 tokens 1") == ("tokens-not-so", "G-4")
    report(state, 0, *["more 1 tokens 5"] * 40)
    assert refused(state, 0, "more 1 tokens 1") == ("tokens-not-so", "G-4")


@pytest.mark.clause("G-2")
def test_cards_of_who_went_home_do_not_come_back() -> None:
    """They lie in that territory still: the box has no more of them."""
    state = GRIMOIRE.new(3, {}, Chance(0))
    report(state, 0, *["more 2 king"] * 3, "leave 2")
    assert refused(state, 0, "more 1 king") == ("card-too-many", "G-2")
