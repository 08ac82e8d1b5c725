"""`armarium report`: what somebody found wrong, opened as they saw it, or written as a test that fails."""

from __future__ import annotations

import argparse
import unicodedata
from pathlib import Path
from typing import TYPE_CHECKING

from armarium.cli.arguments import Parser, spoken_words

if TYPE_CHECKING:
    from armarium.reports import Report


def describe_report(subparser: Parser) -> None:
    subparser.add_argument("file", type=Path, metavar="FILE", help="help-report-file")
    subparser.add_argument("--as-test", action="store_true", help="help-as-test")
    subparser.add_argument("--out", type=Path, metavar="FILE", help="help-picture-out")


def report(asked: argparse.Namespace) -> int:
    from armarium import reports
    from armarium.cli.picturing import write

    written = reports.load(asked.file)
    if asked.as_test:
        write(reports.failing_test(written), asked.out)
    else:
        print_report(written, asked)
    return 0


def print_report(written: Report, asked: argparse.Namespace) -> None:
    """The sentence, where and by what it was seen, the log in words, and the table as the reporter saw it.

    What is in the file was written by somebody else: nothing of it may steer this terminal."""
    from rich.console import Console
    from rich.text import Text

    from armarium import reports, shelf
    from armarium.terminal.plain import drawing_of
    from armarium.words import words

    console, house, game = Console(highlight=False), spoken_words(asked), shelf.game(written.game)
    names = [house.say("terminal-player", {"seat": place}) for place in range(1, written.seats + 1)]
    who = house.say("report-watcher") if written.seat is None else names[written.seat]
    values = {"game": house.game_name(written.game), "n": written.n, "who": who, "version": written.version}
    console.print(Text(harmless(written.sentence) or "…", style="bold"))
    console.print(Text(harmless(house.say("report-about", {**values, "client": written.client[:200]}))))
    if written.rules != game.rules:
        console.print(Text(harmless(house.say("report-rules", {"rules": written.rules[:20], "ours": game.rules}))))
    wording = words(written.game, asked.lang)
    for line in written.log:
        sentences = [wording.event(event, names, written.seat) for event in line.events]
        turn = " ".join(text for text in sentences if text) or line.move or "…"
        console.print(Text(f"{line.n:4} {harmless(turn)}"))
    view = game.view(reports.state_of(written), written.seat)
    console.print(drawing_of(game).draw(view, asked.lang))


def harmless(text: str) -> str:
    """Without signs that nobody sees, by which a terminal is steered."""
    return "".join(sign for sign in text if not unicodedata.category(sign).startswith("C"))
