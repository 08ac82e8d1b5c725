"""The warden of one table, for games that bring one: it hears what is played, noted and said, and when, and answers
with verdicts, the moves to be played for slips as seat NOBODY.

The same for server and terminal, which own the clock, the luck and the way a verdict reaches the table. It knows no
order and no game.
"""

from __future__ import annotations

from typing import Any

from armarium.hooks import Lot, Say, Warden
from armarium.reason import refusal
from armarium.step import Step
from armarium.table import Table


class TableWarden:
    """Nobody is watched before the start, nor where the game has no warden."""

    def __init__(self, table: Table, say: Say, lot: Lot) -> None:
        self._table = table
        self._say = say
        self._lot = lot
        self._warden: Warden | None = None

    @property
    def is_there(self) -> bool:
        return self._warden is not None

    def begin(self, now: float) -> None:
        """A warden who knows the log, and nothing that was noted; none before the start, or when the game has none."""
        self._warden = self._follower(now)
        if self._warden is not None:
            self._warden.pardon(now)

    def _follower(self, now: float) -> Warden | None:
        table = self._table
        if not table.log:
            return None
        first, *steps = table.log
        warden = table.game.warden(first.state, table.people(), self._say, now, self._lot)
        if warden is not None:
            for step in steps:
                warden.follow(step.state, step.line.seat, step.line.move, step.events, now)
        return warden

    # --- what the warden is told: each answers with the verdicts that follow ----------------------------------------

    def follow(self, step: Step, now: float) -> list[str]:
        """A step was committed, a take-back among them."""
        if self._warden is None:
            return []
        if step.line.back is None:
            return self._verdicts(self._warden.follow(step.state, step.line.seat, step.line.move, step.events, now))
        again = self._follower(now)
        if again is not None:
            self._warden.go_back(again, self._table.state, now)
        return []

    def hear(self, seat: int, note: object, now: float) -> list[str]:
        """A note as a page or a terminal sent it; Refused when it is none."""
        self._table.must_be_playing()
        if self._warden is None:
            raise refusal("message-unreadable")
        return self._verdicts(self._warden.hear(seat, self._warden.read(note), now))

    def overhear(self, seat: int | None, text: str, now: float) -> list[str]:
        """What somebody at the table said aloud."""
        if self._warden is None or seat is None or self._table.stage != "playing":
            return []
        return self._verdicts(self._warden.overhear(seat, text, now))

    def tick(self, now: float) -> list[str]:
        return [] if self._warden is None else self._verdicts(self._warden.tick(now))

    def _verdicts(self, slips: list[object]) -> list[str]:
        assert self._warden is not None
        return [self._warden.verdict(slip) for slip in slips]

    # --- who is watched, and what is asked of them ------------------------------------------------------------------

    def watch(self, seats: list[int]) -> None:
        if self._warden is not None:
            self._warden.watched = set(seats)

    def due(self) -> float | None:
        """The next moment at which `tick` would find something."""
        return None if self._warden is None or self._table.stage != "playing" else self._warden.due()

    def demands(self, seat: int) -> list[Any]:
        warden = self._warden
        if warden is None or self._table.stage != "playing" or seat not in warden.watched:
            return []
        return warden.demands(seat)
