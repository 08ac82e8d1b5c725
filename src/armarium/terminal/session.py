"""What both faces of the terminal need of a game: one at this keyboard (`sitting.Sitting`), or a server's table as it
is seen from one seat (`distant.Distant`).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple, Protocol

from armarium.bots.hints import Hint
from armarium.game import Game, Outcome
from armarium.hooks import Offer, Trial
from armarium.reports import Report

NOTE = Mapping[str, object]


class Entry(NamedTuple):
    """A step of the log as somebody may know it; `move` is None where it is a secret."""

    n: int
    turn: int
    seat: int
    move: str | None
    events: Sequence[NOTE]
    at: float


class Speech(NamedTuple):
    """What somebody said; a word of the house has neither seat nor name."""

    at: float
    name: str
    text: str


class Call(NamedTuple):
    """A move that a person may make though it is not their turn."""

    seat: int
    move: str


class Session(Protocol):
    """`unconfirmed` is the seat that ended its turn but may still take it back. `keeps`: the game can be kept in a
    file."""

    game: Game
    unconfirmed: int | None
    turn_ended: bool
    easier: set[int]
    keeps: bool

    # --- what is so -------------------------------------------------------------------------------------------------

    @property
    def n(self) -> int: ...

    @property
    def counts(self) -> bool: ...

    @property
    def box(self) -> str:
        """The name of a box that its owner has corrected."""

    @property
    def speeches(self) -> Sequence[Speech]: ...

    def turn(self) -> int: ...

    def to_act(self) -> list[int]: ...

    def standing(self) -> list[int]: ...

    def outcome(self) -> Outcome | None: ...

    def is_over(self) -> bool: ...

    def trouble(self) -> str:
        """Why nothing can be played at the moment, as a key of the words; empty when all is well."""

    def names(self, language: str, viewer: int | None = None) -> list[str]: ...

    def people(self) -> list[int]:
        """The seats of people at this keyboard."""

    def only_person(self) -> int | None: ...

    def person_to_act(self) -> int | None: ...

    def bot_to_act(self) -> int | None: ...

    # --- what a seat sees -------------------------------------------------------------------------------------------

    def view(self, seat: int | None) -> Any: ...

    def offers(self, seat: int | None) -> list[Offer]: ...

    def trial(self, seat: int, text: str) -> Trial | None:
        """What a move would do; None where the answer is still on its way."""

    def can_be_tried(self, text: str) -> bool:
        """Whether other hands can try this move, for it is simulated."""

    def trial_by_hands(self, text: str) -> Trial:
        """The trial of such a move after other hands have tried it. It takes about a second."""

    def entries(self, viewer: int | None, since: int = 0) -> list[Entry]: ...

    def can_undo(self, seat: int | None) -> bool: ...

    def calls(self) -> list[Call]:
        """What people at this keyboard may call though they are not asked."""

    # --- what people do ---------------------------------------------------------------------------------------------

    def play(self, seat: int, text: str) -> None: ...

    def think(self, seat: int) -> str: ...

    def confirm(self) -> None: ...

    def undo(self, seat: int) -> None: ...

    def hints(self, seat: int) -> list[Hint]: ...

    def turn_easier(self, seat: int) -> bool: ...

    # --- sealed choices ---------------------------------------------------------------------------------------------

    def sealed_seats(self) -> list[int]:
        """Once everybody here has chosen, and before it is shown: who may still choose again."""

    def change(self, seat: int) -> None: ...

    def reveal(self) -> None: ...

    # --- penances ---------------------------------------------------------------------------------------------------

    def now(self) -> float: ...

    def watch(self, viewer: int | None) -> None:
        """Who is at the keyboard now: nobody else is watched."""

    def demands(self, seat: int | None) -> list[object]: ...

    def note(self, seat: int, note: NOTE) -> None: ...

    def say(self, seat: int | None, text: str) -> None: ...

    def tick(self) -> bool:
        """Let time pass, or hear what came; whether anything has happened."""

    def wait(self, seconds: float) -> None:
        """Until something is heard, at most so long."""

    # --- keeping ----------------------------------------------------------------------------------------------------

    def keep(self, path: Path) -> None: ...

    def report(self, seat: int | None) -> Report:
        """What this seat may know of the table, for a file about something that is wrong."""

    def suggested_file(self) -> Path: ...
