"""K-1 to K-8: what is in the box, and that a broken line of it is refused by name."""

from __future__ import annotations

import copy
from collections import Counter
from typing import Any

import pytest

from armarium.chance import Chance
from armarium.games.kragmortha import GAME, parts
from armarium.games.kragmortha.library import board
from armarium.games.kragmortha.notation import parse_square, square_text
from armarium.reason import Refused


def names(squares: list[int]) -> str:
    return " ".join(square_text(square) for square in squares)


@pytest.mark.clause("K-1")
def test_the_box_holds_what_the_book_counts() -> None:
    assert GAME.seats == (2, 3, 4, 5, 6, 7, 8)
    assert sum(parts.COPIES) == 58
    assert len(parts.LOOKS) == 24
    assert sum(parts.BOOK_COPIES) == 18
    assert sum(parts.TOKEN_COPIES) == 6
    assert all(len(found.bookcases) <= 6 for found in parts.MAPS)


@pytest.mark.clause("K-2")
def test_the_floor_is_seven_by_ten_with_four_symbols() -> None:
    rows = parts.BOX["board"]["rows"].split()
    assert [len(row) for row in rows] == [7] * 10
    assert set("".join(rows)) == set("BSPG*")
    for square in parts.MAPS[2].teleports:
        assert parts.PRINTED[square] in "BSPG"  # teleport squares have a symbol too
    assert board.symbol_mask("O") == 15  # the ball is a joker


@pytest.mark.clause("K-3")
def test_the_desk_fits_every_symbol_and_rigor_starts_beside_it() -> None:
    assert names(parts.DESK_SQUARES) == "a9 b9 a10 b10"
    assert all(board.GROUNDS[furnished][square] == 15 for furnished in range(3) for square in parts.DESK_SQUARES)
    for seats in GAME.seats:
        assert square_text(GAME.new(seats, {}, Chance(seats)).rigor) == "d10"


@pytest.mark.clause("K-4")
@pytest.mark.parametrize(
    ("seats", "teleports"),
    [(2, "b5 f5 e7 g10"), (4, "b5 f5 e7 g10"), (5, "d3 b5 f5 e7 g10"), (8, "a1 g1 d3 b5 f5 e7 g10")],
)
def test_teleports_in_closed_parts_are_out_of_play(seats: int, teleports: str) -> None:
    view = GAME.view(GAME.new(seats, {}, Chance(0)), None)
    assert " ".join(spot.square for spot in view.floor.teleports) == teleports


FLOORS = {
    2: "------- ------- ------- ####### SPGSBG# BBBPPS# GSSGBS# GPBGPP# **BSSG# **GPBGP",
    5: "------- #####-- GSBG### GPBSPPS SP#S#GB BB#P#SP GSSGBSG GPBGPPB **BSSGB **GPBGP",
    7: "BPSBSGS SB#P#BP GS#G#GG GPBSPPS SP#S#GB BB#P#SP GSSGBSG GPB#PPB **B#SGB **GPBGP",
}
STARTS = {2: "a5 b5 c5 d5 e5 f5", 5: "a3 b3 c3 d3 e4 f4 g4", 7: "a1 b1 c1 d1 e1 f1 g1"}


@pytest.mark.clause("K-5")
@pytest.mark.parametrize("seats", range(2, 9))
def test_furniture_depends_on_the_number_of_players(seats: int) -> None:
    kind = 2 if seats < 5 else 5 if seats < 7 else 7
    floor = GAME.view(GAME.new(seats, {}, Chance(0)), None).floor
    assert " ".join(floor.rows) == FLOORS[kind]
    assert " ".join(spot.square for spot in floor.starts) == STARTS[kind]


@pytest.mark.clause("K-6")
def test_the_printed_symbols_and_the_shuffled_ones() -> None:
    assert "".join(parts.PRINTED) == "".join(
        ["BPSBSGS", "SBGPPBP", "GSBGSGG", "GPBSPPS", "SPGSBGB", "BBBPPSP", "GSSGBSG", "GPBGPPB", "**BSSGB", "**GPBGP"]
    )
    for seats in (2, 5, 8):
        floors = []
        for seed in range(20):
            floor = GAME.view(GAME.new(seats, {"shuffled-symbols": True}, Chance(seed)), None).floor
            cells = "".join(floor.rows)
            counts = Counter(cell for cell in cells if cell in "BSPG")
            assert max(counts.values()) - min(counts.values()) <= 1
            assert [cell for cell in cells if cell in "*#-"] == [
                cell for cell in "".join(FLOORS[{2: 2, 5: 5, 8: 7}[seats]].split()) if cell in "*#-"
            ]
            floors.append(cells)
        assert len(set(floors)) == 20


@pytest.mark.clause("K-7")
def test_movement_cards() -> None:
    faces = dict(zip(parts.FACES, parts.COPIES, strict=True))
    pairs = ("bs", "bp", "bg", "sp", "sg", "pg")
    assert all(faces["g" + pair] == 5 and faces["r" + pair] == 2 for pair in pairs)
    assert all(faces[f"g{symbol}o"] == 2 and faces[f"r{symbol}o"] == 1 for symbol in "bspg")
    assert faces["goo"] == faces["roo"] == 2
    assert sum(count for face, count in faces.items() if face[0] == "g") == 40
    assert sum(count for face, count in faces.items() if face[0] == "r") == 18


@pytest.mark.clause("K-8")
def test_two_tokens_of_each_kind() -> None:
    assert dict(zip(parts.TOKENS, parts.TOKEN_COPIES, strict=True)) == {"teleport": 2, "grimoire": 2, "trap": 2}


def broken(change: dict[str, Any]) -> dict[str, Any]:
    box = copy.deepcopy(parts.BOX)
    box.update(change)
    return box


def test_a_wrong_line_of_the_box_is_refused_by_name() -> None:
    cases = [
        (parts.read_symbols, {"board": {"rows": "BPS"}}, "parts-rows"),
        (parts.read_symbols, {"board": {"rows": parts.BOX["board"]["rows"].replace("BPS", "XPS")}}, "parts-symbol"),
        (parts.read_maps, {"desk": {"squares": "z1"}}, "parts-square"),
        (parts.read_maps, {"map": parts.BOX["map"][:2]}, "parts-map"),
        (parts.read_moves, {"move": parts.BOX["move"][1:]}, "part-count"),
        (parts.read_moves, {"move": [{"pawn": "ogre", "symbols": "BS", "copies": 58}]}, "parts-move"),
        (parts.read_looks, {"look": parts.BOX["look"][::-1]}, "parts-look"),
        (
            parts.read_books,
            {"book": parts.BOX["book"][1:]},
            "part-word field=book name value=deep-pockets choices=unhexing",
        ),
        (parts.read_books, {"book": parts.BOX["book"][:-1]}, "part-count"),
    ]
    for read, change, key in cases:
        with pytest.raises(Refused, match=key):
            read(broken(change))


def test_every_part_says_where_it_comes_from() -> None:
    listed = [*parts.BOX["move"], *parts.BOX["look"], *parts.BOX["book"], *parts.BOX["map"]]
    single = [parts.BOX[name] for name in ("board", "desk", "rigor", "teleports")]
    for part in [*listed, *single, *parts.BOX["tokens"].values(), *parts.BOX["counts"].values()]:
        assert part["tag"] in ("book", "public", "recon", "ruling")
    assert list(GAME.clauses()) == [f"K-{number}" for number in range(1, 37)]


def test_squares_have_one_name() -> None:
    for square in range(70):
        assert parse_square(square_text(square)) == square
    for text in ("", "h1", "a0", "a11", "a", "5a", "a-1", "a²"):
        assert parse_square(text) is None
