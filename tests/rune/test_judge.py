"""The rules against the slow judge: the same moves, the same positions after them, the same points."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from armarium.chance import Chance
from armarium.game import State
from tests.contract.walk import Walk, combinations, scaled
from tests.rune.judge import FACES, Judge, cell_name, cell_named, turned
from tests.rune.tables import GAME, at, offered, position

POSITIONS = 2000
DIRECTIONS = [(1, 0), (-1, 0), (0, 1), (0, -1), (1, 1), (-1, 1), (1, -1), (-1, -1)]


def agree(state: State) -> Judge:
    """The judge of a position, once it has found the same moves, areas and points."""
    text = GAME.position(state)
    judge = Judge(text)
    assert judge.text() == text
    listed = [state.text(move) for move in state.moves(state.actor())] if state.to_act() else []
    assert sorted(listed) == sorted(judge.moves()), text
    assert state.standing() == judge.scores(), text
    return judge


def agree_on_areas(state: State, judge: Judge) -> None:
    runes = judge.runes()
    told = {frozenset(area.cells): (area.colour, area.seat) for area in GAME.view(state, None).areas}
    found = {frozenset(area): (runes[min(area)], next(iter(judge.owners(area)), None)) for area in judge.areas()}
    assert told == found


def drawn(state: State, judge: Judge) -> int:
    """The card a seat has now and had not before, 0 if there is none."""
    gained = set(Judge(GAME.position(state)).hands[judge.seat]) - set(judge.hands[judge.seat])
    return max(gained, default=0)


def follow(state: State, judge: Judge, text: str) -> None:
    """Carry a move out in both worlds."""
    state.play(judge.seat, state.find(judge.seat, text))
    after = judge.play(text, drawn(state, judge))
    assert GAME.position(state) == after.text(), text


def games() -> Iterator[Walk]:
    options = combinations(GAME)
    seed = 0
    while True:
        yield Walk(GAME, 2, options[seed % len(options)], 20_000 + seed)
        seed += 1


@pytest.mark.clause("R-6", "R-7", "R-8", "R-9", "R-10", "R-11", "R-12", "R-14", "R-15", "R-16", "R-17")
def test_the_judge_agrees_on_the_positions_of_random_games() -> None:
    seen = 0
    for walk in games():
        with walk:
            judge = None
            for state in walk:
                if judge is not None:
                    assert judge.play(walk.lines[-1].move, drawn(state, judge)).text() == GAME.position(state)
                judge = agree(state)
                seen += 1
            assert judge is not None
            agree_on_areas(walk.state, agree(walk.state))
        if seen >= scaled(POSITIONS):
            return


def test_the_judge_agrees_on_every_successor() -> None:
    """Every move of some positions, with areas and views after it."""
    for place, walk in zip(range(scaled(6)), games(), strict=False):
        with walk:
            for n, state in enumerate(walk):
                if n % 5 != place % 5:
                    continue
                judge = Judge(GAME.position(state))
                for text in sorted(offered(state)):
                    copy = state.clone(Chance(n))
                    follow(copy, judge, text)
                    after = Judge(GAME.position(copy))
                    assert copy.standing() == after.scores()
                    agree_on_areas(copy, after)


def counts(state: State, judge: Judge, depth: int) -> tuple[int, int]:
    """How many lines of play there are, as the rules and as the judge count them; luck falls alike in both."""
    offered_now = state.moves(state.actor())
    listed = judge.moves()
    if depth == 1:
        return len(offered_now), len(listed)
    ours = theirs = 0
    assert {state.text(move) for move in offered_now} == set(listed)
    for move in offered_now:
        copy = state.clone(Chance(depth))
        copy.play(state.actor(), move)
        after = judge.play(state.text(move), drawn(copy, judge))
        more = counts(copy, after, depth - 1)
        ours, theirs = ours + more[0], theirs + more[1]
    return ours, theirs


@pytest.mark.parametrize("seed", range(5))
def test_move_counts_to_depth_three(seed: int) -> None:
    """Lay, choose, and the opponent's lay; with the Grand Master the token comes between."""
    state = GAME.new(2, {"grand-master": seed % 2 == 1}, Chance(seed))
    ours, theirs = counts(state, Judge(GAME.position(state)), 3)
    assert ours == theirs > 1000


def farthest(state: State, direction: tuple[int, int]) -> str:
    """The lay that reaches farthest in a direction; otherwise a draw where there is one."""

    def reach(text: str) -> int:
        _, _, name, quarters = text.split()
        x, y = cell_named(name)
        wide, high = (3, 2) if quarters in ("r1", "r3") else (2, 3)
        return direction[0] * (2 * x + wide) + direction[1] * (2 * y + high)

    texts = offered(state)
    lays = sorted(text for text in texts if text.startswith("lay"))
    if lays:
        return max(lays, key=reach)
    return "draw" if "draw" in texts else max(texts)


@pytest.mark.parametrize("direction", DIRECTIONS)
@pytest.mark.parametrize("seed", range(scaled(1)))
def test_the_table_has_no_edge(direction: tuple[int, int], seed: int) -> None:
    """A game that only ever runs in one direction: the window follows, and all is as the judge says."""
    state = GAME.new(2, {}, Chance(seed))
    while state.to_act():
        judge = agree(state)
        follow(state, judge, farthest(state, direction))
    cells = Judge(GAME.position(state)).runes()
    spans = [max(axis) - min(axis) + 1 for axis in zip(*cells, strict=True)]
    assert max(spans) >= 20


def chain(step: tuple[int, int], wide: bool) -> str:
    """Fifteen cards, each with one corner or edge on the one before; the sixteenth is in the hand."""
    x, y = (-1 if step[0] > 1 else 0), 0
    laid = []
    for number in range(1, 16):
        x, y = x + step[0], y + step[1]
        laid.append(f"{turned(FACES[number], 1 if wide else 0)}@{cell_name((x, y))}")
    return " ".join(laid)


def long_table(step: tuple[int, int], wide: bool) -> State:
    """Such a chain before the last card is laid, with a Master of each seat on what is seen of the starting card."""
    laid = chain(step, wide)
    bare = Judge(position(laid=laid, hands="16/-", left="1/0", gone="-"))
    runes = bare.runes()
    seen = [cell for cell, card in bare.top_cards().items() if card == 0]
    other = next(cell for cell in seen if runes[cell] != runes[seen[0]])
    masters = f"1@{cell_name(seen[0])} 2@{cell_name(other)}"
    return at(laid=laid, hands="16/-", left="1/0", masters=masters, phase="lay")


@pytest.mark.parametrize(
    ("step", "wide"),
    [
        ((2, 0), True),
        ((-2, 0), True),
        ((0, 2), False),
        ((0, -2), False),
        ((2, 1), True),
        ((-2, -1), True),
        ((1, 2), False),
        ((-1, -2), False),
        ((1, -2), False),
        ((-2, 1), True),
    ],
)
def test_tables_wider_than_thirty_one_cells(step: tuple[int, int], wide: bool) -> None:
    first = (1, 0) if step[0] > 0 else (-1, 0)
    state = long_table(step, wide)
    spans = [max(axis) - min(axis) + 1 for axis in zip(*Judge(GAME.position(state)).runes(), strict=True)]
    assert max(spans) >= 32
    judge = agree(state)
    for text in (min(judge.moves()), farthest(state, first), farthest(state, step)):
        copy = state.clone(Chance(0))
        follow(copy, judge, text)
        agree_on_areas(copy, agree(copy))
