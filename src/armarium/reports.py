"""The way back from players: one file that says "something is wrong here", and what its reporter saw.

It holds the view, the log as it was told to that seat, and a position in which everything the reporter may not know was
dealt anew: nothing hidden is in it. Who reads it opens it on a terminal, or as a test that fails until it is mended.
"""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated

import msgspec

from armarium import own_boxes, shelf
from armarium.chance import Chance
from armarium.game import Game, OptionValue, State
from armarium.reason import refusal
from armarium.table import Table

FORMAT = "armarium report 1"
ROUNDS = 8  # in which a spectator's world is dealt anew
LONGEST = 2000  # characters of the sentence
LARGEST = 8 * 1024 * 1024  # bytes of a file


class ReportedLine(msgspec.Struct):
    """A line of the log as the reporter was told it: the notation only where it was readable."""

    n: int
    seat: int
    move: str | None
    events: list[Mapping[str, object]]


class Report(msgspec.Struct, kw_only=True):
    """`seat` counts from 0 and is None for somebody who looked on. `position` is a world the reporter could not tell
    from the true one; empty while nobody has begun. `client` is the browser, or the terminal; `box` is the name and the
    digest of an owner's box that was played with."""

    format: str = FORMAT
    sentence: Annotated[str, msgspec.Meta(max_length=LONGEST)] = ""
    version: str = ""
    client: Annotated[str, msgspec.Meta(max_length=LONGEST)] = ""
    language: str = ""
    game: str
    rules: str
    box: str = ""
    options: dict[str, OptionValue]
    seats: int
    seat: int | None
    n: int
    position: str
    view: object
    offers: list[object]
    log: list[ReportedLine]


def report_of(table: Table, seat: int | None, version: str) -> Report:
    """What this seat, or a spectator, may know of the table now."""
    game = table.game
    over = table.stage == "over"
    return Report(
        version=version,
        game=game.name,
        rules=game.rules,
        box=str(own_boxes.label(game.name)),
        options=dict(table.options),
        seats=len(table.seats),
        seat=seat,
        n=table.n,
        position=known_position(game, table.state, seat, over) if table.log else "",
        view=plain(table.view(seat)),
        offers=[plain(offer) for offer in table.offers(seat)],
        log=[
            ReportedLine(
                step.n, step.line.seat, table.notation(step, seat), [event.seen_by(seat) for event in step.events]
            )
            for step in table.log[1:]
        ],
    )


def plain(value: object) -> object:
    """As it goes over the wire."""
    decoded: object = msgspec.json.decode(msgspec.json.encode(value))
    return decoded


def known_position(game: Game, state: State, seat: int | None, over: bool) -> str:
    """With all that is hidden dealt anew, by luck that nobody can work out. For a spectator each seat in turn is dealt
    what it may have, again and again: after one round what the first seat truly has would still lie with no other."""
    seats = list(range(len(state.standing()))) * ROUNDS if seat is None else [seat]
    for one in [] if over else seats:
        state = state.guess(one, Chance(secrets.randbits(62)))
    return game.position(state)


# --- reading ----------------------------------------------------------------------------------------------------------


def report_text(report: Report) -> str:
    return msgspec.json.format(msgspec.json.encode(report), indent=1).decode() + "\n"


def load(path: Path) -> Report:
    """Refused for a file that is no report."""
    try:
        content = path.read_bytes()
        if len(content) > LARGEST:
            raise refusal("report-unreadable", file=str(path), problem=f"{len(content)} bytes")
        report = msgspec.json.decode(content, type=Report)
    except (OSError, msgspec.DecodeError) as problem:
        raise refusal("report-unreadable", file=str(path), problem=str(problem)) from problem
    if odd := oddity(report):
        raise refusal("report-unreadable", file=str(path), problem=odd)
    return report


def oddity(report: Report) -> str:
    """What no report of this game says, empty where there is nothing; Refused for a game that there is not."""
    if report.format != FORMAT:
        return repr(report.format[:60])
    if report.seats not in shelf.game(report.game).seats:
        return f"seats: {report.seats}"
    if report.seat is not None and report.seat not in range(report.seats):
        return f"seat: {report.seat}"
    if report.box and not (own_boxes.LABEL.fullmatch(report.box) and report.box.isprintable()):
        return f"box: {report.box[:60]!r}"
    kinds = [event.get("kind") for line in report.log for event in line.events]
    return "" if all(isinstance(kind, str) for kind in kinds) else "events"


def state_of(report: Report) -> State:
    """The reported position; Refused where it cannot be, and where another box is played with than the reporter's."""
    own_boxes.must_be_ours(report.game, report.box)
    if not report.position:
        raise refusal("not-started")
    state = shelf.game(report.game).from_position(report.position, Chance(0))
    if len(state.standing()) != report.seats:
        raise refusal("no-such-seat")
    return state


# --- as a test --------------------------------------------------------------------------------------------------------

TEST = '''"""A report by {who}, from {version}."""

from __future__ import annotations

import msgspec
import pytest

from armarium import shelf
from armarium.chance import Chance

POSITION = {position!r}
SEAT = {seat!r}
SENTENCE = {sentence!r}
LAST = {last!r}  # what the reporter was told last
VIEW = {view}


def test_what_was_reported() -> None:
    game = shelf.game({game!r})
    state = game.from_position(POSITION, Chance(0))
    view = msgspec.json.decode(msgspec.json.encode(game.view(state, SEAT)))
    assert view == VIEW, "the house shows this position otherwise by now"
    pytest.fail(f"{{SENTENCE}} (say here what should be so instead)")
'''


def failing_test(report: Report) -> str:
    """A test that sets the position up, holds what the reporter saw, and fails with the reporter's sentence."""
    state_of(report)
    return TEST.format(
        who="somebody who looked on" if report.seat is None else f"seat {report.seat + 1}",
        version=one_line(report.version),
        position=report.position,
        seat=report.seat,
        sentence=report.sentence,
        last=[(line.seat, line.move, [dict(event) for event in line.events]) for line in report.log[-2:]],
        view=repr(report.view),
        game=report.game,
    )


def one_line(text: str) -> str:
    """Safe inside a docstring."""
    return "".join(letter for letter in text if letter.isalnum() or letter in " .()-")[:80]
