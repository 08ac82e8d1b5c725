"""What a bot is and what it gets: an observation of the position, never the position."""

from __future__ import annotations

from typing import Any, Protocol

from armarium.bots.tree_cache import TreeReuse
from armarium.chance import Chance
from armarium.game import Game, State

SECONDS = 1.0  # what a bot may take for a move where nobody says otherwise


class BotError(Exception):
    """The bot raised, died, took too long or answered nonsense; the text says which, for a log."""


class Observation:
    """What a seat knows at its move: its view, its offers, and as many guesses of the rest as it likes.

    `seconds` is how long the bot may take. With `tree_reuse` a search goes on from its last tree.
    `live`: asked by a table where people may wait, in a process of the bot's own; not by a lab that plays thousands.
    """

    def __init__(self, game: Game, guess: State, seat: int, seconds: float = SECONDS) -> None:
        self.game = game
        self.seat = seat
        self.seconds = seconds
        self.tree_reuse: TreeReuse | None = None
        self.live = False
        self._guess = guess
        game.drop_moves_for_people(guess)
        self.moves = [move for move in guess.moves(seat) if game.bots_may(guess, move)]

    @classmethod
    def of(cls, game: Game, state: State, seat: int, chance: Chance, seconds: float = SECONDS) -> Observation:
        return cls(game, state.guess(seat, chance), seat, seconds)

    @property
    def seats(self) -> int:
        return len(self._guess.standing())

    @property
    def view(self) -> Any:
        return self.game.view(self._guess, self.seat)

    @property
    def offers(self) -> list[Any]:
        texts = {self.text(move) for move in self.moves}
        return [offer for offer in self.game.offers(self._guess, self.seat) if offer.move in texts]

    def text(self, move: int) -> str:
        return self._guess.text(move)

    def guess(self, chance: Chance) -> State:
        """A new determinization to play with."""
        return self._guess.guess(self.seat, chance)

    def position(self) -> str:
        return self.game.position(self._guess)


def observation_at(game: Game, position: str, seat: int, seconds: float = SECONDS) -> Observation:
    """The observation another process wrote down with `position`."""
    observation = Observation(game, game.from_position(position, Chance(0)), seat, seconds)
    observation.live = True
    return observation


class Bot(Protocol):
    name: str

    def choose(self, observation: Observation, chance: Chance) -> str:
        """The notation of one of the observation's moves."""
