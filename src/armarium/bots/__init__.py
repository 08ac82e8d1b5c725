"""Bots. A bot is a name and `choose(sight, chance)`; a sight is all it ever gets.

A sight wraps one guess of the position, never the true one, so a bot cannot see what its seat does not see. A guess of
a guess is as good as a guess, so a sight also travels to another process as text.
"""

from __future__ import annotations

from importlib import import_module
from typing import Any, Protocol

from armarium import shelf
from armarium.chance import Chance
from armarium.game import Game, State
from armarium.reason import Reason, Refused


class Sight:
    """What a seat knows at its move: its view, its offers, and as many guesses of the rest as it likes."""

    def __init__(self, game: Game, guess: State, seat: int) -> None:
        self.game = game
        self.seat = seat
        self._guess = guess
        self.moves = guess.moves(seat)

    @classmethod
    def of(cls, game: Game, state: State, seat: int, chance: Chance) -> Sight:
        return cls(game, state.guess(seat, chance), seat)

    @property
    def view(self) -> Any:
        return self.game.view(self._guess, self.seat)

    @property
    def offers(self) -> list[Any]:
        return self.game.offers(self._guess, self.seat)

    def text(self, move: int) -> str:
        return self._guess.text(move)

    def guess(self, chance: Chance) -> State:
        """A fresh guess to play with."""
        return self._guess.guess(self.seat, chance)

    def position(self) -> str:
        return self.game.position(self._guess)


class Bot(Protocol):
    name: str

    def choose(self, sight: Sight, chance: Chance) -> str:
        """The notation of one of the sight's moves."""


def names(game: str) -> list[str]:
    """The bots that can play this game, weakest first."""
    return [name for name in (*GENERAL, *OWN.get(game, ())) if (game, name) not in UNFIT]


def bot(name: str, game: str) -> Bot:
    if name not in names(game):
        listed = ", ".join(names(game))
        raise Refused(Reason("", "bot-unknown", {"bot": name, "game": game, "bots": listed}))
    room = GENERAL.get(name, f"armarium.bots.{game}")
    found: Bot = import_module(room).BOT
    return found


def sight_at(game: str, position: str, seat: int) -> Sight:
    """The sight another process wrote down with `position`."""
    box = shelf.game(game)
    return Sight(box, box.from_position(position, Chance(0)), seat)


GENERAL = {"random": "armarium.bots.random", "greedy": "armarium.bots.greedy"}
OWN: dict[str, tuple[str, ...]] = {
    "grimoire": ("heuristic",),
    "kragmortha": ("heuristic",),
    "kamimai": ("heuristic",),
}
UNFIT = {("kamimai", "greedy")}  # thousands of proposals to look at, and no score before the end
