"""Views, offers, events and refusals of random games against a reading of the position's text: values, not shapes."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from armarium.game import NOBODY, Event
from armarium.games.kragmortha import GAME
from armarium.games.kragmortha.state import State
from tests.contract.walk import Walk, positions, walks
from tests.kragmortha.reading import LOOKS, Reading
from tests.kragmortha.tables import at, play


def readings(seed: int, count: int = 21) -> Iterator[tuple[Walk, State, Reading]]:
    for walk, state in positions(GAME, count, seed, looks=60):
        assert isinstance(state, State)
        yield walk, state, Reading(GAME.position(state))


@pytest.mark.clause("K-31", "K-32", "K-33")
def test_every_field_of_a_view_is_what_the_position_says() -> None:
    for walk, state, reading in readings(8100):
        for viewer in (len(walk.lines) % walk.seats, None):
            told = msgspec.to_builtins(GAME.view(state, viewer))
            for side in told["sides"]:
                side["looks"] = side["looks"] and [
                    look["id"] + ("/eased" if look.get("eased") else "") for look in side["looks"]
                ]
                side["books"] = side["books"] and [(book["name"], book["used"]) for book in side["books"]]
            told["standing"] = [
                (line["place"], line["seat"], line["looks"], line["books"], line["symbols"])
                for line in told["standing"]
            ]
            told["reach"] = [sorted(squares, key=lambda one: (one["y"], one["x"])) for squares in told["reach"]]
            expected = reading.view(viewer)
            assert {name: told[name] for name in expected} == expected


@pytest.mark.clause("K-12", "K-15", "K-35")
def test_every_offer_names_its_card_square_seat_and_look() -> None:
    for walk, state, reading in readings(8200):
        for seat in range(walk.seats):
            told = msgspec.to_builtins(GAME.offers(state, seat))
            assert told == [reading.offer(seat, offer["move"]) for offer in told]
        slips = [state.text(move) for move in state.moves(NOBODY)]
        for slip in slips:
            _, owner, look, *_ = slip.split()
            assert (look in reading.look_ids(int(owner) - 1) and "S" in LOOKS[look]["check"]) or reading.options


@pytest.mark.clause("K-33")
def test_a_look_says_which_order_it_gives_at_this_table() -> None:
    for _, state, reading in readings(8300, count=14):
        for side in GAME.view(state, None).sides:
            for look in side.looks or ():
                replaced = "chat" in LOOKS[look.id] and reading.options.get("chat") == "off"
                replaced = replaced and reading.options.get("mode") != "table"
                order = LOOKS[look.id]["chat"] if replaced else look.id
                asleep = reading.options.get(order.split("-")[0]) == "off"
                assert look.order == (None if asleep else order) and look.family == look.id.split("-")[0]
                told = LOOKS[look.id if asleep else order]
                twice = look.eased or reading.options.get("doubled-clocks") == "on"
                assert look.seconds == (told["seconds"] * (2 if twice else 1) if "seconds" in told else None)
                assert (look.check, look.bind, look.most) == (told["check"], told["bind"], told.get("most"))


# --- events -----------------------------------------------------------------------------------------------------------


def stepped(walk: Walk) -> Iterator[tuple[int, str, list[Event], Reading, Reading]]:
    """Every move of a walk: who, what, what was told, the position before and after."""
    walk.stride = 1
    walk.state.events = []
    before = Reading(GAME.position(walk.state))  # type: ignore[arg-type]
    lines = 0
    for state in walk:
        if len(walk.lines) > lines:
            after = Reading(GAME.position(state))  # type: ignore[arg-type]
            line, events = walk.lines[-1], list(walk.state.events or [])
            yield line.seat, line.move, events, before, after
            before, lines = after, len(walk.lines)
        walk.state.events = []


@pytest.mark.clause("K-11", "K-12", "K-20", "K-23", "K-26", "K-29")
def test_every_event_names_who_and_what_the_positions_show() -> None:
    kinds: set[str] = set()
    for walk in walks(GAME, 28, seed=8400):
        with walk:
            for seat, move, events, before, after in stepped(walk):
                for event in events:
                    kinds.add(event.kind)
                    check_event(Told(seat, move, event, events, before, after))
    assert len(kinds) > 25, kinds


class Told:
    """One event of a move, with the positions before and after it."""

    def __init__(
        self, seat: int, move: str, event: Event, events: list[Event], before: Reading, after: Reading
    ) -> None:
        self.seat = seat
        self.words = move.split()
        self.kind = event.kind
        self.values: dict[str, Any] = {**event.values, **event.secret}
        self.who = int(self.values.get("seat", -2))
        self.events = events
        self.kinds = [other.kind for other in events]
        self.before = before
        self.after = after


def check_event(told: Told) -> None:
    check_pawns(told)
    check_cards(told)
    check_looks(told)
    check_court(told)


def check_pawns(told: Told) -> None:
    values, words, who, before, after = told.values, told.words, told.who, told.before, told.after
    match told.kind:
        case "placed" | "stepped" | "rigor" | "warped":
            verb = {"placed": "place", "warped": "warp"}.get(told.kind)
            assert who == before.seat and values["square"] in words and (verb is None or words[0] == verb)
        case "pushed":
            pushed, pusher = values["target-seat"], values["pusher-seat"]
            start = before.goblins[pushed]
            assert values["square"] in before.judge.beside(start) and values["square"] != before.goblins[pusher]
            links = [other.values["link"] for other in told.events if other.kind == "pushed"]
            route = [one for one in before.fields["route"].split(".") if one != "-"]
            assert links == list(range(max(1, len(route)), max(1, len(route)) + len(links)))
            assert who == (before.seat if before.fields["shoving"] == "1" or "shove" in words else pusher)
        case "met":
            assert values["square"] == (after.rigor if "warped" not in told.kinds else values["square"])
            assert values["square"] in (before.rigor, *words, after.rigor)
        case "desk":
            assert values["square"] in ("a9", "b9", "a10", "b10")
        case "token":
            assert values["token"] in ("teleport", "grimoire", "trap")
        case "moved":
            assert after.goblins[who] == values["square"] or told.kinds.count("moved") > 1
        case "changed":
            other = values["target-seat"]
            assert (after.goblins[who], after.goblins[other]) == (before.goblins[other], before.goblins[who])
        case "blamed":
            assert values["target-seat"] == int(words[1]) - 1
            assert before.goblins[values["target-seat"]] in before.judge.beside(before.goblins[who])


def check_cards(told: Told) -> None:
    values, words, who, before, after = told.values, told.words, told.who, told.before, told.after
    match told.kind:
        case "played":
            assert who == before.seat and values["slot"] == int(words[1])
            assert values["card"] == before.hands[who][values["slot"] - 1]
            assert after.fields["last"] == values["card"] or "exchanged" in told.kinds or "discarded" in told.kinds
        case "drew":
            cards = values.get("cards", after.hands[who][-values["count"] :])  # a Flat Palm draws face down
            assert values["count"] == len(cards)
            assert after.hands[who][-values["count"] :] == cards or told.kinds.count("drew") > 1
        case "exchanged":
            assert values["cards"] == before.hands[who] and values["count"] == len(before.hands[who])
        case "discarded":
            assert who == told.seat and values["card"] == before.hands[who][int(words[1]) - 1]
        case "showed":
            assert values["card"] == before.hands[who][values["slot"] - 1] and who == before.seat
        case "pilfered":
            assert values["cards"] == before.hands[values["target-seat"]] and values["target-seat"] == int(words[1]) - 1
        case "traded":
            other = values["target-seat"]
            assert before.tasks[-1] == ["trade", str(who + 1), str(other)]
            assert values["given-card"] == before.hands[who][int(words[1]) - 1] == after.hands[other][-1]
            assert values["taken-card"] == before.hands[other][int(words[2]) - 1] == after.hands[who][-1]
        case "peeked" | "touched":
            assert who == told.seat and values["slot"] == int(words[1])
            assert values.get("card", before.hands[who][values["slot"] - 1]) == before.hands[who][values["slot"] - 1]


def check_looks(told: Told) -> None:
    values, words, who, before, after = told.values, told.words, told.who, told.before, told.after
    match told.kind:
        case "look":
            assert values["look"] in after.look_ids(who) and values["look"] not in before.look_ids(who)
            assert values["count"] == len(values["looks"])
            held = {look.split("-")[0] for look in after.look_ids(who)}
            assert all(look.split("-")[0] in held for look in values["looks"])
            assert all(look in after.fields["under"] for look in values["looks"]) or told.kinds.count("look") > 1
        case "book":
            names = [bare.split("/")[0] for bare, _ in after.entries("books", who)]
            assert values["book"] in names and len(names) > len(before.entries("books", who))
        case "used":
            book = values["book"]
            assert (book, False) in [(name, name.endswith("/used")) for name, _ in before.entries("books", who)]
            assert f"{book}/used" in [name for name, _ in after.entries("books", who)]
        case "unhexed" | "spared":
            assert values["look"] == words[1] and values["look"] in after.fields["under"]
            assert who == told.seat and values["look"] in before.look_ids(who)
        case "eased":
            assert who == told.seat and f"{who + 1}/{words[1]}/eased" in after.fields["looks"]
        case "device":
            assert values["device"] == words[0] and after.fields["devices"][who] == words[0][0]


def check_court(told: Told) -> None:
    values, words, who, before, after = told.values, told.words, told.who, told.before, told.after
    match told.kind:
        case "slip":
            accused = int(words[1]) - 1 if words[0] == "slip" else int(before.tasks[-1][1]) - 1
            assert who == accused and values["look"] in before.look_ids(who)
            assert words[0] != "slip" or values["look"] == words[2]
        case "caught":
            assert who == told.seat and values["target-seat"] == int(words[1]) - 1 and values["look"] == words[2]
        case "contested" | "cleared":
            assert who == int(before.tasks[-1][1]) - 1
            assert values["look"] == list(LOOKS)[int(before.tasks[-1][2]) % 32]
        case "out":
            assert after.fields["out"] == str(who + 1)
        case "over":
            best = [line[1] for line in after.standing() if line[0] == 1]
            assert sorted(values["seats"]) == sorted(best) and values["count"] == len(best)


@pytest.mark.clause("K-27", "K-31")
def test_the_end_names_who_is_out_and_who_wins() -> None:
    state = at("d8 a5 c5", "gso", rigor="d9", looks="1/leg-1,1/arm-1,1/head-1,2/leg-2", books="3/blink")
    events = play(state, "play 1 d9")
    told = {event.kind: event.values for event in events}
    assert told["out"] == {"seat": 0} and told["over"] == {"seats": [2], "count": 1}


# --- refusals ---------------------------------------------------------------------------------------------------------

REFUSED: list[tuple[dict[str, str], int, str, str, str, dict[str, Any]]] = [
    ({}, 1, "play 1 c9", "K-11", "not-your-turn", {"goblin": 1}),
    ({"seat": "2"}, 0, "play 1 c9", "K-11", "not-your-turn", {"goblin": 2}),
    ({}, 0, "fly", "", "move-unknown", {"move": "fly"}),
    ({}, 0, "play 4 c9", "K-11", "no-such-card", {"count": 3}),
    ({}, 0, "play 1", "", "square-expected", {"move": "1"}),
    ({}, 0, "play 1 c10", "K-12", "not-adjacent", {"square": "c10", "start": "c8"}),
    ({}, 0, "play 1 b8", "K-12", "symbol-differs", {"square": "b8", "symbol": "potion"}),
    ({}, 0, "play 1 c7", "K-12", "symbol-differs", {"square": "c7", "symbol": "scroll"}),
    ({"goblins": "f9.a5.c5"}, 0, "play 1 g9", "K-14", "bookcase", {"square": "g9"}),
    (
        {"goblins": "f10.g10.c5", "hands": "gpg/-/-"},
        0,
        "play 1 g10",
        "K-17",
        "cannot-be-pushed",
        {"square": "g10", "goblin": 2},
    ),
    ({}, 0, "play 1 c9 gaze", "K-35", "book-not-held", {"book": "crystal-gaze"}),
    ({}, 0, "play 1 c9 shove", "K-35", "book-not-held", {"book": "ogres-shove"}),
    ({"books": "1/ogres-shove"}, 0, "play 1 c9 shove", "K-35", "nobody-to-push", {"square": "c9"}),
    ({}, 0, "place c5", "K-10", "already-placed", {}),
    ({}, 0, "exchange", "K-13", "can-play", {}),
    ({}, 0, "stop", "K-11", "card-first", {}),
    ({}, 0, "push c9", "K-15", "nothing-to-answer", {"move": "push c9"}),
    ({}, 0, "blink b5", "K-35", "book-not-held", {"book": "blink"}),
    ({"books": "1/hasty-feet"}, 0, "haste 1 c9", "K-35", "book-not-now", {"book": "hasty-feet"}),
    ({"books": "1/blink"}, 0, "blink c9", "K-35", "book-form", {"book": "blink", "move": "blink c9"}),
    ({}, 0, "peek 1", "K-33", "look-not-held", {"look": "hand-4"}),
    ({}, 0, "touch 1", "K-33", "look-not-held", {"look": "arm-2"}),
    ({"looks": "1/arm-2"}, 0, "play 2 c9", "K-33", "touch-first", {"slot": 2}),
    ({"looks": "1/arm-2", "touched": "2"}, 0, "play 1 c9", "K-33", "touched-card", {"slot": 2}),
    ({"looks": "1/hand-1"}, 0, "play 2 c9", "K-33", "outer-cards", {"slot": 2}),
    ({"looks": "1/hand-4"}, 0, "play 3 c9", "K-33", "look-first", {"slot": 3}),
    ({}, 0, "slip 1 leg-1", "K-34", "slip-by-server", {}),
    ({}, 0, "caught 2 leg-1", "K-34", "online-mode", {}),
    ({"options": "mode:table", "looks": "1/leg-1"}, 0, "caught 1 leg-1", "K-34", "accuses-self", {}),
    ({}, NOBODY, "slip 1 leg-1", "K-28", "no-slip", {"move": "slip 1 leg-1"}),
    ({"options": "mode:table"}, NOBODY, "slip 1 leg-1", "K-34", "table-mode", {}),
    ({"looks": "1/arm-2"}, 0, "ease arm-2", "K-34", "ease-needless", {"look": "arm-2"}),
    ({}, 0, "ease arm-2", "K-34", "look-not-yours", {"move": "ease arm-2"}),
    ({"options": "friendly:off", "looks": "1/leg-1"}, 0, "ease leg-1", "K-34", "not-friendly", {}),
    ({"phase": "second", "card": "gbg", "rest": "bg"}, 0, "play 1 c9", "K-11", "card-played", {}),
    ({"phase": "second", "card": "gbg", "rest": "bg", "looks": "1/leg-4"}, 0, "stop", "K-33", "restless-feet", {}),
    (
        {"phase": "second", "card": "gbg", "rest": "bg"},
        0,
        "step c10",
        "K-12",
        "not-adjacent",
        {"square": "c10", "start": "c8"},
    ),
    (
        {"phase": "second", "card": "rbg", "rest": "bg"},
        0,
        "step c9",
        "K-12",
        "not-adjacent",
        {"square": "c9", "start": "d10"},
    ),
    (
        {"phase": "second", "card": "gbg", "rest": "bg", "looks": "1/hand-4"},
        0,
        "peek 1",
        "K-33",
        "glance-not-now",
        {"look": "hand-4"},
    ),
    (
        {"phase": "after", "card": "gbg", "books": "1/unhexing,1/strings-of-bone"},
        0,
        "step c9",
        "K-12",
        "steps-done",
        {},
    ),
]


@pytest.mark.parametrize(("fields", "seat", "text", "clause", "key", "values"), REFUSED)
def test_a_refusal_names_the_square_the_card_the_seat(
    fields: dict[str, str], seat: int, text: str, clause: str, key: str, values: dict[str, Any]
) -> None:
    told = {"hands": "gbg.gbg.gbg/-/-"} | fields
    state = at(told.pop("goblins", "c8.a5.c5").replace(".", " "), **told)
    reason = state.why_not(seat, text)
    assert reason is not None and (reason.clause, reason.key, reason.values) == (clause, key, values)


PENDING: list[tuple[list[str], int, str, str, str, dict[str, Any]]] = [
    (["play 1 d7"], 0, "push d6", "K-15", "push-back", {"square": "d6"}),
    (["play 1 d7"], 0, "push a5", "K-12", "not-adjacent", {"square": "a5", "start": "d7"}),
    (["play 1 d7"], 0, "play 1 d7", "K-15", "answer-first", {"task": "link"}),
    (["play 1 d7"], 1, "push c7", "K-15", "not-your-choice", {"goblin": 1, "task": "link"}),
    (["play 1 d7", "push d8"], 1, "push d7", "K-15", "push-back", {"square": "d7"}),
    (["play 1 d7", "push d8"], 0, "push c8", "K-15", "not-your-choice", {"goblin": 2, "task": "link"}),
]


@pytest.mark.clause("K-15")
@pytest.mark.parametrize(("moves", "seat", "text", "clause", "key", "values"), PENDING)
def test_a_refusal_in_a_chain_names_the_square_and_who_chooses(
    moves: list[str], seat: int, text: str, clause: str, key: str, values: dict[str, Any]
) -> None:
    state = at("d6 d7 d8 a10", "gsg")
    play(state, *moves)
    reason = state.why_not(seat, text)
    assert reason is not None and (reason.clause, reason.key, reason.values) == (clause, key, values)
