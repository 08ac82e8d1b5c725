"""The table without a server: the door for moves, luck, undo, consent, sealed choices, seats."""

from __future__ import annotations

import pytest

from armarium.chance import Draw, SealedChance, chance_at, commitment
from armarium.game import touches
from armarium.log import UNCOUNTED, Line, Seat
from armarium.reason import Refused
from armarium.step import Step
from armarium.table import Question, Table, luck_after, replay_lines
from tests.server.toys import BOXES, Box, Lantern

SECRET = bytes(range(32))


def started(name: str = "lantern", seats: int = 2, turns: int = 8) -> Table:
    table = Table(BOXES[name], [Seat(f"p{seat}") for seat in range(seats)], {"turns": turns}, SECRET)
    table.start()
    return table


def refusal(call: object, *args: object, **named: object) -> str:
    with pytest.raises(Refused) as caught:
        call(*args, **named)  # type: ignore[operator]
    return caught.value.reason.key


def hand(table: Table, seat: int) -> list[int]:
    return list(table.view(seat).hand)


def rows(table: Table, steps: list[Step]) -> list[Line]:
    return [step.line for step in steps]


def drawn(steps: list[Step]) -> list[Draw]:
    return [outcome for step in steps for outcome in step.line.luck]


# --- the door -------------------------------------------------------------------------------------------------------


def test_a_move_is_numbered_and_leads_to_the_next_position() -> None:
    table = started()
    step = table.play(0, "pass")
    assert (step.n, table.n, table.to_act(), table.stage) == (1, 1, [1], "playing")


def test_notation_is_stored_as_the_game_writes_it() -> None:
    assert started().play(0, "  PASS ").line.move == "pass"


def test_nothing_happens_between_prepare_and_commit() -> None:
    table = started()
    before = table.position()
    step = table.prepare(0, "roll", 0)
    assert table.position() == before
    assert table.n == 0
    table.commit(step)
    assert table.position() != before


def test_a_step_that_is_never_committed_uses_no_luck() -> None:
    table = started()
    first = table.prepare(0, "roll", 0)
    second = table.prepare(0, "roll", 0)
    assert first.line.luck == second.line.luck
    table.commit(second)
    other = started()
    other.play(0, "roll")
    assert other.position() == table.position()


def test_a_step_is_committed_once() -> None:
    table = started()
    step = table.prepare(0, "pass", 0)
    table.commit(step)
    assert refusal(table.commit, step) == "stale"


@pytest.mark.parametrize(
    ("seat", "text", "at", "key"),
    [
        (0, "pass", 1, "stale"),
        (0, "pass", -1, "stale"),
        (1, "pass", 0, "toy-not-offered"),
        (0, "fly", 0, "toy-not-offered"),
    ],
)
def test_refusals_have_reasons_and_change_nothing(seat: int, text: str, at: int, key: str) -> None:
    table = started()
    before = table.position()
    assert refusal(table.prepare, seat, text, at) == key
    assert table.position() == before


def test_no_move_before_the_start_or_after_the_end() -> None:
    table = Table(BOXES["lantern"], [Seat("a"), Seat(bot="last")], {"turns": 4}, SECRET)
    assert refusal(table.prepare, 0, "pass", 0) == "not-started"
    table.start()
    for turn in range(4):
        table.play(turn % 2, "pass")
    assert table.stage == "over"
    assert refusal(table.prepare, 0, "pass", table.n) == "game-over"


def test_start_needs_everybody_and_happens_once() -> None:
    table = Table(BOXES["lantern"], [Seat("a"), Seat()], {}, SECRET)
    assert refusal(table.start) == "seats-empty"
    table.seats = table.with_person("b", None)
    table.start()
    assert refusal(table.start) == "already-started"


# --- luck -----------------------------------------------------------------------------------------------------------


def test_luck_is_committed_to_before_and_revealed_after() -> None:
    table = started(turns=4)
    shown = table.commitment
    assert table.revealed_secret() is None
    steps = [table.log[0]] + [table.play(turn % 2, "roll") for turn in range(4)]
    secret = bytes.fromhex(table.revealed_secret() or "")
    assert commitment(secret) == shown
    for place, step in enumerate(steps):
        luck = chance_at(secret, place)
        assert [(int(luck.below(possible)), possible) for _, possible in step.line.luck] == step.line.luck


def test_a_forged_log_is_found_out() -> None:
    luck = [(3, 6), (2, 6)]
    real = SealedChance(SECRET)
    good = [(int(real.below(6)), 6) for _ in luck]
    luck_after(SECRET, good)
    forged = [((value + 1) % 6, 6) for value, _ in good]
    assert refusal(luck_after, SECRET, forged) == "luck-differs"


def take_back(table: Table) -> Step:
    table.ask(0, table.n)
    if table.question is not None and table.question.needed:
        table.answer(1, True)
    back = table.prepare_back()
    table.commit(back)
    return back


def test_a_move_made_again_at_its_place_has_the_same_luck() -> None:
    table = started()
    first = table.play(0, "roll").line.luck
    found = []
    for _ in range(4):
        take_back(table)
        found.append(table.play(0, "roll").line.luck)
    assert found == [first] * 4
    others = [table.play(turn % 2, "roll").line.luck for turn in range(1, 8)]
    assert any(luck != first for luck in others), "every place has luck of its own"


def test_what_was_done_before_does_not_change_the_luck_of_a_place() -> None:
    """Not how much luck was used, but where the move stands."""
    quiet, loud = started(), started()
    quiet.play(0, "pass")
    loud.play(0, "roll")
    assert quiet.play(1, "roll").line.luck == loud.play(1, "roll").line.luck


def test_a_table_begun_in_order_never_uses_luck_again() -> None:
    table = Table(BOXES["lantern"], [Seat("a"), Seat("b")], {}, SECRET, by_place=False)
    steps = [table.start(), table.play(0, "roll")]
    steps += [take_back(table), table.play(0, "roll")]
    luck = SealedChance(SECRET)
    assert [(int(luck.below(possible)), possible) for _, possible in drawn(steps)] == drawn(steps)
    again = replay_lines(Table(BOXES["lantern"], table.seats, {}, SECRET, by_place=False), rows(table, steps))
    assert again.position() == table.position()
    assert again.play(1, "roll").line.luck == table.play(1, "roll").line.luck


def test_a_bot_is_asked_with_the_same_seed_at_its_place() -> None:
    table = started()
    seeds = [table.bot_seed(0), table.bot_seed(1)]
    table.play(0, "roll")
    seeds.append(table.bot_seed(1))
    assert len(set(seeds)) == 3
    take_back(table)
    assert [table.bot_seed(0), table.bot_seed(1)] == seeds[:2]
    table.play(0, "roll")
    assert table.bot_seed(1) == seeds[2]


def test_what_a_bot_chose_is_known_again_in_the_same_position_only() -> None:
    table = started()
    table.play(0, "roll")
    table.bot_choices[table.bot_choice_key(1, "last")] = "pass"
    take_back(table)
    assert table.bot_choices.get(table.bot_choice_key(1, "last")) is None
    table.play(0, "draw")
    assert table.bot_choices.get(table.bot_choice_key(1, "last")) is None
    take_back(table)
    table.play(0, "roll")
    asked = [table.bot_choice_key(1, "last"), table.bot_choice_key(1, "random"), table.bot_choice_key(0, "last")]
    assert [table.bot_choices.get(key) for key in asked] == ["pass", None, None]


# --- alone against bots ---------------------------------------------------------------------------------------------


def alone() -> Table:
    table = Table(BOXES["lantern"], [Seat("a"), Seat(bot="last")], {}, SECRET)
    table.start()
    return table


@pytest.mark.parametrize("moves", [["roll"], ["draw"], ["pass", "pass"]])
def test_alone_a_take_back_behind_luck_a_reveal_or_an_answer_is_told_and_the_game_does_not_count(
    moves: list[str],
) -> None:
    table = alone()
    before = table.position()
    steps = [table.log[0], *(table.play(seat, move) for seat, move in enumerate(moves))]
    back = take_back(table)
    assert (table.position(), table.counts) == (before, False)
    assert [event.kind for event in back.events] == [UNCOUNTED]
    again = replay_lines(Table(BOXES["lantern"], table.seats, {}, SECRET), rows(table, [*steps, back]))
    assert again.counts is False


@pytest.mark.parametrize(
    ("others", "move", "counts"), [("bot", "roll", False), ("bo", "roll", True), ("bot", "pass", True)]
)
def test_luck_of_a_stand_in_taken_back_by_a_lone_player_is_marked_too(others: str, move: str, counts: bool) -> None:
    other = Seat(bot="last") if others == "bot" else Seat(others)
    table = Table(BOXES["lantern"], [Seat("ana"), other], {}, SECRET)
    table.start()
    table.seats = table.with_substitute("ana", "last", away=False)
    table.play(0, move)
    table.seats = table.without_substitute_after_absence("ana")
    table.commit(table.prepare_reclaim(0, 1))
    assert table.counts is counts


def test_a_free_undo_and_a_take_back_others_agreed_to_leave_the_game_counting() -> None:
    table = alone()
    table.play(0, f"put {hand(table, 0)[0]}")
    step = table.prepare_undo(0, table.n)
    table.commit(step)
    assert (table.counts, step.line.notes) == (True, [])
    among = started()
    among.play(0, "roll")
    assert take_back(among).line.notes == [] and among.counts


# --- the log is the truth -------------------------------------------------------------------------------------------


def test_replay_gives_the_same_position() -> None:
    table = started()
    steps = [table.log[0]]
    for seat, text in [(0, f"put {hand(table, 0)[0]}"), (0, "roll"), (1, "draw"), (0, "turn"), (1, "roll")]:
        steps.append(table.play(seat, text))
    again = replay_lines(Table(BOXES["lantern"], table.seats, {}, SECRET), rows(table, steps))
    assert again.position() == table.position()
    assert [step.turn for step in again.log] == [step.turn for step in table.log]
    assert [[event.kind for event in step.events] for step in again.log] == [
        [event.kind for event in step.events] for step in table.log
    ]


def test_a_log_with_luck_nobody_needs_is_refused() -> None:
    table = started()
    row = table.prepare(0, "pass", 0).line
    row.luck = [(1, 6)]
    assert refusal(table.repeat, row) == "luck-unused"


def test_ids_survive_a_replay() -> None:
    table = started()
    step = table.prepare(0, "pass", 0, "page-1")
    table.commit(step)
    again = replay_lines(Table(BOXES["lantern"], table.seats, {}, SECRET), rows(table, table.log))
    assert again.answered_at(0, "page-1") == 1
    assert again.answered_at(1, "page-1") is None
    assert again.answered_at(0, "") is None


# --- undo -----------------------------------------------------------------------------------------------------------


def test_a_quiet_move_can_be_undone_by_its_seat_alone() -> None:
    table = started()
    before = table.position()
    table.play(0, f"put {hand(table, 0)[0]}")
    assert table.can_undo(0)
    assert not table.can_undo(1)
    assert not table.can_undo(None)
    table.commit(table.prepare_undo(0, table.n))
    assert table.position() == before
    assert table.n == 0


def test_several_quiet_moves_go_back_one_by_one() -> None:
    table = started()
    for card in hand(table, 0):
        table.play(0, f"put {card}")
    table.commit(table.prepare_undo(0, table.n))
    assert table.can_undo(0)
    table.commit(table.prepare_undo(0, table.n))
    assert not table.can_undo(0)


@pytest.mark.parametrize("text", ["roll", "draw", "turn"])
def test_no_undo_after_luck_a_secret_or_a_card_turned_up(text: str) -> None:
    """`turn` shows everybody a card, without luck and without a secret: the game's table of events says so."""
    table = started()
    table.play(0, text)
    assert not table.can_undo(0)
    assert refusal(table.prepare_undo, 0, table.n) == "undo-needs-consent"


def test_no_undo_once_somebody_else_acted() -> None:
    table = started()
    table.play(0, "pass")
    assert table.can_undo(0)
    table.play(1, "pass")
    assert not table.can_undo(0)


def test_numbers_are_never_used_twice() -> None:
    table = started()
    table.play(0, "pass")
    table.commit(table.prepare_undo(0, 1))
    assert table.play(0, "pass").n == 3
    assert refusal(table.prepare, 1, "pass", 1) == "stale"
    assert [step.n for step in table.since(1)] == [3]


def test_undo_with_a_stale_number_is_refused() -> None:
    table = started()
    table.play(0, "pass")
    assert refusal(table.prepare_undo, 0, 0) == "stale"


# --- take-back by consent -------------------------------------------------------------------------------------------


def test_everybody_must_agree_to_a_take_back() -> None:
    table = started(seats=3)
    before = table.position()
    table.play(0, "roll")
    table.play(1, "pass")
    assert table.ask(0, table.n).needed == [1, 2]
    assert refusal(table.prepare_back) == "undo-needs-consent"
    assert refusal(table.answer, 0, True) == "not-asked-of-you"
    table.answer(1, True)
    assert refusal(table.answer, 1, True) == "not-asked-of-you"
    table.answer(2, True)
    table.commit(table.prepare_back())
    assert table.position() == before


def test_one_no_settles_it_and_so_does_a_move() -> None:
    table = started()
    table.play(0, "roll")
    table.ask(0, table.n)
    assert refusal(table.ask, 1, table.n) == "already-asking"
    assert table.answer(1, False) is None
    assert refusal(table.answer, 1, True) == "nothing-asked"
    table.ask(0, table.n)
    table.play(1, "pass")
    assert table.question is None


def test_bots_do_not_mind_and_there_must_be_something_to_take_back() -> None:
    table = Table(BOXES["lantern"], [Seat("a"), Seat(bot="last")], {}, SECRET)
    table.start()
    assert refusal(table.ask, 0, 0) == "nothing-to-take-back"
    table.play(0, "roll")
    table.play(1, "pass")
    assert table.ask(0, table.n).needed == []
    table.commit(table.prepare_back())
    assert table.n == 0


class Oath(Box):
    """Lantern where a card put down stays."""

    touches = touches(neither="", reveals="turned", draws="drew rolled", stays="put")


def sworn() -> Table:
    table = Table(Oath("lantern", Lantern, (2,)), [Seat("a"), Seat("b")], {}, SECRET)
    table.start()
    return table


def test_what_stays_is_never_taken_back_not_even_by_agreement() -> None:
    table = sworn()
    table.play(0, f"put {hand(table, 0)[0]}")
    assert not table.can_undo(0)
    assert refusal(table.ask, 0, table.n) == "stays"
    assert table.question is None


def test_no_take_back_goes_behind_what_stays_but_one_goes_up_to_it() -> None:
    table = sworn()
    table.play(0, "roll")
    table.play(1, f"put {hand(table, 1)[0]}")
    assert refusal(table.ask, 0, table.n) == "stays", "the roll lies behind the other's card"
    before = table.position()
    table.play(1, "roll")
    table.ask(1, table.n)
    table.answer(0, True)
    table.commit(table.prepare_back())
    assert table.position() == before


def test_an_agreement_is_not_carried_out_behind_what_stays() -> None:
    table = sworn()
    table.play(0, "roll")
    table.play(1, f"put {hand(table, 1)[0]}")
    table.question = Question(0, 0, [], [1], "")
    assert refusal(table.prepare_back) == "stays"


# --- sealed choices -------------------------------------------------------------------------------------------------


def test_a_sealed_choice_changes_until_the_last_one() -> None:
    table = started("duel", 3)
    table.play(0, "say 1")
    table.play(0, "say 5")
    table.play(1, "say 3")
    assert table.to_act() == [2]
    step = table.play(2, "say 2")
    assert step.events[-1].values == {"numbers": [5, 3, 2]}


def test_others_sealed_choices_do_not_make_ones_own_stale() -> None:
    table = started("duel", 3)
    table.play(0, "say 1")
    table.play(1, "say 2", at=0)
    table.play(2, "say 3", at=0)
    assert refusal(table.prepare, 0, "say 4", 0) == "stale"


def test_a_number_is_current_for_whom_nothing_has_changed_since() -> None:
    table = started("duel", 3)
    table.play(0, "say 1")
    table.must_be_current(0, 1)
    assert refusal(table.must_be_current, 0, 0) == "stale"
    assert refusal(table.must_be_current, 7, 1) == "stale"


def test_ones_own_sealed_choice_makes_the_earlier_number_stale() -> None:
    table = started("duel", 3)
    table.play(0, "say 1")
    assert refusal(table.prepare, 0, "say 2", 0) == "stale"


def test_a_sealed_choice_is_read_by_its_seat_alone_until_the_end() -> None:
    table = started("duel", 2, turns=4)
    for _ in range(4):
        first = table.play(0, "say 4")
        if table.stage == "playing":
            assert [table.notation(first, viewer) for viewer in (0, 1, None)] == ["say 4", None, None]
        last = table.play(1, "say 2")
        if table.stage == "playing":
            assert [table.notation(last, viewer) for viewer in (0, 1, None)] == [None, "say 2", None]
    assert table.notation(table.log[1], None) == "say 4"


def test_a_move_with_a_secret_is_not_spelt_out_for_others() -> None:
    table = started()
    step = table.play(0, "draw")
    assert [table.notation(step, viewer) for viewer in (0, 1, None)] == ["draw", None, None]
    assert "card" in step.events[0].seen_by(0)
    assert "card" not in step.events[0].seen_by(None)


# --- seats ----------------------------------------------------------------------------------------------------------


def gathering() -> Table:
    return Table(BOXES["lantern"], [Seat("a"), Seat(), Seat(bot="last")], {}, SECRET)


def test_sitting_down_and_changing_seats_until_the_start() -> None:
    table = gathering()
    assert table.with_person("b", None)[1] == Seat("b")
    assert table.with_person("a", 1) == [Seat(), Seat("a"), Seat(bot="last")]
    assert refusal(table.with_person, "b", 0) == "seat-taken"
    assert refusal(table.with_person, "b", 9) == "no-such-seat"
    table.seats = table.with_person("b", None)
    table.start()
    assert refusal(table.with_person, "c", None) == "already-started"
    assert refusal(table.without_person, "a") == "already-started"


def test_a_full_table_has_no_seat() -> None:
    assert refusal(started().with_person, "z", None) == "already-started"
    table = gathering()
    table.seats = table.with_person("b", None)
    assert refusal(table.with_person, "c", None) == "no-such-seat"


def test_bots_take_free_seats_before_and_absent_peoples_later() -> None:
    table = gathering()
    assert refusal(table.with_bot, 0, "last", True) == "seat-taken"
    assert table.with_bot(2, None, False)[2] == Seat()
    table.seats = table.with_bot(1, "last", False)
    table.start()
    assert refusal(table.with_bot, 0, "last", True) == "player-present"
    assert refusal(table.with_bot, 0, None, False) == "already-started"
    assert refusal(table.with_bot, 7, "last", False) == "no-such-seat"
    assert table.with_bot(0, "last", False)[0] == Seat("a", "last", stood_from=0)


def test_a_substitute_keeps_the_seat_for_its_person() -> None:
    table = started()
    table.seats = table.with_substitute("p1", "last", away=True)
    assert table.seats[1] == Seat("p1", "last", away=True)
    assert table.people() == [0]
    assert table.seat_of("p1") == 1
    assert table.offers(1) == []
    assert table.without_substitute("p1")[1] == Seat("p1")
    assert refusal(table.without_substitute, "stranger") == "not-seated"


def test_a_rematch_moves_everybody_one_seat_on() -> None:
    table = Table(BOXES["lantern"], [Seat("a"), Seat(bot="last"), Seat("c")], {}, SECRET)
    assert table.rematch_seats() == [Seat(), Seat(), Seat(bot="last")]
    assert table.rematch_places("a") == {1: Seat("a")}
    assert table.rematch_places("c") == {0: Seat("c")}
