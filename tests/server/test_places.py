"""Room at a table: who sits always finds some, who is silent gives way first, and the host may show somebody out."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from armarium.server import places, presence
from armarium.server.hall import HOSTED, SHOWN, places_by_host
from armarium.server.places import make_room
from armarium.server.settings import Settings
from armarium.server.viewer import Viewer
from tests.server.house import Guest, House, Line
from tests.server.test_socket import closed_with


def viewer(person: str, joined: bool = True) -> Viewer:
    made = Viewer(person, Settings())
    made.joined = joined
    return made


@pytest.fixture
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    """Tables with room for four who do not sit there, and two pages for each."""
    monkeypatch.setattr(places, "VIEWERS", 4)
    monkeypatch.setattr(places, "PAGES", 2)


# --- who gives way --------------------------------------------------------------------------------------------------


@pytest.mark.usefixtures("small")
def test_the_page_that_has_been_silent_longest_gives_way() -> None:
    here = [viewer("a"), viewer("b", joined=False), viewer("c", joined=False), viewer("d")]
    assert make_room(here, viewer("stranger", joined=False), {"ana"}) == (True, [here[1]])


@pytest.mark.usefixtures("small")
def test_who_sits_comes_in_beside_the_spectators_and_a_stranger_for_nobody() -> None:
    here = [viewer("a"), viewer("b"), viewer("ana"), viewer("c"), viewer("d")]
    assert make_room(here, viewer("ana", joined=False), {"ana"}) == (True, [])
    assert make_room(here, viewer("stranger", joined=False), {"ana"}) == (False, [])


@pytest.mark.usefixtures("small")
def test_who_sits_takes_no_room_from_others_and_never_goes_for_them() -> None:
    here = [viewer("a"), viewer("b"), viewer("c"), viewer("ana"), viewer("bo")]
    assert make_room(here, viewer("d", joined=False), {"ana", "bo"}) == (True, [])
    silent = [viewer(name, joined=False) for name in ("ana", "bo")] + [viewer(name) for name in "abcd"]
    assert make_room(silent, viewer("e", joined=False), {"ana", "bo"}) == (False, [])


@pytest.mark.usefixtures("small")
def test_too_many_pages_of_one_person_give_way_to_each_other() -> None:
    here = [viewer("ana"), viewer("ana", joined=False), viewer("a")]
    assert make_room(here, viewer("ana", joined=False), {"ana"}) == (True, [here[1]])
    here[1].joined = True
    assert make_room(here, viewer("ana", joined=False), {"ana"}) == (True, [here[0]])


@pytest.mark.usefixtures("small")
def test_a_page_that_is_being_closed_takes_no_room() -> None:
    here = [viewer(name) for name in "abcd"]
    here[2].close(1008)
    assert make_room(here, viewer("e", joined=False), set()) == (True, [])


def strangers(house: House, table: str, count: int) -> list[Line]:
    """Pages of people without a cookie, who say nothing."""
    return [house.guest().line(table, cookie="") for _ in range(count)]


@pytest.mark.usefixtures("small")
def test_silent_sockets_lock_nobody_out(house: House) -> None:
    host, friend = house.guest(), house.guest()
    table = host.open()
    flood = strangers(house, table, 12)
    line = host.joined(table)
    assert friend.joined(table).join()["table"]["spectators"] == 1
    assert line.ask("ping")["type"] == "pong"
    assert [closed_with(one) for one in flood[:8]] == [1013] * 8


@pytest.mark.usefixtures("small")
def test_spectators_do_not_keep_a_player_out_and_are_told_when_it_is_full(house: House) -> None:
    table, (first, _), (one, _) = house.pair()
    watching = [house.guest().joined(table) for _ in range(4)]
    late = house.guest().line(table)
    assert late.hear()["reason"]["key"] == "table-crowded"
    assert closed_with(late) == 1013
    one.close()
    again = first.joined(table)
    assert again.play("pass", 0)["entry"]["n"] == 1
    assert [line.ask("ping")["type"] for line in watching] == ["pong"] * 4


# --- shown out ------------------------------------------------------------------------------------------------------


def removed(line: Line) -> bool:
    """Whether the page is told so and then closed."""
    assert closed_with(line) == 1008
    return '"key":"removed"' in line.raw[-1]


def test_the_host_removes_a_squatter_before_the_start(house: House) -> None:
    host, squatter, friend = house.guest(), house.guest(), house.guest()
    table = host.open()
    squatter.post(f"/tables/{table}/sit")
    page = squatter.joined(table)
    assert squatter.turned_away(f"/tables/{table}/remove", person=host.me["id"]) == "host-only"
    assert host.turned_away(f"/tables/{table}/remove", person=host.me["id"]) == "nobody-to-remove"
    assert host.turned_away(f"/tables/{table}/remove", person=friend.me["id"]) == "nobody-to-remove"
    card = host.post(f"/tables/{table}/remove", person=squatter.me["id"])
    assert card["seats"][1]["person"] is None
    assert removed(page)
    assert squatter.turned_away(f"/tables/{table}/sit", seat=1) == "removed"
    assert squatter.line(table).hear()["reason"] == {"clause": "", "key": "removed", "values": {"minutes": 10}}
    assert friend.post(f"/tables/{table}/sit")["mine"] == 1


def test_whoever_was_removed_may_come_back_later(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(presence, "REMOVED", 0.0)
    host, guest = house.guest(), house.guest()
    table = host.open()
    guest.post(f"/tables/{table}/sit")
    host.post(f"/tables/{table}/remove", person=guest.me["id"])
    assert guest.post(f"/tables/{table}/sit")["mine"] == 1


def test_after_the_start_nobody_is_taken_from_a_seat(house: House) -> None:
    table, (first, second), (_, two) = house.pair()
    assert first.turned_away(f"/tables/{table}/remove", person=second.me["id"]) == "already-started"
    assert two.ask("ping")["type"] == "pong"


def test_the_host_sees_the_spectators_and_removes_one_or_all(house: House) -> None:
    table, (first, second), (one, _) = house.pair()
    guests = [house.guest() for _ in range(3)]
    pages = [guest.joined(table) for guest in guests]
    assert second.http.get(f"/api/tables/{table}/watchers").json()["key"] == "host-only"
    assert [person["id"] for person in first.get(f"/tables/{table}/watchers")] == [guest.me["id"] for guest in guests]
    assert first.post(f"/tables/{table}/remove", person=guests[1].me["id"])["spectators"] == 2
    assert removed(pages[1])
    assert [pages[place].ask("ping")["type"] for place in (0, 2)] == ["pong"] * 2
    assert first.post(f"/tables/{table}/remove")["spectators"] == 0
    assert removed(pages[0]) and removed(pages[2])
    assert one.play("pass", 0)["entry"]["n"] == 1


# --- the lobby ------------------------------------------------------------------------------------------------------


class Row:
    def __init__(self, id: str, host: str, created: float) -> None:
        self.id, self.host, self.created = id, host, created


class Shown:
    def __init__(self, host: str, created: float) -> None:
        self.row = Row(f"{host}-{created}", host, created)


def lobby_of(*tables: tuple[str, float], places: int = SHOWN) -> list[tuple[str, float]]:
    lives: Any = [Shown(host, created) for host, created in tables]
    return [(live.row.host, live.row.created) for live in places_by_host(lives, places)]


def test_tables_of_one_host_push_nobody_off_the_lobby() -> None:
    flood = [("greedy", 100.0 + n) for n in range(45)]
    shown = lobby_of(("ana", 1.0), *flood, ("bo", 2.0))
    assert shown == [("greedy", 144.0 - n) for n in range(HOSTED)] + [("bo", 2.0), ("ana", 1.0)]


def test_where_places_are_few_everybodys_newest_comes_before_second_ones() -> None:
    tables = [("ana", 1.0), ("bo", 2.0), ("cy", 3.0), ("cy", 4.0), ("cy", 5.0)]
    assert lobby_of(*tables, places=3) == [("cy", 5.0), ("bo", 2.0), ("ana", 1.0)]
    assert lobby_of(*tables, places=4) == [("cy", 5.0), ("cy", 4.0), ("bo", 2.0), ("ana", 1.0)]


def ids(guest: Guest) -> list[str]:
    return [str(card["id"]) for card in guest.get("/tables")["open"]]


def test_a_listed_table_leaves_the_lobby_with_its_host(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    host, friend, reader = house.guest(), house.guest(), house.guest()
    table = host.open(listed=True, seats=3)
    assert ids(reader) == [table], "the host is on the way there"
    monkeypatch.setattr(presence, "LINGER", 0.0)
    assert ids(reader) == []
    line = host.joined(table)
    assert ids(reader) == [table]
    friend.post(f"/tables/{table}/sit")
    waiting = friend.joined(table)
    line.close()
    while waiting.hear_until("table")["table"]["seats"][0]["present"]:
        pass
    assert ids(reader) == [], "nobody could start it"
    host.joined(table)
    assert ids(reader) == [table]


def test_a_listed_game_is_shown_while_somebody_plays_it(
    open_house: Callable[..., House], monkeypatch: pytest.MonkeyPatch
) -> None:
    house = open_house()
    monkeypatch.setattr(presence, "LINGER", 0.0)
    host, friend, reader = house.guest(), house.guest(), house.guest()
    table = host.open(listed=True)
    friend.post(f"/tables/{table}/sit")
    host.post(f"/tables/{table}/start")
    assert ids(reader) == []
    line = friend.joined(table)
    assert ids(reader) == [table]
    watcher = reader.joined(table)
    line.close()
    while watcher.hear_until("table")["table"]["seats"][1]["present"]:
        pass
    assert ids(reader) == []


# --- handing over, closing ------------------------------------------------------------------------------------------


def test_the_host_hands_over_to_somebody_who_sits_here(house: House) -> None:
    host, friend, stranger = (house.guest() for _ in range(3))
    table = host.open()
    friend.post(f"/tables/{table}/sit")
    line = friend.joined(table)
    assert stranger.turned_away(f"/tables/{table}/host", person=friend.me["id"]) == "host-only"
    for nobody in (host.me["id"], stranger.me["id"], ""):
        assert host.turned_away(f"/tables/{table}/host", person=nobody) == "nobody-to-hand-over-to"
    assert host.post(f"/tables/{table}/host", person=friend.me["id"])["host"] == friend.me["id"]
    assert line.hear_until("table")["table"]["host"] == friend.me["id"]
    assert host.turned_away(f"/tables/{table}/start") == "host-only"
    friend.post(f"/tables/{table}/start")
    assert friend.post(f"/tables/{table}/host", person=host.me["id"])["host"] == host.me["id"]


def test_the_host_closes_a_table_before_the_start_and_everybody_is_told(house: House) -> None:
    host, friend = house.guest(), house.guest()
    table = host.open()
    line = friend.joined(table)
    assert friend.turned_away(f"/tables/{table}/close") == "host-only"
    assert host.http.post(f"/api/tables/{table}/close").status_code == 200
    assert line.hear_until("no")["reason"]["key"] == "table-closed"
    assert host.http.get(f"/api/tables/{table}").status_code == 404
    assert host.get("/tables")["mine"] == []


def test_a_game_that_has_begun_belongs_to_everybody_and_is_not_closed(house: House) -> None:
    table, guests, _ = house.pair()
    assert guests[0].turned_away(f"/tables/{table}/close") == "already-started"
    assert guests[1].get(f"/tables/{table}")["stage"] == "playing"
