"""Move histories: the moves of a game as each seat observed them, in the order in which a search would try them.

Whoever plays moves adds them here; where choices are sealed, nobody gets those of others.
"""

from __future__ import annotations

from collections.abc import Iterable

from armarium.bots.search_bot import known_evaluator
from armarium.bots.tree_cache import ObservedMove
from armarium.game import Game, State


class MoveHistories:
    """Of a game without an evaluator nothing is told: nobody searches it, and nobody says what is sealed."""

    def __init__(self, game: Game, seats: int) -> None:
        self._evaluator = known_evaluator(game)
        self._histories: list[list[ObservedMove]] = [[] for _ in range(seats)]
        self._pending: dict[int, tuple[int, int]] = {}  # simultaneous choices not all made: number and move, by seat

    def add(self, n: int, before: State, seat: int, move: int) -> None:
        """A move, the number of its line and the position before it."""
        if self._evaluator is None:
            return
        sealed = self._evaluator.is_sealed(before, move)
        if sealed and self._evaluator.simultaneous:
            self._pending[seat] = n, move
            return
        self._close_round()
        self._append(n, seat, move, sealed)

    def history(self, seat: int, now: State) -> list[ObservedMove]:
        """What the seat has observed. Simultaneous choices are left out until all are made: until then a search lets
        everybody choose anew."""
        acting = now.to_act()
        chooses = self._evaluator is not None and acting and self._evaluator.is_sealed(now, now.moves(acting[0])[0])
        if not chooses:
            self._close_round()
        return self._histories[seat][:]

    def _close_round(self) -> None:
        """All have chosen: a search lets them do so by seats, whoever was quicker at the table."""
        for seat in sorted(self._pending):
            n, move = self._pending[seat]
            self._append(n, seat, move, True)
        self._pending = {}

    def _append(self, n: int, seat: int, move: int, sealed: bool) -> None:
        for viewer, history in enumerate(self._histories):
            history.append((n, seat, None if sealed and viewer != seat else move))


def move_history(game: Game, moves: Iterable[tuple[int, State, int, int]], seat: int, now: State) -> list[ObservedMove]:
    """The moves of a log, given as to `MoveHistories.add`, as the seat that is to act has observed them."""
    histories = MoveHistories(game, len(now.standing()))
    for move in moves:
        histories.add(*move)
    return histories.history(seat, now)
