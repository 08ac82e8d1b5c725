"""Reasons, options and notation: what the contract itself refuses, and how."""

from __future__ import annotations

import pytest

from armarium import shelf
from armarium.chance import Chance
from armarium.game import Event, Options, complete_options, option_text, parse_option, plain
from armarium.games.rune import GAME
from armarium.reason import Reason, Refused


def test_a_reason_says_itself_in_one_line_and_is_equal_to_its_like() -> None:
    reason = Reason("R-7", "colours-differ", {"cell": "m13", "count": 2})
    assert repr(reason) == "R-7 colours-differ cell=m13 count=2"
    assert reason == Reason("R-7", "colours-differ", {"cell": "m13", "count": 2})
    assert hash(reason) == hash(Reason("R-7", "colours-differ", {"cell": "m13", "count": 2}))
    assert reason != Reason("R-7", "colours-differ") and reason != "R-7"
    assert repr(Reason("", "stale")) == "stale"


def test_reasons_do_not_share_their_values() -> None:
    first, second = Reason("", "a"), Reason("", "a")
    first.values["x"] = 1
    assert second.values == {}


def test_a_refusal_carries_its_reason() -> None:
    with pytest.raises(Refused) as caught:
        raise Refused(Reason("R-9", "covers-master", {"cell": "m13"}))
    assert str(caught.value) == "R-9 covers-master cell=m13" and caught.value.reason.clause == "R-9"


def test_secrets_are_for_the_audience_alone() -> None:
    event = Event("drew", {"seat": 1}, {"card": 7}, [1])
    assert event.seen_by(1) == {"kind": "drew", "seat": 1, "card": 7}
    assert event.seen_by(0) == event.seen_by(None) == {"kind": "drew", "seat": 1}
    assert Event("over", {}).seen_by(0) == {"kind": "over"}


@pytest.mark.parametrize(
    ("seats", "options", "refusal"),
    [
        (3, {}, "seats-impossible game=rune seats=3 counts=2"),
        (0, {}, "seats-impossible game=rune seats=0 counts=2"),
        (2, {"quarter-turn": True}, "option-unknown option=quarter-turn"),
        (2, {"quarter-turns": 1}, "option-value option=quarter-turns value=1 choices=on, off"),
        (2, {"quarter-turns": "on"}, "option-value option=quarter-turns value=on choices=on, off"),
    ],
)
def test_options_that_are_not_in_the_box_are_refused(seats: int, options: Options, refusal: str) -> None:
    with pytest.raises(Refused) as caught:
        complete_options(GAME, seats, options)
    assert repr(caught.value.reason).startswith(refusal)


def test_settled_options_are_complete_and_in_order() -> None:
    found = complete_options(GAME, 2, {"grand-master": True})
    assert list(found) == [option.name for option in GAME.options]
    assert found["quarter-turns"] is True and found["grand-master"] is True and found["no-card-may-vanish"] is False


@pytest.mark.parametrize(("value", "text"), [(True, "on"), (False, "off"), (3, "3"), (-2, "-2"), ("long", "long")])
def test_an_option_is_written_and_read_alike(value: bool | int | str, text: str) -> None:
    assert option_text(value) == text
    again = parse_option(text)
    assert again == value and type(again) is type(value)


@pytest.mark.parametrize("text", ["", "-", "--5", "²", "1-2", "9" * 5000])
def test_odd_option_texts_stay_texts(text: str) -> None:
    assert parse_option(text) == text


def test_notation_is_compared_in_lower_case_with_single_spaces() -> None:
    assert plain("  LAY  12\tm14   R1 ") == "lay 12 m14 r1"


def test_an_unknown_game_is_refused_with_the_list_of_games() -> None:
    with pytest.raises(Refused, match="game-unknown game=chess games=rune"):
        shelf.game("chess")
    assert list(shelf.games()) == list(shelf.NAMES)


def test_a_state_without_listeners_tells_nothing() -> None:
    state = GAME.new(2, {}, Chance(0))
    state.tell(Event("over", {}))
    assert state.events is None
