"""Kragmortha, for two to eight goblins: steal grimoires, shove each other into the Dark Lord, suffer his Looks.

`GAME` is the box on the shelf.
"""

from __future__ import annotations

from collections.abc import Sequence

from armarium import hooks
from armarium.chance import Chance
from armarium.encoder import Encoder
from armarium.evaluator import Evaluator
from armarium.game import Game, Option, Options, complete_options, must_sit
from armarium.games.kragmortha import notation, parts, position
from armarium.games.kragmortha import trial as trials
from armarium.games.kragmortha import view as views
from armarium.games.kragmortha.notation import kind_of
from armarium.games.kragmortha.penances import orders
from armarium.games.kragmortha.penances.warden import Warden
from armarium.games.kragmortha.state import State, new
from armarium.games.kragmortha.touches import CLAUSES, TOUCHES

FOR_PEOPLE = (notation.CATCHES, notation.GUILTIES, notation.CLEARS, notation.EASES)
SEATS = parts.BOX["counts"]["seats"]
LAB_PARTS = {"played": "card", "look": "look", "book": "book", "stepped": "square", "moved": "square"}


class Kragmortha(Game[State, views.View, trials.Trial, views.Offer]):
    name = "kragmortha"
    rules = parts.RULES
    seats = tuple(range(SEATS["least"], SEATS["most"] + 1))
    minutes = 45
    house_moves = True  # K-33: slips
    points = False  # Looks, books and symbols in one number
    options = (
        Option("mode", default="online", clause="K-33", choices=("online", "table")),
        Option("gentle", default=True, clause="K-28"),
        Option("rigor-stops", default=False, clause="K-21"),
        Option("draw-first", default=False, clause="K-32"),
        Option("shuffled-symbols", default=False, clause="K-6"),
        Option("chat", default=True, clause="K-34"),
        Option("doubled-clocks", default=False, clause="K-34"),
        Option("stand-ins", default=False, clause="K-34"),
        Option("friendly", default=True, clause="K-34"),
        *(Option(family, default=True, clause="K-34") for family in parts.FAMILIES),
    )
    touches = TOUCHES
    lab_parts = LAB_PARTS
    lab_clauses = CLAUSES

    def companion(self) -> hooks.Companion:
        return hooks.Companion(f"{self.name}-box")

    def clauses(self) -> dict[str, str]:
        return dict(parts.BOX["clauses"])

    def new(self, seats: int, options: Options, chance: Chance) -> State:
        return new(seats, complete_options(self, seats, options), chance)

    def position(self, state: State) -> str:
        return position.position_text(self, state)

    def from_position(self, text: str, chance: Chance) -> State:
        return position.parse_position(self, text, chance)

    def view(self, state: State, seat: int | None) -> views.View:
        must_sit(seat, int(state.seats))
        return views.view(state, seat)

    def nameless(self, state: State, seat: int | None) -> list[int]:
        must_sit(seat, int(state.seats))
        return [other for other in range(int(state.seats)) if views.is_hidden(state, other, seat)]

    def trial(self, state: State, seat: int, text: str) -> trials.Trial:
        must_sit(seat, int(state.seats))
        return trials.trial(state, seat, text)

    def offers(self, state: State, seat: int) -> list[views.Offer]:
        must_sit(seat, int(state.seats))
        return views.offers(state, seat)

    def bots_may(self, state: State, move: int) -> bool:
        """K-34: bots never vote or accuse, and they obey all orders."""
        return kind_of(move) not in FOR_PEOPLE

    def is_call(self, offer: views.Offer) -> bool:
        """K-34: anybody may accuse at any time."""
        return offer.kind == "caught"

    def drop_moves_for_people(self, state: State) -> None:
        state.friendly = False  # no bot exchanges a Look: it can do them all

    def warden(self, state: State, watched: Sequence[int], say: hooks.Say, now: float, lot: hooks.Lot) -> Warden:
        """Who watches the people of an online table (K-33); `say` gives the texts of a words' key in all languages."""
        texts = orders.Texts({key: say(key) for key in orders.SAYINGS})
        return Warden(state, watched, texts, now, lot)

    def evaluator(self) -> Evaluator:
        from armarium.games.kragmortha import evaluation

        return evaluation.Evaluator()

    def encoder(self, seats: int, options: Options) -> Encoder:
        from armarium.games.kragmortha import encoding

        return encoding.Encoder(seats)

    def merits(self) -> hooks.Merits[State]:
        from armarium.games.kragmortha import merits

        return merits

    def bots(self) -> dict[str, hooks.Bot]:
        from armarium.games.kragmortha import bot

        return {bot.BOT.name: bot.BOT}

    def puzzles(self) -> hooks.Puzzles[State]:
        from armarium.games.kragmortha import puzzles

        return puzzles

    def drawing(self) -> hooks.Drawing[views.View]:
        from armarium.games.kragmortha import terminal

        return terminal.Drawing(self.name)

    def picture(self) -> hooks.Picture[views.View]:
        from armarium.games.kragmortha import picture

        return picture.Picture()


GAME = Kragmortha()
