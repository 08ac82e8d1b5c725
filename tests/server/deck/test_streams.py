"""A hand that draws while everybody looks on, over real sockets: parts, who may not meddle, and how it can end."""

from __future__ import annotations

import base64
import json
import math
import socket
import time
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from armarium.games.kamimai.deck.proofs import parse_proof
from armarium.games.kamimai.notation import CARDS
from armarium.motion import Frame
from armarium.reason import refusal
from armarium.server import simulation
from tests.server.drawing import (
    GRIP,
    dragged,
    grabbed,
    kamimai_settings,
    known_table,
    leaning,
    log,
    pulled,
    solo,
    starting,
    straight,
    unpacked,
)
from tests.server.house import Guest, House, Line, Told

AS_SHIPPED = (simulation.BEHIND, simulation.STILL)  # the tests here set other times


@pytest.fixture(autouse=True)
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """However slow the machine is, no hand is taken for a silent one."""
    monkeypatch.setattr(simulation, "STILL", 600.0)
    monkeypatch.setattr(simulation, "BEHIND", 600.0)


def pair(house: House, guest: Guest) -> tuple[Line, Line, Guest]:
    """Two at a table: the one who draws, the other, and the other's person."""
    table, other = guest.open("kamimai", 2), Guest(house.url)
    other.post(f"/tables/{table}/sit")
    guest.post(f"/tables/{table}/start")
    lines = [guest.joined(table), other.joined(table)]
    turn = lines[0].join()["table"]["to_act"][0]
    return lines[turn], lines[1 - turn], other


def digests(house: House, table: str) -> list[str]:
    return [parse_proof(row.proof).digest for row in log(house, table) if row.proof]


# --- what everybody is shown ------------------------------------------------------------------------------------------


def test_a_pull_is_shown_in_parts_on_one_clock(guest: Guest) -> None:
    line = solo(guest)
    parts, step = dragged(line, 1, straight(), 0)
    assert [part["part"] for part in parts] == list(range(len(parts))) and len(parts) > 3
    assert [part["last"] for part in parts] == [False] * (len(parts) - 1) + [True]
    assert {(part["n"], part["slot"]) for part in parts} == {(1, 1)} and step["entry"]["n"] == 1
    times = [at for part in parts for at, _ in unpacked(part["frames"])]
    assert times == sorted(times) and len(set(times)) == len(times)


def test_those_who_look_on_see_the_same(house: House, guest: Guest) -> None:
    drawing, other, person = pair(house, guest)
    parts, _ = dragged(drawing, 1, straight(), 0)
    seen = [other.hear_until("poses") for _ in parts]
    assert seen == parts
    person.leave()


@pytest.mark.parametrize(("slot", "lean"), [(1, 0.0), (32, 3.0)])
def test_batches_change_nothing_about_the_verdict(house: House, guest: Guest, slot: int, lean: float) -> None:
    """The same secret and the same samples: at once, sample by sample, and in batches."""
    told: list[tuple[str, list[str], list[Frame]]] = []
    for size in (1, 5, 1000):
        table = known_table(house, guest)
        parts, step = dragged(guest.joined(table), slot, straight("quick", lean), 0, size)
        frames = [frame for part in parts for frame in unpacked(part["frames"])]
        told.append((step["entry"]["move"], digests(house, table), frames))
    assert told[0] == told[1] == told[2]


def test_a_second_pull_starts_where_the_first_has_left_the_cards(house: House, guest: Guest) -> None:
    line = guest.joined(known_table(house, guest, steadiness="calm"))
    first, step = dragged(line, 9, leaning(), 0)
    assert step["view"]["phase"] == "draw"
    moved = dict(poses for part in first for _, cards in unpacked(part["frames"]) for poses in cards)
    del moved[9]
    second, _ = dragged(line, 60, straight(), step["entry"]["n"])
    assert starting(second[0]) == moved != {}


def test_no_frame_names_a_face_that_cannot_be_seen(house: House, guest: Guest) -> None:
    """Poses are numbers. Faces are in views and events, and only those anybody can see from outside (M-53)."""
    drawing, other, person = pair(house, guest)
    dragged(drawing, 3, straight(), 0)
    other.hear_until("step")
    for line in (drawing, other):
        for text in line.raw:
            told = json.loads(text)
            if told["type"] == "poses":
                assert told.keys() == {"type", "n", "slot", "start", "frames", "part", "last"}
                numbers = [number for at, moved in unpacked(told["frames"]) for slot, pose in moved for number in pose]
                assert all(isinstance(number, int) for number in numbers)
                assert not any(card.encode() in base64.b64decode(told["frames"]) for card in CARDS)
            elif told["type"] in ("welcome", "step"):
                must_be_public(told["view"]["grimoire"])
    person.leave()


def must_be_public(grimoire: Told) -> None:
    standing = [slot["slot"] for slot in grimoire["slots"]]
    seen = {slot["slot"] for slot in grimoire["slots"] if slot["card"] is not None}
    ends = {standing[0], standing[-1]} if standing else set()
    at_gaps = {slot for slot in standing if {slot - 1, slot + 1} - set(standing)}
    assert ends <= seen <= ends | at_gaps


# --- who may not meddle -----------------------------------------------------------------------------------------------


def test_while_a_hand_draws_nothing_else_is_played(house: House, guest: Guest) -> None:
    drawing, other, person = pair(house, guest)
    samples = straight()
    id = grabbed(drawing, 1, 0, samples[:4])
    asked: dict[str, Any] = {"at": 0, "slot": 2, "grip": GRIP, "samples": samples}
    assert drawing.refusal("pull", **asked) == "hand-busy"
    assert drawing.refusal("pull", **asked, more=True) == "hand-busy"
    assert drawing.refusal("move", at=0, move="pull 2 slow") == "hand-busy"
    assert drawing.refusal("undo", at=0) == "hand-busy"
    assert other.refusal("pull", **asked) == "hand-busy"
    assert other.refusal("pull", **asked | {"id": id}) == "hand-busy"
    assert other.ask("say", text="careful")["type"] == "ack"
    told = drawing.ask("pull", **asked | {"id": id, "slot": 1, "samples": samples[4:]})
    assert (told["type"], told["n"]) == ("ack", 1)
    person.leave()


def test_out_of_turn_nobody_takes_hold(house: House, guest: Guest) -> None:
    _, other, person = pair(house, guest)
    asked: dict[str, Any] = {"at": 0, "slot": 1, "grip": GRIP, "samples": straight()[:3], "more": True}
    assert other.refusal("pull", **asked) == "not-your-turn"
    assert other.join()["n"] == 0
    person.leave()


@pytest.mark.parametrize(
    ("fields", "key"),
    [
        ({"slot": 0}, "slot-empty"),
        ({"slot": 64}, "slot-empty"),
        ({"slot": -1}, "pull-form"),
        ({"grip": [1.0]}, "samples-wrong"),
        ({"samples": [[0.0, 0.0]]}, "samples-wrong"),
        ({"samples": [[0.0, math.nan, 0.0, 0.0]]}, "message-unreadable"),
        ({"samples": [[1.0, 0.0, 0.0, 0.0], [0.5, 0.0, 0.0, 0.0]]}, "samples-wrong"),
        ({"at": 7}, "stale"),
    ],
)
def test_what_is_no_hand_takes_no_hold(guest: Guest, fields: dict[str, Any], key: str) -> None:
    line = solo(guest)
    line.send("pull", **{"at": 0, "slot": 1, "grip": GRIP, "samples": straight()[:3], "more": True, **fields})
    assert line.hear_until("no", "poses")["reason"]["key"] == key
    assert line.play("pull 1 slow", 0)["entry"]["n"] == 1


@pytest.mark.parametrize(
    ("samples", "key"),
    [
        ([[0.0, 0.0, 0.0, 0.0]], "samples-wrong"),
        ([[9.0, 1e9, 0.0, 0.0]], "samples-wrong"),
        ([[9.0, 0.0, 0.0]], "samples-wrong"),
        ([[9.0, 0.0, 0.0, 0.0], [8.0, 0.0, 0.0, 0.0]], "samples-wrong"),
        ([[9.0, math.nan, 0.0, 0.0]], "message-unreadable"),
        ([[9.0, math.inf, 0.0, 0.0]], "message-unreadable"),
        ("everything", "message-unreadable"),
    ],
)
def test_a_bad_batch_is_refused_and_the_verdict_stays(house: House, guest: Guest, samples: Any, key: str) -> None:
    found = []
    for bad in (False, True):
        table = known_table(house, guest)
        line, way = guest.joined(table), straight()
        id = grabbed(line, 1, 0, way[:4])
        asked: dict[str, Any] = {"id": id, "at": 0, "slot": 1, "grip": GRIP}
        if bad:
            line.send("pull", **asked, samples=samples, more=True)
            assert line.hear_until("no")["reason"]["key"] == key
        assert line.ask("pull", **asked, samples=way[4:])["type"] == "ack"
        found.append(digests(house, table))
    assert found[0] == found[1]


def test_a_hand_that_teleports_on_its_way_is_tamed(guest: Guest) -> None:
    wild = [[n / 60, 900000.0 * (-1) ** n, -900000.0, 900000.0] for n in range(40)]
    _, step = dragged(solo(guest), 32, wild, 0)
    assert step["entry"]["n"] == 1


def test_ten_thousand_samples_are_cut_off(guest: Guest) -> None:
    """The hand holds the card still for as long as a hand may, then it has let go, whatever else comes."""
    line = solo(guest)
    held = [[n / 60, 0.0, 0.0, 0.0] for n in range(10_000)]
    id = grabbed(line, 1, 0, held[:500])
    for first in range(500, len(held), 500):
        line.send("pull", id=id, at=0, slot=1, grip=GRIP, samples=held[first : first + 500], more=True)
    assert line.answer(id) == {"type": "ack", "id": id, "n": 1}
    assert line.hear_until("step")["entry"]["move"] == "pull 1 > none bares none"
    line.send("ping", id="after")
    assert all(told["type"] == "ack" for told in iter(line.hear, {"type": "pong", "id": "after"}))


# --- how it ends ------------------------------------------------------------------------------------------------------


def test_a_card_that_is_out_ends_the_pull(house: House, guest: Guest) -> None:
    """The hand has not let go, and need not."""
    line = guest.joined(known_table(house, guest, steadiness="calm"))
    id = line.send("pull", at=0, slot=1, grip=GRIP, samples=straight("quick"), more=True)
    assert line.answer(id)["n"] == 1
    assert line.hear_until("step")["entry"]["move"] == "pull 1 > 1 bares 2"
    assert line.ask("pull", id=id, at=0, slot=1, grip=GRIP, samples=[])["n"] == 1


def test_who_runs_away_has_let_go(house: House, guest: Guest) -> None:
    """A collapse that begins is not undone by closing the page."""
    drawing, other, person = pair(house, guest)
    grabbed(drawing, 32, 0, straight("quick", 3.0)[:20])
    drawing.close()
    assert other.hear_until("step")["entry"]["move"].startswith("pull 32 > ")
    person.leave()


def test_a_server_that_ends_lets_go_of_no_card(tmp_path: Path) -> None:
    """The page tells all of the hand's way again to whoever keeps the table next. A request that never comes to its end
    keeps the server open for as long as a card let go would take to come to rest."""
    house = House(kamimai_settings(tmp_path / "tables.sqlite"))
    guest = Guest(house.url)
    table = known_table(house, guest)
    grabbed(guest.joined(table), 1, 0, straight()[:8])
    with socket.create_connection(("127.0.0.1", int(house.url.rpartition(":")[2]))) as endless:
        endless.sendall(b"POST /api/tables HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-length: 9\r\n\r\n{")
        house.end()
    assert [line.n for line in log(house, table)] == [0]
    guest.leave()


def test_a_hand_that_says_nothing_is_let_go_of(guest: Guest, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(simulation, "STILL", 0.01)
    line = solo(guest)
    id = grabbed(line, 1, 0, straight()[:4])
    assert line.answer(id)["n"] == 1
    assert line.hear_until("step")["entry"]["move"] == "pull 1 > none bares none"


@pytest.mark.clause("M-52")
def test_empty_batches_do_not_hold_a_card(house: House, guest: Guest) -> None:
    """A hand's time runs on through them, and begins anew with a sample, however slow the machine is."""
    table = known_table(house, guest)
    line, way = guest.joined(table), straight()
    id = grabbed(line, 1, 0, way[:8])
    beside = house.hall._lives[table].simulator
    assert beside is not None
    ends = []
    for samples in ([], [], way[8:9], []):
        line.send("pull", id=id, at=0, slot=1, grip=GRIP, samples=samples, more=True)
        line.join()
        assert beside._timer is not None
        ends.append(beside._timer.when())
    assert ends[0] == ends[1] < ends[2] == ends[3]


@pytest.mark.clause("M-52")
def test_a_line_may_be_two_seconds_late_and_silent_for_five() -> None:
    assert AS_SHIPPED == (2.0, 5.0)


@pytest.mark.clause("M-52")
@pytest.mark.parametrize(("behind", "late"), [(0.0, True), (600.0, False)])
def test_a_clock_that_is_too_slow_has_kept_still(
    house: House, guest: Guest, monkeypatch: pytest.MonkeyPatch, behind: float, late: bool
) -> None:
    """Of the half second that the hand says nothing of, all counts that is more than a line may be late."""
    monkeypatch.setattr(simulation, "BEHIND", behind)
    table = known_table(house, guest, steadiness="calm")
    line = guest.joined(table)
    samples = straight()
    id = grabbed(line, 1, 0, samples[:8])
    time.sleep(0.5)
    assert line.ask("pull", id=id, at=0, slot=1, grip=GRIP, samples=samples[8:])["type"] == "ack"
    (proof,) = [parse_proof(written.proof) for written in log(house, table) if written.proof]
    assert proof.touch.pull is not None
    times = [sample[0] for sample in proof.touch.pull.samples]
    longest = max(after - before for before, after in pairwise(times))
    assert (longest > 0.4) is late
    if late:
        place = times.index(next(after for before, after in pairwise(times) if after - before == longest))
        assert proof.touch.pull.samples[place][1:] == proof.touch.pull.samples[place - 1][1:], "it kept still"


def test_who_hands_the_seat_over_has_let_go(house: House, guest: Guest) -> None:
    drawing, other, person = pair(house, guest)
    grabbed(drawing, 1, 0, straight()[:4])
    assert drawing.ask("stand", away=True)["type"] == "ack"
    assert other.hear_until("step")["entry"]["move"] == "pull 1 > none bares none"
    person.leave()


def test_a_pull_that_cannot_be_written_did_not_happen(
    house: House, guest: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def full(*_: object) -> None:
        raise refusal("store-full")

    line, samples = solo(guest), straight()
    id = grabbed(line, 1, 0, samples[:4])
    asked: dict[str, Any] = {"id": id, "at": 0, "slot": 1, "grip": GRIP}
    with monkeypatch.context() as broken:
        broken.setattr(house.hall.store, "add_line", full)
        assert line.ask("pull", **asked, samples=samples[4:])["reason"]["key"] == "store-full"
    now = json.loads(line.raw[-2])
    assert (now["type"], now["slot"], now["frames"], now["start"]) == ("poses", None, "", "")
    assert line.refusal("pull", **asked, samples=samples[4:]) == "server-fault"
    _, step = pulled(line, 1, samples, 0)
    assert step["entry"]["n"] == 1


def test_a_table_never_waits_for_another_hand(house: House, guest: Guest) -> None:
    """One worker, and one card held all the time: another table draws and draws."""
    held, other = solo(guest), guest.joined(known_table(house, guest, steadiness="calm"))
    id = grabbed(held, 1, 0, straight()[:4])
    step = other.play("pull 1 slow", 0)
    step = other.play("pull 63 slow", step["entry"]["n"])
    assert step["entry"]["n"] == 2
    assert held.ask("pull", id=id, at=0, slot=1, grip=GRIP, samples=[])["n"] == 1


def test_a_worker_that_dies_costs_a_pull_and_no_more(house: House, guest: Guest) -> None:
    line, samples = solo(guest), straight()
    id = grabbed(line, 1, 0, samples[:4])
    for worker in house.hall.simulation_pool._workers:
        worker._process.kill()
    assert line.refusal("pull", id=id, at=0, slot=1, grip=GRIP, samples=samples[4:]) == "server-fault"
    _, step = pulled(line, 1, samples, 0)
    assert step["entry"]["n"] == 1


# --- companion mode: the cards are on a real table --------------------------------------------------------------------


def test_in_companion_mode_no_hand_counts(guest: Guest) -> None:
    line = solo(guest, grimoire="companion")
    wild = [[n / 60, 900000.0, 0.0, 0.0] for n in range(900)]
    for slot, samples in ((1, straight()), (1, wild), (99, straight()), (1, [])):
        for more in (False, True):
            asked: dict[str, Any] = {"at": 0, "slot": slot, "grip": GRIP, "samples": samples, "more": more}
            assert line.refusal("pull", **asked) == "not-simulated"
    line.send("pull", at=0, slot=1, grip=GRIP, samples=[[0.0, math.nan, 0.0, 0.0]])
    assert line.hear_until("no")["reason"]["key"] == "message-unreadable"
    assert line.join()["n"] == 0


def test_in_companion_mode_impossible_reports_are_refused(house: House, guest: Guest) -> None:
    table, other = guest.open("kamimai", 2, options={"grimoire": "companion"}), Guest(house.url)
    other.post(f"/tables/{table}/sit")
    guest.post(f"/tables/{table}/start")
    lines = [guest.joined(table), other.joined(table)]
    turn = lines[0].join()["table"]["to_act"][0]
    drawing, waiting = lines[turn], lines[1 - turn]
    assert waiting.refusal("move", at=0, move="drew water") == "not-your-turn"
    for text in ("drew dragon", "drew", "drew nan", "pull 1 slow", "pull 1 > 1", "done > stands", "done"):
        assert drawing.ask("move", at=0, move=text)["type"] == "no", text
    n = drawing.play("drew imp", 0)["entry"]["n"]
    assert drawing.ask("move", at=n, move="drew imp")["type"] == "no", "there is one in the box"
    first, second = (drawing.send("move", at=n, move="drew water") for _ in range(2))
    assert drawing.answer(first)["type"] == "ack"
    assert drawing.answer(second)["reason"]["key"] == "stale"
    other.leave()
