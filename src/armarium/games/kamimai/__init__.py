"""KamiMaï, for one to five together: draw from a standing Grimoire, cast spells, seal the areas. `GAME` is the box."""

from __future__ import annotations

from collections.abc import Sequence

from armarium import hooks
from armarium.chance import Chance
from armarium.encoder import Encoder
from armarium.evaluator import Evaluator
from armarium.game import Event, Game, Option, Options, Touch, complete_options, must_sit
from armarium.games.kamimai import parts, position
from armarium.games.kamimai import trial as trials
from armarium.games.kamimai import view as views
from armarium.games.kamimai.parts import Keeping, Source
from armarium.games.kamimai.state import State, new
from armarium.games.kamimai.touches import CLAUSES, TOUCHES

LAB_PARTS = {"played": "card", "sealed": "area"}


class KamiMai(Game[State, views.View, trials.Trial, views.Offer]):
    name = "kamimai"
    rules = parts.RULES
    seats = (1, 2, 3, 4, 5)
    minutes = 20
    allied = True  # M-1
    shared = True  # M-9: everything is open
    options = (
        Option("level", default=1, clause="M-4", choices=(1, 2, 3)),
        Option("mode", default="normal", clause="M-39", choices=("easy", "normal", "hard")),
        Option("adventure", default=False, clause="M-39"),
        Option("grimoire", default=Source.SIMULATED.value, clause="M-50", choices=tuple(s.value for s in Source)),
        Option("reserves", default=Keeping.ASKED.value, clause="M-55", choices=tuple(k.value for k in Keeping)),
        Option("steadiness", default="normal", clause="M-52", choices=tuple(parts.STEADINESS)),
        Option("training", default=False, clause="M-8"),
        Option("english-energy", default=False, clause="M-5"),
        Option("always-blessed", default=False, clause="M-30"),
        Option("fairies-cursed", default=False, clause="M-31"),
        Option("night", default=False, clause="M-38"),
    )
    touches = TOUCHES
    lab_parts = LAB_PARTS
    lab_clauses = CLAUSES
    lab_options = ("level", "steadiness")

    def companion(self) -> hooks.Companion:
        return hooks.Companion(self.name, {"grimoire": Source.COMPANION.value})

    def clauses(self) -> dict[str, str]:
        return dict(parts.BOX["clauses"])

    def new(self, seats: int, options: Options, chance: Chance) -> State:
        return new(seats, complete_options(self, seats, options), chance)

    def position(self, state: State) -> str:
        return position.position_text(self, state)

    def from_position(self, text: str, chance: Chance) -> State:
        return position.parse_position(self, text, chance)

    def simulation(self, options: Options) -> hooks.Simulation[State] | None:
        """What stands beside a table that has the deck simulated; the engine is loaded where it is needed."""
        if options["grimoire"] != Source.SIMULATED:
            return None
        from armarium.games.kamimai.deck.standing import Simulation

        return Simulation()

    def record_checker(self, options: Options, secret: bytes | None) -> hooks.RecordChecker[State] | None:
        if options["grimoire"] != Source.SIMULATED:
            return None
        from armarium.games.kamimai.deck.checking import Checking

        return Checking(secret)

    def decision_text(self, text: str) -> str:
        """A settled pull does not tell its tempo."""
        return text.partition(" >")[0]

    def touch(self, text: str, events: Sequence[Event]) -> Touch:
        """M-52: what the standing Grimoire did is written after `>`; it may do otherwise another time."""
        drawn = Touch.DRAWS if ">" in text else Touch.NEITHER
        return max(drawn, super().touch(text, events))

    def view(self, state: State, seat: int | None) -> views.View:
        must_sit(seat, state.seats)
        return views.view(state, seat)

    def trial(self, state: State, seat: int, text: str) -> trials.Trial:
        must_sit(seat, state.seats)
        return trials.trial(state, seat, text)

    def offers(self, state: State, seat: int) -> list[views.Offer]:
        must_sit(seat, state.seats)
        return views.offers(state, seat)

    def evaluator(self) -> Evaluator:
        from armarium.games.kamimai import evaluation

        return evaluation.Evaluator()

    def encoder(self, seats: int, options: Options) -> Encoder:
        from armarium.games.kamimai import encoding

        return encoding.Encoder(seats)

    def merits(self) -> hooks.Merits[State]:
        from armarium.games.kamimai import merits

        return merits

    def bots(self) -> dict[str, hooks.Bot]:
        from armarium.games.kamimai import bot

        return {bot.BOT.name: bot.BOT}

    def puzzles(self) -> hooks.Puzzles[State]:
        from armarium.games.kamimai import puzzles

        return puzzles

    def drawing(self) -> hooks.Drawing[views.View]:
        from armarium.games.kamimai import terminal

        return terminal.Drawing(self.name)

    def lab_commands(self) -> hooks.LabCommands:
        from armarium.games.kamimai.team import lab

        return lab

    def picture(self) -> hooks.Picture[views.View]:
        from armarium.games.kamimai import picture

        return picture.Picture()


GAME = KamiMai()
