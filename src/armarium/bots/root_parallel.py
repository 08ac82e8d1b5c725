"""Root parallelisation: several processes search one observation, and their visits and values are added up.

Each draws determinizations of its own and grows a tree of its own. Nothing is shared while they search, so two cores do
nearly twice the work of one.
"""

from __future__ import annotations

from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

from armarium import shelf
from armarium.bots.observation import Observation
from armarium.bots.search_bot import MoveStats, move_stats
from armarium.chance import Chance
from armarium.orphans import end_with_parent


class RootParallelSearch:
    """A pool of processes, kept until it is closed."""

    def __init__(self, processes: int) -> None:
        self._processes = processes
        self._pool = ProcessPoolExecutor(processes, get_context("spawn"), initializer=end_with_parent)

    def __enter__(self) -> RootParallelSearch:
        return self

    def __exit__(self, *error: object) -> None:
        self._pool.shutdown(cancel_futures=True)

    def move_stats(self, observation: Observation, chance: Chance, simulations: int, seconds: float) -> list[MoveStats]:
        """As the function of the same name, the simulations split between the processes."""
        place = (observation.game.name, observation.position(), observation.seat)
        share = -(-simulations // self._processes)
        jobs = [
            self._pool.submit(move_stats_at, *place, int(chance.below(1 << 30)), share, seconds)
            for _ in range(self._processes)
        ]
        return merged_stats([job.result() for job in jobs])


def move_stats_at(game: str, position: str, seat: int, seed: int, simulations: int, seconds: float) -> list[MoveStats]:
    """The job of one process: the position is a determinization, as everything a bot gets."""
    box = shelf.game(game)
    observation = Observation(box, box.from_position(position, Chance(0)), seat)
    return move_stats(observation, Chance(seed), simulations, seconds)


def merged_stats(parts: list[list[MoveStats]]) -> list[MoveStats]:
    """One list of all moves, the most visited first; values are means over all visits."""
    visits: dict[str, int] = {}
    totals: dict[str, float] = {}
    for stats in (stats for part in parts for stats in part):
        visits[stats.move] = visits.get(stats.move, 0) + stats.visits
        totals[stats.move] = totals.get(stats.move, 0.0) + stats.value * stats.visits
    merged = [MoveStats(move, count, totals[move] / max(1, count)) for move, count in visits.items()]
    return sorted(merged, key=lambda stats: -stats.visits)
