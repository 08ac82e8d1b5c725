"""What a refusal names: the cell, the card, the colours and the text, each value of it."""

from __future__ import annotations

import pytest

from armarium.chance import Chance
from tests.rune.tables import GAME, position
from tests.rune.test_areas import BELOW, BESIDE
from tests.rune.test_reasons import AREA, CHOOSE, LAY, ON, OVER, TOKEN

MISFIT = {
    "below-rune": "red",
    "below-other": "blue",
    "below-cell": "m15",
    "beside-rune": "green",
    "beside-other": "blue",
    "beside-cell": "n14",
}
VANISHING = position("1", "BBR/BGG@m13", options="no-card-may-vanish:on")
OPPOSING = position(**BESIDE, masters="2@m14 2@l15", options="never-join-opposing:on")
OWN_AREA = position(phase="choose", laid="RG/GB/BB@n11", masters="1@n14", options="one-master-per-area:on")
TOKEN_JOINS = position(phase="token", options=ON, masters="2@m13 1@n14")

VALUES: list[tuple[str, str, str, dict[str, object]]] = [
    (OVER, "draw", "game-over", {}),
    (LAY, "Fly  M13", "move-unknown", {"move": "fly m13"}),
    (CHOOSE, "draw  Two", "move-unknown", {"move": "draw two"}),
    (CHOOSE, "retire m13", "move-unknown", {"move": "retire m13"}),
    (LAY, "lay", "card-expected", {"move": "lay"}),
    (LAY, "lay one m15 r0", "card-expected", {"move": "lay one m15 r0"}),
    (LAY, "lay 16 m15 r0", "card-not-in-hand", {"card": 16}),
    (LAY, "show 31", "card-not-in-hand", {"card": 31}),
    (LAY, "lay 32 m15 r0", "card-not-in-hand", {"card": 32}),
    (LAY, "lay 33 m15 r0", "card-not-in-hand", {"card": 33}),
    (LAY, "lay 9999 m15 r0", "card-not-in-hand", {"card": 9999}),
    (LAY, "lay 10000 m15 r0", "card-expected", {"move": "lay 10000 m15 r0"}),
    (LAY, "lay 9 m15", "lay-form", {"move": "lay 9 m15"}),
    (LAY, "lay 9 m15 r0 r0", "lay-form", {"move": "lay 9 m15 r0 r0"}),
    (LAY, "lay 9 m15 r4", "lay-form", {"move": "lay 9 m15 r4"}),
    (position("9", masters="2@n15"), "lay 9 m15 r0", "covers-master", {"cell": "n15"}),
    (
        position("9", masters="1@m14", tokens="1@n15:blue", options=ON),
        "lay 9 m15 r0",
        "covers-token",
        {"cell": "n15"},
    ),
    (LAY, "lay 1 m15 r2", "colours-differ", {**MISFIT}),
    (VANISHING, "lay 1 m15 r3", "card-would-vanish", {"card": 0}),
    (position(**BELOW, masters="1@m15 2@p16"), "lay 2 n16 r0", "joins-rivals", {"colour": "blue"}),
    (OPPOSING, "lay 3 m15 r0", "joins-opposing", {"colour": "blue"}),
    (CHOOSE, "master", "cell-expected", {"move": "master"}),
    (CHOOSE, "master here", "cell-expected", {"move": "master here"}),
    (CHOOSE, "master m13 m13", "cell-expected", {"move": "master m13 m13"}),
    (CHOOSE, "master l13", "no-rune-there", {"cell": "l13"}),
    (AREA, "master n14", "master-stands-there", {"cell": "n14"}),
    (AREA, "master o12", "area-controlled", {"cell": "o12"}),
    (OWN_AREA, "master o12", "one-master-per-area", {"cell": "o12"}),
    (TOKEN, "token m15", "token-form", {"move": "token m15"}),
    (TOKEN, "token here blue", "token-form", {"move": "token here blue"}),
    (TOKEN, "token m15 blue it", "token-form", {"move": "token m15 blue it"}),
    (TOKEN, "token m12 blue", "not-next-to-master", {"cell": "m12"}),
    (TOKEN, "token o14 blue", "no-rune-there", {"cell": "o14"}),
    (TOKEN, "token n13 blue", "token-on-master", {"cell": "n13"}),
    (TOKEN, "token m14 blue", "token-on-token", {"cell": "m14"}),
    (TOKEN, "token m15 blue", "same-colour", {"cell": "m15", "colour": "blue"}),
    (TOKEN_JOINS, "token n13 blue", "token-joins-rivals", {"cell": "n13", "colour": "blue"}),
]


@pytest.mark.parametrize(("text", "move", "key", "values"), VALUES)
def test_a_refusal_names_what_stands_against_the_move(
    text: str, move: str, key: str, values: dict[str, object]
) -> None:
    reason = GAME.from_position(text, Chance(0)).why_not(0, move)
    assert reason is not None
    assert (reason.key, dict(reason.values)) == (key, values)
