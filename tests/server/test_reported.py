"""Tables beside a real box: a finished count is corrected by consent, no statistic takes a report for a played game."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date

import pytest

from armarium import archive, bots, record, shelf
from armarium.bots.ladder import ladder
from armarium.game import Options
from armarium.lab import hindsight
from armarium.log import Seat
from armarium.reason import Refused
from armarium.record import is_reported, parse_record, record_text
from armarium.table import Table
from armarium.words import LANGUAGES, refusal_text
from tests.server.house import Guest, House, Line

Open = Callable[..., House]
BESIDE: list[tuple[str, Options]] = [
    ("rune-box", {}),
    ("grimoire-box", {}),
    ("kragmortha-box", {}),
    ("kamimai", {"grimoire": "companion", "reserves": "aloud"}),
]
ENDS = {"rune-box": "end", "grimoire-box": "end", "kragmortha-box": "end"}


def counted(game: str, people: int = 2) -> Table:
    """A table whose count is finished: one phone, or one each."""
    seats = [Seat("a"), Seat("b")] if people == 2 else [Seat("a"), Seat("a", name="B")]
    table = Table(shelf.game(game), seats)
    table.start()
    if game == "kragmortha-box":
        table.play(0, "meet 1")
    table.play(0, ENDS[game])
    return table


# --- a miscount found after the count -------------------------------------------------------------------------------


@pytest.mark.parametrize("game", ENDS)
def test_finish_is_taken_back_when_the_others_agree(game: str) -> None:
    table = counted(game)
    assert (table.stage, table.can_undo(0)) == ("over", False), "never without asking"
    before = table.log[-2].state
    question = table.ask(0, table.n)
    assert (question.to, question.needed) == (table.log[-2].n, [1])
    table.answer(1, agree=True)
    table.commit(table.prepare_back())
    assert (table.stage, table.result(), table.state) == ("playing", record.UNFINISHED, before)
    table.play(1, ENDS[game])
    assert table.stage == "over"


@pytest.mark.parametrize("game", ENDS)
def test_who_does_not_agree_keeps_the_result(game: str) -> None:
    table = counted(game)
    table.ask(0, table.n)
    assert table.answer(1, agree=False) is None
    assert table.stage == "over"


def test_one_phone_in_the_middle_goes_back_behind_luck_and_the_log_does_not_scold() -> None:
    """Beside a real box nothing counts anyway: a correction leaves no note of luck undone."""
    table = counted("kragmortha-box", people=1)
    table.ask(0, table.n, to=0)
    step = table.prepare_back()
    table.commit(step)
    assert (step.line.notes, table.counts, table.stage, table.n) == ([], True, "playing", 0)


def test_an_evening_of_kamimai_that_was_lost_by_a_miscount_goes_on() -> None:
    table = Table(shelf.game("kamimai"), [Seat("a")], {"grimoire": "companion", "reserves": "apart"})
    table.start()
    while table.stage == "playing":
        offered = [offer.move for offer in table.offers(0)]
        table.play(0, next(move for move in ("fell", "keep", *offered) if move in offered))
    ending = table.outcome()
    assert ending is not None and ending.key == "defeat"
    table.ask(0, table.n)
    table.commit(table.prepare_back())
    assert str(table.stage) == "playing" and table.state.find(0, "energy 3")


def test_a_game_played_here_stays_over() -> None:
    table = Table(shelf.game("rune"), [Seat("a"), Seat("b")])
    table.start()
    while table.stage == "playing":
        (seat, *_) = table.to_act()
        table.play(seat, table.offers(seat)[0].move)
    with pytest.raises(Refused, match="game-over"):
        table.ask(0, table.n)


def pads(house: House) -> tuple[str, list[Guest], list[Line]]:
    guests = [house.guest(), house.guest()]
    table = guests[0].open("rune-box", 2)
    guests[1].post(f"/tables/{table}/sit")
    guests[0].post(f"/tables/{table}/start")
    return table, guests, [guest.joined(table) for guest in guests]


def test_a_finished_table_is_reopened_written_and_told(open_house: Open) -> None:
    """The card says so to everybody, and after a power cut it is still open."""
    house = open_house(catalogue=bots.HOUSE)
    table, guests, (one, two) = pads(house)
    one.play("more 1 1", 0)
    one.play("end", 1)
    assert guests[1].get(f"/tables/{table}")["stage"] == "over"
    assert one.ask("undo", at=2, to=1)["type"] == "ack"
    two.hear_until("asking")
    assert two.ask("answer", agree=True)["type"] == "ack"
    back = two.hear_until("back")
    assert (back["n"], bool(back["offers"])) == (1, True)
    card = two.hear_until("table")["table"]
    assert (card["stage"], card["secret"], card["reported"]) == ("playing", None, True)
    house.close()
    again = Guest(open_house(catalogue=bots.HOUSE).url)
    again.http.cookies = guests[0].http.cookies
    page = again.line(table)
    assert page.join()["table"]["stage"] == "playing"
    page.play("more 1 1", 1)
    page.play("end", 4)
    text = again.http.get(f"/api/tables/{table}/record").text
    assert "reported: yes" in text and text.endswith("result: wins 1, scores 2 0, points\n")
    again.leave()


# --- what a record says, and who may count it -----------------------------------------------------------------------


@pytest.mark.parametrize(("game", "options"), BESIDE)
def test_the_header_says_that_the_lines_were_reported(game: str, options: Options) -> None:
    table = Table(shelf.game(game), [Seat("a"), Seat("b")], options)
    table.start()
    written = archive.record_of(table, [step.line for step in table.log], ["Ana", "Bo"], date(2024, 5, 1))
    text = record_text(written)
    assert "\nreported: yes\n" in text
    assert is_reported(parse_record(text)) and record_text(parse_record(text)) == text


@pytest.mark.parametrize("game", shelf.names())
def test_a_simulated_game_is_not_marked(game: str) -> None:
    plain = record.Record(game, shelf.game(game).rules, ["Ana", "Bo"])
    assert "reported" not in record_text(plain)


@pytest.mark.parametrize(("game", "said"), [("rune", "yes"), ("rune-box", "no"), ("rune-box", "perhaps")])
def test_a_header_that_lies_is_refused(game: str, said: str) -> None:
    lines = ["armarium record 2", f"game: {game}", f"rules: {shelf.game(game).rules}", f"reported: {said}"]
    text = "\n".join([*lines, "seat 1: Ana", "seat 2: Bo", "result: unfinished", ""])
    with pytest.raises(Refused) as caught:
        parse_record(text)
    assert caught.value.reason.key == ("record-word" if said == "perhaps" else "record-reported")
    assert all(said in refusal_text(caught.value, language) for language in LANGUAGES)


def test_a_reported_game_is_not_analysed(open_house: Open) -> None:
    written = record.Record("kamimai", shelf.game("kamimai").rules, ["Ana"], {"grimoire": "companion"})
    with pytest.raises(Refused, match="reported-not-analysed"):
        hindsight.record_analysis(written, 1, lambda _: None)
    guest = Guest(open_house(catalogue=bots.HOUSE).url)
    table = guest.open("rune-box", 2)
    guest.post(f"/tables/{table}/beside", seat=1, name="Bo")
    guest.post(f"/tables/{table}/start")
    guest.joined(table).play("end", 0)
    assert guest.http.get(f"/api/tables/{table}/analysis").json()["key"] == "reported-not-analysed"
    guest.leave()


@pytest.mark.parametrize("game", ENDS)
def test_no_bot_and_no_ladder_knows_a_companion(game: str) -> None:
    """What the lab measures it plays itself, with bots; none plays beside a real box."""
    assert bots.names(game) == []
    assert (ladder(game, []).shown, ladder(game, []).strength) == ([], {})
    table = Table(shelf.game("kamimai"), [Seat("a"), Seat()], {"grimoire": "companion"})
    with pytest.raises(Refused, match="bot-none"):
        table.with_bot(1, "random", present=False)
