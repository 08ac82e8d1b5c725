"""Random games from the middle: goblins that already hold Looks and Grimoires, slips and accusations at any moment.

From the first card on a walk seldom meets three Looks that bear on each other; these begin with them.
"""

from __future__ import annotations

import random

import pytest

from armarium.chance import Chance
from armarium.game import NOBODY, option_text
from armarium.games.kragmortha import GAME, parts
from armarium.games.kragmortha.state import State
from tests.contract.walk import scaled
from tests.kragmortha.judge import Judge
from tests.kragmortha.tables import position

GAMES = 900
MOVES = 30
SLIPS = 3  # one move in so many is a slip or an accusation
HANDICAPS = ["arm-2", "hand-1", "hand-3", "hand-4", "hand-2", "leg-4", "head-4", "arm-4"]
WATCHED = ["leg-1", "leg-2", "leg-3", "voice-1", "voice-2", "voice-3", "mouth-3", "mouth-4"]


def options_of(dice: random.Random) -> str:
    """Two options turned, whichever; the floor stays as it is printed."""
    turned = dice.sample([option for option in GAME.options if option.name != "shuffled-symbols"], 2)
    values = {option.name: dice.choice(option.choices) for option in turned}
    usual = {option.name: option.default for option in turned}
    names = [option.name for option in GAME.options]
    changed = sorted((name for name in values if values[name] != usual[name]), key=names.index)
    return ",".join(f"{name}:{option_text(values[name])}" for name in changed)


def dealt(dice: random.Random, seats: int) -> str:
    """A handicap and an order that can be broken for everybody, as far as there are enough."""
    bound, broken = dice.sample(HANDICAPS, len(HANDICAPS)), dice.sample(WATCHED, len(WATCHED))
    pairs = list(zip(bound, broken, strict=True))[:seats]
    return ",".join(f"{seat}/{card}" for seat, pair in enumerate(pairs, 1) for card in pair)


def start(dice: random.Random) -> State:
    seats = dice.randint(2, 8)
    everybody = ":" + "".join(map(str, range(1, seats + 1)))  # how an open hand is spelt
    squares = sorted(Judge(["a10"] * seats, "d10").symbols)
    goblins = dice.sample([square for square in squares if square != "d10"], seats)
    deck = [face for face, copies in zip(parts.FACES, parts.COPIES, strict=True) for _ in range(copies)]
    cards = iter(dice.sample(deck, 3 * seats))
    looks, options = dealt(dice, seats), options_of(dice)
    imposed = "mode:table" not in options and "hand:off" not in options
    hands = "/".join(
        ".".join(next(cards) + (everybody if imposed and f"{seat}/hand-2" in looks else "") for _ in range(3))
        for seat in range(1, seats + 1)
    )
    box = [name for name, copies in zip(parts.BOOK_NAMES, parts.BOOK_COPIES, strict=True) for _ in range(copies)]
    books = ",".join(f"{dice.randint(1, seats)}/{book}" for book in dice.sample(box, 8))
    fields = {"looks": looks, "books": books, "options": options, "hands": hands}
    return GAME.from_position(position(" ".join(goblins), **fields), Chance(dice.randint(0, 10**6)))


def check(state: State) -> None:
    for seat in state.to_act():
        assert state.move_count(seat) > 0, f"seat {seat + 1} has to act and is offered nothing"
    text = GAME.position(state)
    assert GAME.position(GAME.from_position(text, Chance(0))) == text
    held = int(state.piles.held[state.seat])
    assert -1 <= state.touched < held and -1 <= state.peeked < held


def meddlers(state: State) -> list[int]:
    return [
        seat for seat in (NOBODY, *range(int(state.seats))) if seat not in state.to_act() and state.move_count(seat)
    ]


@pytest.mark.clause("K-34")
def test_nobody_is_ever_asked_for_a_move_there_is_not() -> None:
    dice = random.Random(12)
    kinds: set[str] = set()
    for _ in range(scaled(GAMES)):
        state = start(dice)
        played: list[str] = [GAME.position(state)]
        for _ in range(MOVES):
            if not state.to_act():
                break
            others = meddlers(state) if dice.randrange(SLIPS) == 0 else []
            seat = dice.choice(others or state.to_act())
            move = dice.choice(state.moves(seat))
            played.append(f"{seat + 1} {state.text(move)}")
            kinds.add(state.text(move).split()[0])
            state.play(seat, move)
            try:
                check(state)
            except Exception as error:
                error.add_note("\n".join(played))
                raise
    assert {"slip", "caught", "touch", "peek", "discard", "swap", "unhex", "guilty"} <= kinds
