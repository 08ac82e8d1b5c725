"""K-11 to K-13, K-33, K-35: what a refusal names, and what is put down openly."""

from __future__ import annotations

import msgspec
import pytest

from armarium.chance import Chance
from armarium.games.kragmortha import GAME
from armarium.reason import Refused
from tests.kragmortha.tables import at, offered, play, position, why


@pytest.mark.clause("K-33", "K-35")
def test_a_hooked_elbow_holds_the_card_of_the_turn_not_that_of_hasty_feet() -> None:
    state = at("c8 a5", "gbg gbg gbg", looks="1/arm-2", books="1/hasty-feet")
    play(state, "touch 1", "play 1 c9", "stop")
    assert offered(state) == {
        "end",
        "haste 1 b9",
        "haste 1 c8",
        "haste 1 c10",
        "haste 2 b9",
        "haste 2 c8",
        "haste 2 c10",
    }


@pytest.mark.clause("K-35")
@pytest.mark.parametrize(
    ("text", "book"),
    [
        ("unhex leg-1", "unhexing"),
        ("blink b5", "blink"),
        ("bone e10", "strings-of-bone"),
        ("change 2", "changeling"),
        ("pilfer 2", "sticky-fingers"),
        ("haste 1 c9", "hasty-feet"),
        ("play 1 c9 gaze", "crystal-gaze"),
        ("play 1 c9 shove", "ogres-shove"),
    ],
)
def test_a_grimoire_one_does_not_hold_is_named(text: str, book: str) -> None:
    state = at("c8 a5", "gbg gbg gbg", looks="1/leg-1")
    reason = state.why_not(0, text)
    assert reason is not None
    assert (reason.clause, reason.key, reason.values) == ("K-35", "book-not-held", {"book": book})


@pytest.mark.clause("K-35")
def test_under_a_crystal_gaze_no_symbol_is_in_the_way() -> None:
    state = at("c8 a5", "gsp gbg gbg", books="1/crystal-gaze,1/ogres-shove")
    assert why(state, "play 1 c9") == "K-12 symbol-differs" and why(state, "play 1 c9 gaze") == ""
    assert why(state, "play 1 c9 gaze shove") == "K-35 nobody-to-push"


@pytest.mark.clause("K-7")
@pytest.mark.parametrize(("hands", "value"), [("gxx/-", "gxx"), ("goo.goo.goo.goo/-", "goo")])
def test_a_broken_hand_is_refused_under_its_own_name(hands: str, value: str) -> None:
    text = position("c8 a5", "gbg").replace("hands=gbg/-", f"hands={hands}")
    with pytest.raises(Refused) as refusal:
        GAME.from_position(text, Chance(0))
    told = refusal.value.reason
    assert (told.clause, told.values["field"], told.values["value"]) == ("K-7", "hands", value)


@pytest.mark.clause("K-13")
def test_an_exchanged_hand_lies_open_as_the_cards_put_down_last() -> None:
    state = at("g10 a5", "gbs gbp gsp")
    assert offered(state) == {"exchange"}
    play(state, "exchange")
    assert GAME.view(state, 1).last == ["gbs", "gbp", "gsp"] and " last=gbs.gbp.gsp " in GAME.position(state)


@pytest.mark.clause("K-34")
def test_the_wire_says_only_of_an_eased_look_that_it_is() -> None:
    state = at("c8 a5", "gbg", looks="1/leg-1/eased,2/leg-2")
    sides = msgspec.to_builtins(GAME.view(state, 0))["sides"]
    assert sides[0]["looks"][0]["eased"] is True and "eased" not in sides[1]["looks"][0]
