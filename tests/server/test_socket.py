"""The conversation over the socket: moves, reconnecting, refusals, floods, what a spectator may hear."""

from __future__ import annotations

import json
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from armarium.server.version import WIRE
from tests.server.house import House, Line, Told


def closed_with(line: Line) -> int:
    """Listen until the server closes the socket."""
    try:
        for _ in range(10_000):
            line.hear()
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd is not None else 0
    raise AssertionError("the socket stays open")


def hand(line: Line) -> list[int]:
    return list(line.join()["view"]["hand"])


# --- playing --------------------------------------------------------------------------------------------------------


def test_a_welcome_tells_the_whole_present(house: House) -> None:
    table, (first, _), _ = house.pair()
    told = first.line(table).join()
    assert told["table"]["mine"] == 0
    assert told["table"]["id"] == table
    assert (told["n"], told["log"], told["result"], told["asking"]) == (0, [], None, None)
    assert len(told["view"]["hand"]) == 2
    assert {"move": "roll"} in told["offers"]


def test_a_move_is_acknowledged_and_everybody_sees_it_as_they_may(house: House) -> None:
    _, _, (one, two) = house.pair()
    own = one.play("draw", 0)
    other = two.hear_until("step")
    assert own["entry"]["move"] == "draw"
    assert "card" in own["entry"]["events"][0]
    assert other["entry"]["move"] is None
    assert "card" not in other["entry"]["events"][0]
    assert other["to_act"] == [1]
    assert {"move": "roll"} in other["offers"]
    assert own["offers"] == []


def test_a_whole_game_ends_with_a_result_and_the_secret(house: House) -> None:
    _, _, lines = house.pair(turns=4)
    steps = [lines[turn % 2].play("roll", turn) for turn in range(4)]
    assert [step["result"] is None for step in steps] == [True, True, True, False]
    course = steps[-1]["result"]["course"]
    assert course[-1] == steps[-1]["standing"]
    assert course[-2] == steps[-2]["standing"]
    assert len(course) == len({step["entry"]["turn"] for step in steps})
    card = lines[1].hear_until("table")["table"]
    assert (card["stage"], card["to_act"]) == ("over", [])
    assert card["secret"]


def test_trying_a_move_plays_nothing(house: House) -> None:
    _, _, (one, two) = house.pair()
    assert one.ask("try", move="fly", at=0)["trial"] == {"move": "fly", "key": "toy-not-offered"}
    assert one.ask("try", move="roll", at=0)["trial"]["key"] is None
    assert one.refusal("try", move="roll", at=3) == "stale"
    assert two.join()["n"] == 0


def test_people_at_a_gathering_table_are_told_of_its_start(house: House) -> None:
    host, guest = house.guest(), house.guest()
    table = host.open()
    line = guest.line(table)
    assert line.join()["view"] is None
    guest.post(f"/tables/{table}/sit")
    assert line.hear_until("welcome")["table"]["mine"] == 1
    host.post(f"/tables/{table}/start")
    assert line.hear_until("welcome")["table"]["stage"] == "playing"


def test_presence_is_told(house: House) -> None:
    table, (_, second), (one, _) = house.pair()
    second.lines[0].close()
    assert one.hear_until("table")["table"]["seats"][1]["present"] in (True, False)
    while one.hear_until("table")["table"]["seats"][1]["present"]:
        pass
    second.joined(table)
    assert one.hear_until("table")["table"]["seats"][1]["present"]


# --- losing the line ------------------------------------------------------------------------------------------------


def test_a_page_that_comes_back_gets_what_it_missed(house: House) -> None:
    table, (first, _), (one, two) = house.pair()
    one.play("pass", 0)
    one.close()
    two.play("roll", 1)
    told = first.line(table).join(since=1)
    assert [entry["n"] for entry in told["log"]] == [2]
    assert told["n"] == 2


def test_a_page_whose_last_move_was_taken_back_gets_the_whole_log(house: House) -> None:
    table, (_, second), (one, _) = house.pair()
    one.play("pass", 0)
    one.ask("undo", at=1)
    one.hear_until("back")
    assert one.play("pass", 0)["entry"]["n"] == 3
    told = second.line(table).join(since=1)
    assert [entry["n"] for entry in told["log"]] == [3]


def test_a_resent_move_is_answered_and_not_played_twice(house: House) -> None:
    table, (first, _), (one, two) = house.pair()
    sent = one.send("move", id="page-1", move="pass", at=0)
    assert one.answer(sent) == {"type": "ack", "id": "page-1", "n": 1}
    two.play("pass", 1)
    assert one.ask("move", id="page-1", move="pass", at=0) == {"type": "ack", "id": "page-1", "n": 1}
    again = first.joined(table)
    assert again.ask("move", id="page-1", move="pass", at=0)["n"] == 1
    assert again.join()["n"] == 2


def test_a_resent_undo_takes_back_once(house: House) -> None:
    _, _, (one, _) = house.pair()
    first, second = hand(one)
    one.play(f"put {first}", 0)
    one.play(f"put {second}", 1)
    assert one.ask("undo", id="u", at=2)["type"] == "ack"
    assert one.ask("undo", id="u", at=2)["type"] == "ack"
    assert one.join()["n"] == 1


def test_two_pages_of_one_player_both_see_the_move(house: House) -> None:
    table, (first, _), (one, _) = house.pair()
    other = first.joined(table)
    one.play("draw", 0)
    assert "card" in other.hear_until("step")["entry"]["events"][0]


def test_a_huge_move_is_refused_in_a_few_words_and_the_game_goes_on(house: House) -> None:
    _, _, (one, _) = house.pair()
    for kind in ("move", "try"):
        one.send(kind, move="x" * 5000, at=0)
        assert one.hear_until("no")["reason"]["key"] == "message-unreadable"
        assert len(one.raw[-1]) < 500
    assert one.play("pass", 0)["entry"]["move"] == "pass"


# --- undo and consent -----------------------------------------------------------------------------------------------


def test_undo_is_offered_by_the_policy_and_told_to_all(house: House) -> None:
    _, _, (one, two) = house.pair()
    card = hand(one)[0]
    assert one.play(f"put {card}", 0)["can_undo"]
    assert not two.hear_until("step")["can_undo"]
    one.ask("undo", at=1)
    told = two.hear_until("back")
    assert (told["n"], told["seat"], told["to_act"]) == (0, 0, [0])
    assert {"move": f"put {card}"} in one.hear_until("back")["offers"]


def test_beyond_the_policy_the_others_are_asked(house: House) -> None:
    _, _, (one, two) = house.pair()
    assert not one.play("roll", 0)["can_undo"]
    assert one.ask("undo", at=1)["type"] == "ack"
    assert two.hear_until("asking") == {"type": "asking", "seat": 0, "n": 0, "agreed": []}
    assert two.ask("answer", agree=True)["type"] == "ack"
    assert one.hear_until("back")["n"] == 0
    assert one.hear_until("asking")["seat"] is None


def test_a_no_leaves_everything_as_it_was(house: House) -> None:
    _, _, (one, two) = house.pair()
    one.play("roll", 0)
    one.ask("undo", at=1)
    assert two.join()["asking"] == 0
    two.ask("answer", agree=False)
    assert one.hear_until("asking")["seat"] == 0
    assert one.hear_until("asking")["seat"] is None
    assert one.join()["n"] == 1
    assert two.refusal("answer", agree=True) == "nothing-asked"


def test_a_question_is_withdrawn_by_whoever_asked_and_by_nobody_else(house: House) -> None:
    _, _, (one, two) = house.pair()
    one.play("roll", 0)
    assert one.refusal("withdraw") == "nothing-asked"
    one.ask("undo", at=1)
    assert two.refusal("withdraw") == "nothing-asked"
    assert two.join()["asking"] == 0
    assert one.ask("withdraw")["type"] == "ack"
    assert two.hear_until("asking")["seat"] is None
    assert two.refusal("answer", agree=True) == "nothing-asked"
    assert one.join()["n"] == 1


def test_against_bots_alone_a_take_back_needs_nobody(house: House) -> None:
    guest = house.guest()
    line = guest.joined(guest.open(bots=[None, "random"], start=True))
    line.play("roll", 0)
    step = line.hear_until("step")
    while step["to_act"] != [0]:
        step = line.hear_until("step")
    line.send("undo", at=step["entry"]["n"])
    assert line.hear_until("back")["n"] == 0


# --- sealed choices -------------------------------------------------------------------------------------------------


def test_sealed_choices_are_hidden_and_changeable_until_the_last(house: House) -> None:
    _, _, (one, two) = house.pair("duel")
    one.play("say 4", 0)
    hidden = two.hear_until("step")
    assert hidden["entry"]["move"] is None
    assert hidden["to_act"] == [1]
    changed = one.play("say 5", 1)
    assert changed["offers"]
    shown = two.play("say 1", 0)
    assert shown["entry"]["events"][-1] == {"kind": "shown", "numbers": [5, 1]}


def test_a_question_asked_while_others_seal_their_choice_is_answered(house: House) -> None:
    """Its answer is what a page waits for: turned away, it would never say why a move is refused."""
    _, _, (one, two) = house.pair("duel")
    one.play("say 4", 0)
    assert two.ask("try", move="fly", at=0)["trial"] == {"move": "fly", "key": "toy-not-offered"}
    assert one.refusal("try", move="fly", at=0) == "stale"


def test_nobody_reads_a_sealed_choice_off_the_wire(house: House) -> None:
    table, _, (one, two) = house.pair("duel")
    watcher = house.guest().joined(table)
    one.play("say 4", 0)
    two.hear_until("step")
    watcher.hear_until("step")
    for line in (two, watcher):
        steps = [json.loads(raw) for raw in line.raw if '"type":"step"' in raw]
        assert [step["entry"]["move"] for step in steps] == [None]
        assert all("say 4" not in raw for raw in line.raw if line is watcher)


# --- secrecy --------------------------------------------------------------------------------------------------------


def test_a_spectator_never_receives_a_hidden_card(house: House) -> None:
    """On the raw frames: whatever the deal, the numbers of hidden cards appear nowhere."""
    table, _, (one, two) = house.pair(turns=8)
    watcher = house.guest().joined(table)
    for turn, text in enumerate(["draw", "draw", "pass", "draw"]):
        (one, two)[turn % 2].play(text, turn)
        watcher.hear_until("step")
    for raw in watcher.raw:
        told = json.loads(raw)
        view = told.get("view")
        assert view is None or (view["hand"] == [] and view["mine"] is None)
        assert told.get("offers", []) == []
        for entry in [told["entry"]] if "entry" in told else told.get("log", []):
            assert entry["move"] is None or entry["move"] == "pass"
            assert all("card" not in event for event in entry["events"])
        assert "secret" not in told.get("table", {}) or told["table"]["secret"] is None


def test_frames_of_a_spectator_do_not_depend_on_the_hidden_cards(open_house: Callable[..., House]) -> None:
    def frames(secret: bytes) -> list[dict[str, Any]]:
        house = open_house()
        host = house.guest()
        table = host.open(bots=[None, "last"])
        house.hall._lives[table].table.secret = secret
        watcher = house.guest().joined(table)
        host.post(f"/tables/{table}/start")
        line = host.joined(table)
        line.play("draw", 0)
        told = [watcher.hear_until("welcome"), watcher.hear_until("step"), watcher.hear_until("step")]
        house.close()
        return [
            {"view": each["view"], "events": [entry["events"] for entry in [each.get("entry", {"events": []})]]}
            for each in told
        ]

    assert frames(bytes(32)) == frames(bytes([1]) * 32)


# --- refusals -------------------------------------------------------------------------------------------------------


def test_a_move_for_another_seat_is_refused(house: House) -> None:
    _, _, (one, two) = house.pair()
    assert two.refusal("move", move="roll", at=0) == "toy-not-offered"
    assert two.refusal("move", move="roll", at=0, seat=0) == "toy-not-offered"
    assert one.join()["n"] == 0


def test_who_has_no_cookie_may_watch(house: House) -> None:
    table, _, _ = house.pair()
    stranger = house.guest()
    stranger.http.cookies.clear()
    told = stranger.line(table).join()
    assert told["table"]["mine"] is None
    assert told["view"]["hand"] == []


def test_a_spectator_may_not_act(house: House) -> None:
    table, _, _ = house.pair()
    watcher = house.guest().joined(table)
    tried: list[tuple[str, Told]] = [
        ("move", {"move": "roll", "at": 0}),
        ("try", {"move": "roll", "at": 0}),
        ("undo", {"at": 0}),
        ("answer", {"agree": True}),
        ("stand", {"away": True}),
        ("rematch", {}),
    ]
    for type, fields in tried:
        assert watcher.refusal(type, **fields) == "not-seated"


def test_a_stale_number_is_refused_and_says_the_present_one(house: House) -> None:
    _, _, (one, two) = house.pair()
    one.play("pass", 0)
    told = two.ask("move", move="pass", at=0)
    assert told["reason"] == {"clause": "", "key": "stale", "values": {"at": 0, "n": 1}}


def test_a_refusal_names_its_clause(house: House) -> None:
    _, _, (one, _) = house.pair()
    assert one.ask("move", move="fly", at=0)["reason"]["clause"] == "T-1"


NONSENSE: list[str | bytes] = [
    "", "{", "null", "[]", '"move"', "{}", '{"type":"shout","id":"1"}', '{"type":"move","id":"1"}',
    '{"type":"move","id":1,"at":0,"move":"roll"}', '{"type":"move","id":"1","at":1e99,"move":"roll"}', b"\xff\xfe\x00",
    '{"type":"move","id":"1","at":0,"move":' + "[" * 5000 + "]" * 5000 + "}",
    json.dumps({"type": "move", "id": "x" * 65, "at": 0, "move": "roll"}),
    json.dumps({"type": "move", "id": "x", "at": 0, "move": "r" * 201}),
]  # fmt: skip


@pytest.mark.parametrize("text", NONSENSE, ids=range(len(NONSENSE)))
def test_nonsense_is_refused_and_harms_nothing(house: House, text: str | bytes) -> None:
    _, _, (one, _) = house.pair()
    one.socket.send(text)
    assert one.hear_until("no")["reason"]["key"] == "message-unreadable"
    assert one.play("pass", 0)["entry"]["n"] == 1


def test_a_message_over_64_kilobytes_closes_the_socket(house: House) -> None:
    table, (first, _), (one, two) = house.pair()
    one.socket.send(json.dumps({"type": "say", "id": "1", "text": "x" * 66_000}))
    assert closed_with(one) == 1009
    assert first.joined(table).play("pass", 0)["entry"]["n"] == 1
    assert two.hear_until("step")


def test_the_first_word_must_be_join(house: House) -> None:
    table, (first, _), _ = house.pair()
    line = first.line(table)
    assert line.refusal("move", move="roll", at=0) == "join-first"
    assert line.ask("ping")["type"] == "pong"


def test_a_flood_is_refused_and_then_shown_out(open_house: Callable[..., House]) -> None:
    house = open_house(message_rate=0.001, message_burst=10, warnings=5)
    table, (first, _), (one, two) = house.pair()
    with suppress(ConnectionClosed):  # the server may show us out while we are still talking
        for _ in range(30):
            one.send("ping")
    assert closed_with(one) == 1008
    refusals = [json.loads(raw)["reason"]["key"] for raw in one.raw if '"type":"no"' in raw]
    assert refusals == ["too-many-messages"] * 6
    assert first.joined(table).play("pass", 0)["entry"]["n"] == 1
    assert two.hear_until("step")


def test_an_unknown_table_is_told_and_a_foreign_page_gets_no_socket(house: House) -> None:
    guest = house.guest()
    line = guest.line("nowhere")
    assert line.hear()["reason"]["key"] == "table-unknown"
    assert closed_with(line) == 1008
    with pytest.raises(InvalidStatus):
        guest.line(guest.open(), origin="https://elsewhere.example")


# --- chat -----------------------------------------------------------------------------------------------------------


def test_chat_reaches_everybody_and_is_kept(house: House) -> None:
    table, (first, _), (one, _) = house.pair()
    watcher = house.guest().joined(table)
    one.ask("say", text="  good   luck ")
    line = watcher.hear_until("chat")["line"]
    assert (line["n"], line["text"], line["seat"]) == (1, "good luck", 0)
    assert line["person"]["id"] == first.me["id"]
    assert [line["text"] for line in first.line(table).join()["chat"]] == ["good luck"]
    assert first.line(table).join(chat=1)["chat"] == []


def test_chat_has_limits(open_house: Callable[..., House]) -> None:
    house = open_house(chat_rate=0.001, chat_burst=2)
    _, _, (one, _) = house.pair()
    assert one.refusal("say", text="  ") == "chat-length"
    assert one.refusal("say", text="x" * 501) == "chat-length"
    assert one.ask("say", text="a")["type"] == "ack"
    assert one.ask("say", text="b")["type"] == "ack"
    assert one.refusal("say", text="c") == "chat-too-fast"


def test_a_resent_line_is_said_once(house: House) -> None:
    _, _, (one, _) = house.pair()
    one.ask("say", id="s", text="hello")
    one.ask("say", id="s", text="hello")
    assert len(one.join()["chat"]) == 1


def test_a_page_of_another_language_of_messages_is_not_welcomed(house: House) -> None:
    guest = house.guest()
    line = guest.line(guest.open())
    line.send("join", wire="another")
    assert line.hear()["reason"]["key"] == "page-outdated"
    line.send("join", wire=WIRE)
    assert line.hear_until("welcome")
    answer = guest.http.get("/api/me", headers={"x-armarium-wire": "another"})
    assert (answer.status_code, answer.json()["key"]) == (409, "page-outdated")
    assert guest.http.get("/api/me", headers={"x-armarium-wire": WIRE}).status_code == 200
