"""Puzzles: positions with one best move, which a game brings as a data file (`puzzles.json`, made by `armarium lab
puzzles`), and what comes of a try. Sentences are in the game's words by key; this room knows no game and no screen.
"""

from __future__ import annotations

import hashlib
from datetime import date
from functools import cache
from pathlib import Path

import msgspec

from armarium.chance import Chance
from armarium.chances import shown_chances
from armarium.game import Game, OptionValue
from armarium.lessons import Chapter, Task
from armarium.own_boxes import HOUSE, label
from armarium.reason import refusal

FILE = "puzzles.json"
PARTNERS = ("Pip", "Vesper", "Odo", "Ida")  # who sits across, by name
ANSWER = "answer"  # the one task of a puzzle
TENTHS = 10  # games that chances are told in
ROUNDED = 0.03  # from the end, the mean of what is rounded to none or to all of them
WINS = {"wrong-chances": "wins", "wrong-far": "best"}  # which value of a reason counts them


class Reason(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Why: the word `puzzle-<key>` with these values. `moves` are the notations it is about, none for the answer."""

    key: str
    values: dict[str, int] = {}
    moves: list[str] = []


class Puzzle(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`share` of a win with the answer and with the `second` best move, as it was measured. `difficulty` is the share
    of levels that do not find the answer. `also` is as good as the answer, `deal` the game it was taken from."""

    kind: str
    position: str
    seat: int
    answer: str
    share: float
    second: float
    difficulty: float
    deal: int
    why: Reason
    wrong: list[Reason] = []
    then: list[str] = []
    also: list[str] = []

    @property
    def right(self) -> list[str]:
        """Every move that is accepted."""
        return [self.answer, *self.also]


class PuzzleSet(msgspec.Struct, forbid_unknown_fields=True):
    """What the lab has found so far: `deals` games were looked through, each candidate searched `searches` times with
    `simulations` each."""

    command: str
    seats: int
    options: dict[str, OptionValue]
    searches: int
    simulations: int
    deals: int = 0
    puzzles: list[Puzzle] = []


def puzzle_set(game: Game) -> PuzzleSet | None:
    """None too where a corrected box is played with: what is best was measured with the house's own."""
    path = game.folder() / FILE
    return _set_of(path) if path.is_file() and label(game.name) == HOUSE else None


@cache
def _set_of(path: Path) -> PuzzleSet:
    return read_set(path)


def read_set(path: Path) -> PuzzleSet:
    return msgspec.json.decode(path.read_bytes(), type=PuzzleSet)


def write_set(path: Path, puzzles: PuzzleSet) -> None:
    """Whole or not at all: a run that is stopped leaves the last whole file."""
    fresh = path.with_suffix(".fresh")
    try:
        fresh.write_bytes(msgspec.json.format(msgspec.json.encode(puzzles), indent=1) + b"\n")
        fresh.replace(path)
    except OSError as failure:
        raise refusal("results-unwritable", file=str(path), problem=failure.strerror or "") from failure


def puzzle(game: Game, number: int) -> Puzzle:
    """The puzzle with this number, from 1."""
    shipped = puzzle_set(game)
    if shipped is None or not 1 <= number <= len(shipped.puzzles):
        raise refusal("puzzle-unknown", puzzle=number, game=game.name)
    return shipped.puzzles[number - 1]


def daily_number(game: Game, day: date) -> int:
    """The puzzle of a day, the same for everybody; 0 where the game has none. All come once before one comes again."""
    shipped = puzzle_set(game)
    count = 0 if shipped is None else len(shipped.puzzles)
    if count == 0:
        return 0
    lap, place = divmod(day.toordinal(), count)
    order = sorted(range(count), key=lambda number: hashlib.sha256(f"{game.name} {lap} {number}".encode()).digest())
    return 1 + order[place]


def chapter_of(game: Game, number: int) -> Chapter:
    """The puzzle as a chapter with one task, for the table of a lesson."""
    shipped = puzzle_set(game)
    one = puzzle(game, number)
    assert shipped is not None
    task = Task(ANSWER, one.right, one.answer, then=one.then)
    return Chapter(
        f"puzzle-{number}",
        one.position,
        one.seat + 1,
        partners=list(PARTNERS[: shipped.seats - 1]),
        options=shipped.options,
        tasks=[task],
    )


def reason_for(game: Game, one: Puzzle, move: str) -> Reason:
    """Why the move is right or wrong; what was too bad to be measured has the plainest reason."""
    if move in one.right:
        return one.why
    for reason in one.wrong:
        if move in reason.moves:
            return with_chances(game, one, reason)
    return with_chances(game, one, Reason("wrong-far", {"best": round(TENTHS * one.share)}))


def with_chances(game: Game, one: Puzzle, reason: Reason) -> Reason:
    """Wins in ten games as chances people are shown; the file has them as the search measured them.

    A wrong move that would be rounded to as many as the answer is rounded down."""
    name = WINS.get(reason.key)
    if name is None:
        return reason
    wins = shown_wins(game, one, reason.values[name])
    if reason.key == "wrong-chances":
        wins = min(wins, shown_wins(game, one, round(TENTHS * one.share)) - 1)
    return msgspec.structs.replace(reason, values={**reason.values, name: wins})


def shown_wins(game: Game, one: Puzzle, wins: int) -> int:
    """The others share the rest; ten of ten were rounded, and are not sure."""
    state = game.from_position(one.position, Chance(0))
    seats = len(state.standing())
    if game.allied or seats < 2:
        return wins
    own = min(max(wins / TENTHS, ROUNDED), 1.0 - ROUNDED)
    rest = (1.0 - own) / (seats - 1)
    shares = shown_chances(game, state, [own if seat == one.seat else rest for seat in range(seats)])
    return round(TENTHS * shares[one.seat])
