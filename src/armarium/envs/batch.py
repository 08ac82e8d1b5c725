"""Many games of one kind played together inside the compiled core: one call plays a move in each of them.

It knows the contract and no game; flat vectors hold what NumPy looks at (`vector.py`).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import final

from librt.strings import read_i64_le
from librt.vecs import vec
from mypy_extensions import i16, i64

from armarium.chance import Chance
from armarium.encoder import Encoder, MoveList
from armarium.game import NOBODY, Outcome, State

NewState = Callable[[Chance], State]


def seat_returns(outcome: Outcome, seats: int, allied: bool) -> list[float]:
    """What a game came to, by seat.

    Rivals: their shares of the win, shifted and scaled so that all add up to 0 and a win alone is 1. Allies: 1 or -1.
    """
    if allied or seats == 1:
        return [1.0 if seat in outcome.winners else -1.0 for seat in range(seats)]
    return [(seats * outcome.share(seat) - 1.0) / (seats - 1) for seat in range(seats)]


@final
class Batch:
    """`actors`, `observations`, `offsets` and `legal` are of the positions now, `rewards` and `ended` of the last step.

    A game that ends begins again in the same step. Every game has luck of its own, made of the seed and its place.
    """

    def __init__(self, encoder: Encoder, new: NewState, count: int, seats: int, allied: bool, observing: bool) -> None:
        self.encoder = encoder
        self.new = new
        self.count: i64 = count
        self.seats: i64 = seats
        self.allied = allied
        self.observing = observing
        self.length: i64 = encoder.length if observing else 0
        self.states: list[State] = []
        self.legal = MoveList()
        self.next = MoveList()  # the two take turns: a step reads one and writes the other
        self.chosen = vec[i64]([0] * count)  # places in `legal`, and where those of each game began
        self.starts = vec[i64]([0] * count)
        self.actors = vec[i64]([0] * count)
        self.offsets = vec[i64]([0] * (count + 1))
        self.ended = vec[i64]([0] * count)
        self.rewards = vec[float]([0.0] * (count * seats))
        self.observations = vec[i16]([0] * (count * int(self.length)))

    def reset(self, seed: int) -> None:
        self.next.used = 0
        self.states = [self._start(Chance(seed << 32 | place)) for place in range(int(self.count))]
        for place in range(self.count):
            self._forget(place)
            self._clear(place)
            self._look(place)
        self.legal, self.next = self.next, self.legal

    def _start(self, chance: Chance) -> State:
        state = self.encoder.start(chance)
        return self.new(chance) if state is None else state

    def step(self, actions: bytes) -> None:
        """Play one number in each game, given as 64 bits, the lowest first; ValueError if one is not legal, and then
        none is played."""
        for place in range(self.count):
            self.chosen[place] = self._find(place, read_i64_le(actions, place * 8))
            self.starts[place] = self.offsets[place]
        self.next.used = 0
        for place in range(self.count):  # a game is played and looked at in one go, while it is in the cache
            self._play(place)
            self._look(place)
        self.legal, self.next = self.next, self.legal

    def _find(self, place: i64, action: i64) -> i64:
        index = self.legal.find(action, self.offsets[place], self.offsets[place + 1])
        if index < 0:
            raise ValueError(f"action {action} of game {place} is not legal")
        return index

    def _play(self, place: i64) -> None:
        state = self.states[place]
        if self.ended[place]:
            self._forget(place)
        actor = self.actors[place]
        move = self.encoder.listed_move(state, actor, self.legal, self.starts[place], self.chosen[place])
        state.play(actor, move)
        if state.actor() == NOBODY:
            self._restart(place)

    def _restart(self, place: i64) -> None:
        state = self.states[place]
        outcome = state.outcome()
        assert outcome is not None
        self.ended[place] = 1
        rewards = seat_returns(outcome, int(self.seats), self.allied)
        for seat in range(self.seats):
            self.rewards[place * self.seats + seat] = rewards[seat]
        self.states[place] = self._start(state.chance)
        self._clear(place)

    def _forget(self, place: i64) -> None:
        """The game that ended with the last step."""
        self.ended[place] = 0
        for at in range(place * self.seats, (place + 1) * self.seats):
            self.rewards[at] = 0.0

    def _clear(self, place: i64) -> None:
        """An encoder may leave what cannot have changed since an earlier observation of the same game."""
        observations = self.observations
        for at in range(place * self.length, (place + 1) * self.length):
            observations[at] = i16(0)

    def _look(self, place: i64) -> None:
        """List what is legal for the seat that is asked, and observe for it."""
        state = self.states[place]
        actor = state.actor()
        self.actors[place] = actor
        self.encoder.list_moves(state, actor, self.next)
        self.offsets[place + 1] = self.next.used
        if self.observing:
            self.encoder.observe(state, actor, self.observations, place * self.length)
