"""Grimoire, for two to five: seal a page of your spell book, go on quests, gather treasures and companions."""

from __future__ import annotations

from armarium import hooks
from armarium.chance import Chance
from armarium.encoder import Encoder
from armarium.evaluator import Evaluator
from armarium.game import Game, Option, Options, complete_options, must_sit
from armarium.games.grimoire import parts, position
from armarium.games.grimoire import trial as trials
from armarium.games.grimoire import view as views
from armarium.games.grimoire.state import State, new
from armarium.games.grimoire.touches import CLAUSES, TOUCHES

LAB_PARTS = {"cast": "page", "took": "card", "took-hidden": "card"}


class Grimoire(Game[State, views.View, trials.Trial, views.Offer]):
    name = "grimoire"
    rules = parts.RULES
    seats = (2, 3, 4, 5)
    minutes = 40
    options = (
        Option("five-seats", default=False, clause="G-35", needed_by=(5,)),
        Option("fireball-steals", default=False, clause="G-36"),
        Option("stop-at-15", default=False, clause="G-36"),
    )
    touches = TOUCHES
    lab_parts = LAB_PARTS
    lab_clauses = CLAUSES

    def companion(self) -> hooks.Companion:
        return hooks.Companion(f"{self.name}-box")

    def clauses(self) -> dict[str, str]:
        return dict(parts.CLAUSES)

    def new(self, seats: int, options: Options, chance: Chance) -> State:
        return new(seats, complete_options(self, seats, options), chance)

    def position(self, state: State) -> str:
        return position.position_text(self, state)

    def from_position(self, text: str, chance: Chance) -> State:
        return position.parse_position(self, text, chance)

    def view(self, state: State, seat: int | None) -> views.View:
        must_sit(seat, int(state.seats))
        return views.view(state, seat)

    def trial(self, state: State, seat: int, text: str) -> trials.Trial:
        must_sit(seat, int(state.seats))
        return trials.trial(state, seat, text)

    def offers(self, state: State, seat: int) -> list[views.Offer]:
        must_sit(seat, int(state.seats))
        return views.offers(state, seat)

    def evaluator(self) -> Evaluator:
        from armarium.games.grimoire import evaluation

        return evaluation.Evaluator()

    def encoder(self, seats: int, options: Options) -> Encoder:
        from armarium.games.grimoire import encoding

        return encoding.Encoder(seats)

    def merits(self) -> hooks.Merits[State]:
        from armarium.games.grimoire import merits

        return merits

    def bots(self) -> dict[str, hooks.Bot]:
        from armarium.games.grimoire import bot

        return {bot.BOT.name: bot.BOT}

    def puzzles(self) -> hooks.Puzzles[State]:
        from armarium.games.grimoire import puzzles

        return puzzles

    def drawing(self) -> hooks.Drawing[views.View]:
        from armarium.games.grimoire import terminal

        return terminal.Drawing(self.name)

    def picture(self) -> hooks.Picture[views.View]:
        from armarium.games.grimoire import picture

        return picture.Picture()


GAME = Grimoire()
