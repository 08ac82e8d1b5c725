"""Pictures of tables over HTTP: what a spectator sees and no more, drawn once, bounded; frames and previews."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest

from armarium.bots import HOUSE
from armarium.pictures.frame import Sitting, cover, still
from armarium.pictures.moments import moments
from armarium.server import limits
from armarium.server.responses import CONTENT_POLICY
from tests.server.house import Guest, House

REAL = {"catalogue": HOUSE}
SVG = "image/svg+xml"


@pytest.fixture
def house(open_house: Callable[..., House]) -> House:
    return open_house(**REAL)


def running(guest: Guest, listed: bool, game: str = "grimoire", seats: int = 3, **body: Any) -> str:
    bots = [None, *["random"] * (seats - 1)]
    return guest.open(game, seats, listed=listed, bots=bots, start=True, **body)


def finished(guest: Guest, listed: bool = True) -> str:
    table = guest.open("rune", 2, listed=listed, bots=["random", "random"], sit=False, start=True)
    line = guest.joined(table)
    while guest.get(f"/tables/{table}")["stage"] != "over":
        line.hear()
    return table


def drawn(guest: Guest, table: str, file: str = "picture.svg", **query: Any) -> httpx.Response:
    return guest.http.get(f"/api/tables/{table}/{file}", params={"language": "en", **query})


def test_a_running_table_is_drawn_as_a_spectator_sees_it(house: House) -> None:
    guest = house.guest()
    guest.http.patch("/api/me", json={"name": "Ottilie"})
    table = running(guest, listed=True, game="rune", seats=2)
    answer = drawn(guest, table)
    assert (answer.status_code, answer.headers["content-type"]) == (200, SVG)
    assert answer.headers["content-security-policy"] == CONTENT_POLICY
    live = house.hall._lives[table]
    names = ["Ottilie", "Random"]
    seen = moments(live.table.game, live.table.options, list(live.table.log), None, names, "en")
    for one in (seen[0], seen[-1]):
        assert drawn(guest, table, at=one.n).text == still(Sitting("rune", names, "en"), one)
    assert "Tour" in drawn(guest, table, language="fr").text


def test_an_unlisted_table_shows_its_book_and_no_name(house: House) -> None:
    guest = house.guest()
    guest.http.patch("/api/me", json={"name": "Ottilie"})
    hidden, gathering = running(guest, listed=False), guest.open("grimoire", 3, listed=True)
    for table in (hidden, gathering):
        for file in ("picture.svg", "film.svg"):
            answer = drawn(guest, table, file)
            assert answer.text == cover("grimoire", "en")
            assert "Ottilie" not in answer.text
    assert guest.http.get(f"/embed/{hidden}").json()["key"] == "not-listed"


def test_a_picture_is_drawn_once_and_known_by_its_tag(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    guest, other = house.guest(), house.guest()
    table = finished(guest)
    jobs: list[object] = []
    pool, run = house.hall.simulation_pool, house.hall.simulation_pool.run

    async def counted(job: object, *args: Any) -> Any:
        jobs.append(job)
        return await run(job, *args)

    monkeypatch.setattr(pool, "run", counted)
    first = drawn(guest, table)
    assert drawn(other, table).content == first.content
    assert len(jobs) == 1
    again = other.http.get(first.url.path, params={"language": "en"}, headers={"if-none-match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    film = drawn(guest, table, "film.svg")
    assert film.text.count("<animate ") > 10
    assert len(jobs) == 2


def test_drawing_is_bounded_and_what_is_kept_is_free(
    open_house: Callable[..., House], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "PICTURES", 0.0)
    monkeypatch.setattr(limits, "PICTURES_BURST", 6)
    house = open_house(**REAL)
    guest = house.guest()
    table = finished(guest)
    assert [drawn(guest, table, at=n).status_code for n in range(8)] == [200] * 6 + [429] * 2
    assert drawn(guest, table, "film.svg").status_code == 429
    assert drawn(guest, table, at=3).status_code == 200


def test_files_and_languages_that_there_are_not(house: House) -> None:
    guest = house.guest()
    table = finished(guest)
    assert drawn(guest, table, "picture.gif").status_code == 404
    assert drawn(guest, table, language="xx").json()["key"] == "language-unknown"
    assert drawn(guest, "nowhere").json()["key"] == "table-unknown"


def test_a_finished_game_may_be_framed_and_nothing_else(house: House) -> None:
    guest = house.guest()
    table, going_on = finished(guest), running(guest, listed=True)
    assert guest.http.get(f"/embed/{going_on}").json()["key"] == "not-over"
    assert guest.http.get(f"/embed/{going_on}/picture.svg").json()["key"] == "not-over"
    answer = httpx.get(f"{house.url}/embed/{table}")
    policy = answer.headers["content-security-policy"]
    assert "frame-ancestors *" in policy and "default-src 'none'" in policy and "script" not in policy
    assert f'src="/embed/{table}/film.svg"' in answer.text
    assert "<animate " in httpx.get(f"{house.url}/embed/{table}/film.svg").text
    for path in (f"/t/{table}", f"/api/tables/{table}/film.svg", "/", "/api/me"):
        assert "frame-ancestors 'none'" in httpx.get(house.url + path).headers["content-security-policy"]


def test_a_frame_neither_sets_nor_reads_a_cookie(house: House) -> None:
    guest = house.guest()
    table = finished(guest)
    for path in (f"/embed/{table}", f"/embed/{table}/film.svg", "/embed/nowhere"):
        assert "set-cookie" not in httpx.get(house.url + path).headers
    house.hall.bans.add(guest.me["id"])  # whoever is known by a cookie is turned away everywhere else
    try:
        assert guest.http.get("/api/games").status_code == 403
        assert guest.http.get(f"/embed/{table}").status_code == 200
    finally:
        house.hall.bans.clear()


def test_previews_of_a_link(open_house: Callable[..., House], tmp_path: Path) -> None:
    pages = tmp_path / "pages"
    pages.mkdir()
    (pages / "index.html").write_text("<html><head><title>Armarium</title></head></html>", "utf-8")
    house = open_house(**REAL, pages=pages, public_url="http://127.0.0.1")
    guest = house.guest()
    guest.http.patch("/api/me", json={"name": "Ottilie"})
    listed, hidden = running(guest, listed=True, name='Tea & "runes"'), running(guest, listed=False, name="Secret club")
    text = guest.http.get(f"/t/{listed}").text
    assert 'property="og:title" content="Tea &amp; &quot;runes&quot; · Grimoire"' in text
    assert f'content="http://127.0.0.1/api/tables/{listed}/picture.' in text
    plain = guest.http.get(f"/t/{hidden}/replay").text
    assert 'og:title" content="Grimoire"' in plain and "Secret club" not in plain
    assert "Ottilie" not in text + plain
    assert "og:" not in guest.http.get("/t/nowhere").text + guest.http.get("/").text
