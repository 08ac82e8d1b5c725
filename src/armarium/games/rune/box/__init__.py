"""The score pad for owners of Rune's box. `GAME` is what accompanies it."""

from __future__ import annotations

from msgspec import Struct

from armarium import pads
from armarium.chance import Chance
from armarium.game import Game, Option, Options, complete_options, must_sit, touches
from armarium.games.rune import parts
from armarium.games.rune.box.rules import NAMES, Kept, State, new_kept


class AreaView(Struct, frozen=True):
    colour: str
    runes: int
    points: int


class View(Struct, frozen=True):
    """`left` is how many runes of each colour the box has that no area counts yet."""

    seat: int | None
    areas: list[list[AreaView]]
    totals: list[int]
    left: dict[str, int]


class RuneBox(Game[State, View]):
    name = "rune-box"
    rules = "1"
    accompanies = "rune"
    seats = (parts.SEATS,)
    minutes = 15
    shared = True
    options = (Option("grand-master", default=False, clause="R-16"),)
    touches = touches(neither="area ended", reveals="", draws="")

    def clauses(self) -> dict[str, str]:
        return dict(parts.BOX["clauses"])

    def new(self, seats: int, options: Options, chance: Chance) -> State:
        return State(chance, seats, complete_options(self, seats, options), new_kept())

    def position(self, state: State) -> str:
        return pads.position_text(self, state)

    def from_position(self, text: str, chance: Chance) -> State:
        return pads.parse_position(self, text, Kept, lambda *kept: State(chance, *kept))

    def view(self, state: State, seat: int | None) -> View:
        must_sit(seat, state.seats)
        areas = [
            [AreaView(NAMES[area.colour], area.runes, area.runes * parts.POINTS[area.colour]) for area in row]
            for row in state.kept.areas
        ]
        left = {name: state.rest(colour) for colour, name in enumerate(NAMES)}
        return View(seat, areas, state.standing(), left)


GAME = RuneBox()
