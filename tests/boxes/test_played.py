"""A box corrected in the data folder is what is played with from the next start: by a real server on loopback, in the
terminal, by bots and in the lab. Nobody but its owner sees the page, and a record of another box is refused."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pyarrow.parquet as parquet
import pytest
from websockets.sync.client import connect

from armarium import own_boxes, shelf

ROOT = Path(__file__).resolve().parents[2]
MIRRORED = "BB/RB/GG"  # card 3, which the house has as BB/BR/GG
BOX = "Maren’s box"
PATIENCE = 30.0  # seconds until a silent server is given up
GUEST = {"x-forwarded-for": "192.0.2.7"}  # as a proxy tells of somebody from elsewhere


def environment(data: Path) -> dict[str, str]:
    kept = {name: value for name, value in os.environ.items() if name != own_boxes.VARIABLE}
    return {**kept, "XDG_DATA_HOME": str(data), "PYTHONPATH": str(ROOT / "src"), "LANG": "C.UTF-8"}


def armarium(data: Path, *given: str, typed: str = "", code: int = 0) -> str:
    command = [sys.executable, "-m", "armarium", *given, "--lang", "en"]
    done = subprocess.run(
        command, input=typed, capture_output=True, text=True, env=environment(data), cwd=data, check=False
    )
    assert done.returncode == code, done.stderr
    return done.stdout + done.stderr


class Server:
    """A server on loopback; `link` is what it tells whoever started it of their boxes."""

    def __init__(self, data: Path) -> None:
        command = [sys.executable, "-m", "tests.boxes.serve", str(data)]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment(data), cwd=ROOT)
        assert self.process.stdout is not None
        self.url, self.link = (self.process.stdout.readline().strip() for _ in range(2))
        assert re.fullmatch(r"http://localhost:\d+/boxes#[0-9a-f]{32}", self.link)
        self.people: list[httpx.Client] = []

    def person(self, **headers: str) -> httpx.Client:
        """Somebody with a cookie of their own."""
        client = httpx.Client(base_url=self.url, headers=headers, timeout=60)
        client.get("/api/me")
        self.people.append(client)
        return client

    def owner(self) -> httpx.Client:
        client = self.person()
        assert client.post("/api/owner", json={"key": self.link.partition("#")[2]}).status_code == 200
        return client

    def end(self) -> None:
        for client in self.people:
            client.close()
        if self.process.poll() is None:
            self.process.terminate()
            self.process.communicate()


@pytest.fixture
def data(tmp_path: Path) -> Path:
    return tmp_path


@pytest.fixture
def servers(data: Path) -> Iterator[list[Server]]:
    started: list[Server] = []
    yield started
    for server in started:
        server.end()


def start(servers: list[Server], data: Path) -> Server:
    servers.append(Server(data))
    return servers[-1]


def open_table(person: httpx.Client, game: str, bots: list[str | None], **more: Any) -> dict[str, Any]:
    wish = {"game": game, "seats": len(bots), "bots": bots, "start": True, **more}
    card: dict[str, Any] = person.post("/api/tables", json=wish).raise_for_status().json()
    return card


def finished(person: httpx.Client, table: str) -> dict[str, Any]:
    """The table once its bots are done; they play while somebody looks on."""
    cookie = "; ".join(f"{name}={value}" for name, value in person.cookies.items())
    address = f"{str(person.base_url).rstrip('/').replace('http', 'ws', 1)}/api/tables/{table}/socket"
    with connect(address, additional_headers={"cookie": cookie}, max_size=None) as line:
        line.send(json.dumps({"type": "join", "since": 0, "chat": 0}))
        while '"stage":"over"' not in str(line.recv(timeout=PATIENCE)):
            pass
    card: dict[str, Any] = person.get(f"/api/tables/{table}").raise_for_status().json()
    return card


def test_a_corrected_box_is_played_in_the_browser_by_bots_and_told_at_the_table(
    servers: list[Server], data: Path
) -> None:
    armarium(data, "box", "grimoire", "--set", "numbers.magic-first=7", "--owner", "Maren")
    server = start(servers, data)
    person = server.person()
    assert {card["name"]: card["box"] for card in person.get("/api/games").json()}["grimoire"] == BOX
    card = open_table(person, "grimoire", ["random", "random"], sit=False, listed=True)
    assert card["box"] == BOX
    card = finished(person, card["id"])
    replay = person.get(f"/api/tables/{card['id']}/replay?viewpoint=spectator").raise_for_status().json()
    assert replay["frames"][0]["view"]["magic"] == 7
    assert replay["frames"][0]["view"]["box"]["magic_first"] == 7
    record = person.get(f"/api/tables/{card['id']}/record").text
    digest = own_boxes.label_of(own_boxes.OwnBox(BOX, {"numbers.magic-first": 7})).digest
    assert f"\nbox: {digest} {BOX}\n" in record
    picture = person.get(f"/api/tables/{card['id']}/picture.svg?at=0").raise_for_status().text
    assert ">7</text>" in picture
    assert ">6</text>" not in picture  # the track begins with seven
    file = data / "record.txt"
    file.write_text(record, "utf-8")
    armarium(data, "replay", str(file))
    armarium(data, "box", "grimoire", "--house")
    said = armarium(data, "replay", str(file), code=2)
    assert (
        f"This was played with the box “{digest} {BOX}” and here Grimoire is played with the house’s own box." in said
    )
    armarium(data, "box", "grimoire", "--set", "numbers.magic-first=5", "--owner", "Jo")
    said = armarium(data, "import", str(file), "--database", str(data / "other.sqlite"), code=2)
    assert f"“{digest} {BOX}”" in said
    assert "Jo’s box”" in said


def test_what_is_saved_while_a_server_runs_counts_from_the_next_start(servers: list[Server], data: Path) -> None:
    server = start(servers, data)
    person = server.person()
    before = open_table(person, "rune", ["random", "random"], sit=False)
    assert before["box"] == ""
    armarium(data, "box", "rune", "--set", f"card.3.rows={MIRRORED}", "--owner", "Maren")
    later = open_table(person, "rune", ["random", "random"], sit=False)
    assert later["box"] == ""
    finished(person, later["id"])
    server.end()
    server = start(servers, data)
    fresh = server.person(cookie=person.headers.get("cookie", ""))
    refused = fresh.get(f"/api/tables/{before['id']}")
    assert refused.status_code == 409
    assert refused.json()["key"] == "box-other"
    assert refused.json()["values"]["theirs"] == "house"
    assert refused.json()["values"]["ours"].endswith(BOX)
    now = open_table(fresh, "rune", ["random", "random"], sit=False)
    assert now["box"] == BOX
    assert fresh.get("/api/games/rune/puzzles").json()["puzzles"] == []


def contest(data: Path, game: str, name: str) -> tuple[dict[str, Any], list[dict[str, Any]], list[dict[str, Any]]]:
    """What the lab has written of a match: its header, its games, its decisions."""
    file = data / f"{name}.parquet"
    given = ("--bots", "greedy,random", "--deals", "4", "--decisions", "--processes", "2", "--out", str(file))
    armarium(data, "lab", "match", game, *given)
    header = json.loads(parquet.read_schema(file).metadata[b"armarium"])
    decisions = parquet.read_table(file.with_suffix(".decisions.parquet")).to_pylist()
    return header, parquet.read_table(file).to_pylist(), decisions


def first_pages(decisions: list[dict[str, Any]]) -> tuple[set[int], set[int]]:
    """Among how many pages bots chose in the first round, and which."""
    pages = [row for row in decisions if row["turn"] == 1 and row["move"].startswith("page ")]
    return {row["offered"] for row in pages}, {int(row["move"].split()[1]) for row in pages}


def test_bots_may_do_what_the_corrected_box_says_and_every_row_of_the_lab_names_it(data: Path) -> None:
    """Grimoire's magic begins with 3: no bot is offered a fourth page in the first round, whichever worker it is in."""
    header, games, decisions = contest(data, "grimoire", "house")
    assert header["box"] == ""
    assert {row["box"] for row in games} == {""}
    assert first_pages(decisions)[0] == {6}
    assert max(first_pages(decisions)[1]) > 3
    armarium(data, "box", "grimoire", "--set", "numbers.magic-first=3", "--owner", "Maren")
    label = str(own_boxes.label_of(own_boxes.OwnBox(BOX, {"numbers.magic-first": 3})))
    header, games, decisions = contest(data, "grimoire", "own")
    assert header["box"] == label
    assert {row["box"] for row in games} == {label}
    assert first_pages(decisions)[0] == {3}
    assert first_pages(decisions)[1] <= {1, 2, 3}
    said = armarium(
        data,
        "lab",
        "match",
        "grimoire",
        "--bots",
        "greedy,random",
        "--deals",
        "4",
        "--decisions",
        "--out",
        str(data / "house.parquet"),
        code=2,
    )
    assert "box" in said
    report = json.loads(armarium(data, "sim", "grimoire", "--games", "2", "--json"))
    assert report["box"] == label
    assert f"Played with the box “{BOX}”." in armarium(data, "sim", "grimoire", "--games", "2")


def test_what_bots_win_is_counted_by_the_corrected_box(data: Path) -> None:
    """Only red runes count, nine each."""
    _, games, _ = contest(data, "rune", "house")
    assert any(score % 9 for row in games for score in row["scores"])
    points = ("--set", "points.B=0", "--set", "points.G=0", "--set", "points.R=9")
    armarium(data, "box", "rune", *points, "--owner", "Maren")
    _, games, decisions = contest(data, "rune", "own")
    scores = [score for row in games for score in row["scores"]]
    assert {score % 9 for score in scores} == {0}
    assert max(scores) > 0
    assert all(score % 9 == 0 for row in decisions for score in row["standing"])


def test_the_terminal_plays_with_it_and_keeps_a_record_of_it(data: Path) -> None:
    armarium(data, "box", "grimoire", "--set", "numbers.magic-first=7", "--owner", "Maren")
    kept = data / "kept.txt"
    typed = f"token 1\nsave {kept}\nquit\n"
    said = armarium(data, "play", "grimoire", "--names", "Ana", "--bots", "random", typed=typed)
    assert """Played with the box "Maren's box".""" in said  # a terminal that nobody looks at gets plain signs
    assert "\n  page 7 = Create\n" in said  # from the first round on; with the house's box six pages are offered
    assert re.search(r"\nbox: [0-9a-f]{12} Maren’s box\n", kept.read_text("utf-8"))


# --- a file that is no good -----------------------------------------------------------------------------------------


def write_broken_files(data: Path) -> None:
    """Rune's cannot be read, Kragmortha's not be played with; Grimoire's is in order."""
    armarium(data, "box", "grimoire", "--set", "numbers.magic-first=7", "--owner", "Maren")
    folder = data / "armarium" / "boxes"
    (folder / "rune.toml").write_text("[", "utf-8")
    unplayable = own_boxes.house_text("kragmortha").replace("copies = 5", "copies = 6", 1)
    (folder / "kragmortha.toml").write_text(f'{unplayable}\n[box]\nname = "Jo’s box"\n', "utf-8")


def test_a_broken_file_is_said_and_every_game_is_played_at_the_server(servers: list[Server], data: Path) -> None:
    write_broken_files(data)
    server = start(servers, data)
    owner = server.owner()
    boxes = {card["name"]: card["box"] for card in owner.get("/api/games").json()}
    assert {game: name for game, name in boxes.items() if name} == {"grimoire": BOX}
    for game in ("rune", "kragmortha"):
        table = open_table(owner, game, ["random", "random"], sit=False, listed=True)
        assert finished(owner, table["id"])["stage"] == "over"
    cards = {card["game"]: card for card in owner.get("/api/boxes").raise_for_status().json()}
    assert set(cards) == set(shelf.NAMES)
    reasons = {game: card["why"]["key"] for game, card in cards.items() if card["why"]}
    assert reasons == {"rune": "part-unreadable", "kragmortha": "part-count"}
    page = owner.put("/api/boxes/rune", json=ANSWERS).raise_for_status().json()
    assert page["card"] == {**page["card"], "why": None, "saved": BOX, "waiting": True}
    assert (data / "armarium" / "boxes" / "rune.toml.old").read_text("utf-8") == "["
    page = owner.delete("/api/boxes/kragmortha").raise_for_status().json()
    assert page["card"] == {**page["card"], "why": None, "saved": "", "waiting": False}


def test_a_broken_file_is_said_and_every_game_is_played_in_terminal_and_lab(data: Path) -> None:
    write_broken_files(data)
    kept = data / "kept.txt"
    said = armarium(data, "play", "rune", "--names", "Ana", "--bots", "random", typed=f"save {kept}\nquit\n")
    assert said.count("is not played with, the house’s is. The parts.toml of Rune cannot be read") == 1
    assert said.count("armarium box kragmortha --house") == 1
    assert "\nbox:" not in kept.read_text("utf-8")
    other = data / "other.txt"
    armarium(data, "play", "grimoire", "--names", "Ana", "--bots", "random", typed=f"save {other}\nquit\n")
    assert f"{BOX}\n" in other.read_text("utf-8")
    said = armarium(data, "lab", "match", "kragmortha", "--bots", "random,random", "--deals", "1", "--processes", "2")
    assert said.count("59 are written down, but [counts] says 58. (K-1)") == 1


# --- the owner's page -----------------------------------------------------------------------------------------------

ADDRESSES = ("/api/boxes", "/api/boxes/rune", "/api/boxes/rune/report", "/api/boxes/rune/picture.svg?way=start.rows")
ANSWERS = {"owner": "Maren", "name": BOX, "answers": {"card.3.rows": MIRRORED, "card.4.rows": "BB/GG/RB"}}


def test_guests_neither_see_nor_change_a_box(servers: list[Server], data: Path) -> None:
    server = start(servers, data)
    owner = server.owner()
    assert owner.put("/api/boxes/rune", json=ANSWERS).status_code == 200
    assert owner.get("/api/me").json()["owner"] is True
    assert all(owner.get(address).status_code == 200 for address in ADDRESSES)
    other = server.person()
    elsewhere = httpx.Client(base_url=server.url, cookies=owner.cookies, headers=GUEST)
    for guest in (other, elsewhere):
        assert guest.get("/api/me").json()["owner"] is False
        assert [guest.get(address).status_code for address in ADDRESSES] == [404] * len(ADDRESSES)
        assert guest.put("/api/boxes/rune", json=ANSWERS).status_code == 404
        assert guest.post("/api/boxes/rune/check", json=ANSWERS).status_code == 404
        assert guest.delete("/api/boxes/rune").status_code == 404
        assert guest.post("/api/owner", json={"key": server.link.partition("#")[2]}).status_code == 404
    elsewhere.close()
    assert (data / "armarium" / "boxes" / "rune.toml").is_file()


def test_everybody_reads_how_much_of_a_box_is_known_and_from_whom(servers: list[Server], data: Path) -> None:
    """On the rules page, of the box that is played with; a part that was only confirmed counts too."""
    armarium(data, "box", "rune", "--set", f"card.3.rows={MIRRORED}", "--same", "card.4.rows", "--owner", "Maren")
    armarium(data, "box", "kragmortha", "--same", "move.1.copies", "--owner", "Jo")
    guest = start(servers, data).person()
    rune = guest.get("/api/games/rune/guide").raise_for_status().json()["known"]
    assert (rune["parts"], rune["doubtful"], rune["owners"]) == (24, 13, {"Maren": 2})
    assert rune["tags"]["owner"] == 2
    assert guest.get("/api/games/kragmortha/guide").json()["known"]["owners"] == {"Jo": 1}
    assert guest.get("/api/games/kamimai/guide").json()["known"]["owners"] == {}
    assert guest.get("/api/games/rune-box/guide").json()["known"] is None
    assert guest.get("/api/boxes").status_code == 404


def test_the_key_is_of_no_use_from_another_computer(servers: list[Server], data: Path) -> None:
    server = start(servers, data)
    key = {"key": server.link.partition("#")[2]}
    assert server.person(**GUEST).post("/api/owner", json=key).status_code == 404
    assert server.person().post("/api/owner", json={"key": "0" * 32}).status_code == 404
    assert server.person().post("/api/owner", json=key).status_code == 200


def test_an_owner_sees_checks_saves_and_takes_back(servers: list[Server], data: Path) -> None:
    server = start(servers, data)
    owner = server.owner()
    page = owner.get("/api/boxes/rune?language=fr").json()
    assert page["card"] == {**page["card"], "saved": "", "waiting": False, "changes": 0}
    assert page["card"]["known"]["doubtful"] == 15
    assert next(one for one in page["questions"] if one["way"] == "start.rows")["title"] == "Carte de départ"
    bad = {**ANSWERS, "answers": {"card.3.rows": "BB/BG/GR"}}
    assert owner.post("/api/boxes/rune/check", json=bad).json()["why"]["key"] == "card-same"
    assert owner.put("/api/boxes/rune", json=bad).status_code == 409
    assert not (data / "armarium" / "boxes").exists()
    fewer = {**ANSWERS, "answers": {"points.R": 4}}
    assert owner.post("/api/boxes/rune/check", json=fewer).json() == {"why": None, "again": ["points.R"]}
    page = owner.put("/api/boxes/rune", json=ANSWERS).json()
    assert page["card"] == {**page["card"], "saved": BOX, "playing": "", "waiting": True, "changes": 1}
    assert page["card"]["known"]["doubtful"] == 13
    assert page["card"]["known"]["owners"] == {"Maren": 2}
    report = owner.get("/api/boxes/rune/report").json()
    assert (report["parts"], report["same"]) == ({"card.3.rows": MIRRORED}, ["card.4.rows"])
    mirrored = owner.get(f"/api/boxes/rune/picture.svg?way=card.3.rows&value={MIRRORED}").text
    assert mirrored != owner.get("/api/boxes/rune/picture.svg?way=card.3.rows").text
    page = owner.delete("/api/boxes/rune").json()
    assert page["card"] == {**page["card"], "saved": "", "waiting": False}
