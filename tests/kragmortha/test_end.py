"""K-27, K-30, K-31: both ends of the game and every step of the tie-break."""

from __future__ import annotations

import pytest

from armarium.games.kragmortha import GAME
from armarium.games.kragmortha.state import State
from tests.kragmortha.tables import at, play


def ended(looks: str, books: str = "") -> State:
    """Seat 4 is out: it draws its fourth Look."""
    state = at(
        "a5 c5 e5 d8",
        "gso",
        seat="4",
        rigor="d9",
        looks=f"4/leg-1,4/arm-1,4/head-1{looks}",
        books=books.replace(" ", ","),
    )
    play(state, "play 1 d9")
    return state


@pytest.mark.clause("K-31")
@pytest.mark.parametrize(
    ("looks", "books", "winners", "key"),
    [
        (",1/leg-2,2/leg-3", "", [2], "looks"),
        ("", "2/blink", [1], "books"),
        (",3/leg-2", "1/blink 2/changeling", [1], "symbols"),
        ("", "1/blink 2/blink", [0, 1], "shared"),
        ("", "", [0, 1, 2], "shared"),
        (",1/leg-2", "1/changeling 1/sticky-fingers 2/not-me 3/blink", [2], "symbols"),
    ],
)
def test_fewest_looks_then_grimoires_then_symbols(looks: str, books: str, winners: list[int], key: str) -> None:
    ending = ended(looks, books).outcome()
    assert ending is not None and (ending.winners, ending.key) == (winners, key)


@pytest.mark.clause("K-31")
@pytest.mark.clause("K-27")
def test_whoever_is_out_wins_nothing() -> None:
    state = ended(",1/leg-2,1/arm-2,1/head-2", "4/blink 4/changeling")
    ending = state.outcome()
    assert ending is not None and 3 not in ending.winners
    assert ending.scores[3] == min(ending.scores)


@pytest.mark.clause("K-31")
def test_the_standing_says_what_sets_players_apart() -> None:
    state = at("a5 c5 e5 d8", looks="1/leg-1", books="2/blink,3/changeling,4/blink")
    ranks = GAME.view(state, None).standing
    assert [(rank.place, rank.seat, rank.by) for rank in ranks] == [
        (1, 2, None),
        (2, 1, "symbols"),
        (2, 3, "shared"),
        (4, 0, "looks"),
    ]
    assert max(state.standing()) == state.standing()[2] and min(state.standing()) == state.standing()[0]


@pytest.mark.clause("K-27")
def test_pending_links_and_steps_are_dropped() -> None:
    """A chain of two: the last pushed goblin draws its fourth Look, and nobody is moved any more."""
    state = at("d7 d8 a5", "ggo", rigor="d9", looks="2/leg-1,2/arm-1,2/head-1")
    play(state, "play 1 d8", "push d9")
    assert state.to_act() == [] and len(state.stack) == 0 and state.number == 9
    ending = state.outcome()
    assert ending is not None and ending.winners == [0, 2]
