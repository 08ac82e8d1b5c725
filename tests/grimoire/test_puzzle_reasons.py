"""Why a page is right, or wrong, as puzzles say it: what it would do as things are, and what the answer has over it."""

from __future__ import annotations

import pytest

from armarium import shelf
from armarium.chance import Chance
from armarium.games.grimoire import puzzles
from armarium.games.grimoire.state import State
from armarium.hooks import PuzzleReason

ME = 0
RIVAL = {"rival-seat": 1}
POSITION = (
    "grimoire/1 seats=2 round=10 magic=15 phase=pages now=0 tokens=2.1 before=1.2 shown=10.10 pages=-.- pickers=1.2 "
    "zone=?thief@1:,nun,prince discards=bronze.silver.mercenary.merchant.nun companions=brave.archer.2king/archer "
    "open=2silver/bronze.2gold hidden=silver@1:1/bronze@1:2.silver@1:2 items=junk/2junk vp={vp} decks=1 asked=- buys=0 "
    "ending=none ender=- options=-"
)


def reason(page: int, answer: int, vp: str = "6.4") -> PuzzleReason | None:
    state = shelf.game("grimoire").from_position(POSITION.format(vp=vp), Chance(0))
    assert isinstance(state, State)
    move, right = (state.find(ME, f"page {each}") for each in (page, answer))
    return puzzles.reason(state, ME, move, right)


@pytest.mark.parametrize(
    ("page", "why"),
    [
        (1, ("luck", {})),
        (2, ("silence", {})),
        (3, ("pays", {"points": 1})),
        (4, ("cure", {})),
        (5, ("time", {})),
        (6, ("shield", {})),
        (7, ("create", {})),
        (9, ("charm", RIVAL)),
        (10, None),  # somebody has fewer tokens
        (11, ("time-shield", {})),
        (12, ("steals", {"points": 2, **RIVAL})),
        (14, ("seize", RIVAL)),
        (15, ("wish", {"count": 3})),
    ],
)
def test_an_answer_says_what_its_page_does(page: int, why: PuzzleReason | None) -> None:
    assert reason(page, page) == why


def test_another_page_says_what_it_has_less_of() -> None:
    assert reason(10, 13) == ("nothing", {})
    assert reason(3, 13) == ("less", {"points": 1, "best": 3})
    assert reason(13, 3) == ("only-points", {"points": 3})
    assert reason(4, 15) == ("cure", {})  # a token is paid: no points that are fewer than the answer's
    assert reason(15, 13) == ("wish", {"count": 3})


def test_no_page_is_told_to_bring_fewer_than_no_points() -> None:
    for page in range(1, 16):
        said = reason(page, 15)
        assert said is None or said[1].get("points", 1) > 0
