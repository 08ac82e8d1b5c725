"""The contract every game on the shelf keeps.

A `Game` is the box: its name, its seats, its options, and whatever else a game may bring, as optional methods with the
plain answer as default (their types are in `evaluator.py` and `hooks.py`). A `State` is one position of one game:
mutable, small, cheap to clone, and knowing everything. A move is an int inside and a short text outside; legal means
offered by `moves`.
This room knows no game, no store, no screen.
"""

from __future__ import annotations

import sys
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from enum import IntEnum
from pathlib import Path
from types import FunctionType
from typing import TYPE_CHECKING, Any, Final, Generic, cast, final

from mypy_extensions import i64, mypyc_attr
from typing_extensions import TypeVar

from armarium.chance import Chance
from armarium.reason import Reason, Refused, Value

if TYPE_CHECKING:
    from armarium import hooks
    from armarium.encoder import Encoder
    from armarium.evaluator import Evaluator

OptionValue = bool | int | str
Options = dict[str, OptionValue]
NOBODY: Final = -1
LUCK: Final = "luck"  # the kind of the event that `Marking` leaves


@final
class Option:
    """One switch of the box: its values, the one it starts with, and the clause it belongs to.

    `needed_by` are the numbers of seats that cannot play without it: choosing one of them switches it on.
    """

    def __init__(
        self,
        name: str,
        default: OptionValue,
        clause: str,
        choices: Sequence[OptionValue] = (True, False),
        needed_by: Sequence[int] = (),
    ) -> None:
        self.name = name
        self.default = default
        self.clause = clause
        self.choices = list(choices)
        self.needed_by = list(needed_by)


@final
class Event:
    """Something that happened. `values` are for everybody, `secret` only for the seats in `audience`."""

    def __init__(
        self,
        kind: str,
        values: dict[str, Value],
        secret: dict[str, Value] | None = None,
        audience: Sequence[int] = (),
    ) -> None:
        self.kind = kind
        self.values = values
        self.secret: dict[str, Value] = {} if secret is None else secret
        self.audience = list(audience)

    def seen_by(self, seat: int | None) -> dict[str, Value]:
        """The event as this viewer may know it; None is a spectator."""
        values: dict[str, Value] = {"kind": self.kind}
        values.update(self.values)
        if seat is not None and seat in self.audience:
            values.update(self.secret)
        return values


@final
class Marking(Chance):
    """Seeded luck that leaves an event of kind LUCK in a list whenever it falls; what stands before owed it nothing."""

    def __init__(self, seed: int, events: list[Event]) -> None:
        super().__init__(seed)
        self.events = events

    def below(self, n: i64) -> i64:
        self.events.append(Event(LUCK, {}))
        return super().below(n)


class Touch(IntEnum):
    """What an event does to what its mover knew, the weightiest last; it decides what may be taken back.

    NEITHER: the mover could have told it beforehand. REVEALS: something hidden from the mover may show. DRAWS: luck, or
    a standing deck, decided it. STAYS: it is never taken back, not even if everybody agrees."""

    NEITHER = 0
    REVEALS = 1
    DRAWS = 2
    STAYS = 3


@final
class Outcome:
    """The end of a game: who won (several share it, or nobody), scores by seat, and the words' key of why.

    `first` are the seats that statistics, ladders and searches count as first: the winners, unless a game whose tie
    nobody wins still has its leaders share the place.
    """

    def __init__(
        self, winners: Sequence[int], scores: Sequence[int], key: str, first: Sequence[int] | None = None
    ) -> None:
        self.winners = list(winners)
        self.scores = list(scores)
        self.key = key
        self.first = list(winners if first is None else first)

    def share(self, seat: int) -> float:
        """The part of a win that is counted for the seat: n who are first together have 1/n each."""
        return 1.0 / len(self.first) if seat in self.first else 0.0


@mypyc_attr(allow_interpreted_subclasses=True)  # a game of others is plain Python; measured, it costs nothing
class State:
    """One position. Only `play` and `guess` use luck, and only from the Chance they are given.

    A seat that is not at the table is refused; `play` alone trusts its caller. A game whose house may move offers those
    moves to NOBODY.

    Most of it is abstract, but not an ABC: that would give every state a dict and slow every call from Python.
    """

    def __init__(self, chance: Chance) -> None:
        self.chance = chance
        self.events: list[Event] | None = None  # a list while somebody listens

    def to_act(self) -> list[int]:
        """The seats that owe a move; none when the game is over, several when they choose at once."""
        seat = self.actor()
        return [] if seat == NOBODY else [int(seat)]

    @abstractmethod
    def actor(self) -> i64:
        """The first seat that owes a move, NOBODY when the game is over."""

    @abstractmethod
    def moves(self, seat: i64) -> list[int]:
        """Every move offered to the seat, empty when it may not act."""

    def move_count(self, seat: i64) -> i64:
        """How many moves are offered; a quick game tells it without building the list."""
        return len(self.moves(seat))

    def move_at(self, seat: i64, index: i64) -> i64:
        """The move at `index` of `moves(seat)`, for an index below `move_count(seat)`."""
        return self.moves(seat)[index]

    @abstractmethod
    def play(self, seat: i64, move: i64) -> None:
        """Carry out an offered move. It trusts its caller: any other int leaves the position undefined."""

    @abstractmethod
    def text(self, move: i64) -> str:
        """The move's notation, unique among the moves of this position."""

    @abstractmethod
    def why_not(self, seat: i64, text: str) -> Reason | None:
        """Why the text is not a move for this seat now, with the clause; None when it is one."""

    @abstractmethod
    def guess(self, seat: i64, chance: Chance) -> State:
        """A copy in which everything hidden from the seat is dealt anew, consistent with all it has seen."""

    @abstractmethod
    def standing(self) -> list[int]:
        """The scores by seat if the game ended now, from what is public."""

    @abstractmethod
    def outcome(self) -> Outcome | None:
        """How the game ended, None while somebody may act."""

    @abstractmethod
    def turn(self) -> int:
        """The number of the turn in progress, from 1: what a log line is filed under."""

    @abstractmethod
    def clone(self, chance: Chance) -> State:
        """An independent copy that draws from the given luck, never from its original's."""

    def find(self, seat: i64, text: str) -> i64:
        """The offered move with this notation; raises Refused with the reason when there is none."""
        wanted = plain(text)
        for move in self.moves(seat):
            if self.text(move) == wanted:
                return move
        reason = self.why_not(seat, wanted)
        raise Refused(reason if reason is not None else Reason("", "not-offered", {"move": wanted}))

    def tell(self, event: Event) -> None:
        if self.events is not None:
            self.events.append(event)


def must_sit(seat: int | None, seats: int) -> None:
    """Refused for a seat that is not at the table; None is a spectator. The house itself, NOBODY, has no seat."""
    if seat is not None and not 0 <= seat < seats:
        raise Refused(Reason("", "no-such-seat"))


def plain(text: str) -> str:
    """Notation as it is compared: lower case, single spaces."""
    return " ".join(text.lower().split())


# A game knows its own positions and what it shows of them; to others, who pass them on, `Game` is enough.
StateT = TypeVar("StateT", bound=State, default=Any)
ViewT = TypeVar("ViewT", default=Any)
TrialT = TypeVar("TrialT", bound="hooks.Trial", default=Any)
OfferT = TypeVar("OfferT", bound="hooks.Offer", default=Any)


@mypyc_attr(native_class=False)  # games on the shelf are interpreted classes with class attributes
class Game(ABC, Generic[StateT, ViewT, TrialT, OfferT]):
    """A box on the shelf. It must bring rules, position, view and words; what has a default may be left out."""

    name: str
    rules: str  # version of the rules, a number; games of older ones are carried over where all comes out alike
    seats: Sequence[int]
    minutes: int  # about how long a game takes at the table
    options: Sequence[Option]
    points: bool = True  # whether a seat's standing is a number of points as people count them
    allied: bool = False  # whether all seats win or lose together
    shared: bool = False  # whether one page may play several seats: only where seats have no secrets from each other
    house_moves: bool = False  # whether the house itself, NOBODY, may move: verdicts of a warden
    touches: Mapping[str, Touch]  # of every kind of event of the game
    lab_parts: Mapping[str, str] = {}  # kinds of events in which a seat uses a part, and the key it has there
    lab_clauses: Mapping[str, str] = {}  # by clause: the events that tell of its use, `kind` or `kind:key=value`
    lab_options: Sequence[str] = ()  # those that a balance study of a team plays with all their choices
    choices: Sequence[str] = ()  # what seats may choose among before the start, each value for one seat only
    choice_option: str = ""  # the option that follows from what they chose
    accompanies: str = ""  # the game whose box lies on the real table beside it: then it is for people alone

    def __class_getitem__(cls, item: object) -> type[Game]:
        """Lets a class be declared as `Game[State, View, Trial, Offer]`: compiled, it knows no type variables."""
        return cls

    @abstractmethod
    def clauses(self) -> dict[str, str]:
        """The numbered clauses of the rules in order, each with its tag: book, public, recon or ruling."""

    @abstractmethod
    def new(self, seats: int, options: Options, chance: Chance) -> State:
        """Set the game up."""

    @abstractmethod
    def position(self, state: StateT) -> str:
        """The whole position as one line of text, as FEN is for chess."""

    @abstractmethod
    def from_position(self, text: str, chance: Chance) -> State:
        """Read a position back; Refused names what is impossible in it."""

    @abstractmethod
    def view(self, state: StateT, seat: int | None) -> ViewT:
        """What the seat sees (None: a spectator), built from nothing, as a typed struct."""

    def trial(self, state: StateT, seat: int, text: str) -> TrialT:
        """What trying a move would show the seat: the reason against it, or what it would do. Nothing is played."""
        from armarium.views import PlainTrial, why

        return cast(TrialT, PlainTrial(text, why(state.why_not(seat, text))))

    def offers(self, state: StateT, seat: int) -> list[OfferT]:
        """The moves offered to the seat, each with its notation and the fields the screen marks."""
        from armarium.views import plain_offer

        return cast(list[OfferT], [plain_offer(state.text(move)) for move in state.moves(seat)])

    # --- rules that only some games have ---------------------------------------------------------------------------

    def nameless(self, state: StateT, seat: int | None) -> list[int]:
        """The seats whose players' names this seat must not be told now."""
        return []

    def with_choices(self, options: Options, chosen: Sequence[str]) -> Options:
        """The options once the seats have chosen, empty for a seat that has not."""
        return options

    def decision_text(self, text: str) -> str:
        """What the seat had decided when this was played, or how the notation of it begins: not what came of it."""
        return text

    def touch(self, text: str, events: Sequence[Event]) -> Touch:
        """The most that any event of a move did; an event nobody listed counts as revealing."""
        return max([Touch.NEITHER, *(self.touches.get(event.kind, Touch.REVEALS) for event in events)])

    def bots_may(self, state: StateT, move: int) -> bool:
        """Whether an offered move is also for bots; some are for people alone, but never all that a seat is offered."""
        return True

    def is_call(self, offer: OfferT) -> bool:
        """Whether whoever shares a keyboard with others may make this move though it is another's turn."""
        return False

    def drop_moves_for_people(self, state: StateT) -> None:
        """Switch off in a bot's own copy what `bots_may` never plays, where a search would only lose time over it."""

    # --- what a game may bring besides; a method imports it when it is asked for --------------------------------------

    def companion(self) -> hooks.Companion | None:
        """What owners of the box play with while it lies on their table; None where nothing keeps its books."""
        return None

    def is_beside_box(self, options: Options) -> bool:
        """Whether a table with these options lies beside a real box: people alone tell there what happened."""
        if self.accompanies:
            return True
        companion = self.companion()
        if companion is None or companion.game != self.name:
            return False
        return all(options.get(name) == value for name, value in companion.options.items())

    def folder(self) -> Path:
        """Where the game's package lies; its words are in `words/<language>.ftl` there."""
        return Path(sys.modules[type(self).__module__].__file__ or "").parent

    def lessons(self) -> Sequence[Path]:
        """The chapters for learners in order, as files that `armarium.lessons` reads; none without such a folder."""
        return sorted(self.folder().glob("lessons/*.toml"))

    def evaluator(self) -> Evaluator | None:
        """What the search must be told of the game; without it nothing searches here, and no such level is offered."""
        return None

    def encoder(self, seats: int, options: Options) -> Encoder | None:
        """Numbers of moves and observations for programs that learn; None to have them made of view and ints."""
        return None

    def merits(self) -> hooks.Merits[StateT] | None:
        """What the game itself says for a move in a hint."""
        return None

    def puzzles(self) -> hooks.Puzzles[StateT] | None:
        """Which positions make puzzles; None for a game that has none."""
        return None

    def bots(self) -> Mapping[str, hooks.Bot]:
        """Bots of the game's own by name, weakest first: none of them searches, and all are better than greedy."""
        return {}

    def drawing(self) -> hooks.Drawing[ViewT] | None:
        """The game on a terminal; None for the plain drawing of any view."""
        return None

    def picture(self) -> hooks.Picture[ViewT] | None:
        """The game as a picture; None for one that lists what is seen."""
        return None

    def simulation(self, options: Options) -> hooks.Simulation[StateT] | None:
        """What stands beside a table with these options and settles moves before they are played."""
        return None

    def record_checker(self, options: Options, secret: bytes | None) -> hooks.RecordChecker[StateT] | None:
        """Follows a record of such a table and simulates its moves again; `secret` is its luck's, where it is told."""
        return None

    def warden(
        self, state: StateT, watched: Sequence[int], say: hooks.Say, now: float, lot: hooks.Lot
    ) -> hooks.Warden[StateT] | None:
        """Who watches the people on these seats from this position on."""
        return None

    def lab_commands(self) -> hooks.LabCommands | None:
        """What can be asked of the lab about this game alone."""
        return None

    def is_compiled(self) -> bool:
        """Whether the rules run compiled: a class of positions whose methods are Python's own functions does not."""
        state = self.new(self.seats[0], complete_options(self, self.seats[0], {}), Chance(0))
        return not isinstance(type(state).play, FunctionType)


def touches(neither: str, reveals: str, draws: str, stays: str = "") -> dict[str, Touch]:
    """The table of a game from the kinds of its events, separated by spaces."""
    kinds = ((neither, Touch.NEITHER), (reveals, Touch.REVEALS), (draws, Touch.DRAWS), (stays, Touch.STAYS))
    return {kind: touch for names, touch in kinds for kind in names.split()}


def complete_options(game: Game, seats: int, options: Options) -> Options:
    """All options with their values, defaults filled in and what so many seats need switched on.

    Refused for an unknown name, value or seat count.
    """
    if seats not in game.seats:
        counts = ", ".join(str(count) for count in game.seats)
        raise Refused(Reason("", "seats-impossible", {"game": game.name, "seats": seats, "counts": counts}))
    values = {option.name: option.default for option in game.options}
    if options:
        _check_options(game, options)
        values.update(options)
    for option in game.options:
        if seats in option.needed_by:
            values[option.name] = True
    return values


def must_be_choice(game: Game, choice: str) -> None:
    """Refused for what no seat of this game can choose; an empty choice is none."""
    if choice and not game.choices:
        raise Refused(Reason("", "choice-none", {"game": game.name}))
    if choice and choice not in game.choices:
        choices = ", ".join(game.choices)
        raise Refused(Reason("", "choice-unknown", {"game": game.name, "choice": choice, "choices": choices}))


def _check_options(game: Game, options: Options) -> None:
    known = {option.name: option for option in game.options}
    for name, value in options.items():
        if name not in known:
            raise Refused(Reason("", "option-unknown", {"option": name, "options": ", ".join(known)}))
        choices = known[name].choices
        if not any(value == choice and type(value) is type(choice) for choice in choices):
            listed = ", ".join(option_text(choice) for choice in choices)
            raise Refused(Reason("", "option-value", {"option": name, "value": option_text(value), "choices": listed}))


def is_newer(rules: str, ours: str) -> bool:
    """Whether these rules are later than ours; a version that is no number is none we know."""
    if rules == ours:
        return False
    if not (is_version(rules) and is_version(ours)):
        return True
    return int(rules) > int(ours)


def is_version(text: str) -> bool:
    return text.isascii() and text.isdigit() and len(text) < 7


def option_text(value: OptionValue) -> str:
    if value is True:
        return "on"
    if value is False:
        return "off"
    return str(value)


def parse_option(text: str) -> OptionValue:
    if text in ("on", "off"):
        return text == "on"
    return int(text) if text.removeprefix("-").isdecimal() and len(text) < 10 else text


def parse_options(texts: Sequence[str]) -> Options:
    """Options as they are typed: `name=value`."""
    options: Options = {}
    for text in texts:
        name, equals, value = text.partition("=")
        if not equals:
            raise Refused(Reason("", "option-form", {"text": text}))
        options[name.strip()] = parse_option(value.strip().lower())
    return options
