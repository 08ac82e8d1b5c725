"""The rules: nine cells, all open, no luck. A move is the number of a cell inside and `mark b2` outside."""

from __future__ import annotations

from armarium import game
from armarium.chance import Chance
from armarium.game import NOBODY, Event, Outcome, must_sit, plain
from armarium.reason import Reason

SEATS = 2
MARKS, EMPTY = "xo", "."
CELLS = ("a1", "b1", "c1", "a2", "b2", "c2", "a3", "b3", "c3")
LINES = ((0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6))


class State(game.State):
    def __init__(self, chance: Chance, cells: str) -> None:
        super().__init__(chance)
        self.cells = cells

    def has_line(self, seat: int) -> bool:
        return any(all(self.cells[cell] == MARKS[seat] for cell in line) for line in LINES)

    def actor(self) -> int:
        if self.has_line(0) or self.has_line(1) or EMPTY not in self.cells:
            return NOBODY
        return (self.turn() - 1) % SEATS  # N-1: the crosses begin

    def moves(self, seat: int) -> list[int]:
        must_sit(seat, SEATS)
        return [cell for cell, mark in enumerate(self.cells) if mark == EMPTY] if seat == self.actor() else []

    def play(self, seat: int, move: int) -> None:
        self.cells = self.cells[:move] + MARKS[seat] + self.cells[move + 1 :]
        self.tell(Event("marked", {"seat": seat, "cell": CELLS[move]}))

    def text(self, move: int) -> str:
        return f"mark {CELLS[move]}"

    def why_not(self, seat: int, text: str) -> Reason | None:
        offered = [self.text(move) for move in self.moves(seat)]
        if plain(text) in offered:
            return None
        if self.actor() == NOBODY:
            return Reason("N-3", "over")
        if not offered:
            return Reason("N-1", "not-your-turn")
        return Reason("N-1", "cell-not-free" if plain(text).removeprefix("mark ") in CELLS else "move-unknown")

    def guess(self, seat: int, chance: Chance) -> State:
        must_sit(seat, SEATS)
        return self.clone(chance)

    def clone(self, chance: Chance) -> State:
        return State(chance, self.cells)

    def standing(self) -> list[int]:
        return [int(self.has_line(seat)) for seat in range(SEATS)]

    def turn(self) -> int:
        return 1 + len(self.cells) - self.cells.count(EMPTY)

    def outcome(self) -> Outcome | None:
        if self.has_line(0) or self.has_line(1):  # N-2
            return Outcome([int(self.has_line(1))], self.standing(), "line")
        if EMPTY not in self.cells:  # N-3
            return Outcome([], self.standing(), "full", first=range(SEATS))
        return None
