"""A whole data folder as people have it, written by running the installed version: `python -m tests.carried.data_folder
FOLDER`. A person at a real server on loopback, tables of all games, finished and not, something said there, a game kept
in the terminal, and, as far as that version has them, an owner's box, lessons done and cookies for distant tables.

The folders beside this file (`data-…`) were written once and are never changed; `Home` is also how tests use a copy.
"""

from __future__ import annotations

import json
import os
import re
import secrets
import shutil
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
from websockets.sync.client import ClientConnection, connect

from armarium import shelf

GAMES = shelf.NAMES[:4]  # the books that the versions had which wrote the folders
PATIENCE = 60.0  # seconds until a silent server is given up
MOVES = 4  # of the person at each table
DISTANT = "https://table.example"  # a house of others, where this person is known by a cookie
LEARNED = "from armarium.terminal.learning import keep_progress; keep_progress('rune', 'aim')"
KNOWN = f"from armarium.client.cookies import CookieJar; CookieJar().keep('{DISTANT}', 'armarium=somebody')"
Told = dict[str, Any]


class Home:
    """Somebody's folders: data, config, and the one they stand in."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.data = folder / "armarium"
        self.games = folder / "games"
        self.games.mkdir(parents=True, exist_ok=True)

    @property
    def environment(self) -> dict[str, str]:
        kept = {name: value for name, value in os.environ.items() if name != "ARMARIUM_BOXES"}
        folders = {"XDG_DATA_HOME": str(self.folder), "XDG_CONFIG_HOME": str(self.folder / "config")}
        return {**kept, **folders, "PYTHONPATH": os.pathsep.join(filter(None, sys.path)), "LANG": "C.UTF-8"}

    def run(self, *given: str, typed: str = "") -> subprocess.CompletedProcess[str]:
        command = [sys.executable, "-m", "armarium", *given, "--lang", "en"]
        return subprocess.run(
            command, input=typed, capture_output=True, text=True, env=self.environment, cwd=self.games, check=False
        )

    @contextmanager
    def server(self) -> Iterator[str]:
        """Where a server with the database of the data folder is, until it is ended."""
        command = [sys.executable, "-m", "armarium", "serve", "--port", "0", "--lang", "en"]
        process = subprocess.Popen(
            command, stdout=subprocess.PIPE, text=True, env=self.environment, cwd=self.games, start_new_session=True
        )
        assert process.stdout is not None
        try:
            address = re.search(r"http://[\w.]+:\d+", process.stdout.readline())
            assert address is not None
            yield address[0].replace("localhost", "127.0.0.1")
        finally:
            process.terminate()
            process.communicate()


# --- at a server's table ----------------------------------------------------------------------------------------------


@contextmanager
def seat_line(person: httpx.Client, table: str) -> Iterator[tuple[ClientConnection, Told]]:
    """A live line to a table, and what it said first."""
    cookie = "; ".join(f"{name}={value}" for name, value in person.cookies.items())
    address = f"{str(person.base_url).rstrip('/').replace('http', 'ws', 1)}/api/tables/{table}/socket"
    with connect(address, additional_headers={"cookie": cookie}, max_size=None) as line:
        line.send(json.dumps({"type": "join", "since": 0, "chat": 0}))
        yield line, hear(line, "welcome")


def hear(line: ClientConnection, kind: str) -> Told:
    while True:
        told: Told = json.loads(line.recv(timeout=PATIENCE))
        if told["type"] == kind:
            return told


def play_moves(line: ClientConnection, told: Told, moves: int) -> int:
    """The first offered move, whenever there is one: how many were made before the game was over."""
    for made in range(moves):
        while not told.get("offers"):
            if told.get("stage") == "over" or told.get("result"):
                return made
            told = hear(line, "step")
        offer = told["offers"][0]
        line.send(
            json.dumps({"type": "move", "id": secrets.token_hex(8), "move": offer["move"], "at": last_line(told)})
        )
        told = hear(line, "step")
    return moves


def last_line(told: Told) -> int:
    """The number of the log's last line, by a welcome or a step."""
    return int(told["n"] if "n" in told else told["entry"]["n"])


def write_tables(url: str, folder: Path) -> None:
    person = httpx.Client(base_url=url, timeout=PATIENCE)
    person.get("/api/me").raise_for_status()
    person.patch("/api/me", json={"name": "Maren"}).raise_for_status()
    for game in GAMES:
        wish = {"game": game, "seats": 2, "bots": [None, "random"], "start": True, "sit": True, "listed": True}
        table = person.post("/api/tables", json=wish).raise_for_status().json()["id"]
        with seat_line(person, table) as (line, welcome):
            line.send(json.dumps({"type": "say", "id": "say-1", "text": f"A game of {game}"}))
            play_moves(line, welcome, MOVES if game != "rune" else 400)
    (folder / "cookie.json").write_text(json.dumps(dict(person.cookies)), "utf-8")
    person.close()


def write(folder: Path) -> None:
    home = Home(folder)
    home.run("box", "grimoire", "--set", "numbers.magic-first=7", "--owner", "Maren")
    with home.server() as url:
        write_tables(url, folder)
    for game in GAMES:
        given: Sequence[str] = ("play", game, "--names", "Ana", "--bots", "random", "--seed", "3")
        print(game, home.run(*given, typed=f"save {game}.record\nquit\n").returncode)
    for program in (LEARNED, KNOWN):
        subprocess.run([sys.executable, "-c", program], env=home.environment, cwd=home.games, check=False)
    for rest in home.data.glob("tables.sqlite?*"):
        rest.unlink()
    shutil.move(home.data / "tables.sqlite", home.data / "tables.db")


if __name__ == "__main__":
    write(Path(sys.argv[1]).resolve())
