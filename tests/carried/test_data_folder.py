"""A data folder of an older version under the installed one: `armarium upgrade`, a server's start, a game gone on with
in the terminal. Nothing that lay in it is lost, every game is read, played on or named with what differs first."""

from __future__ import annotations

import json
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import pytest

from armarium import own_boxes, record, shelf
from tests.carried.data_folder import DISTANT, GAMES, PATIENCE, Home, last_line, play_moves, seat_line

FOLDERS = sorted(Path(__file__).parent.glob("data-*"))
KEPT = ("house", "identities", "tables", "seats", "log", "chat")  # what a database holds of people and games


@pytest.fixture(params=FOLDERS, ids=lambda folder: folder.name)
def home(request: pytest.FixtureRequest, tmp_path: Path) -> Home:
    """A copy of what that version left."""
    folder = tmp_path / "home"
    shutil.copytree(request.param, folder)
    (folder / "armarium" / "tables.db").rename(folder / "armarium" / "tables.sqlite")
    return Home(folder)


def rows_of(home: Home, table: str) -> list[dict[str, Any]]:
    with closing(sqlite3.connect(home.data / "tables.sqlite")) as store:
        store.row_factory = sqlite3.Row
        return [dict(row) for row in store.execute(f"SELECT * FROM {table}")]


def all_rows(home: Home) -> dict[str, list[dict[str, Any]]]:
    return {table: rows_of(home, table) for table in KEPT}


def must_contain(now: list[dict[str, Any]], before: list[dict[str, Any]], but: tuple[str, ...] = ()) -> None:
    """Row by row, every column that there was has what it had."""
    assert len(now) == len(before)
    for row, then in zip(now, before, strict=True):
        assert {name: row[name] for name in then if name not in but} == {
            name: value for name, value in then.items() if name not in but
        }


def differing(rows: list[dict[str, Any]]) -> set[str]:
    """Tables of rules that the installed ones do not continue: those alone may be named by an upgrade."""
    return {row["id"] for row in rows if shelf.game(row["game"]).rules != row["rules"]}


def test_every_folder_has_a_person_and_all_games_in_it() -> None:
    assert len(FOLDERS) >= 2
    for folder in FOLDERS:
        with closing(sqlite3.connect(folder / "armarium" / "tables.db")) as store:
            assert {game for (game,) in store.execute("SELECT game FROM tables")} == set(GAMES)
            assert store.execute("SELECT count(*) FROM chat").fetchone() == (len(GAMES),)
        assert {path.stem for path in (folder / "games").glob("*.record")} == set(GAMES)


def test_an_upgrade_loses_nothing_and_names_what_differs(home: Home) -> None:
    before = all_rows(home)
    done = home.run("upgrade")
    assert done.returncode == 0, done.stderr
    after = all_rows(home)
    for table in KEPT:
        must_contain(after[table], before[table], ("rules", "begun") if table == "tables" else ())
    named = {line.partition(":")[0] for line in done.stderr.splitlines() if ":" in line}
    kept = {row["id"] for row in after["tables"] if shelf.game(row["game"]).rules != row["rules"]}
    assert kept <= differing(before["tables"])
    assert kept <= named
    for row, then in zip(after["tables"], before["tables"], strict=True):
        assert row["begun"] == (then["rules"] if row["rules"] != then["rules"] else ""), row["id"]
    assert home.run("upgrade").returncode == 0  # once more changes nothing
    assert all_rows(home) == after


def test_the_same_person_finds_every_table_at_a_server_and_plays_on(home: Home) -> None:
    before = all_rows(home)
    cookie = json.loads((home.folder / "cookie.json").read_text("utf-8"))
    with home.server() as url, httpx.Client(base_url=url, cookies=cookie, timeout=PATIENCE) as person:
        assert person.get("/api/me").json()["name"] == "Maren"
        mine = {card["id"] for card in person.get("/api/tables").raise_for_status().json()["mine"]}
        assert mine == {row["id"] for row in before["tables"]}
        for row in before["tables"]:
            look_and_play_on(person, row, [line for line in before["log"] if line["table"] == row["id"]])
    after = all_rows(home)
    for table in ("house", "identities", "chat"):
        must_contain(after[table], before[table])
    logged = {(line["table"], line["n"]): line["move"] for line in after["log"]}
    assert all(logged[line["table"], line["n"]] == line["move"] for line in before["log"])
    assert len(after["log"]) > len(before["log"])


def look_and_play_on(person: httpx.Client, row: dict[str, Any], lines: list[dict[str, Any]]) -> None:
    """Every written move is told, what was said is there, and a game that is not over and comes out alike goes on."""
    frames = person.get(f"/api/tables/{row['id']}/replay").raise_for_status().json()["frames"]
    assert [frame["n"] for frame in frames] == [line["n"] for line in lines]
    with seat_line(person, row["id"]) as (line, welcome):
        assert welcome["chat"][0]["text"] == f"A game of {row['game']}"
        assert welcome["table"]["stage"] == row["stage"]
        if welcome["table"]["difference"] is not None:
            assert shelf.game(row["game"]).rules != row["rules"]
        elif row["stage"] == "playing":
            assert last_line(welcome) >= lines[-1]["n"]
            assert play_moves(line, welcome, 2) == 2
        else:
            assert welcome["result"] is not None


def test_games_kept_in_the_terminal_are_read_and_gone_on_with(home: Home) -> None:
    listed = home.run("play", "--resume").stdout
    for kept in sorted(home.games.glob("*.record")):
        written = record.parse_record(kept.read_text("utf-8"))
        assert kept.name in listed
        done = home.run("play", "--resume", kept.name, "--bots", "random", typed="list\nquit\nno\n")
        if " move" not in done.stdout:
            assert shelf.game(written.game).rules != written.rules, done.stderr
        assert home.run("replay", kept.name, "--plain", "--all", "--yes").returncode == 0


def test_an_owners_box_lessons_and_cookies_are_as_they_were(home: Home, monkeypatch: pytest.MonkeyPatch) -> None:
    from armarium.client.cookies import CookieJar
    from armarium.terminal.learning import read_progress

    if not (home.data / "boxes").exists():
        assert "Maren" not in home.run("box").stdout  # that version had none of it
        return
    told = home.run("box")
    assert (told.returncode, told.stderr) == (0, "")
    assert "Maren 1" in " ".join(told.stdout.split())
    box = own_boxes.parse_box("grimoire", (home.data / "boxes" / "grimoire.toml").read_text("utf-8"))
    assert (box.name, box.parts) == ("Maren’s box", {"numbers.magic-first": 7})
    assert CookieJar(home.data / "cookies.json").cookie(DISTANT) == "armarium=somebody"
    monkeypatch.setattr("armarium.terminal.learning.progress_file", lambda: home.data / "learned.json")
    assert read_progress() == {"rune": ["aim"]}
