"""`armarium join` and `armarium watch`: a server's table at this terminal."""

from __future__ import annotations

import argparse
import select
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from armarium.cli.arguments import Parser, spoken_words
from armarium.cli.asking import REFUSED, is_full_screen, read_line
from armarium.reason import Refused

if TYPE_CHECKING:
    from armarium.client.house import House
    from armarium.terminal.distant import Distant
    from armarium.words import Words

LOOK = 0.25  # seconds


def describe_join(subparser: Parser) -> None:
    subparser.add_argument("--name", metavar="NAME", help="help-join-name")
    describe_watch(subparser)


def describe_watch(subparser: Parser) -> None:
    subparser.add_argument("table", nargs="?", metavar="URL", help="help-join-table")
    subparser.add_argument("--certificate", type=Path, metavar="FILE", help="help-join-certificate")
    subparser.add_argument("--plain", action="store_true", help="help-plain")


def join(asked: argparse.Namespace) -> int:
    return visit(asked, sits=True)


def watch(asked: argparse.Namespace) -> int:
    return visit(asked, sits=False)


def visit(asked: argparse.Namespace, sits: bool) -> int:
    """Without an address one is asked for: then it stands in no list of processes and no history of commands."""
    from armarium.client.cookies import CookieJar
    from armarium.client.house import House, parse_address
    from armarium.terminal.distant import Distant

    wording = spoken_words(asked)
    address = parse_address(asked.table or read_line(wording.say("join-address")))
    if address.is_open_line:
        print(wording.say("join-open-line"))
    house = House(address.origin, CookieJar(), asked.certificate)
    house.introduce((asked.name or "") if sits else "")
    if sits and house.card(address.table).mine is None:
        house.sit(address.table)
    distant = Distant(address, house)
    try:
        wait_for_start(distant, house, wording)
        return show(asked, distant, wording)
    finally:
        distant.close()


def wait_for_start(distant: Distant, house: House, wording: Words) -> None:
    """Say who is there until the game begins. The host begins it by pressing Enter."""
    shown, can_type = "", True
    while not distant.is_started:
        distant.wait(LOOK)
        if (trouble := distant.trouble()).startswith("reason-"):
            print(wording.say(trouble), file=sys.stderr)
            raise KeyboardInterrupt
        free = wording.say("join-free")
        names = [free if name == "?" else name for name in distant.names(wording.language)]
        line = wording.say("join-waiting", {"players": ", ".join(names)})
        if line != shown:
            shown = line
            print(line, flush=True)
        if can_type and free not in names and is_typed(0) and not distant.is_started:
            can_type = bool(sys.stdin.readline())
            try_to_start(distant, house, wording)


def try_to_start(distant: Distant, house: House, wording: Words) -> None:
    """A guest who presses Enter is told whose it is, and goes on waiting."""
    from armarium.words import refusal_text

    try:
        house.start(distant.card.id)
    except Refused as problem:
        print(refusal_text(problem, wording.language), file=sys.stderr)


def show(asked: argparse.Namespace, distant: Distant, wording: Words) -> int:
    if asked.plain or not is_full_screen():
        from rich.console import Console

        from armarium.terminal.lines import Lines

        Lines(distant, asked.lang, Console(highlight=False), read_line, is_typed).run()
        return 0
    from armarium.terminal.app import PlayApp

    ended = PlayApp(distant, asked.lang).run()
    if ended != "over":
        print(wording.say("join-left"))
    return 0 if ended in ("over", "left") else REFUSED


def is_typed(seconds: float) -> bool:
    """Whether a line was typed within so many seconds."""
    return bool(select.select([sys.stdin], [], [], seconds)[0])
