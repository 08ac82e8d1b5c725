"""What the refusal of a position names beside its field: the text it met, the seat, the counts it expected."""

from __future__ import annotations

import pytest

from armarium.chance import Chance
from armarium.reason import Refused
from tests.rune.tables import GAME, START, position
from tests.rune.test_positions import ON, SIX

HANDS = {"hands": "1.2.3/4.5.6"}
OTHERS = {"hands": "4.2.3/7.5.6"}
PHASES = "lay, choose, token, over"

VALUES: list[tuple[str, str, dict[str, object]]] = [
    (position(cards="-", **HANDS), "position-start", {"field": "cards", "value": "", "expected": START}),
    (position(cards=f"{START} BB/BG/GRR@m14", **HANDS), "card-runes", {"card": "BB/BG/GRR", "count": 7}),
    (position(cards=f"{START} BB/BG@m14", **HANDS), "card-runes", {"card": "BB/BG", "count": 4}),
    (position(cards=f"{START} RR/RR/RR@m14", **HANDS), "card-unknown", {"card": "RR/RR/RR"}),
    (position(cards=f"{START} BB/BG/GR@15m", **OTHERS), "position-cell", {"field": "cards", "value": "15m"}),
    (position(laid="BB/BG/GR@n15 GBB/RGB@m12"), "card-twice", {"field": "cards", "card": 1}),
    (position(laid="BB/BG/GR@q15"), "card-covers-nothing", {"value": "BB/BG/GR@q15"}),
    (position(laid="BB/BG/GR@n15 BB/GB/GR@n15"), "card-exactly-on-card", {"value": "BB/GB/GR@n15"}),
    (position(laid="GRB/BBG@l12", options="quarter-turns:off"), "card-quarter-turned", {"value": "GRB/BBG@l12"}),
    (
        position(laid="BBR/BGG@m13 BGR/BBG@m15", options="no-card-may-vanish:on"),
        "card-vanished",
        {"value": "BGR/BBG@m15", "card": 0},
    ),
    (position(masters="3@m13", left="2/3"), "position-seat", {"field": "masters", "value": "3"}),
    (position(masters="1@m13x", left="2/3"), "position-cell", {"field": "masters", "value": "m13x"}),
    (position(masters="1@l13"), "position-no-rune", {"field": "masters", "value": "1@l13"}),
    (position(masters="1@m13 2@m13"), "position-two-masters", {"value": "2@m13"}),
    (position(masters="1@m13 2@n14", tokens="1@n13:blue", options=ON), "position-rivals", {"value": "m13"}),
    (position(masters="1@m13", tokens="1@n13:red", options=ON), "position-token-colour", {"value": "1@n13:red"}),
    (position(masters="1@m13", tokens="1@n13:blue"), "position-token-extra", {"value": "1@n13:blue"}),
    (
        position(masters="1@m13", tokens="1@n13:blue 1@m14:blue", options=ON),
        "position-token-extra",
        {"value": "1@m14:blue"},
    ),
    (position(masters="1@m13", tokens="0@n13:blue", options=ON), "position-seat", {"field": "tokens", "value": "0"}),
    (position(masters="1@m13", tokens="1@13:blue", options=ON), "position-cell", {"field": "tokens", "value": "13"}),
    (
        position(masters="1@m13", tokens="1@l13:blue", options=ON),
        "position-no-rune",
        {"field": "tokens", "value": "1@l13:blue"},
    ),
    (position(masters="1@m13", tokens="1@n13:green", options=ON), "position-token-place", {"value": "1@n13:green"}),
    (position(masters="1@m13", tokens="1@n15:blue", options=ON), "position-token-place", {"value": "1@n15:blue"}),
    (position(hands="1.2.3"), "position-two-values", {"field": "hands", "value": "1.2.3"}),
    (position(hands="1.2.17/4.5.6"), "card-unknown", {"field": "hands", "card": "17"}),
    (position(hands="1.2.3/3.5.6"), "card-twice", {"field": "hands", "card": 3}),
    (position(gone="4"), "card-twice", {"field": "gone", "card": 4}),
    (position(shown="9"), "position-shown", {"value": "9"}),
    (position(shown="1"), "position-shown-alone", {"value": "1"}),
    (position(left="4/3", **HANDS), "position-left", {"value": "4/3", "most": 3}),
    (position(masters="1@m13", left="3/3"), "position-masters", {"seat": 1, "count": 4, "each": 3}),
    (position(masters="2@m13", left="3/3"), "position-masters", {"seat": 2, "count": 4, "each": 3}),
    (position(seat="3", **HANDS), "position-seat", {"field": "seat", "value": "3"}),
    (position(phase="dance"), "position-phase", {"value": "dance", "phases": PHASES}),
    (position(hands="1.2/4.5.6"), "position-hand", {"seat": 1, "count": 2, "expected": 3}),
    (position(hands="1.2.3/4.5"), "position-hand", {"seat": 2, "count": 2, "expected": 3}),
    (position(hands="1.2.3/4.5.6", phase="choose"), "position-hand", {"seat": 1, "count": 3, "expected": 2}),
    (position(masters=SIX), "position-over", {"value": "lay"}),
    (position(masters="1@m13 1@n13 1@m14"), "position-done", {"field": "seat", "seat": 1}),
    (position(masters="2@m13 2@n13 2@m14", seat="2"), "position-done", {"field": "seat", "seat": 2}),
    (position(left="2/3", gone="15.16"), "position-retired", {"field": "masters", "seat": 1}),
    (position(masters="1@m13 2@n13", phase="over", left="0/0"), "position-retired", {"field": "masters", "seat": 2}),
    (position(masters="1@m13", gone="-"), "position-deck", {"field": "hands", "deck": 11, "dealt": 10}),
    (position(masters="1@m13", gone="16"), "position-turns", {"field": "seat", "seat": 1}),
]


@pytest.mark.parametrize(("text", "key", "values"), VALUES)
def test_a_refused_position_names_what_it_met(text: str, key: str, values: dict[str, object]) -> None:
    with pytest.raises(Refused) as caught:
        GAME.from_position(text, Chance(0))
    reason = caught.value.reason
    assert reason.key == key
    assert {name: value for name, value in reason.values.items() if name in values or name != "field"} == values
