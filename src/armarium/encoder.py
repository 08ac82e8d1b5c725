"""Numbers for programs that learn: a number for every move, and what a seat knows as a flat array of small integers.

A compiled base class, not a Protocol: the vectorised environment calls it at every step. It knows the contract and no
game. A game that brings none is encoded from its view and its own ints (`envs/`).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i16, i64, mypyc_attr

from armarium.chance import Chance
from armarium.game import State

MOST_ACTIONS: Final = 20_000
FOR_PEOPLE: Final[i64] = -1  # an offered move that no program is asked about
BEYOND: Final[i64] = -2  # a move that has no number of its own: it is numbered by its place among such moves
WIDEST: Final = 32_767  # of a number in an observation


@final
class Field:
    """One part of an observation: so many numbers from `low` to `high`; `about` says what they mean."""

    def __init__(self, name: str, length: int, low: int, high: int, about: str) -> None:
        self.name = name
        self.length = length
        self.low = low
        self.high = high
        self.about = about


@final
class Actions:
    """One block of action numbers: `count` of them from `first` on; `about` says what is counted."""

    def __init__(self, name: str, first: int, count: int, about: str) -> None:
        self.name = name
        self.first = first
        self.count = count
        self.about = about


@final
class MoveList:
    """Numbers of moves, in a vector that grows and is written over; beside them the moves, where an encoder needs that
    to find them again (`Encoder.listed_move`)."""

    def __init__(self) -> None:
        self.moves = vec[i64]([0] * 64)
        self.numbers = vec[i64]([0] * 64)
        self.used: i64 = 0

    def reserve(self, count: i64) -> None:
        """Make room for so many more moves."""
        while self.used + count > len(self.numbers):
            self.moves = longer(self.moves)
            self.numbers = longer(self.numbers)

    def add(self, move: i64, number: i64) -> None:
        self.reserve(1)
        self.moves[self.used] = move
        self.numbers[self.used] = number
        self.used += 1

    def find(self, number: i64, start: i64, end: i64) -> i64:
        """The place of a number between two places, -1 where it is not."""
        numbers = self.numbers
        for place in range(start, end):
            if numbers[place] == number:
                return place
        return -1


@final
class Pen:
    """Writes numbers one after the other into an observation, from `at` on."""

    def __init__(self, out: vec[i16], at: i64) -> None:
        self.out = out
        self.at = at

    def write(self, number: i64) -> None:
        self.out[self.at] = i16(number)
        self.at += 1

    def write_one_hot(self, place: i64, length: i64) -> None:
        """As many numbers as `length`, 1 at the place."""
        for other in range(length):
            self.write(i64(other == place))

    def write_zeros(self, length: i64) -> i64:
        """Where they begin, for what is then written over them."""
        start = self.at
        for _ in range(length):
            self.write(0)
        return start

    def write_counts(self, pile: i64, kinds: i64) -> None:
        """Four bits of the pile for each kind, the lowest first."""
        for kind in range(kinds):
            self.write(pile >> 4 * kind & 15)

    def write_bits(self, bits: i64, length: i64) -> None:
        for place in range(length):
            self.write(bits >> place & 1)


def longer(numbers: vec[i64]) -> vec[i64]:
    """A copy with twice the room."""
    copy = vec[i64]([0] * (2 * len(numbers)))
    for place in range(len(numbers)):
        copy[place] = numbers[place]
    return copy


@mypyc_attr(allow_interpreted_subclasses=True)  # as `State`
class Encoder:
    """`blocks` say what the numbers of moves mean, `fields` what an observation consists of, both in order."""

    def __init__(self, blocks: Sequence[Actions], fields: Sequence[Field]) -> None:
        self.blocks = list(blocks)
        self.fields = list(fields)
        self.action_count = sum([block.count for block in blocks])
        self.length = sum([field.length for field in fields])
        self.chance_outcomes = 0  # the most values of one draw, where each may be a chance node; 0: the game draws

    def start(self, chance: Chance) -> State | None:
        """A new game, where the encoder can set one up without leaving the compiled core; None to have it asked for."""
        return None

    def number(self, state: State, move: i64) -> i64:
        """The number of an offered move, or FOR_PEOPLE, or BEYOND."""
        raise NotImplementedError

    def observe(self, state: State, seat: i64, out: vec[i16], at: i64) -> None:
        """Write what the seat knows into `out` from `at` on.

        There `out` holds zeros, or an earlier observation of the same game: what cannot have changed may stay."""
        raise NotImplementedError

    def listed_move(self, state: State, seat: i64, listed: MoveList, start: i64, index: i64) -> i64:
        """The move at an index of a list, in which those of this position begin at `start`."""
        return listed.moves[index]

    def list_moves(self, state: State, seat: i64, out: MoveList) -> None:
        """Add the offered moves that programs may play; those BEYOND count from the last block's first number on."""
        tail = self.blocks[-1]
        beyond: i64 = tail.first
        for move in state.moves(seat):
            number = self.number(state, move)
            if number == BEYOND and beyond < tail.first + tail.count:
                out.add(move, beyond)
                beyond += 1
            elif number >= 0:
                out.add(move, number)


def write(fields: Sequence[Field], values: dict[str, list[int]], out: vec[i16], at: i64) -> None:
    """Write values by the name of their field, clamped to its bounds, with zeros where a field has more room."""
    for field in fields:
        numbers = values[field.name]
        assert len(numbers) <= field.length, field.name
        for place in range(field.length):
            number = numbers[place] if place < len(numbers) else 0
            out[at] = i16(min(max(number, field.low), field.high))
            at += 1


def blocks_of(counts: Sequence[tuple[str, int, str]]) -> list[Actions]:
    """Blocks one after the other, from how many numbers each has."""
    blocks: list[Actions] = []
    first = 0
    for name, count, about in counts:
        blocks.append(Actions(name, first, count, about))
        first += count
    return blocks
