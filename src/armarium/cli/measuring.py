"""`armarium sim`, `bench`, `bot check` and `lab`: bots and rules measured."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

from armarium.cli.arguments import Parser, number, parse_names, progress, seconds, spoken_words
from armarium.reason import refusal

if TYPE_CHECKING:
    from armarium.hooks import AddCommand
    from armarium.lab.duel import Plan, Report
    from armarium.words import Words


def describe_sim(subparser: Parser) -> None:
    subparser.add_argument("game", metavar="GAME", help="help-game")
    subparser.add_argument("--games", type=number, default=1000, metavar="N", help="help-games")
    subparser.add_argument("--bots", default="greedy,random", metavar="BOT,…", help="help-sim-bots")
    subparser.add_argument("--seats", type=number, metavar="N", help="help-seats")
    subparser.add_argument("--seed", type=number, default=1, metavar="N", help="help-seed")
    subparser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="help-option")
    subparser.add_argument("--processes", type=number, metavar="N", help="help-processes")
    subparser.add_argument("--engine", default="pool", metavar="ENGINE", help="help-engine")
    subparser.add_argument("--address", metavar="ADDRESS", help="help-address")
    subparser.add_argument("--json", action="store_true", help="help-json")


def sim(asked: argparse.Namespace) -> int:
    import msgspec

    from armarium.game import parse_options
    from armarium.lab import duel

    wording = spoken_words(asked)
    options = parse_options(asked.option)
    plan = duel.plan(asked.game, parse_names(asked.bots), asked.games, asked.seed, options, asked.seats)
    if asked.processes is not None and asked.processes < 1:
        raise refusal("number-expected", text=str(asked.processes))
    report = run_with_progress(plan, asked, wording)
    if asked.json:
        print(msgspec.json.encode(report).decode())
    else:
        print_report(report, asked.lang)
    return 0


def run_with_progress(plan: Plan, asked: argparse.Namespace, wording: Words) -> Report:
    from armarium.lab import duel
    from armarium.lab.engine import new_engine

    plain = asked.engine == "pool" and asked.address is None
    engine = None if plain else new_engine(asked.engine, asked.processes, asked.address)
    with progress(wording.say("sim-playing", {"game": wording.game_name(plan.game)}), plan.games) as report_progress:
        return duel.run(plan, asked.processes, report_progress, engine)


def print_report(report: Report, language: str) -> None:
    from rich.console import Console

    from armarium.lab.telling import report_page

    Console(highlight=False).print(report_page(report, language))


def describe_check(subparser: Parser) -> None:
    subparser.add_argument("program", metavar="COMMAND", help="help-bot-command")
    subparser.add_argument("--game", metavar="GAME", help="help-bot-game")
    subparser.add_argument("--games", type=number, default=2, metavar="N", help="help-bot-games")
    subparser.add_argument("--seconds", type=seconds, default=1.0, metavar="S", help="help-bot-seconds")
    subparser.add_argument("--seed", type=number, default=1, metavar="N", help="help-seed")
    subparser.add_argument("--json", action="store_true", help="help-json")


def check_bot(asked: argparse.Namespace) -> int:
    """The exit code is 0 for a program that is ready to play, 1 for another."""
    import msgspec

    from armarium.lab.botcheck import check, report_lines

    spoken_words(asked)
    report = check(asked.program, asked.game, asked.games, asked.seconds, asked.seed)
    if asked.json:
        print(msgspec.json.encode(report).decode())
    else:
        print("\n".join(report_lines(report, asked.lang)))
    return 0 if report.good else 1


def describe_bench(subparser: Parser) -> None:
    subparser.add_argument("game", metavar="GAME", help="help-game")
    subparser.add_argument("--json", action="store_true", help="help-json")


def bench(asked: argparse.Namespace) -> int:
    from armarium.lab.bench import measure
    from armarium.lab.figures import figures_text

    print(figures_text(measure(asked.game), asked.json))
    return 0


def describe_lab(add: AddCommand, with_games: bool) -> None:
    from armarium import shelf
    from armarium.lab import commands

    commands.describe(add, progress, shelf.games().values() if with_games else ())
