"""Bots at the table: they think elsewhere, fail alone, stand in for people and give the seat back. And rematches."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterator
from itertools import pairwise

import pytest

from armarium import bots, shelf
from armarium.bots import HOUSE, BotError
from armarium.bots.jobs import BotPool, MoveJob
from armarium.chance import Chance
from armarium.words import words
from armarium.workers.fair_queue import Requester
from tests.server.house import Guest, House, Line, Told
from tests.server.toys import BOXES, TOYS


def until(line: Line, told_so: Callable[[Told], bool]) -> Told:
    """The next table card for which it is so."""
    card: Told = {}
    while not card or not told_so(card):
        card = line.hear_until("table")["table"]
    return card


# --- thinking -------------------------------------------------------------------------------------------------------


def job(bot: str) -> MoveJob:
    game = BOXES["lantern"]
    state = game.new(2, {"turns": 8}, Chance(1))
    return MoveJob("lantern", bot, game.position(state.guess(0, Chance(2))), 0, 3)


@pytest.fixture
def workers() -> Iterator[BotPool]:
    made = BotPool(1, 120.0, TOYS)
    yield made
    made.close()


def test_a_worker_answers_and_survives_a_bot_that_raises(workers: BotPool) -> None:
    assert asyncio.run(workers.choose(job("last"))) == "pass"
    with pytest.raises(BotError):
        asyncio.run(workers.choose(job("broken")))
    assert asyncio.run(workers.choose(job("last"))) == "pass"


def test_a_worker_that_dies_is_replaced(workers: BotPool) -> None:
    with pytest.raises(BotError):
        asyncio.run(workers.choose(job("dying")))
    assert asyncio.run(workers.choose(job("last"))) == "pass"


def test_a_worker_that_hangs_is_ended(workers: BotPool) -> None:
    assert asyncio.run(workers.choose(job("last"))) == "pass"
    workers.limit = 0.1
    with pytest.raises(BotError):
        asyncio.run(workers.choose(job("hanging")))
    workers.limit = 120.0
    assert asyncio.run(workers.choose(job("last"))) == "pass"


def test_a_person_and_bots_play_to_the_end(house: House) -> None:
    guest = house.guest()
    line = guest.joined(guest.open(seats=3, bots=["last", None, "random"], start=True, options={"turns": 8}))
    told = line.join()
    n, to_act = told["n"], told["table"]["to_act"]
    for _ in range(50):
        if to_act == [1]:
            line.send("move", move="pass", at=n)
        step = line.hear_until("step")
        n, to_act = step["entry"]["n"], step["to_act"]
        if step["result"]:
            break
    assert step["result"]["key"] == "toy-most-points"


def test_a_bot_that_searches_is_told_its_way_through_the_game(open_house: Callable[..., House]) -> None:
    """Every question of a seat tells the same way as the one before, and how it went on."""
    house = open_house(catalogue=HOUSE, budget=0.0)
    asked: list[MoveJob] = []
    choose = house.hall.bot_pool.choose

    async def noted(job: MoveJob, requester: Requester) -> str:
        asked.append(job)
        assert requester == Requester(guest.me["id"], table), "the host's, at this table"
        return str(await choose(job, requester))

    house.hall.bot_pool.choose = noted
    guest = house.guest()
    table = guest.open("rune", sit=False, bots=["novice", "novice"], start=True)
    line = guest.joined(table)
    while not line.join()["result"]:
        line.hear_until("step")
    for seat in range(2):
        histories = [job.history for job in asked if job.seat == seat]
        assert len(histories) > 3 and all(later[: len(history)] == history for history, later in pairwise(histories))
        assert {job.tree_key for job in asked if job.seat == seat} == {f"{table}/{seat}"}
    assert [len(job.history) for job in asked] == list(range(len(asked)))


@pytest.mark.parametrize(
    ("bot", "heir", "thinking"),
    [("broken", "last", 120.0), ("dying", "last", 120.0), ("cheating", "last", 120.0), ("hanging", "random", 0.5)],
)
def test_a_failing_bot_is_replaced_by_a_simpler_one_and_everybody_reads_of_it(
    open_house: Callable[..., House], bot: str, heir: str, thinking: float, caplog: pytest.LogCaptureFixture
) -> None:
    house = open_house(thinking=thinking)
    guest = house.guest()
    table = guest.open(bots=[None, bot], start=True)
    line, watcher = guest.joined(table), house.guest().joined(table)
    line.play("pass", 0)
    card = until(line, lambda card: card["seats"][1]["bot"] == heir)
    assert card["to_act"] == [1], "the simpler bot sits down before it moves"
    for reader in (line, watcher):
        entry = entry_of(reader, 1)
        assert heir == "random" or entry["move"] == "pass", "the simpler bot has chosen"
        assert entry["events"][0] == {"kind": "bot-replaced", "seat": 1, "bot": bot, "next-bot": heir}
    assert f"{bot} has failed" in caplog.text
    assert line.join()["log"][entry["n"] - 1] == entry, "who comes later reads it too"
    while line.join()["table"]["to_act"] != [0]:
        entry_of(line, 1)
    n = line.join()["n"]
    line.play("pass", n)
    assert all(event["kind"] != "bot-replaced" for event in entry_of(line, 1)["events"]), "it is told once"


def test_after_a_restart_and_in_the_record_a_bot_is_still_replaced(open_house: Callable[..., House]) -> None:
    house = open_house()
    guest = house.guest()
    table = guest.open(bots=[None, "broken"], start=True, options={"turns": 4})
    line = guest.joined(table)
    line.play("pass", 0)
    entry = entry_of(line, 1)
    assert entry["events"][0]["kind"] == "bot-replaced"
    line.play("pass", 2)
    assert line.hear_until("step")["result"] is not None
    before = line.join()["log"]
    record = guest.http.get(f"/api/tables/{table}/record").text
    assert record.count("note: bot-replaced last broken") == 1
    frames = guest.get(f"/tables/{table}/replay")["frames"]
    assert frames[entry["n"]]["entry"] == entry
    house.close()
    again = open_house().guest()
    again.http.cookies = guest.http.cookies
    assert again.line(table).join()["log"] == before


def entry_of(line: Line, seat: int) -> Told:
    """The next step of this seat."""
    while (step := line.hear_until("step"))["entry"]["seat"] != seat:
        pass
    entry: Told = step["entry"]
    return entry


@pytest.mark.parametrize(
    ("language", "sentence"),
    [("en", "Cunning has stumbled"), ("fr", "Rusé a trébuché"), ("de", "Schlaukopf ist ausgefallen")],
)
def test_a_replaced_bot_is_told_in_both_languages(language: str, sentence: str) -> None:
    event = {"kind": "bot-replaced", "seat": 1, "bot": "heuristic", "next-bot": "greedy"}
    told = words("kragmortha", language).event(event, ["Ana", "Bo"])
    assert sentence in told and words(None, language).say("bot-greedy") in told


def test_the_next_simpler_bot_never_searches() -> None:
    for game in shelf.NAMES:
        chain = ["somebody-elses"]
        while chain[-1] != "random":
            chain.append(bots.simpler(chain[-1], game))
        assert chain[1:] == bots.simple_names(game)[::-1]


def test_bots_among_themselves_wait_while_nobody_looks_on(house: House) -> None:
    guest = house.guest()
    table = guest.open(sit=False, bots=["last", "last"], start=True, options={"turns": 200})
    live = house.hall._lives[table]
    assert not live.thinking.is_busy() and live.table.n == 0
    line = guest.joined(table)
    line.hear_until("step")
    line.close()
    while live.thinking.is_busy():
        time.sleep(0.005)
    assert 0 < live.table.n < 200
    n = live.table.n
    assert guest.joined(table).hear_until("step")["entry"]["n"] == n + 1, "it goes on where it was"


def test_bots_play_on_for_a_person_who_is_away_for_a_moment(house: House) -> None:
    guest = house.guest()
    table = guest.open(bots=["last", None], start=True)
    live = house.hall._lives[table]
    while live.table.n == 0:
        time.sleep(0.005)
    assert live.table.to_act() == [1]


# --- standing in ----------------------------------------------------------------------------------------------------


def test_a_bot_takes_over_on_request_and_gives_the_seat_back(house: House) -> None:
    _, _, (one, two) = house.pair()
    assert two.ask("stand", away=True)["type"] == "ack"
    assert until(one, lambda card: card["seats"][1]["bot"] is not None)["seats"][1]["bot"] == "last"
    assert two.refusal("move", move="pass", at=0) == "bot-plays-for-you"
    one.play("pass", 0)
    assert one.hear_until("step")["entry"]["seat"] == 1
    assert two.ask("stand", away=False)["type"] == "ack"
    one.play("pass", 2)
    while (step := two.hear_until("step"))["entry"]["n"] < 3:
        pass
    assert {"move": "pass"} in step["offers"]
    two.play("pass", 3)


def test_who_asked_for_a_bot_keeps_it_when_coming_back(house: House) -> None:
    table, (_, second), (_, two) = house.pair()
    two.ask("stand", away=True)
    two.close()
    assert second.line(table).join()["table"]["seats"][1]["bot"] == "last"


def test_a_bot_stands_in_for_who_is_absent_until_they_return(open_house: Callable[..., House]) -> None:
    house = open_house(absence=0.05)
    table, (_, second), (one, two) = house.pair()
    two.close()
    until(one, lambda card: card["seats"][1]["bot"] is not None)
    one.play("pass", 0)
    assert one.hear_until("step")["entry"]["seat"] == 1
    told = second.line(table).join()
    assert told["table"]["seats"][1]["bot"] is None
    assert told["table"]["mine"] == 1


# --- again ----------------------------------------------------------------------------------------------------------


def over(house: House) -> tuple[str, list[Line], House]:
    table, _, lines = house.pair(turns=4)
    for turn in range(4):
        lines[turn % 2].play("pass", turn)
    return table, lines, house


def test_a_rematch_starts_when_everybody_asked_for_it(house: House) -> None:
    table, (one, two), _ = over(house)
    one.ask("rematch")
    following = until(one, lambda card: card["rematch"] is not None)["rematch"]
    first = one_of(house, 0)
    assert first.get(f"/tables/{following}")["stage"] == "gathering"
    assert first.get(f"/tables/{following}")["mine"] == 1
    two.ask("rematch")
    card = first.get(f"/tables/{following}")
    assert (card["stage"], card["options"]) == ("playing", {"turns": 4})
    assert [seat["person"]["id"] for seat in card["seats"]] == [one_of(house, 1).me["id"], first.me["id"]]
    assert first.get(f"/tables/{table}")["rematch"] == following


def one_of(house: House, place: int) -> Guest:
    return house._guests[place]


def test_a_rematch_against_bots_starts_at_once(house: House) -> None:
    guest = house.guest()
    line = guest.joined(guest.open(bots=[None, "last"], start=True, options={"turns": 4}))
    for n in (0, 2):
        line.play("pass", n)
        step = line.hear_until("step")
    assert step["result"] is not None
    line.ask("rematch")
    following = until(line, lambda card: card["rematch"] is not None)["rematch"]
    assert guest.get(f"/tables/{following}")["stage"] == "playing"


def test_no_rematch_before_the_end(house: House) -> None:
    _, _, (one, _) = house.pair()
    assert one.refusal("rematch") == "not-over"


def test_bots_pause_until_somebody_seated_hurries_them(open_house: Callable[..., House]) -> None:
    """Hurrying holds until a person is to act: then they pause anew. A watcher hurries nobody."""
    house = open_house(pause=3600.0)
    guest = house.guest()
    table = guest.open(seats=3, bots=["last", None, "random"], start=True, options={"turns": 8})
    line, watcher = guest.joined(table), house.guest().joined(table)
    watcher.join()
    assert watcher.refusal("hurry") == "not-seated"
    told = line.join()
    if told["table"]["to_act"] != [1]:
        assert line.ask("hurry")["type"] == "ack"
    while told.get("table", told)["to_act"] != [1]:
        told = line.hear_until("step")
    before = told["entry"]["n"] if "entry" in told else told["n"]
    line.play("pass", before)
    for _ in range(20):
        assert line.ask("ping")["type"] == "pong"
    assert not any('"type":"step"' in frame and f'"n":{before + 2}' in frame for frame in line.raw)
    line.send("hurry")
    assert line.hear_until("step")["entry"]["n"] == before + 2
