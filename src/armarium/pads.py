"""What the companions of real boxes share: positions that hold what people report, and any seat may report at any time.

What was reported is one msgspec struct, so a copy, a position's text and reading it back are the same for all of them.
A move is its text; the int inside is its number in a list of all texts seen so far, and never leaves the process.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Sequence
from copy import deepcopy
from typing import Any, Generic, TypeVar

import msgspec

from armarium.chance import Chance
from armarium.game import NOBODY, Event, Game, Options, State, must_sit, plain
from armarium.positions import field_refusal, options_of, options_text, parse_fields, version
from armarium.reason import Reason, Value

KeptT = TypeVar("KeptT", bound=msgspec.Struct)
PadT = TypeVar("PadT", bound="Pad[Any]")
FIELDS = ("seats", "options", "kept")
_texts: list[str] = []
_numbers: dict[str, int] = {}


def number_of(text: str) -> int:
    if text not in _numbers:
        _numbers[text] = len(_texts)
        _texts.append(text)
    return _numbers[text]


class Pad(State, Generic[KeptT]):
    """A position of a companion. Subclasses say what is offered, carry it out, and say why another text is no move."""

    def __init__(self, chance: Chance, seats: int, options: Options, kept: KeptT) -> None:
        super().__init__(chance)
        self.seats = seats
        self.options = options
        self.kept = kept

    @abstractmethod
    def report_texts(self, seat: int) -> list[str]:
        """The notations of what this seat may report now."""

    @abstractmethod
    def carry_out(self, seat: int, words: Sequence[str]) -> None:
        """Do what an offered text says; `words` are its words."""

    @abstractmethod
    def reason_against(self, seat: int, words: Sequence[str]) -> Reason:
        """Why a text, not empty, is not offered."""

    @abstractmethod
    def is_over(self) -> bool: ...

    @abstractmethod
    def check(self) -> str:
        """The field of what was kept that cannot be, empty where all can."""

    def actor(self) -> int:
        return NOBODY if self.is_over() else self.waited_for()[0]

    def to_act(self) -> list[int]:
        return [] if self.is_over() else self.waited_for()

    def waited_for(self) -> list[int]:
        """Whom the others wait for; while anybody may report, the first seat stands for all."""
        return [0]

    def moves(self, seat: int) -> list[int]:
        must_sit(seat, self.seats)
        return [] if self.is_over() else [number_of(text) for text in self.report_texts(seat)]

    def play(self, seat: int, move: int) -> None:
        self.carry_out(seat, _texts[move].split())

    def text(self, move: int) -> str:
        return _texts[move]

    def why_not(self, seat: int, text: str) -> Reason | None:
        must_sit(seat, self.seats)
        wanted = plain(text)
        if self.is_over():
            return reason("", "over")
        if wanted in self.report_texts(seat):
            return None
        return self.reason_against(seat, wanted.split()) if wanted else unknown(wanted)

    def guess(self, seat: int, chance: Chance) -> State:
        must_sit(seat, self.seats)
        return self.clone(chance)

    def clone(self, chance: Chance) -> Pad[KeptT]:
        return type(self)(chance, self.seats, self.options, deepcopy(self.kept))

    def say(self, kind: str, **values: Value) -> None:
        """Tell everybody of something; an underscore in a name stands for the hyphen of a sentence's."""
        self.tell(Event(kind, with_hyphens(values)))

    def say_to(self, audience: int, kind: str, secret: dict[str, Value], **values: Value) -> None:
        """The same with something that only one seat may know."""
        self.tell(Event(kind, with_hyphens(values), secret, [audience]))


def with_hyphens(values: dict[str, Value]) -> dict[str, Value]:
    return {name.replace("_", "-"): value for name, value in values.items()}


def reason(clause: str, key: str, **values: Value) -> Reason:
    return Reason(clause, key, with_hyphens(values))


def unknown(text: str) -> Reason:
    return reason("", "report-unknown", move=text[:60])


def seat_in(word: str, seats: int) -> int | None:
    """The seat a notation names, counted from 1 there; None where there is none."""
    return int(word) - 1 if word.isdecimal() and word.isascii() and 0 < int(word) <= seats else None


def position_text(of: Game, state: Pad[KeptT]) -> str:
    kept = msgspec.json.encode(state.kept).decode()
    return f"{version(of)} seats={state.seats} options={options_text(of, state.options)} kept={kept}"


def parse_position(of: Game, text: str, kept_type: type[KeptT], make: Callable[[int, Options, KeptT], PadT]) -> PadT:
    """Read a position back; Refused for one that no evening comes to."""
    fields = parse_fields(of, text, FIELDS)
    seats = fields["seats"]
    if not (seats.isdecimal() and seats.isascii() and len(seats) < 3 and int(seats) in of.seats):
        raise field_refusal("seats", "position-kept", value=seats)
    options = options_of(of, int(seats), text)
    try:
        kept = msgspec.json.decode(fields["kept"], type=kept_type)
    except (msgspec.DecodeError, UnicodeError) as problem:
        raise field_refusal("kept", "position-kept", value=fields["kept"]) from problem
    state = make(int(seats), options, kept)
    if wrong := state.check():
        raise field_refusal(wrong, "position-kept", value=fields["kept"])
    return state
