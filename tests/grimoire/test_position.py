"""Positions as text: what is written can be read, and what cannot be is refused by name."""

from __future__ import annotations

import pytest

from armarium.chance import Chance
from armarium.games.grimoire import GAME
from armarium.games.grimoire.notation import VERBS
from armarium.reason import Refused
from armarium.words import refusal, words
from tests.grimoire.places import cast, play, table, written


def test_a_written_position_is_read_back() -> None:
    texts = [
        written(),
        written(tokens="2.1", magic="9", vp="3.12"),
        written(
            tokens="1.4.2.3", zone="?gold@1:24,king,-,nun,spy", phase="take", now="2", shown="1.6.3.6", before="1.2.3.4"
        ),
        written(hidden="gold@1:13/-/silver@2:23", decks="2", items="junk.shoes/2sword/-", options="stop-at-15:on"),
        written(tokens="1.2.3.4.5", magic="15"),
    ]
    for text in texts:
        assert GAME.position(GAME.from_position(text, Chance(0))) == text


@pytest.mark.parametrize(
    ("changed", "field", "key"),
    [
        ({"magic": "9", "round": "2"}, "magic", "position-magic"),
        ({"phase": "tea"}, "phase", "position-word"),
        ({"vp": "1.2"}, "vp", "position-per-seat"),
        ({"vp": "1.2.x"}, "vp", "position-number"),
        ({"tokens": "1.1.2"}, "tokens", "position-tokens"),
        ({"pickers": "1.1.2"}, "pickers", "position-tokens"),
        ({"shown": "1.2.3"}, "shown", "position-order"),
        ({"magic": "8", "shown": "3.2.1"}, "tokens", "position-order"),
        ({"pages": "7.-.-"}, "pages", "position-number"),
        ({"pages": "1.2.3"}, "pages", "position-pages"),
        ({"companions": "gold/-/-"}, "companions", "position-sort"),
        ({"open": "king/-/-"}, "open", "position-sort"),
        ({"hidden": "king@1:1/-/-"}, "hidden", "position-sort"),
        ({"hidden": "gold@1:2/-/-"}, "hidden", "position-seers"),
        ({"hidden": "gold@2:1/-/-"}, "hidden", "position-card"),
        ({"zone": "?gold@1:4,king,king,king"}, "zone", "position-seers"),
        ({"zone": "king,king,king"}, "zone", "position-zone"),
        ({"zone": "-,king,king,king"}, "zone", "position-zone"),
        ({"discards": "3king.king"}, "discards", "position-card-twice"),
        ({"discards": "3king"}, "cards", "position-too-many"),
        ({"items": "2shoes/-/-"}, "cards", "position-too-many"),
        ({"discards": "3dragon"}, "discards", "position-card"),
        ({"asked": "2"}, "asked", "position-asked"),
        ({"phase": "spy", "asked": "1"}, "asked", "position-asked"),
        ({"phase": "take"}, "now", "position-phase"),
        ({"phase": "over", "zone": "-"}, "ending", "position-ender"),
        ({"ender": "1"}, "ender", "position-ender"),
        ({"options": "fly:on"}, "", "option-unknown"),
        ({"seats": "6"}, "seats", "position-number"),
        ({"seats": "1"}, "", "seats-impossible"),
    ],
)
def test_an_impossible_position_is_refused_by_name(changed: dict[str, str], field: str, key: str) -> None:
    with pytest.raises(Refused) as refused:
        table(**changed)
    reason = refused.value.reason
    assert (reason.key, reason.values.get("field", "")) == (key, field)
    for language in ("en", "fr"):
        assert words("grimoire", language).has(f"reason-{key}")
        assert "reason-" not in refusal(refused.value, language, "grimoire")


@pytest.mark.parametrize(
    "text",
    ["", "rune/1", "grimoire/1", f"{written()} seats=3", f"{written()} colour=red", written().replace("vp=", "vp:")],
)
def test_a_text_that_is_no_position_is_refused(text: str) -> None:
    with pytest.raises(Refused):
        GAME.from_position(text, Chance(0))


def test_a_question_is_written_with_the_position() -> None:
    state = table(magic="9", companions="nun/king.queen/-")
    cast(state, 9, 2, 3)
    play(state, 1, "take 2")
    play(state, 2, "take 3")
    again = GAME.from_position(GAME.position(state), Chance(0))
    assert again.to_act() == [1] and again.text(again.moves(1)[0]) == "give queen"
    with pytest.raises(Refused, match="position-phase"):
        GAME.from_position(GAME.position(state).replace("asked=2", "asked=3"), Chance(0))
    with pytest.raises(Refused, match="position-phase"):
        GAME.from_position(
            GAME.position(state).replace("phase=give", "phase=luck").replace("asked=2", "asked=-"), Chance(0)
        )


def test_every_form_of_a_move_has_a_reason_with_words() -> None:
    state = table()
    for verb in ("token", "page", "luck", "target", "give", "seize", "take"):
        reason = state.why_not(0, verb)
        assert reason is not None and reason.key == f"form-{verb}"
    for verb in ("look", "pay", "add", "buy", "pass"):
        reason = state.why_not(0, f"{verb} 2")
        assert reason is not None and reason.key == f"form-{verb}"
    for key in VERBS:
        assert all(words("grimoire", language).has(f"reason-form-{key}") for language in ("en", "fr"))


def test_pages_cards_and_hints_have_words() -> None:
    for language in ("en", "fr"):
        said = words("grimoire", language)
        for seats in (2, 5):
            state = GAME.new(seats, {}, Chance(3))
            dice = Chance(4)
            while state.to_act():
                seat = state.actor()
                for page in GAME.view(state, int(seat)).pages:
                    assert said.has(f"spell-{page.spell}") and said.attribute(f"spell-{page.spell}", "about")
                    assert all(said.has(f"kind-{kind}") for kind in page.kinds)
                    assert page.now is not None and said.has(f"hint-{page.now.key}")
                    names = [f"player {place}" for place in range(seats)]
                    assert said.tell(f"hint-{page.now.key}", page.now.values, names, int(seat)).strip()
                state.play(seat, state.choose(seat, dice.below(state.options(seat))))
