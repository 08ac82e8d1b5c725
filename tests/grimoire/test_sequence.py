"""What is told at each step of a round and in which order: nothing is left out and nothing comes twice."""

from __future__ import annotations

import pytest

from armarium.chance import Chance
from armarium.games.grimoire import GAME
from tests.grimoire.places import cast, kinds, moves, play, table, told
from tests.grimoire.reading import SPELL

OPENED = ["sealed", "opened", "opened", "opened"]
THREE_ALONE = [*OPENED, "alone", "alone", "alone"]
LAST_TURN = {
    "phase": "take",
    "now": "3",
    "shown": "1.2.3",
    "before": "1.2.3",
    "zone": "-,-,gold,king",
    "companions": "3spy.3thief.3nun.king/-/-",
    "ending": "companions",
    "ender": "1",
}
OWN_LINES = ["scored-tokens", "total"]


@pytest.mark.clause("G-7", "G-9")
def test_tokens_are_told_one_by_one_and_the_last_two_open_the_round() -> None:
    state = GAME.new(3, {}, Chance(3))
    first, second, third = (int(state.pickers[place]) for place in range(3))
    assert kinds(play(state, first, "token 1")) == ["token"]
    events = play(state, second, "token 3")
    assert kinds(events) == ["token", "token", "round", "laid-out"]
    assert told(events, "token") == [{"seat": second, "token": 3}, {"seat": third, "token": 2}]
    assert told(events, "round") == [{"round": 1, "magic": 6}]


@pytest.mark.clause("G-35")
def test_the_box_for_five_is_named_in_the_first_round_only() -> None:
    state = GAME.new(5, {"five-seats": True}, Chance(3))
    while state.round == 0:
        events = play(state, int(state.actor()), moves(state, int(state.actor()))[0])
    assert kinds(events) == ["token", "token", "round", "bigger-box", "laid-out"]
    assert told(events, "bigger-box") == [{"seats": 5, "quest": 74, "items": 21}]
    while state.round == 1:
        seat = int(state.actor())
        offered = moves(state, seat)
        events = play(state, seat, "pass" if "pass" in offered else offered[0])
    assert "laid-out" in kinds(events) and "bigger-box" not in kinds(events)


@pytest.mark.clause("G-12", "G-14", "G-15", "G-17")
def test_a_round_is_told_from_the_pages_to_what_is_left() -> None:
    state = table()
    assert kinds(play(state, 0, "page 2")) == ["sealed"]
    assert kinds(play(state, 1, "page 3")) == ["sealed"]
    assert kinds(play(state, 2, "page 6")) == [*THREE_ALONE, "order", "turn", "cast"]
    events = play(state, 0, "take 3")
    assert kinds(events) == ["took", "turn", "silenced"]
    assert told(events, "silenced") == [{"seat": 1, "page": 3, "spell": "fireball", "target-seat": 0}]
    assert kinds(play(state, 1, "take 1")) == ["took-hidden", "turn", "cast"]
    events = play(state, 2, "take 2")
    assert kinds(events) == ["took", "left-over", "round", "laid-out"]
    assert told(events, "left-over") == [{"cards": ["king"], "discards": 1}]


@pytest.mark.clause("G-13", "G-20")
def test_each_reversal_is_told_with_the_order_it_makes() -> None:
    events = cast(table(), 5, 5, 6)
    assert kinds(events) == [*OPENED, "alone", "shared", "shared", "reversed", "reversed", "order", "turn", "cast"]
    assert told(events, "reversed") == [
        {"seat": 1, "page": 5, "spell": "haste", "order": [0, 1, 2]},
        {"seat": 0, "page": 5, "spell": "haste", "order": [2, 1, 0]},
    ]
    assert told(events, "order") == [{"order": [2, 1, 0], "reversals": 2}]


@pytest.mark.parametrize(
    ("page", "kind", "values"),
    [
        (4, "nothing", {"because": "no-discards"}),
        (8, "gained", {"vp": 2}),
        (10, "gained", {"vp": 3}),
        (13, "gained", {"vp": 3}),
        (14, "nothing", {"because": "no-target"}),
        (15, "nothing", {"because": "no-discards"}),
    ],
)
def test_a_page_tells_what_it_brings_or_why_nothing(page: int, kind: str, values: dict[str, object]) -> None:
    """It stands alone, so its turn is the first, right after the order."""
    events = cast(table(magic="15"), page, 6, 6)
    assert kinds(events) == [*OPENED, "alone", "shared", "shared", "order", "turn", kind]
    assert events[-1].values == {"seat": 0, "page": page, "spell": SPELL[page], **values}


@pytest.mark.clause("G-32", "G-33")
def test_the_end_is_scored_seat_by_seat_and_names_the_winner() -> None:
    state = table(**LAST_TURN)
    events = play(state, 2, "take 3")
    mine = ["scored", "scored", "scored", "scored", *OWN_LINES]
    assert kinds(events) == ["took", "left-over", "ended", *mine, *OWN_LINES, "scored", *OWN_LINES, "won"]
    assert told(events, "ended") == [{"ending": "companions"}]
    scores = [line["score"] for line in told(events, "total")]
    assert told(events, "won") == [{"seat": 0, "score": max(scores), "scores": scores}]
    assert scores[1:] == [0, 3]


@pytest.mark.clause("G-33")
def test_a_shared_first_place_is_told_as_the_designers_and_nobody_won() -> None:
    own = sum(line["points"] for line in told(play(table(**LAST_TURN), 2, "take 3"), "scored") if line["seat"] == 0)
    state = table(**LAST_TURN, vp=f"0.0.{own - 3}")
    events = play(state, 2, "take 3")
    scores = [line["score"] for line in told(events, "total")]
    assert "won" not in kinds(events) and kinds(events)[-1] == "designer"
    assert told(events, "designer") == [{"score": scores[0], "scores": scores}] and scores[0] == scores[2]
