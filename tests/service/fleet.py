"""Server processes behind a real HAProxy, and players who write down what was acknowledged to them."""

from __future__ import annotations

import json
import os
import random
import re
import signal
import socket
import subprocess
import sys
import threading
import time
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
import sqlalchemy as sa
from websockets.exceptions import WebSocketException
from websockets.sync.client import ClientConnection, connect

from armarium.store.schema import keepers, leases, log

ROOT = Path(__file__).resolve().parents[2]
TURNS = 200
SILENCE = 4.0  # seconds without an answer after which a player connects anew, as the page does
DRAWING = 30.0  # the same while a hand draws: whoever hangs up lets go of the card
PACE = 0.02  # seconds between two moves at a table
PATIENCE = 120.0  # seconds after which a test gives up
PASSING = ("store-broken", "store-locked", "already-written")  # reasons to ask again
TROUBLE = (OSError, WebSocketException, httpx.HTTPError, TimeoutError)


_given: set[int] = set()


def free_port() -> int:
    """One that the system gives to no outgoing connection: a server that is started again must find it free. None is
    given twice: a proxy that is its own server goes round in a circle."""
    for port in random.SystemRandom().sample(range(15_000, 32_000), 100):
        with socket.socket() as probe, suppress(OSError):
            probe.bind(("127.0.0.1", port))
            if port not in _given:
                _given.add(port)
                return port
    raise AssertionError("no port is free")


class Server:
    def __init__(self, database: str, folder: Path, games: str = "toys") -> None:
        self.port, self.admin_port = free_port(), free_port()
        numbers = [str(self.port), str(self.admin_port)]
        self._command = [sys.executable, "-m", "tests.service.serve", database, *numbers, games]
        self.url = f"http://127.0.0.1:{self.port}"
        self.log = folder / f"server-{self.port}.log"
        self.start()

    def start(self) -> None:
        path = os.pathsep.join(each for each in sys.path if each)
        with self.log.open("a") as file:
            self.process = subprocess.Popen(
                self._command, cwd=ROOT, stderr=file, env=os.environ | {"PYTHONPATH": f"{ROOT}{os.pathsep}{path}"}
            )

    def is_ready(self) -> bool:
        assert self.process.poll() is None, self.log.read_text()
        try:
            return httpx.get(f"http://127.0.0.1:{self.port}/ready", timeout=2).status_code == 200
        except httpx.HTTPError:
            return False

    def workers(self) -> list[int]:
        children = Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children")
        return [
            int(pid) for task in children.parent.parent.iterdir() for pid in (task / "children").read_text().split()
        ]

    def signal(self, number: signal.Signals) -> None:
        self.process.send_signal(number)

    def kill(self) -> None:
        self.process.kill()
        self.process.wait()

    def end(self) -> None:
        self.process.send_signal(signal.SIGCONT)
        self.process.terminate()
        try:
            self.process.wait(15)
        except subprocess.TimeoutExpired:
            self.kill()


class Fleet:
    """So many servers on one database, and HAProxy before them. It hashes as the example does, or every connection goes
    to the next server, so that most are relayed."""

    def __init__(
        self, database: str, folder: Path, count: int = 2, is_hashed: bool = False, games: str = "toys"
    ) -> None:
        self._is_hashed = is_hashed
        self.engine = sa.create_engine(database, poolclass=sa.NullPool)
        self.servers = [Server(database, folder, games) for _ in range(count)]
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self._door_ports = [free_port() for _ in self.servers]
        self.doors = [
            f"http://127.0.0.1:{port}" for port in self._door_ports
        ]  # each leads to one server while it lives
        file = folder / "haproxy.cfg"
        file.write_text(self._configuration())
        self._proxy = subprocess.Popen(["haproxy", "-db", "-f", str(file)], stdout=subprocess.DEVNULL)
        try:
            wait_until(lambda: all(server.is_ready() for server in self.servers) and self.is_open())
        except BaseException:
            self.close()
            raise

    def _configuration(self) -> str:
        """The example, with these servers."""
        text = (ROOT / "deploy" / "haproxy.cfg").read_text("utf-8").replace("127.0.0.1:8080", f"127.0.0.1:{self.port}")
        servers = "\n".join(f"    server s{s.port} 127.0.0.1:{s.port}" for s in self.servers)
        text = re.sub(r"    server one .*\n    server two .*", servers, text) + self._door_configuration(text)
        if self._is_hashed:
            return text
        return text.replace("balance hash path,field(4,/)\n    hash-type consistent", "balance roundrobin")

    def _door_configuration(self, text: str) -> str:
        """A front for each server, which leads to the others when that one is down."""
        backend = text[text.index("\nbackend any") + 1 :].partition("\n")[2].partition("    server ")[0]
        doors = ""
        for place, port in enumerate(self._door_ports):
            own, *others = self.servers[place:] + self.servers[:place]
            doors += f"\nfrontend door{place}\n    bind 127.0.0.1:{port}\n    default_backend door{place}\n"
            doors += f"\nbackend door{place}\n{backend}    server own 127.0.0.1:{own.port}\n"
            doors += "".join(f"    server s{each.port} 127.0.0.1:{each.port} backup\n" for each in others)
        return doors

    def is_open(self) -> bool:
        """Whether the proxy has found servers for what belongs to a table, and for all else."""
        try:
            answers = [httpx.get(f"{self.url}/api/{path}", timeout=2) for path in ("games", "tables/none")]
        except httpx.HTTPError:
            return False
        return [answer.status_code for answer in answers] == [200, 404]

    def keeper(self, table: str) -> Server | None:
        query = sa.select(keepers.c.admin).join(leases, leases.c.keeper == keepers.c.id).where(leases.c.table == table)
        with self.engine.connect() as connection:
            admin = connection.scalar(query)
        return next((server for server in self.servers if str(admin).endswith(f":{server.admin_port}")), None)

    def lines(self, table: str) -> list[tuple[int, str]]:
        query = sa.select(log.c.n, log.c.id).where(log.c.table == table).order_by(log.c.n)
        with self.engine.connect() as connection:
            return [(n, id) for n, id in connection.execute(query)]

    def close(self) -> None:
        self._proxy.terminate()
        self._proxy.wait()
        for server in self.servers:
            server.end()


def wait_until(check: Any) -> None:
    until = time.monotonic() + PATIENCE
    while not check():
        assert time.monotonic() < until, "it took too long"
        time.sleep(0.05)


class Seat:
    """One person at one table: a socket that is opened again whenever it breaks; what is asked is asked again."""

    def __init__(self, url: str) -> None:
        self._url = url
        self.http = httpx.Client(base_url=url, timeout=SILENCE + 6)
        self._line: ClientConnection | None = None
        self._manager: Any = None
        insist(lambda: self.http.get("/api/me").raise_for_status())

    def post(self, path: str, **body: Any) -> Any:
        return insist(lambda: accepted(self.http.post(f"/api{path}", json=body)))

    def play(self, table: str, move: str, n: int) -> int:
        """The log number in the acknowledgement; asked with one id until there is one."""
        return int(self._insist(table, {"type": "move", "id": f"{table}-{n}", "move": move, "at": n}, "ack")["n"])

    def pull(self, table: str, slot: int, samples: list[list[float]], more: bool) -> Any:
        """What is told of a hand that draws a card, or of its pull when it has let go. Where the line broke all of its
        way is told again, as by the page."""
        grip = {"slot": slot, "grip": [2.6, 0.0], "samples": samples, "more": more}
        message = {"type": "pull", "id": f"{table}-0", "at": 0, **grip}
        return self._insist(table, message, "poses" if more else "ack", DRAWING)

    def _insist(self, table: str, message: dict[str, Any], awaited: str, silence: float = SILENCE) -> Any:
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            try:
                told = self._answer(table, message, awaited, silence)
                if told["type"] == awaited:
                    return told
                if told["type"] != "no" or told["reason"]["key"] not in PASSING:
                    raise AssertionError(told)
            except TROUBLE:
                pass
            self.hang_up()
            time.sleep(0.2)
        raise AssertionError(f"nobody answers {message}")

    def _answer(self, table: str, message: dict[str, Any], awaited: str, silence: float) -> Any:
        line = self.connect(table)
        line.send(json.dumps(message))
        while True:
            told = json.loads(line.recv(timeout=silence))
            if told["type"] in (awaited, "ack", "no") and told.get("id", message["id"]) == message["id"]:
                return told

    def turn_to(self, url: str) -> None:
        """Connect there from now on."""
        self.hang_up()
        self._url = url

    def connect(self, table: str) -> ClientConnection:
        """The line that is there, or a new one."""
        if self._line is None:
            cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
            address = f"{self._url.replace('http', 'ws', 1)}/api/tables/{table}/socket"
            self._manager = connect(
                address, additional_headers={"cookie": cookie}, open_timeout=12, close_timeout=0.1, max_size=None
            )
            self._line = self._manager.__enter__()
            self._line.send('{"type":"join","since":0,"chat":0}')
        return self._line

    def hang_up(self) -> None:
        if self._line is not None:
            self._line.close()
            self._line = None

    def leave(self) -> None:
        self.hang_up()
        self.http.close()


def accepted(answer: httpx.Response) -> Any:
    if answer.status_code >= 500:
        raise httpx.HTTPError(answer.text)
    return answer.json()


def insist(request: Any) -> Any:
    until = time.monotonic() + PATIENCE
    while True:
        try:
            return request()
        except TROUBLE:
            assert time.monotonic() < until, "nobody answers"
            time.sleep(0.2)


class Player(threading.Thread):
    """Plays both seats of one table after another, a move at a time, until told to stop."""

    def __init__(self, url: str) -> None:
        super().__init__(daemon=True)
        self._url = url
        self.table = ""
        self.count = 0
        self.longest = 0.0  # seconds between two acknowledgements
        self.acknowledged: dict[str, dict[int, str]] = {}
        self.failure: BaseException | None = None
        self._stopping = threading.Event()

    def run(self) -> None:
        try:
            seats = [Seat(self._url), Seat(self._url)]
            while not self._stopping.is_set():
                self._play_table(seats)
            for seat in seats:
                seat.leave()
        except BaseException as failure:  # noqa: BLE001  (the test's thread says what it was)
            self.failure = failure

    def _play_table(self, seats: list[Seat]) -> None:
        table = str(seats[0].post("/tables", game="lantern", seats=2, options={"turns": TURNS})["id"])
        seats[1].post(f"/tables/{table}/sit")
        seats[0].post(f"/tables/{table}/start")
        self.acknowledged[table] = {}
        self.table = table
        before = time.monotonic()
        for turn in range(TURNS):
            if self._stopping.is_set():
                break
            n = seats[turn % 2].play(table, "roll", turn)
            self.acknowledged[table][n] = f"{table}-{turn}"
            self.count += 1
            now = time.monotonic()
            self.longest, before = max(self.longest, now - before), now
            time.sleep(PACE)
        for seat in seats:
            seat.hang_up()

    def stop(self) -> None:
        self._stopping.set()


class Load:
    """Players at so many tables at once, and what became of what was acknowledged to them."""

    def __init__(self, fleet: Fleet, tables: int) -> None:
        self.fleet = fleet
        self.players = [Player(fleet.url) for _ in range(tables)]
        for player in self.players:
            player.start()
        self.wait_for_moves(3)

    def wait_for_moves(self, moves: int) -> None:
        """Until everybody has moved so many times more: all tables go on."""
        wanted = [player.count + moves for player in self.players]
        wait_until(
            lambda: self._must_be_well() and all(p.count >= n for p, n in zip(self.players, wanted, strict=True))
        )

    def _must_be_well(self) -> bool:
        for player in self.players:
            if player.failure is not None:
                raise player.failure
        return True

    def finish(self) -> dict[str, float]:
        """Moves acknowledged, lost and doubled."""
        for player in self.players:
            player.stop()
        for player in self.players:
            player.join(PATIENCE)
        self._must_be_well()
        report = {"moves": 0, "lost": 0, "doubled": 0, "longest": max(player.longest for player in self.players)}
        for player in self.players:
            for table, acknowledged in player.acknowledged.items():
                lines = dict(self.fleet.lines(table))
                ids = [id for id in lines.values() if id]
                report["moves"] += len(acknowledged)
                report["lost"] += sum(lines.get(n) != id for n, id in acknowledged.items())
                report["doubled"] += len(ids) - len(set(ids))
        return report
