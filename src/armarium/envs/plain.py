"""The encoder for a game that brings none: its own ints as numbers of moves, and its view as text, byte by byte.

It shows exactly what the view shows. A program can play with it; to learn well it wants an encoder of the game's own.
A game whose moves are not ints from 0 to below 20,000 cannot be numbered so and must bring one.
"""

from __future__ import annotations

import msgspec
from librt.vecs import vec
from mypy_extensions import i16

from armarium.encoder import FOR_PEOPLE, MOST_ACTIONS, Encoder, Field, blocks_of, write
from armarium.game import Game, State

LONGEST = 8192  # bytes of a view


class PlainEncoder(Encoder):
    def __init__(self, game: Game) -> None:
        self.game = game
        field = Field("view", LONGEST, 0, 255, "the view as JSON in UTF-8, zeros after it")
        super().__init__(blocks_of([("move", MOST_ACTIONS, "the game's own int")]), [field])

    def number(self, state: State, move: int) -> int:
        if not self.game.bots_may(state, move):
            return int(FOR_PEOPLE)
        if not 0 <= move < MOST_ACTIONS:
            raise ValueError(f"{self.game.name} must bring an encoder: {state.text(move)} is move {move}")
        return move

    def observe(self, state: State, seat: int, out: vec[i16], at: int) -> None:
        text = msgspec.json.encode(self.game.view(state, int(seat)))
        if len(text) > LONGEST:
            raise ValueError(f"{self.game.name} must bring an encoder: a view has {len(text)} bytes")
        write(self.fields, {"view": list(text)}, out, at)
