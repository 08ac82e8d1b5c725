"""Connections that send too much, too slowly or nothing; and what somebody may use of the server's time."""

from __future__ import annotations

import asyncio
import logging
import socket
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, suppress
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import InvalidStatus

from armarium.reason import Refused
from armarium.server.limits import (
    CROWD,
    UNSENT,
    UNSENT_OF_PERSON,
    UNSENT_SIZE,
    Budget,
    Ledger,
    MeteredAwaitable,
    TokenBucket,
)
from armarium.server.protocols import HEADERS, IDLE_OF_ADDRESS, HttpProtocol
from armarium.server.settings import Settings
from armarium.server.viewer import GOING_AWAY, TOO_SLOW, Viewer
from tests.server.house import PATIENCE, House
from tests.server.test_middleware import port_of, told


@pytest.fixture
def lines() -> Iterator[ExitStack]:
    with ExitStack() as stack:
        yield stack


def connected(lines: ExitStack, house: House, source: str = "127.0.0.1") -> socket.socket:
    address = ("127.0.0.1", port_of(house))
    return lines.enter_context(socket.create_connection(address, PATIENCE, source_address=(source, 0)))


def rest(line: socket.socket) -> bytes:
    """What comes until the server closes the connection; it is an error if it never does."""
    answer = b""
    try:
        while piece := line.recv(65536):
            answer += piece
    except ConnectionResetError:
        pass
    return answer


def send_until_closed(line: socket.socket, piece: bytes, most: int) -> None:
    """Half of it may lie in the system's own buffers; all of it is too much."""
    sent = 0
    with suppress(OSError):
        while sent < most:
            sent += line.send(piece)
    assert sent < most / 2


def is_open(line: socket.socket) -> bool:
    line.setblocking(False)
    try:
        return line.recv(1, socket.MSG_PEEK) != b""
    except BlockingIOError:
        return True
    except ConnectionResetError:
        return False
    finally:
        line.settimeout(PATIENCE)


# --- the head of a request ------------------------------------------------------------------------------------------


def test_headers_are_bounded_in_size(house: House) -> None:
    head = "GET /api/games HTTP/1.1\nhost: localhost\nconnection: close\n"
    assert told(house, f"{head}x: {'y' * 12_000}\n\n")[0] == 200
    assert told(house, f"{head}x: {'y' * 17_000}\n\n")[0] == 431
    assert told(house, f"GET /{'y' * 20_000} HTTP/1.1\nhost: localhost\n\n")[0] == 431


def test_headers_are_bounded_in_number(house: House) -> None:
    head = "GET /api/games HTTP/1.1\nhost: localhost\nconnection: close\n"
    assert told(house, head + "x: y\n" * (HEADERS - 2) + "\n")[0] == 200
    assert told(house, head + "x: y\n" * (HEADERS - 1) + "\n")[0] == 431
    assert told(house, head + "x: y\n" * 10_000 + "\n")[0] == 431


def test_a_header_that_never_ends_is_cut_off_early(house: House, lines: ExitStack) -> None:
    """24 MB of one were taken."""
    line = connected(lines, house)
    line.sendall(b"GET / HTTP/1.1\r\nhost: localhost\r\nx: ")
    send_until_closed(line, b"y" * 65_536, 24_000_000)
    assert b" 200 " not in rest(line)


def test_headers_after_a_body_are_passed_over_and_bounded(house: House, lines: ExitStack) -> None:
    head = "POST /api/tables HTTP/1.1\nhost: localhost\ntransfer-encoding: chunked\nconnection: close\n\n"
    assert told(house, head, b"2\r\n{}\r\n0\r\norigin: null\r\n\r\n")[0] == 400
    line = connected(lines, house)
    line.sendall(head.replace("\n", "\r\n").encode() + b"2\r\n{}\r\n0\r\n")
    send_until_closed(line, b"x: y\r\n" * 10_000, 24_000_000)
    assert b" 50" not in rest(line)


def test_half_a_request_is_closed_after_a_while(open_house: Callable[..., House], lines: ExitStack) -> None:
    house = open_house(request_seconds=0.3)
    silent, begun, bodiless = (connected(lines, house) for _ in range(3))
    begun.sendall(b"GET /api/games HTTP/1.1\r\nhost: local")
    bodiless.sendall(b"POST /api/tables HTTP/1.1\r\nhost: localhost\r\ncontent-length: 10\r\n\r\n{")
    for line in (silent, begun, bodiless):
        assert b"200" not in rest(line)


def drip(line: socket.socket) -> None:
    for _ in range(2_000):
        line.sendall(b"a: ")
        time.sleep(0.01)


def test_dripping_does_not_help(open_house: Callable[..., House], lines: ExitStack) -> None:
    line = connected(lines, open_house(request_seconds=0.5))
    line.sendall(b"GET / HTTP/1.1\r\n")
    with pytest.raises(OSError, match=r"reset|pipe"):
        drip(line)


def test_many_requests_in_one_breath_are_refused_or_answered(house: House, lines: ExitStack) -> None:
    line = connected(lines, house)
    one = b"GET /api/me HTTP/1.1\r\nhost: localhost\r\n\r\n"
    line.sendall(one * 3)
    answer = b""
    while answer.count(b"HTTP/1.1 200") < 3:
        answer += line.recv(65536)
    flood = connected(lines, house)
    flood.sendall(one * 2_000)
    assert rest(flood).count(b"HTTP/1.1 200") < 2_000


# --- silent connections ---------------------------------------------------------------------------------------------


def test_silent_connections_of_one_address_lock_nobody_out(house: House, lines: ExitStack) -> None:
    crowd = [connected(lines, house, "127.0.0.2") for _ in range(IDLE_OF_ADDRESS + 40)]
    assert house.guest().me["id"]
    assert [rest(line) for line in crowd[:40]] == [b""] * 40
    assert all(is_open(line) for line in crowd[40:])


def test_when_all_room_is_taken_the_oldest_silent_one_of_the_most_goes(house: House, lines: ExitStack) -> None:
    house.connections.capacity = 12
    guest = house.guest()
    single = connected(lines, house, "127.0.0.3")
    crowd = [connected(lines, house, "127.0.0.2") for _ in range(20)]
    table = guest.open()
    assert guest.joined(table).ask("ping")["type"] == "pong"
    assert is_open(single)
    assert sum(map(is_open, crowd)) <= 12
    for line in guest.lines:
        assert line.ask("ping")["type"] == "pong"


def test_connections_are_counted_down_again(house: House, lines: ExitStack) -> None:
    guest = house.guest()
    line = guest.joined(guest.open())
    for _ in range(5):
        connected(lines, house).close()
    line.close()
    guest.http.close()
    deadline = time.monotonic() + PATIENCE
    while house.connections.open and time.monotonic() < deadline:
        time.sleep(0.01)
    assert house.connections.open == 0


# --- frames ---------------------------------------------------------------------------------------------------------


def masked(opcode: int, payload: bytes) -> bytes:
    assert len(payload) < 126
    return bytes([0x80 | opcode, 0x80 | len(payload), 0, 0, 0, 0]) + payload


def test_a_breath_of_tiny_frames_is_parsed_in_sips(house: House, lines: ExitStack) -> None:
    """A quarter of a megabyte of pings was parsed at one go, while everybody waited."""
    guest = house.guest()
    line = guest.joined(guest.open())
    raw = line.socket.socket
    raw.sendall(masked(9, b"") * 5_000)
    other = house.guest()
    assert other.get("/games")
    account = house.ledger.address("127.0.0.1")
    assert account.parsing == 1
    assert line.ask("ping")["type"] == "pong"
    assert account.parsing == 0


# --- time -----------------------------------------------------------------------------------------------------------


def test_a_bucket_may_be_overdrawn_and_says_for_how_long() -> None:
    bucket = TokenBucket(2.0, 1.0)
    bucket.charge(5.0)
    assert 1.9 < bucket.debt() <= 2.0
    assert TokenBucket(0.0, 1.0).debt() == 0.0
    assert not bucket.try_take()


def test_time_spent_by_a_task_is_charged_step_by_step_and_its_waiting_is_not() -> None:
    charged: list[float] = []

    async def work() -> int:
        sum(range(300_000))
        await asyncio.sleep(0.05)
        try:
            await asyncio.wait_for(asyncio.Event().wait(), 0.01)
        except TimeoutError:
            return sum(range(10))
        return 0

    async def watch() -> int:
        return int(await MeteredAwaitable(work(), charged.append))

    assert asyncio.run(watch()) == 45
    assert len(charged) >= 3
    assert charged[0] == max(charged)


def test_metered_work_can_be_cancelled() -> None:
    ended: list[str] = []

    async def work() -> None:
        try:
            await asyncio.sleep(PATIENCE)
        finally:
            ended.append("work")

    async def watch() -> None:
        async def metered() -> None:
            await MeteredAwaitable(work(), lambda _: None)

        task = asyncio.create_task(metered())
        await asyncio.sleep(0.01)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task

    asyncio.run(watch())
    assert ended == ["work"]


def test_strangers_of_an_address_share_a_purse_and_people_have_their_own() -> None:
    ledger = Ledger(Settings(person_share=0.1, person_burst=0.1, address_share=0.5, address_burst=1.0))
    one, other = Budget(ledger, None, "10.0.0.1"), Budget(ledger, None, "10.0.0.1")
    known, far = Budget(ledger, "p", "10.0.0.1"), Budget(ledger, None, "10.0.0.2")
    one.charge(0.3)
    assert other.debt() > 1.0 > known.debt() == far.debt() == 0.0
    known.charge(2.0)
    assert Budget(ledger, "p", "10.0.0.2").debt() > 10.0
    assert far.debt() == 0.0


def test_who_used_too_much_waits_and_beyond_patience_is_told_so(open_house: Callable[..., House]) -> None:
    house = open_house(person_share=1e-6, person_burst=0.05)
    greedy, modest = house.guest(), house.guest()
    codes = [greedy.http.get("/api/games").status_code]
    while codes[-1] == 200 and len(codes) < 5_000:
        codes.append(greedy.http.get("/api/games").status_code)
    assert len(codes) > 1 and codes[-1] == 429
    assert modest.get("/games")


async def settle_while_spending(budget: Budget, patience: float) -> None:
    """More is spent while somebody waits for what was owed before."""
    waiting = asyncio.create_task(budget.settle(patience))
    await asyncio.sleep(0.01)
    budget.charge(1000.0)
    await waiting


def test_a_debt_that_grows_beyond_patience_while_somebody_waits_is_refused() -> None:
    """Waiting costs a little time as well: with a small share more than comes in, and it went on for ever."""
    budget = Budget(Ledger(Settings(person_share=1.0, person_burst=0.0)), "p", "10.0.0.1")
    budget.charge(0.1)
    with pytest.raises(Refused, match="too-many-messages"):
        asyncio.run(settle_while_spending(budget, patience=5.0))


def test_who_stands_too_long_behind_others_of_the_same_person_is_refused() -> None:
    async def take_arrival_slot() -> None:
        async with budget.person.turn:
            await budget.settle(0.05)

    budget = Budget(Ledger(Settings()), "p", "10.0.0.1")
    with pytest.raises(Refused, match="too-many-messages"):
        asyncio.run(take_arrival_slot())


def test_an_address_in_debt_beyond_patience_is_told_so_before_anything_is_parsed(
    house: House, lines: ExitStack
) -> None:
    begun = connected(lines, house, "127.0.0.2")
    begun.sendall(b"GET /api/ga")
    assert house.guest().get("/games")
    house.ledger.address("127.0.0.2").charge(1e6)
    begun.sendall(b"mes HTTP/1.1\r\n")
    newcomer = connected(lines, house, "127.0.0.2")
    newcomer.sendall(b"GET /api/games HTTP/1.1\r\nhost: localhost\r\n\r\n")
    for line in (begun, newcomer):
        head, _, body = rest(line).partition(b"\r\n\r\n")
        assert b" 429 " in head and b"retry-after" in head and b"too-many-messages" in body
    assert house.guest().get("/games")


def test_a_connection_held_back_is_let_go_however_busy_the_server_is(
    house: House, lines: ExitStack, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The hold began on the loop's next round: where that came late, the time to let go was over before."""
    schedule = HttpProtocol.set_timer

    def after_much_work(self: HttpProtocol, name: str, seconds: float, act: Callable[[], None]) -> None:
        schedule(self, name, seconds, act)
        if name == "opening":
            time.sleep(seconds + 0.01)

    monkeypatch.setattr(HttpProtocol, "set_timer", after_much_work)
    house.ledger.address("127.0.0.2").arrivals = TokenBucket(rate=200, burst=1)
    held = [connected(lines, house, "127.0.0.2") for _ in range(6)]
    time.sleep(0.3)  # all of them have been held back, and should have been let go
    for line in held:
        line.sendall(b"GET /api/games HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n")
    assert all(b" 200 " in rest(line) for line in held)


# --- welcomes and slow readers --------------------------------------------------------------------------------------


def drained(viewer: Viewer) -> int:
    """Bytes that are still held for it once everything waiting has been sent."""

    async def send_all() -> None:
        while await viewer.next_frame() is not None:
            pass

    asyncio.run(send_all())
    return viewer.budget.person.unsent


def test_a_slow_reader_is_cut_off_by_bytes_and_nothing_is_kept_for_it() -> None:
    """490 MB lay waiting for twenty sockets: a frame of a long log counted as much as one of a ping."""
    viewer = Viewer("p", Settings())
    viewer.send("x" * 3 * UNSENT_SIZE)
    assert viewer.closing is None, "one frame may be of any size"
    viewer.send("x")
    assert viewer.closing == TOO_SLOW
    assert viewer.budget.person.unsent == viewer.budget.address.unsent == 0
    fast = Viewer("q", Settings())
    for _ in range(UNSENT):
        fast.send("x" * 10)
    assert fast.closing is None and fast.budget.person.unsent == 10 * UNSENT
    fast.close(GOING_AWAY)
    assert drained(fast) == 0


def test_all_sockets_of_a_person_share_what_may_wait() -> None:
    budget = Budget(Ledger(Settings()), "p", "10.0.0.1")
    viewers = [Viewer("p", Settings(), budget) for _ in range(20)]
    for _ in range(4):
        for viewer in viewers:
            viewer.send("x" * (UNSENT_SIZE // 4))
    assert budget.person.unsent <= UNSENT_OF_PERSON + UNSENT_SIZE // 4 * len(viewers)
    assert sum(viewer.closing == TOO_SLOW for viewer in viewers) > 10
    for viewer in viewers:
        viewer.release()
    assert budget.person.unsent == budget.address.unsent == 0


def test_joining_again_and_again_is_refused_by_what_it_weighs(
    open_house: Callable[..., House], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("armarium.server.limits.JOINING", 1)
    monkeypatch.setattr("armarium.server.limits.JOINING_BURST", 5_000)
    house = open_house()
    table, (first, second), (one, _) = house.pair()
    told = [one.join()]
    for _ in range(20):
        one.send("join", since=0, chat=0)
        told.append(one.hear_until("welcome", "no"))
    assert told[-1]["reason"]["key"] == "too-many-messages"
    again = first.line(table)
    again.send("join", since=0, chat=0)
    assert again.hear_until("welcome", "no")["type"] == "no", "another socket of the same person does not help"
    assert one.play("pass", 0)["entry"]["n"] == 1, "who may not ask again may still play"
    assert second.joined(table).ask("ping")["type"] == "pong"


def test_a_person_has_so_many_sockets(open_house: Callable[..., House]) -> None:
    house = open_house(person_sockets=3)
    guest, other = house.guest(), house.guest()
    table = guest.open()
    lines = [guest.joined(table) for _ in range(3)]
    with pytest.raises(InvalidStatus) as failure:
        guest.line(table)
    assert failure.value.response.status_code == 429
    other.joined(table)
    lines[0].close()
    deadline = time.monotonic() + PATIENCE
    while len(house.hall._lives[table].presence.viewers) > 3 and time.monotonic() < deadline:
        time.sleep(0.01)
    guest.joined(table)


HANDSHAKE = (
    "GET /api/tables/{table}/socket HTTP/1.1\nhost: localhost\nconnection: upgrade\nupgrade: websocket\n"
    "sec-websocket-version: 13\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\n{more}\n"
)


def test_text_that_is_no_text_ends_its_socket_and_fills_no_log(
    house: House, lines: ExitStack, caplog: pytest.LogCaptureFixture
) -> None:
    table = house.guest().open()
    log = logging.getLogger("uvicorn.error")
    lines.callback(log.removeHandler, caplog.handler)
    log.addHandler(caplog.handler)
    line = connected(lines, house)
    line.sendall(HANDSHAKE.format(table=table, more="").replace("\n", "\r\n").encode())
    assert b" 101 " in line.recv(4096)
    line.sendall(b"\x81\x82" + bytes(4) + b"\xff\xfe")
    assert rest(line).endswith(b"\x88\x02" + (1007).to_bytes(2, "big"))
    assert caplog.records == []


def status_of_socket(lines: ExitStack, house: House, table: str, source: str = "127.0.0.1", more: str = "") -> int:
    line = connected(lines, house, source)
    line.sendall(HANDSHAKE.format(table=table, more=more).replace("\n", "\r\n").encode())
    return int(line.recv(4096).split(b" ")[1])


def test_sockets_that_come_and_go_are_counted_by_person(open_house: Callable[..., House]) -> None:
    house = open_house(socket_rate=0.001, socket_burst=2)
    guest, other = house.guest(), house.guest()
    table = guest.open()
    for _ in range(2):
        guest.joined(table).close()
    with pytest.raises(InvalidStatus) as failure:
        guest.line(table)
    assert failure.value.response.status_code == 429
    other.joined(table)


def test_sockets_that_come_and_go_are_counted_by_address(open_house: Callable[..., House], lines: ExitStack) -> None:
    house = open_house(socket_rate=0.001, socket_burst=1)
    guests = [house.guest() for _ in range(CROWD + 1)]
    table = guests[0].open()
    for guest in guests[:CROWD]:
        guest.joined(table).close()
    with pytest.raises(InvalidStatus) as failure:
        guests[CROWD].line(table)
    assert failure.value.response.status_code == 429
    assert status_of_socket(lines, house, table, source="127.0.0.2") == 101


def test_sockets_behind_a_proxy_are_counted_by_the_visitors_address(
    open_house: Callable[..., House], lines: ExitStack
) -> None:
    house = open_house(socket_rate=0.001, socket_burst=1, trusted_proxies=["127.0.0.1"])
    table = house.guest().open()
    one, another = (f"x-forwarded-for: 203.0.113.{n}\n" for n in (1, 2))
    assert [status_of_socket(lines, house, table, more=who) for who in (one, one, another)] == [101, 429, 101]


def test_connections_of_an_address_are_let_in_one_after_another(house: House, lines: ExitStack) -> None:
    account = house.ledger.address("127.0.0.2")
    account.arrivals = TokenBucket(rate=4, burst=2)
    begun = time.monotonic()
    held = [connected(lines, house, "127.0.0.2") for _ in range(4)]
    for line in held:
        line.sendall(b"GET /api/games HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n")
    assert all(b" 200 " in rest(line) for line in held)
    assert time.monotonic() - begun >= 0.45  # two at once, the third after a quarter of a second, the fourth after half
    assert told(house, "GET /api/games HTTP/1.1\nhost: localhost\nconnection: close\n\n")[0] == 200


def test_chat_is_limited_by_person_and_not_by_socket(open_house: Callable[..., House]) -> None:
    house = open_house(chat_rate=0.001, chat_burst=2)
    table, (first, _), (one, _) = house.pair()
    assert one.ask("say", text="a")["type"] == "ack"
    again = first.joined(table)
    assert again.ask("say", text="b")["type"] == "ack"
    assert first.joined(table).refusal("say", text="c") == "chat-too-fast"


def test_messages_of_one_person_take_turns_with_those_of_others() -> None:
    """A crowd of sockets that all want something at once holds nobody up for longer than one of them takes."""
    order: list[str] = []

    async def visit(budget: Budget, name: str) -> None:
        await budget.settle()
        order.append(name)

    async def crowd() -> None:
        ledger = Ledger(Settings(person_burst=1000.0))
        greedy, modest = Budget(ledger, "greedy", "10.0.0.1"), Budget(ledger, "modest", "10.0.0.1")
        many = [asyncio.create_task(visit(greedy, "greedy")) for _ in range(20)]
        await asyncio.gather(*many, asyncio.create_task(visit(modest, "modest")))

    asyncio.run(crowd())
    assert order.index("modest") < 3


# --- answers --------------------------------------------------------------------------------------------------------


def test_long_answers_go_out_in_pieces_compressed_where_that_is_understood(
    open_house: Callable[..., House], tmp_path: Path
) -> None:
    pages = tmp_path / "pages"
    (pages / "assets").mkdir(parents=True)
    (pages / "index.html").write_text("<!doctype html>")
    text = "".join(f"const x{n} = {n};\n" for n in range(30_000))
    (pages / "assets" / "long.js").write_text(text)
    house = open_house(pages=pages)
    for path, expected in (("/assets/long.js", text), ("/api/schema/openapi.json", None)):
        plain = httpx.get(f"{house.url}{path}", headers={"accept-encoding": "identity"})
        squeezed = httpx.get(f"{house.url}{path}", headers={"accept-encoding": "gzip"})
        assert "content-encoding" not in plain.headers and squeezed.headers["content-encoding"] == "gzip"
        assert int(squeezed.headers["content-length"]) < int(plain.headers["content-length"]) == len(plain.content)
        assert plain.text == squeezed.text and expected in (None, plain.text)
    (pages / "assets" / "long.js").write_text("changed")
    assert httpx.get(f"{house.url}/assets/long.js").text == "changed"


def test_an_answer_nobody_takes_is_given_up(open_house: Callable[..., House], tmp_path: Path, lines: ExitStack) -> None:
    pages = tmp_path / "pages"
    (pages / "assets").mkdir(parents=True)
    (pages / "index.html").write_text("<!doctype html>")
    (pages / "assets" / "deck.wasm").write_bytes(bytes(range(256)) * 80_000)
    house = open_house(pages=pages, stall_seconds=0.3)
    line = connected(lines, house)
    line.sendall(b"GET /assets/deck.wasm HTTP/1.1\r\nhost: localhost\r\n\r\n")
    deadline = time.monotonic() + PATIENCE
    while house.connections.open and time.monotonic() < deadline:
        time.sleep(0.01)
    assert house.connections.open == 0
