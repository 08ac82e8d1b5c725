"""A finished game weighed move by move: what everybody could expect, what the master would have played, what it cost.

Every move is evaluated from the observation of the seat that made it, so nobody is blamed for what could not be known;
luck and the others' secrets show as the curve's own turns between two moves. It knows positions, not tables or records.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Literal

import msgspec

from armarium.bots.observation import Observation
from armarium.bots.search_bot import evaluator, fresh
from armarium.chance import Chance
from armarium.game import Game, State

Mark = Literal["only", "best", "good", "slip", "blunder"]
GOOD, SLIP = 0.05, 0.15  # losses, in shares of a win, below which a move is good, and no worse than a slip
TURNS = 3  # turning points
SURE = 4  # the played move is tried in at least one of this many simulations


class Weighed(msgspec.Struct):
    """One position: shares of a win by seat if the master plays `best`, and those after what was `played`, as it was
    offered. `choices` is how many moves were."""

    before: list[float]
    best: str
    after: list[float]
    played: str
    choices: int


class Judged(msgspec.Struct):
    """A move of the log. `expected` are the shares by seat before it; `worth` and `best_worth` are the mover's."""

    n: int
    seat: int
    move: str
    expected: list[float]
    best: str
    best_worth: float
    worth: float
    loss: float
    mark: Mark


class Analysis(msgspec.Struct):
    """`end` are the shares after the last move. `turning` are the log numbers of the turning points, in order."""

    simulations: int
    moves: list[Judged]
    end: list[float]
    turning: list[int]


class Moment(msgspec.Struct):
    """A move of a log and the position it was made in."""

    n: int
    seat: int
    move: str
    before: State


def weighed(observation: Observation, played: str, chance: Chance, simulations: int, seconds: float) -> Weighed:
    """Think as the master would, then about the played move, so that it is judged as carefully."""
    root = observation.guess(chance)
    search = fresh(observation)
    search.watch()
    search.run(root, chance, simulations, seconds)
    found = search.found(root)
    best, move = found[0].move, offered(observation, played, [each.move for each in found])
    tried = next(each.visits for each in found if each.move == move)
    search.try_out(root, chance, move, max(0, simulations // SURE - tried))
    before, after = rounded(search.worths_of(best)), rounded(search.worths_of(move))
    return Weighed(before, observation.text(best), after, observation.text(move), len(observation.moves))


def offered(observation: Observation, played: str, moves: list[int]) -> int:
    """Which of these moves was played; where that is not told to the end, the first of those it may have been."""
    chosen = observation.game.chosen(played)
    texts = {observation.text(move): move for move in moves}
    ways = [move for text, move in texts.items() if text.startswith(f"{chosen} ")]
    return texts.get(chosen, next(iter(ways), moves[0]))


def rounded(worths: Sequence[float]) -> list[float]:
    return [round(worth, 4) for worth in worths]


def judged(moment: Moment, found: Weighed) -> Judged:
    best, worth = found.before[moment.seat], found.after[moment.seat]
    is_best = found.played == found.best
    loss = 0.0 if is_best else round(max(0.0, best - worth), 4)
    mark = mark_of(found.choices, is_best, loss)
    return Judged(moment.n, moment.seat, moment.move, found.before, found.best, best, worth, loss, mark)


def mark_of(choices: int, is_best: bool, loss: float) -> Mark:
    if choices == 1:
        return "only"
    if is_best:
        return "best"
    return "good" if loss < GOOD else "slip" if loss < SLIP else "blunder"


def analysis(simulations: int, moves: list[Judged], end: list[float]) -> Analysis:
    return Analysis(simulations, moves, end, turning_points(moves, end))


def turning_points(moves: Sequence[Judged], end: Sequence[float]) -> list[int]:
    """The costliest slips and blunders; where there are not enough, what luck turned most."""
    curve = [move.expected for move in moves] + [list(end)]
    swings = {
        move.n: max((abs(new - old) for new, old in zip(curve[i + 1], curve[i], strict=True)), default=0.0)
        for i, move in enumerate(moves)
    }
    lost = sorted((move for move in moves if move.loss >= GOOD), key=lambda move: (-move.loss, move.n))
    rest = sorted((move for move in moves if move.loss < GOOD), key=lambda move: (-swings[move.n], move.n))
    return sorted(move.n for move in [*lost, *rest][:TURNS])


def shares(game: Game, state: State) -> list[float]:
    """What every seat got of the win; allies who win all have the whole of it. An estimate before the end."""
    ending = state.outcome()
    worths = [float(worth) for worth in evaluator(game.name).values(state)]
    if ending is None:
        return rounded(worths)
    whole = max(1, round(sum(worths)))
    return rounded([whole * ending.share(seat) for seat in range(len(worths))])


def is_weighed(moment: Moment) -> bool:
    """Whether somebody had to choose: what happens by itself is nobody's choice, and a mind is changed for free."""
    return moment.seat in moment.before.to_act()


def analysed(
    game: Game,
    moments: Iterable[Moment],
    last: State,
    simulations: int,
    seconds: float,
    seed: int,
    told: Callable[[int], None],
) -> Analysis:
    """The whole game at once, in this process; `told` hears how many moves are done."""
    moves: list[Judged] = []
    for moment in moments:
        if is_weighed(moment):
            observation = Observation.of(game, moment.before, moment.seat, Chance(seed))
            found = weighed(observation, moment.move, Chance(seed + moment.n), simulations, seconds)
            moves.append(judged(moment, found))
            told(len(moves))
    return analysis(simulations, moves, shares(game, last))
