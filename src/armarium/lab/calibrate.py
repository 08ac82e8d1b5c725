"""Calibration of the chances that people are shown: games between searches, and in some of their positions a search as
long as an analysis has; what it expects is held beside how the games ended.

A slope on the logits for every phase of the game, by turns, drawn towards the slope common to all; between the phases'
mean turns it is interpolated. Fitted to four deals of five and checked on the fifth.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from functools import partial
from pathlib import Path

import msgspec
import numpy as np

from armarium import shelf
from armarium.bots.observation import Observation
from armarium.bots.search_bot import must_be_searchable, new_search
from armarium.chance import Chance
from armarium.chances import LEAST, Chances, Slopes, evaluation_name, read_chances
from armarium.game import Game, State
from armarium.lab.contest import Contest
from armarium.lab.engine import Engine
from armarium.lab.fitting import best_slope, calibration, log_loss, softmax
from armarium.lab.learn import HELD_OUT, Fit, Lesson, lesson, origin_of, toml_text, write_text
from armarium.lab.playing import luck
from armarium.lab.results import Results, write_whole
from armarium.lab.samples import Floats, Replay, Row, Samples, all_samples, batches, replays
from armarium.reason import refusal

DIGITS = 3  # of a slope in the file
PHASES = 6  # of a game, with as many positions each


class Budget(msgspec.Struct, frozen=True):
    """Of the searches: one decision of `every` is weighed, with so many simulations."""

    simulations: int
    every: int


class Calibrated(msgspec.Struct, frozen=True):
    """`turns` and `slopes` as in the file; `lesson` says how well they foretell the games held out."""

    turns: list[float]
    slopes: list[float]
    lesson: Lesson


def must_be_calibrated(game: Game) -> None:
    """Refused for a team: it has one chance, and no seat that could have the rest of it."""
    must_be_searchable(game)
    if game.allied:
        raise refusal("calibrate-team", game=game.name)


# --- what a search expects ------------------------------------------------------------------------------------------


def expected_samples(results: Results, budget: Budget, engine: Engine) -> Samples:
    """Positions with a choice: their features are the logits of what a search expects for every seat, their cells the
    turns. Kept beside the games."""
    path = results.path.with_name(f"{results.path.stem}-{budget.simulations}-{budget.every}.npz")
    header = msgspec.json.encode(results.contest).decode()
    if path.exists():
        with np.load(path) as kept:
            if str(kept["header"]) == header:
                return Samples(*(kept[name] for name in Samples._fields))
    games = replays(results.rows(), results.path)
    weigh = partial(weigh_batch, results.contest, budget)
    parts = sorted(engine.run(weigh, batches(games)), key=lambda part: part.games[0])
    samples = all_samples(parts)
    write_whole(path, partial(keep_samples, header, samples))
    return samples


def keep_samples(header: str, samples: Samples, path: Path) -> None:
    with path.open("wb") as file:
        np.savez_compressed(file, header=np.array(header), **samples._asdict())


def weigh_batch(contest: Contest, budget: Budget, games: Sequence[Replay]) -> Samples:
    """The task of a worker."""
    game = shelf.game(contest.game)
    rows = [row for replay in games for row in weighed_positions(contest, game, budget, replay)]
    return all_samples([tuple(np.array(column) for column in zip(*rows, strict=True))])


def weighed_positions(contest: Contest, game: Game, budget: Budget, replay: Replay) -> Iterator[Row]:
    setup = contest.setup(replay.number)
    state = game.new(contest.seats, setup.options, luck(setup.seed, setup.deal, 0))
    for n, (seat, text) in enumerate(replay.moves):
        if (n + replay.number) % budget.every == 0 and int(state.move_count(seat)) > 1:
            chance = Chance((setup.seed << 64) + (replay.number << 16) + n)
            values = expected_values(game, state, seat, budget.simulations, chance)
            logits = [[math.log(max(LEAST, value))] for value in values]
            yield replay.number, state.turn(), logits, values, replay.shares, n / len(replay.moves)
        state.play(seat, state.find(seat, text))


def expected_values(game: Game, state: State, seat: int, simulations: int, chance: Chance) -> list[float]:
    """For every seat, if the best move is played: as an analysis has them before they are made chances."""
    observation = Observation.of(game, state, seat, chance)
    root, search = observation.guess(chance), new_search(observation)
    search.record_values()
    search.run(root, chance, simulations, math.inf)
    return search.values_after(search.root_moves(root)[0].move)


# --- the fit --------------------------------------------------------------------------------------------------------


def fit_slopes(samples: Samples) -> Calibrated:
    """Phases have as many positions each; a game with few turns has fewer phases."""
    edges = np.unique(np.quantile(samples.cells, np.arange(1, PHASES) / PHASES))
    phases = np.searchsorted(edges, samples.cells, side="right")
    used = np.unique(phases)
    phases = np.searchsorted(used, phases)
    fitted = lesson(samples._replace(cells=phases), len(used))
    turns = [round(float(samples.cells[phases == phase].mean()), 1) for phase in range(len(used))]
    slopes = [round(max(0.0, float(row[0])), DIGITS) for row in fitted.table]
    return Calibrated(turns, slopes, as_shown(fitted, samples, Slopes("", turns, slopes)))


def as_shown(fitted: Lesson, samples: Samples, slopes: Slopes) -> Lesson:
    """The check with slopes interpolated as people are shown them."""
    check = samples.of(samples.games % HELD_OUT == 0)
    shares = shown_shares(check, slopes)
    shown = Fit("learned", log_loss(shares, check.shares), best_slope(shares, check.shares))
    return fitted._replace(fits=[*fitted.fits[:-1], shown], learned=calibration(shares, check.shares))


def shown_shares(samples: Samples, slopes: Slopes) -> Floats:
    each = np.array([slopes.at(float(turn)) for turn in samples.cells])
    return softmax(each[:, None] * samples.features[:, :, 0])


def quarter_slopes(samples: Samples) -> list[float]:
    """The best slope in every quarter of the games held out."""
    check = samples.of(samples.games % HELD_OUT == 0)
    quarters = [check.of((check.progress * 4).astype(np.int64) == quarter) for quarter in range(4)]
    return [best_slope(part.by_hand, part.shares) if len(part.games) else 1.0 for part in quarters]


def fit_named(learned: Lesson, name: str) -> Fit:
    return next(fit for fit in learned.fits if fit.name == name)


def is_better(learned: Lesson) -> bool:
    """Whether it foretells the games held out better than the search by itself."""
    return fit_named(learned, "learned").log_loss < fit_named(learned, "by-hand").log_loss


# --- the file -------------------------------------------------------------------------------------------------------


def new_slopes(contest: Contest, calibration: Calibrated, budget: Budget, command: str) -> Slopes:
    before, after = (fit_named(calibration.lesson, name) for name in ("by-hand", "learned"))
    measured: dict[str, str | int | float] = {
        "simulations": budget.simulations,
        "log-loss-before": round(before.log_loss, 4),
        "log-loss-after": round(after.log_loss, 4),
        "slope-before": round(before.slope, 2),
        "slope-after": round(after.slope, 2),
    }
    origin = origin_of(contest, calibration.lesson, command) | measured
    return Slopes(
        evaluation_name(shelf.game(contest.game), contest.seats), calibration.turns, calibration.slopes, origin
    )


def keep_slopes(contest: Contest, slopes: Slopes, path: Path) -> None:
    """Into the file, beside those of other numbers of seats."""
    before = read_chances(path) if path.exists() else Chances(contest.rules)
    kept = before.seats if before.rules == contest.rules else {}
    seats = {**kept, str(contest.seats): slopes}
    write_text(chances_text(Chances(contest.rules, {count: seats[count] for count in sorted(seats, key=int)})), path)


def chances_text(chances: Chances) -> str:
    lines = ["# How sure chances are shown to people, measured by the commands below; not to be changed by hand.", ""]
    lines += [f"rules = {toml_text(chances.rules)}"]
    for count, slopes in chances.seats.items():
        lines += ["", f"[seats.{count}]"]
        lines += [f"{name} = {toml_text(getattr(slopes, name))}" for name in ("evaluation", "turns", "slopes")]
        origin = [f"{name} = {toml_text(value)}" for name, value in slopes.made.items()]
        lines += ["", f"[seats.{count}.made]", *origin]
    return "\n".join([*lines, ""])
