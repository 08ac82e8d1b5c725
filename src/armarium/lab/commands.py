"""`armarium lab …`: what can be asked of the lab and how the answers are told. The work itself is done next door."""

from __future__ import annotations

import argparse
from collections.abc import Iterable
from typing import TYPE_CHECKING

import msgspec

from armarium import bots
from armarium.game import Game
from armarium.hooks import AddCommand, Progress
from armarium.lab import contest_commands, learn_commands, puzzle_commands, referee_commands

if TYPE_CHECKING:
    from armarium.lab.ladder import Ladder
    from armarium.words import Words


def describe(add: AddCommand, progress: Progress, games: Iterable[Game]) -> None:
    """Add the lab's commands; `progress` shows a bar while one works."""

    def ladder(asked: argparse.Namespace) -> int:
        return run_ladder(asked, progress)

    parser = add("ladder", ladder, "lab-ladder")
    parser.add_argument("game", metavar="GAME", help="help-game")
    parser.add_argument("--bots", metavar="BOT,…", help="help-ladder-bots")
    parser.add_argument("--games", type=int, default=100, metavar="N", help="help-ladder-games")
    parser.add_argument("--seed", type=int, default=1, metavar="N", help="help-seed")
    contest_commands.add_engine_arguments(parser)
    parser.add_argument("--json", action="store_true", help="help-json")
    contest_commands.describe(add, progress)
    learn_commands.describe(add, progress)
    puzzle_commands.describe(add, progress)
    referee_commands.describe(add, progress)
    for game in games:
        if (own := game.lab_commands()) is not None:
            own.describe(add, progress)
    parser = add("search", run_search, "lab-search")
    parser.add_argument("game", metavar="GAME", help="help-game")
    parser.add_argument("--seconds", type=float, default=2.0, metavar="S", help="help-search-seconds")
    parser.add_argument("--processes", type=int, default=2, metavar="N", help="help-search-processes")
    parser.add_argument("--json", action="store_true", help="help-json")


def run_ladder(asked: argparse.Namespace, progress: Progress) -> int:
    from armarium.lab import ladder
    from armarium.words import words

    wording = words(None, asked.lang)
    entrants = asked.bots.split(",") if asked.bots else bots.names(asked.game)
    pairs = len(entrants) * (len(entrants) - 1) // 2
    title = wording.say("sim-playing", {"game": wording.game_name(asked.game)})
    with progress(title, pairs * asked.games) as report_progress:
        ladder_result = ladder.play_ladder(
            asked.game, entrants, asked.games, asked.seed, contest_commands.asked_engine(asked), report_progress
        )
    print(msgspec.json.encode(ladder_result).decode() if asked.json else ladder_table(ladder_result, wording))
    return 0


def ladder_table(ladder: Ladder, wording: Words) -> str:
    """A table in Markdown: it is read in a terminal and pasted into docs/bots.md."""
    lines = [wording.say("ladder-head"), "|---|---:|---:|---:|"]
    for rung in ladder.rungs:
        share = f"{100 * rung.wins / rung.games:.1f} %"
        lines.append(f"| {rung.bot} | {rung.strength:.0f} ± {rung.reach:.0f} | {share} | {rung.games} |")
    lines += ["", wording.say("ladder-meetings-head"), "|---|---|---:|"]
    lines += [f"| {weak} | {strong} | {100 * share:.1f} % |" for weak, strong, share in ladder.meetings]
    return "\n".join(lines)


def run_search(asked: argparse.Namespace) -> int:
    from armarium.lab.figures import figures_text
    from armarium.lab.search_speed import search_speed

    print(figures_text(search_speed(asked.game, asked.seconds, asked.processes), asked.json))
    return 0
