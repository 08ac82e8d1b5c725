"""Several people on one page: who may share, who is asked, for whom a message counts, and what stays after it all."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from armarium import shelf
from armarium.games.kamimai import GAME
from armarium.log import Seat
from armarium.reason import Refused
from armarium.table import Table
from tests.drawers import games_with_secrets
from tests.server.drawing import kamimai_settings
from tests.server.house import Guest, House, Line, Told

SECRET = bytes(range(32))
SHORT = ("done", "end", "keep")  # a turn goes on with what of these is offered


# --- the table ------------------------------------------------------------------------------------------------------


def shared(*seats: Seat, begun: bool = True, grimoire: str = "companion") -> Table:
    """A real box on the table, unless another Grimoire stands there."""
    table = Table(GAME, seats, {"grimoire": grimoire}, SECRET)
    if begun:
        table.start()
    return table


def refusal(call: Callable[..., object], *args: object) -> str:
    with pytest.raises(Refused) as caught:
        call(*args)
    return caught.value.reason.key


def turn(table: Table, *cards: str) -> None:
    """The seat on turn draws these and stores them."""
    seat = table.to_act()[0]
    for move in (*(f"drew {card}" for card in cards), *SHORT):
        table.play(seat, move)


def proposed(table: Table) -> tuple[int, int]:
    """Two Water cards each, and a spell of both: the seat that proposed, and the one that is asked."""
    giver = table.to_act()[0]
    turn(table, "water", "water")
    activator = table.to_act()[0]
    for move in ("drew water", "drew water", "done"):
        table.play(activator, move)
    table.play(activator, next(offer.move for offer in table.offers(activator) if len(offer.shares or []) == 2))
    return activator, giver


def test_who_sits_may_seat_others_beside() -> None:
    table = shared(Seat("a"), Seat(), Seat(bot="last"), begun=False)
    table.seats = table.with_companion("a", 1, "Bea")
    assert table.seats[1] == Seat("a", name="Bea")
    assert (table.seats_of("a"), table.held_with(1), table.seat_of("a")) == ([0, 1], [0, 1], 0)
    assert table.with_companion("a", 0, "Ann")[0] == Seat("a", name="Ann")
    assert refusal(table.with_companion, "b", 1, "Bo") == "not-seated"
    assert refusal(table.with_companion, "a", 2, "Bo") == "seat-taken"
    assert refusal(table.with_companion, "a", 7, "Bo") == "no-such-seat"
    assert refusal(table.with_companion, "a", -1, "Bo") == "no-such-seat"


def test_changing_ones_own_seat_leaves_the_others_where_they_are() -> None:
    table = shared(Seat("a"), Seat("a", name="Bea"), Seat(), begun=False)
    assert table.with_person("a", 2) == [Seat(), Seat("a", name="Bea"), Seat("a")]


def test_one_seat_or_all_are_free_again_before_the_start() -> None:
    table = shared(Seat("a"), Seat("a", name="Bea"), Seat("b"), begun=False, grimoire="quick")
    assert table.without_person("a", 1) == [Seat("a"), Seat(), Seat("b")]
    assert table.without_person("a") == [Seat(), Seat(), Seat("b")]
    assert refusal(table.without_person, "a", 2) == "seat-taken"
    table.start()
    assert refusal(table.without_person, "a", 1) == "already-started"
    assert refusal(table.with_companion, "a", 2, "Bo") == "seat-taken"


def test_the_seat_that_must_act_is_the_one_that_plays() -> None:
    table = shared(Seat("a"), Seat("a", name="Bea"))
    first = table.to_act()[0]
    assert table.seat_of("a") == first
    turn(table, "fire")
    assert table.to_act() == [1 - first]
    assert table.seat_of("a") == 1 - first


@pytest.mark.parametrize("people", ["aab", "aba"])
def test_a_seat_that_may_act_comes_before_one_that_may_not(people: str) -> None:
    """M-22: while others decide about a spell, its activator may take it back."""
    table = shared(*(Seat(person) for person in people))
    while table.seats[table.to_act()[0]].person == "a":
        turn(table, "fire")
    activator, giver = proposed(table)
    assert table.to_act() == [giver]
    assert table.seat_of("a") == activator
    assert [offer.move for offer in table.offers(activator)] == ["withdraw"]


def test_a_move_of_any_seat_of_the_page_can_be_undone_from_it() -> None:
    table = shared(Seat("a"), Seat("a", name="Bea"))
    activator, giver = proposed(table)
    assert table.seat_of("a") == giver
    assert table.can_undo(giver)
    step = table.prepare_undo(giver, table.n)
    assert step.line.seat == activator
    table.commit(step)
    assert table.seat_of("a") == activator


def test_a_take_back_is_asked_of_other_pages_alone_and_answered_once() -> None:
    table = shared(Seat("a"), Seat("a", name="Bea"), Seat("b"), Seat("b", name="Cy"))
    mover = table.to_act()[0]
    others = [seat for seat in range(4) if seat not in table.held_with(mover)]
    turn(table, "fire")
    question = table.ask(next(seat for seat in table.held_with(mover) if seat != mover), table.n)
    assert (question.seat, question.needed) == (mover, others)
    answered = table.answer(others[1], agree=True)
    assert answered is not None
    assert (answered.needed, answered.agreed) == ([], others)
    table.commit(table.prepare_back())
    assert table.to_act() == [mover]


def test_a_substitute_plays_for_all_of_a_page_or_for_one() -> None:
    table = shared(Seat("a"), Seat("a", name="Bea"), Seat("b"), grimoire="quick")
    seats = table.with_substitute("a", "last", False)
    assert seats == [Seat("a", "last", stood_from=0), Seat("a", "last", name="Bea", stood_from=0), Seat("b")]
    table.seats = table.with_substitute("a", "last", True, 1)
    assert table.seats == [Seat("a"), Seat("a", "last", True, "Bea"), Seat("b")]
    assert table.seat_of("a") == 0
    assert table.with_substitute("a", "random", False)[1] == table.seats[1]
    table.seats = table.with_substitute("a", "random", False)
    back = Seat("a", stood_from=0, stood_to=0)
    assert table.without_substitute_after_absence("a") == [back, Seat("a", "last", True, "Bea"), Seat("b")]
    assert table.without_substitute("a") == [back, Seat("a", name="Bea"), Seat("b")]
    assert table.without_substitute("a", 1)[0] == Seat("a", "random", stood_from=0)
    assert refusal(table.without_substitute, "a", 2) == "seat-taken"


def test_names_go_along_to_a_rematch() -> None:
    table = shared(Seat("a"), Seat("a", name="Bea"), Seat("b"))
    following = shared(*table.rematch_seats(), begun=False)
    assert table.rematch_places("a") == {1: Seat("a"), 2: Seat("a", name="Bea")}
    following.seats = following.with_person("b", 2)
    following.seats = following.with_rematch(table.rematch_places("a"))
    assert following.seats == [Seat("a", name="Bea"), Seat("a"), Seat("b")]
    assert refusal(following.with_rematch, {0: Seat("c")}) == "seat-taken"


# --- over HTTP and sockets ------------------------------------------------------------------------------------------


@pytest.fixture
def reopened(tmp_path: Path) -> Iterator[Callable[..., House]]:
    """A server over one database; asked again it is another one over the same."""
    houses: list[House] = []

    def opened(**changed: Any) -> House:
        for house in houses[-1:]:
            house.close()
        houses.append(House(kamimai_settings(tmp_path / "tables.sqlite", **changed)))
        return houses[-1]

    yield opened
    houses[-1].close()


@pytest.fixture
def kamimai(reopened: Callable[..., House]) -> House:
    return reopened()


def beside(guest: Guest, table: str, seat: int, name: str | None) -> Told:
    card: Told = guest.post(f"/tables/{table}/beside", seat=seat, name=name)
    return card


def open_shared(guest: Guest, *names: str, free: int = 0, **options: Any) -> str:
    """A table for a real box: the guest on the first seat, these people beside, then free seats."""
    table = guest.open("kamimai", 1 + len(names) + free, options={"grimoire": "companion", **options})
    for seat, name in enumerate(names, 1):
        beside(guest, table, seat, name)
    return table


def begin(guest: Guest, table: str) -> tuple[Line, Told]:
    guest.post(f"/tables/{table}/start")
    line = guest.line(table)
    return line, line.join()


def played(line: Line, n: int, *moves: str) -> Told:
    step: Told = {}
    for at, move in enumerate(moves, n):
        step = line.play(move, at)
    return step


def test_a_shared_phone_shows_its_peoples_names(kamimai: House) -> None:
    guest, other = kamimai.guest(), kamimai.guest()
    table = open_shared(guest, "  Béa  Ω ", free=1)
    card = guest.get(f"/tables/{table}")
    assert [seat["name"] for seat in card["seats"]] == ["", "Béa Ω", ""]
    assert (card["mine"], card["held"]) == (0, [0, 1])
    assert card["seats"][1]["person"]["id"] == guest.me["id"]
    assert other.get(f"/tables/{table}")["held"] == []
    assert [one["id"] for one in guest.get("/tables")["mine"]] == [table], "a table is listed once"
    shares = {game["name"]: game["shared"] for game in guest.get("/games") if not game["accompanies"]}
    assert shares == {name: game.shared for name, game in shelf.games().items()} and shares["kamimai"]


@pytest.mark.parametrize("grimoire", ["simulated", "quick", "companion"])
def test_every_kind_of_grimoire_can_be_shared(kamimai: House, grimoire: str) -> None:
    guest = kamimai.guest()
    line, welcome = begin(guest, open_shared(guest, "Bea", grimoire=grimoire))
    acting = welcome["table"]["to_act"][0]
    assert welcome["table"]["mine"] == acting
    move = "drew water" if grimoire == "companion" else "pull 1 slow"
    step = line.play(move, 0)
    assert step["entry"]["seat"] == acting


@pytest.mark.parametrize("game", games_with_secrets())
def test_games_with_secrets_are_not_shared(kamimai: House, game: str) -> None:
    guest = kamimai.guest()
    table = guest.open(game, 2)
    assert guest.turned_away(f"/tables/{table}/beside", seat=1, name="Bea") == "seats-not-shared"
    assert guest.get(f"/tables/{table}")["seats"][1]["person"] is None


@pytest.mark.parametrize(
    ("body", "key"),
    [
        ({"seat": 1, "name": " "}, "name-length"),
        ({"seat": 1, "name": "x" * 25}, "name-length"),
        ({"seat": 1, "name": "\u202e"}, "name-length"),
        ({"seat": 2, "name": "Bea"}, "seat-taken"),
        ({"seat": 2, "name": None}, "seat-taken"),
        ({"seat": 1, "name": None}, "seat-taken"),
        ({"seat": 9, "name": "Bea"}, "no-such-seat"),
        ({"seat": 1}, "request-unreadable"),
        ({"seat": 1, "name": 3}, "request-unreadable"),
    ],
)
def test_what_cannot_be_is_refused(kamimai: House, body: dict[str, object], key: str) -> None:
    guest, other = kamimai.guest(), kamimai.guest()
    table = open_shared(guest, free=2)
    other.post(f"/tables/{table}/sit", seat=2)
    assert guest.turned_away(f"/tables/{table}/beside", **body) == key
    assert kamimai.guest().turned_away(f"/tables/{table}/beside", seat=1, name="Bea") == "not-seated"
    assert guest.get(f"/tables/{table}")["held"] == [0]


def test_a_shared_seat_is_free_again_for_somebody_with_a_phone(kamimai: House) -> None:
    guest, other = kamimai.guest(), kamimai.guest()
    table = open_shared(guest, "Bea", "Cy")
    assert other.turned_away(f"/tables/{table}/sit", seat=1) == "seat-taken"
    card = beside(guest, table, 1, None)
    assert (card["seats"][1]["person"], card["held"], card["host"]) == (None, [0, 2], guest.me["id"])
    assert other.post(f"/tables/{table}/sit", seat=1)["mine"] == 1
    assert guest.turned_away(f"/tables/{table}/beside", seat=1, name=None) == "seat-taken"
    card = beside(guest, table, 0, None)
    assert (card["held"], card["host"]) == ([2], guest.me["id"]), "whoever still sits is still the host"


def test_leaving_before_the_start_frees_all_seats_of_the_page(kamimai: House) -> None:
    guest, other = kamimai.guest(), kamimai.guest()
    table = open_shared(guest, "Bea", free=1)
    other.post(f"/tables/{table}/sit")
    card = guest.post(f"/tables/{table}/leave")
    assert [seat["person"] is None for seat in card["seats"]] == [True, True, False]
    assert (card["held"], card["host"]) == ([], other.me["id"])
    assert [seat["name"] for seat in card["seats"]] == ["", "", ""]


def test_the_page_follows_the_seat_that_acts(kamimai: House) -> None:
    guest, watcher = kamimai.guest(), kamimai.guest()
    table = open_shared(guest, "Bea")
    line, welcome = begin(guest, table)
    spectator = watcher.joined(table)
    first = welcome["table"]["mine"]
    step = line.play("drew fire", 0)
    assert (step["mine"], step["entry"]["seat"]) == (first, first)
    step = played(line, 1, *SHORT)
    assert (step["mine"], step["to_act"], step["view"]["seat"]) == (1 - first, [1 - first], 1 - first)
    assert {"drew water", "fell before"} <= {offer["move"] for offer in step["offers"]}
    seen = spectator.hear_until("step")
    assert (seen["mine"], seen["offers"]) == (None, [])
    back = line.ask("undo", at=4)
    assert back["type"] == "ack", "nothing to ask: all who play are here"
    assert line.hear_until("back")["mine"] == first


def test_consent_is_given_by_the_seat_that_is_asked(kamimai: House) -> None:
    """One phone proposes for one and agrees for the other; the proposal alone moves no card."""
    guest = kamimai.guest()
    line, welcome = begin(guest, open_shared(guest, "Bea"))
    giver = welcome["table"]["mine"]
    played(line, 0, "drew water", "drew water", *SHORT)
    step = played(line, 5, "drew water", "drew water", "done")
    activator = step["mine"]
    spell = next(offer["move"] for offer in step["offers"] if len(offer.get("shares", [])) == 2)
    asked = line.play(spell, 8)
    assert (activator, asked["mine"], asked["to_act"]) == (1 - giver, giver, [giver])
    assert [offer["move"] for offer in asked["offers"]] == ["agree", "refuse"]
    assert asked["view"]["sides"][giver]["reserve"] == ["water", "water"]
    agreed = line.play("agree", 9)
    assert (agreed["entry"]["seat"], agreed["mine"]) == (giver, activator)
    assert agreed["view"]["sides"][giver]["reserve"] == []
    assert agreed["view"]["drawn"] == []


def test_a_message_sent_again_is_answered_though_another_seat_acts_now(kamimai: House) -> None:
    guest = kamimai.guest()
    line, _ = begin(guest, open_shared(guest, "Bea"))
    played(line, 0, "drew fire", "done", "end")
    line.play("keep", 3)
    said = line.send("move", id="once", move="drew air", at=4)
    assert line.answer(said)["n"] == 5
    played(line, 5, *SHORT)
    assert line.ask("move", id="once", move="drew air", at=4) == {"type": "ack", "id": "once", "n": 5}
    assert guest.get("/tables")["mine"][0]["n"] == 8


def test_another_page_cannot_play_a_shared_seat(kamimai: House) -> None:
    guest, other = kamimai.guest(), kamimai.guest()
    table = open_shared(guest, "Bea", free=1)
    other.post(f"/tables/{table}/sit")
    line, welcome = begin(guest, table)
    stranger, lines = other.joined(table), {}
    n, turns = 0, welcome["table"]["to_act"]
    for _ in range(3):
        page = stranger if turns == [2] else line
        wrong = line if turns == [2] else stranger
        assert wrong.refusal("move", move="drew fire", at=n) == "not-your-turn"
        step = played(page, n, "drew fire", *SHORT)
        lines[step["entry"]["seat"]] = page
        n, turns = n + 4, step["to_act"]
        wrong.hear_until("step")
        while wrong.hear_until("step")["entry"]["n"] < n:
            pass
    assert lines == {0: line, 1: line, 2: stranger}
    assert stranger.refusal("stand", away=True, seat=1) == "seat-taken"


def test_a_bot_plays_for_one_who_goes_home_and_for_all_who_leave(kamimai: House) -> None:
    guest, other = kamimai.guest(), kamimai.guest()
    table = open_shared(guest, "Bea", free=1, grimoire="quick")
    other.post(f"/tables/{table}/sit")
    line, _ = begin(guest, table)
    assert line.ask("stand", away=True, seat=1)["type"] == "ack"
    seats = guest.get(f"/tables/{table}")["seats"]
    assert [seat["bot"] for seat in seats] == [None, "heuristic", None], "a team gets the best that answers at once"
    assert seats[1]["name"] == "Bea"
    assert line.ask("stand", away=False, seat=1)["type"] == "ack"
    seats = guest.post(f"/tables/{table}/leave")["seats"]
    assert [seat["bot"] is not None for seat in seats] == [True, True, False]
    assert line.refusal("move", move="pull 1 quick", at=0) == "bot-plays-for-you"
    assert line.ask("stand", away=False)["type"] == "ack"
    assert [seat["bot"] for seat in guest.get(f"/tables/{table}")["seats"]] == [None, None, None]


def test_all_seats_of_an_absent_page_are_stood_in_for_and_given_back(reopened: Callable[..., House]) -> None:
    house = reopened(absence=0.0)
    guest, other = house.guest(), house.guest()
    table = open_shared(guest, "Bea", free=1, grimoire="quick")
    other.post(f"/tables/{table}/sit")
    stays = other.joined(table)
    line, _ = begin(guest, table)
    line.close()
    while not all(seat["bot"] for seat in stays.hear_until("table")["table"]["seats"][:2]):
        pass
    welcome = guest.line(table).join()
    assert [(seat["bot"], seat["name"]) for seat in welcome["table"]["seats"][:2]] == [(None, ""), (None, "Bea")]


def test_beside_a_real_box_no_bot_stands_in_but_another_page_takes_over(reopened: Callable[..., House]) -> None:
    """A phone dies: the people still sit at the table, and another phone goes on telling for them."""
    house = reopened(absence=0.0)
    guest, other = house.guest(), house.guest()
    table = open_shared(guest, "Bea", free=1)
    assert guest.turned_away(f"/tables/{table}/bot", seat=2, bot="heuristic") == "bot-none"
    other.post(f"/tables/{table}/sit")
    line, _ = begin(guest, table)
    stays = other.joined(table)
    assert other.turned_away(f"/tables/{table}/beside", seat=0, name="Ann") == "seat-taken", "its phone is here"
    line.close()
    while any(seat["present"] for seat in stays.hear_until("table")["table"]["seats"][:2]):
        pass
    for seat, name in enumerate(("Ann", "Bea")):
        beside(other, table, seat, name)
    card = other.get(f"/tables/{table}")
    assert (card["held"], [seat["bot"] for seat in card["seats"]]) == ([0, 1, 2], [None, None, None])


def test_beside_a_real_box_a_seat_goes_back_to_the_phone_that_was_dead(kamimai: House) -> None:
    """Whoever told for it gives it up; the phone that came back sits down again, and nobody is left without a seat."""
    guest, other = kamimai.guest(), kamimai.guest()
    table = open_shared(guest, "Bea", free=1)
    other.post(f"/tables/{table}/sit")
    begin(guest, table)
    beside(guest, table, 1, None)
    assert guest.get(f"/tables/{table}")["held"] == [0]
    assert guest.turned_away(f"/tables/{table}/beside", seat=0, name=None) == "already-started", "the last one stays"
    assert guest.turned_away(f"/tables/{table}/beside", seat=2, name=None) == "already-started", "nor somebody else's"
    back = kamimai.guest()
    back.post(f"/tables/{table}/sit", seat=1)
    assert back.joined(table).join()["table"]["mine"] == 1
    assert kamimai.guest().turned_away(f"/tables/{table}/sit") == "already-started"


def test_who_leaves_a_real_box_has_no_bot_that_invents_cards(kamimai: House) -> None:
    """Away from the page or away from the table: reports come from people alone."""
    guest, other = kamimai.guest(), kamimai.guest()
    table = open_shared(guest, "Bea", free=1)
    other.post(f"/tables/{table}/sit")
    line, _ = begin(guest, table)
    guest.post(f"/tables/{table}/leave")
    assert line.refusal("stand", away=True) == "bot-none"
    card = other.get(f"/tables/{table}")
    assert [(seat["bot"], bool(seat["person"])) for seat in card["seats"]] == [(None, True)] * 3


def test_back_to_an_earlier_line_when_all_agree(kamimai: House) -> None:
    """To where the table was after line 1, whoever has moved since; alone on one page nobody need be asked."""
    guest = kamimai.guest()
    line, _ = begin(guest, open_shared(guest, "Bea"))
    played(line, 0, "drew water", "drew fire", "drew air")
    line.send("undo", at=3, to=1)
    back = line.hear_until("back")
    assert (back["n"], back["view"]["drawn"]) == (1, ["water"])
    assert line.refusal("undo", at=back["n"], to=99) == "nothing-to-take-back"


def test_a_restart_keeps_names_seats_and_whose_turn_it_is(reopened: Callable[..., House]) -> None:
    house = reopened()
    guest = house.guest()
    table = open_shared(guest, "Bea")
    line, _ = begin(guest, table)
    before = played(line, 0, "drew fire", *SHORT)
    cookies = dict(guest.http.cookies)
    again = reopened().guest()
    again.http.cookies.clear()
    again.http.cookies.update(cookies)
    line = again.line(table)
    welcome = line.join()
    assert [seat["name"] for seat in welcome["table"]["seats"]] == ["", "Bea"]
    assert (welcome["table"]["held"], welcome["table"]["mine"]) == ([0, 1], before["mine"])
    assert line.play("drew water", 4)["entry"]["seat"] == before["mine"]


def fallen(line: Line, welcome: Told) -> Told:
    """The Grimoire falls turn after turn until no energy is left."""
    step = welcome
    for n in range(60):
        if step.get("result"):
            return step
        offered = {offer["move"] for offer in step["offers"]}
        move = next(move for move in ("fell", "end", "keep", *sorted(offered)) if move in offered)
        step = line.play(move, n)
    raise AssertionError("the game does not end")


def test_record_replay_and_rematch_keep_the_names(kamimai: House) -> None:
    guest = kamimai.guest()
    table = open_shared(guest, "Bea", "Cy", mode="hard")
    line, welcome = begin(guest, table)
    assert fallen(line, welcome)["result"]["winners"] == []
    record = guest.http.get(f"/api/tables/{table}/record").text
    assert "Bea" in record
    assert "Cy" in record
    told = guest.get(f"/tables/{table}/replay", viewpoint="2")
    assert told["table"]["seats"][2]["name"] == "Cy"
    assert line.ask("rematch")["type"] == "ack"
    following = line.hear_until("table")["table"]["rematch"]
    card = guest.get(f"/tables/{following}")
    assert [seat["name"] for seat in card["seats"]] == ["Cy", "", "Bea"]
    assert (card["stage"], card["held"]) == ("playing", [0, 1, 2])


def test_a_running_game_is_replayed_from_all_seats_of_the_page(kamimai: House) -> None:
    guest, other = kamimai.guest(), kamimai.guest()
    table = open_shared(guest, "Bea", free=1)
    other.post(f"/tables/{table}/sit")
    begin(guest, table)
    for seat in ("0", "1"):
        assert guest.get(f"/tables/{table}/replay", viewpoint=seat)["frames"]
    answer = guest.http.get(f"/api/tables/{table}/replay", params={"viewpoint": "2"})
    assert answer.json()["key"] == "not-over"


def test_hints_are_given_while_one_page_plays_alone(kamimai: House) -> None:
    guest = kamimai.guest()
    table = open_shared(guest, "Bea", free=1)
    assert guest.get(f"/tables/{table}")["hints"] is True
    kamimai.guest().post(f"/tables/{table}/sit")
    assert guest.get(f"/tables/{table}")["hints"] is False
