"""Identities, the lobby, seats and everything else that goes over HTTP."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from typing import Any

import httpx
import pytest

from armarium.bots import HOUSE
from armarium.bots.search_bot import known_evaluator
from armarium.evaluator import Evaluator
from armarium.log import Line, Seat
from armarium.reason import Refused, refusal
from armarium.server.hall import Hall, TableSettings
from armarium.server.limits import Budget, Ledger
from armarium.server.live import Live
from armarium.server.messages import TableCard
from armarium.server.settings import database_url
from armarium.server.socket import converse
from armarium.shelf import NAMES
from armarium.store import Lease, Store, TableRow
from armarium.table import Table
from tests.server.house import Guest, House, toy_settings
from tests.server.toys import Box

# --- who somebody is ------------------------------------------------------------------------------------------------


def test_a_guest_is_somebody_at_the_first_visit_and_stays_so(house: House) -> None:
    guest = house.guest()
    again = guest.get("/me")
    assert again["id"] == guest.me["id"]
    assert again["name"]
    assert house.guest().me["id"] != guest.me["id"]


def test_the_cookie_is_out_of_reach_for_scripts_and_other_houses(house: House) -> None:
    cookie = httpx.get(f"{house.url}/api/me").headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=Lax" in cookie


def test_the_cookie_is_for_https_alone_when_the_house_is(open_house: Callable[..., House]) -> None:
    house = open_house(public_url="https://table.example")
    assert "Secure" in httpx.get(f"{house.url}/api/me").headers["set-cookie"]


@pytest.mark.parametrize("forged", ["abc", "{id}", "{id}.", "{id}.{wrong}", ".", "a=b; c", "é", '"unfinished'])
def test_a_forged_cookie_is_a_stranger(house: House, forged: str) -> None:
    id = house.guest().me["id"]
    cookie = "armarium=" + forged.format(id=id, wrong="0" * 64)
    answer = httpx.get(f"{house.url}/api/me", headers=[(b"cookie", cookie.encode())])
    assert answer.status_code == 200
    assert answer.json()["id"] != id


def test_the_language_is_the_first_one_the_browser_asks_for_that_we_have(house: House) -> None:
    def language(header: str) -> str:
        return str(httpx.get(f"{house.url}/api/me", headers={"accept-language": header}).json()["language"])

    assert language("fr-CH, fr;q=0.9, en;q=0.8") == "fr"
    assert language("nl, de-AT;q=0.9, en;q=0.8") == "de"
    assert language("ja, en-GB;q=0.7") == "en"
    assert language("") == "en"


def test_name_and_avatar_can_be_set_and_others_see_them(house: House) -> None:
    guest, other = house.guest(), house.guest()
    table = guest.open(listed=True)
    changed = guest.http.patch("/api/me", json={"name": "  Zoé  Ω ", "avatar": 7}).json()
    assert (changed["name"], changed["avatar"]) == ("Zoé Ω", 7)
    assert other.get(f"/tables/{table}")["seats"][0]["person"]["name"] == "Zoé Ω"


def test_easier_penances_are_kept_for_every_browser_of_a_person(house: House) -> None:
    guest = house.guest()
    assert guest.get("/me")["easier"] is None, "nothing was said yet"
    guest.http.patch("/api/me", json={"easier": True})
    guest.http.patch("/api/me", json={"name": "Ana"})
    assert (guest.get("/me")["easier"], guest.get("/me")["name"]) == (True, "Ana")
    guest.http.patch("/api/me", json={"easier": False})
    assert guest.get("/me")["easier"] is False
    assert guest.http.patch("/api/me", json={"easier": "yes"}).status_code == 400


@pytest.mark.parametrize(
    "change", [{"name": " "}, {"name": "x" * 25}, {"name": "\u202e"}, {"avatar": 256}, {"avatar": -1}]
)
def test_impossible_names_and_avatars_are_refused(house: House, change: dict[str, object]) -> None:
    guest = house.guest()
    answer = guest.http.patch("/api/me", json=change)
    assert answer.json()["key"] in ("name-length", "avatar-unknown")
    assert guest.get("/me")["name"] == guest.me["name"]


# --- tables ---------------------------------------------------------------------------------------------------------


def test_the_shelf_names_its_games_with_options_and_bots(house: House) -> None:
    lantern = next(game for game in house.guest().get("/games") if game["name"] == "lantern")
    assert lantern["seats"] == [1, 2, 3]
    turns = {"name": "turns", "default": 8, "choices": [4, 8, 200], "clause": "T-2", "needed_by": []}
    assert lantern["options"] == [turns]
    assert "random" in lantern["bots"]


def test_a_book_says_what_owners_of_its_box_play_with(open_house: Callable[..., House]) -> None:
    cards = {game["name"]: game for game in open_house(catalogue=HOUSE).guest().get("/games")}
    assert cards["kamimai"]["companion"] == {"game": "kamimai", "options": {"grimoire": "companion"}}
    books = [name for name, card in cards.items() if not card["accompanies"]]
    assert tuple(books) == NAMES
    assert cards["rune-box"]["accompanies"] == "rune" and cards["rune-box"]["bots"] == []


@pytest.mark.clause("G-35")
@pytest.mark.parametrize("asked", [{}, {"five-seats": False}])
def test_five_seats_of_grimoire_switch_the_box_for_five_on(
    open_house: Callable[..., House], asked: dict[str, bool]
) -> None:
    guest = open_house(catalogue=HOUSE).guest()
    grimoire = next(game for game in guest.get("/games") if game["name"] == "grimoire")
    assert {each["name"]: each["needed_by"] for each in grimoire["options"] if each["needed_by"]} == {"five-seats": [5]}
    card = guest.post("/tables", game="grimoire", seats=5, options=asked, bots=["random"] * 4, start=False)
    assert card["options"]["five-seats"] is True, "and the table says so"
    assert guest.get(f"/tables/{card['id']}")["options"]["five-seats"] is True
    four = guest.post("/tables", game="grimoire", seats=4, options=asked)
    assert four["options"]["five-seats"] is False


def test_opening_a_table_seats_its_host_beside_the_bots(house: House) -> None:
    guest = house.guest()
    card = guest.post("/tables", game="lantern", seats=2, bots=["last", None], start=True)
    assert [seat["bot"] for seat in card["seats"]] == ["last", None]
    assert (card["mine"], card["stage"], card["host"]) == (1, "playing", guest.me["id"])
    assert card["secret"] is None
    assert len(card["commitment"]) == 64


@pytest.mark.parametrize(
    ("body", "key"),
    [
        ({"game": "chess", "seats": 2}, "game-unknown"),
        ({"game": "lantern", "seats": 9}, "seats-impossible"),
        ({"game": "lantern", "seats": -1}, "seats-impossible"),
        ({"game": "lantern", "seats": 10**9}, "seats-impossible"),
        ({"game": "lantern", "seats": 2, "options": {"turns": 5}}, "option-value"),
        ({"game": "lantern", "seats": 2, "options": {"wind": True}}, "option-unknown"),
        ({"game": "lantern", "seats": 2, "bots": ["hal"]}, "bot-unknown"),
        ({"game": "lantern", "seats": 2, "start": True}, "seats-empty"),
        ({"game": "lantern", "seats": 2, "name": "x" * 61}, "request-unreadable"),
        ({"game": "lantern"}, "request-unreadable"),
        ({"game": "lantern", "seats": 2, "colour": "red"}, "request-unreadable"),
    ],
)
def test_an_impossible_table_is_refused_with_a_reason(house: House, body: dict[str, object], key: str) -> None:
    guest = house.guest()
    assert guest.turned_away("/tables", **body) == key
    assert guest.get("/tables") == {"mine": [], "open": []}


def test_a_listed_table_is_open_to_all_and_a_private_one_only_by_its_address(house: House) -> None:
    guest, other = house.guest(), house.guest()
    listed, private = guest.open(listed=True), guest.open()
    assert [card["id"] for card in other.get("/tables")["open"]] == [listed]
    assert {card["id"] for card in guest.get("/tables")["mine"]} == {listed, private}
    assert other.get(f"/tables/{private}")["id"] == private


def test_seats_belong_to_people(house: House) -> None:
    host, guest = house.guest(), house.guest()
    table = host.open()
    assert guest.turned_away(f"/tables/{table}/sit", seat=0) == "seat-taken"
    assert guest.post(f"/tables/{table}/sit", seat=1)["mine"] == 1
    assert guest.turned_away(f"/tables/{table}/start") == "host-only"
    assert guest.turned_away(f"/tables/{table}/bot", seat=0, bot="last") == "host-only"
    assert host.turned_away(f"/tables/{table}/bot", seat=1, bot="last") == "seat-taken"
    assert host.post(f"/tables/{table}/start")["stage"] == "playing"
    assert house.guest().turned_away(f"/tables/{table}/sit") == "already-started"


def test_leaving_before_the_start_frees_the_seat_and_passes_the_host_on(house: House) -> None:
    host, guest = house.guest(), house.guest()
    table = host.open()
    guest.post(f"/tables/{table}/sit")
    card = host.post(f"/tables/{table}/leave")
    assert card["seats"][0]["person"] is None
    assert card["host"] == guest.me["id"]
    assert host.turned_away(f"/tables/{table}/leave") == "not-seated"


def test_leaving_a_game_lets_a_bot_play_on_and_keeps_the_seat(house: House) -> None:
    table, (_, guest), _ = house.pair()
    seat = guest.post(f"/tables/{table}/leave")["seats"][1]
    assert (seat["person"]["id"], seat["bot"]) == (guest.me["id"], "last")


def test_an_unknown_table_is_a_clear_404(house: House) -> None:
    answer = house.guest().http.get("/api/tables/nowhere")
    assert (answer.status_code, answer.json()["key"]) == (404, "table-unknown")
    answer = house.guest().http.get("/api/nowhere")
    assert (answer.status_code, answer.json()["key"]) == (404, "no-such-address")


def test_the_code_for_a_telephone_is_a_drawing(house: House) -> None:
    guest = house.guest()
    answer = guest.http.get(f"/api/tables/{guest.open()}/qr.svg")
    assert answer.headers["content-type"] == "image/svg+xml"
    assert answer.text.startswith("<svg")


# --- replays and records --------------------------------------------------------------------------------------------


def finished(house: House) -> tuple[str, list[Guest]]:
    table, guests, lines = house.pair(turns=4)
    for turn in range(4):
        lines[turn % 2].play("roll" if turn else "draw", turn)
    lines[0].hear_until("table")
    return table, guests


def test_a_replay_while_playing_is_from_ones_own_seat_or_a_spectators(house: House) -> None:
    table, (first, second), lines = house.pair()
    lines[0].play("draw", 0)
    own = first.get(f"/tables/{table}/replay", viewpoint="0")
    assert [frame["n"] for frame in own["frames"]] == [0, 1]
    assert len(own["frames"][1]["view"]["hand"]) == 3
    watched = second.get(f"/tables/{table}/replay", viewpoint="")
    assert watched["frames"][1]["view"]["hand"] == []
    assert "card" not in watched["frames"][1]["entry"]["events"][0]
    answer = second.http.get(f"/api/tables/{table}/replay", params={"viewpoint": "0"})
    assert answer.json()["key"] == "not-over"


def test_a_replay_after_the_end_is_from_any_seat(house: House) -> None:
    table, _ = finished(house)
    stranger = house.guest()
    told = stranger.get(f"/tables/{table}/replay", viewpoint="1")
    assert told["result"]["key"] == "toy-most-points"
    assert told["frames"][0]["entry"] is None
    assert len(told["frames"][0]["view"]["hand"]) == 2
    assert stranger.http.get(f"/api/tables/{table}/replay", params={"viewpoint": "7"}).json()["key"] == "no-such-seat"


def test_the_secret_is_revealed_at_the_end(house: House) -> None:
    table, (first, _) = finished(house)
    card = first.get(f"/tables/{table}")
    assert card["stage"] == "over"
    assert len(card["secret"]) == 64


# --- bad input ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("body", [b"", b"{", b"[]", b"null", b'{"game": 3}', b"\xff\xfe", b'"' + b"x" * 1000])
def test_an_unreadable_body_is_refused(house: House, body: bytes) -> None:
    answer = house.guest().http.post("/api/tables", content=body, headers={"content-type": "application/json"})
    assert answer.status_code == 400
    assert answer.json()["key"] == "request-unreadable"


def test_a_body_over_64_kilobytes_is_refused(house: House) -> None:
    answer = house.guest().http.post("/api/tables", json={"game": "x" * 70_000, "seats": 2})
    assert answer.status_code == 413


def test_a_page_of_another_house_cannot_act_for_its_visitor(house: House) -> None:
    guest = house.guest()
    body = {"game": "lantern", "seats": 2}
    answer = guest.http.post("/api/tables", json=body, headers={"origin": "https://elsewhere.example"})
    assert (answer.status_code, answer.json()["key"]) == (403, "foreign-page")
    assert guest.http.post("/api/tables", json=body, headers={"origin": house.url}).status_code == 201


def test_a_flood_of_changes_is_stopped(open_house: Callable[..., House]) -> None:
    house = open_house(change_rate=0.001, change_burst=3)
    guest = house.guest()
    for _ in range(3):
        guest.open()
    assert guest.turned_away("/tables", game="lantern", seats=2) == "too-many-messages"
    assert len(guest.get("/tables")["mine"]) == 3


# --- two requests at once ---------------------------------------------------------------------------------------------


class Hasty(Store):
    """Looks at a table as soon as it is written, before the one who opens it goes on. A full one writes nothing."""

    def __init__(self, url: str, full: bool) -> None:
        super().__init__(url)
        self.full = full
        self.hall: Hall | None = None
        self.id = ""
        self.found: Live | None = None
        self.slow = asyncio.Event()
        self.slow.set()
        self.reading = 0  # how often it was begun

    async def table(self, id: str) -> tuple[TableRow, list[Seat], list[Line]] | None:
        self.reading += 1
        await self.slow.wait()
        return await super().table(id)

    async def add_table(
        self, table: TableRow, seats: Sequence[Seat], lines: Sequence[Line] = (), lease: Lease | None = None
    ) -> None:
        self.id = table.id
        if self.full:
            raise refusal("store-broken", problem="full")
        await super().add_table(table, seats, lines, lease)
        assert self.hall is not None
        self.found = await self.hall.live(table.id)


def in_hall(folder: Path, full: bool, does: Callable[[Hall, Hasty], Awaitable[None]]) -> None:
    async def visit() -> None:
        settings = toy_settings(folder)
        store = Hasty(database_url(settings.database), full)
        store.hall = Hall(settings, store, await store.key())
        try:
            await does(store.hall, store)
        finally:
            await store.hall.close()

    asyncio.run(visit())


def open_toy(hall: Hall) -> Awaitable[Live]:
    return hall.open(Table(hall.game("lantern"), [Seat("ana"), Seat(bot="last")]), TableSettings("ana"))


def test_whoever_asks_for_a_table_while_it_is_opened_gets_the_same(tmp_path: Path) -> None:
    """Else two would stand for one table, and who came to the second would wait there for ever."""

    async def does(hall: Hall, store: Hasty) -> None:
        live = await open_toy(hall)
        assert store.found is live and await hall.live(store.id) is live

    in_hall(tmp_path, False, does)


def test_a_table_is_read_once_though_the_first_to_ask_went_away(tmp_path: Path) -> None:
    """Else whoever had waited and whoever came later would read it side by side, and sit at two of it."""

    async def does(hall: Hall, store: Hasty) -> None:
        (await open_toy(hall)).close()
        store.slow.clear()
        first, second = (asyncio.create_task(hall.live(store.id)) for _ in range(2))
        while not store.reading:
            await asyncio.sleep(0)
        first.cancel()
        while store.reading < 2:
            await asyncio.sleep(0)  # the second reads now
        third = asyncio.create_task(hall.live(store.id))
        for _ in range(1000):
            await asyncio.sleep(0)  # time enough to begin reading, were it let in
        store.slow.set()
        assert await second is await third and store.reading == 2

    in_hall(tmp_path, False, does)


def test_a_table_that_could_not_be_written_is_not_there(tmp_path: Path) -> None:
    async def does(hall: Hall, store: Hasty) -> None:
        with pytest.raises(Refused, match="store-broken"):
            await open_toy(hall)
        with pytest.raises(Refused, match="table-unknown"):
            await hall.live(store.id)

    in_hall(tmp_path, True, does)


class AdmissionMiddleware:
    """A socket that looks about while it is opened, and is closed again at once."""

    def __init__(self, live: Live) -> None:
        self.live = live
        self.was_idle: bool | None = None
        self.scope = {"state": {"budget": Budget(Ledger(live.hall.settings), "ana", "")}}

    async def accept(self) -> None:
        self.was_idle = self.live.is_idle()

    async def receive(self) -> dict[str, str]:
        return {"type": "websocket.disconnect"}


def test_a_table_is_not_put_away_while_somebody_comes_in(tmp_path: Path) -> None:
    async def does(hall: Hall, store: Hasty) -> None:
        live = await open_toy(hall)
        door: Any = AdmissionMiddleware(live)
        await converse(door, live, "ana")
        assert door.was_idle is False and live.is_idle()

    in_hall(tmp_path, False, does)


# --- who pays for what all share ------------------------------------------------------------------------------------


@pytest.mark.parametrize("is_stored", [False, True], ids=["opened", "read from the store"])
def test_what_a_book_needs_is_fetched_beside_the_loop_and_charged_to_nobody(
    open_house: Callable[..., House], monkeypatch: pytest.MonkeyPatch, *, is_stored: bool
) -> None:
    """Whoever came first after a start paid for the engine of KamiMaï's deck: a table of theirs took eight seconds to
    open, and the next was refused."""
    work, threads = 1.0, set[int]()
    house = open_house(person_share=0.001, person_burst=work / 2)
    guest = house.guest()
    if is_stored:
        table = guest.open()
        house.hall.leave()

    def simulation(box: Box, options: object) -> None:
        if threading.get_ident() not in threads:
            threads.add(threading.get_ident())
            until = time.thread_time() + work * (len(threads) == 1)
            while time.thread_time() < until:
                pass

    monkeypatch.setattr(Box, "simulation", simulation)
    if is_stored:
        assert guest.get(f"/tables/{table}")["id"] == table
    else:
        guest.open()
    assert len(threads) == 2, "first in a thread of its own, then by the loop, which finds it there"
    assert house.ledger.person(guest.me["id"]).seconds.level() > 0


def test_what_a_search_knows_of_a_book_is_fetched_beside_the_loop(
    open_house: Callable[..., House], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The first card of a table asks whether hints are given; whoever saw it paid for four books' evaluations."""
    threads, loops = set[int](), set[int]()

    def evaluator(box: Box) -> Evaluator:
        threads.add(threading.get_ident())
        return Evaluator()

    def card(live: Live, person: str) -> TableCard:
        loops.add(threading.get_ident())
        return described(live, person)

    described = Live.card
    monkeypatch.setattr(Box, "evaluator", evaluator)
    monkeypatch.setattr(Live, "card", card)
    known_evaluator.cache_clear()
    house = open_house()
    guest = house.guest()
    table = guest.open()
    assert guest.get("/tables")["mine"][0]["id"] == table
    assert (len(threads), len(loops)) == (1, 1)
    assert threads != loops
