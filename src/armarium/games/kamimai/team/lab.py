"""`armarium lab teams`, `learn-team` and `fit-grimoire`: what can be asked of the lab about KamiMaï alone."""

from __future__ import annotations

import argparse
import os
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from armarium.games.kamimai.team import winrates
from armarium.hooks import AddCommand, Progress
from armarium.lab.figures import wilson
from armarium.reason import refusal

if TYPE_CHECKING:
    from armarium.games.kamimai.deck.fit import Check, Fit, KindOfPlay
    from armarium.words import Words


def describe(add: AddCommand, progress: Progress) -> None:
    """Add these commands to the lab's."""
    parser = add("teams", lambda asked: run_teams(asked, progress), key="lab-teams")
    parser.add_argument("--bots", default="heuristic", metavar="BOT", help="help-teams-bots")
    parser.add_argument("--games", type=int, default=100, metavar="N", help="help-teams-games")
    parser.add_argument("--levels", type=int, nargs="+", default=winrates.LEVELS, metavar="N", help="help-teams-levels")
    parser.add_argument("--seats", type=int, nargs="+", default=winrates.SEATS, metavar="N", help="help-teams-seats")
    add_common_arguments(parser)
    parser = add("learn-team", lambda asked: run_learn(asked, progress), key="lab-learn-team")
    parser.add_argument("--games", type=int, default=16000, metavar="N", help="help-learn-team-games")
    parser.add_argument("--match", default="search:300", metavar="BOT", help="help-learn-match")
    parser.add_argument("--match-deals", type=int, default=200, metavar="N", help="help-match-deals")
    parser.add_argument("--seats", type=int, default=2, metavar="N", help="help-learn-team-seats")
    parser.add_argument("--level", type=int, default=max(winrates.LEVELS), metavar="N", help="help-learn-team-level")
    parser.add_argument("--steadiness", default="normal", choices=winrates.STEADINESS, help="help-learn-team-hands")
    parser.add_argument(
        "--out", type=Path, default=Path(f"learn-{winrates.GAME}"), metavar="FOLDER", help="help-learn-out"
    )
    parser.add_argument("--adopt", action="store_true", help="help-adopt")
    add_common_arguments(parser)
    parser = add("fit-grimoire", lambda asked: run_fit(asked, progress), key="lab-fit-grimoire")
    parser.add_argument("--decks", type=int, default=100, metavar="N", help="help-fit-decks")
    parser.add_argument("--pulls", type=Path, metavar="FILE", help="help-fit-pulls")
    add_common_arguments(parser)


def add_common_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--seed", type=int, default=1, metavar="N", help="help-seed")
    parser.add_argument("--processes", type=int, metavar="N", help="help-processes")
    parser.add_argument("--json", action="store_true", help="help-json")


def must_be_at_least(number: int, least: int) -> int:
    if number < least:
        raise refusal("number-expected", text=str(number))
    return number


# --- team win rates --------------------------------------------------------------------------------------------------


def run_teams(asked: argparse.Namespace, progress: Progress) -> int:
    from armarium.words import words

    wording = words(winrates.GAME, asked.lang)
    cells = len(asked.levels) * len(asked.seats) * len(winrates.STEADINESS)
    processes = must_be_at_least(asked.processes or os.cpu_count() or 1, 1)
    with progress(wording.say("game-kamimai"), cells * must_be_at_least(asked.games, 1)) as report_progress:
        teams = winrates.measure(
            asked.bots, asked.games, asked.seed, asked.levels, asked.seats, processes, report_progress
        )
    print(msgspec.json.encode(teams).decode() if asked.json else winrates.table_text(teams, wording))
    return 0


# --- what a team's chances are learned from ---------------------------------------------------------------------------


def run_learn(asked: argparse.Namespace, progress: Progress) -> int:
    """Play, fit, check, write the candidate, play the match; adopt what wins it."""
    from armarium import shelf
    from armarium.games.kamimai.team import learning
    from armarium.lab.engine import new_engine
    from armarium.lab.learn import adopt, with_match, write_weights
    from armarium.lab.learn_commands import lesson_text, match_text
    from armarium.lab.playing import check_entrant
    from armarium.lab.results import Results
    from armarium.weights import FILE
    from armarium.words import words

    game, wording = shelf.game(winrates.GAME), words(winrates.GAME, asked.lang)
    check_entrant(asked.match, game.name)
    games, deals = must_be_at_least(asked.games, 1), must_be_at_least(asked.match_deals, 0)
    engine = new_engine(processes=asked.processes)
    with progress(wording.say("game-kamimai"), games) as report_progress:
        lesson = learning.lesson_of_games(games, asked.seed, engine, report_progress)
    print(lesson_text(lesson, wording))
    weights, path = learning.new_weights(lesson, asked.seed), asked.out / FILE
    write_weights(weights, path)
    if not deals:
        return 0
    teams = (f"{asked.match}@{path}", asked.match)
    match = learning.match_of_teams(teams, deals, asked.seed + 1, asked.seats, asked.level, asked.steadiness)
    with progress(wording.say("game-kamimai"), match.games) as report_progress:
        test = learning.play_match(Results(asked.out / "match.parquet", match), engine, report_progress)
    print(match_text(test, wording))
    if asked.adopt and test.verdict == "better":
        adopt(game, with_match(weights, test, asked.match))
    return 0


# --- the surrogate of M-56 -------------------------------------------------------------------------------------------


def run_fit(asked: argparse.Namespace, progress: Progress) -> int:
    from armarium.games.kamimai.deck import fit
    from armarium.words import words

    wording = words(winrates.GAME, asked.lang)
    processes = must_be_at_least(asked.processes or os.cpu_count() or 1, 1)
    decks = must_be_at_least(asked.decks, 0 if asked.pulls else 1)
    pulls = fit.read_pulls(asked.pulls) if asked.pulls and asked.pulls.exists() else []
    with progress(wording.say("fit-decks"), decks) as report_progress:
        result = fit.fit(decks, asked.seed, processes, report_progress, pulls, asked.pulls)
    print(msgspec.json.encode(result).decode() if asked.json else fit_text(result, wording))
    return 0


def fit_text(result: Fit, wording: Words) -> str:
    """The table for parts.toml, then both checks."""
    from armarium.games.kamimai.deck import fit

    heads = [fit.table_text(result), wording.say("fit-held-out", {"pulls": result.held_out})]
    bins = [wording.say("fit-bins"), *bin_lines(result.fitted)]
    return "\n".join([*heads, *check_lines(result, wording), "", *bins, "", *kind_lines(result, wording)])


def check_lines(result: Fit, wording: Words) -> list[str]:
    fitted, present = result.fitted, result.present
    return [
        wording.say("fit-scores"),
        "|---|---:|---:|",
        f"| {wording.say('fit-new')} | {fitted.brier:.4f} | {fitted.log_loss:.4f} |",
        f"| {wording.say('fit-present')} | {present.brier:.4f} | {present.log_loss:.4f} |",
        f"| {wording.say('fit-base')} | {fitted.base_brier:.4f} | {fitted.base_log_loss:.4f} |",
    ]


def kind_lines(result: Fit, wording: Words) -> list[str]:
    return [wording.say("fit-kinds"), "|---|---:|---:|---:|", *map(kind_line, result.kinds)]


def kind_line(kind: KindOfPlay) -> str:
    low, high = wilson(kind.fell, kind.pulls)
    seen = f"{100 * kind.fell / kind.pulls:.1f} % ({100 * low:.1f}–{100 * high:.1f})"
    return f"| {kind.name} | {kind.pulls} | {100 * kind.foretold:.1f} % | {seen} |"


def bin_lines(check: Check) -> list[str]:
    rows = [f"| {row.pulls} | {100 * row.foretold:.1f} % | {100 * row.fell:.1f} % |" for row in check.bins]
    return ["|---:|---:|---:|", *rows]
