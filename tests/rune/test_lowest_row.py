"""R-10 where all Masters stand in the lowest row and only the new card reaches further down."""

from __future__ import annotations

import pytest

from tests.rune.tables import at, offered, owners, play, why

# BB/BG/GR on l16 has only equal neighbours and would join the blue k16 with {n16 o16 p16}.
#    k l m n o p
# 13 . . B G
# 14 . . R B
# 15 G B B G R G
# 16 B R G B B B
ROW = {"laid": "GRG/BBB@n15 GBB/BRG@k15", "hand": "1"}
LAY = "lay 1 l16 r0"
STRICT = {**ROW, "options": "never-join-opposing:on"}


@pytest.mark.clause("R-10")
@pytest.mark.parametrize("cell", ["n16", "o16", "p16"])
def test_the_option_keeps_two_opposing_areas_of_the_lowest_row_apart(cell: str) -> None:
    state = at(**STRICT, masters=f"2@k16 2@{cell}")
    assert why(state, LAY) == "R-10 joins-opposing" and LAY not in offered(state)
    assert why(at(**STRICT, masters=f"1@k16 1@{cell}"), LAY) == ""
    assert why(at(**STRICT, masters=f"2@{cell}"), LAY) == ""


@pytest.mark.clause("R-10", "R-12")
def test_rivals_of_the_lowest_row_are_kept_apart_and_own_areas_joined() -> None:
    for masters in ("1@k16 2@n16", "2@k16 1@p16"):
        assert why(at(**ROW, masters=masters), LAY) == "R-10 joins-rivals"
    state = at(**ROW, masters="2@k16 2@n16")
    assert len(owners(state)) == 2 and len(owners(play(state, LAY))) == 1
