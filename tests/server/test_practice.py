"""A finished move tried again at a private table: the same position after the end, a re-deal before it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from armarium import shelf
from armarium.bots import HOUSE
from armarium.chance import Chance
from tests.server.house import Guest, House

REAL: dict[str, Any] = {"catalogue": HOUSE, "pause": 0.0, "budget": 0.05}


@pytest.fixture
def guest(open_house: Any) -> Iterator[Guest]:
    house: House = open_house(**REAL)
    guest = Guest(house.url)
    yield guest
    guest.leave()


def open_rune(guest: Guest) -> str:
    return guest.open("rune", 2, bots=[None, "greedy"], start=True)


def test_before_the_end_the_hidden_is_dealt_anew(guest: Guest) -> None:
    table = open_rune(guest)
    line = guest.line(table)
    told = line.join()
    while not told["offers"]:
        told = line.hear_until("step")
    n = told["entry"]["n"] if "entry" in told else told["n"]
    number = line.play(told["offers"][0]["move"], n)["entry"]["n"]
    card = guest.post(f"/tables/{table}/practise", n=number)
    assert card["mine"] == 0
    assert [seat["bot"] for seat in card["seats"]] == [None, "greedy"]
    frames = guest.get(f"/tables/{card['id']}/replay", viewpoint="0")["frames"]
    before = guest.get(f"/tables/{table}/replay", viewpoint="0")["frames"]
    earlier = [frame for frame in before if frame["n"] < number][-1]
    assert frames[0]["view"]["hand"] == earlier["view"]["hand"]
    assert frames[0]["view"]["board"] == earlier["view"]["board"]


def test_a_move_that_is_none_is_refused(guest: Guest) -> None:
    table = open_rune(guest)
    assert guest.turned_away(f"/tables/{table}/practise", n=400) == "no-such-move"


def test_a_position_is_what_a_table_begins_from() -> None:
    from armarium.log import Seat
    from armarium.table import Table

    game = shelf.game("rune")
    state = game.new(2, {option.name: option.default for option in game.options}, Chance(3))
    table = Table(game, [Seat("ana"), Seat(bot="greedy")])
    table.commit(table.prepare_start(game.position(state)))
    assert table.position() == game.position(state)
    assert table.log[0].line.move == game.position(state)
