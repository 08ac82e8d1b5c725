"""What a seat is shown: every field of the view, of each kind of offer and of a trial."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from armarium.games.kamimai import GAME, parts
from armarium.games.kamimai.state import State
from tests.kamimai.scene import asking, counts, drawing, play, scene


def shown(state: State, seat: int | None = 0) -> dict[str, Any]:
    found = msgspec.to_builtins(GAME.view(state, seat))
    assert isinstance(found, dict)
    return found


def offers(state: State, seat: int = 0) -> list[dict[str, Any]]:
    return [msgspec.to_builtins(offer) for offer in GAME.offers(state, seat)]


def spells(*boxes: str, marked: str = "") -> list[dict[str, Any]]:
    return [{"box": box, "marked": box == marked} for box in boxes]


@pytest.mark.clause("M-9", "M-22")
def test_a_view_shows_the_whole_table() -> None:
    seen = shown(asking(), 1)
    grimoire, options = seen.pop("grimoire"), seen.pop("options")
    box, body = seen.pop("box"), parts.BOX["physics"]
    assert (box["energy"], box["reserve"], box["longest"]) == (5, 4, 10.0)
    assert box["body"].items() <= body.items() and len(box["body"]) == 8
    assert options == GAME.new(2, {}, asking().chance).settings
    assert seen == {
        "seat": 1,
        "turn": 7,
        "phase": "ask",
        "activator": 0,
        "to_act": [1],
        "level": 1,
        "energy": 3,
        "sheet": [
            {
                "area": "a",
                "spells": spells("water", "earth", marked="earth"),
                "effect": "none",
                "sealed": False,
                "targeted": True,
            },
            {
                "area": "b",
                "spells": spells("air", "fire", "team"),
                "effect": "blessing",
                "sealed": False,
                "targeted": False,
            },
            {
                "area": "c",
                "spells": spells("water", "earth", "air", "fire"),
                "effect": "discard",
                "sealed": False,
                "targeted": False,
            },
        ],
        "sides": [
            {"seat": 0, "reserve": ["water", "water", "fire-guardian"], "owes": 0},
            {"seat": 1, "reserve": ["water", "wolf"], "owes": 0},
            {"seat": 2, "reserve": ["water-fairy"], "owes": 0},
            {"seat": 3, "reserve": ["air"], "owes": 0},
        ],
        "drawn": ["earth", "air-guardian"],
        "discards": {"fire": 2},
        "limit": 4,
        "hand": "other",
        "guardians": ["air"],
        "collapsed": False,
        "proposal": {
            "box": "water",
            "colour": "water",
            "shares": [
                {"seat": 0, "cards": ["water"], "value": 1, "agreed": True},
                {"seat": 1, "cards": ["wolf"], "value": 1, "agreed": False},
                {"seat": 2, "cards": ["water-fairy"], "value": 2, "agreed": True},
            ],
        },
        "played": None,
        "gifts": 0,
        "named": None,
    }
    slots = grimoire.pop("slots")
    assert grimoire == {
        "built": 55,
        "near": 25,
        "far": 28,
        "cards": counts(
            "water*9.earth*11.air*11.fire*10.water-guardian*2.earth-guardian*2.air-guardian.fire-guardian"
            ".earth-fairy.air-fairy.fire-fairy.imp.dragonflies.mouse"
        ),
        "down": False,
    }
    assert [slot["slot"] for slot in slots] == list(range(3, 56))
    assert [slot["side"] for slot in slots] == ["near"] * 25 + ["far"] * 28
    assert [slot["layer"] for slot in slots] == [*range(25), *range(27, -1, -1)]
    assert {slot["slot"]: slot["card"] for slot in slots if slot["card"]} == {3: "imp", 33: "mouse"}


def test_a_view_shows_debts_sealed_areas_and_a_fallen_deck() -> None:
    cursed = play(
        drawing(
            "water.fire/air*3",
            target="c",
            sheet="11/111/0000",
            drawn="fire-guardian*2.earth",
            guardians="0.0.0.2",
            pulls=3,
        ),
        "done > fell",
    )
    seen = shown(cursed, None)
    assert (seen["seat"], seen["phase"], seen["to_act"]) == (None, "owe", [0])
    assert [side["owes"] for side in seen["sides"]] == [2, 2]
    assert [area["sealed"] for area in seen["sheet"]] == [True, True, False]
    assert (seen["guardians"], seen["hand"], seen["collapsed"]) == (["fire", "fire"], None, False)
    assert (seen["grimoire"]["down"], seen["grimoire"]["slots"]) == (True, [])
    fallen = shown(play(drawing("-/-"), "pull 3 > 3 fell"))
    assert (fallen["collapsed"], fallen["phase"], len(fallen["drawn"])) == (True, "store", 1)


@pytest.mark.clause("M-36", "M-37", "M-40")
def test_a_view_shows_what_a_creature_asks() -> None:
    given = play(scene("dragonflies.water/fire.air/-"), "play dragonflies")
    seen = shown(given)
    assert (seen["played"], seen["gifts"], seen["named"], seen["phase"]) == ("dragonflies", 2, None, "giver")
    play(given, "giver 2", "give air 3")
    assert (shown(given)["gifts"], shown(given)["named"]) == (1, None)
    play(given, "giver 3")
    assert (shown(given)["named"], shown(given)["phase"]) == (2, "give")
    taken = shown(play(scene("mouse/-", discards="air.imp"), "play mouse", "taker 2"))
    assert (taken["played"], taken["named"], taken["phase"]) == ("mouse", 1, "take")
    assert shown(scene("water*4"))["limit"] == 6
    assert shown(drawing("-/-", options="grimoire:companion"))["grimoire"]["slots"] == []


CAST = {"kind": "cast", "box": "water", "colour": "water"}
SHARE = {"seat": 0, "cards": ["water", "water"], "value": 2, "agreed": True}


def test_an_offered_spell_carries_its_shares() -> None:
    found = {offer["move"]: offer for offer in offers(scene("water*2.imp/water.wolf/water-fairy", sheet="01/000/0000"))}
    assert found["cast water 1:2 2:1+wolf1"] == {
        **CAST,
        "move": "cast water 1:2 2:1+wolf1",
        "shares": [SHARE, {"seat": 1, "cards": ["water", "wolf"], "value": 2, "agreed": False}],
    }
    assert found["cast water 1:2 3:fairy2"] == {
        **CAST,
        "move": "cast water 1:2 3:fairy2",
        "shares": [SHARE, {"seat": 2, "cards": ["water-fairy"], "value": 2, "agreed": False}],
    }
    assert found["end"] == {"move": "end", "kind": "end"}
    assert found["play imp"] == {"move": "play imp", "kind": "play", "card": "imp"}
    assert len(found) == 2 + 11, [move for move in found if move.startswith("cast")]
    team = offers(scene("fire*2/fire*2", target="b", sheet="11/110/0000"))[1]
    assert (team["move"], team["kind"], team["box"], team["colour"]) == ("team fire 1:2 2:2", "cast", "team", "fire")


@pytest.mark.parametrize(
    ("state", "seat", "expected"),
    [
        (
            scene("-/-", phase="target", target="-", pulls=0, sheet="11/000/0000"),
            0,
            [{"move": f"target {area}", "kind": "target", "area": area} for area in "bc"],
        ),
        (
            scene("fire-guardian.air-guardian/-", phase="hand", pulls=0),
            0,
            [{"move": f"hand {hand}", "kind": "hand", "hand": hand} for hand in ("little", "other")],
        ),
        (
            play(scene("dragonflies.water/fire.air/-"), "play dragonflies"),
            0,
            [{"move": "giver 1", "kind": "giver", "seat": 0}, {"move": "giver 2", "kind": "giver", "seat": 1}],
        ),
        (
            play(scene("dragonflies.water/fire.air/-"), "play dragonflies", "giver 2"),
            1,
            [
                {"move": f"give {card} {seat + 1}", "kind": "give", "card": card, "seat": seat}
                for card in ("air", "fire")
                for seat in (0, 2)
            ],
        ),
        (
            play(scene("mouse/-", discards="air.imp.fire-guardian"), "play mouse", "taker 2"),
            1,
            [
                {"move": "take air", "kind": "take", "card": "air"},
                {"move": "take imp", "kind": "take", "card": "imp"},
                {"move": "leave", "kind": "leave"},
            ],
        ),
        (
            scene("water*3.fire-guardian/-", phase="store", drawn="wolf"),
            0,
            [
                {"move": "discard water", "kind": "discard", "card": "water"},
                {"move": "discard wolf", "kind": "discard", "card": "wolf"},
            ],
        ),
        (asking(), 1, [{"move": "agree", "kind": "agree"}, {"move": "refuse", "kind": "refuse"}]),
        (asking(), 0, [{"move": "withdraw", "kind": "withdraw"}]),
        (asking(), 2, [{"move": "refuse", "kind": "refuse"}]),
    ],
    ids=["target", "hand", "giver", "give", "take", "store", "asked", "activator", "agreed"],
)
def test_an_offer_carries_what_the_screen_marks(state: State, seat: int, expected: list[dict[str, Any]]) -> None:
    assert offers(state, seat) == expected


def test_offers_of_a_draw_name_slot_and_tempo_or_the_card_drawn() -> None:
    found = offers(drawing("-/-", drawn="air", pulls=1))
    assert found[0] == {"move": "done", "kind": "done"} and len(found) == 1 + 63 * 3
    assert found[4:7] == [
        {"move": f"pull 2 {tempo}", "kind": "pull", "slot": 2, "tempo": tempo} for tempo in ("slow", "steady", "quick")
    ]
    reports = offers(drawing("imp/-", options="grimoire:companion"))
    assert reports[0] == {"move": "drew water", "kind": "drew", "card": "water"}
    assert [offer["move"] for offer in reports[-4:]] == ["drew dragonflies", "drew mouse", "fell", "fell before"]
    assert reports[-1]["kind"] == "fell-before" and len(reports) == 15 + 2


def test_a_trial_tells_risk_askers_or_the_reason() -> None:
    state = drawing("-/-")
    slow, quick = (GAME.trial(state, 0, f"pull 3 {tempo}") for tempo in ("slow", "quick"))
    assert (slow.move, slow.reason, slow.asks) == ("pull 3 slow", None, [])
    assert (slow.risk, quick.risk) == tuple(state.deck.risk(2, tempo, state.hand, state.steadiness) for tempo in (0, 2))
    assert slow.risk is not None and quick.risk is not None and slow.risk < quick.risk
    settled = GAME.trial(state, 0, "pull 3 > 3")
    assert settled.reason is not None and (settled.risk, settled.asks) == (None, [])
    assert (settled.reason.clause, settled.reason.key) == ("M-52", "settled-form"), "a verdict is nobody's to type"
    wrong = GAME.trial(state, 1, "Pull  3 slow")
    assert wrong.move == "pull 3 slow" and wrong.reason is not None and wrong.risk is None
    assert (wrong.reason.clause, wrong.reason.key) == ("M-9", "not-your-turn")
    paid = GAME.trial(scene("water*2/water.wolf/water-fairy"), 0, "cast water 1:1 2:1 3:fairy2")
    assert (paid.reason, paid.risk, paid.asks) == (None, None, [1, 2])
    assert GAME.trial(asking(), 1, "agree").asks == []
