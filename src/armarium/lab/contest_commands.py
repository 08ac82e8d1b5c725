"""`armarium lab match`, `tournament`, `balance` and `sweep`: what can be asked of them, and standings as a table."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from armarium.hooks import AddCommand, Progress
from armarium.lab.figures import wilson
from armarium.own_boxes import parse_label

if TYPE_CHECKING:
    from armarium import boxes
    from armarium.lab.contest import Contest, GameRow
    from armarium.lab.engine import Engine
    from armarium.words import Words


class Place(msgspec.Struct, frozen=True):
    """An entrant's figures; `low` and `high` are the 95 % interval of its rate."""

    bot: str
    games: int
    wins: float
    rate: float
    low: float
    high: float
    mean_score: float


class Standings(msgspec.Struct, frozen=True):
    contest: Contest
    games: int
    places: list[Place]
    file: str


def describe(add: AddCommand, progress: Progress) -> None:
    for name in ("match", "tournament"):
        parser = add(name, lambda asked: run_contest(asked, progress), f"lab-{name}")
        parser.set_defaults(kind=name)
        parser.add_argument("game", metavar="GAME", help="help-game")
        parser.add_argument("--bots", default="greedy,random", metavar="BOT,…", help=f"help-{name}-bots")
        parser.add_argument("--decisions", action="store_true", help="help-decisions")
        parser.add_argument("--json", action="store_true", help="help-json")
        parser.add_argument("--out", type=Path, metavar="FILE", help="help-out")
        add_contest_arguments(parser, 100)

    parser = add("balance", lambda asked: run_balance(asked, progress), "lab-balance")
    parser.add_argument("game", metavar="GAME", help="help-game")
    parser.add_argument("--forbid", action="append", default=[], metavar="page:7", help="help-forbid")
    parser.add_argument("--out", type=Path, metavar="FOLDER", help="help-balance-out")
    add_contest_arguments(parser, 500)

    parser = add("sweep", lambda asked: run_sweep(asked, progress), "lab-sweep")
    parser.add_argument("game", metavar="GAME", help="help-game")
    parser.add_argument("number", metavar="NAME=A..B", help="help-sweep-number")
    parser.add_argument("--out", type=Path, metavar="FOLDER", help="help-balance-out")
    add_contest_arguments(parser, 500)


def add_contest_arguments(parser: argparse.ArgumentParser, deals: int) -> None:
    parser.add_argument("--deals", type=int, default=deals, metavar="N", help="help-deals")
    parser.add_argument("--seats", type=int, metavar="N", help="help-seats")
    parser.add_argument("--seed", type=int, default=1, metavar="N", help="help-seed")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="help-option")
    add_engine_arguments(parser)


def add_engine_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--processes", type=int, metavar="N", help="help-processes")
    parser.add_argument("--engine", default="pool", metavar="ENGINE", help="help-engine")
    parser.add_argument("--address", metavar="ADDRESS", help="help-address")


def asked_engine(asked: argparse.Namespace, corrections: boxes.Corrections = ()) -> Engine:
    from armarium.lab.engine import new_engine

    return new_engine(asked.engine, asked.processes, asked.address, corrections)


def asked_bots(text: str) -> list[str]:
    return [part.strip() for part in text.split(",") if part.strip()]


def run_contest(asked: argparse.Namespace, progress: Progress) -> int:
    from armarium.game import parse_options
    from armarium.lab import contest as contests
    from armarium.words import words

    entrants = asked_bots(asked.bots)
    lineups = (contests.match_lineups if asked.kind == "match" else contests.tournament_lineups)(
        asked.game, entrants, asked.seats
    )
    contest = contests.new_contest(
        asked.game, entrants, lineups, asked.deals, asked.seed, parse_options(asked.option), asked.decisions
    )
    path = asked.out or Path(f"{asked.kind}-{asked.game}.parquet")
    wording = words(None, asked.lang)
    rows = played_rows(contest, path, asked_engine(asked), progress, wording)
    standings = standings_of(contest, rows, path)
    print(msgspec.json.encode(standings).decode() if asked.json else standings_text(standings, wording))
    return 0


def run_balance(asked: argparse.Namespace, progress: Progress) -> int:
    """Play all studies, each into a results file of its own, and write the page."""
    from armarium.game import parse_options
    from armarium.lab import balance, balance_page
    from armarium.words import words

    balance_page.pyplot()
    options = parse_options(asked.option)
    contests = balance.studies(asked.game, asked.seats, asked.deals, asked.seed, options, asked.forbid)
    folder = asked.out or Path(f"balance-{asked.game}")
    engine, wording = asked_engine(asked), words(None, asked.lang)
    studied = {
        name: (contest, played_rows(contest, folder / f"{name}.parquet", engine, progress, wording))
        for name, contest in contests.items()
    }
    print("\n".join(str(path) for path in balance_page.write_balance(studied, folder, asked.lang)))
    return 0


def run_sweep(asked: argparse.Namespace, progress: Progress) -> int:
    """Play every value in workers that read a corrected box, and write the page."""
    from armarium import shelf
    from armarium.game import parse_options
    from armarium.lab import balance_page, sweep
    from armarium.words import words

    balance_page.pyplot()
    options, wording = parse_options(asked.option), words(None, asked.lang)
    folder = asked.out or Path(f"sweep-{asked.game}")
    rows: dict[int, list[GameRow]] = {}
    for correction in sweep.parse_sweep(asked.game, asked.number):
        contest = sweep.sweep_contest(correction, asked.seats, asked.deals, asked.seed, options)
        path = folder / f"{correction.name}-{correction.value}.parquet"
        engine = asked_engine(asked, [correction])
        rows[correction.value] = played_rows(contest, path, engine, progress, wording)
    gaps, sure = sweep.sweep_shares(rows, shelf.game(asked.game).allied)
    for gap, part in zip(gaps, sure, strict=True):
        values = {"value": gap.name, "gap": f"{100 * gap.share:.1f}", "sure": f"{100 * part.share:.0f}"}
        print(wording.say("sweep-line", values))
    print("\n".join(map(str, balance_page.write_sweep(gaps, sure, contest, folder / "sweep.html", asked.lang))))
    return 0


def played_rows(contest: Contest, path: Path, engine: Engine, progress: Progress, wording: Words) -> list[GameRow]:
    """Play what is missing in the file, and give all its games."""
    from armarium.lab.results import Results
    from armarium.lab.running import play_missing

    results = Results(path, contest)
    with progress(wording.game_name(contest.game), len(results.missing())) as report_progress:
        play_missing(results, engine, report_progress)
    return results.rows()


def standings_of(contest: Contest, rows: Sequence[GameRow], path: Path) -> Standings:
    """The best first."""
    from armarium.lab.contest import entrant_shares

    places = [
        Place(name, games, round(wins, 6), wins / games, *wilson(wins, games), score)
        for name, wins, games, score in entrant_shares(contest, rows)
    ]
    return Standings(contest, len(rows), sorted(places, key=lambda place: -place.rate), str(path))


def standings_text(standings: Standings, wording: Words) -> str:
    """A table in Markdown."""
    lines = [wording.say("standings-head"), "|---|---:|---:|---:|---:|---:|"]
    for place in standings.places:
        interval = f"{100 * place.low:.1f} – {100 * place.high:.1f} %"
        rate = f"{100 * place.rate:.1f} % | {interval}"
        lines.append(f"| {place.bot} | {place.games} | {place.wins:g} | {rate} | {place.mean_score:.2f} |")
    values = {"games": standings.games, "file": standings.file}
    box = parse_label(standings.contest.box).name
    played_with = [wording.say("terminal-box", {"name": box})] if box else []
    return "\n".join([*lines, "", *played_with, wording.say("standings-file", values)])
