"""`armarium lab teams` and `armarium lab fit-grimoire`: what can be asked of the lab about KamiMaï alone."""

from __future__ import annotations

import argparse
import os
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from armarium.games.kamimai.team import winrates
from armarium.hooks import AddCommand, Progress
from armarium.reason import refusal

if TYPE_CHECKING:
    from armarium.games.kamimai.deck.fit import Check, Fit
    from armarium.words import Words


def describe(add: AddCommand, progress: Progress) -> None:
    """Add both commands to the lab's."""
    made = add("teams", lambda asked: run_teams(asked, progress), key="lab-teams")
    made.add_argument("--bots", default="heuristic", metavar="BOT", help="help-teams-bots")
    made.add_argument("--games", type=int, default=100, metavar="N", help="help-teams-games")
    made.add_argument("--levels", type=int, nargs="+", default=winrates.LEVELS, metavar="N", help="help-teams-levels")
    made.add_argument("--seats", type=int, nargs="+", default=winrates.SEATS, metavar="N", help="help-teams-seats")
    basics(made)
    made = add("fit-grimoire", lambda asked: run_fit(asked, progress), key="lab-fit-grimoire")
    made.add_argument("--decks", type=int, default=100, metavar="N", help="help-fit-decks")
    made.add_argument("--pulls", type=Path, metavar="FILE", help="help-fit-pulls")
    basics(made)


def basics(made: argparse.ArgumentParser) -> None:
    made.add_argument("--seed", type=int, default=1, metavar="N", help="help-seed")
    made.add_argument("--processes", type=int, metavar="N", help="help-processes")
    made.add_argument("--json", action="store_true", help="help-json")


def counted(number: int, least: int = 1) -> int:
    if number < least:
        raise refusal("number-expected", text=str(number))
    return number


# --- team win rates --------------------------------------------------------------------------------------------------


def run_teams(asked: argparse.Namespace, progress: Progress) -> int:
    from armarium.words import words

    said = words(winrates.GAME, asked.lang)
    cells = len(asked.levels) * len(asked.seats) * len(winrates.STEADINESS)
    processes = counted(asked.processes or os.cpu_count() or 1)
    with progress(said.say("game-kamimai"), cells * counted(asked.games)) as told:
        made = winrates.measure(asked.bots, asked.games, asked.seed, asked.levels, asked.seats, processes, told)
    print(msgspec.json.encode(made).decode() if asked.json else winrates.table_text(made, said))
    return 0


# --- the surrogate of M-56 -------------------------------------------------------------------------------------------


def run_fit(asked: argparse.Namespace, progress: Progress) -> int:
    from armarium.games.kamimai.deck import fit
    from armarium.words import words

    said = words(winrates.GAME, asked.lang)
    processes = counted(asked.processes or os.cpu_count() or 1)
    decks = counted(asked.decks, 0 if asked.pulls else 1)
    pulls = fit.read_pulls(asked.pulls) if asked.pulls and asked.pulls.exists() else []
    with progress(said.say("fit-decks"), decks) as told:
        found = fit.fit(decks, asked.seed, processes, told, pulls, asked.pulls)
    print(msgspec.json.encode(found).decode() if asked.json else fit_text(found, said))
    return 0


def fit_text(found: Fit, said: Words) -> str:
    """The table for parts.toml, then both checks."""
    from armarium.games.kamimai.deck import fit

    heads = [fit.table_text(found), said.say("fit-held-out", {"pulls": found.held_out})]
    return "\n".join([*heads, *check_lines(found, said), "", said.say("fit-bins"), *bin_lines(found.fitted)])


def check_lines(found: Fit, said: Words) -> list[str]:
    fitted, present = found.fitted, found.present
    return [
        said.say("fit-scores"),
        "|---|---:|---:|",
        f"| {said.say('fit-new')} | {fitted.brier:.4f} | {fitted.log_loss:.4f} |",
        f"| {said.say('fit-present')} | {present.brier:.4f} | {present.log_loss:.4f} |",
        f"| {said.say('fit-base')} | {fitted.base_brier:.4f} | {fitted.base_log_loss:.4f} |",
    ]


def bin_lines(check: Check) -> list[str]:
    rows = [f"| {row.pulls} | {100 * row.foretold:.1f} % | {100 * row.fell:.1f} % |" for row in check.bins]
    return ["|---:|---:|---:|", *rows]
