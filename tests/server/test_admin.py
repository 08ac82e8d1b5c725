"""What whoever runs the house asks of it, from this machine only: probes, numbers, bans, deletions, announcements."""

from __future__ import annotations

import asyncio
import json
import logging
import socket
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from armarium.cli import main
from armarium.server.admin import PURPOSE, AdminPermit, is_local
from armarium.server.asgi import Scope
from armarium.server.logs import JsonFormatter, TextFormatter
from armarium.server.neighbours import parse_answer
from armarium.server.signing import Permit, Verifier, sign_permit
from armarium.store import Store
from armarium.store.leases import Keeper
from tests.server.house import House


@pytest.fixture
def address(house: House) -> str:
    return f"http://{house.hall.keeping.me.admin}"


@pytest.fixture
def admin(house: House, capsys: pytest.CaptureFixture[str]) -> Callable[..., str]:
    """The command, and what it prints."""

    def run(*given: str) -> str:
        code = main(["admin", *given, "--database", house.settings.database, "--lang", "en"])
        printed = capsys.readouterr()
        assert code == 0, printed.err
        return printed.out

    return run


def test_probes_answer_on_both_addresses_and_know_a_lost_database(house: House, address: str) -> None:
    for base in (house.url, address):
        assert httpx.get(f"{base}/health").text == "ok\n"
        assert httpx.get(f"{base}/ready").status_code == 200
    assert "set-cookie" not in httpx.get(f"{house.url}/ready").headers
    house.hall.store.bans = fail
    assert httpx.get(f"{house.url}/ready").status_code == 503
    assert httpx.get(f"{house.url}/health").status_code == 200


async def fail() -> set[str]:
    raise TimeoutError


def test_numbers_follow_the_game(house: House, address: str) -> None:
    _, _, lines = house.pair(turns=4)
    lines[0].play("roll", 0)
    lines[1].refusal("move", move="nonsense", at=1)
    numbers = samples(httpx.get(f"{address}/metrics").text)
    assert (numbers["armarium_tables"], numbers["armarium_viewers"]) == (1, 2)
    assert numbers["armarium_moves_total"] == 2  # the deal, and the roll
    assert numbers["armarium_write_seconds_count"] == 2
    assert numbers['armarium_write_seconds_bucket{le="+Inf"}'] == 2
    assert numbers["armarium_refusals_total"] == 1


def samples(text: str) -> dict[str, float]:
    lines = [line for line in text.splitlines() if not line.startswith("#")]
    return {name: float(value) for name, _, value in (line.rpartition(" ") for line in lines)}


def test_numbers_and_orders_are_not_to_be_had_at_the_public_address(house: House) -> None:
    assert "armarium_moves" not in httpx.get(f"{house.url}/metrics").text
    assert httpx.post(f"{house.url}/admin/announcements", json={"text": "hello"}).status_code in (404, 405)


def test_who_is_banned_is_shown_out_and_kept_out(house: House, admin: Callable[..., str]) -> None:
    table, guests, lines = house.pair()
    person = guests[1].me["id"]
    assert person in admin("people")
    admin("ban", person)
    assert lines[1].hear_until("no")["reason"]["key"] == "banned"
    answer = guests[1].http.get("/api/me")
    assert (answer.status_code, answer.json()["key"]) == (403, "banned")
    assert guests[0].get(f"/tables/{table}")["id"] == table
    assert f"{person}\t(banned)" in admin("people")
    admin("ban", person, "--lift")
    assert guests[1].get("/me")["id"] == person


def test_a_banned_address_is_kept_out_after_a_restart(open_house: Callable[..., House]) -> None:
    house = open_house(trusted_proxies=["127.0.0.1"])
    assert main(["admin", "ban", "203.0.113.9", "--database", house.settings.database]) == 0
    house.close()
    again = open_house(trusted_proxies=["127.0.0.1"])
    visitor = {"x-forwarded-for": "203.0.113.9"}
    assert httpx.get(f"{again.url}/api/me", headers=visitor).status_code == 403
    assert httpx.get(f"{again.url}/api/me").status_code == 200


def test_a_deleted_table_is_gone_for_everybody(house: House, admin: Callable[..., str]) -> None:
    table, guests, lines = house.pair()
    assert table in admin("tables")
    admin("delete", table)
    assert lines[0].hear_until("no")["reason"]["key"] == "table-unknown"
    assert guests[0].http.get(f"/api/tables/{table}").status_code == 404
    assert json.loads(admin("tables", "--json")) == []
    assert main(["admin", "delete", table, "--database", house.settings.database]) == 2


def test_an_announcement_reaches_everybody(house: House, admin: Callable[..., str]) -> None:
    _, _, lines = house.pair()
    assert admin("announce", "We close at ten.") == "2\n"
    assert [line.hear_until("announcement")["text"] for line in lines] == ["We close at ten."] * 2
    assert main(["admin", "announce", "x" * 301, "--database", house.settings.database]) == 2


def test_without_a_server_one_sentence_says_so(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    database = tmp_path / "none.sqlite"
    Store(f"sqlite:///{database}").close()
    assert main(["admin", "people", "--database", str(database), "--lang", "en"]) == 2
    assert "No server" in capsys.readouterr().err


@pytest.mark.parametrize("table", ["a b", "é", "nobody?x=1", "nobody#x", "%00", "\n"])
def test_a_table_that_cannot_be_is_unknown(house: House, table: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["admin", "delete", table, "--database", house.settings.database, "--lang", "en"]) == 2
    assert capsys.readouterr().err == f"There is no table “{table}”.\n"


@pytest.mark.parametrize(
    "answer", [b"SSH-2.0-other\r\n", b"HTTP/1.0 200 OK\r\n\r\nhello", b"", b"HTTP/1.0 409 No\r\n\r\nno"]
)
def test_an_address_that_is_another_programs_by_now_is_nobodys(
    answer: bytes, house: House, capsys: pytest.CaptureFixture[str]
) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        me = house.hall.keeping.me
        asyncio.run(
            house.hall.store.leases.start_alone(Keeper(me.id, me.address, f"127.0.0.1:{other.getsockname()[1]}"))
        )

        def reply() -> None:
            visitor, _ = other.accept()
            with visitor:
                visitor.recv(4096)
                visitor.sendall(answer)

        thread = threading.Thread(target=reply)
        thread.start()
        code = main(["admin", "people", "--database", house.settings.database, "--lang", "en"])
        thread.join()
    assert code == 2 and "No server" in capsys.readouterr().err


class Note(msgspec.Struct):
    n: int


def test_a_neighbour_of_another_version_is_left_out() -> None:
    assert [parse_answer(answer, Note) for answer in (b'{"n":3}', b'{"m":3}', b"nonsense", b"\xff")] == [
        Note(3),
        None,
        None,
        None,
    ]


# --- who may not ----------------------------------------------------------------------------------------------------


def test_an_order_needs_a_permit_for_this_order_at_this_process_once(house: House, address: str) -> None:
    key, me = house.hall.key, house.hall.keeping.me.id
    path = "/admin/announcements"
    good = sign_permit(AdminPermit(to=me, method="POST", path=path), key, PURPOSE)
    guest = house.guest()
    bad = [
        "",
        "nonsense",
        "a.b",
        guest.http.cookies["armarium"],
        good[:-1] + ("0" if good[-1] != "0" else "1"),
        sign_permit(AdminPermit(to=me, method="POST", path="/admin/bans"), key, PURPOSE),
        sign_permit(AdminPermit(to=me, method="GET", path=path), key, PURPOSE),
        sign_permit(AdminPermit(to="another", method="POST", path=path), key, PURPOSE),
        sign_permit(AdminPermit(to=me, method="POST", path=path), key, "relay"),
        sign_permit(AdminPermit(to=me, method="POST", path=path), bytes(32), PURPOSE),
    ]
    assert [order(address, permit) for permit in bad] == [401] * len(bad)
    assert [order(address, good), order(address, good)] == [200, 401]


def order(address: str, permit: str) -> int:
    return httpx.post(
        f"{address}/admin/announcements", json={"text": "hello"}, headers={"authorization": permit}
    ).status_code


def test_a_permit_does_not_last() -> None:
    permit = AdminPermit(to="me", method="GET", path="/")
    text = sign_permit(permit, b"key", PURPOSE)
    assert Verifier(b"key", PURPOSE, "me").verify(text, Permit) is not None
    verifier = Verifier(b"key", PURPOSE, "me")
    assert verifier.verify(text, AdminPermit) is not None
    assert verifier.verify(text, AdminPermit) is None


@pytest.mark.parametrize(
    "headers", [{"origin": "https://evil.example"}, {"sec-fetch-site": "cross-site"}, {"host": "evil.example"}]
)
def test_a_browser_that_was_led_here_is_not_answered(address: str, headers: dict[str, str]) -> None:
    assert httpx.get(f"{address}/metrics", headers=headers).status_code == 403


def test_another_machine_is_not_answered() -> None:
    scope: Any = {"type": "http", "headers": [(b"host", b"127.0.0.1:1")], "client": ("192.0.2.7", 1)}
    assert not is_local(scope)
    scope["client"] = ("127.0.0.1", 1)
    local: Scope = scope
    assert is_local(local)


# --- logs -----------------------------------------------------------------------------------------------------------

SECRETS = ["postgresql://armarium:hunter2@db/tables", f"{'a' * 16}.{'0f' * 32}", "0123456789abcdef" * 4]


@pytest.mark.parametrize("secret", SECRETS)
def test_no_secret_is_logged(secret: str) -> None:
    record = logging.LogRecord("room", logging.WARNING, "file", 1, "failed: %s", (secret,), None)
    line = json.loads(JsonFormatter().format(record))
    assert (line["level"], line["room"]) == ("warning", "room")
    hidden = secret.split("@")[0].rpartition(":")[2] if "@" in secret else secret
    assert hidden not in line["message"] and hidden not in TextFormatter("%(message)s").format(record)
    assert "***" in line["message"]


def test_what_went_wrong_is_one_line_of_json() -> None:
    try:
        raise ValueError("broken\nin two")
    except ValueError as failure:
        record = logging.LogRecord("room", logging.ERROR, "file", 1, "no", (), (ValueError, failure, None))
    text = JsonFormatter().format(record)
    assert "\n" not in text and "broken" in json.loads(text)["failure"]
