"""Any process accepts any viewer: sockets and requests go to the one that keeps the table, with a checked identity."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Callable
from typing import Any

import httpx
import pytest
import sqlalchemy as sa
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from armarium.reason import Refused
from armarium.server.backup import restore_file
from armarium.server.internal import must_be_private
from armarium.server.relay import HEADER, PURPOSE, Passport
from armarium.server.signing import sign_permit
from tests.server.house import Guest, House, Line
from tests.service.postgres import Cluster

Houses = Callable[..., list[House]]


def at(house: House, guest: Guest) -> Guest:
    """The same person at another process."""
    other = house.guest()
    other.http.cookies = guest.http.cookies
    other.me = other.http.get("/api/me").json()
    assert other.me["id"] == guest.me["id"]
    return other


def kept_by(house: House, table: str) -> bool:
    return bool(house.hall.is_live(table))


def eventually(check: Callable[[], Any]) -> Any:
    until = time.monotonic() + 20
    while not (value := check()):
        assert time.monotonic() < until
        time.sleep(0.05)
    return value


def neighbours_know_each_other(*houses: House) -> None:
    eventually(lambda: all(len(house.hall.keeping.others) == len(houses) - 1 for house in houses))


def test_two_people_at_two_processes_play_one_table(open_houses: Houses) -> None:
    first, second = open_houses()
    ana, bo = first.guest(), second.guest()
    table = ana.open(options={"turns": 4})
    bo.post(f"/tables/{table}/sit")
    ana.post(f"/tables/{table}/start")
    lines = [ana.joined(table), bo.joined(table)]
    for turn in range(4):
        told = lines[turn % 2].play("roll", turn)
        other = lines[1 - turn % 2].hear_until("step")
        assert told["entry"]["n"] == other["entry"]["n"] == turn + 1
    assert (kept_by(first, table), kept_by(second, table)) == (True, False)
    assert bo.get(f"/tables/{table}")["stage"] == "over"
    assert "roll" in bo.http.get(f"/api/tables/{table}/record").text
    assert len(bo.get(f"/tables/{table}/replay")["frames"]) == 5
    assert bo.http.get(f"/api/tables/{table}/qr.svg").headers["content-type"] == "image/svg+xml"
    assert second.hall.metrics.relays.value > 0


def test_a_relayed_seat_comes_from_the_cookie_and_not_from_what_is_said(open_houses: Houses) -> None:
    first, second = open_houses()
    table, guests, _ = first.pair(turns=4)
    stranger = second.guest().joined(table)
    assert stranger.refusal("move", move="roll", at=0) == "not-seated"
    same = at(second, guests[0]).joined(table)
    assert same.play("roll", 0)["entry"]["n"] == 1


def test_a_refusal_a_status_and_a_close_code_pass_the_relay(open_houses: Houses) -> None:
    first, second = open_houses()
    table, _, _ = first.pair(turns=4)
    guest = second.guest()
    assert guest.http.get(f"/api/tables/{table}/record").status_code == 409
    assert guest.turned_away(f"/tables/{table}/start") == "host-only"
    assert guest.http.post(f"/api/tables/{table}/sit", content=b"{").status_code == 400
    line = guest.joined(table)
    line.socket.send("x" * 70_000)
    with pytest.raises(ConnectionClosed) as closed:
        line.hear_until("never")
    assert closed.value.rcvd is not None and closed.value.rcvd.code == 1009


def test_the_lobby_and_my_tables_are_true_at_every_process(open_houses: Houses) -> None:
    houses = open_houses(3)
    neighbours_know_each_other(*houses)
    hosts = [house.guest() for house in houses]
    tables = [host.open(listed=True) for host in hosts]
    lines = [host.joined(table) for host, table in zip(hosts, tables, strict=True)]
    assert lines
    for house, host, own in zip(houses, hosts, tables, strict=True):
        lobby = host.get("/tables")
        assert [card["id"] for card in lobby["mine"]] == [own]
        assert {card["id"] for card in lobby["open"]} == set(tables) - {own}
        elsewhere = at(houses[houses.index(house) - 1], host).get("/tables")
        assert [card["id"] for card in elsewhere["mine"]] == [own]


def test_a_new_name_is_known_at_every_process(open_houses: Houses) -> None:
    first, second = open_houses()
    neighbours_know_each_other(first, second)
    _, guests, lines = first.pair()
    at(second, guests[1]).http.patch("/api/me", json={"name": "Zoe"})
    while "Zoe" not in json.dumps(lines[0].hear_until("table")):
        pass


def test_a_process_that_ends_gives_its_tables_away_and_nothing_is_lost(open_houses: Houses) -> None:
    first, second = open_houses()
    table, guests, lines = first.pair(turns=8)
    lines[0].play("roll", 0)
    first.close()
    again = [at_url(second, guest).joined(table) for guest in guests]
    assert again[1].play("roll", 1)["entry"]["n"] == 2
    assert kept_by(second, table)


def at_url(house: House, guest: Guest) -> Guest:
    other = house.guest()
    other.http.cookies = guest.http.cookies
    return other


def test_a_process_taken_for_dead_writes_nothing_and_lets_its_viewers_go(open_houses: Houses, url: str) -> None:
    """As if it had been stopped: it does not renew, another takes the table, then it tries to write."""
    first, second = open_houses()
    table, guests, lines = first.pair(turns=8)
    lines[0].play("roll", 0)
    stop_beating(first)
    line = eventually(lambda: kept_by(second, table) or take_over(second, guests[1], table)) and at_url(
        second, guests[1]
    ).joined(table)
    line.play("roll", 1)
    assert wait_for_close(lines[0]) == 1001
    back = at_url(second, guests[0]).joined(table)
    assert back.play("roll", 2)["entry"]["n"] == 3


def take_over(house: House, guest: Guest, table: str) -> bool:
    at_url(house, guest).http.get(f"/api/tables/{table}")
    return kept_by(house, table)


def stop_beating(house: House) -> None:
    house.hall.keeping._task.get_loop().call_soon_threadsafe(house.hall.keeping._task.cancel)


def wait_for_close(line: Line) -> int:
    with pytest.raises(ConnectionClosed) as closed:
        line.hear_until("never")
    assert closed.value.rcvd is not None
    return int(closed.value.rcvd.code)


def test_limits_count_across_processes(open_houses: Houses) -> None:
    first, second = open_houses(person_sockets=3)
    neighbours_know_each_other(first, second)
    guest = first.guest()
    other = at(second, guest)
    tables = [guest.open(), other.open()]
    lines = [guest.joined(tables[0]), guest.joined(tables[0]), other.joined(tables[1])]
    assert lines
    account = second.ledger.person(guest.me["id"])
    eventually(lambda: sum(account.sockets_elsewhere.values()) == 2)
    with pytest.raises(InvalidStatus, match="429"):
        other.line(tables[1])
    lines[0].close()
    eventually(lambda: sum(account.sockets_elsewhere.values()) == 1)
    assert other.joined(tables[1])


def test_what_is_spent_at_one_process_is_missed_at_the_other(open_houses: Houses) -> None:
    first, second = open_houses(chat_rate=0.001, chat_burst=6)
    neighbours_know_each_other(first, second)
    guest = first.guest()
    line = guest.joined(guest.open())
    for number in range(5):
        line.ask("say", text=f"word {number}")
    account = second.ledger.person(guest.me["id"])
    eventually(lambda: account.chat.level() < 2)
    assert account.chat.spent == 0


def test_orders_reach_the_viewers_of_all_processes(open_houses: Houses, url: str) -> None:
    from armarium.cli import main

    first, second = open_houses()
    neighbours_know_each_other(first, second)
    guests = [first.guest(), second.guest()]
    lines = [guest.joined(guest.open()) for guest in guests]
    assert main(["admin", "announce", "Tea is ready.", "--database", url]) == 0
    assert [line.hear_until("announcement")["text"] for line in lines] == ["Tea is ready."] * 2
    for guest in guests:
        assert main(["admin", "ban", guest.me["id"], "--database", url]) == 0
    assert [line.hear_until("no")["reason"]["key"] for line in lines] == ["banned"] * 2
    for house, guest in zip((second, first), guests, strict=True):
        eventually(lambda: at_url(house, guest).http.get("/api/me").status_code == 403)  # noqa: B023


# --- the internal address -------------------------------------------------------------------------------------------


def call(house: House, permit: str) -> int:
    """The status of a call at the internal address; 101 where it is let in."""
    try:
        with connect(f"ws://{house.hall.keeping.me.address}/relay", additional_headers={HEADER: permit}):
            pass
    except InvalidStatus as failure:
        return int(failure.response.status_code)
    return 101


def test_nobody_is_believed_without_a_permit_of_the_house(open_houses: Houses) -> None:
    first, second = open_houses()
    key, me = first.hall.key, first.hall.keeping.me.id
    guest = first.guest()

    def passport(to: str = me) -> Passport:
        return Passport(to=to, kind="order", path="lobby")

    good = sign_permit(passport(), key, PURPOSE)
    bad = [
        "",
        "nonsense",
        guest.http.cookies["armarium"],
        good[:-1] + ("1" if good[-1] == "0" else "0"),
        sign_permit(passport(), bytes(32), PURPOSE),
        sign_permit(passport(), key, "admin"),
        sign_permit(passport(second.hall.keeping.me.id), key, PURPOSE),
    ]
    assert [call(first, permit) for permit in bad] == [403] * len(bad)
    assert [call(first, good), call(first, good)] == [101, 403]
    assert httpx.get(f"http://{first.hall.keeping.me.address}/api/me").status_code == 403
    assert httpx.get(f"http://{first.hall.keeping.me.address}/relay").status_code == 403


def test_a_permit_means_nothing_at_the_public_address(open_houses: Houses) -> None:
    first, _ = open_houses()
    table, guests, _ = first.pair()
    forged = Passport(
        to=first.hall.keeping.me.id, kind="http", path=f"/api/tables/{table}", person=guests[0].me["id"], is_known=True
    )
    permit = sign_permit(forged, first.hall.key, PURPOSE)
    told = httpx.get(f"{first.url}/api/me", headers={HEADER: permit}).json()
    assert told["id"] != guests[0].me["id"]
    assert httpx.get(f"{first.url}/relay", headers={HEADER: permit}).status_code in (200, 404, 503)


@pytest.mark.parametrize("host", ["0.0.0.0", "::", "8.8.8.8", "example.org", ""])
def test_the_internal_address_is_a_private_one(host: str) -> None:
    with pytest.raises(Refused) as failure:
        must_be_private(host)
    assert failure.value.reason.key == "internal-public"
    assert [must_be_private(host) for host in ("127.0.0.1", "10.1.2.3", "fd00::1")]


# --- the database ---------------------------------------------------------------------------------------------------


def test_a_running_house_is_not_restored_into(open_houses: Houses, url: str, tmp_path: Any) -> None:
    from armarium.server.backup import back_up

    first, _ = open_houses()
    first.pair(turns=4)
    assert back_up(url, tmp_path / "all.backup").tables == 1
    with pytest.raises(Refused) as failure:
        restore_file(url, tmp_path / "all.backup")
    assert failure.value.reason.key == "store-held"


def test_a_database_that_is_started_anew_is_waited_for(open_houses: Houses, cluster: Cluster) -> None:
    first, second = open_houses()
    table, guests, lines = first.pair(turns=8)
    lines[0].play("roll", 0)
    cluster.restart()
    lines[1].play("roll", 1)
    assert at_url(second, guests[0]).joined(table).play("roll", 2)["entry"]["n"] == 3
    eventually(lambda: holders(cluster) == 2)


def holders(cluster: Cluster) -> int:
    return len(cluster.execute("SELECT 1 FROM pg_locks WHERE locktype = 'advisory' AND mode = 'ShareLock' AND granted"))


def test_a_lost_notification_connection_is_made_again(open_houses: Houses, cluster: Cluster, url: str) -> None:
    first, second = open_houses()
    table, guests, lines = first.pair(turns=8)
    database = sa.make_url(url).database
    listening = f"SELECT pid FROM pg_stat_activity WHERE position('LISTEN ' in query) = 1 AND datname = '{database}'"
    before = eventually(lambda: (pids := cluster.execute(listening)) and len(pids) == 2 and pids)
    for (pid,) in before:
        cluster.execute(f"SELECT pg_terminate_backend({pid})")
    eventually(lambda: len({*cluster.execute(listening)} - {*before}) == 2)
    asyncio.run_coroutine_threadsafe(second.hall.live(table, by_force=True), loop_of(second)).result(20)
    assert wait_for_close(lines[0]) == 1001
    assert at_url(first, guests[0]).joined(table).play("roll", 0)["entry"]["n"] == 1


def loop_of(house: House) -> asyncio.AbstractEventLoop:
    loop: asyncio.AbstractEventLoop = house.hall.keeping._task.get_loop()
    return loop
