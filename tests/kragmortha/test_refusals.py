"""K-11 to K-13, K-33, K-35: what a refusal names, and what is put down openly."""

from __future__ import annotations

import msgspec
import pytest

from armarium.chance import Chance
from armarium.games.kragmortha import GAME
from armarium.reason import Refused
from tests.kragmortha.tables import at, offered, play, position, prompt, why


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


ANSWERED = {
    "K-15": "push",
    "K-20": "go",
    "K-24": "warp stay",
    "K-36": "accept deny blame swap",
    "K-32": "discard",
    "K-33": "pointer keyboard",
    "K-34": "admit contest guilty clear abstain",
}


@pytest.mark.parametrize(
    ("clause", "word"), [(clause, word) for clause in ANSWERED for word in ANSWERED[clause].split()]
)
def test_an_answer_where_nothing_was_asked_cites_the_rule_of_the_question(clause: str, word: str) -> None:
    reason = at("c8 a5", "gbg").why_not(0, f"{word} 1")
    assert reason is not None
    assert (reason.clause, reason.key, reason.values) == (clause, "nothing-to-answer", {"move": f"{word} 1"})


AFTER = {
    "phase": "after",
    "card": "gbg",
    "books": "1/unhexing,1/strings-of-bone,1/hasty-feet,1/blink",
    "looks": "1/leg-1",
}
BEFORE = {"books": "1/unhexing,1/strings-of-bone,1/changeling,1/sticky-fingers"}


@pytest.mark.clause("K-35")
@pytest.mark.parametrize(
    ("fields", "text", "told"),
    [
        (AFTER, "blink b5", "book-not-now"),
        (AFTER, "unhex arm-1", "book-form"),
        (AFTER, "bone a5", "book-form"),
        (AFTER, "haste 1 c10", "not-adjacent"),
        (AFTER, "haste 1 b8", "symbol-differs"),
        (AFTER, "haste 4 c9", "no-such-card"),
        (BEFORE, "unhex leg-1", "book-form"),
        (BEFORE, "bone a5", "book-form"),
        (BEFORE, "change 1", "book-form"),
        (BEFORE, "pilfer 1", "book-form"),
        ({"phase": "second", "card": "gbg", "rest": "bg"} | BEFORE, "bone e10", "book-not-now"),
        ({"phase": "second", "card": "gbg", "rest": "bg"} | BEFORE, "unhex leg-1", "book-form"),
    ],
)
def test_a_grimoire_at_the_wrong_moment_or_for_nothing_is_told_apart(
    fields: dict[str, str], text: str, told: str
) -> None:
    state = at("c8 a5", "gbg gbg gbg", **fields)
    assert why(state, text).split()[1] == told


@pytest.mark.clause("K-12")
@pytest.mark.parametrize(
    ("goblin", "card", "square", "symbol"),
    [
        ("c8", "gsp", "c9", "book"),
        ("c8", "gbg", "c7", "scroll"),
        ("c8", "gbg", "b8", "potion"),
        ("c8", "gbp", "d8", "gems"),
    ],
)
def test_a_square_that_does_not_fit_is_named_with_its_symbol(goblin: str, card: str, square: str, symbol: str) -> None:
    reason = at(f"{goblin} a5", card).why_not(0, f"play 1 {square}")
    assert reason is not None
    assert (reason.key, reason.values) == ("symbol-differs", {"square": square, "symbol": symbol})


@pytest.mark.clause("K-34")
def test_an_accusation_of_nothing_is_not_one_of_oneself() -> None:
    state = at("c8 a5 c5", "gbg", looks="3/leg-1", options="mode:table")
    assert why(state, "caught 3 leg-2", 0) == why(state, "caught 2", 0) == "K-28 no-slip"
    assert why(state, "caught 1 leg-1", 0) == "K-34 accuses-self"


@pytest.mark.clause("K-34")
def test_a_look_is_exchanged_only_once_all_that_is_owed_was_paid() -> None:
    state = at("c8 a5", "gbg", looks="1/leg-1,2/leg-2", owed="2")
    assert why(state, "ease leg-1") == "K-34 ease-later" and not offered(state, "ease")


def test_a_move_with_words_too_many_is_told_as_it_was_typed() -> None:
    reason = at("c8 a5", "gbg").why_not(0, "play 1 c9 now")
    assert reason is not None and (reason.key, reason.values) == ("move-form", {"move": "1 c9 now"})


@pytest.mark.clause("K-17")
def test_a_goblin_is_pushed_once_in_a_chain() -> None:
    state = at("c8 e8 e9 d9 d8", "gbg", rigor="a7")
    play(state, "play 1 d8", "push e8", "push e9", "push d9")
    assert prompt(state) == ("link", 2) and offered(state) == {"push c9", "push d10"}
    assert why(state, "push d8") == "K-17 pushed-already" and why(state, "push e9") == "K-15 push-back"


@pytest.mark.clause("K-2", "K-14", "K-32")
@pytest.mark.parametrize(
    ("part", "changed", "key", "values"),
    [
        ("goblins=c8.a5", "goblins=c8.z9", "position-square", {"field": "goblins", "value": "z9"}),
        ("goblins=c8.a5", "goblins=~8.a5", "position-square", {"field": "goblins", "value": "~8"}),
        ("goblins=c8.a5", "goblins=c8.a1", "position-barred", {"field": "goblins", "value": "a1"}),
        (
            "hands=gbg/-",
            "hands=" + "gbs." * 8 + "gbg/-",
            "position-count",
            {"field": "hands", "count": 9, "expected": 8},
        ),
    ],
)
def test_a_broken_position_names_its_field_and_what_stands_there(
    part: str, changed: str, key: str, values: dict[str, object]
) -> None:
    text = position("c8 a5", "gbg")
    assert part in text
    with pytest.raises(Refused) as refusal:
        GAME.from_position(text.replace(part, changed), Chance(0))
    told = refusal.value.reason
    assert (told.key, told.values) == (key, values)
