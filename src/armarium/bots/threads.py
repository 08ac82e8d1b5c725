"""What was played since each seat was asked last, as that seat saw it: so a search can think on where it stopped."""

from __future__ import annotations

from armarium.bots.sight import Sight
from armarium.bots.thinker import judge
from armarium.game import State

Step = tuple[int, int | None]  # who, and what: None for a move the seat cannot see


class Threads:
    """The threads of one game, one for each seat. `name` is unlike that of any other game this process plays."""

    def __init__(self, game: str, name: str, seats: int) -> None:
        self._judge = judge(game)
        self._name = name
        self._since: list[list[Step] | None] = [None] * seats

    def tied(self, sight: Sight) -> Sight:
        """The sight with its thread; a seat that was never asked has nothing to go on from."""
        sight.thread = f"{self._name}/{sight.seat}"
        sight.since = self._since[sight.seat]
        self._since[sight.seat] = []
        return sight

    def played(self, state: State, seat: int, move: int) -> None:
        """A move that is about to be played."""
        sealed = self._judge.secret and self._judge.is_sealed(state, move)
        for viewer, steps in enumerate(self._since):
            if steps is not None:
                steps.append((seat, None if sealed and viewer != seat else move))
