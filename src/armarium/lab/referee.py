"""What more thinking would gain: in positions of games between bots a referee weighs what searches of several budgets
choose.

A choice costs what the referee thinks it worse than the best of those chosen. One position of each game, so that none
depends on another; its luck comes from the seed and its number alone, whichever process weighs it.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from functools import partial
from statistics import mean, stdev
from typing import NamedTuple

import msgspec

from armarium import shelf
from armarium.bots.observation import Observation
from armarium.bots.search_bot import move_stats, must_be_searchable, new_search
from armarium.chance import Chance
from armarium.game import Game, Options, State, complete_options
from armarium.lab.contest import seats_asked
from armarium.lab.engine import Engine
from armarium.lab.figures import SURE
from armarium.lab.playing import Setup, check_entrant, play_game


class Study(msgspec.Struct, frozen=True):
    """`budgets` are simulations of the searches, `referee` those of the referee for each move that was chosen."""

    game: str
    bot: str
    seats: int
    options: Options
    seed: int
    positions: int
    budgets: list[int]
    referee: int


class Weighed(NamedTuple):
    """A position: what the choice of each budget costs, and whether it is that of the largest."""

    number: int
    costs: list[float]
    agrees: list[bool]


class Cost(msgspec.Struct, frozen=True):
    """Of one budget: the mean share of a win, half of its 95 % interval, and how many choices are the largest's."""

    budget: int
    cost: float
    reach: float
    agreement: float


class Picker:
    """Follows a game and keeps one of its positions with a choice, each as likely as the others."""

    def __init__(self, game: Game, chance: Chance) -> None:
        self.picked: tuple[State, int] | None = None
        self._game = game
        self._chance = chance
        self._seen = 0

    def before(self, state: State, seat: int, move: int) -> None:
        if sum(self._game.bots_may(state, offered) for offered in state.moves(seat)) < 2:
            return
        self._seen += 1
        if self._chance.below(self._seen) == 0:
            self.picked = state.clone(Chance(0)), seat

    def after(self, state: State) -> None:
        state.events = []


def new_study(
    game: str,
    bot: str,
    seats: int | None,
    options: Options,
    seed: int,
    positions: int,
    budgets: Sequence[int],
    referee: int,
) -> Study:
    """A checked study; Refused for what cannot be played or searched."""
    box = shelf.game(game)
    must_be_searchable(box)
    check_entrant(bot, game)
    count = seats_asked(game, seats)
    fixed = complete_options(box, count, options)
    return Study(game, bot, count, fixed, seed, positions, sorted(set(budgets)), referee)


def costs(study: Study, engine: Engine, tell: Callable[[int], None]) -> list[Cost]:
    """`tell` hears how many positions are weighed."""
    weighed: list[Weighed] = []
    for position in engine.run(partial(weigh, study), range(study.positions)):
        weighed.append(position)
        tell(len(weighed))
    return [cost_of(budget, n, weighed) for n, budget in enumerate(study.budgets)]


def cost_of(budget: int, n: int, weighed: Sequence[Weighed]) -> Cost:
    lost = [position.costs[n] for position in sorted(weighed)]
    reach = SURE * stdev(lost) / math.sqrt(len(lost)) if len(lost) > 1 else 0.0
    return Cost(budget, mean(lost), reach, mean(float(position.agrees[n]) for position in weighed))


def weigh(study: Study, number: int) -> Weighed:
    """The task of a worker."""
    game = shelf.game(study.game)
    state, seat = picked_position(study, game, number)
    chosen = [
        move_stats(Observation.of(game, state, seat, chance), chance, budget, math.inf)[0].move
        for budget, chance in ((budget, luck(study, number, n)) for n, budget in enumerate(study.budgets, 1))
    ]
    values = referee_values(study, game, state, seat, sorted(set(chosen)), luck(study, number, 0))
    best = max(values.values())
    return Weighed(number, [best - values[text] for text in chosen], [text == chosen[-1] for text in chosen])


def picked_position(study: Study, game: Game, number: int) -> tuple[State, int]:
    """One of a game, and the seat that has a choice there. Every game has one."""
    picker = Picker(game, luck(study, number, 1 + len(study.budgets)))
    play_game(Setup(study.game, [study.bot] * study.seats, study.options, study.seed, number), picker)
    assert picker.picked is not None
    return picker.picked


def luck(study: Study, number: int, stream: int) -> Chance:
    """Stream 0 is the referee's, the next ones those of the budgets, the last the choice of the position."""
    return Chance((study.seed << 64) + (number << 16) + (1 << 15) + stream)


def referee_values(
    study: Study, game: Game, state: State, seat: int, chosen: Sequence[str], chance: Chance
) -> dict[str, float]:
    """What each of these moves is worth to its seat; nothing is thought where there is but one."""
    if len(chosen) == 1:
        return {chosen[0]: 0.0}
    observation = Observation.of(game, state, seat, chance)
    root, search = observation.guess(chance), new_search(observation)
    for text in chosen:
        search.run_forced(root, chance, root.find(seat, text), study.referee)
    return {observation.text(each.move): each.value for each in search.root_moves(root) if each.visits}
