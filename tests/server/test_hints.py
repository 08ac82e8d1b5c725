"""Hints at a table: made of what the asker can see, told to the asker alone, refused with reasons, noted in the log."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from armarium import shelf
from armarium.bots import HOUSE
from armarium.bots.hints import Because, Hint
from armarium.bots.jobs import HintJob
from armarium.chance import Chance
from armarium.log import Seat
from armarium.server.hints import hint_job
from armarium.server.settings import Settings
from armarium.table import Table
from armarium.words import LANGUAGES, words
from armarium.workers.fair_queue import Requester
from armarium.workers.process import Memory
from tests.server.house import House, Line

Open = Callable[..., House]
LITTLE: dict[str, Any] = {"hint_simulations": 24, "hint_seconds": 60.0}
REAL = {"catalogue": HOUSE, **LITTLE}


def begun(game: str, moves: int, seed: int) -> Table:
    """A table of bots after some moves made by lot."""
    box = shelf.game(game)
    count = 4 if 4 in box.seats else min(box.seats)
    table = Table(box, [Seat(bot="random")] * count, secret=bytes([seed]) * 32)
    table.start()
    lot = Chance(seed)
    for _ in range(moves):
        state = table.state
        seat = table.to_act()[0]
        table.play(seat, state.text(state.move_at(seat, lot.below(state.move_count(seat)))))
    return table


def asked(table: Table, seat: int, seed: int) -> str:
    """What goes to a worker, all of it."""
    return repr(hint_job(table, seat, seed, Settings(**LITTLE)))


@pytest.mark.parametrize("game", shelf.NAMES)
@pytest.mark.parametrize("moves", [0, 5, 9])
def test_dealing_anew_what_the_seat_cannot_see_changes_nothing_of_what_is_asked(game: str, moves: int) -> None:
    table = begun(game, moves, seed=moves + 1)
    for seat in table.to_act():
        true = asked(table, seat, 5)
        step = table.log[-1]
        real = step.state
        for world in range(3):
            step.state = real.guess(seat, Chance(world))
            assert asked(table, seat, 5) == true
        step.state = real


@pytest.mark.parametrize("game", shelf.NAMES)
def test_the_same_question_and_seed_give_the_same_hint(game: str) -> None:
    table = begun(game, 9, seed=3)
    seat = table.to_act()[0]
    first, again = (hint_job(table, seat, 5, Settings(**LITTLE)).run(Memory()) for _ in range(2))
    assert first == again
    offered = {offer.move for offer in table.game.offers(table.state, seat)}
    assert 1 <= len(first) <= 3
    assert {hint.move for hint in first} <= offered
    assert all(0 <= hint.share <= 100 and hint.because for hint in first)


# --- at the table ---------------------------------------------------------------------------------------------------


def alone(house: House, **body: Any) -> Line:
    guest = house.guest()
    return guest.joined(guest.open("rune", bots=[None, "random"], start=True, **body))


def my_turn(line: Line) -> int:
    """The log number at which the first seat is on turn."""
    told = line.join()
    while 0 not in told["table"]["to_act"]:
        line.hear_until("step")
        told = line.join()
    return int(told["n"])


def test_a_person_against_a_bot_gets_a_few_moves_with_words(open_house: Open) -> None:
    line = alone(open_house(**REAL))
    n = my_turn(line)
    told = line.ask("hint", at=n)
    assert (told["type"], told["n"]) == ("hints", n)
    hints = msgspec.convert(told["hints"], list[Hint])
    assert 1 <= len(hints) <= 3
    for language in LANGUAGES:
        said = words("rune", language)
        for because in (because for hint in hints for because in hint.because):
            assert said.tell(f"because-{because.key}", because.values, ["Ana", "Bo"], 0) != f"because-{because.key}"
    step = line.play(hints[0].move, n)
    assert step["entry"]["events"][0] == {"kind": "hint-asked", "seat": 0}
    assert [event["kind"] for event in step["entry"]["events"]].count("hint-asked") == 1
    assert step["can_undo"], "asking changes nothing about taking back"


class Pondering:
    """Workers that answer when they are let; what they were asked is kept."""

    def __init__(self) -> None:
        self.asked: list[HintJob] = []
        self._go = threading.Event()

    async def hints(self, asked: HintJob, requester: Requester) -> list[Hint]:
        assert requester.person and requester.table
        self.asked.append(asked)
        await asyncio.to_thread(self._go.wait, 20.0)
        return [Hint("pass", 50, [], [], [Because("only")])]

    def answer(self) -> None:
        self._go.set()


def pondering(house: House) -> Pondering:
    made = Pondering()
    house.hall.bot_pool.hints = made.hints
    return made


def test_between_people_there_are_no_hints_unless_the_host_says_so(house: House) -> None:
    table, (first, _), (one, _) = house.pair()
    assert first.get(f"/tables/{table}")["hints"] is False
    assert one.refusal("hint", at=0) == "hints-off"
    assert house.guest().get(f"/tables/{first.open(bots=[None, 'last'])}")["hints"] is True
    assert first.get(f"/tables/{first.open(hints=True)}")["hints"] is True
    assert first.get(f"/tables/{first.open(bots=[None, 'last'], hints=False)}")["hints"] is False


def people(house: House) -> tuple[str, Line, Line, Line]:
    """Two people and somebody who watches, at a table with hints."""
    first, second = house.guest(), house.guest()
    table = first.open(hints=True)
    second.post(f"/tables/{table}/sit")
    first.post(f"/tables/{table}/start")
    return table, first.joined(table), second.joined(table), house.guest().joined(table)


def test_what_is_no_question_for_a_hint_is_refused(house: House) -> None:
    _, one, two, watcher = people(house)
    assert two.refusal("hint", at=0) == "hint-not-now"
    assert watcher.refusal("hint", at=0) == "not-seated"
    assert one.refusal("hint", at=7) == "stale"
    assert one.refusal("hint", at=0) == "hint-failed", "nobody has taught a bot to think about lanterns"


def test_one_hint_at_a_time_and_its_id_asked_again_is_the_same_question(house: House) -> None:
    master = pondering(house)
    _, one, _, _ = people(house)
    one.send("hint", id="first", at=0)
    assert one.refusal("hint", id="second", at=0) == "hint-under-way"
    one.send("hint", id="first", at=0)
    assert one.ask("ping", id="p")["type"] == "pong"
    master.answer()
    assert one.answer("first")["type"] == "hints"
    assert len(master.asked) == 1
    assert one.ask("hint", id="third", at=0)["type"] == "hints"


def test_the_answer_goes_to_the_asker_alone_and_the_log_tells_everybody(house: House) -> None:
    master = pondering(house)
    _, one, two, watcher = people(house)
    master.answer()
    assert one.ask("hint", at=0)["hints"][0]["move"] == "pass"
    one.play("pass", 0)
    for other in (two, watcher):
        step = other.hear_until("step")
        assert step["entry"]["events"][0] == {"kind": "hint-asked", "seat": 0}
        assert not any('"hints",' in frame and '"share"' in frame for frame in other.raw)
    two.play("pass", 1)
    assert one.hear_until("step")["entry"]["events"] == []


def test_a_restart_does_not_forget_who_had_a_hint_nor_what_may_be_taken_back(open_house: Open) -> None:
    house = open_house()
    pondering(house).answer()
    guest = house.guest()
    line = guest.joined(guest.open(bots=[None, "last"], start=True, hints=True))
    table = line.join()["table"]["id"]
    assert line.ask("hint", at=0)["type"] == "hints"
    step = line.play("pass", 0)
    house.close()
    again = open_house().guest()
    again.http.cookies = guest.http.cookies
    log = again.line(table).join()["log"]
    assert log[0] == step["entry"] and log[0]["events"][0] == {"kind": "hint-asked", "seat": 0}


def test_a_hint_counts_again_when_its_move_is_taken_back(house: House) -> None:
    pondering(house).answer()
    _, one, _, _ = people(house)
    assert one.ask("hint", at=0)["type"] == "hints"
    assert one.play("pass", 0)["can_undo"]
    one.ask("undo", at=1)
    one.hear_until("back")
    assert one.play("pass", 0)["entry"]["events"][0] == {"kind": "hint-asked", "seat": 0}


def test_the_table_goes_on_while_the_master_thinks(house: House) -> None:
    master = pondering(house)
    _, one, two, _ = people(house)
    id = one.send("hint", at=0)
    one.play("pass", 0)
    two.play("pass", 1)
    master.answer()
    assert one.answer(id)["n"] == 0, "it says which position it is about"


@pytest.mark.parametrize("language", LANGUAGES)
def test_everybody_reads_of_it_in_words(language: str) -> None:
    said = words("rune", language)
    assert "Bo" in said.event({"kind": "hint-asked", "seat": 1}, ["Ana", "Bo"], 0)
