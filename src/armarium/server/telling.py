"""What a viewer is told: messages made of a table as one seat, or a spectator, may know it. It changes nothing."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping

from armarium.bots.search_bot import is_searchable
from armarium.own_boxes import parse_label
from armarium.reason import Reason
from armarium.record import ENDED
from armarium.server import messages
from armarium.step import Step
from armarium.store import ChatRow, Identity, TableRow
from armarium.table import Table
from armarium.views import Why, why_of

People = Callable[[str], Identity]
Left = Callable[[str | None], float | None]  # the seconds until a bot stands in for somebody


def why(reason: Reason) -> Why:
    return why_of(reason)


def person(identity: Identity) -> messages.Person:
    return messages.Person(identity.id, identity.name, identity.avatar)


def stranger() -> messages.Person:
    """Somebody whose name the reader must not be told."""
    return messages.Person("", "", 0)


def card(
    row: TableRow,
    table: Table,
    seat: int | None,
    people: People,
    present: Collection[str],
    spectators: int,
    left: Left,
) -> messages.TableCard:
    return messages.TableCard(
        id=row.id,
        game=row.game,
        rules=row.rules,
        name=row.name,
        options=table.options,
        listed=row.listed,
        stage=table.stage,
        seats=seats(table, seat, people, present, left),
        mine=seat,
        held=[] if seat is None else table.held_with(seat),
        host=row.host,
        n=table.n,
        turn=table.turn(),
        to_act=table.to_act(),
        standing=table.standing(),
        spectators=spectators,
        commitment=table.commitment,
        secret=table.revealed_secret(),
        rematch=row.rematch,
        hints=allows_hints(row, table),
        absence=row.absence,
        stood=len(table.substitute_moves(seat)),
        created=row.created,
        begun=row.begun,
        difference=difference(table, seat),
        ending=table.ending,
        ended=table.written_result == ENDED,
        counts=table.counts,
        box=parse_label(row.box).name,
        reported=table.is_beside_box(),
    )


def difference(table: Table, seat: int | None) -> messages.Difference | None:
    first = table.difference
    if first is None:
        return None
    line = first.line
    return messages.Difference(line.n, line.seat, readable_move(table, line.seat, line.move, seat), why(first.why))


def readable_move(table: Table, mover: int, move: str, seat: int | None) -> str | None:
    """A move nobody can tell the secrets of any more: its own seat's until the end, then everybody's."""
    return move if table.stage == "over" or seat == mover else None


def allows_hints(row: TableRow, table: Table) -> bool:
    """As the host said; where nothing was said, while one page plays alone. Never where nothing can search."""
    if not is_searchable(table.game):
        return False
    alone = len({seat.person for seat in table.seats if seat.person is not None}) <= 1
    return alone if row.hints is None else row.hints


def seats(
    table: Table, reader: int | None, people: People, present: Collection[str], left: Left
) -> list[messages.Seat]:
    nameless = table.nameless(reader)
    return [
        messages.Seat(
            place,
            None if seat.person is None else stranger() if place in nameless else person(people(seat.person)),
            seat.bot,
            seat.bot is not None if seat.person is None else seat.person in present,
            "" if place in nameless else seat.name,
            seat.choice,
            left(seat.person),
            seat.allowed,
        )
        for place, seat in enumerate(table.seats)
    ]


def chat_line(table: Table, line: ChatRow, reader: int | None, people: People) -> messages.ChatLine:
    """Who sits where a name is hidden spoke without one, even before sitting down."""
    hidden = {line.seat, table.seat_of(line.person)}.intersection(table.nameless(reader))
    speaker = stranger() if hidden else person(people(line.person))
    return messages.ChatLine(line.n, speaker, line.seat, line.text, line.time)


def entry(table: Table, step: Step, seat: int | None) -> messages.LogEntry:
    events: list[Mapping[str, object]] = [event.seen_by(seat) for event in step.events]
    return messages.LogEntry(step.n, step.turn, step.line.seat, table.notation(step, seat), events, step.line.time)


def unplayed_entries(table: Table, seat: int | None) -> list[messages.LogEntry]:
    """The moves that can only be read, after the last one that could be played again."""
    return [
        messages.LogEntry(row.n, table.turn(), row.seat, readable_move(table, row.seat, row.move, seat), [], row.time)
        for row in table.unplayed_lines()
    ]


def result(table: Table) -> messages.Result | None:
    ending = table.outcome()
    if ending is None:
        return None
    return messages.Result(ending.winners, ending.scores, ending.key, table.counts, course(table))


def course(table: Table) -> list[list[int]]:
    """The standing at the end of each turn: how close a game that is over has been."""
    last_steps = {step.turn: step for step in table.log}
    return [[int(points) for points in step.state.standing()] for step in last_steps.values()]


def step(table: Table, committed: Step, seat: int | None) -> messages.Step:
    return messages.Step(
        entry(table, committed, seat),
        table.view(seat),
        table.offers(seat),
        table.can_undo(seat),
        table.to_act(),
        result(table),
        seat,
        table.standing(),
    )


def back(table: Table, committed: Step, seat: int | None) -> messages.Back:
    return messages.Back(
        table.n,
        committed.line.seat,
        table.view(seat),
        table.offers(seat),
        table.can_undo(seat),
        table.to_act(),
        seat,
        [event.seen_by(seat) for event in committed.events],
        table.standing(),
    )


def asking(table: Table) -> messages.Asking:
    question = table.question
    if question is None:
        return messages.Asking(None, table.n, [])
    return messages.Asking(question.seat, question.to, question.agreed)
