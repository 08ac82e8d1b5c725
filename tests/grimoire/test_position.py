"""Positions as text: what is written can be read, and what cannot be is refused by name."""

from __future__ import annotations

import pytest

from armarium.chance import Chance
from armarium.games.grimoire import GAME
from armarium.games.grimoire.notation import VERBS
from armarium.reason import Refused
from armarium.words import LANGUAGES, refusal_text, words
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
    for language in LANGUAGES:
        assert words("grimoire", language).has(f"reason-{key}")
        assert "reason-" not in refusal_text(refused.value, language, "grimoire")


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
        assert all(words("grimoire", language).has(f"reason-form-{key}") for language in LANGUAGES)


def test_pages_cards_and_hints_have_words() -> None:
    for language in LANGUAGES:
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
                state.play(seat, state.move_at(seat, dice.below(state.move_count(seat))))


# --- what each refusal names, and where its limits lie ----------------------------------------------------------------


def whole_refusal(**changed: str) -> tuple[str, str, dict[str, object]]:
    with pytest.raises(Refused) as refused:
        table(**changed)
    reason = refused.value.reason
    return reason.clause, reason.key, dict(reason.values)


def number(field: str, value: str, least: int, most: int) -> tuple[str, str, dict[str, object]]:
    return "", "position-number", {"field": field, "value": value, "least": least, "most": most}


@pytest.mark.parametrize(
    ("field", "most", "over", "refused"),
    [
        ("vp", "999.0.0", "1000.0.0", number("vp", "1000", 0, 999)),
        ("vp", "0.0.0", "0.-1.0", number("vp", "-1", 0, 999)),
        ("decks", "60", "61", number("decks", "61", 1, 60)),
        ("decks", "1", "0", number("decks", "0", 1, 60)),
        ("pages", "6.1.-", "7.1.-", number("pages", "7", 1, 6)),
        ("pages", "-.-.-", "0.-.-", number("pages", "0", 1, 6)),
        ("pickers", "3.1.2", "4.1.2", number("pickers", "4", 1, 3)),
        ("pickers", "1.2.3", "0.1.2", number("pickers", "0", 1, 3)),
        ("tokens", "3.1.2", "4.1.2", number("tokens", "4", 1, 3)),
    ],
)
def test_a_number_is_read_up_to_its_limit(
    field: str, most: str, over: str, refused: tuple[str, str, dict[str, object]]
) -> None:
    assert f" {field}={most} " in GAME.position(table(**{field: most}))
    assert whole_refusal(**{field: over}) == refused


PHASE_NAMES = "tokens, spy, pages, luck, cure, target, give, seize, shoes, buy, take, over"
ROUND = {"magic": "15", "round": "999"}
QUEST_TURN = {"phase": "take", "now": "1", "shown": "1.2.3", "before": "1.2.3"}
OVER = {"phase": "over", "zone": "-", "ending": "piles", "magic": "7", "round": "2"}


@pytest.mark.parametrize(
    ("changed", "refused"),
    [
        ({**ROUND, "round": "1000"}, number("round", "1000", 0, 999)),
        ({"magic": "5", "round": "1"}, number("magic", "5", 6, 15)),
        ({"magic": "16", "round": "11"}, number("magic", "16", 6, 15)),
        ({**QUEST_TURN, "now": "4"}, number("now", "4", 0, 3)),
        ({**QUEST_TURN, "shown": "1.2.7"}, number("shown", "7", 1, 6)),
        ({**QUEST_TURN, "before": "1.2.4"}, number("before", "4", 1, 3)),
        ({**QUEST_TURN, "buys": "16"}, number("buys", "16", 0, 15)),
        ({**OVER, "ending": "companions", "ender": "4"}, number("ender", "4", 1, 3)),
        ({"phase": "spy", "asked": "0", "companions": "spy/-/-"}, number("asked", "0", 1, 3)),
        ({"magic": "8", "round": "2"}, ("G-9", "position-magic", {"field": "magic", "value": "8", "round": 2})),
        ({"magic": "14", "round": "11"}, ("G-9", "position-magic", {"field": "magic", "value": "14", "round": 11})),
        (
            {"vp": "1.2"},
            ("", "position-per-seat", {"field": "vp", "value": "1.2", "seats": 3}),
        ),
        ({"open": "-/-"}, ("", "position-per-seat", {"field": "open", "value": "-/-", "seats": 3})),
        ({"companions": "gold/-/-"}, ("G-8", "position-sort", {"field": "companions", "value": "gold"})),
        ({"open": "-/-/spy"}, ("G-8", "position-sort", {"field": "open", "value": "spy"})),
        ({"hidden": "spy@1:1/-/-"}, ("G-8", "position-sort", {"field": "hidden", "value": "spy@1:1"})),
        ({"hidden": "gold@1:2/-/-"}, ("G-14", "position-seers", {"field": "hidden", "value": "gold@1:2"})),
        ({"hidden": "gold@1:21/-/-"}, ("", "position-seers", {"field": "hidden", "value": "gold@1:21"})),
        ({"hidden": "gold@1:11/-/-"}, ("", "position-seers", {"field": "hidden", "value": "gold@1:11"})),
        ({"hidden": "gold@1:14/-/-"}, ("", "position-seers", {"field": "hidden", "value": "gold@1:14"})),
        ({"hidden": "gold@0:1/-/-"}, ("", "position-card", {"field": "hidden", "value": "gold@0:1"})),
        ({"hidden": "gold@2:1/-/-"}, ("", "position-card", {"field": "hidden", "value": "gold@2:1"})),
        ({"hidden": "gold/-/-"}, ("", "position-card", {"field": "hidden", "value": "gold"})),
        ({"zone": "?ace@1:,king,king,king"}, ("", "position-card", {"field": "zone", "value": "ace@1:"})),
        ({"discards": "1king"}, ("", "position-card", {"field": "discards", "value": "1king"})),
        ({"discards": "16bronze"}, ("", "position-card", {"field": "discards", "value": "16bronze"})),
        ({"items": "gold/-/-"}, ("", "position-card", {"field": "items", "value": "gold"})),
        ({"discards": "gold.2gold"}, ("", "position-card-twice", {"field": "discards", "value": "gold"})),
        (
            {"discards": "3king"},
            ("G-2", "position-too-many", {"field": "cards", "card": "king", "count": 4, "most": 3}),
        ),
        (
            {"items": "9junk/junk/-"},
            ("G-3", "position-too-many", {"field": "cards", "card": "junk", "count": 10, "most": 9}),
        ),
        ({"asked": "2"}, ("", "position-asked", {"field": "asked", "value": "2", "phase": "pages"})),
        ({"phase": "spy"}, ("", "position-asked", {"field": "asked", "value": "-", "phase": "spy"})),
        (
            {"phase": "spy", "asked": "2", "companions": "spy/-/-"},
            ("G-34", "position-asked", {"field": "asked", "value": "2", "phase": "spy"}),
        ),
        ({"ender": "1"}, ("G-31", "position-ender", {"field": "ender", "value": "1"})),
        ({**OVER, "ender": "1"}, ("G-31", "position-ender", {"field": "ender", "value": "1"})),
        ({"phase": "over", "zone": "-"}, ("G-31", "position-ender", {"field": "ending", "value": "none"})),
        ({"tokens": "1.1.2"}, ("G-5", "position-tokens", {"field": "tokens"})),
        ({"tokens": "1.2.-"}, ("G-5", "position-tokens", {"field": "tokens"})),
        ({"pickers": "1.1.2"}, ("G-7", "position-tokens", {"field": "pickers"})),
        ({"shown": "1.2.3"}, ("G-12", "position-order", {"field": "shown"})),
        ({"before": "1.2.3"}, ("G-12", "position-order", {"field": "shown"})),
        ({"magic": "8", "shown": "3.2.1"}, ("G-12", "position-order", {"field": "tokens"})),
        ({"magic": "8", "shown": "1.2.-"}, ("G-12", "position-order", {"field": "shown"})),
        ({"magic": "8", "before": "1.2.2"}, ("G-12", "position-order", {"field": "shown"})),
        ({"magic": "8", "shown": "-.-.-", "before": "-.-.-"}, ("G-12", "position-order", {"field": "shown"})),
        ({"magic": "8", "shown": "1.2.5"}, ("G-12", "position-order", {"field": "tokens"})),
        ({"zone": "king,king,king"}, ("G-9", "position-zone", {"field": "zone", "count": 3, "gone": 0})),
        ({"zone": "-,king,king,king"}, ("G-9", "position-zone", {"field": "zone", "count": 4, "gone": 1})),
        (
            {**QUEST_TURN, "now": "2", "zone": "?gold@1:,king,king,king"},
            ("G-9", "position-zone", {"field": "zone", "count": 4, "gone": 0}),
        ),
        ({**OVER, "zone": "-,king"}, ("G-9", "position-zone", {"field": "zone", "count": 2, "gone": 1})),
        (
            {**OVER, "zone": "king,king,king,nun,nun"},
            ("G-9", "position-zone", {"field": "zone", "count": 5, "gone": 0}),
        ),
        ({"phase": "take"}, ("G-14", "position-phase", {"field": "now", "value": "take"})),
        ({**QUEST_TURN, "phase": "pages"}, ("G-14", "position-phase", {"field": "now", "value": "pages"})),
        ({"pages": "1.2.3"}, ("G-11", "position-pages", {"field": "pages"})),
        ({**QUEST_TURN, "pages": "1.-.-"}, ("G-11", "position-pages", {"field": "pages"})),
        ({"phase": "tea"}, ("", "position-word", {"field": "phase", "value": "tea", "choices": PHASE_NAMES})),
        (
            {"ending": "tea"},
            (
                "",
                "position-word",
                {"field": "ending", "value": "tea", "choices": "none, treasures, companions, piles, magic"},
            ),
        ),
    ],
)
def test_a_refusal_names_clause_field_and_values(
    changed: dict[str, str], refused: tuple[str, str, dict[str, object]]
) -> None:
    assert whole_refusal(**changed) == refused


@pytest.mark.parametrize(
    "changed",
    [
        ROUND,
        QUEST_TURN,
        OVER,
        {**OVER, "zone": "king,king,king,nun"},
        {**OVER, "ending": "companions", "ender": "3"},
        {"phase": "spy", "asked": "1", "companions": "spy/-/-"},
        {"discards": "3nun"},
        {"items": "9junk/-/-"},
        {"discards": "12bronze", "zone": "?gold@1:,silver,gold,king"},
        {"hidden": "gold@1:123/-/-"},
        {"zone": "?gold@1:123,king,king,king"},
        {"magic": "8", "shown": "4.3.5", "tokens": "2.3.1", "before": "1.2.3"},
        {"magic": "8", "shown": "4.4.4", "tokens": "3.2.1", "before": "1.2.3"},
    ],
)
def test_what_is_just_possible_is_read_and_written_again(changed: dict[str, str]) -> None:
    text = written(**changed)
    assert GAME.position(GAME.from_position(text, Chance(0))) == text


def test_first_tokens_are_read_only_in_the_order_of_choosing() -> None:
    """G-7: by the drawn order, and the last choice leaves nothing open."""
    choosing = {"phase": "tokens", "round": "0", "zone": "-", "pickers": "2.3.1", "shown": "-.-.-", "before": "-.-.-"}
    for tokens in ("-.-.-", "-.1.-", "-.3.-"):
        assert f"tokens={tokens} " in GAME.position(table(**choosing, tokens=tokens))
    for tokens in ("1.-.-", "-.-.2", "2.1.-", "-.1.3"):
        assert whole_refusal(**choosing, tokens=tokens) == ("G-7", "position-tokens", {"field": "tokens"})
    assert whole_refusal(**choosing, tokens="1.2.3")[:2] == ("G-5", "position-tokens")
    assert whole_refusal(**{**choosing, "zone": "king"}, tokens="-.-.-")[:2] == ("G-9", "position-zone")
    assert whole_refusal(**{**choosing, "round": "1"}, tokens="-.-.-")[:2] == ("G-14", "position-phase")


ASKED = {
    "luck": {"shown": "1.2.3"},
    "cure": {"shown": "4.6.6", "tokens": "1.3.2", "vp": "1.0.0", "discards": "gold"},
    "shoes": {"shown": "7.8.8", "tokens": "1.3.2", "magic": "8", "items": "shoes/-/-"},
    "buy": {
        "shown": "7.8.8",
        "tokens": "1.3.2",
        "magic": "8",
        "vp": "1.0.0",
        "buys": "1",
        "companions": "merchant/-/-",
    },
    "target": {"shown": "9.10.10", "tokens": "1.3.2", "magic": "10", "companions": "-/nun/spy"},
    "give": {"shown": "9.10.10", "tokens": "1.3.2", "magic": "10", "companions": "-/spy.nun/-", "asked": "2"},
    "seize": {"shown": "14.15.15", "tokens": "1.3.2", "magic": "15", "companions": "-/spy.nun/-", "asked": "2"},
}
SPOILT = {
    "luck": [{"shown": "2.3.4"}],
    "cure": [{"vp": "0.0.0"}, {"discards": "-"}, {"shown": "3.6.6"}],
    "shoes": [{"shown": "6.8.8"}],
    "buy": [{"vp": "0.0.0"}, {"buys": "0"}, {"items": "5sword.2bracelet.cup.9junk.shoes/-/-"}, {"shown": "6.8.8"}],
    "target": [{"companions": "-/nun.king/spy"}, {"companions": "-/-/-"}, {"shown": "8.10.10"}],
    "give": [{"companions": "-/2nun/-"}, {"companions": "-/spy.nun/3queen"}, {"asked": "1"}, {"shown": "12.13.13"}],
    "seize": [{"companions": "-/2nun/-"}, {"companions": "-/spy.nun/3queen"}, {"asked": "3"}],
}


@pytest.mark.parametrize("phase", ASKED)
def test_a_question_is_read_only_where_its_page_can_ask_it(phase: str) -> None:
    usual = {"before": "1.2.3", "now": "1", "phase": phase}
    text = written(**{**usual, **ASKED[phase]})
    assert GAME.position(GAME.from_position(text, Chance(0))) == text
    for spoilt in SPOILT[phase]:
        changed = {**usual, **ASKED[phase], **spoilt}
        if "magic" in changed and "12.13.13" in changed["shown"]:
            changed["magic"] = "13"
        page = int(changed["shown"].split(".")[0])
        assert whole_refusal(**changed) == (f"G-{15 + page}", "position-phase", {"field": "phase", "value": phase})


def test_items_left_to_buy_belong_to_create_alone() -> None:
    assert whole_refusal(**QUEST_TURN, buys="1") == ("G-16", "position-phase", {"field": "phase", "value": "take"})


@pytest.mark.parametrize(
    "field", ["before", "shown", "pages", "pickers", "vp", "companions", "open", "hidden", "items"]
)
def test_a_field_with_a_seat_too_few_is_named(field: str) -> None:
    short = "-/-" if field in ("companions", "open", "hidden", "items") else "1.2"
    told = {"field": field, "value": short, "seats": 3}
    assert whole_refusal(**{field: short}) == ("", "position-per-seat", told)
