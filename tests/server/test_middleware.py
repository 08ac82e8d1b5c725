"""Who is let in: names of the house, origins of pages, proxies, our own cookie among many; and a seeded crowd of odd
requests, none of which may break anything."""

from __future__ import annotations

import random
import socket
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import InvalidStatus

from armarium.bots import HOUSE
from armarium.reason import Refused
from armarium.server.hosts import AllowedHosts, is_own_address, local_name, parse_host, parse_origin
from armarium.server.limits import network
from armarium.server.middleware import cookie_value
from armarium.server.settings import must_be_networks
from tests.server.house import PATIENCE, House
from tests.server.odd import odd_request, status_of

BODY = {"game": "lantern", "seats": 2}
KEY = "dGhlIHNhbXBsZSBub25jZQ=="


def port_of(house: House) -> int:
    return int(house.url.rpartition(":")[2])


def told(house: House, head: str, body: bytes = b"") -> tuple[int, bytes]:
    """Status and everything that came back for a request written by hand."""
    with socket.create_connection(("127.0.0.1", port_of(house)), PATIENCE) as line:
        line.sendall(head.replace("\n", "\r\n").encode("latin-1") + body)
        answer = b""
        while piece := line.recv(65536):
            answer += piece
    return int(answer.split(b" ")[1]), answer


# --- names of the house ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("host", ["localhost", "127.0.0.1", "127.9.8.7", "[::1]", "table.localhost", "LOCALHOST"])
def test_loopback_names_are_answered(house: House, host: str) -> None:
    assert httpx.get(f"{house.url}/api/me", headers={"host": f"{host}:{port_of(house)}"}).status_code == 200


@pytest.mark.parametrize("host", ["elsewhere.example", "192.0.2.7", "127.0.0.1.elsewhere.example", "localhost.example"])
def test_any_other_name_is_421_and_the_option_is_named(house: House, host: str) -> None:
    answer = httpx.get(f"{house.url}/api/me", headers={"host": host})
    assert (answer.status_code, answer.json()) == (
        421,
        {"clause": "", "key": "host-unknown-here", "values": {"host": host}},
    )
    assert "set-cookie" not in answer.headers
    assert answer.headers["x-content-type-options"] == "nosniff"


def test_a_socket_under_another_name_is_421(house: House) -> None:
    table = house.guest().open()
    wanted = f"connection: upgrade\nupgrade: websocket\nsec-websocket-version: 13\nsec-websocket-key: {KEY}"
    status, answer = told(house, f"GET /api/tables/{table}/socket HTTP/1.1\nhost: elsewhere.example\n{wanted}\n\n")
    assert status == 421
    assert b"host-unknown-here" in answer


def test_named_hosts_are_answered(open_house: Callable[..., House]) -> None:
    house = open_house(public_url="https://table.example/", allow_hosts=["other.example"])
    for host in ("table.example", "other.example", "other.example:8000"):
        assert httpx.get(f"{house.url}/api/games", headers={"host": host}).status_code == 200
    assert httpx.get(f"{house.url}/api/games", headers={"host": "third.example"}).status_code == 421


@pytest.mark.parametrize("host", ["", "a b", "a/b", "a@b", "[::1", "a:b", "a:999999", "\xff"])
def test_a_name_that_is_none_is_unreadable(house: House, host: str) -> None:
    status, answer = told(house, f"GET /api/me HTTP/1.1\nhost: {host}\nconnection: close\n\n")
    assert status == 400
    assert b"request-unreadable" in answer


def test_two_names_are_unreadable(house: House) -> None:
    status, _ = told(house, "GET /api/me HTTP/1.1\nhost: localhost\nhost: localhost\nconnection: close\n\n")
    assert status == 400


def test_friends_in_the_own_network_get_in() -> None:
    """The address they typed is our end of the connection; the `.local` name only where we listen beyond loopback."""
    everywhere, home = AllowedHosts("0.0.0.0", "", []), AllowedHosts("127.0.0.1", "", [])
    assert everywhere.allows("192.168.1.5", "192.168.1.5")
    assert everywhere.allows("192.168.1.5", "::ffff:192.168.1.5")
    assert not everywhere.allows("192.0.2.77", "192.168.1.5")
    assert everywhere.allows(local_name(), "192.168.1.5") and not home.allows(local_name(), "127.0.0.1")
    assert AllowedHosts("192.168.1.5", "", []).allows("192.168.1.5", "192.168.1.5")
    assert AllowedHosts("table.lan", "", []).allows("table.lan", "10.0.0.1")
    assert is_own_address("127.0.0.1") and not is_own_address("192.0.2.77") and not is_own_address("0.0.0.0")


def test_hosts_and_origins_are_read_strictly() -> None:
    assert parse_host("Table.Example.:80") == ("table.example", 80)
    assert parse_host("[::1]:8000") == ("::1", 8000)
    assert parse_origin("http://table.example") == parse_origin("HTTP://TABLE.example:80")
    for odd in (
        "null",
        "file://",
        "file:///tmp/x",
        "http://a@b",
        "http://[",
        "http://a/b",
        "javascript://a",
        "",
        "http://",
    ):
        assert parse_origin(odd) is None, odd


# --- whose page -----------------------------------------------------------------------------------------------------

FOREIGN = ["null", "file://", "file:///home/x.html", "http://[", "https://elsewhere.example", "http://localhost:1",
           "x", "http://127.0.0.1@evil.example", "chrome-extension://abc", "\xff\xfe"]  # fmt: skip


@pytest.mark.parametrize("origin", FOREIGN)
def test_foreign_and_unreadable_origins_change_nothing_and_get_no_socket(house: House, origin: str) -> None:
    guest = house.guest()
    raw = [(b"origin", origin.encode("latin-1"))]
    answer = guest.http.post("/api/tables", json=BODY, headers=raw)
    assert (answer.status_code, answer.json()["key"]) == (403, "foreign-page")
    assert guest.get("/tables")["mine"] == []
    table = guest.open()
    with pytest.raises(InvalidStatus) as failure:
        guest.line(table, origin=origin)
    assert failure.value.response.status_code == 403
    assert guest.http.get("/api/me", headers=raw).status_code == 200


def test_the_scheme_of_a_page_counts(house: House) -> None:
    guest = house.guest()
    secure = house.url.replace("http:", "https:")
    assert guest.http.post("/api/tables", json=BODY, headers={"origin": secure}).status_code == 403
    assert guest.http.post("/api/tables", json=BODY, headers={"origin": house.url}).status_code == 201


def test_pages_of_the_public_address_may_act(open_house: Callable[..., House]) -> None:
    guest = open_house(public_url="https://table.example").guest()
    assert guest.http.post("/api/tables", json=BODY, headers={"origin": "https://table.example"}).status_code == 201
    assert guest.http.post("/api/tables", json=BODY, headers={"origin": "http://table.example"}).status_code == 403


# --- proxies --------------------------------------------------------------------------------------------------------

FORWARDED = {"x-forwarded-for": "198.51.100.9", "x-forwarded-proto": "https", "x-forwarded-host": "table.example"}


def test_what_a_stranger_says_of_a_visitor_counts_for_nothing(open_house: Callable[..., House]) -> None:
    house = open_house(allow_hosts=["table.example"], change_rate=0.001, change_burst=2)
    guest = house.guest()
    secure = {**FORWARDED, "origin": "https://table.example"}
    assert guest.http.post("/api/tables", json=BODY, headers=secure).status_code == 403
    codes = [guest.http.post("/api/tables", json=BODY, headers={"x-forwarded-for": f"10.0.0.{n}"}).status_code
             for n in range(4)]  # fmt: skip
    assert codes == [201, 201, 429, 429]


def test_a_trusted_proxy_is_believed(open_house: Callable[..., House]) -> None:
    house = open_house(
        allow_hosts=["table.example"], trusted_proxies=["127.0.0.0/8"], change_rate=0.001, change_burst=1
    )
    guest = house.guest()
    secure = {**FORWARDED, "origin": "https://table.example"}
    assert guest.http.post("/api/tables", json=BODY, headers=secure).status_code == 201
    assert guest.http.post("/api/tables", json=BODY, headers=secure).status_code == 429
    other = {**secure, "x-forwarded-for": "203.0.113.1, 198.51.100.10, 127.0.0.3"}
    assert guest.http.post("/api/tables", json=BODY, headers=other).status_code == 201
    assert guest.http.get("/api/me", headers={**FORWARDED, "x-forwarded-host": "third.example"}).status_code == 421


def test_a_proxy_is_an_address_or_a_network() -> None:
    assert must_be_networks(["10.0.0.1", "fd00::/8"]) == ["10.0.0.1", "fd00::/8"]
    with pytest.raises(Refused) as failure:
        must_be_networks(["nowhere"])
    assert failure.value.reason.key == "proxy-form"


def test_half_of_an_address_of_the_new_kind_is_one_network() -> None:
    assert network("2001:db8::1") == network("2001:db8::2") != network("2001:db8:0:1::1")
    assert network("::ffff:10.0.0.1") == network("10.0.0.1") != network("10.0.0.2")


# --- our own cookie -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "header",
    ["armarium=a.b", "x=1; armarium=a.b", 'x="; armarium=no"; armarium=a.b; y', ";;;armarium=a.b;", "armarium = a.b"],
)
def test_our_cookie_is_found_among_others(header: str) -> None:
    assert cookie_value(header).startswith(("a.b", "no"))
    assert cookie_value(header.replace("armarium", "armariums")) == ""


def test_a_crafted_cookie_costs_nothing_to_read(house: House) -> None:
    """64 kB of them took half a minute; now a long header is refused, and what fits is read once from left to right."""
    guest = house.guest()
    for cookie in ('a="' + "\\" * 6_000, ";" * 7_000, 'armarium="' + '\\"' * 3_500, "=" * 7_000, "a=b;" * 2_000):
        assert guest.http.get("/api/games", headers={"cookie": cookie}).status_code == 200
    assert guest.http.get("/api/games", headers={"cookie": "a=" + "x" * 60_000}).status_code == 431


def test_two_cookie_headers_are_one(house: House) -> None:
    guest = house.guest()
    mine = f"armarium={guest.http.cookies['armarium']}"
    raw = [(b"cookie", b"theme=dark"), (b"cookie", mine.encode())]
    assert httpx.get(f"{house.url}/api/me", headers=raw).json()["id"] == guest.me["id"]


def test_an_address_is_given_so_many_new_identities(open_house: Callable[..., House]) -> None:
    house = open_house(introduction_rate=0.001, introduction_burst=2)
    given = ["set-cookie" in httpx.get(f"{house.url}/api/me").headers for _ in range(3)]
    assert given == [True, True, False]
    assert httpx.post(f"{house.url}/api/tables", json=BODY).status_code == 429


# --- guesses --------------------------------------------------------------------------------------------------------


def test_guesses_of_table_ids_are_limited_and_tables_that_are_live_stay_open(open_house: Callable[..., House]) -> None:
    house = open_house(guess_rate=0.001, guess_burst=5)
    guest, stranger = house.guest(), house.guest()
    table = guest.open()
    codes = [stranger.http.get(f"/api/tables/guess{n}").status_code for n in range(8)]
    assert codes == [404] * 5 + [429] * 3
    assert stranger.line("guess9").hear()["reason"]["key"] == "too-many-messages"
    assert stranger.http.get(f"/api/tables/{table}").status_code == 200
    assert stranger.line(table).join()["n"] is not None


# --- odd requests ---------------------------------------------------------------------------------------------------


def ask_oddly(house: House, seed: int, count: int) -> dict[int | None, int]:
    """Statuses of so many odd requests; after each hundred an honest one must be answered."""
    guest = house.guest()
    table = guest.open("rune")
    luck = random.Random(seed)
    seen: dict[int | None, int] = {}
    for number in range(count):
        request = odd_request(luck, table)
        status = status_of(port_of(house), request)
        assert status is None or status < 500, f"seed {seed}, request {number}: {status} for {request[:400]!r}"
        seen[status] = seen.get(status, 0) + 1
        if number % 100 == 99:
            assert guest.get(f"/tables/{table}")["id"] == table
    return seen


CALM: dict[str, Any] = {
    "catalogue": HOUSE,
    "change_rate": 1e6,
    "change_burst": 10**6,
    "guess_rate": 1e6,
    "guess_burst": 10**6,
    "request_seconds": 0.2,
}


@pytest.fixture
def paged(open_house: Callable[..., House], tmp_path: Path) -> House:
    folder = tmp_path / "pages"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html><title>Armarium</title>")
    return open_house(pages=folder, **CALM)


def test_odd_requests_never_break_anything(paged: House) -> None:
    seen = ask_oddly(paged, seed=12, count=400)
    assert seen[200] > 20 and seen[400] > 20 and seen[403] > 5


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(100, 110))
def test_thirty_thousand_odd_requests_never_break_anything(paged: House, seed: int) -> None:
    print(ask_oddly(paged, seed, 3_000))


@pytest.mark.parametrize(
    "body", ["[" * 30_000, b'{"game": "\xe8x"}', '{"game":' * 8_000, '{"game": ' + "[" * 20_000 + "]" * 20_000 + "}"]
)
def test_deep_json_is_unreadable(house: House, body: str | bytes) -> None:
    answer = house.guest().http.post("/api/tables", content=body, headers={"content-type": "application/json"})
    assert (answer.status_code, answer.json()["key"]) == (400, "request-unreadable")


@pytest.mark.parametrize("path", ["/%00", "/t/%00", "/assets/%00.js", "/api/tables/%00", "/x%0ay", "/" + "x" * 600])
def test_a_path_no_place_can_have_is_unreadable(house: House, path: str) -> None:
    answer = house.guest().http.get(path)
    assert (answer.status_code, answer.json()["key"]) == (400, "request-unreadable")
