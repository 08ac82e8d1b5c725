"""`armarium play`: a game at this terminal, full screen or line by line."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from armarium.cli.arguments import Parser, number, parse_names, spoken_words
from armarium.cli.asking import REFUSED, is_full_screen, is_yes, print_carried, read_line

if TYPE_CHECKING:
    from armarium.terminal.sitting import Sitting
    from armarium.words import Words


LIST = Path()  # --resume without a file


def describe_play(subparser: Parser) -> None:
    subparser.add_argument("game", nargs="?", metavar="GAME", help="help-game")
    subparser.add_argument("--bots", metavar="BOT,…", help="help-play-bots")
    subparser.add_argument("--seats", type=number, metavar="N", help="help-seats")
    subparser.add_argument("--names", metavar="NAME,…", help="help-names")
    subparser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="help-option")
    subparser.add_argument("--colour", type=str.lower, metavar="COLOUR", help="help-colour")
    subparser.add_argument("--seed", type=number, metavar="N", help="help-seed")
    subparser.add_argument("--resume", nargs="?", const=LIST, type=Path, metavar="FILE", help="help-resume")
    subparser.add_argument("--plain", action="store_true", help="help-plain")


def play(asked: argparse.Namespace) -> int:
    from armarium.terminal.sitting import resumed_sitting

    wording = spoken_words(asked)
    if asked.resume == LIST:
        return list_kept_games(wording)
    sitting = (
        resumed_sitting(asked.resume, asked.seed, parse_names(asked.bots or ""))
        if asked.resume
        else sit_down(asked, wording)
    )
    print_carried(sitting.carried, wording)
    return show(asked, sitting, wording)


def show(asked: argparse.Namespace, sitting: Sitting, wording: Words) -> int:
    """Play it on a full screen or line by line, as asked."""
    if asked.plain or not is_full_screen():
        return play_lines(asked, sitting, wording)
    from armarium.terminal.app import PlayApp

    app = PlayApp(sitting, asked.lang)
    ended = app.run()
    if app.file is not None:
        print(wording.say("kept-go-on", {"file": str(app.file)}))
    elif ended == "interrupted":
        print(wording.say("reason-left"), file=sys.stderr)
    return 0 if ended in ("over", "kept") else REFUSED


def list_kept_games(wording: Words) -> int:
    """The unfinished games of the folder one stands in, a line each."""
    from armarium import record
    from armarium.reason import Refused

    lines = []
    for path in sorted(Path().glob("*.record")):
        try:
            written = record.load(path)
        except Refused:
            continue
        if written.result == record.UNFINISHED:
            values = {"file": str(path), "game": wording.game_name(written.game), "moves": len(written.lines)}
            lines.append(wording.say("kept-game", {**values, "players": ", ".join(written.names)}))
    print("\n".join(lines) or wording.say("kept-none"))
    return 0


def sit_down(asked: argparse.Namespace, wording: Words) -> Sitting:
    from armarium import shelf
    from armarium.game import parse_options
    from armarium.terminal.plain import drawing_of
    from armarium.terminal.sitting import new_sitting, seating, with_colour

    game = shelf.game(asked.game or ask_game(wording))
    machines = None if asked.bots is None else [] if asked.bots == "none" else parse_names(asked.bots)
    people = parse_names(asked.names or "")
    if not people and asked.bots == "none":
        count = asked.seats or min(game.seats)
        people = [wording.say("terminal-player", {"seat": place}) for place in range(1, count + 1)]
    seats = seating(game, asked.seats, people or [wording.say("terminal-guest")], machines)
    usual = drawing_of(game).keyboard_options if len(people) > 1 else {}
    options = {**usual, **parse_options(asked.option)}
    return new_sitting(game, seats, with_colour(game, seats, options, asked.colour or ""), asked.seed)


def ask_game(wording: Words) -> str:
    """Which book to open; the only one there is needs no question."""
    from armarium import shelf

    names = shelf.names()
    if len(names) == 1:
        return names[0]
    for place, name in enumerate(names, 1):
        print(f"{place}  {wording.game_name(name)}")
    answer = read_line(wording.say("terminal-game")).strip().lower()
    return names[int(answer) - 1] if answer in map(str, range(1, len(names) + 1)) else answer


def play_lines(asked: argparse.Namespace, sitting: Sitting, wording: Words) -> int:
    from rich.console import Console

    from armarium.terminal.lines import Lines

    lines = Lines(sitting, asked.lang, Console(highlight=False), read_line)
    try:
        lines.run()
    except KeyboardInterrupt:
        if not (sys.stdin.isatty() and offer_to_keep(sitting, wording)):
            raise
    return 0


def offer_to_keep(sitting: Sitting, wording: Words) -> bool:
    """After Ctrl-C: a file name keeps the game, an empty line or another Ctrl-C does not. Whether it was kept."""
    from armarium.terminal.sitting import parse_file

    print()
    name = read_line(wording.say("keep-interrupted", {"file": str(sitting.suggested_file())})).strip()
    if not name:
        return False
    path = sitting.suggested_file() if is_yes(name) else parse_file(name)
    sitting.keep(path)
    print(wording.say("kept-go-on", {"file": str(path)}))
    return True
