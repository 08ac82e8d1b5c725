"""The whole game a book ends with: a real table, where a partner says a word when something first happens."""

from __future__ import annotations

import time

from armarium.game import Game
from armarium.lessons import Chapter, WholeGame
from armarium.log import Seat
from armarium.step import Step
from armarium.table import Table
from armarium.terminal.session import Speech
from armarium.terminal.sitting import Sitting, secret_of
from armarium.words import words


class PartnerSitting(Sitting):
    """Like any sitting against bots, but these are called by the names of those who taught the book."""

    def __init__(self, game: Game, chapter: Chapter, language: str, seed: int | None = None) -> None:
        assert chapter.game is not None
        self._chapter = chapter
        self._whole: WholeGame = chapter.game
        self._wording = words(game.name, language)
        self._spoken: set[str] = set()
        learner = Seat(self._wording.say("terminal-guest"))
        seats = [learner, *(Seat(bot=bot) for bot in self._whole.bots)]
        super().__init__(Table(game, seats, chapter.options, secret_of(seed)))
        self._speak("learn-aim")

    def names(self, language: str, viewer: int | None = None) -> list[str]:
        mine, *others = super().names(language, viewer)
        partners = self._chapter.partners
        return [mine, *(partners[: len(others)]), *others[len(partners) :]]

    def _carry_out(self, step: Step) -> None:
        super()._carry_out(step)
        learner = self.people()[0]
        kinds = {str(event.seen_by(learner)["kind"]) for event in step.events}
        saying = self._whole.saying(kinds, step.line.seat == learner, self._spoken)
        if saying is not None:
            self._spoken.add(saying.key)
            self._speak(f"lesson-{self._chapter.name}-say-{saying.key}")

    def _speak(self, key: str) -> None:
        partner = self._chapter.partners[0]
        self.speeches.append(Speech(time.time(), partner, self._wording.say(key, {"partner": partner})))
