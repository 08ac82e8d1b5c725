"""Several processes think about one observation and count their tries together (root parallelism).

Each guesses worlds of its own and grows a tree of its own; only how often a move was tried and what came of it is
added up. Nothing is shared while they think, so two cores do nearly twice the work of one.
"""

from __future__ import annotations

from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from types import TracebackType

from armarium import shelf
from armarium.bots.observation import Observation
from armarium.bots.search_bot import Thought, thoughts
from armarium.chance import Chance
from armarium.orphans import end_with_parent


class Together:
    """As many processes as wanted, kept until it is closed."""

    def __init__(self, processes: int) -> None:
        self._processes = processes
        self._pool = ProcessPoolExecutor(processes, get_context("spawn"), initializer=end_with_parent)

    def __enter__(self) -> Together:
        return self

    def __exit__(self, kind: type[BaseException] | None, value: BaseException | None, at: TracebackType | None) -> None:
        self._pool.shutdown(cancel_futures=True)

    def thoughts(self, observation: Observation, chance: Chance, simulations: int, seconds: float) -> list[Thought]:
        """As the function of the same name, the simulations split between the processes."""
        place = (observation.game.name, observation.position(), observation.seat)
        share = -(-simulations // self._processes)
        asked = [
            self._pool.submit(thoughts_at, *place, int(chance.below(1 << 30)), share, seconds)
            for _ in range(self._processes)
        ]
        return merged([answer.result() for answer in asked])


def thoughts_at(game: str, position: str, seat: int, seed: int, simulations: int, seconds: float) -> list[Thought]:
    """What a process of its own thinks: the position is a guess, as everything a bot gets."""
    box = shelf.game(game)
    observation = Observation(box, box.from_position(position, Chance(0)), seat)
    return thoughts(observation, Chance(seed), simulations, seconds)


def merged(found: list[list[Thought]]) -> list[Thought]:
    """One list of all moves, the most tried first; a worth is the mean over all tries."""
    visits: dict[str, int] = {}
    totals: dict[str, float] = {}
    for thought in (thought for some in found for thought in some):
        visits[thought.move] = visits.get(thought.move, 0) + thought.visits
        totals[thought.move] = totals.get(thought.move, 0.0) + thought.worth * thought.visits
    summed = [Thought(move, tried, totals[move] / max(1, tried)) for move, tried in visits.items()]
    return sorted(summed, key=lambda thought: -thought.visits)
