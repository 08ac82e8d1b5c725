"""One game in play, as all environments see it: who is asked, which numbers are legal, what a seat observes, what it
came to. It can be copied and pickled in mid-game: as the text of its position, and where its luck stands.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import numpy as np
from librt.vecs import vec
from mypy_extensions import i16
from numpy.typing import NDArray

from armarium import shelf
from armarium.chance import Chance
from armarium.encoder import Encoder, MoveList
from armarium.envs.batch import seat_returns
from armarium.envs.plain import PlainEncoder
from armarium.game import NOBODY, Game, Options, OptionValue, State, complete_options

Array = NDArray[Any]


class Setting:
    """A game of the shelf with so many seats and these options; the fewest seats and the usual options by default."""

    def __init__(self, name: str, seats: int | None = None, options: Options | None = None) -> None:
        self.game: Game = shelf.game(name)
        self.seats = self.game.seats[0] if seats is None else seats
        self.options = complete_options(self.game, self.seats, options or {})
        self.encoder = encoder_of(name, self.seats, tuple(self.options.items()))
        self.zeros = vec[i16]([0] * self.encoder.length)

    def __reduce__(self) -> tuple[type[Setting], tuple[str, int, Options]]:
        return Setting, (self.game.name, self.seats, self.options)

    def __deepcopy__(self, memo: object) -> Setting:
        return self

    def new(self, chance: Chance) -> State:
        state = self.game.new(self.seats, self.options, chance)
        self.game.drop_moves_for_people(state)
        return state

    def parse(self, position: str, chance: Chance) -> State:
        state: State = self.game.from_position(position, chance)
        self.game.drop_moves_for_people(state)
        return state


@lru_cache(maxsize=256)
def encoder_of(name: str, seats: int, options: tuple[tuple[str, OptionValue], ...]) -> Encoder:
    game = shelf.game(name)
    return game.encoder(seats, dict(options)) or PlainEncoder(game)


class Episode:
    def __init__(self, setting: Setting, state: State) -> None:
        self.setting = setting
        self.state = state
        self._legal: MoveList | None = None

    @classmethod
    def start(cls, setting: Setting, seed: int) -> Episode:
        return cls(setting, setting.new(Chance(seed)))

    def __reduce__(self) -> tuple[Any, ...]:
        position = self.setting.game.position(self.state)
        return episode_at, (self.setting, position, self.state.chance.generator())

    def clone(self) -> Episode:
        return Episode(self.setting, self.state.clone(same_luck(self.state.chance.generator())))

    def __deepcopy__(self, memo: object) -> Episode:
        return self.clone()

    @property
    def actor(self) -> int | None:
        """The seat that is asked; where several choose at once, one after the other. None once it is over."""
        seat = int(self.state.actor())
        return None if seat == NOBODY else seat

    # --- moves --------------------------------------------------------------------------------------------------------

    def legal(self) -> MoveList:
        if self._legal is None:
            self._legal = MoveList()
            if self.actor is not None:
                self.setting.encoder.list_moves(self.state, self.actor, self._legal)
        return self._legal

    def numbers(self) -> Array:
        """The legal numbers as they are listed."""
        legal = self.legal()
        return np.frombuffer(memoryview(legal.numbers), np.int64, legal.used)

    def actions(self) -> list[int]:
        """The legal numbers, sorted."""
        return sorted(self.numbers().tolist())

    def mask(self) -> Array:
        mask = np.zeros(self.setting.encoder.action_count, np.int8)
        mask[self.numbers()] = 1
        return mask

    def move(self, action: int) -> int:
        """The move of a legal number; ValueError for any other."""
        legal = self.legal()
        place = legal.find(int(action), 0, legal.used)
        if place < 0:
            raise ValueError(f"action {action} is not legal here")
        return self.listed_move(place)

    def listed_move(self, place: int) -> int:
        assert self.actor is not None
        return int(self.setting.encoder.listed_move(self.state, self.actor, self.legal(), 0, place))

    def text(self, action: int) -> str:
        return self.state.text(self.move(action))

    def action(self, text: str) -> int:
        """The number of an offered move by its notation; Refused where it is none."""
        legal = self.legal()
        seat = NOBODY if self.actor is None else self.actor
        moves = [self.listed_move(place) for place in range(int(legal.used))]
        return int(legal.numbers[moves.index(int(self.state.find(seat, text)))])

    def play(self, action: int) -> None:
        move = self.move(action)
        assert self.actor is not None
        self._legal = None
        self.state.play(self.actor, move)

    # --- what is known ------------------------------------------------------------------------------------------------

    def observation(self, seat: int) -> Array:
        out = self.setting.zeros[:]
        self.setting.encoder.observe(self.state, seat, out, 0)
        return np.frombuffer(memoryview(out), np.int16)

    def returns(self) -> list[float]:
        """What the game came to, by seat (`batch.seat_returns`); nothing while it lasts."""
        outcome, setting = self.state.outcome(), self.setting
        return [0.0] * setting.seats if outcome is None else seat_returns(outcome, setting.seats, setting.game.allied)


def episode_at(setting: Setting, position: str, generator: tuple[int, int]) -> Episode:
    return Episode(setting, setting.parse(position, same_luck(generator)))


def same_luck(generator: tuple[int, int]) -> Chance:
    chance = Chance(0)
    chance.resume(generator)
    return chance
