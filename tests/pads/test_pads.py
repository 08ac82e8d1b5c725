"""The companions of real boxes: what is reported, refused, counted, and how an evening ends."""

from __future__ import annotations

import pytest

from armarium import bots, shelf
from armarium.chance import Chance
from armarium.game import Game, Options, State
from armarium.games.grimoire.box import GAME as GRIMOIRE
from armarium.games.grimoire.box.rules import State as GrimoireState
from armarium.games.kragmortha.box import GAME as KRAGMORTHA
from armarium.games.kragmortha.parts import BOOKS
from armarium.games.rune.box import GAME as RUNE
from armarium.log import Seat
from armarium.reason import Refused
from armarium.table import Table
from armarium.words import LANGUAGES, refusal_text, words
from tests.contract import test_contract as contract


@pytest.fixture(params=tuple(shelf.COMPANIONS))
def companion(request: pytest.FixtureRequest) -> Game:
    return shelf.game(request.param)


def report(state: State, seat: int, *texts: str) -> None:
    for text in texts:
        state.play(seat, state.find(seat, text))


def refused(state: State, seat: int, text: str) -> tuple[str, str]:
    with pytest.raises(Refused) as failure:
        state.find(seat, text)
    return failure.value.reason.key, failure.value.reason.clause


# --- all of them ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "promise",
    [
        contract.test_somebody_may_act_until_there_is_an_outcome,
        contract.test_notations_are_unique_and_are_found_again,
        contract.test_a_reason_is_given_for_exactly_what_is_not_offered,
        contract.test_a_clone_is_independent,
        contract.test_the_same_luck_leads_to_the_same_game,
        contract.test_looking_changes_nothing_and_uses_no_luck,
        contract.test_a_position_is_read_back,
        contract.test_a_spoilt_position_is_refused_without_a_crash,
        contract.test_offers_are_the_moves_with_their_notation,
        contract.test_an_impossible_seat_is_refused_everywhere,
        contract.test_views_offers_and_trials_are_json,
        contract.test_a_game_is_replayed_from_its_record,
        contract.test_unknown_options_and_seat_counts_are_refused,
    ],
)
def test_a_companion_keeps_the_contract(companion: Game, promise: object) -> None:
    promise(companion)  # type: ignore[operator]


def test_a_companion_is_for_people_and_no_book_of_the_shelf(companion: Game) -> None:
    assert companion.name not in shelf.names()
    assert bots.names(companion.name) == []
    with pytest.raises(Refused, match="bot-unknown"):
        bots.bot("random", companion.name)
    book = shelf.game(companion.accompanies).companion()
    assert book is not None and book.game == companion.name


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_of_an_evening_is_said(companion: Game, language: str) -> None:
    """Random evenings; a gap in the words fails the test."""
    wording = words(companion.name, language)
    for seed in range(30):
        seats = companion.seats[seed % len(companion.seats)]
        options: Options = {"looks": "secret", "inspections": True} if companion is KRAGMORTHA and seed % 2 else {}
        state, dice = companion.new(seats, options, Chance(seed)), Chance(seed + 99)
        state.events = []
        for _ in range(60):
            if not state.to_act():
                break
            seat = state.to_act()[0]
            report(state, seat, state.text(state.moves(seat)[dice.below(state.move_count(seat))]))
        names = [f"N{seat}" for seat in range(seats)]
        for event in state.events:
            assert event.kind in companion.touches
            for viewer in (0, None):
                said = wording.event(event.seen_by(viewer), names, viewer)
                assert said and not said.startswith("event-")


def test_reports_of_two_phones_at_once_are_both_kept() -> None:
    table = Table(RUNE, [Seat("a"), Seat("b")], {"grand-master": False})
    table.start()
    table.play(0, "more 1 1", 0)
    table.play(1, "more 2 1", 0)
    assert table.standing() == [1, 1]


def test_going_back_to_any_point_is_asked_of_the_others() -> None:
    table = Table(RUNE, [Seat("a"), Seat("b")], {"grand-master": False})
    table.start()
    for seat, text in ((0, "more 1 1"), (1, "more 2 1"), (1, "more 2 1")):
        table.play(seat, text)
    with pytest.raises(Refused, match="nothing-to-take-back"):
        table.ask(0, table.n, to=9)
    question = table.ask(0, table.n, to=1)
    assert (question.to, question.needed) == (1, [1])
    table.answer(1, True)
    table.commit(table.prepare_back())
    assert table.standing() == [1, 0]


# --- Rune -------------------------------------------------------------------------------------------------------------


@pytest.mark.clause("R-15")
def test_areas_score_by_colour_and_a_tie_is_shared() -> None:
    state = RUNE.new(2, {}, Chance(0))
    report(state, 0, "colour 1 1 red", "more 1 1", "more 1 1", "colour 1 2 green", "more 1 2", *["more 2 1"] * 8)
    assert state.standing() == [8, 8]
    report(state, 1, "end")
    ending = state.outcome()
    assert ending is not None and (ending.winners, ending.key) == ([0, 1], "tie")


@pytest.mark.clause("R-2")
def test_no_more_runes_than_the_box_has() -> None:
    """Seventeen cards have a red rune each; a colour is not changed where too few are left."""
    state = RUNE.new(2, {}, Chance(0))
    report(state, 0, "colour 1 1 red", *["more 1 1"] * 17)
    assert refused(state, 1, "more 1 1") == ("runes-too-many", "R-2")
    report(state, 1, "more 2 1")
    assert refused(state, 1, "colour 2 1 red") == ("runes-too-many", "R-2")
    report(state, 1, "less 1 1", "colour 2 1 red")
    assert state.standing() == [48, 3]
    assert refused(state, 0, "less 2 2") == ("area-empty", "R-15")


@pytest.mark.clause("R-16")
def test_grand_master_tokens_are_runes_more() -> None:
    counts = [RUNE.view(RUNE.new(2, {"grand-master": on}, Chance(0)), 0).left for on in (False, True)]
    assert counts == [{"blue": 51, "green": 34, "red": 17}, {"blue": 53, "green": 36, "red": 17}]


# --- Grimoire ---------------------------------------------------------------------------------------------------------


def with_tokens(seats: int, **options: bool) -> GrimoireState:
    state = GRIMOIRE.new(seats, dict(options), Chance(0))
    report(state, 0, *(f"token {seat} {seat}" for seat in range(1, seats + 1)))
    return state


@pytest.mark.clause("G-12")
def test_the_order_of_the_pages_with_its_reasons() -> None:
    state = with_tokens(4)
    report(state, 0, "page 1 3", "page 2 3", "page 3 6", "page 4 2")
    order = GRIMOIRE.view(state, 0).order
    assert [(place.seat, place.page, place.was, place.alone) for place in order] == [
        (3, 2, 4, True),
        (2, 6, 3, True),
        (1, 3, 2, False),
        (0, 3, 1, False),
    ]
    assert refused(state, 0, "page 1 4") == ("order-made", "G-12")


@pytest.mark.clause("G-13")
def test_a_time_spell_turns_the_order_and_the_next_tokens() -> None:
    state = with_tokens(3)
    report(state, 0, "page 1 1", "page 2 5", "page 3 6")
    view = GRIMOIRE.view(state, 0)
    assert [place.seat for place in view.order] == [2, 1, 0]
    assert [side.order for side in view.sides] == [3, 2, 1]


@pytest.mark.clause("G-9")
def test_a_new_round_raises_the_magic() -> None:
    state = with_tokens(2)
    assert refused(state, 0, "round") == ("round-not-done", "G-9")
    assert refused(state, 0, "page 1 7") == ("page-not-so", "G-11")
    report(state, 0, "page 1 1", "page 2 2", "round", "page 1 7")
    view = GRIMOIRE.view(state, 0)
    assert (view.round, view.magic, view.sides[0].page) == (2, 7, 7)


@pytest.mark.clause("G-11")
def test_sealed_pages_are_seen_by_their_owners_until_the_last() -> None:
    state = with_tokens(2, sealed=True)
    assert state.to_act() == [0, 1]
    assert refused(state, 0, "page 2 1") == ("page-not-yours", "G-11")
    report(state, 0, "page 1 4")
    pages = [[side.page for side in GRIMOIRE.view(state, seat).sides] for seat in (0, 1, None)]
    assert pages == [[4, 0], [0, 0], [0, 0]]
    assert state.to_act() == [1]
    report(state, 1, "page 2 2")
    assert [side.page for side in GRIMOIRE.view(state, None).sides] == [4, 2]


@pytest.mark.clause("G-32")
def test_cards_conditions_and_junk_are_counted_by_the_game() -> None:
    state = GRIMOIRE.new(2, {}, Chance(0))
    report(state, 0, "more 1 prince", "more 1 bronze", "more 1 silver")
    assert state.standing() == [3, 0], "two metals of three: the Prince asks for all"
    report(state, 0, "more 1 gold", "more 2 junk", "more 2 tokens 5", "more 2 mercenary")
    assert state.standing() == [9, 13], "1+2+3 and 3 for the Prince; 5 in tokens, 5 for Junk, 3 for the Mercenary"
    report(state, 0, "more 1 junk")
    assert state.standing() == [14, 13], "each leader in Junk has the bonus"


@pytest.mark.clause("G-33")
def test_on_a_tie_the_designer_wins() -> None:
    state = GRIMOIRE.new(3, {}, Chance(0))
    report(state, 2, "more 1 tokens 5", "more 2 tokens 5", "end")
    ending = state.outcome()
    assert ending is not None and (ending.winners, ending.first, ending.key) == ([], [0, 1], "designer")


@pytest.mark.clause("G-2")
@pytest.mark.clause("G-35")
def test_no_more_cards_than_the_box_has() -> None:
    state = GRIMOIRE.new(2, {}, Chance(0))
    report(state, 0, "more 1 king", "more 1 king", "more 2 king")
    with pytest.raises(Refused) as failure:
        state.find(0, "more 2 king")
    assert failure.value.reason.clause == "G-2"
    assert refusal_text(failure.value, "en", GRIMOIRE.name) == (
        "The box has 3 of King, and all are counted: at seat 1, 2. Take one off there first. (G-2)"
    )
    five = GRIMOIRE.new(5, {}, Chance(0))
    report(five, 0, *["more 1 king"] * 4)
    assert refused(five, 0, "more 1 king") == ("card-too-many", "G-35")


@pytest.mark.clause("G-31")
def test_ten_companions_are_told() -> None:
    state = GRIMOIRE.new(2, {}, Chance(0))
    report(state, 0, *["more 1 king"] * 3, *["more 1 queen"] * 3, *["more 1 prince"] * 3)
    assert GRIMOIRE.view(state, 0).sides[0].ten == ""
    report(state, 0, "more 1 nun")
    assert GRIMOIRE.view(state, 0).sides[0].ten == "companions"


def test_who_leaves_early_is_in_nobodys_way() -> None:
    state = with_tokens(3)
    report(state, 0, "more 2 tokens 5", "page 1 1", "leave 2", "page 3 2")
    view = GRIMOIRE.view(state, 0)
    assert [place.seat for place in view.order] == [0, 2]
    assert [side.order for side in view.sides] == [1, 0, 2]
    assert refused(state, 0, "leave 1") == ("too-few-left", "")
    assert refused(state, 0, "more 2 king") == ("has-left", "")
    assert state.standing() == [0, 0, 0]


# --- Kragmortha -------------------------------------------------------------------------------------------------------


@pytest.mark.clause("K-26")
def test_every_look_has_a_new_sign_and_the_fourth_ends_it() -> None:
    for seed in range(20):
        state = KRAGMORTHA.new(2, {}, Chance(seed))
        report(state, 0, "meet 1", "meet 1", "meet 1")
        assert len({look.family for look in KRAGMORTHA.view(state, 0).sides[0].looks}) == 3
        report(state, 0, "meet 1")
        ending = state.outcome()
        assert ending is not None and (ending.winners, ending.key) == ([1], "looks")


@pytest.mark.clause("K-34")
def test_an_admission_costs_a_look_and_with_two_only_that() -> None:
    state = KRAGMORTHA.new(2, {}, Chance(3))
    assert refused(state, 0, "caught") == ("nobody-to-catch", "K-34")
    report(state, 0, "meet 2", "caught")
    family = KRAGMORTHA.view(state, 0).sides[1].looks[0].family
    assert state.to_act() == [0] and refused(state, 0, "meet 1") == ("who-first", "K-34")
    report(state, 0, f"accuse 2 {family}")
    assert state.to_act() == [1] and refused(state, 0, "admit")[0] == "answer-first"
    report(state, 1, "deny")
    assert KRAGMORTHA.view(state, 0).sides[1].count == 1
    report(state, 0, "caught", f"accuse 2 {family}")
    report(state, 1, "admit")
    assert KRAGMORTHA.view(state, 0).sides[1].count == 2


@pytest.mark.clause("K-34")
@pytest.mark.parametrize(("votes", "looks"), [("gg", 2), ("gc", 1), ("cc", 1)])
def test_the_others_vote_and_a_tie_clears(votes: str, looks: int) -> None:
    state = KRAGMORTHA.new(3, {}, Chance(3))
    report(state, 0, "meet 2", "caught")
    report(state, 0, f"accuse 2 {KRAGMORTHA.view(state, 0).sides[1].looks[0].family}")
    report(state, 1, "deny")
    assert state.to_act() == [0, 2]
    for seat, vote in zip((0, 2), votes, strict=True):
        report(state, seat, "guilty" if vote == "g" else "clear")
    assert KRAGMORTHA.view(state, 0).sides[1].count == looks
    assert KRAGMORTHA.view(state, 0).case is None


def test_a_dead_phone_does_not_stop_the_vote() -> None:
    state = KRAGMORTHA.new(4, {}, Chance(3))
    report(state, 0, "meet 2", "caught")
    report(state, 0, f"accuse 2 {KRAGMORTHA.view(state, 0).sides[1].looks[0].family}", "ask", "guilty")
    assert refused(state, 3, "count")[0] == "vote-first"
    report(state, 2, "guilty", "count")
    assert KRAGMORTHA.view(state, 0).sides[1].count == 2


def test_secret_looks_show_only_their_sign_until_they_are_named() -> None:
    state = KRAGMORTHA.new(2, {"looks": "secret"}, Chance(3))
    report(state, 0, "meet 2")
    seen = [KRAGMORTHA.view(state, seat).sides[1].looks[0] for seat in (0, 1, None)]
    assert [bool(look.look) for look in seen] == [False, True, False]
    assert refused(state, 0, f"cannot 2 {seen[1].look}") == ("look-secret", "K-34")
    report(state, 0, "caught", f"accuse 2 {seen[0].family}")
    assert KRAGMORTHA.view(state, None).sides[1].looks[0].look == seen[1].look


@pytest.mark.clause("K-34")
def test_a_look_one_cannot_do_is_exchanged_in_its_family() -> None:
    """Four of a family: the fifth request finds none, and the easier way is enough."""
    state = KRAGMORTHA.new(2, {}, Chance(5))
    report(state, 0, "meet 1")
    first = KRAGMORTHA.view(state, 0).sides[0].looks[0]
    report(state, 0, f"cannot 1 {first.look}")
    other = KRAGMORTHA.view(state, 0).sides[0].looks[0]
    assert other.family == first.family and other.look != first.look
    strict = KRAGMORTHA.new(2, {"friendly": False}, Chance(5))
    report(strict, 0, "meet 1")
    assert refused(strict, 0, f"cannot 1 {first.look}") == ("look-must-stay", "K-34")


@pytest.mark.clause("K-30")
def test_books_are_counted_by_kind_and_the_last_ends_it() -> None:
    state = KRAGMORTHA.new(2, {}, Chance(0))
    report(state, 0, "book 1 blink", "book 2 blink")
    assert refused(state, 0, "book 1 blink") == ("book-too-many", "K-35")
    report(state, 0, "unbook 2 blink", "book 1 blink")
    side = KRAGMORTHA.view(state, 0).sides[0]
    assert (side.book_count, side.symbols, side.place) == (2, 4, 1)
    rest = [f"book 2 {book.name}" for book in BOOKS for _ in range(book.copies) if book.name != "blink"]
    report(state, 0, *rest)
    ending = state.outcome()
    assert ending is not None and (ending.winners, ending.key) == ([1], "books")


def test_rigor_inspects_now_and_then_where_the_table_likes_it() -> None:
    cases = []
    for seed in range(40):
        state = KRAGMORTHA.new(2, {"inspections": True}, Chance(seed))
        report(state, 0, "meet 1")
        cases.append(KRAGMORTHA.view(state, 0).case)
    found = [case for case in cases if case]
    assert 3 <= len(found) <= 20
    assert all((case.caller, case.accused, case.phase) == (None, 0, "accused") for case in found)


def test_who_goes_home_gives_the_looks_back() -> None:
    state = KRAGMORTHA.new(3, {}, Chance(1))
    report(state, 0, "meet 2", "book 2 blink", "leave 2")
    view = KRAGMORTHA.view(state, 0)
    assert view.deck == 24 and view.books_left == 17
    assert [side.place for side in view.sides] == [1, 0, 1]
    assert refused(state, 1, "caught") == ("has-left", "")
