"""A server's table at a terminal: through keys on a full screen and line by line, against a real server."""

from __future__ import annotations

import asyncio
import io
import logging
import stat
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from types import SimpleNamespace

import pytest
from rich.console import Console
from textual.pilot import Pilot

from armarium.bots import HOUSE
from armarium.cli.visiting import wait_for_start
from armarium.client.cookies import CookieJar
from armarium.client.house import House, parse_address
from armarium.reason import Refused
from armarium.terminal.app import PlayApp
from armarium.terminal.distant import Distant
from armarium.terminal.lines import Lines
from armarium.words import refusal_text, words
from tests.server.house import House as Server
from tests.server.house import toy_settings
from tests.terminal.visits import PATIENCE, first_move, started, until, visitor

NOT_OURS = ("httpx", "httpcore")  # the test's own host speaks through them


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    opened = Server(toy_settings(tmp_path_factory.mktemp("house"), catalogue=HOUSE))
    yield opened
    opened.close()


def in_order(both: list[Distant]) -> tuple[Distant, Distant]:
    """Who has to move, and the other."""
    mover = next(one for one in both if one.person_to_act() is not None)
    return mover, next(one for one in both if one is not mover)


def close(*sessions: Distant) -> None:
    for one in sessions:
        one.close()


def test_two_terminals_play_and_a_watcher_sees_no_hand(server: Server, tmp_path: Path) -> None:
    table, _, both = started(server, tmp_path)
    watcher = visitor(server.url, table, tmp_path, "Cy", sits=False)
    until(lambda: watcher.is_started, watcher)
    mover, other = in_order(both)
    move = first_move(mover)
    mover.play(0, move)
    until(lambda: other.n == mover.n == watcher.n == 1, *both, watcher)
    assert [entry.move for entry in other.entries(None)] == [move]
    assert watcher.only_person() is None and watcher.view(None).hand == [] and len(mover.view(0).hand) == 2
    assert watcher.names("en") == ["Ana", "Bo"] and watcher.offers(0) == []
    assert [side.score for side in other.view(None).sides] == other.standing()
    with pytest.raises(Refused):
        mover.play(0, "lay 99 a1 r0")
    assert mover.can_undo(mover.only_person())
    mover.undo(0)
    until(lambda: other.n == 0, *both)
    close(*both, watcher)


def test_a_broken_line_is_opened_again_and_no_move_is_lost_or_doubled(server: Server, tmp_path: Path) -> None:
    _, _, both = started(server, tmp_path)
    mover, other = in_order(both)
    other._line.drop()
    until(lambda: other.trouble() == "distant-lost", other)
    mover._line.drop()
    mover.play(0, first_move(mover))
    until(lambda: mover.trouble() == other.trouble() == "" and other.n == mover.n == 1, *both)
    assert [entry.n for entry in other.entries(None)] == [1]
    close(*both)


def test_the_full_screen_plays_by_keys(server: Server, tmp_path: Path) -> None:
    _, _, both = started(server, tmp_path)
    mover, other = in_order(both)
    app = PlayApp(mover, "en", pause=0)

    async def settled(pilot: Pilot[str], what: Callable[[], bool]) -> None:
        end = time.monotonic() + PATIENCE
        while not what():
            assert time.monotonic() < end
            other.tick()
            await pilot.pause(0.02)

    async def script() -> None:
        async with app.run_test(size=(80, 24)) as pilot:
            await settled(pilot, lambda: "Lay a card" in str(app.table.query_one("#prompt").render()))
            await pilot.press("enter")
            await settled(pilot, lambda: other.n == 1)
            await pilot.press(*"say", "space", *"well", "enter")
            await settled(pilot, lambda: [speech.text for speech in other.speeches] == ["well"])
            other.say(1, "thanks")
            await settled(pilot, lambda: "thanks" in str(app.table.query_one("#log").render()))
            await pilot.press("ctrl+s")
            await settled(pilot, lambda: "server keeps" in str(app.table.query_one("#note").render()))
            await pilot.press("ctrl+c")

    asyncio.run(script())
    assert app.return_value == "left"
    close(*both)


def test_line_by_line_a_whole_game_against_another_terminal(server: Server, tmp_path: Path) -> None:
    _, _, both = started(server, tmp_path)
    ana, bo = both

    def read() -> str:
        return "" if ana.person_to_act() is None else first_move(ana)

    def answer(_: float) -> bool:
        """While Ana waits, Bo plays."""
        bo.wait(0.02)
        if bo.person_to_act() is not None:
            bo.play(1, first_move(bo))
        return False

    output = io.StringIO()
    Lines(ana, "en", Console(file=output, width=100), read, answer).run()
    assert ana.is_over() and "win" in output.getvalue()
    close(*both)


def test_penances_of_the_server_are_demanded_here(server: Server, tmp_path: Path) -> None:
    _, _, both = started(server, tmp_path, "kragmortha")
    mover, _ = in_order(both)
    mover._table.demands = [{"look": "leg-2", "ask": "rise", "text": None, "key": None, "until": None}]
    sent: list[object] = []
    mover.note = lambda seat, note: sent.append(note)  # type: ignore[method-assign]
    app = PlayApp(mover, "en", pause=0)

    async def script() -> None:
        async with app.run_test(size=(80, 24)) as pilot:
            await pilot.pause()
            assert "I rise: press F5" in str(app.table.query_one("#duties").render())
            await pilot.press("f5")

    asyncio.run(script())
    assert sent == [{"type": "pressed", "what": "rise"}]
    close(*both)


def test_the_cookie_is_the_owners_alone_and_for_one_house(tmp_path: Path) -> None:
    path = tmp_path / "deep" / "cookies.json"
    jar = CookieJar(path)
    jar.keep("https://a.example:443", "secret")
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    assert jar.cookie("https://a.example:443") == "secret" and jar.cookie("http://a.example:80") == ""
    path.chmod(0o644)
    jar.cookie("https://a.example:443")
    assert stat.S_IMODE(path.stat().st_mode) == 0o600, "one that others could read is closed"
    path.write_text("broken")
    assert jar.cookie("https://a.example:443") == ""


def test_no_log_tells_a_table_or_a_cookie(server: Server, tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.DEBUG):
        table, _, both = started(server, tmp_path)
        cookies = [House(server.url, CookieJar(tmp_path / f"{name}.json")).cookie for name in ("Ana", "Bo")]
        close(*both)
    told = " ".join(record.getMessage() for record in caplog.records if record.name.split(".")[0] not in NOT_OURS)
    assert all(cookies) and table not in told and not any(cookie in told for cookie in cookies)


@pytest.mark.parametrize(
    ("typed", "origin", "table"),
    [
        ("abc-1", "http://127.0.0.1:8000", "abc-1"),
        ("https://house.example/t/abc?x=1#y", "https://house.example:443", "abc"),
        ("http://[::1]:9000/t/abc/", "http://[::1]:9000", "abc"),
    ],
)
def test_addresses(typed: str, origin: str, table: str) -> None:
    assert parse_address(typed) == (origin, table)


@pytest.mark.parametrize(
    "typed", ["", "ftp://a/t/b", "https://", "https://me@a/t/b", "https://a:99999/t/b", "https://a/t/b c", "x" * 65536]
)
def test_what_is_no_address_is_one_sentence(typed: str) -> None:
    with pytest.raises(Refused) as refused:
        parse_address(typed)
    assert "https://" in refusal_text(refused.value, "en")


def test_a_house_that_is_not_there_is_one_sentence(tmp_path: Path) -> None:
    with pytest.raises(Refused, match="house-silent"):
        House("http://127.0.0.1:1", CookieJar(tmp_path / "jar")).introduce()


def test_a_guest_who_presses_enter_is_told_whose_start_it_is_and_stays(
    server: Server, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    host = server.guest()
    table = host.open("rune")
    guest = visitor(server.url, table, tmp_path, "Bo")
    asked: list[float] = []

    def is_typed(seconds: float) -> bool:
        asked.append(seconds)
        return True

    def readline() -> str:
        if len(asked) == 1:
            return "\n"
        host.post(f"/tables/{table}/start")
        return ""  # the input ends: nothing more is read, and nothing is started a third time

    monkeypatch.setattr("armarium.cli.visiting.is_typed", is_typed)
    monkeypatch.setattr("sys.stdin", SimpleNamespace(readline=readline))
    wait_for_start(guest, House(server.url, CookieJar(tmp_path / "Bo.json")), words(None, "en"))
    assert guest.is_started and len(asked) == 2
    assert words(None, "en").say("reason-host-only") in capsys.readouterr().err
    close(guest)
