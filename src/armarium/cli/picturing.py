"""`armarium picture` and `armarium film`: a position or a record as an SVG that any browser shows."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from armarium.cli.arguments import Parser, number, spoken_words
from armarium.cli.reading import ask_to_see_all, describe_all
from armarium.reason import refusal

if TYPE_CHECKING:
    from armarium.pictures.frame import Sitting
    from armarium.pictures.moments import Moment


def describe_picture(subparser: Parser) -> None:
    subparser.add_argument("source", metavar="FILE", help="help-picture-source")
    subparser.add_argument("--at", type=number, metavar="N", help="help-picture-at")
    describe_film(subparser, with_file=False)


def describe_film(subparser: Parser, with_file: bool = True) -> None:
    if with_file:
        subparser.add_argument("source", metavar="FILE", help="help-file")
    subparser.add_argument("--seat", type=number, metavar="N", help="help-picture-seat")
    subparser.add_argument("--out", type=Path, metavar="FILE", help="help-picture-out")
    describe_all(subparser)


def picture(asked: argparse.Namespace) -> int:
    from armarium.pictures.frame import still

    if "=" in asked.source and not Path(asked.source).is_file():
        sitting, shown = of_position(asked)
    else:
        sitting, shown = of_record(asked)
    at = shown[-1].n if asked.at is None else asked.at
    wanted = [one for one in shown if one.n == at]
    if not wanted:
        raise refusal("picture-at", n=at, last=shown[-1].n)
    write(still(sitting, wanted[-1]), asked.out)
    return 0


def film(asked: argparse.Namespace) -> int:
    from armarium.pictures import film

    write(film.film(*of_record(asked)), asked.out)
    return 0


def of_record(asked: argparse.Namespace) -> tuple[Sitting, list[Moment]]:
    """As a spectator, or the seat that was asked for, sees it; of a game that runs, a seat's cards only after a yes."""
    from armarium import record, shelf
    from armarium.pictures.frame import Sitting
    from armarium.pictures.moments import moments
    from armarium.terminal.drawing import seat_names

    written = record.load(Path(asked.source))
    seat = seat_asked(asked, len(written.names))
    if seat is not None and not ask_to_see_all(asked, written, spoken_words(asked)):
        seat = None
    names = seat_names(written.names, asked.lang)
    game = shelf.game(written.game)
    shown = moments(game, written.options, record.replay(written), seat, names, asked.lang)
    return Sitting(game.name, names, asked.lang), shown


def of_position(asked: argparse.Namespace) -> tuple[Sitting, list[Moment]]:
    from armarium import shelf
    from armarium.chance import Chance
    from armarium.pictures.frame import Sitting
    from armarium.pictures.moments import Moment

    game = shelf.game(asked.source.partition("/")[0])
    state = game.from_position(asked.source, Chance(0))
    seats = len(state.standing())
    view = game.view(state, seat_asked(asked, seats))
    names = [spoken_words(asked).say("terminal-player", {"seat": place}) for place in range(1, seats + 1)]
    return Sitting(game.name, names, asked.lang), [Moment(0, view, state.standing(), state.to_act(), state.turn())]


def seat_asked(asked: argparse.Namespace, seats: int) -> int | None:
    if asked.seat is None:
        return None
    if not 1 <= asked.seat <= seats:
        raise refusal("no-such-seat")
    seat: int = asked.seat - 1
    return seat


def write(text: str, file: Path | None) -> None:
    """To the file, else to whoever reads our output; Refused where it cannot be written."""
    from armarium import record

    if file is None:
        sys.stdout.write(text)
        return
    try:
        record.save(file, text)
    except OSError as problem:
        raise refusal("file-unwritable", file=str(file), problem=type(problem).__name__) from problem
