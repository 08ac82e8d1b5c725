"""R-1 to R-5: what is in the box, and setting it up."""

from __future__ import annotations

import copy
import itertools
from collections import Counter
from typing import Any

import pytest

from armarium.chance import Chance
from armarium.games.rune import parts
from armarium.reason import Refused
from tests.rune.judge import FACES, turned
from tests.rune.tables import GAME, at, new, offered, picture, play

SEEDS = range(60)


def mirrored(rows: str) -> str:
    return "/".join(row[::-1] for row in rows.split("/"))


def kin(rows: str) -> frozenset[str]:
    """A filling with its half turn and their mirror images."""
    return frozenset({rows, turned(rows, 2), mirrored(rows), turned(mirrored(rows), 2)})


@pytest.mark.clause("R-1")
def test_the_box_holds_two_seats_sixteen_cards_three_masters_and_a_token_each() -> None:
    assert list(GAME.seats) == [2]
    state = new(1, grand_master=True)
    view = GAME.view(state, None)
    assert view.deck + sum(side.hand for side in view.sides) == 16
    assert [side.masters for side in view.sides] == [3, 3]
    assert [side.token for side in view.sides] == [True, True]
    assert [side.token for side in GAME.view(new(1), None).sides] == [False, False]


@pytest.mark.clause("R-2")
def test_every_card_has_three_blue_two_green_and_one_red_rune_and_no_two_are_alike() -> None:
    for rows in parts.FACES:
        assert [len(row) for row in rows] == [2, 2, 2]
        assert Counter("".join(rows)) == {"B": 3, "G": 2, "R": 1}
    turns = [{turned("/".join(rows), quarters) for quarters in range(4)} for rows in parts.FACES[1:]]
    assert all(len(four) == 4 for four in turns)
    assert len(set().union(*turns)) == 4 * 16


@pytest.mark.clause("R-2", "R-15")
@pytest.mark.parametrize(("cell", "points"), [("m13", 1), ("n13", 2), ("m14", 3)])
def test_blue_counts_one_green_two_red_three(cell: str, points: int) -> None:
    state = at(phase="choose")
    assert play(state, f"master {cell}").standing() == [points, 0]


@pytest.mark.clause("R-3")
def test_there_is_one_card_for_each_filling_up_to_half_turn_and_mirror_image() -> None:
    fillings = {"".join(order) for order in itertools.permutations("BBBGGR")}
    classes = {kin("/".join((runes[:2], runes[2:4], runes[4:]))) for runes in fillings}
    assert len(classes) == 16
    printed = ["/".join(rows) for rows in parts.FACES[1:]]
    assert {kin(rows) for rows in printed} == classes and len(printed) == 16
    assert printed == FACES[1:]


@pytest.mark.clause("R-3")
def test_fourteen_printed_mirror_images_are_marked_as_unknown() -> None:
    for card in parts.BOX["card"]:
        own_mirror = mirrored(card["rows"]) in (card["rows"], turned(card["rows"], 2))
        assert card["verify"] is (not own_mirror) and card["tag"] == "recon"
    assert sum(card["verify"] for card in parts.BOX["card"]) == 14


@pytest.mark.clause("R-4")
def test_the_starting_card_is_filled_like_card_15_and_a_card_of_its_own() -> None:
    assert parts.FACES[0] == parts.FACES[15] == ["BG", "RB", "BG"]
    assert parts.BOX["start"]["verify"] is True
    state = at("15")
    assert picture(state) == "BG/RB/BG"
    assert any(text.startswith("lay 15 ") for text in offered(state))


@pytest.mark.clause("R-5")
def test_three_cards_each_are_dealt_and_ten_stay_in_the_deck() -> None:
    for seed in SEEDS:
        state = new(seed)
        view = GAME.view(state, None)
        assert [side.hand for side in view.sides] == [3, 3] and view.deck == 10
        hands = [face.card for seat in range(2) for face in GAME.view(state, seat).hand]
        assert len(set(hands)) == 6 and set(hands) <= set(range(1, 17))
        assert [(card.card, card.x, card.y) for card in view.board] == [(0, 0, 0)]


@pytest.mark.clause("R-5")
def test_luck_deals_every_card_to_everybody_and_lets_either_seat_begin() -> None:
    states = [new(seed) for seed in SEEDS]
    assert {int(state.actor()) for state in states} == {0, 1}
    for seat in range(2):
        dealt = {face.card for state in states for face in GAME.view(state, seat).hand}
        assert dealt == set(range(1, 17))


@pytest.mark.clause("R-5")
def test_turns_alternate() -> None:
    state = new(3)
    for expected in [0, 1, 0, 1] if state.actor() == 0 else [1, 0, 1, 0]:
        assert state.to_act() == [expected]
        play(state, min(offered(state)))
        assert state.to_act() == [expected], "the second phase belongs to the same turn"
        play(state, "draw")


@pytest.mark.clause("R-5")
def test_a_hand_is_secret_and_its_size_is_not() -> None:
    state = at()
    assert [face.card for face in GAME.view(state, 0).hand] == [1, 2, 3]
    assert [face.card for face in GAME.view(state, 1).hand] == [4, 5, 6]
    spectator = GAME.view(state, None)
    assert spectator.hand == []
    assert [(side.hand, side.shown) for side in spectator.sides] == [(3, []), (3, [])]
    assert spectator.deck == 10


@pytest.mark.clause("R-5")
def test_a_guess_deals_the_other_hand_from_all_cards_the_seat_has_not_seen() -> None:
    state = at(laid="BBR/GBG@n14", masters="1@m13", hands="1.3/6.7.9")
    laid = GAME.view(state, None).board[1].card
    found: Counter[int] = Counter()
    for seed in range(600):
        guess = state.guess(0, Chance(seed))
        assert [face.card for face in GAME.view(guess, 0).hand] == [1, 3]
        found.update(face.card for face in GAME.view(guess, 1).hand)
    assert set(found) == set(range(1, 17)) - {laid, 1, 3, *(face.card for face in GAME.view(state, None).gone)}
    assert all(90 <= count <= 190 for count in found.values()), found


@pytest.mark.clause("R-5")
def test_a_guess_of_a_guess_is_as_good_as_a_guess() -> None:
    state = at()
    found: Counter[int] = Counter()
    for seed in range(600):
        guess = state.guess(0, Chance(seed)).guess(0, Chance(-seed - 1))
        found.update(face.card for face in GAME.view(guess, 1).hand)
    assert set(found) == set(range(4, 17))
    assert all(90 <= count <= 190 for count in found.values()), found


def spoilt(path: list[str | int], value: Any) -> dict[str, Any]:
    box = copy.deepcopy(parts.BOX)
    place: Any = box
    for step in path[:-1]:
        place = place[step]
    place[path[-1]] = value
    return box


@pytest.mark.clause("R-2")
@pytest.mark.parametrize(
    ("path", "value", "refusal"),
    [
        (["card", 3, "rows"], "BB/GG/RBB", "R-2 card-runes field=card 4 card=BB/GG/RBB count=7"),
        (["card", 3, "rows"], "BB/GG/RG", "R-2 card-filling field=card 4 card=BB/GG/RG"),
        (["card", 3, "rows"], "BBG/GRB", "R-2 card-filling field=card 4 card=BBG/GRB"),
        (["card", 3, "rows"], "bb/gg/rb", "R-2 card-filling field=card 4 card=bb/gg/rb"),
        (["start", "rows"], "BG", "R-2 card-runes field=start card=BG count=2"),
        (["card", 0, "number"], 7, "R-1 card-number field=card number=7 expected=1"),
    ],
)
def test_a_spoilt_box_is_refused_by_field(path: list[str | int], value: Any, refusal: str) -> None:
    with pytest.raises(Refused) as caught:
        parts.read_cards(spoilt(path, value))
    assert repr(caught.value.reason) == refusal
