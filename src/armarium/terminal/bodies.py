"""What stands beside a sitting, for games that bring a simulation: it settles a move before it is played, right here.

The server has workers for this; at one keyboard everybody waits the third of a second together. It knows no game.
"""

from __future__ import annotations

from typing import Any

from armarium.table import Table


class Bodies:
    def __init__(self, table: Table) -> None:
        bring: Any = getattr(table.game, "simulation", None)
        self._table = table
        self._simulation: Any = None if bring is None else bring(table.options)
        self._left: tuple[list[str], Any] = ([], None)  # the proofs of a deck's touches, and the deck after them

    def settled(self, seat: int, text: str) -> tuple[str, str]:
        """The move as it is to be played, and its proof where it has one."""
        simulation, table = self._simulation, self._table
        if simulation is None:
            return text, ""
        simulation.from_viewer(text)
        step = table.prepare(seat, text, table.n)
        touch = simulation.touch(table.state, step.line.move, (table.secret, table.place(step.n)), None, None)
        if touch is None:
            return text, ""
        ground = simulation.ground(table.state, table.proofs(simulation.starts_anew, table.n))
        deck, gone = self._stood(ground)
        verdict = simulation.carried_out(deck, touch)
        move, proof = simulation.settled(touch, verdict, None if gone is None else ground.built, gone or [])
        self._left = ([*ground.chain, proof], verdict.after)
        return move, proof

    def _stood(self, ground: Any) -> tuple[Any, list[int] | None]:
        if ground.chain and ground.chain == self._left[0]:
            return self._left[1], None
        stood = self._simulation.stood(ground)
        return stood.deck, stood.gone
