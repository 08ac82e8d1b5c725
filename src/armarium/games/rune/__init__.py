"""Rune, for two: overlay rune cards, claim areas with Masters. `GAME` is the box on the shelf."""

from __future__ import annotations

from collections.abc import Sequence

from armarium import hooks
from armarium.chance import Chance
from armarium.encoder import Encoder
from armarium.evaluator import Evaluator
from armarium.game import Game, Option, Options, complete_options, must_sit
from armarium.games.rune import parts, position
from armarium.games.rune import trial as trials
from armarium.games.rune import view as views
from armarium.games.rune.notation import MASTERS
from armarium.games.rune.state import State, new
from armarium.games.rune.touches import CLAUSES, TOUCHES

LAB_PARTS = {"laid": "card"}


class Rune(Game[State, views.View, trials.Trial, views.Offer]):
    name = "rune"
    rules = parts.RULES
    seats = (parts.SEATS,)
    minutes = 15
    options = (
        Option("quarter-turns", default=True, clause="R-6"),
        Option("one-master-per-area", default=False, clause="R-11"),
        Option("no-card-may-vanish", default=False, clause="R-8"),
        Option("never-join-opposing", default=False, clause="R-10"),
        Option("grand-master", default=False, clause="R-16"),
        Option("first-masters", default=MASTERS[0], clause="R-5", choices=MASTERS),
    )
    choices = MASTERS
    choice_option = "first-masters"
    touches = TOUCHES
    lab_parts = LAB_PARTS
    lab_clauses = CLAUSES

    def companion(self) -> hooks.Companion:
        return hooks.Companion(f"{self.name}-box")

    def clauses(self) -> dict[str, str]:
        return dict(parts.BOX["clauses"])

    def with_choices(self, options: Options, chosen: Sequence[str]) -> Options:
        """R-5: each colour goes to the seat that chose it, and who has not chosen gets the other."""
        first, second = chosen
        other = next((colour for colour in MASTERS if second and colour != second), "")
        return {**options, "first-masters": first or other} if first or other else options

    def new(self, seats: int, options: Options, chance: Chance) -> State:
        return new(complete_options(self, seats, options), chance)

    def position(self, state: State) -> str:
        return position.position_text(self, state)

    def from_position(self, text: str, chance: Chance) -> State:
        return position.parse_position(self, text, chance)

    def view(self, state: State, seat: int | None) -> views.View:
        must_sit(seat, parts.SEATS)
        return views.view(state, seat)

    def trial(self, state: State, seat: int, text: str) -> trials.Trial:
        must_sit(seat, parts.SEATS)
        return trials.trial(state, seat, text)

    def offers(self, state: State, seat: int) -> list[views.Offer]:
        must_sit(seat, parts.SEATS)
        return views.offers(state, seat)

    def evaluator(self) -> Evaluator:
        from armarium.games.rune import evaluation

        return evaluation.Evaluator()

    def encoder(self, seats: int, options: Options) -> Encoder:
        from armarium.games.rune import encoding

        return encoding.Encoder(complete_options(self, seats, options))

    def merits(self) -> hooks.Merits[State]:
        from armarium.games.rune import merits

        return merits

    def puzzles(self) -> hooks.Puzzles[State]:
        from armarium.games.rune import puzzles

        return puzzles

    def drawing(self) -> hooks.Drawing[views.View]:
        from armarium.games.rune import terminal

        return terminal.Drawing(self.name)

    def picture(self) -> hooks.Picture[views.View]:
        from armarium.games.rune import picture

        return picture.Picture()


GAME = Rune()
