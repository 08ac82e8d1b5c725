"""Starting, the pages, headers, words and rules, records out and in, and the document that describes it all."""

from __future__ import annotations

import asyncio
import errno
import gc
import logging
import random
import resource
import socket
import sqlite3
from collections.abc import Callable, Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import httpx
import pytest

from armarium.bots import HOUSE, names
from armarium.reason import Refused
from armarium.record import parse_record
from armarium.server import pages
from armarium.server.listeners import bind
from armarium.server.records import export_table, import_record
from armarium.server.run import OPEN, OWN, SELDOM, address, capacity, run, uvicorn_server
from armarium.server.settings import Settings, database_url
from armarium.words import LANGUAGES
from tests.server.house import Guest, House, Line

REAL = {"catalogue": HOUSE}


def refusal(call: Callable[..., object], *args: Any, **named: Any) -> str:
    with pytest.raises(Refused) as caught:
        call(*args, **named)
    return caught.value.reason.key


# --- starting -------------------------------------------------------------------------------------------------------


def test_a_taken_port_is_one_clear_reason(tmp_path: Path) -> None:
    listener = bind("127.0.0.1", 0)
    taken = listener.getsockname()[1]
    assert refusal(run, Settings(database=str(tmp_path / "t.sqlite")), port=taken) == "port-taken"
    listener.close()
    assert refusal(bind, "192.0.2.1", 0) == "host-unknown"
    assert refusal(bind, "no such host", 0) == "host-unknown"


class ForbiddenSocket(socket.socket):
    def bind(self, address: object) -> None:
        raise PermissionError(errno.EACCES, "Permission denied")


def test_a_port_one_may_not_open_is_called_that(monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as patch:
        patch.setattr(socket, "socket", ForbiddenSocket)
        key = refusal(bind, "127.0.0.1", 80)
    assert key == "port-forbidden"


def test_what_is_loaded_is_set_aside_from_looking_for_waste(monkeypatch: pytest.MonkeyPatch) -> None:
    """Else the collector holds up every table for a tenth of a second now and then."""
    usual = gc.get_threshold()
    begun: list[bool] = []

    def serve(sockets: list[socket.socket]) -> None:
        begun.append(gc.get_freeze_count() > 10_000)
        sockets[0].close()

    monkeypatch.setattr("armarium.server.run.uvicorn_server", lambda settings, url: SimpleNamespace(run=serve))
    try:
        run(Settings(), port=0, browser=False, say=lambda url, own: None)
        assert begun == [True] and gc.get_threshold() == SELDOM and gc.isenabled()
    finally:
        gc.unfreeze()
        gc.set_threshold(*usual)


@pytest.mark.parametrize(
    ("soft", "hard", "is_shared", "may_raise", "expected"),
    [
        (1024, 4096, False, True, 4096 - OWN),  # raised as far as the system allows
        (1024, 4096, True, True, (4096 - OWN) // 3),  # a relayed one is two more files
        (1024, 4096, False, False, 1024 - OWN),  # the system says no
        (100, 100, False, True, 16),  # hardly any: still a few
        (resource.RLIM_INFINITY, resource.RLIM_INFINITY, True, True, OPEN),
        (1024, resource.RLIM_INFINITY, True, True, OPEN),
    ],
)
def test_as_many_connections_as_there_are_files(
    monkeypatch: pytest.MonkeyPatch, soft: int, hard: int, is_shared: bool, may_raise: bool, expected: int
) -> None:
    def setrlimit(_: int, limits: tuple[int, int]) -> None:
        assert limits[1] == hard and limits[0] > soft
        if not may_raise:
            raise OSError

    monkeypatch.setattr(resource, "getrlimit", lambda _: (soft, hard))
    monkeypatch.setattr(resource, "setrlimit", setrlimit)
    assert capacity(is_shared) == expected


def test_the_address_is_one_a_browser_understands() -> None:
    assert address("127.0.0.1", 8000) == "http://127.0.0.1:8000"
    assert address("::1", 8000) == "http://[::1]:8000"
    assert "0.0.0.0" not in address("0.0.0.0", 8000)


def test_a_database_that_cannot_be_had_is_one_clear_reason(tmp_path: Path) -> None:
    broken = tmp_path / "broken.sqlite"
    broken.write_bytes(b"this is no database, it is a poem" * 100)
    assert refusal(uvicorn_server, Settings(database=str(broken))) == "database-garbage"
    assert refusal(uvicorn_server, Settings(database="poems://here")) == "database-unknown"
    assert refusal(uvicorn_server, Settings(database=str(broken / "inside.sqlite"))) == "store-broken"


def test_a_database_of_a_later_version_is_left_alone(house: House) -> None:
    path = house.settings.database
    house.close()
    with sqlite3.connect(path) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    connection.close()
    assert refusal(uvicorn_server, Settings(database=path)) == "database-newer"


def test_a_path_is_an_sqlite_file_and_a_url_stays_as_it_is(tmp_path: Path) -> None:
    assert database_url(str(tmp_path / "new" / "t.sqlite")) == f"sqlite:///{tmp_path}/new/t.sqlite"
    assert (tmp_path / "new").is_dir()
    assert database_url("postgresql+psycopg://host/name") == "postgresql+psycopg://host/name"


# --- the pages ------------------------------------------------------------------------------------------------------


@pytest.fixture
def paged(open_house: Callable[..., House], tmp_path: Path) -> Iterator[httpx.Client]:
    folder = tmp_path / "pages"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html><title>Armarium</title>")
    (folder / "assets" / "app-1234.js").write_text("export {}")
    (folder / "mark.svg").write_text("<svg/>")
    (tmp_path / "private.txt").write_text("a poem for nobody")
    with httpx.Client(base_url=open_house(pages=folder).url) as client:
        yield client


@pytest.mark.parametrize("path", ["/", "/t/abc", "/rules/rune", "/settings", "/t/abc/replay"])
def test_every_place_in_the_client_gets_the_index(paged: httpx.Client, path: str) -> None:
    answer = paged.get(path)
    assert answer.status_code == 200
    assert "Armarium" in answer.text
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"


def test_assets_are_kept_for_ever_and_the_index_is_asked_for_again(paged: httpx.Client) -> None:
    asset = paged.get("/assets/app-1234.js")
    assert "immutable" in asset.headers["cache-control"]
    assert asset.headers["content-type"] == "text/javascript; charset=utf-8"
    assert "set-cookie" not in asset.headers
    assert paged.get("/mark.svg").headers["content-type"] == "image/svg+xml"
    tag = paged.get("/").headers["etag"]
    assert paged.get("/", headers={"if-none-match": tag}).status_code == 304


@pytest.mark.parametrize("path", ["/../private.txt", "/%2e%2e/private.txt", "/assets/..%2f..%2fprivate.txt"])
def test_no_file_outside_the_pages_is_given(paged: httpx.Client, path: str) -> None:
    assert "poem" not in paged.get(path).text


def test_a_missing_asset_is_a_404_and_so_is_a_missing_address(paged: httpx.Client) -> None:
    assert paged.get("/assets/gone.js").status_code == 404
    assert paged.get("/api/gone").status_code == 404


def test_every_answer_carries_a_strict_policy(paged: httpx.Client) -> None:
    for path in ("/", "/api/games", "/api/gone", "/assets/app-1234.js"):
        headers = paged.get(path).headers
        policy = headers["content-security-policy"]
        assert "default-src 'self'" in policy
        assert "unsafe-eval'" not in policy.replace("'wasm-unsafe-eval'", "")
        assert "script-src 'self' 'wasm-unsafe-eval';" in policy
        assert headers["x-content-type-options"] == "nosniff"


def test_a_house_without_pages_says_so(open_house: Callable[..., House], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("armarium.server.app.pages_folder", lambda: None)
    answer = httpx.get(open_house().url)
    assert (answer.status_code, answer.json()["key"]) == (503, "pages-missing")


def test_the_built_pages_are_found_in_a_checkout_or_in_the_package() -> None:
    folder = pages.pages_folder()
    assert folder is None or (folder / "index.html").is_file()


# --- words and rules ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_and_rules_in_every_language(open_house: Callable[..., House], language: str) -> None:
    guest = open_house(**REAL).guest()
    words = guest.get(f"/words/{language}")
    assert words["house"]
    assert set(words["games"]) == {game["name"] for game in guest.get("/games")}
    assert words["games"]["rune"].startswith("tagline = ")
    assert "event-" not in words["games"]["rune"]
    assert "event-" in guest.http.get(f"/api/words/{language}/rune").text
    clauses = guest.get("/games/rune/rules", language=language)
    assert clauses[0]["clause"] == "R-1"
    assert all(clause["text"] and clause["tag"] for clause in clauses)


def test_an_unknown_language_or_game_is_a_404(open_house: Callable[..., House]) -> None:
    guest = open_house(**REAL).guest()
    assert guest.http.get("/api/words/tlh").status_code == 404
    assert guest.http.get("/api/words/tlh/rune").status_code == 404
    assert guest.http.get("/api/words/en/chess").status_code == 404
    assert guest.http.get("/api/games/chess/rules").status_code == 404
    assert guest.http.get("/api/games/rune/rules", params={"language": "tlh"}).status_code == 404


# --- records --------------------------------------------------------------------------------------------------------


def rune_game(house: House, moves: int) -> tuple[Guest, str, Line]:
    """Two people at one keyboard, so many random moves with a take-back after the third."""
    guests = [house.guest(), house.guest()]
    table = guests[0].open("rune", 2)
    guests[1].post(f"/tables/{table}/sit")
    guests[0].post(f"/tables/{table}/start")
    lines = [guest.joined(table) for guest in guests]
    luck = random.Random(7)
    for count in range(moves):
        for line in lines:
            told = line.join()
            if told["offers"]:
                line.play(luck.choice(told["offers"])["move"], told["n"])
                break
        if count == 2:
            line.send("undo", at=line.join()["n"])
            other = lines[1 - lines.index(line)]
            if line.hear_until("back", "asking")["type"] == "asking":
                other.ask("answer", agree=True)
        if line.join()["result"]:
            break
    return guests[0], table, lines[0]


def test_a_finished_game_gives_its_record_and_comes_back_from_it(open_house: Callable[..., House]) -> None:
    house = open_house(**REAL)
    guest, table, _ = rune_game(house, 200)
    text = guest.http.get(f"/api/tables/{table}/record").text
    record = parse_record(text)
    assert record.secret
    assert any(line.back is not None for line in record.lines)
    again = import_record(house.settings.database, text)
    card = guest.get(f"/tables/{again}")
    assert card["stage"] == "over"
    assert card["secret"] == record.secret
    assert [seat["person"]["name"] for seat in card["seats"]] == record.names
    assert export_table(house.settings.database, again).splitlines()[4:] == text.splitlines()[4:]


def test_no_record_over_the_wire_while_the_game_is_on(open_house: Callable[..., House]) -> None:
    guest, table, _ = rune_game(open_house(**REAL), 3)
    assert guest.http.get(f"/api/tables/{table}/record").json()["key"] == "not-over"


def test_an_unfinished_game_can_be_exported_imported_and_played_on(open_house: Callable[..., House]) -> None:
    house = open_house(**REAL)
    _, table, line = rune_game(house, 6)
    text = export_table(house.settings.database, table)
    assert "secret:" not in text
    again = import_record(house.settings.database, text)
    guests = [house.guest(), house.guest()]
    for guest in guests:
        guest.post(f"/tables/{again}/sit")
    told = [guest.line(again).join() for guest in guests]
    assert told[0]["view"]["board"] == line.join()["view"]["board"]
    mover = next(place for place in (0, 1) if told[place]["offers"])
    offers = told[mover]["offers"]
    step = guests[mover].lines[0].play(offers[0]["move"], told[mover]["n"])
    assert step["entry"]["n"] > told[mover]["n"]


def test_records_that_are_not_true_are_refused(open_house: Callable[..., House]) -> None:
    house = open_house(**REAL)
    guest, table, _ = rune_game(house, 200)
    text = guest.http.get(f"/api/tables/{table}/record").text
    assert refusal(import_record, house.settings.database, "hello") == "record-first-line"
    assert refusal(import_record, house.settings.database, text.replace("result: wins", "result: loses"))
    assert refusal(export_table, house.settings.database, "nowhere") == "table-unknown"


def test_rune_against_every_bot(open_house: Callable[..., House]) -> None:
    house = open_house(**REAL, thinking=20.0)
    guest = house.guest()
    for bot in names("rune"):
        line = guest.joined(guest.open("rune", 2, bots=[None, bot], start=True))
        told = line.join()
        for _ in range(4):
            if told["offers"]:
                told = line.play(told["offers"][0]["move"], told.get("n", told.get("entry", {}).get("n")))
            else:
                told = line.hear_until("step")
        assert line.join()["table"]["seats"][1]["bot"] == bot


# --- the document ---------------------------------------------------------------------------------------------------


def test_the_openapi_document_names_every_address(house: House) -> None:
    document = house.guest().http.get("/api/schema/openapi.json").json()
    assert set(document["paths"]) == {
        "/api/me", "/api/games", "/api/games/{game}/rules", "/api/games/{game}/lessons",
        "/api/games/{game}/lessons/{chapter}", "/api/games/{game}/lessons/{chapter}/trial", "/api/words/{language}",
        "/api/games/{game}/guide", "/api/games/{game}/puzzles", "/api/games/{game}/puzzles/{number}",
        "/api/words/{language}/{game}", "/api/tables", "/api/tables/{id}",
        "/api/tables/{id}/sit", "/api/tables/{id}/beside", "/api/tables/{id}/bot", "/api/tables/{id}/start",
        "/api/tables/{id}/leave", "/api/tables/{id}/record", "/api/tables/{id}/qr.svg", "/api/tables/{id}/replay",
        "/api/tables/{id}/analysis", "/api/tables/{id}/poses/{n}", "/api/tables/{id}/remove",
        "/api/tables/{id}/watchers", "/api/tables/{id}/choose", "/api/tables/{id}/host", "/api/tables/{id}/close",
        "/api/tables/{id}/picture.svg", "/api/tables/{id}/picture.png", "/api/tables/{id}/film.svg",
        "/api/tables/{id}/practise", "/api/tables/{id}/report", "/api/invitation", "/api/door", "/health", "/ready",
        "/api/owner", "/api/boxes", "/api/boxes/{game}", "/api/boxes/{game}/check", "/api/boxes/{game}/report",
        "/api/boxes/{game}/picture.svg",
    }  # fmt: skip


ODD: list[object] = [None, True, -1, 10**30, 1.5, "", "x" * 300, "\u0000", "🂡", [], [[]], {}, {"a": {"b": []}}]


def test_odd_values_anywhere_are_refused_and_never_break_it(open_house: Callable[..., House]) -> None:
    """Schemathesis in small: for each described body, each field in turn gets each odd value."""
    guest = open_house(**REAL, change_rate=1e6, change_burst=10**6).guest()
    table = guest.open("rune")
    document = guest.http.get("/api/schema/openapi.json").json()
    for path, methods in document["paths"].items():
        for method, operation in methods.items():
            for body in odd_bodies(document, operation):
                url = path.replace("{id}", table).replace("{game}", "rune").replace("{language}", "en")
                answer = guest.http.request(method, url, json=body)
                assert answer.status_code < 500, (method, url, body, answer.text)
                assert answer.status_code < 400 or answer.json()["key"]


def odd_bodies(document: dict[str, Any], operation: dict[str, Any]) -> list[object]:
    if "requestBody" not in operation:
        return [None]
    reference = operation["requestBody"]["content"]["application/json"]["schema"]["$ref"]
    fields = document["components"]["schemas"][reference.rpartition("/")[2]]["properties"]
    usual = {"game": "rune", "seats": 2, "seat": 1, "bot": "last"}
    base = {name: value for name, value in usual.items() if name in fields}
    return [*ODD, *(base | {name: odd} for name in fields for odd in ODD)]


def test_requests_cancelled_by_the_end_are_no_failures_in_the_log(house: House) -> None:
    logger = logging.getLogger("uvicorn.error")
    records = [
        logger.makeRecord("", logging.ERROR, "", 0, "failed", (), (type(failure), failure, None))
        for failure in (asyncio.CancelledError(), ValueError())
    ]
    assert [bool(logger.filter(record)) for record in records] == [False, True]
