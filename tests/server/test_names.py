"""K-33, K-34 on the wire: a Bowed Head is sent no name of anybody, and where chat is off nobody is heard."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from armarium.bots import HOUSE
from tests.server.house import Guest, House, Line, Told, toy_settings
from tests.server.watched import HandClock, Room

NAMES = ("Adelgunde", "Bartholomew", "Celestine")  # on seat 0, on seat 1, and somebody who looks on
SETTINGS: dict[str, Any] = {"catalogue": HOUSE, "chat_burst": 50}


@pytest.fixture(scope="module")
def library(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    house = House(toy_settings(tmp_path_factory.mktemp("library"), **SETTINGS))
    house.hall.clock = HandClock()
    yield house
    house.close()


def named(room: Room) -> Room:
    """Everybody has told the house a name, and has spoken."""
    for guest, name in zip(room.guests, NAMES, strict=True):
        assert guest.http.patch("/api/me", json={"name": name}).status_code == 200
    room.say("I am here", seat=1)
    room.settle()
    return room


def traces(guest: Guest) -> list[str]:
    """What would tell who somebody is."""
    name = guest.get("/me")["name"]
    assert name in NAMES
    return [name, guest.me["id"]]


def told(line: Line, since: int) -> str:
    return "\n".join(line.raw[since:])


def everything_again(room: Room) -> str:
    """All that happens at a table once more: joining, talk, presence, moves, a look at the table and the lobby."""
    since = len(room.mine.raw)
    room.mine.join()
    room.say("good evening", seat=1)
    room.lines[1].close()
    assert not room.mine.hear_until("table")["table"]["seats"][1]["present"]
    room.lines[1] = room.guests[1].joined(room.table)
    assert room.mine.hear_until("table")["table"]["seats"][1]["present"]
    room.opening()
    room.mine.join()
    room.settle()
    pages = [f"/api/tables/{room.table}", "/api/tables", f"/api/tables/{room.table}/replay"]
    return told(room.mine, since) + "\n".join(room.guests[0].http.get(page).text for page in pages)


@pytest.mark.clause("K-33")
def test_a_bowed_head_is_sent_nobodys_name(library: House) -> None:
    room = named(Room(library, "head-4"))
    frames = everything_again(room)
    for kind in ("welcome", "chat", "table", "step", "demands"):
        assert f'"type":"{kind}"' in frames
    other, id = traces(room.guests[1])
    assert other not in frames and id not in frames and NAMES[0] in frames
    assert '"text":"good evening"' in frames  # what was said is heard, not who said it
    for line in room.lines[1:]:  # everybody else reads all names
        assert {NAMES[0], NAMES[1]} <= {seat["person"]["name"] for seat in line.join()["table"]["seats"]}


@pytest.mark.clause("K-33")
def test_a_head_that_is_not_bowed_reads_every_name(library: House) -> None:
    room = named(Room(library, "head-3"))
    frames = everything_again(room)
    assert all(trace in frames for trace in traces(room.guests[1]))


@pytest.mark.clause("K-33")
def test_names_come_back_with_the_head(library: House) -> None:
    room = named(Room(library, "head-4", books="1/unhexing").opening())
    since = len(room.mine.raw)
    assert room.mine.ask("move", move="unhex head-4", at=room.n)["type"] == "ack"
    seats: list[Told] = room.mine.hear_until("table")["table"]["seats"]
    assert [seat["person"]["name"] for seat in seats] == list(NAMES[:2])
    assert NAMES[1] in told(room.mine, since)
    assert [line["person"]["name"] for line in room.mine.join()["chat"]] == [NAMES[1]]


@pytest.mark.clause("K-33")
def test_names_go_when_the_head_is_bowed(library: House) -> None:
    """Luck decides which Look is drawn, so heads are bowed by taking back the Grimoire that had raised one."""
    room = named(Room(library, "head-4", books="1/unhexing").opening())
    assert room.mine.ask("move", move="unhex head-4", at=room.n)["type"] == "ack"
    room.mine.hear_until("table")
    since = len(room.mine.raw)
    assert room.mine.ask("undo", at=room.n)["type"] == "ack"
    assert room.lines[1].ask("answer", agree=True)["type"] == "ack"
    assert room.mine.hear_until("table")["table"]["seats"][1]["person"] == {"id": "", "name": "", "avatar": 0}
    assert NAMES[1] not in told(room.mine, since)


@pytest.mark.clause("K-33")
def test_after_the_end_everybody_has_a_name_again(library: House) -> None:
    room = named(Room(library, "head-4 voice-3 leg-4").opening())
    room.play("play 1 c9")  # no formula: the fourth Look
    assert room.live.table.stage == "over"
    welcome = room.mine.join()
    assert [seat["person"]["name"] for seat in welcome["table"]["seats"]] == list(NAMES[:2])
    assert not any(side["nameless"] for side in welcome["view"]["sides"])


@pytest.mark.clause("K-34")
def test_a_table_without_chat_hears_nobody(library: House) -> None:
    room = Room(library, "voice-4", "chat:off")
    for line in room.lines:  # players and whoever looks on
        assert line.refusal("say", text="hm") == "chat-off"
    assert room.mine.join()["chat"] == [] and room.slips() == []


@pytest.mark.clause("K-34")
@pytest.mark.parametrize("stage", ["gathering", "playing"])
def test_chat_is_off_from_the_first_moment(library: House, stage: str) -> None:
    guest = library.guest()
    body: Told = {"game": "kragmortha", "seats": 2, "options": {"chat": False}, "bots": [None, "random"]}
    table = guest.post("/tables", **body, start=stage == "playing")["id"]
    assert guest.joined(table).refusal("say", text="hello") == "chat-off"


# --- K-34: only what is sealed is hidden ------------------------------------------------------------------------------


@pytest.mark.clause("K-34")
def test_an_accusation_hides_no_move_of_the_accused(library: House) -> None:
    room = Room(library, "leg-1", "mode:table").opening()
    assert room.lines[1].ask("move", move="caught 1 leg-1", at=room.n)["type"] == "ack"
    room.play("contest", "play 1 c9")
    for line in room.lines:
        moves = [entry["move"] for entry in line.join()["log"]]
        assert moves[-3:] == ["caught 1 leg-1", "contest", "play 1 c9"]


@pytest.mark.clause("K-34")
def test_a_move_from_before_an_accusation_is_stale(library: House) -> None:
    room = Room(library, "leg-1", "mode:table").opening()
    before = room.n
    assert room.lines[1].ask("move", move="caught 1 leg-1", at=before)["type"] == "ack"
    assert room.mine.refusal("move", move="play 1 c9", at=before) == "stale"
