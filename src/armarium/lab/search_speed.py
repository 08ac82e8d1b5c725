"""How fast searches are: simulations per second on one core, and what more processes bring. Knows only the contract."""

from __future__ import annotations

import time

from armarium import shelf
from armarium.bots.observation import Observation
from armarium.bots.root_parallel import RootParallelSearch
from armarium.bots.search_bot import UNLIMITED, new_search
from armarium.chance import Chance
from armarium.game import NOBODY, Game, State, complete_options
from armarium.lab.bench import SEED, Figures, machine, mode
from armarium.reason import refusal

PLACES = (0.0, 0.25, 0.5, 0.75)  # how far into a game the positions lie
WARM_UP = 200  # simulations that wake the processes before the clock runs


def positions(game: Game, seats: int, seed: int = SEED) -> list[State]:
    """Positions of one random game, from its start on, at which somebody has a choice."""
    luck = Chance(seed)
    state = game.new(seats, complete_options(game, seats, {}), Chance(seed))
    passed: list[State] = []
    while (seat := int(state.actor())) != NOBODY:
        if state.move_count(seat) > 1:
            passed.append(state.clone(Chance(seed)))
        state.play(seat, state.move_at(seat, luck.below(state.move_count(seat))))
    return [passed[int(place * len(passed))] for place in PLACES]


def observation_of(game: Game, state: State) -> Observation:
    return Observation.of(game, state, int(state.actor()), Chance(SEED))


def simulations_per_second(game: Game, state: State, seconds: float) -> float:
    """Simulations per second of processor time, in this process."""
    observation = observation_of(game, state)
    luck = Chance(SEED)
    search = new_search(observation)
    start = time.process_time()
    done = search.run(observation.guess(luck), luck, UNLIMITED, seconds)
    return done / (time.process_time() - start)


def visit_count(group: RootParallelSearch, game: Game, state: State, seconds: float) -> int:
    """How often all processes of a group together tried a move in so many seconds."""
    return sum(
        stats.visits for stats in group.move_stats(observation_of(game, state), Chance(SEED), UNLIMITED, seconds)
    )


def parallel_speedup(game: Game, states: list[State], seconds: float, processes: int) -> float:
    """How many times the simulations of one process a group of them does in the same time, in turns."""
    with RootParallelSearch(1) as one, RootParallelSearch(processes) as many:
        for group in (one, many):
            group.move_stats(observation_of(game, states[0]), Chance(SEED), WARM_UP, seconds)
        done = [0, 0]
        for state in states:
            done[0] += visit_count(one, game, state, seconds)
            done[1] += visit_count(many, game, state, seconds)
    return done[1] / done[0]


def search_speed(name: str, seconds: float, processes: int) -> Figures:
    if seconds <= 0 or processes < 1:
        raise refusal("number-expected", text=str(min(seconds, processes)))
    game = shelf.game(name)
    seats = game.seats[0]
    states = positions(game, seats)
    speeds = [simulations_per_second(game, state, seconds) for state in states]
    figures: Figures = {"game": name, "seats": seats, "mode": mode(game)}
    for place, speed in zip(PLACES, speeds, strict=True):
        figures[f"simulations_per_second_at_{int(100 * place)}"] = round(speed)
    figures["simulations_per_second"] = round(len(speeds) / sum(1 / speed for speed in speeds))
    figures[f"gain_of_{processes}_processes"] = round(parallel_speedup(game, states, seconds, processes), 2)
    return figures | machine()
