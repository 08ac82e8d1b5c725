"""Learning an evaluation: games between searches, a fit to how they ended, a check on games held out, and a match.

A candidate is a file of weights. It is adopted only when it wins a match against what the game has now.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import NamedTuple

import msgspec
import numpy as np

from armarium import shelf
from armarium.game import Game, Options
from armarium.lab.contest import Contest, GameRow, match_lineups, new_contest
from armarium.lab.engine import Engine
from armarium.lab.fitting import (
    Bin,
    best_slope,
    calibration,
    fitted_cells,
    learned_shares,
    log_loss,
    with_slope,
)
from armarium.lab.results import Results, write_whole
from armarium.lab.running import Report, play_until
from armarium.lab.samples import Floats, Samples, replays, samples_of
from armarium.lab.sprt import Test, deal_shares, sprt
from armarium.reason import refusal
from armarium.weights import FILE, Constants, Weights

HELD_OUT = 5  # every fifth deal is not learned from
RIDGES = (0.03, 0.1, 0.3, 1.0, 3.0, 10.0, 30.0)
DIGITS = 5  # of a weight in the file


class Fit(NamedTuple):
    """What one way of telling the winner scores on the games held out."""

    name: str
    log_loss: float
    slope: float


class Lesson(NamedTuple):
    """`table` are the weights by cell; `bins` how well the chances fit what was seen, before and after."""

    table: Floats
    ridge: float
    fits: list[Fit]
    by_hand: list[Bin]
    learned: list[Bin]
    games: int
    held_out: int
    positions: int


def self_play(game: str, bot: str, seats: int | None, deals: int, seed: int, options: Options) -> Contest:
    """One bot on all seats, with its decisions."""
    return new_contest(game, [bot], match_lineups(game, [bot], seats), deals, seed, options, decisions=True)


def samples_in(results: Results, engine: Engine) -> Samples:
    return samples_of(results.contest, replays(results.rows(), results.path), engine)


def lesson(samples: Samples, cells: int) -> Lesson:
    """Fit to four games of five and check on the fifth; the ridge is chosen within the four."""
    held = samples.games % HELD_OUT == 0
    train, check = samples.of(~held), samples.of(held)
    if not len(train.games) or not len(check.games):
        raise refusal("games-few", games=len(np.unique(samples.games)))
    ridge = chosen_ridge(train, cells)
    table = fitted_cells(train, cells, ridge)
    shares = learned_shares(check, table)
    slope = best_slope(check.by_hand, check.shares)
    even = np.full_like(check.by_hand, 1 / check.by_hand.shape[1])
    fits = [
        Fit("even", log_loss(even, check.shares), 0.0),
        Fit("by-hand", log_loss(check.by_hand, check.shares), slope),
        Fit("by-hand-calibrated", log_loss(with_slope(check.by_hand, slope), check.shares), 1.0),
        Fit("learned", log_loss(shares, check.shares), best_slope(shares, check.shares)),
    ]
    bins = calibration(check.by_hand, check.shares), calibration(shares, check.shares)
    counts = len(np.unique(train.games)), len(np.unique(check.games)), len(samples.games)
    return Lesson(table, ridge, fits, *bins, *counts)


def chosen_ridge(train: Samples, cells: int) -> float:
    """The one that foretells best the fifth of the training games that is left out of its fit."""
    inner = train.games % HELD_OUT == 1
    rest, check = train.of(~inner), train.of(inner)
    if not len(rest.games) or not len(check.games):
        return RIDGES[0]
    losses = {
        ridge: log_loss(learned_shares(check, fitted_cells(rest, cells, ridge)), check.shares) for ridge in RIDGES
    }
    return min(losses, key=lambda ridge: losses[ridge])


# --- the file -------------------------------------------------------------------------------------------------------


def new_weights(contest: Contest, learned: Lesson, search: Constants, command: str) -> Weights:
    evaluator = shelf.game(contest.game).evaluator()
    assert evaluator is not None
    rows = [[round(float(weight), DIGITS) for weight in row] for row in learned.table]
    losses = {f"log-loss-{fit.name}": round(fit.log_loss, 4) for fit in learned.fits}
    cells = dict(zip(evaluator.cells, rows, strict=True))
    origin = origin_of(contest, learned, command) | losses
    return Weights(contest.rules, [contest.seats], evaluator.features, cells, search, origin)


def origin_of(contest: Contest, learned: Lesson, command: str) -> dict[str, str | int | float]:
    """For people: by which command and when, from which games, and which were held out."""
    return {
        "command": command,
        "date": datetime.now(UTC).date().isoformat(),
        "bot": contest.entrants[0],
        "seed": contest.seed,
        "games": learned.games,
        "held-out": f"deals 0, {HELD_OUT}, {2 * HELD_OUT} … of this seed, {learned.held_out} games",
        "positions": learned.positions,
        "ridge": learned.ridge,
    }


def weights_text(weights: Weights) -> str:
    """The file, with a line for every cell."""
    values = msgspec.to_builtins(weights)
    header, cells = values.pop("made"), values.pop("cells")
    search = {name: value for name, value in values.pop("search").items() if value is not None}
    lines = ["# Weights of the evaluation, learned by the command below; not to be changed by hand.", ""]
    lines += [f"{name} = {toml_text(value)}" for name, value in values.items()]
    for title, table in (("made", header), ("search", search), ("cells", cells)):
        lines += ["", f"[{title}]", *(f"{name} = {toml_text(value)}" for name, value in table.items())]
    return "\n".join([*lines, ""])


def toml_text(value: object) -> str:
    """JSON's way of writing texts, numbers and lists of them is TOML's too."""
    return msgspec.json.format(msgspec.json.encode(value), indent=-1 if isinstance(value, str) else 0).decode()


def write_weights(weights: Weights, path: Path) -> None:
    write_text(weights_text(weights), path)


def write_text(text: str, path: Path) -> None:
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        write_whole(path, lambda place: place.write_text(text, "utf-8"))
    except OSError as failure:
        raise refusal("results-unwritable", file=str(path), problem=failure.strerror or "") from failure


# --- the match ------------------------------------------------------------------------------------------------------


def adoption_contest(contest: Contest, bot: str, candidate: Path, deals: int) -> Contest:
    """The candidate against what the game has now, on deals of another seed than was learned from."""
    entrants = [f"{bot}@{candidate}", bot]
    lineups = match_lineups(contest.game, entrants, contest.seats)
    return new_contest(contest.game, entrants, lineups, deals, contest.seed + 1, contest.options)


def play_match(results: Results, engine: Engine, report: Report) -> Test:
    """Play until the test is decided or all deals are played."""

    def is_decided(rows: Sequence[GameRow]) -> bool:
        return sprt(deal_shares(results.contest, rows)).verdict != "open"

    rows = play_until(results, engine, report, is_decided)
    return sprt(deal_shares(results.contest, rows))


def with_match(weights: Weights, test: Test, bot: str) -> Weights:
    """With the match that it won in its header."""
    match: Mapping[str, str | int | float] = {
        "match": f"{bot}, won {100 * test.share:.1f} % of {test.deals} deals played in every order of the seats",
        "match-ratio": round(test.ratio, 2),
    }
    return msgspec.structs.replace(weights, made={**weights.made, **match})


def adopt(game: Game, weights: Weights) -> Path:
    path = game.folder() / FILE
    write_weights(weights, path)
    return path
