"""Every refusal of a move, provoked, with its clause; and refusals tell nothing but what the seat can see."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from armarium.chance import Chance
from armarium.games.rune import refusals
from armarium.games.rune.notation import cell_text, parse_cell
from armarium.reason import Refused
from tests.rune.tables import GAME, at, new, position
from tests.rune.test_areas import BELOW, BESIDE

ON = "grand-master:on"
OVER = position(phase="over", masters="1@m14 1@m13 1@n14 2@m15 2@n13 2@n15")
LAY = position("1 2 9")
CHOOSE = position(phase="choose")
AREA = position(phase="choose", laid="RG/GB/BB@n11", masters="2@n14")
TOKEN = position(phase="token", options=ON, masters="2@n13 1@n14", tokens="2@m14:green")
LAST = position(phase="choose", masters="2@m13 2@n13 2@m15")
EMPTY = position(
    phase="choose",
    laid="BB/BG/GR@n15 BB/GB/GR@o17 BB/BR/GG@p19 BB/GG/RB@q21 BB/GR/BG@r23 BB/RG/BG@s25 BG/BB/GR@t27 "
    "GB/BB/GR@u29 BG/BG/BR@v31 GB/GB/BR@w33 BG/BR/BG@x35",
    hands="12.13/14.15.16",
)

REFUSALS = [
    (OVER, 0, "draw", "R-14 game-over"),
    (LAY, 0, "", " move-unknown"),
    (LAY, 0, "fly m13", " move-unknown"),
    (CHOOSE, 0, "draw two", " move-unknown"),
    (LAY, 1, "lay 1 m15 r0", "R-5 not-your-turn"),
    (LAY, 0, "draw", "R-6 lay-first"),
    (LAY, 0, "token m13 blue", "R-6 lay-first"),
    (CHOOSE, 0, "lay 1 m15 r0", "R-11 already-laid"),
    (CHOOSE, 0, "show 1", "R-11 already-laid"),
    (LAY, 0, "lay", " card-expected"),
    (LAY, 0, "lay one m15 r0", " card-expected"),
    (LAY, 0, "lay 09 m15 r0", " card-expected"),
    (LAY, 0, "lay 16 m15 r0", "R-6 card-not-in-hand"),
    (LAY, 0, "show 1", "R-13 can-lay"),
    (LAY, 0, "lay 9 m15", " lay-form"),
    (LAY, 0, "lay 9 15m r0", " lay-form"),
    (LAY, 0, "lay 9 m15 r4", " lay-form"),
    (LAY, 0, "lay 9 m015 r0", " lay-form"),
    (position("9", options="quarter-turns:off"), 0, "lay 9 m15 r1", "R-6 no-quarter-turns"),
    (LAY, 0, "lay 9 m16 r0", "R-6 covers-nothing"),
    (position("9", masters="2@n15"), 0, "lay 9 m15 r0", "R-9 covers-master"),
    (position("9", masters="1@m14", tokens="1@n15:blue", options=ON), 0, "lay 9 m15 r0", "R-9 covers-token"),
    (position("15"), 0, "lay 15 m13 r0", "R-8 exactly-on-card"),
    (LAY, 0, "lay 1 m15 r2", "R-7 colours-differ"),
    (position("1", "BBR/BGG@m13", options="no-card-may-vanish:on"), 0, "lay 1 m15 r3", "R-8 card-would-vanish"),
    (position(**BELOW, masters="1@m15 2@p16"), 0, "lay 2 n16 r0", "R-10 joins-rivals"),
    (
        position(**BESIDE, masters="2@m14 2@l15", options="never-join-opposing:on"),
        0,
        "lay 3 m15 r0",
        "R-10 joins-opposing",
    ),
    (LAST, 0, "draw", "R-14 no-more-draws"),
    (EMPTY, 0, "draw", "R-11 deck-empty"),
    (CHOOSE, 0, "retire", "R-11 can-place"),
    (CHOOSE, 0, "master", " cell-expected"),
    (CHOOSE, 0, "master here", " cell-expected"),
    (CHOOSE, 0, "master l13", "R-11 no-rune-there"),
    (CHOOSE, 0, "master zz-99", "R-11 no-rune-there"),
    (AREA, 0, "master n14", "R-11 master-stands-there"),
    (AREA, 0, "master o12", "R-11 area-controlled"),
    (
        position(phase="choose", laid="RG/GB/BB@n11", masters="1@n14", options="one-master-per-area:on"),
        0,
        "master o12",
        "R-11 one-master-per-area",
    ),
    (CHOOSE, 0, "keep", "R-16 no-grand-master"),
    (position(phase="choose", options=ON), 0, "keep", "R-16 token-after-master"),
    (TOKEN, 0, "draw", "R-16 token-or-keep"),
    (TOKEN, 0, "token m15", " token-form"),
    (TOKEN, 0, "token m15 pink", " token-form"),
    (TOKEN, 0, "keep it", " token-form"),
    (TOKEN, 0, "token m15 red", "R-16 no-red-token"),
    (TOKEN, 0, "token m12 blue", "R-16 not-next-to-master"),
    (TOKEN, 0, "token o14 blue", "R-17 no-rune-there"),
    (TOKEN, 0, "token n13 blue", "R-17 token-on-master"),
    (TOKEN, 0, "token m14 blue", "R-17 token-on-token"),
    (TOKEN, 0, "token m15 blue", "R-16 same-colour"),
    (position(phase="token", options=ON, masters="2@m13 1@n14"), 0, "token n13 blue", "R-17 token-joins-rivals"),
]


@pytest.mark.parametrize(("text", "seat", "move", "refusal"), REFUSALS)
def test_a_refusal_names_its_clause(text: str, seat: int, move: str, refusal: str) -> None:
    state = GAME.from_position(text, Chance(0))
    reason = state.why_not(seat, move)
    assert reason is not None
    assert f"{reason.clause} {reason.key}" == refusal
    assert GAME.trial(state, seat, move).reason.key == reason.key
    with pytest.raises(Refused) as caught:
        state.find(seat, move)
    assert caught.value.reason == reason


def test_every_refusal_of_the_source_is_provoked() -> None:
    tree = ast.parse(Path(refusals.__file__).with_name("refusals.py").read_text("utf-8"))
    calls = [node for node in ast.walk(tree) if isinstance(node, ast.Call) and ast.unparse(node.func) == "Reason"]
    written = {" ".join(ast.literal_eval(argument) for argument in call.args[:2]) for call in calls}
    assert written == {refusal for *_, refusal in REFUSALS}


def test_a_trial_shows_marks_scores_and_areas() -> None:
    state = at("9", masters="1@m13")
    trial = GAME.trial(state, 0, "lay 9 m15 r0")
    assert trial.reason is None and trial.scores == [1, 0]
    assert {(mark.x, mark.y, mark.dx, mark.dy, mark.fits) for mark in trial.marks} == {
        (0, 2, 0, 0, True),
        (1, 2, 0, 0, True),
        (0, 2, 0, -1, False),
        (1, 2, 0, -1, False),
    }
    assert sum(len(area.cells) for area in trial.areas) == 10
    assert len(GAME.view(state, 0).board) == 1, "nothing was played"


def test_a_trial_of_a_card_one_does_not_hold_shows_nothing() -> None:
    trial = GAME.trial(at("9"), 0, "lay 16 m15 r0")
    assert trial.reason.key == "card-not-in-hand" and trial.marks == [] and trial.areas is None


words = st.sampled_from(
    [
        "lay",
        "show",
        "draw",
        "master",
        "retire",
        "token",
        "keep",
        "1",
        "12",
        "m13",
        "n14",
        "o15",
        "r0",
        "r3",
        "blue",
        "red",
    ]
)


@given(st.integers(0, 30), st.lists(words | st.text(max_size=4), max_size=5).map(" ".join))
def test_any_text_is_either_offered_or_refused(seed: int, text: str) -> None:
    state = new(seed, grand_master=seed % 2 == 0)
    for _ in range(seed % 4):
        state.play(state.actor(), state.moves(state.actor())[-1])
    for seat in range(2):
        known = {state.text(move) for move in state.moves(seat)}
        plain = " ".join(text.lower().split())
        assert (state.why_not(seat, text) is None) == (plain in known)
        GAME.trial(state, seat, text)


@given(st.integers(-700, 600), st.integers(-900, 900))
def test_a_cell_has_one_notation(x: int, y: int) -> None:
    assert parse_cell(cell_text(x, y)) == (x, y)


@given(st.text(alphabet="-abmz013459²٣ ", max_size=6))
def test_what_names_a_cell_is_its_notation(text: str) -> None:
    cell = parse_cell(text)
    assert cell is None or cell_text(*cell) == text


@pytest.mark.parametrize(
    ("cell", "name"),
    [
        *[((0, 0), "m13"), ((1, 0), "n13"), ((0, 1), "m14"), ((-12, -12), "a1"), ((-13, -13), "-a0")],
        *[((-14, -14), "-b-1"), ((13, 5), "z18"), ((14, 5), "aa18"), ((39, 0), "az13"), ((40, 0), "ba13")],
    ],
)
def test_notation_of_cells(cell: tuple[int, int], name: str) -> None:
    assert cell_text(*cell) == name and parse_cell(name) == cell
