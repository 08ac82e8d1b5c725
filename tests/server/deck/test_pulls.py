"""Hands at the standing Grimoire, over real sockets: what is refused, what is tamed, what everybody is shown."""

from __future__ import annotations

import math
from typing import Any

import pytest

from armarium.games.kamimai.deck import hand
from armarium.games.kamimai.deck.proofs import parse_proof
from tests.kamimai.paths import hand_path
from tests.server.drawing import (
    GRIP,
    known_table,
    leaning,
    log,
    pulled,
    solo,
    starting,
    straight,
    unpacked,
)
from tests.server.house import Guest, House


def test_a_pull_is_simulated_shown_and_played(guest: Guest) -> None:
    line = solo(guest)
    poses, step = pulled(line, 1, straight(), 0)
    assert (poses["n"], poses["slot"], poses["start"]) == (1, 1, "")
    frames = unpacked(poses["frames"])
    assert frames[0][1][0][0] == 1
    times = [at for at, _ in frames]
    assert times == sorted(times)
    assert step["entry"]["move"].startswith("pull 1 > ")
    assert step["view"]["drawn"] or step["view"]["collapsed"]


def test_a_pull_without_dragging_is_simulated_too(guest: Guest) -> None:
    line = solo(guest)
    step = line.play("pull 1 slow", 0)
    assert step["entry"]["move"].startswith("pull 1 > ")


def test_a_pull_without_dragging_may_lean_and_only_where_hands_are_simulated(house: House, guest: Guest) -> None:
    table = known_table(house, guest, steadiness="calm")
    line = guest.joined(table)
    step = line.play("pull 1 slow outward", 0)
    assert step["entry"]["move"].startswith("pull 1 > ")
    (proof,) = [parse_proof(written.proof) for written in log(house, table) if written.proof]
    assert proof.touch.pull is not None and proof.touch.pull.samples[-1][3] < -0.4, "away from the near side"
    quick = guest.joined(guest.open("kamimai", 1, start=True, options={"grimoire": "quick"}))
    assert quick.refusal("move", at=0, move="pull 1 slow outward") == "pull-form"


def first_pull(house: House, table: str) -> hand.Pull:
    (proof,) = [parse_proof(written.proof) for written in log(house, table) if written.proof]
    assert proof.touch.pull is not None
    return proof.touch.pull


@pytest.mark.clause("M-52")
@pytest.mark.parametrize("dragged", [False, True])
def test_the_server_draws_with_the_hand_a_person_stated(house: House, guest: Guest, dragged: bool) -> None:
    pulls = {}
    for stated in ("right", "left", "left right", ""):
        table = known_table(house, guest)
        line = guest.joined(table)
        for dominant in stated.split():
            line.send("join", since=0, chat=0, hand=dominant)
            line.hear_until("welcome")
        if dragged:
            pulled(line, 1, straight("quick"), 0)
        else:
            line.play("pull 1 quick", 0)
        pulls[stated] = first_pull(house, table)
    right, left = pulls["right"], pulls["left"]
    assert pulls[""] == pulls["left right"] == right, "right unless they say otherwise, and the last word counts"
    assert (right.left, left.left, right.seed) == (False, True, left.seed)
    across, other = ([point[2] for point in hand_path(pull)] for pull in (right, left))
    assert other == [-place for place in across] and max(map(abs, across)) > 0.01


def test_a_hand_that_is_neither_is_no_message(guest: Guest) -> None:
    line = solo(guest)
    line.send("join", since=0, chat=0, hand="third")
    assert line.hear_until("no")["reason"]["key"] == "message-unreadable"


def test_a_newcomer_is_told_where_the_cards_are(house: House, guest: Guest) -> None:
    table = known_table(house, guest, steadiness="calm")
    pulled(guest.joined(table), 9, leaning(), 0)
    other = guest.line(table)
    other.join()
    told = other.hear_until("poses")
    assert (told["slot"], told["frames"], told["last"]) == (None, "", True)
    assert starting(told) and 9 not in starting(told)


@pytest.mark.parametrize(
    ("fields", "key"),
    [
        ({"slot": 0}, "slot-empty"),
        ({"slot": 64}, "slot-empty"),
        ({"slot": -3}, "pull-form"),
        ({"grip": [1.0]}, "samples-wrong"),
        ({"grip": [1e300, 0.0]}, "samples-wrong"),
        ({"samples": []}, "samples-wrong"),
        ({"samples": [[0.0, 0.0, 0.0, 0.0]]}, "samples-wrong"),
        ({"samples": [[0.0, 0.0], [1.0, 0.0]]}, "samples-wrong"),
        ({"samples": [[1.0, 0.0, 0.0, 0.0], [0.5, 0.0, 0.0, 0.0]]}, "samples-wrong"),
        ({"samples": [[0.0, 0.0, 0.0, 0.0], [1.0, 1e9, 0.0, 0.0]]}, "samples-wrong"),
        ({"samples": "all of them"}, "message-unreadable"),
        ({"samples": [[0.0, 0.0, 0.0, 0.0], [1.0, math.nan, 0.0, 0.0]]}, "message-unreadable"),
        ({"slot": "first"}, "message-unreadable"),
        ({"at": 7}, "stale"),
    ],
)
def test_what_is_no_hand_is_refused(guest: Guest, fields: dict[str, Any], key: str) -> None:
    line = solo(guest)
    line.send("pull", **{"at": 0, "slot": 1, "grip": GRIP, "samples": straight(), **fields})
    assert line.hear_until("no")["reason"]["key"] == key
    assert line.join()["n"] == 0


def test_a_teleporting_hand_is_tamed(guest: Guest) -> None:
    line = solo(guest)
    _, step = pulled(line, 32, [[0.0, 0.0, 0.0, 0.0], [0.001, 900000.0, -900000.0, 900000.0]], 0)
    assert step["entry"]["n"] == 1


def test_far_too_many_samples_are_cut_or_end_the_socket(guest: Guest) -> None:
    line = solo(guest)
    _, step = pulled(line, 1, [[n, 0, 0, 0] for n in range(3000)], 0)
    assert step["entry"]["n"] == 1
    many = [[n / 60, 0.01, 0.01, 0.01] for n in range(10_000)]
    line.send("pull", at=1, slot=2, grip=GRIP, samples=many)
    again = guest.line(guest.get("/tables")["mine"][0]["id"])
    assert again.join()["n"] == 1


def test_a_second_pull_while_one_runs_is_stale(guest: Guest) -> None:
    line = solo(guest)
    first = line.send("pull", at=0, slot=1, grip=GRIP, samples=straight())
    second = line.send("pull", at=0, slot=2, grip=GRIP, samples=straight())
    assert line.answer(first)["type"] == "ack"
    assert line.answer(second)["reason"]["key"] == "stale"


def test_out_of_turn_and_at_other_tables(guest: Guest, house: House) -> None:
    table = guest.open("kamimai", 2)
    other = Guest(house.url)
    other.post(f"/tables/{table}/sit")
    guest.post(f"/tables/{table}/start")
    lines = [guest.joined(table), other.joined(table)]
    turn = lines[0].join()["table"]["to_act"][0]
    asked = {"at": 0, "slot": 1, "grip": GRIP, "samples": straight()}
    assert lines[1 - turn].refusal("pull", **asked) == "not-your-turn"
    quick = solo(guest, grimoire="quick")
    assert quick.refusal("pull", **asked) == "not-simulated"
    other.leave()


def test_nobody_writes_the_verdict(guest: Guest) -> None:
    line = solo(guest)
    for text in ("pull 1 > 1", "pull 1 > none", "done > stands", "keep > stands"):
        assert line.refusal("move", at=0, move=text) == "settled-form"
    for source in ("quick", "companion"):
        other = solo(guest, grimoire=source)
        for text in ("pull 1 > 1", "pull 1 > none", "done > stands", "keep > stands"):
            assert other.ask("move", at=0, move=text)["type"] == "no"
