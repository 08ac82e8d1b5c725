"""R-10, R-12, R-15: areas, who holds them, and what they are worth."""

from __future__ import annotations

import pytest

from tests.rune.tables import GAME, at, offered, owners, picture, play, why

# Two blue areas, {m15 n15} and {p15 o16 p16}; BB/GB/GR on n16 lies on the blue o16 and would join them.
#    m n o p q
# 13 B B G
# 14 R R B
# 15 B B G B R
# 16 . . B B G
BELOW = {"laid": "BG/RB/BG@n13 GBR/BBG@o15", "hand": "2"}

# {m13 m14 n14} and {l15 j16 k16 l16} are blue; BB/BR/GG on m15 has only equal neighbours and would join them.
#    j k l m n
# 13 . . . B G
# 14 . . R B B
# 15 . . B G G
# 16 B B B G .
# 17 R G G . .
BESIDE = {"laid": "RB/BG/BG@l14 BBB/RGG@j16", "hand": "3"}

# Seat 1 stands on j16, seat 2 on o16. Card 5 turned once, BGB/GRB, on l16: its l16 touches seat 1's k16, its n16
# touches seat 2's o16, and only the free blue area from l15 over m14 to n15 makes one area of them.
#    j k l m n o p
# 11 . R G
# 12 G G B
# 13 R B B G G
# 14 . . B B B
# 15 R G B G B R B
# 16 B B G . G B G
CHAIN = {
    "laid": "RG/BB/BG@l13 BRB/GBG@n15 RGB/BBG@j15 GGB/RBB@j12 RG/GB/BB@k11",
    "hand": "5",
}


@pytest.mark.clause("R-10")
@pytest.mark.parametrize(
    ("table", "masters", "lay"),
    [
        (BELOW, "1@m15 2@p16", "lay 2 n16 r0"),
        (BELOW, "2@m15 1@p16", "lay 2 n16 r0"),
        (BESIDE, "1@m14 2@l15", "lay 3 m15 r0"),
        (BESIDE, "2@n14 1@j16", "lay 3 m15 r0"),
        (CHAIN, "1@j16 2@o16", "lay 5 l16 r1"),
    ],
)
def test_no_area_may_hold_masters_of_both_seats(table: dict[str, str], masters: str, lay: str) -> None:
    assert why(at(**table, masters=masters), lay) == "R-10 joins-rivals"
    for master in masters.split():
        assert why(at(**table, masters=master), lay) == "", "with Masters of one seat it is allowed"


@pytest.mark.clause("R-10")
@pytest.mark.parametrize(("table", "lay"), [(BELOW, "lay 2 n16 r0"), (BESIDE, "lay 3 m15 r0")])
def test_two_areas_of_one_player_may_be_joined(table: dict[str, str], lay: str) -> None:
    cells = ("m15", "p16") if table is BELOW else ("m14", "l15")
    for owner in ("1", "2"):
        state = at(**table, masters=f"{owner}@{cells[0]} {owner}@{cells[1]}")
        assert len(owners(state)) == 2
        assert len(owners(play(state, lay))) == 1


@pytest.mark.clause("R-10")
@pytest.mark.parametrize(("table", "lay"), [(BELOW, "lay 2 n16 r0"), (BESIDE, "lay 3 m15 r0")])
def test_the_option_forbids_joining_two_opposing_areas_but_not_two_own_ones(table: dict[str, str], lay: str) -> None:
    cells = ("m15", "p16") if table is BELOW else ("m14", "l15")
    strict = {**table, "options": "never-join-opposing:on"}
    assert why(at(**strict, masters=f"2@{cells[0]} 2@{cells[1]}"), lay) == "R-10 joins-opposing"
    assert why(at(**strict, masters=f"1@{cells[0]} 1@{cells[1]}"), lay) == ""
    assert why(at(**strict, masters=f"2@{cells[0]}"), lay) == "", "an area and a free one"
    assert why(at(**strict, masters=f"2@{cells[0]} 1@{cells[1]}"), lay) == "R-10 joins-rivals"


# Two red runes with a Master each, and a card whose red comes between them.
# GB/BB/GR on k12 has it on l14:    BG/BB/GR turned once, GBB/RBG, on m12 has it on m13:
#    k l m n                           k l m n o
# 11 . B G .                        11 B G G . .
# 12 . R B .                        12 . G B . .
# 13 . G B G                        13 . R B G .
# 14 . . R B                        14 . . R B .
# 15 . R B G                        15 . . B G B
RED_RIVALS = {"laid": "RB/BG/BG@l15 BG/RB/GB@l11", "hands": "1.4/6.8", "seat": "2"}
RED_PAIR = {"laid": "BG/GB/RB@l11 GB/GR/BB@n15 RG/BB/BG@k9", "hands": "7.10/3"}


@pytest.mark.clause("R-10")
def test_no_red_area_may_hold_masters_of_both_seats() -> None:
    assert why(at(**RED_RIVALS, masters="2@l15 1@m14"), "lay 8 k12 r0") == "R-10 joins-rivals"
    reason = at(**RED_RIVALS, masters="2@l15 1@m14").why_not(1, "lay 8 k12 r0")
    assert reason is not None and reason.values == {"colour": "red"}
    free = at(**RED_RIVALS, masters="2@l15 1@m13")
    assert why(free, "lay 8 k12 r0") == "", "with m14 free seat 2's red grows into it"
    assert owners(play(free, "lay 8 k12 r0"))["l14"] == (1, 9)


@pytest.mark.clause("R-10")
def test_the_option_forbids_joining_two_red_areas_of_the_opponent() -> None:
    masters = "2@l13 1@o16 2@m14"
    strict = at(**RED_PAIR, masters=masters, options="never-join-opposing:on")
    assert why(strict, "lay 7 m12 r1") == "R-10 joins-opposing"
    reason = strict.why_not(0, "lay 7 m12 r1")
    assert reason is not None and reason.values == {"colour": "red"}
    assert why(at(**RED_PAIR, masters=masters), "lay 7 m12 r1") == ""


@pytest.mark.clause("R-10")
def test_rivals_may_stand_side_by_side_in_different_colours() -> None:
    state = at(masters="1@m13 2@n13")
    assert any(text for text in offered(state))
    assert owners(state) == {"m13": (0, 1), "n13": (1, 2)}


@pytest.mark.clause("R-12")
def test_an_area_is_all_runes_of_a_colour_connected_side_by_side() -> None:
    """
      R G     Blue is one area of six: {m13 n13 o13 o12 n14}, and m15 apart, since it touches n14 only at a corner.
      G B
    B B B
    R B .
    B G .
    """
    state = at(laid="RG/GB/BB@n11", hand="2")
    areas = {frozenset(area.cells): (area.colour, area.points) for area in GAME.view(state, None).areas}
    assert areas == {
        frozenset({(1, -2)}): ("R", 3),
        frozenset({(2, -2)}): ("G", 2),
        frozenset({(1, -1)}): ("G", 2),
        frozenset({(2, -1), (0, 0), (1, 0), (2, 0), (1, 1)}): ("B", 5),
        frozenset({(0, 1)}): ("R", 3),
        frozenset({(0, 2)}): ("B", 1),
        frozenset({(1, 2)}): ("G", 2),
    }


@pytest.mark.clause("R-12")
def test_a_master_holds_its_whole_area_and_later_cards_extend_it() -> None:
    state = at("1", masters="1@n14")
    assert owners(state) == {"n14": (0, 1)}
    play(state, "lay 1 n11 r2")
    assert owners(state) == {"o12": (0, 5)}
    assert state.standing() == [5, 0]


# A blue row of five; GBG/BRB (card 15) on n14 has equal neighbours all around and puts red in its middle.
#    m n o p q
# 13 B G
# 14 G G G R G
# 15 B B B B B
ROW = {"laid": "GGR/BBB@m14 GRG/BBB@o14"}


@pytest.mark.clause("R-12")
def test_a_part_cut_off_from_every_master_is_free_at_once() -> None:
    state = at(**ROW, masters="1@m15", hand="15")
    assert picture(state) == "BG.../GGGRG/BBBBB"
    assert owners(state) == {"m15": (0, 5)}
    play(state, "lay 15 n14 r3")
    assert picture(state) == "BG.../GGBGG/BBRBB"
    assert owners(state) == {"m15": (0, 2)} and state.standing() == [2, 0]
    assert "master q15" in offered(state)


@pytest.mark.clause("R-12")
def test_two_masters_that_get_separated_keep_their_parts() -> None:
    state = at(**ROW, masters="1@m15 1@q15", hand="15")
    assert owners(state) == {"m15": (0, 5)}, "together they hold one area, counted once"
    play(state, "lay 15 n14 r3")
    assert owners(state) == {"m15": (0, 2), "p15": (0, 2)} and state.standing() == [4, 0]


@pytest.mark.clause("R-12")
def test_covered_runes_belong_to_no_area() -> None:
    """The buried green n13 no longer counts; its holder's area is what is seen."""
    before = at("1", masters="1@m13")
    cells = {cell for area in GAME.view(play(before, "lay 1 n11 r2"), None).areas for cell in area.cells}
    assert len(cells) == 6 + 5


@pytest.mark.clause("R-12")
def test_areas_joined_and_split_are_told() -> None:
    joined = at(**BELOW, masters="1@m15 1@p16")
    joined.events = []
    play(joined, "lay 2 n16 r0")
    kinds = [event.kind for event in joined.events]
    assert kinds == ["laid", "covered", "joined", "score"]
    split = at(**ROW, masters="1@m15", hand="15")
    split.events = []
    play(split, "lay 15 n14 r3")
    told = [(event.kind, event.values) for event in split.events]
    assert [kind for kind, _ in told] == ["laid", "covered", "split", "score"]
    assert told[2][1] == {"seat": 0, "colour": "blue", "pieces": 2}
    assert told[3][1] == {"scores": [2, 0]}


@pytest.mark.clause("R-15")
def test_every_visible_rune_of_an_area_counts_once_with_the_one_under_the_master() -> None:
    one = at(**ROW, masters="1@m15")
    two = at(**ROW, masters="1@m15 1@o15")
    assert one.standing() == two.standing() == [5, 0]


@pytest.mark.clause("R-15", "R-16")
def test_a_token_counts_with_its_own_colour() -> None:
    """The red m14 is worth 3; as a green token it joins nothing and is worth 2 under a Master."""
    fields = {"options": "grand-master:on", "masters": "1@m13", "tokens": "1@m14:green"}
    state = at(**fields, phase="choose")
    assert play(state, "master m14").standing() == [3, 0]


@pytest.mark.clause("R-15")
@pytest.mark.parametrize(
    ("masters", "scores", "winners", "key"),
    [
        ("1@m14 1@m13 1@n14 2@m15 2@n13 2@n15", [5, 5], [0, 1], "tie"),
        ("1@m13 1@n14 1@m15 2@m14 2@n13 2@n15", [3, 7], [1], "points"),
        ("1@m14 1@n13 1@n15 2@m13 2@n14 2@m15", [7, 3], [0], "points"),
    ],
)
def test_more_points_win_and_a_tie_is_shared(masters: str, scores: list[int], winners: list[int], key: str) -> None:
    state = at(phase="over", masters=masters)
    ending = state.outcome()
    assert ending is not None
    assert (ending.scores, ending.winners, ending.key) == (scores, winners, key)
    assert state.to_act() == [] and state.moves(0) == state.moves(1) == []


@pytest.mark.clause("R-15")
def test_cards_laid_later_count_for_the_areas_of_both() -> None:
    state = at(**ROW, masters="1@m15 2@q14", hand="15")
    assert state.standing() == [5, 2]
    assert play(state, "lay 15 n14 r3").standing() == [2, 4]
