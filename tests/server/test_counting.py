"""Alone against bots: what is taken back behind luck is told, has the same luck again, and the game does not count."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from typing import Any

from tests.server.house import Guest, House, Line


def alone(house: House, turns: int = 8) -> tuple[str, Guest, Line]:
    guest = house.guest()
    table = guest.open(seats=2, bots=[None, "last"], options={"turns": turns}, start=True)
    return table, guest, guest.joined(table)


def row(house: House, column: str) -> Any:
    with sqlite3.connect(house.settings.database) as store:
        found = store.execute(f"SELECT {column} FROM tables").fetchone()[0]
    store.close()
    return found


def test_the_same_roll_falls_again_and_the_bot_answers_alike(open_house: Callable[..., House]) -> None:
    house = open_house()
    _, _, line = alone(house)
    seen = []
    for _ in range(3):
        at = line.join()["n"]
        rolled = line.play("roll", at)
        answer = line.hear_until("step")
        seen.append((rolled["entry"]["events"], answer["entry"]["move"], answer["entry"]["events"]))
        assert line.ask("undo", at=answer["entry"]["n"])["type"] == "ack"
    assert seen[0] == seen[1] == seen[2]


def test_it_is_told_marked_and_part_of_row_card_result_and_record(open_house: Callable[..., House]) -> None:
    house = open_house()
    table, guest, line = alone(house, turns=4)
    assert (row(house, "counts"), row(house, "luck")) == (1, "place")
    assert line.join()["table"]["counts"] is True
    line.play("roll", 0)
    n = line.hear_until("step")["entry"]["n"]
    line.send("undo", at=n)
    assert [event["kind"] for event in line.hear_until("back")["events"]] == ["luck-undone"]
    assert line.hear_until("table")["table"]["counts"] is False
    assert row(house, "counts") == 0
    while (told := line.join())["table"]["stage"] == "playing":
        if told["table"]["to_act"] == [0]:
            line.play("roll", told["n"])
    assert told["result"]["counts"] is False
    text = guest.http.get(f"/api/tables/{table}/record").text
    assert "\ncounts: no\n" in text and "\nluck: place\n" in text
    house.close()
    assert open_house().guest().get(f"/tables/{table}")["counts"] is False


def test_what_two_people_agree_to_take_back_goes_on_counting(open_house: Callable[..., House]) -> None:
    house = open_house()
    _, _, (one, two) = house.pair()
    one.play("roll", 0)
    one.send("undo", at=1)
    two.hear_until("asking")
    two.ask("answer", agree=True)
    assert one.hear_until("back")["events"] == []
    assert (one.join()["table"]["counts"], row(house, "counts")) == (True, 1)
