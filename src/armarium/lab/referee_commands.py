"""`armarium lab referee`: what can be asked of it, and its answer as a table."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

from armarium.hooks import AddCommand, Progress
from armarium.lab.contest_commands import add_engine_arguments, asked_engine

if TYPE_CHECKING:
    from armarium.lab.referee import Cost, Study
    from armarium.words import Words

BUDGETS = "1000,2000,4000"


def describe(add: AddCommand, progress: Progress) -> None:
    parser = add("referee", lambda asked: run_referee(asked, progress), "lab-referee")
    parser.add_argument("game", metavar="GAME", help="help-game")
    parser.add_argument("--budgets", default=BUDGETS, metavar="N,…", help="help-referee-budgets")
    parser.add_argument("--referee", type=int, default=20000, metavar="N", help="help-referee-simulations")
    parser.add_argument("--positions", type=int, default=100, metavar="N", help="help-referee-positions")
    parser.add_argument("--bot", default="search:300:0.5", metavar="BOT", help="help-referee-bot")
    parser.add_argument("--seats", type=int, metavar="N", help="help-seats")
    parser.add_argument("--seed", type=int, default=1, metavar="N", help="help-seed")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="help-option")
    parser.add_argument("--json", action="store_true", help="help-json")
    add_engine_arguments(parser)


def run_referee(asked: argparse.Namespace, progress: Progress) -> int:
    import msgspec

    from armarium.game import parse_options
    from armarium.lab import referee
    from armarium.words import words

    budgets = [parse_count(text) for text in asked.budgets.split(",")]
    counts = [parse_count(str(count)) for count in (asked.positions, asked.referee)]
    options, wording = parse_options(asked.option), words(None, asked.lang)
    study = referee.new_study(asked.game, asked.bot, asked.seats, options, asked.seed, counts[0], budgets, counts[1])
    engine = asked_engine(asked)
    with progress(wording.game_name(study.game), study.positions) as report:
        costs = referee.costs(study, engine, report)
    print(msgspec.json.encode(costs).decode() if asked.json else costs_text(study, costs, wording))
    return 0


def parse_count(text: str) -> int:
    from armarium.reason import refusal

    if not text.strip().isdecimal() or not 0 < int(text) < 1 << 31:
        raise refusal("number-expected", text=text)
    return int(text)


def costs_text(study: Study, costs: list[Cost], wording: Words) -> str:
    """A table in Markdown: it is pasted into docs/bots.md."""
    values = {"positions": study.positions, "bot": study.bot, "referee": study.referee}
    lines = [wording.say("referee-about", values), "", wording.say("referee-head", {"most": costs[-1].budget})]
    lines += ["|---:|---:|---:|"]
    lines += [
        f"| {each.budget} | {100 * each.agreement:.0f} % | {100 * each.cost:.2f} ± {100 * each.reach:.2f} |"
        for each in costs
    ]
    return "\n".join(lines)
