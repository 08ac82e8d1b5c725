"""Games that prove a corrected box, in a process of its own that `proving.py` has started."""

from __future__ import annotations

import msgspec

from armarium import shelf
from armarium.chance import Chance
from armarium.game import Game, complete_options
from armarium.proving import Verdict, verdict_of
from armarium.reason import Refused, refusal

MOVES = 80  # of each game that is tried


def print_verdict(name: str) -> None:
    verdict = Verdict()
    try:
        play_all(shelf.game(name))
    except Refused as problem:
        verdict = verdict_of(problem.reason)
    print(msgspec.json.encode(verdict).decode())


def play_all(game: Game) -> None:
    """A game for every number of players, as everybody sees it, by random moves."""
    for seats in game.seats:
        chance = Chance(seats)
        state = game.new(seats, complete_options(game, seats, {}), Chance(seats))
        for _ in range(MOVES):
            if not state.to_act():
                break
            seat = state.to_act()[0]
            game.view(state, seat)
            moves = [move for move in state.moves(seat) if game.bots_may(state, move)]
            if not moves:
                raise refusal("box-stuck", game=game.name, seats=seats)
            state.play(seat, moves[chance.below(len(moves))])
