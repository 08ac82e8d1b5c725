"""Certificates of https, as `armarium join` and `armarium watch` meet them at a real server: whom nobody vouches for,
whose certificate has run out or is made out for another name gets nothing, not even a request."""

from __future__ import annotations

import io
import json
import socket
import ssl
import threading
from collections.abc import Iterator
from datetime import timedelta
from pathlib import Path

import httpx
import pytest

from armarium import cli
from armarium.bots import HOUSE
from armarium.client.cookies import CookieJar
from armarium.client.house import Address, House
from armarium.server import certificates
from armarium.server.certificates import Pair
from armarium.terminal.distant import Distant
from tests.server.house import House as Server
from tests.server.house import toy_settings
from tests.terminal.visits import first_move, until

Captured = pytest.CaptureFixture[str]
EXPIRED = timedelta(minutes=-30)  # of the hour for which a certificate holds before it is made


@pytest.fixture(scope="module")
def pair(tmp_path_factory: pytest.TempPathFactory) -> Pair:
    return certificates.own_certificate(tmp_path_factory.mktemp("keys"))


@pytest.fixture(scope="module")
def encrypted(tmp_path_factory: pytest.TempPathFactory, pair: Pair) -> Iterator[Server]:
    """A house with a certificate it made itself; its `url` is for who trusts that."""
    files = {"certificate": str(pair.certificate), "certificate_key": str(pair.key)}
    server = Server(toy_settings(tmp_path_factory.mktemp("house"), catalogue=HOUSE, **files))
    server.url = server.url.replace("http:", "https:")
    yield server
    server.close()


def open_table(server: Server, pair: Pair) -> tuple[httpx.Client, str]:
    """A host by other means than ours, and their table."""
    host = httpx.Client(base_url=server.url, verify=ssl.create_default_context(cafile=str(pair.certificate)))
    host.get("/api/me")
    table = host.post("/api/tables", json={"game": "rune", "seats": 2, "sit": False}).json()
    return host, str(table["id"])


class Eavesdropper:
    """A server with somebody else's certificate; `sent` is what it was told inside the encryption."""

    def __init__(self, pair: Pair) -> None:
        self.sent = b""
        self._context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        self._context.load_cert_chain(pair.certificate, pair.key)
        self._listener = socket.create_server(("127.0.0.1", 0))
        self.url = f"https://127.0.0.1:{self._listener.getsockname()[1]}/t/abc"
        self._thread = threading.Thread(target=self._serve, daemon=True)
        self._thread.start()

    def _serve(self) -> None:
        connection, _ = self._listener.accept()
        try:
            with self._context.wrap_socket(connection, server_side=True) as line:
                self.sent = line.recv(4096)
        except OSError:
            connection.close()

    def end(self) -> None:
        self._thread.join(20)
        self._listener.close()
        assert not self._thread.is_alive()


def visited(capsys: Captured, monkeypatch: pytest.MonkeyPatch, *arguments: str) -> tuple[int, str]:
    """The exit code of a command, and what it said."""
    monkeypatch.setattr("sys.stdin", io.StringIO(""))
    code = cli.main([*arguments, "--plain"])
    told = capsys.readouterr()
    return code, f"{told.out}{told.err}"


@pytest.fixture(autouse=True)
def data_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Cookies are kept below it."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "config"))
    return tmp_path


@pytest.mark.parametrize("command", ["join", "watch"])
@pytest.mark.parametrize(
    ("names", "lifetime", "trusted", "says"),
    [
        (["localhost", "127.0.0.1"], timedelta(days=1), False, "vouches for"),
        (["localhost", "127.0.0.1"], EXPIRED, True, "has run out"),
        (["other.example"], timedelta(days=1), True, "another name"),
        (["127.0.0.2"], timedelta(days=1), True, "another name"),
    ],
)
def test_a_bad_certificate_is_refused_in_one_sentence_and_told_nothing(
    command: str,
    names: list[str],
    lifetime: timedelta,
    trusted: bool,
    says: str,
    tmp_path: Path,
    capsys: Captured,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(certificates, "LIFETIME", lifetime)
    pair = Pair(tmp_path / "certificate.pem", tmp_path / "key.pem")
    certificates.make(pair, names)
    server = Eavesdropper(pair)
    trust = ["--certificate", str(pair.certificate)] if trusted else []
    code, told = visited(capsys, monkeypatch, command, server.url, *trust)
    server.end()
    assert code == 2 and told.count("\n") == 1 and "Traceback" not in told
    assert "127.0.0.1" in told and says in told and "nothing was sent" in told
    assert server.sent == b"", "no request, no cookie"


@pytest.mark.parametrize("content", [None, "no certificate", ""])
def test_a_file_that_is_no_certificate_is_one_sentence(
    content: str | None, tmp_path: Path, capsys: Captured, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "friend.pem"
    if content is not None:
        file.write_text(content)
    code, told = visited(capsys, monkeypatch, "join", "https://127.0.0.1:1/t/abc", "--certificate", str(file))
    assert code == 2 and told.count("\n") == 1 and str(file) in told


def test_the_house_of_a_friend_is_refused_without_its_file_and_entered_with_it(
    encrypted: Server, pair: Pair, capsys: Captured, monkeypatch: pytest.MonkeyPatch
) -> None:
    host, table = open_table(encrypted, pair)
    address, trust = f"{encrypted.url}/t/{table}", ("--certificate", str(pair.certificate))
    monkeypatch.setattr("armarium.cli.visiting.wait_for_start", lambda distant, house, wording: distant.wait(0))
    monkeypatch.setattr("armarium.cli.visiting.show", lambda *asked: 0)
    code, told = visited(capsys, monkeypatch, "join", address)
    assert code == 2 and "--certificate FILE" in told
    assert [seat["person"] for seat in host.get(f"/api/tables/{table}").json()["seats"]] == [None, None]
    code, _ = visited(capsys, monkeypatch, "join", address, "--name", "Ana", *trust)
    seats = host.get(f"/api/tables/{table}").json()["seats"]
    assert code == 0 and [seat["person"] and seat["person"]["name"] for seat in seats] == ["Ana", None]
    host.close()


def test_moves_go_over_an_encrypted_line_that_trusts_the_file(encrypted: Server, pair: Pair, tmp_path: Path) -> None:
    host, table = open_table(encrypted, pair)
    players = []
    for name in ("Ana", "Bo"):
        house = House(encrypted.url, CookieJar(tmp_path / f"{name}.json"), pair.certificate)
        house.introduce(name)
        house.sit(table)
        players.append(Distant(Address(encrypted.url, table), house))
    assert host.post(f"/api/tables/{table}/start", json={}).status_code in (200, 201)
    until(lambda: all(one.is_started and one.trouble() == "" for one in players), *players)
    mover = next(one for one in players if one.person_to_act() is not None)
    mover.play(0, first_move(mover))
    until(lambda: all(one.n == 1 for one in players), *players)
    for one in players:
        one.close()
    host.close()
    assert all(json.loads((tmp_path / f"{name}.json").read_text()) for name in ("Ana", "Bo"))
