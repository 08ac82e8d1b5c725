"""One line of a game's log, and one seat: the shapes that store, record, table and terminal share.

A log is lines numbered from 0 without a gap, never changed and never removed. This room knows no rules and no SQL.
"""

from __future__ import annotations

import msgspec

from armarium.chance import Draw
from armarium.game import Event

UNCOUNTED = "luck-undone"  # the note of a take-back by somebody alone, behind luck or a reveal
CREPT = "crept"  # of a simulation: a body that the touch has moved without taking it out, and how many millimetres
TIPPED = "tipped"  # of a simulation: the body that lost its balance first when all fell, and why
# By kind the names of its values; the last one may hold spaces.
NOTES = {
    "bot-replaced": ("next-bot", "bot"),
    "hint-asked": (),
    UNCOUNTED: (),
    CREPT: ("slot", "way"),
    TIPPED: ("slot", "why"),
}


class Line(msgspec.Struct):
    """A move with what fell and what was told beside it.

    Number 0 is the setting-up, its move empty or the position the game began from. `luck` is what fell. `id` is the
    sender's own, so a resent message is recognised after a restart. With `back` the line is a take-back: the game goes
    on from the position after line `back`. `proof` is text of the game's own about how the move came to be what it is.
    `notes` are what the house tells with the move, as `note_event` reads them. `digest` is a mark of the position
    after it, by which later rules see whether they lead to the same one.
    """

    n: int
    seat: int
    move: str
    luck: list[Draw] = []
    time: float = 0.0
    id: str = ""
    back: int | None = None
    proof: str = ""
    notes: list[str] = []
    digest: str = ""

    def note_events(self) -> list[Event]:
        return [note_event(self.seat, note) for note in self.notes]


class Seat(msgspec.Struct, frozen=True):
    """A place at a table. `bot` acts here now: alone, or in place of `person`; `away` when the person asked for it.

    `name` is somebody who plays here beside the person, on the person's own page; `choice` what the seat has chosen of
    the game's choices before the start. `allowed`: the person does not mind a bot at once when absent. `stood_from`
    and `stood_to` are the log numbers between which one stood in last; they are kept when the person comes back."""

    person: str | None = None
    bot: str | None = None
    away: bool = False
    name: str = ""
    choice: str = ""
    allowed: bool = False
    stood_from: int | None = None
    stood_to: int | None = None


def note_event(seat: int, note: str) -> Event:
    """A note beside a move of this seat as the event it is told as."""
    kind, *values = note.split(" ", 2)
    return Event(kind, {"seat": seat, **dict(zip(NOTES[kind], values, strict=True))})


def is_note(text: str, line: Line) -> bool:
    """Whether it can stand beside this line: of a take-back only one kind is told."""
    kind, *values = text.split(" ", 2)
    fits = (kind == UNCOUNTED) == (line.back is not None)
    return fits and kind in NOTES and len(values) == len(NOTES[kind]) and all(values)
