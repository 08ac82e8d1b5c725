"""Positions of finished games as numbers to learn from: what the evaluator looks at, what it says, and how it ended.

Games come from the results of a contest with its decisions; they are played again from their seeds, so a change of the
features needs no new games.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import partial
from itertools import groupby, islice
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt
from librt.vecs import vec

from armarium import shelf
from armarium.bots.search_bot import evaluator
from armarium.evaluator import Evaluator
from armarium.game import Game, State
from armarium.lab.contest import Contest, GameRow
from armarium.lab.engine import Engine
from armarium.lab.playing import luck
from armarium.lab.results import arrow, decisions_path
from armarium.reason import refusal
from armarium.weights import BY_HAND

Floats = npt.NDArray[np.float64]
BATCH = 50  # games replayed by a worker at a time


class Replay(NamedTuple):
    """A game to be played again: its number, the seats and texts of its moves, and who was first."""

    number: int
    moves: tuple[tuple[int, str], ...]
    shares: tuple[float, ...]


class Samples(NamedTuple):
    """Positions in rows. `features` by seat, `by_hand` the values of the evaluation without weights, `shares` what
    every seat got in the end, `progress` which part of the game's decisions was made."""

    games: npt.NDArray[np.int64]
    cells: npt.NDArray[np.int64]
    features: Floats
    by_hand: Floats
    shares: Floats
    progress: Floats

    def of(self, rows: npt.NDArray[np.bool_]) -> Samples:
        return all_samples([tuple(column[rows] for column in self)])


def must_be_learnable(game: Game, source: Evaluator) -> None:
    """Refused where there is nothing to look at, and for a team, which no seat loses against."""
    if game.allied:
        raise refusal("learn-allied", game=game.name)
    if not source.features:
        raise refusal("not-learned", game=game.name)


def replays(rows: Sequence[GameRow], path: Path) -> Iterator[Replay]:
    """The games of a results file."""
    _, parquet = arrow()
    table = parquet.read_table(decisions_path(path), columns=["number", "seat", "move"]).to_pydict()
    shares = {row.number: tuple(row.shares) for row in rows}
    moves = zip(table["number"], table["seat"], table["move"], strict=True)
    for number, group in groupby(moves, key=lambda each: each[0]):
        yield Replay(number, tuple((seat, text) for _, seat, text in group), shares[number])


def samples_of(contest: Contest, games: Iterable[Replay], engine: Engine) -> Samples:
    """All positions after the first decision of every game, by number."""
    parts = sorted(engine.run(partial(replay_batch, contest), batches(games)), key=lambda part: part.games[0])
    return all_samples(parts)


def all_samples(parts: Sequence[tuple[npt.NDArray[Any], ...]]) -> Samples:
    games, cells, features, by_hand, shares, progress = (
        np.concatenate(columns) for columns in zip(*parts, strict=True)
    )
    return Samples(games, cells, features, by_hand, shares, progress)


def batches(games: Iterable[Replay]) -> Iterator[tuple[Replay, ...]]:
    left = iter(games)
    while batch := tuple(islice(left, BATCH)):
        yield batch


def replay_batch(contest: Contest, games: Sequence[Replay]) -> Samples:
    """The task of a worker."""
    game = shelf.game(contest.game)
    source = evaluator(game, contest.seats, BY_HAND)
    rows = [row for replay in games for row in positions(contest, game, source, replay)]
    return all_samples([tuple(np.array(column) for column in zip(*rows, strict=True))])


Row = tuple[int, int, list[list[float]], list[float], tuple[float, ...], float]


def positions(contest: Contest, game: Game, source: Evaluator, replay: Replay) -> Iterator[Row]:
    setup = contest.setup(replay.number)
    state = game.new(contest.seats, setup.options, luck(setup.seed, setup.deal, 0))
    for n, (seat, text) in enumerate(replay.moves):
        if n:
            features = [features_of(source, state, each) for each in range(contest.seats)]
            values = [float(value) for value in source.values(state)]
            cell = int(source.cell(state))
            yield replay.number, cell, features, values, replay.shares, n / len(replay.moves)
        state.play(seat, state.find(seat, text))


def features_of(source: Evaluator, state: State, seat: int) -> list[float]:
    out = vec[float]([0.0] * len(source.features))
    source.write_features(state, seat, out)
    return [float(out[i]) for i in range(len(source.features))]
