"""How others get in: what an invitation promises, the door to the network, and a certificate of one's own."""

from __future__ import annotations

import ssl
import stat
from collections.abc import Callable
from datetime import timedelta
from pathlib import Path

import httpx
import pytest

from armarium.reason import Refused
from armarium.server import certificates, door
from armarium.server.door import lan_address, origin_url, reach_of
from armarium.server.hosts import Origin, is_loopback
from armarium.server.run import address, home_address
from tests.server.house import Guest, House

OWN = lan_address()
needs_network = pytest.mark.skipif(is_loopback(OWN), reason="this machine has no address but loopback")


def port_of(house: House) -> int:
    return int(house.url.rpartition(":")[2])


def drawn_address(guest: Guest, table: str, monkeypatch: pytest.MonkeyPatch) -> str:
    """What the table's QR code says."""
    seen: list[str] = []
    make = __import__("segno").make

    def note(text: str, error: str) -> object:
        seen.append(text)
        return make(text, error=error)

    monkeypatch.setattr("armarium.server.routes.segno.make", note)
    assert guest.http.get(f"/api/tables/{table}/qr.svg").status_code == 200
    return seen[0]


@pytest.mark.parametrize(
    ("host", "reach"),
    [
        ("localhost", "computer"),
        ("127.0.0.1", "computer"),
        ("::1", "computer"),
        ("192.168.1.20", "network"),
        ("10.1.2.3", "network"),
        ("fe80::1", "network"),
        ("kitchen.local", "network"),
        ("8.8.8.8", "everywhere"),
        ("games.example.org", "everywhere"),
    ],
)
def test_an_address_says_from_where_it_works(host: str, reach: str) -> None:
    assert reach_of(host) == reach


def test_an_address_is_written_as_people_type_it() -> None:
    assert origin_url(Origin("http", "192.168.1.20", 8000)) == "http://192.168.1.20:8000"
    assert origin_url(Origin("https", "games.example.org", 443)) == "https://games.example.org"
    assert origin_url(Origin("http", "fe80::1", 80)) == "http://[fe80::1]"


def test_a_link_for_this_computer_only_says_so(
    open_house: Callable[..., House], monkeypatch: pytest.MonkeyPatch
) -> None:
    house = open_house()
    guest = house.guest()
    told = guest.get("/invitation")
    assert told == {"url": house.url, "reach": "computer", "door": False, "is_open": False}
    table = guest.open()
    assert drawn_address(guest, table, monkeypatch) == f"{house.url}/t/{table}"


def test_a_public_address_is_what_friends_are_given(
    open_house: Callable[..., House], monkeypatch: pytest.MonkeyPatch
) -> None:
    house = open_house(public_url="https://games.example.org/")
    guest = house.guest()
    assert guest.get("/invitation") == {
        "url": "https://games.example.org",
        "reach": "everywhere",
        "door": False,
        "is_open": False,
    }
    table = guest.open()
    assert drawn_address(guest, table, monkeypatch) == f"https://games.example.org/t/{table}"


@needs_network
def test_the_door_lets_the_network_in_and_is_closed_again(
    open_house: Callable[..., House], monkeypatch: pytest.MonkeyPatch
) -> None:
    house = open_house(door=True)
    host, outside = house.guest(), f"http://{OWN}:{port_of(house)}"
    assert host.get("/invitation")["reach"] == "computer" and host.get("/invitation")["door"]
    with pytest.raises(httpx.ConnectError):
        httpx.get(outside)
    opened = {"url": outside, "reach": "network", "door": True, "is_open": True}
    assert host.post("/door", open=True) == opened
    assert host.post("/door", open=True) == opened  # twice is once
    table = host.open()
    assert drawn_address(host, table, monkeypatch) == f"{outside}/t/{table}"
    friend = Guest(outside)
    friend.post(f"/tables/{table}/sit")
    line = friend.joined(table)
    assert friend.get("/invitation") == {"url": outside, "reach": "network", "door": False, "is_open": True}
    assert friend.turned_away("/door", open=False) == "door-not-yours"
    assert host.post("/door", open=False)["reach"] == "computer"
    assert line.join()["table"]["mine"] == 1  # who is in stays
    friend.leave()
    with pytest.raises(httpx.ConnectError):
        httpx.get(outside)


def test_the_door_of_a_server_is_not_its_readers_business(open_house: Callable[..., House]) -> None:
    guest = open_house().guest()
    assert guest.turned_away("/door", open=True) == "door-not-yours"


def test_without_a_network_there_is_no_door(open_house: Callable[..., House], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(door, "lan_address", lambda: "127.0.0.1")
    guest = open_house(door=True).guest()
    assert guest.turned_away("/door", open=True) == "no-network"
    assert guest.get("/invitation")["reach"] == "computer"


def test_the_host_is_shown_the_own_address_and_phones_another(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("armarium.server.run.lan_address", lambda: "192.168.1.20")
    url = address("0.0.0.0", 8000)
    assert (url, home_address(url, 8000, "http")) == ("http://192.168.1.20:8000", "http://localhost:8000")
    assert home_address("https://games.example.org", 8000, "http") == "https://games.example.org"


# --- a certificate ----------------------------------------------------------------------------------------------------


def test_a_certificate_is_made_once_and_kept_for_the_user_alone(tmp_path: Path) -> None:
    pair = certificates.own_certificate(tmp_path)
    assert stat.S_IMODE(pair.key.stat().st_mode) == 0o600
    first = pair.certificate.read_bytes()
    assert certificates.own_certificate(tmp_path) == pair
    assert pair.certificate.read_bytes() == first


def test_another_address_or_its_last_days_make_another_certificate(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pair = certificates.own_certificate(tmp_path)
    first = pair.certificate.read_bytes()
    monkeypatch.setattr(certificates, "lan_address", lambda: "192.168.77.7")
    certificates.own_certificate(tmp_path)
    second = pair.certificate.read_bytes()
    assert second != first
    monkeypatch.setattr(certificates, "RENEWAL", certificates.LIFETIME + timedelta(days=1))
    certificates.own_certificate(tmp_path)
    assert pair.certificate.read_bytes() != second


def test_a_missing_package_or_folder_is_one_clear_reason(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").write_text("in the way")
    with pytest.raises(Refused) as caught:
        certificates.own_certificate(tmp_path / "file" / "inside")
    assert caught.value.reason.key == "certificate-folder"

    def missing(*_: object) -> bool:
        raise ImportError

    monkeypatch.setattr(certificates, "holds", missing)
    with pytest.raises(Refused) as caught:
        certificates.own_certificate(tmp_path)
    assert caught.value.reason.key == "certificate-package"


def test_the_table_is_served_encrypted(open_house: Callable[..., House], tmp_path: Path) -> None:
    pair = certificates.own_certificate(tmp_path / "keys")
    house = open_house(certificate=str(pair.certificate), certificate_key=str(pair.key))
    trusting = ssl.create_default_context(cafile=str(pair.certificate))
    with httpx.Client(base_url=f"https://localhost:{port_of(house)}", verify=trusting) as client:
        answer = client.get("/api/me")
        assert answer.status_code == 200 and "; Secure" in answer.headers["set-cookie"]
        assert client.get("/api/invitation").json()["url"] == f"https://localhost:{port_of(house)}"
