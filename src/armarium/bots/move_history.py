"""The moves of a game as each seat saw them, in the order in which a search would try them.

Whoever plays moves tells them here; where choices are sealed, nobody gets those of others.
"""

from __future__ import annotations

from collections.abc import Iterable

from armarium.bots.search_bot import evaluator
from armarium.bots.tree_cache import Step
from armarium.game import State


class Paths:
    def __init__(self, game: str, seats: int) -> None:
        self._evaluator = evaluator(game)
        self._seen: list[list[Step]] = [[] for _ in range(seats)]
        self._open: dict[int, tuple[int, int]] = {}  # choices made at once and not yet closed: number and move, by seat

    def add(self, n: int, before: State, seat: int, move: int) -> None:
        """A move, the number of its line and the position before it."""
        sealed = self._evaluator.is_sealed(before, move)
        if sealed and self._evaluator.simultaneous:
            self._open[seat] = n, move
            return
        self._close()
        self._append(n, seat, move, sealed)

    def seen_by(self, seat: int, now: State) -> list[Step]:
        """What the seat has seen. Choices made at once are left out until all have chosen: a search lets them choose
        anew until then."""
        acting = now.to_act()
        if not acting or not self._evaluator.is_sealed(now, now.moves(acting[0])[0]):
            self._close()
        return self._seen[seat][:]

    def _close(self) -> None:
        """All have chosen: in a search they do so by seats, whoever was quicker at the table."""
        for seat in sorted(self._open):
            n, move = self._open[seat]
            self._append(n, seat, move, True)
        self._open = {}

    def _append(self, n: int, seat: int, move: int, sealed: bool) -> None:
        for viewer, steps in enumerate(self._seen):
            steps.append((n, seat, None if sealed and viewer != seat else move))


def seen(game: str, made: Iterable[tuple[int, State, int, int]], seat: int, now: State) -> list[Step]:
    """The moves of a log, given as to `Paths.add`, as the seat that is to act has seen them."""
    paths = Paths(game, len(now.standing()))
    for move in made:
        paths.add(*move)
    return paths.seen_by(seat, now)
