"""K-33, K-34 on a real server: who obeys is left alone, who does not is called, and the log says so for good."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from armarium.bots import HOUSE
from armarium.game import NOBODY
from armarium.games.kragmortha import GAME
from armarium.log import Seat
from armarium.reason import refusal
from armarium.server.wardens import RETRY
from armarium.table import Table, replay_lines
from tests.server.house import House, toy_settings
from tests.server.watched import HandClock, Room, joined_again

REAL = {"catalogue": HOUSE, "chat_burst": 50}


@pytest.fixture(scope="module")
def library(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    house = House(toy_settings(tmp_path_factory.mktemp("library"), **REAL))
    house.hall.clock = HandClock()
    yield house
    house.close()


def undo(room: Room) -> None:
    assert room.mine.ask("undo", at=room.n)["type"] == "ack"
    room.settle()


def step(room: Room) -> None:
    room.play("play 1 c9", "step c10")


def alone(room: Room) -> None:
    """A whole turn as a page plays it that sends nothing but moves."""
    room.opening()
    step(room)


def hasty(room: Room) -> None:
    room.opening().play("play 1 c9")


def blurts(text: str) -> Callable[[Room], None]:
    def blurt(room: Room) -> None:
        room.opening().say(text)

    return blurt


# --- who obeys ------------------------------------------------------------------------------------------------------


def speaks(text: str) -> Callable[[Room], None]:
    def speak(room: Room) -> None:
        room.opening().say(text)
        step(room)

    return speak


def presses(what: str) -> Callable[[Room], None]:
    """Before every move."""

    def press(room: Room) -> None:
        room.opening()
        for move in ("play 1 c9", "step c10"):
            room.press(what)
            room.play(move)

    return press


def holds_the_jaw(room: Room) -> None:
    room.opening().note(type="held", down=True)
    room.note(type="picked", card=1)
    step(room)
    room.note(type="held", down=False)


def shows_the_tongue(room: Room) -> None:
    room.opening()
    while "tongue" not in room.asks():
        room.wait(5)
    room.wait(7.5)
    room.press("tongue")
    room.wait(0.6)
    step(room)


def picks_four(room: Room) -> None:
    room.opening()
    for card in (1, 2, 2, 1):
        room.note(type="picked", card=card)
    room.play("play 1 c9")


def chooses_swiftly(room: Room) -> None:
    room.opening().wait(60)
    room.note(type="picked", card=1)
    room.wait(2.5)
    room.note(type="picked", square="c9")
    room.wait(60)
    step(room)


def stands_on_one_foot(room: Room) -> None:
    room.wait(100)  # while somebody else chooses
    room.opening().wait(14.5)
    assert room.demand("choose")["until"] == room.clock.now() + 0.5
    step(room)
    room.wait(100)


def rises_and_sits(room: Room) -> None:
    room.opening().press("rise")
    step(room)
    room.wait(4.5)
    room.press("sit")
    room.wait(10)


def knocks(room: Room) -> None:
    room.opening().play("play 1 c9")
    room.wait(3.5)
    room.press("key", room.demand("key")["key"])
    room.wait(10)
    room.play("step c10")


def hails(room: Room) -> None:
    room.play("play 2 e10", seat=1)
    room.wait(19.5)
    room.type(room.text("hail"))
    room.wait(20)


def asks_leave(room: Room) -> None:
    room.opening().type(room.text("formula"))
    step(room)


OBEYING: dict[str, Callable[[Room], None]] = {
    "mouth-1": speaks("Mmh, hmm… nnn!"),
    "mouth-2": speaks("goblinhood"),
    "mouth-3": holds_the_jaw,
    "mouth-4": shows_the_tongue,
    "head-1": picks_four,
    "head-4": presses("name"),
    "arm-1": presses("far"),
    "arm-3": chooses_swiftly,
    "leg-1": stands_on_one_foot,
    "leg-2": rises_and_sits,
    "leg-3": knocks,
    "voice-1": hails,
    "voice-2": speaks("hello all"),
    "voice-3": asks_leave,
    "voice-4": alone,
}


@pytest.mark.clause("K-33")
@pytest.mark.parametrize("look", OBEYING)
def test_who_obeys_is_not_called(library: House, look: str) -> None:
    room = Room(library, look)
    OBEYING[look](room)
    assert room.slips() == []
    assert not [line for line in room.written() if line.seat == NOBODY and line.n]


# --- who does not -----------------------------------------------------------------------------------------------------


def lets_go(room: Room) -> None:
    room.opening().note(type="held", down=True)
    room.play("play 1 c9")
    room.note(type="held", down=False)


def hides_the_tongue(room: Room) -> None:
    room.opening()
    while "tongue" not in room.asks():
        room.wait(5)
    room.wait(8)


def picks_five(room: Room) -> None:
    room.opening()
    for card in (1, 2, 1, 2, 3):
        room.note(type="picked", card=card)


def dawdles(room: Room) -> None:
    room.opening().note(type="picked", card=1)
    room.wait(3.5)
    room.note(type="picked", square="c9")


def stays_standing(room: Room) -> None:
    room.opening().press("rise")
    step(room)
    room.wait(5)


def presses_another_key(room: Room) -> None:
    room.opening().play("play 1 c9")
    room.press("key", "z")
    room.wait(4)


def ignores_him(room: Room) -> None:
    room.play("play 2 e10", seat=1)
    room.type("hail, I suppose")
    room.wait(20)


def misspells(room: Room) -> None:
    room.opening().type(room.text("formula").replace("e", "a"))
    room.play("play 1 c9")


def thinks_long(room: Room) -> None:
    room.opening().wait(15)


SLIPPING: list[tuple[str, Callable[[Room], None]]] = [
    ("mouth-1", blurts("hmm ok")),
    ("mouth-2", blurts("two words")),
    ("mouth-3", hasty),
    ("mouth-3", lets_go),
    ("mouth-4", hides_the_tongue),
    ("head-1", picks_five),
    ("head-4", alone),
    ("arm-1", hasty),
    ("arm-3", dawdles),
    ("leg-1", thinks_long),
    ("leg-2", hasty),
    ("leg-2", stays_standing),
    ("leg-3", alone),
    ("leg-3", presses_another_key),
    ("voice-1", ignores_him),
    ("voice-2", blurts("the Master!")),
    ("voice-3", hasty),
    ("voice-3", misspells),
    ("voice-4", blurts("!")),
]


@pytest.mark.clause("K-34")
@pytest.mark.parametrize(("look", "slipping"), SLIPPING, ids=lambda value: getattr(value, "__name__", value))
def test_a_forged_page_that_skips_an_order_is_called(
    library: House, look: str, slipping: Callable[[Room], None]
) -> None:
    room = Room(library, look)
    slipping(room)
    late = slipping is alone and look in ("head-4", "leg-3")  # K-28: seen in the move that ends the turn, and of it
    verdict = f"slip 1 {look}{' before' if late else ''}"
    assert room.slips() == [verdict]
    (line,) = [line for line in room.written() if line.seat == NOBODY and line.n]
    assert line.move == verdict
    for viewer in room.lines:  # the other player and a spectator hear of it too
        told = viewer.join()["log"]
        (entry,) = [entry for entry in told if entry["n"] == line.n]
        assert (entry["seat"], entry["move"]) == (NOBODY, line.move)
        assert {"kind": "slip", "seat": 0, "look": look} in entry["events"]


@pytest.mark.clause("K-33")
def test_a_slip_is_told_as_a_step_of_its_own(library: House) -> None:
    room = Room(library, "voice-3").opening()
    room.lines[2].join(since=room.n)
    room.play("play 1 c9")
    entries = [room.lines[2].hear_until("step")["entry"] for _ in range(2)]
    assert [entry["move"] for entry in entries] == ["play 1 c9", "slip 1 voice-3"]


# --- K-34: what holds for all ---------------------------------------------------------------------------------------


@pytest.mark.clause("K-28")
@pytest.mark.parametrize(("options", "called"), [("", 1), ("gentle:off", 2)])
def test_gentle_tables_call_one_slip_a_turn(library: House, options: str, called: int) -> None:
    room = Room(library, "voice-4", options).opening()
    room.say("one")
    room.say("two")
    assert room.slips() == ["slip 1 voice-4"] * called
    arm = Room(library, "arm-1", options)
    alone(arm)  # the second move ends the turn, and its slip is of that turn all the same
    assert arm.slips() == ["slip 1 arm-1", "slip 1 arm-1 before"][:called]


@pytest.mark.clause("K-34")
def test_doubled_clocks_and_stand_ins_come_from_the_options(library: House) -> None:
    slow = Room(library, "leg-1", "doubled-clocks:on").opening()
    slow.wait(29.5)
    assert slow.slips() == []
    slow.wait(0.5)
    assert slow.slips() == ["slip 1 leg-1"]
    easy = Room(library, "voice-3", "stand-ins:on").opening()
    easy.press("formula")
    easy.play("play 1 c9")
    assert easy.slips() == []


@pytest.mark.clause("K-34")
def test_a_closed_page_does_not_stop_the_clock(library: House) -> None:
    room = Room(library, "leg-1").opening()
    room.mine.close()
    room.clock.go(15)
    told = room.lines[1].hear_until("step")
    while told["entry"]["seat"] != NOBODY:
        told = room.lines[1].hear_until("step")
    assert told["entry"]["move"] == "slip 1 leg-1"


@pytest.mark.clause("K-34")
def test_nobody_is_watched_where_a_bot_acts(library: House) -> None:
    room = Room(library, "voice-3 leg-1 arm-1").opening()
    assert room.asks() == ["formula", "choose"]
    room.mine.ask("stand", away=True)
    seen = room.mine.hear_until("step")
    while 1 not in seen["to_act"]:
        seen = room.mine.hear_until("step")
    room.wait(60)
    assert room.slips() == [] and room.asks() == []
    room.mine.ask("stand", away=False)
    room.wait(60)
    assert room.slips() == []


@pytest.mark.clause("K-34")
def test_after_a_take_back_an_order_is_asked_again(library: House) -> None:
    room = Room(library, "voice-3").opening()
    room.type(room.text("formula", "en"))
    room.play("play 1 c9")
    undo(room)
    assert room.asks() == ["formula"]
    room.type(room.text("formula", "en"))
    room.play("play 2 c9")
    assert room.slips() == [] and room.asks() == []
    undo(room)
    room.play("play 2 c9")  # once more, and without asking leave
    assert room.slips() == ["slip 1 voice-3"]
    knees = Room(library, "leg-3").opening()
    for _ in range(2):
        knees.play("play 1 c9")
        knees.press("key", knees.demand("key")["key"])
        undo(knees)
        assert knees.asks() == []
    knees.play("play 1 c9")
    assert knees.asks() == ["key"] and knees.slips() == []


@pytest.mark.clause("K-34")
def test_no_take_back_goes_behind_a_slip_nor_frees_a_touched_card(library: House) -> None:
    room = Room(library, "voice-3").opening()
    room.play("play 1 c9")
    assert room.slips() == ["slip 1 voice-3"]
    refusal = room.mine.ask("undo", at=room.n)
    assert refusal["type"] == "no" and refusal["reason"]["key"] == "stays"
    assert room.moves()[-2:] == ["play 1 c9", "slip 1 voice-3"]
    elbow = Room(library, "arm-2").opening()
    elbow.play("touch 1")
    refusal = elbow.mine.ask("undo", at=elbow.n)
    assert refusal["type"] == "no" and refusal["reason"]["key"] == "stays"
    elbow.play("play 1 c9")
    undo(elbow)
    assert elbow.moves()[-1] == "touch 1"  # the step goes back, the touch does not


@pytest.mark.clause("K-34")
def test_changes_of_mind_count_through_take_backs(library: House) -> None:
    tome = Room(library, "head-1").opening()
    for card in (1, 2):
        tome.play(f"play {card} c9")
        assert tome.mine.ask("undo", at=tome.n)["type"] == "ack"
    tome.play("play 3 c9")  # the third card: changes of mind count
    assert tome.slips() == ["slip 1 head-1"]


@pytest.mark.clause("K-34")
def test_a_take_back_into_an_earlier_turn_makes_up_no_slip(library: House) -> None:
    room = Room(library, "head-4").opening()
    assert room.asks() == ["name"]
    assert room.lines[1].ask("undo", at=room.n)["type"] == "ack"
    assert room.mine.ask("answer", agree=True)["type"] == "ack"
    room.settle()
    assert room.slips() == [] and room.asks() == [] and room.moves() == ["play 1 d7"]
    room.play("stop", seat=1)
    step(room)
    assert room.slips() == ["slip 1 head-4 before"]


@pytest.mark.clause("K-27")
def test_the_fourth_look_may_come_from_a_slip(library: House) -> None:
    room = Room(library, "voice-3 head-2 head-3").opening()
    room.play("play 1 c9")
    assert room.live.table.stage == "over"
    assert room.asks() == [] and room.mine.refusal("note", note={"type": "held", "down": True}) == "game-over"
    record = room.guests[0].http.get(f"/api/tables/{room.table}/record").text
    assert "slip 1 voice-3" in record


# --- notes that are none ----------------------------------------------------------------------------------------------

NONSENSE: list[Any] = [
    None,
    7,
    [],
    {},
    {"type": "shouted"},
    {"type": "said", "text": "by way of a note"},
    {"type": "pressed", "what": "everything"},
    {"type": "held", "down": "yes"},
    {"type": "picked", "card": "1"},
    {"type": "typed", "text": "m" * 201},
]


def test_bad_notes_are_refused_without_harm(library: House) -> None:
    room = Room(library, "voice-3 voice-2").opening()
    before = room.written()
    for note in NONSENSE:
        assert room.mine.refusal("note", note=note) == "message-unreadable"
    assert room.lines[2].refusal("note", note={"type": "held", "down": True}) == "not-seated"
    assert room.mine.refusal("move", move="slip 2 leg-1", at=room.n) == "slip-by-server"
    room.note(seat=1, type="typed", text=room.text("formula"), seat_=0)  # one's own seat, whatever a note says
    room.press("sit")
    room.press("key", "b")
    room.press("tongue")
    room.note(type="picked", card=99)
    assert "formula" in room.asks()
    assert room.written() == before


def test_notes_out_of_time_or_place_are_refused(library: House) -> None:
    guest = library.guest()
    note = {"type": "held", "down": True}
    early = guest.joined(guest.open("kragmortha", 2))
    assert early.refusal("note", note=note) == "not-started"
    other = guest.post("/tables", game="rune", seats=2, bots=[None, "random"], start=True)["id"]
    assert guest.joined(other).refusal("note", note=note) == "message-unreadable"


def test_notes_count_as_messages(open_house: Callable[..., House]) -> None:
    house = open_house(**REAL | {"message_rate": 0.0, "message_burst": 12})
    room = Room(house, "voice-4")
    for _ in range(12):
        room.mine.send("note", note={"type": "held", "down": True})
    assert room.mine.hear_until("no")["reason"]["key"] == "too-many-messages"


# --- the log ----------------------------------------------------------------------------------------------------------


def test_a_verdict_is_written_before_anybody_hears_of_it(library: House, monkeypatch: pytest.MonkeyPatch) -> None:
    room = Room(library, "voice-3").opening()
    store, add_line = library.hall.store, library.hall.store.add_line

    async def full(table: str, row: Any, lease: Any, **changed: Any) -> None:
        if row.seat == NOBODY:
            raise refusal("store-full")
        await add_line(table, row, lease, **changed)

    monkeypatch.setattr(store, "add_line", full)
    room.play("play 1 c9")
    assert room.slips() == [] and room.lines[1].join()["n"] == room.n
    monkeypatch.undo()
    room.wait(RETRY)
    assert room.slips() == ["slip 1 voice-3"] and room.written()[-1].move == "slip 1 voice-3"


@pytest.mark.clause("K-34")
def test_a_restart_keeps_the_log_and_makes_up_no_slip(open_house: Callable[..., House]) -> None:
    house = open_house(**REAL)
    house.hall.clock = HandClock()
    room = Room(house, "voice-3 leg-1", "gentle:off").opening()
    room.type(room.text("formula"))
    room.wait(15)
    assert room.slips() == ["slip 1 leg-1"]
    log, position, looks = room.written(), room.live.table.position(), room.moves()
    house.close()

    again = open_house(**REAL)
    again.hall.clock = HandClock()
    room.house = again
    room.lines = [joined_again(again, room, seat) for seat in range(2)]
    assert room.written() == log and room.moves() == looks and room.live.table.position() == position
    repeated = replay_lines(Table(GAME, [Seat("a"), Seat("b")], room.live.table.options), log)
    assert repeated.position() == position
    room.wait(60)
    room.play("play 1 c9")  # the formula was typed before, the clock had run out before
    assert room.slips() == ["slip 1 leg-1"]
