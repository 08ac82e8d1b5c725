"""A real server on loopback with the toy games, and people who talk to it as browsers do."""

from __future__ import annotations

import itertools
import json
import threading
import time
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import httpx
from websockets.sync.client import ClientConnection, connect

from armarium.server.limits import Ledger
from armarium.server.listeners import bind
from armarium.server.run import uvicorn_server
from armarium.server.settings import Settings
from tests.server.toys import TOYS

PATIENCE = 20.0  # seconds until a test gives a silent server up
Told = dict[str, Any]
UNHURRIED: dict[str, Any] = {  # tests ask faster than people do
    "person_share": 1.0,
    "person_burst": 1000.0,
    "address_share": 1.0,
    "address_burst": 1000.0,
    "person_sockets": 1000,
    "address_sockets": 1000,
    "introduction_burst": 10_000,
    "socket_burst": 10_000,
}
_ids = itertools.count(1)


def toy_settings(folder: Path, **changed: Any) -> Settings:
    usual: dict[str, Any] = {
        "database": str(folder / "tables.sqlite"),
        "catalogue": TOYS,
        "pause": 0.0,
        "workers": 1,
        "lock_patience": 0.1,
        **UNHURRIED,
    }
    return Settings(**usual | changed)


class Line:
    """One socket, as a page holds it. `raw` keeps every frame as it came."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.raw: list[str] = []

    def send(self, type: str, **fields: Any) -> str:
        if type != "join":
            fields.setdefault("id", f"test-{next(_ids)}")
        self.socket.send(json.dumps({"type": type, **fields}))
        return str(fields.get("id", ""))

    def hear(self) -> Told:
        text = self.socket.recv(timeout=PATIENCE)
        assert isinstance(text, str)
        self.raw.append(text)
        told: Told = json.loads(text)
        return told

    def hear_until(self, *types: str) -> Told:
        """The next message of one of these types; the others on the way are only kept in `raw`."""
        while (told := self.hear())["type"] not in types:
            pass
        return told

    def answer(self, id: str) -> Told:
        """What the server said to the message with this id."""
        while (told := self.hear()).get("id") != id:
            pass
        return told

    def ask(self, type: str, **fields: Any) -> Told:
        return self.answer(self.send(type, **fields))

    def refusal(self, type: str, **fields: Any) -> str:
        told = self.ask(type, **fields)
        assert told["type"] == "no", told
        return str(told["reason"]["key"])

    def join(self, since: int = 0, chat: int = 0) -> Told:
        self.send("join", since=since, chat=chat)
        return self.hear_until("welcome")

    def play(self, move: str, at: int) -> Told:
        """Play, and give the step as this viewer is told it."""
        told = self.ask("move", move=move, at=at)
        assert told["type"] == "ack", told
        return self.hear_until("step")

    def close(self) -> None:
        self.socket.close()


class Guest:
    """A person: one cookie jar, any number of sockets."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.http = httpx.Client(base_url=url, timeout=PATIENCE)
        self.me: Told = self.http.get("/api/me").json()
        self.lines: list[Line] = []
        self._stack = ExitStack()

    def leave(self) -> None:
        self._stack.close()
        self.http.close()

    def get(self, path: str, **params: Any) -> Any:
        answer = self.http.get(f"/api{path}", params=params)
        assert answer.status_code == 200, answer.text
        return answer.json()

    def post(self, path: str, **body: Any) -> Any:
        answer = self.http.post(f"/api{path}", json=body)
        assert answer.status_code in (200, 201), answer.text
        return answer.json()

    def turned_away(self, path: str, **body: Any) -> str:
        answer = self.http.post(f"/api{path}", json=body)
        assert answer.status_code >= 400, answer.text
        return str(answer.json()["key"])

    def open(self, game: str = "lantern", seats: int = 2, **body: Any) -> str:
        return str(self.post("/tables", game=game, seats=seats, **body)["id"])

    def line(self, table: str, **headers: str) -> Line:
        cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        address = f"{self.url.replace('http', 'ws', 1)}/api/tables/{table}/socket"
        call = connect(address, additional_headers={"cookie": cookie, **headers}, max_size=None)
        line = Line(self._stack.enter_context(call))
        self.lines.append(line)
        return line

    def joined(self, table: str) -> Line:
        line = self.line(table)
        line.join()
        return line


class House:
    """One running server."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self._server = uvicorn_server(settings)
        listener = bind("127.0.0.1", 0)
        self.url = f"http://127.0.0.1:{listener.getsockname()[1]}"
        self._thread = threading.Thread(target=self._server.run, kwargs={"sockets": [listener]})
        self._thread.start()
        self._guests: list[Guest] = []
        while not self._server.started and self._thread.is_alive():
            time.sleep(0.005)
        assert self._server.started

    @property
    def hall(self) -> Any:
        return self._server.config.app.state.hall  # type: ignore[union-attr]

    @property
    def connections(self) -> Any:
        return self._server.config.connections  # type: ignore[attr-defined]

    @property
    def loop_thread(self) -> int:
        assert self._thread.ident is not None
        return self._thread.ident

    @property
    def ledger(self) -> Ledger:
        return self._server.config.ledger  # type: ignore[attr-defined,no-any-return]

    def guest(self) -> Guest:
        self._guests.append(Guest(self.url))
        return self._guests[-1]

    def pair(self, game: str = "lantern", turns: int = 8, seats: int = 2) -> tuple[str, list[Guest], list[Line]]:
        """A started table with a person on every seat, all connected."""
        guests = [self.guest() for _ in range(seats)]
        table = guests[0].open(game, seats, options={"turns": turns})
        for guest in guests[1:]:
            guest.post(f"/tables/{table}/sit")
        guests[0].post(f"/tables/{table}/start")
        return table, guests, [guest.joined(table) for guest in guests]

    def close(self) -> None:
        for guest in self._guests:
            guest.leave()
        self.end()

    def end(self) -> None:
        """As by a signal, whoever is here."""
        self._server.should_exit = True
        self._thread.join()
