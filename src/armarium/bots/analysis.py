"""A finished game evaluated move by move: everybody's values, what the master would have played, what it cost.

Every move is evaluated from the observation of the seat that made it, so nobody is blamed for what could not be known;
luck and the others' secrets show as the curve's own turns between two moves. It knows positions, not tables or records.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Literal

import msgspec

from armarium.bots.hints import Because, Likely, MoveSamples, immediate_merits
from armarium.bots.observation import Observation
from armarium.bots.search_bot import evaluator, new_search
from armarium.chance import Chance
from armarium.chances import shown_chances
from armarium.game import Game, State

Mark = Literal["only", "best", "good", "slip", "blunder"]
GOOD, SLIP = 0.05, 0.15  # losses, in shares of a win, below which a move is good, and no worse than a slip
TURNS = 3  # turning points
PLAYED_SHARE = 4  # the played move gets at least one of this many simulations


class Advice(msgspec.Struct):
    """The best move in words: what the rules make certain of it, what else mostly comes of it, and why it is good."""

    events: list[dict[str, Any]]
    likely: list[Likely]
    because: list[Because]


class MoveEvaluation(msgspec.Struct):
    """One position: the values by seat if the master plays `best`, and those after `played`, as it was offered.

    `choices` is how many moves were; `advice` speaks of `best`, where that is another move."""

    before: list[float]
    best: str
    after: list[float]
    played: str
    choices: int
    advice: Advice | None = None


class AnalysedMove(msgspec.Struct):
    """A move of the log. `expected` are the values by seat before it; the value and the best value are the mover's."""

    n: int
    seat: int
    move: str
    expected: list[float]
    best: str
    best_value: float = msgspec.field(name="best_worth")
    value: float = msgspec.field(name="worth")
    loss: float
    mark: Mark
    advice: Advice | None = None  # where another move was better; none in games that were analysed before there was any


class Analysis(msgspec.Struct):
    """`end` are the values after the last move. `turning` are the log numbers of the turning points, in order."""

    simulations: int
    moves: list[AnalysedMove]
    end: list[float]
    turning: list[int]


class Moment(msgspec.Struct):
    """A move of a log and the position it was made in."""

    n: int
    seat: int
    move: str
    before: State


def move_evaluation(
    observation: Observation, played: str, chance: Chance, simulations: int, seconds: float
) -> MoveEvaluation:
    """Search as the master would, then simulate the played move often enough to compare it."""
    root = observation.guess(chance)
    search = new_search(observation)
    search.record_values()
    search.run(root, chance, simulations, seconds)
    root_moves = search.root_moves(root)
    best, move = root_moves[0].move, offered_move(observation, played, [each.move for each in root_moves])
    visits = next(each.visits for each in root_moves if each.move == move)
    search.run_forced(root, chance, move, max(0, simulations // PLAYED_SHARE - visits))
    before, after = (shown_values(observation, root, search.values_after(each)) for each in (best, move))
    better = None if best == move else advice(observation, best, move, chance)
    return MoveEvaluation(before, observation.text(best), after, observation.text(move), len(observation.moves), better)


def advice(observation: Observation, best: int, played: int, chance: Chance) -> Advice:
    """Why the best move is better than the played one, as a hint would say it."""
    samples, others = (MoveSamples(observation, move, chance) for move in (best, played))
    return Advice(samples.events, samples.likely(), immediate_merits(samples, [samples, others]))


def offered_move(observation: Observation, played: str, moves: list[int]) -> int:
    """Which of these moves was played; where that is not told to the end, the first of those it may have been."""
    chosen = observation.game.decision_text(played)
    texts = {observation.text(move): move for move in moves}
    ways = [move for text, move in texts.items() if text.startswith(f"{chosen} ")]
    return texts.get(chosen, next(iter(ways), moves[0]))


def shown_values(observation: Observation, root: State, values: Sequence[float]) -> list[float]:
    return rounded_values(shown_chances(observation.game, root, values))


def rounded_values(values: Sequence[float]) -> list[float]:
    return [round(value, 4) for value in values]


def analysed_move(moment: Moment, evaluation: MoveEvaluation) -> AnalysedMove:
    best, value = evaluation.before[moment.seat], evaluation.after[moment.seat]
    is_best = evaluation.played == evaluation.best
    loss = 0.0 if is_best else round(max(0.0, best - value), 4)
    mark = mark_of(evaluation.choices, is_best, loss)
    better = evaluation.advice if mark in ("slip", "blunder") else None
    return AnalysedMove(
        moment.n, moment.seat, moment.move, evaluation.before, evaluation.best, best, value, loss, mark, better
    )


def mark_of(choices: int, is_best: bool, loss: float) -> Mark:
    if choices == 1:
        return "only"
    if is_best:
        return "best"
    return "good" if loss < GOOD else "slip" if loss < SLIP else "blunder"


def analysis(simulations: int, moves: list[AnalysedMove], end: list[float]) -> Analysis:
    return Analysis(simulations, moves, end, turning_points(moves, end))


def turning_points(moves: Sequence[AnalysedMove], end: Sequence[float]) -> list[int]:
    """The costliest slips and blunders; where there are not enough, what luck turned most."""
    curve = [move.expected for move in moves] + [list(end)]
    swings = {
        move.n: max((abs(new - old) for new, old in zip(curve[i + 1], curve[i], strict=True)), default=0.0)
        for i, move in enumerate(moves)
    }
    lost = sorted((move for move in moves if move.loss >= GOOD), key=lambda move: (-move.loss, move.n))
    rest = sorted((move for move in moves if move.loss < GOOD), key=lambda move: (-swings[move.n], move.n))
    return sorted(move.n for move in [*lost, *rest][:TURNS])


def win_shares(game: Game, state: State) -> list[float]:
    """What every seat got of the win; allies who win all have the whole of it. An estimate before the end."""
    ending = state.outcome()
    values = [float(value) for value in evaluator(game, len(state.standing())).values(state)]
    if ending is None:
        return rounded_values(shown_chances(game, state, values))
    whole = max(1, round(sum(values)))
    return rounded_values([whole * ending.share(seat) for seat in range(len(values))])


def is_choice(moment: Moment) -> bool:
    """Whether somebody had to choose: what happens by itself is nobody's choice, and a mind is changed for free."""
    return moment.seat in moment.before.to_act()


def game_analysis(
    game: Game,
    moments: Iterable[Moment],
    last: State,
    simulations: int,
    seconds: float,
    seed: int,
    progress: Callable[[int], None],
) -> Analysis:
    """The whole game at once, in this process; `progress` is called with how many moves are done."""
    moves: list[AnalysedMove] = []
    for moment in moments:
        if is_choice(moment):
            observation = Observation.of(game, moment.before, moment.seat, Chance(seed))
            evaluation = move_evaluation(observation, moment.move, Chance(seed + moment.n), simulations, seconds)
            moves.append(analysed_move(moment, evaluation))
            progress(len(moves))
    return analysis(simulations, moves, win_shares(game, last))
