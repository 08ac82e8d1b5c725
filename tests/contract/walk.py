"""Random games through the contract alone, written down as they are played.

A walk that a failing test was on is saved as a record under failures/, which `armarium replay` opens.
"""

from __future__ import annotations

import itertools
import os
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from types import TracebackType

from armarium import record, shelf
from armarium.chance import Chance
from armarium.game import NOBODY, Game, Options, State, complete_options
from armarium.log import Line

SCALE = float(os.environ.get("ARMARIUM_TEST_SCALE", "1"))
FAILURES = Path(__file__).resolve().parents[2] / "failures"

# How many moves a game can take at most, from its rules.
BOUNDS = {
    "rune": 16 * 3,  # every turn lays or shows one of 16 cards and has at most three moves
}
UNSTATED = 5000
MEDDLES = 6  # one move in so many is one nobody waits for, where there are such moves

# A game without such a bound is left after so many moves: in a blessed area of KamiMaï a collapse costs nothing (M-30).
CUTS = {"kamimai": 400}


def scaled(count: int) -> int:
    """A sample size, multiplied by ARMARIUM_TEST_SCALE and never below one."""
    return max(1, round(count * SCALE))


def bound(game: Game) -> int:
    return BOUNDS.get(game.name, UNSTATED)


def combinations(game: Game) -> list[Options]:
    """The options of a game: as they come, each one turned alone, then all mixtures as far as they are few."""
    usual = {option.name: option.default for option in game.options}
    found = [usual]
    for option in game.options:
        found += [{**usual, option.name: value} for value in option.choices if value != option.default]
    mixtures = itertools.product(*(option.choices for option in game.options))
    for mixture in itertools.islice(mixtures, 256):
        options = dict(zip(usual, mixture, strict=True))
        if options not in found:
            found.append(options)
    return found


class Walk:
    """One game by random moves. Iterating gives positions before a move; the move comes when the loop goes on."""

    def __init__(self, game: Game, seats: int, options: Options, seed: int) -> None:
        self.game = game
        self.seats = seats
        self.options = complete_options(game, seats, options)
        self.seed = seed
        self.chance = Chance(seed)
        self.chance.record_draws()
        self.state = game.new(seats, self.options, self.chance)
        self.start = self.chance.take_draws()
        self.lines: list[Line] = []
        self.dice = Chance(10_000 + seed)  # for the choices, apart from the game's own luck
        self.stride = 1  # of a long game only so many positions are looked at

    def __iter__(self) -> Iterator[State]:
        while self.state.to_act() and len(self.lines) < CUTS.get(self.game.name, bound(self.game) + 1):
            assert len(self.lines) < bound(self.game), f"{self.game.name} has not ended after {len(self.lines)} moves"
            self.check()
            if (len(self.lines) + self.seed) % self.stride == 0:
                yield self.state
            self.step()

    def is_cut(self) -> bool:
        return self.game.name in CUTS and bool(self.state.to_act())

    def some_seats(self, count: int) -> list[int]:
        """A few of the seats, others at every call."""
        first = self.dice.below(self.seats)
        return [(first + i) % self.seats for i in range(min(count, self.seats))]

    def step(self) -> None:
        """Mostly a move that is owed; now and then one of the server or of a seat nobody waits for."""
        seats = self.state.to_act()
        if self.dice.below(MEDDLES) == 0:
            seats = self.meddlers() or seats
        seat = seats[self.dice.below(len(seats))]
        self.play(seat, self.state.move_at(seat, self.dice.below(self.state.move_count(seat))))

    def meddlers(self) -> list[int]:
        """Seats that may move though nobody waits for them, and the server: slips, accusations, changed votes."""
        owing = self.state.to_act()
        server = [NOBODY] if self.game.house_moves else []
        return [seat for seat in (*server, *range(self.seats)) if seat not in owing and self.state.move_count(seat)]

    def check(self) -> None:
        """Somebody who has to act has something to do, and the position reads back to an equal one."""
        for seat in self.state.to_act():
            assert self.state.move_count(seat) > 0, f"seat {seat + 1} has to act and is offered nothing"
        text = self.game.position(self.state)
        again = self.game.from_position(text, Chance(0))
        assert self.game.position(again) == text and again.to_act() == self.state.to_act()

    def play(self, seat: int, move: int) -> None:
        self.lines.append(Line(len(self.lines) + 1, seat, self.state.text(move)))
        self.state.play(seat, move)
        self.lines[-1].luck = self.chance.take_draws()

    def record(self) -> record.Record:
        names = [f"seat {place}" for place in range(1, self.seats + 1)]
        result = record.result_text(self.state.outcome())
        return record.Record(
            self.game.name, self.game.rules, names, self.options, start=self.start, lines=self.lines, result=result
        )

    def __enter__(self) -> Walk:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, _: TracebackType | None) -> None:
        if isinstance(error, Exception):
            error.add_note(f"the game is in {self.save()}")

    def save(self) -> Path:
        FAILURES.mkdir(exist_ok=True)
        path = FAILURES / f"{self.game.name}-{self.seats}-{self.seed}.record"
        record.save(path, record.record_text(self.record()))
        return path


@cache
def usual_length(name: str, seats: int) -> int:
    """How many moves one random game took."""
    walk = Walk(shelf.game(name), seats, {}, 0)
    return sum(1 for _ in walk)


def walks(game: Game, count: int, seed: int = 0, looks: int = 30) -> Iterator[Walk]:
    """About so many games, and as many for each number of seats, going through the combinations of options in turn.

    At about `looks` positions of each game the loop may look.
    """
    options = combinations(game)
    each = max(1, scaled(count) // len(game.seats))
    for place, seats in enumerate(game.seats):
        for i in range(each):
            walk = Walk(game, seats, options[(place * each + i + seed) % len(options)], seed + place * each + i)
            walk.stride = 1 + usual_length(game.name, seats) // looks
            yield walk


def positions(game: Game, count: int, seed: int, looks: int) -> Iterator[tuple[Walk, State]]:
    """Positions of random games with the walk each is on, the last of each game among them."""
    for walk in walks(game, count, seed=seed, looks=looks):
        with walk:
            for state in walk:
                yield walk, state
            yield walk, walk.state
