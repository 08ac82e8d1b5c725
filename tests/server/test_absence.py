"""Absence: a bot stands in after the time the table's settings name and not before, and whoever comes back is asked."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from pathlib import Path

import pytest
import sqlalchemy as sa

from armarium.log import Seat
from armarium.reason import Refused
from armarium.server.absence import CHOICES
from armarium.server.hall import Hall, TableSettings
from armarium.server.viewer import Viewer
from armarium.store import Store
from armarium.store.migrations import migrate
from armarium.table import Table
from tests.server.house import Guest, House, Line, Told
from tests.server.test_bots import until
from tests.server.test_lobby import Hasty, in_hall
from tests.server.toys import BOXES

Open = Callable[..., House]


def seat(card: Told, place: int) -> Told:
    told: Told = card["seats"][place]
    return told


def absent(house: House, turns: int = 8) -> tuple[str, list[Guest], Line, Told]:
    """A game whose second player has lost the line; and the card in which the first is told so."""
    table, guests, (one, two) = house.pair(turns=turns)
    two.close()
    return table, guests, one, until(one, lambda card: not seat(card, 1)["present"])


# --- the clock ------------------------------------------------------------------------------------------------------


def test_a_table_has_the_absence_its_host_chose_and_tells_everybody(house: House) -> None:
    guest = house.guest()
    assert guest.post("/tables", game="lantern", seats=2)["absence"] == 60
    for seconds in CHOICES:
        assert guest.post("/tables", game="lantern", seats=2, absence=seconds)["absence"] == seconds
    assert guest.turned_away("/tables", game="lantern", seats=2, absence=1) == "absence-unknown"


def test_the_seat_of_who_is_gone_counts_down(house: House) -> None:
    table, (_, second), one, card = absent(house)
    assert 50 < seat(card, 1)["left"] <= 60
    assert seat(card, 0)["left"] is None
    second.joined(table)
    assert seat(until(one, lambda card: seat(card, 1)["present"]), 1)["left"] is None


def test_no_clock_runs_while_nobody_waits(house: House) -> None:
    table, (first, second), one, _ = absent(house)
    live = house.hall._lives[table]
    watcher = house.guest().joined(table)
    one.close()
    until(watcher, lambda card: not seat(card, 0)["present"])
    assert [live.absence.seconds_left(guest.me["id"]) for guest in (first, second)] == [None, None]
    first.joined(table)
    assert live.absence.seconds_left(second.me["id"]) > 50


# --- a bot stands in ------------------------------------------------------------------------------------------------


def test_the_host_cannot_put_a_bot_there_before_the_absence_is_over(house: House) -> None:
    table, (first, _), one, _ = absent(house)
    one.play("pass", 0)
    assert first.turned_away(f"/tables/{table}/bot", seat=1, bot="last") == "absence-runs"
    assert seat(first.get(f"/tables/{table}"), 1)["bot"] is None
    assert first.get(f"/tables/{table}")["n"] == 1


def test_the_host_need_not_wait_where_the_absent_player_has_allowed_it(house: House) -> None:
    table, (first, _), (one, two) = house.pair()
    assert first.turned_away(f"/tables/{table}/bot", seat=1, bot="last") == "player-present"
    assert two.ask("allow", allowed=True)["type"] == "ack"
    assert first.turned_away(f"/tables/{table}/bot", seat=1, bot="last") == "player-present"
    two.close()
    assert seat(until(one, lambda card: not seat(card, 1)["present"]), 1)["allowed"] is True
    assert seat(first.post(f"/tables/{table}/bot", seat=1, bot=None), 1)["bot"] == "last", "the substitute"


def test_an_allowance_is_taken_back_and_outlives_a_restart(open_house: Open) -> None:
    house = open_house()
    table, (_, second), (_, two) = house.pair()
    two.ask("allow", allowed=True)
    house.close()
    again = open_house()
    second_again = Guest(again.url)
    second_again.http.cookies = second.http.cookies
    page = second_again.joined(table)
    assert seat(page.join()["table"], 1)["allowed"] is True
    page.ask("allow", allowed=False)
    assert seat(page.join()["table"], 1)["allowed"] is False
    second_again.leave()


def test_a_stand_in_is_never_weaker_than_the_tables_substitute(open_house: Open) -> None:
    house = open_house(absence=0.05)
    table, (first, _), one, _ = absent(house)
    card = until(one, lambda card: seat(card, 1)["bot"] is not None)
    assert seat(card, 1)["bot"] == "last"
    assert first.turned_away(f"/tables/{table}/bot", seat=1, bot="random") == "bot-too-weak"
    assert seat(first.post(f"/tables/{table}/bot", seat=1, bot="cheating"), 1)["bot"] == "cheating"


def test_a_bot_that_comes_too_late_finds_the_player_back(tmp_path: Path) -> None:
    """The clock runs out while the table is busy; meanwhile the player is here again."""

    async def does(hall: Hall, store: Hasty) -> None:
        live = await hall.open(Table(hall.game("lantern"), [Seat("ana"), Seat("bo")]), TableSettings("ana"))
        await live.begin()
        viewer = Viewer("bo", hall.settings)
        live.admit(viewer)
        async with live.lock:
            late = asyncio.create_task(live.stand_in_for_absent("bo"))
            await asyncio.sleep(0)
            viewer.joined = True
        await late
        assert live.table.seats[1].bot is None
        viewer.joined = False
        await live.stand_in_for_absent("bo")
        assert live.table.seats[1].bot == "last"

    in_hall(tmp_path, False, does)


# --- coming back ----------------------------------------------------------------------------------------------------


def stood_in(house: House) -> tuple[str, list[Guest], Line]:
    """A stand-in has moved for the second player, and it is the first one's turn."""
    table, guests, one, _ = absent(house)
    until(one, lambda card: seat(card, 1)["bot"] is not None)
    one.play("pass", 0)
    assert one.hear_until("step")["entry"]["seat"] == 1
    return table, guests, one


def test_whoever_comes_back_plays_and_may_take_back_what_the_stand_in_did(open_house: Open) -> None:
    house = open_house(absence=0.05)
    table, (_, second), one = stood_in(house)
    page = second.line(table)
    welcome = page.join()
    assert (seat(welcome["table"], 1)["bot"], welcome["table"]["stood"], welcome["n"]) == (None, 1, 2)
    assert one.refusal("reclaim", at=2) == "nothing-to-take-back"
    assert page.refusal("reclaim", at=1) == "stale"
    id = page.send("reclaim", at=2)
    assert page.answer(id)["type"] == "ack"
    back = page.hear_until("back")
    assert (back["n"], back["to_act"], back["seat"]) == (1, [1], 1)
    assert {"move": "pass"} in back["offers"]
    assert page.join()["table"]["stood"] == 0
    page.send("reclaim", at=2, id=id)
    assert page.answer(id)["type"] == "ack", "sent again it is answered and not done twice"
    assert page.play("roll", 1)["entry"]["seat"] == 1


def test_nothing_is_taken_back_once_somebody_else_has_moved(open_house: Open) -> None:
    house = open_house(absence=0.05)
    table, (_, second), one = stood_in(house)
    page = second.joined(table)
    one.play("pass", 2)
    page.hear_until("step")
    assert page.refusal("reclaim", at=3) == "nothing-to-take-back"
    assert page.join()["table"]["stood"] == 0


def test_nothing_is_taken_back_after_ones_own_move(open_house: Open) -> None:
    house = open_house(absence=0.05)
    table, (first, _), (one, two) = house.pair()
    one.close()
    until(two, lambda card: seat(card, 0)["bot"] is not None)
    step = two.hear_until("step")
    assert step["entry"]["seat"] == 0
    page = first.line(table)
    assert page.join()["table"]["stood"] == 1
    two.play("pass", 1)
    while page.hear_until("step")["entry"]["n"] < 2:
        pass
    page.play("pass", 2)
    assert page.join()["table"]["stood"] == 0


def test_what_a_stand_in_did_can_be_taken_back_after_a_restart(open_house: Open) -> None:
    house = open_house(absence=0.05)
    table, (_, second), _ = stood_in(house)
    house.close()
    again = Guest(open_house(absence=0.05).url)
    again.http.cookies = second.http.cookies
    page = again.line(table)
    assert page.join()["table"]["stood"] == 1
    assert page.ask("reclaim", at=2)["type"] == "ack"
    again.leave()


def test_a_bot_one_has_asked_for_is_ones_own_doing(house: House) -> None:
    """Else it could be sent to look at the next card, and what it saw be taken back for nothing."""
    _, _, (one, two) = house.pair()
    two.ask("stand", away=True)
    one.play("pass", 0)
    while one.hear_until("step", "table").get("entry", {}).get("seat") != 1:
        pass
    two.ask("stand", away=False)
    assert two.join()["table"]["stood"] == 0
    assert two.refusal("reclaim", at=2) == "nothing-to-take-back"


def at_table() -> Table:
    table = Table(BOXES["lantern"], [Seat("ana"), Seat("bo")], {"turns": 8})
    table.start()
    return table


def test_all_moves_since_the_stand_in_sat_down_go_back_at_once() -> None:
    table = at_table()
    table.seats = table.with_substitute("ana", "last", away=False)
    card = table.view(0).hand[0]
    table.play(0, f"put {card}")
    table.play(0, "roll")
    assert table.substitute_moves(0) == [], "it still plays"
    table.seats = table.without_substitute_after_absence("ana")
    assert [len(table.substitute_moves(who)) for who in (0, 1, None)] == [2, 0, 0]
    with pytest.raises(Refused, match="stale"):
        table.prepare_reclaim(0, 0)
    table.commit(table.prepare_reclaim(0, 2))
    assert (table.n, table.to_act(), table.view(0).hand[0], table.standing()) == (0, [0], card, [0, 0])
    assert table.substitute_moves(0) == []


def test_only_what_it_did_since_the_last_move_of_anybody_else_goes_back() -> None:
    table = at_table()
    table.seats = table.with_substitute("ana", "last", away=False)
    for seat in (0, 1, 0):
        table.play(seat, "pass")
    table.seats = table.without_substitute_after_absence("ana")
    assert [step.n for step in table.substitute_moves(0)] == [3]
    table.commit(table.prepare_reclaim(0, 3))
    assert (table.n, table.to_act()) == (2, [0])


def test_what_the_player_did_before_going_stays() -> None:
    table = at_table()
    table.play(0, f"put {table.view(0).hand[0]}")
    table.seats = table.with_substitute("ana", "last", away=False)
    table.play(0, "pass")
    table.seats = table.without_substitute_after_absence("ana")
    table.commit(table.prepare_reclaim(0, 2))
    assert (table.n, table.to_act()) == (1, [0])


def test_another_stand_in_goes_on_where_the_first_began() -> None:
    table = at_table()
    table.seats = table.with_substitute("ana", "last", away=False)
    table.play(0, f"put {table.view(0).hand[0]}")
    table.seats = table.with_bot(0, "cheating", present=False)
    table.play(0, f"put {table.view(0).hand[0]}")
    table.seats = table.without_substitute_after_absence("ana")
    assert len(table.substitute_moves(0)) == 2


# --- the database ---------------------------------------------------------------------------------------------------


def test_tables_of_before_keep_the_absence_they_had(tmp_path: Path) -> None:
    engine = sa.create_engine(f"sqlite:///{tmp_path / 'old.sqlite'}")
    with engine.begin() as connection:
        migrate(connection, "0006")
    with sqlite3.connect(tmp_path / "old.sqlite") as old:
        old.execute(
            "insert into tables (id, game, rules, name, options, listed, host, secret, created, stage, sealed_from)"
            " values ('t', 'lantern', '1', '', '{}', 0, 'ana', '00', 0, 'gathering', 0)"
        )
        old.execute("insert into seats (\"table\", seat, person, away, name) values ('t', 0, 'ana', 0, '')")
    old.close()
    engine.dispose()
    store = Store(f"sqlite:///{tmp_path / 'old.sqlite'}")
    try:
        found = asyncio.run(store.table("t"))
        assert found is not None
        assert (found[0].absence, found[1]) == (120.0, [Seat("ana")])
    finally:
        store.close()
