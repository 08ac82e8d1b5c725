"""R-5: players choose a Master colour while it is free; who has not chosen gets the other."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from armarium.bots import HOUSE
from armarium.chance import Chance
from armarium.log import Seat
from armarium.reason import Refused
from armarium.table import Table
from tests.rune.tables import GAME
from tests.server.house import Guest, House, toy_settings

SETTINGS: dict[str, Any] = {"catalogue": HOUSE}


def colours(options: Any) -> list[str]:
    state = GAME.new(2, options, Chance(1))
    again = GAME.from_position(GAME.position(state), Chance(0)).clone(Chance(0))
    sides = [
        [side.colour for side in GAME.view(one, viewer).sides] for one in (state, again) for viewer in (0, 1, None)
    ]
    assert all(found == sides[0] for found in sides)
    return [str(colour) for colour in sides[0]]


@pytest.mark.clause("R-5")
@pytest.mark.parametrize(
    ("chosen", "expected"),
    [
        (("", ""), ["red", "black"]),
        (("red", ""), ["red", "black"]),
        (("black", ""), ["black", "red"]),
        (("", "red"), ["black", "red"]),
        (("", "black"), ["red", "black"]),
        (("black", "red"), ["black", "red"]),
        (("red", "black"), ["red", "black"]),
    ],
)
def test_each_colour_goes_to_who_chose_it_and_the_other_to_who_did_not(
    chosen: tuple[str, str], expected: list[str]
) -> None:
    assert colours(GAME.with_choices({}, chosen)) == expected
    table = Table(GAME, [Seat("ana"), Seat("bo")])
    for place, (person, choice) in enumerate(zip(("ana", "bo"), chosen, strict=True)):
        table.seats = table.with_choice(person, place, choice)
    assert colours(table.chosen_options(table.seats)) == expected


def refusal(table: Table, person: str, place: int, choice: str) -> str:
    with pytest.raises(Refused) as caught:
        table.with_choice(person, place, choice)
    return repr(caught.value.reason)


@pytest.mark.clause("R-5")
def test_a_colour_is_chosen_for_ones_own_seat_while_it_is_free_and_before_the_start() -> None:
    table = Table(GAME, [Seat("ana", choice="red"), Seat("bo")])
    assert refusal(table, "bo", 1, "red") == "choice-taken choice=red"
    assert refusal(table, "bo", 1, "green") == "choice-unknown game=rune choice=green choices=red, black"
    assert refusal(table, "bo", 0, "black") == "seat-taken"
    assert refusal(table, "cy", 1, "black") == "not-seated"
    assert [seat.choice for seat in table.with_choice("ana", 0, "black")] == ["black", ""], "one may change one's mind"
    assert [seat.choice for seat in table.with_choice("ana", 0, "")] == ["", ""]
    table.start()
    assert refusal(table, "bo", 1, "black") == "already-started"
    assert table.chosen_options([Seat(choice="black"), Seat()]) == table.options, "the game goes on as it began"


def test_a_choice_goes_along_to_another_seat_and_into_the_rematch() -> None:
    table = Table(GAME, [Seat("ana", choice="black"), Seat()])
    assert table.with_person("ana", 1) == [Seat(), Seat("ana", choice="black")]
    full = Table(GAME, [Seat("ana", choice="black"), Seat("bo")])
    assert full.rematch_places("ana") == {1: Seat("ana", choice="black")}


# --- at a table of the house ----------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    house = House(toy_settings(tmp_path_factory.mktemp("colours"), **SETTINGS))
    yield house
    house.close()


def choose(guest: Guest, table: str, seat: int, choice: str | None) -> Any:
    return guest.http.post(f"/api/tables/{table}/choose", json={"seat": seat, "choice": choice}).json()


@pytest.mark.clause("R-5")
def test_two_people_choose_at_a_table_and_see_their_masters(served: House) -> None:
    ana, bo = served.guest(), served.guest()
    table = ana.http.post("/api/tables", json={"game": "rune", "seats": 2}).json()["id"]
    bo.http.post(f"/api/tables/{table}/sit", json={})
    assert choose(bo, table, 1, "red")["seats"][1]["choice"] == "red"
    assert choose(ana, table, 0, "red")["key"] == "choice-taken"
    assert choose(ana, table, 0, "green")["key"] == "choice-unknown"
    assert choose(ana, table, 1, None)["key"] == "seat-taken"
    started = ana.http.post(f"/api/tables/{table}/start", json={}).json()
    assert started["options"]["first-masters"] == "black"
    for guest in (ana, bo):
        view = guest.line(table).join()["view"]
        assert [side["colour"] for side in view["sides"]] == ["black", "red"]


def test_a_choice_outlives_the_server(tmp_path: Path) -> None:
    settings = toy_settings(tmp_path, **SETTINGS)
    first = House(settings)
    ana = first.guest()
    table = ana.open("rune", choice="black")
    jar = dict(ana.http.cookies)
    first.close()
    second = House(settings)
    try:
        ana = second.guest()
        ana.http.cookies.clear()
        ana.http.cookies.update(jar)
        found = ana.get(f"/tables/{table}")
        assert found["options"]["first-masters"] == "black" and found["seats"][0]["choice"] == "black"
        ana.post(f"/tables/{table}/leave")
        assert ana.get(f"/tables/{table}")["seats"][0]["choice"] == "", "who leaves the seat leaves the colour"
    finally:
        second.close()


@pytest.mark.clause("R-5")
def test_who_opens_a_table_alone_chooses_with_it(served: House) -> None:
    ana = served.guest()
    asked = {"game": "rune", "seats": 2, "bots": [None, "greedy"], "start": True, "choice": "black"}
    assert ana.http.post("/api/tables", json=asked).json()["options"]["first-masters"] == "black"
    card = next(card for card in ana.get("/games") if card["name"] == "rune")
    assert card["choices"] == ["red", "black"]
    assert "first-masters" not in [option["name"] for option in card["options"]]
    refused = ana.http.post("/api/tables", json={**asked, "choice": "green"})
    assert refused.json()["key"] == "choice-unknown"
