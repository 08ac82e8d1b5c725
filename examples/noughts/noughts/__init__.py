"""Noughts and crosses, for two: three in a line. `GAME` is the box that the entry point names."""

from __future__ import annotations

from msgspec import Struct

from armarium.chance import Chance
from armarium.evaluator import Evaluator
from armarium.game import Game, Options, complete_options, must_sit, touches
from armarium.positions import field_refusal, parse_fields, version
from noughts.rules import CELLS, EMPTY, MARKS, SEATS, State


class View(Struct, frozen=True):
    seat: int | None
    mark: str
    board: list[list[str]]


class Noughts(Game[State, View]):
    name = "noughts"
    rules = "1"
    seats = (SEATS,)
    minutes = 2
    options = ()
    touches = touches(neither="marked", reveals="", draws="")

    def clauses(self) -> dict[str, str]:
        return {"N-1": "public", "N-2": "public", "N-3": "public"}

    def new(self, seats: int, options: Options, chance: Chance) -> State:
        complete_options(self, seats, options)
        return State(chance, EMPTY * len(CELLS))

    def position(self, state: State) -> str:
        return f"{version(self)} cells={state.cells}"

    def from_position(self, text: str, chance: Chance) -> State:
        cells = parse_fields(self, text, ["cells"])["cells"]
        state = State(chance, cells)
        crosses, noughts = (cells.count(mark) for mark in MARKS)
        late = (crosses == noughts and state.has_line(0)) or (crosses > noughts and state.has_line(1))
        if len(cells) != len(CELLS) or set(cells) - set(MARKS + EMPTY) or crosses - noughts not in (0, 1) or late:
            raise field_refusal("cells", "cells-impossible", "N-2", value=cells)
        return state

    def view(self, state: State, seat: int | None) -> View:
        must_sit(seat, SEATS)
        rows = [list(state.cells[start : start + 3]) for start in (0, 3, 6)]
        return View(seat, "" if seat is None else MARKS[seat], rows)

    def evaluator(self) -> Evaluator:
        from noughts.evaluation import Playouts

        return Playouts()


GAME = Noughts()
