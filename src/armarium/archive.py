"""A table as a record, and a record as a table again: the same for server, terminal and command line.

It knows no store and no file; who a seat is called, and who sits down at a reopened table, is its callers' business.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import date

from armarium import own_boxes, record, shelf
from armarium.log import Line, Seat
from armarium.record import BOT, Record
from armarium.table import Table, replay_lines


def record_of(table: Table, lines: Sequence[Line], names: Sequence[str], day: date, begun: str = "") -> Record:
    """The whole log with what was taken back; the secret only when the game is over."""
    whole = table.sealed_from == 0  # all its luck is this table's
    return Record(
        game=table.game.name,
        rules=table.rules,
        names=list(names),
        options=table.options,
        date=day.isoformat(),
        commitment=table.commitment if whole else "",
        secret=(table.revealed_secret() or "") if whole else "",
        position=lines[0].move if lines else "",
        start=lines[0].luck if lines else [],
        lines=list(lines[1:]),
        result=table.result(),
        begun=begun,
        luck="place" if table.by_place else "order",
        counts=table.counts,
        box=str(own_boxes.label(table.game.name)),
    )


def table_of(written: Record, sit: Callable[[str], Seat], secret: bytes | None = None) -> Table:
    """A checked record as a table, with bots where it names bots and `sit` for the others.

    Luck after an unfinished record comes from `secret`, or a new one; nobody knows the old one.
    """
    record.check(written)
    record.check_proofs(written)
    lines = record.log_of(written)
    seats = [Seat(bot=name.removeprefix(BOT)) if name.startswith(BOT) else sit(name) for name in written.names]
    sealed_from = 0 if written.secret else len(lines)
    secret = bytes.fromhex(written.secret) if written.secret else secret
    game, by_place = shelf.game(written.game), written.luck == "place"
    return replay_lines(Table(game, seats, written.options, secret, sealed_from, by_place), lines)
