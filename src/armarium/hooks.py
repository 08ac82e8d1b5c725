"""What a game may bring besides rules, position, view and words, as Protocols: none of it is on the search's road.

`Game` in `game.py` has an optional method for each. A type variable stands for a game's own type; to everybody else,
who only passes such a thing on, it is opaque (its default). Nothing here is carried out: this room holds types alone.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Mapping, Sequence
from contextlib import AbstractContextManager
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol, Self

from typing_extensions import TypeVar

from armarium.chance import Chance
from armarium.game import Event, Game, State
from armarium.motion import Frame, Pose
from armarium.reason import Refused, Value
from armarium.views import Why

if TYPE_CHECKING:
    from msgspec import Struct
    from rich.console import RenderableType

StateT_contra = TypeVar("StateT_contra", bound=State, contravariant=True, default=Any)
ViewT_co = TypeVar("ViewT_co", covariant=True, default=Any)
OfferT_co = TypeVar("OfferT_co", bound="Offer", covariant=True, default=Any)
ViewT_contra = TypeVar("ViewT_contra", contravariant=True, default=Any)
GroundT = TypeVar("GroundT", bound="Ground", default=Any)
TouchT = TypeVar("TouchT", default=Any)
DeckT = TypeVar("DeckT", default=Any)
DeckT_co = TypeVar("DeckT_co", covariant=True, default=Any)
VerdictT = TypeVar("VerdictT", bound="Verdict", default=Any)
VerdictT_co = TypeVar("VerdictT_co", covariant=True, default=Any)
NoteT = TypeVar("NoteT", default=Any)
SlipT = TypeVar("SlipT", default=Any)
DemandT = TypeVar("DemandT", bound="Struct", default=Any)

# --- what a seat is shown -------------------------------------------------------------------------------------------


class Offer(Protocol):
    """An offered move; beside its notation a game adds the fields its screen marks."""

    @property
    def move(self) -> str: ...


class Trial(Protocol):
    """What trying a move shows: the reason against it, or None and what else the game tells of it."""

    @property
    def move(self) -> str: ...

    @property
    def reason(self) -> Why | None: ...


# --- bots -----------------------------------------------------------------------------------------------------------


class Observation(Protocol[ViewT_co, OfferT_co]):
    """What a seat knows at its move: its view, its offers, and as many guesses of the rest as it likes.

    `seconds` is how long the bot may take. `live`: asked by a table where people may wait, in a process of the bot's
    own; not by a lab that plays thousands. `moves` are the offered ones that bots may make.
    """

    game: Game
    seat: int
    seconds: float
    live: bool
    moves: list[int]

    @property
    def seats(self) -> int: ...

    @property
    def view(self) -> ViewT_co: ...

    @property
    def offers(self) -> Sequence[OfferT_co]: ...

    def text(self, move: int) -> str: ...

    def guess(self, chance: Chance) -> State:
        """A fresh guess to play with."""

    def position(self) -> str: ...


class Bot(Protocol):
    """A bot that a game brings for itself."""

    name: str

    def choose(self, observation: Observation, chance: Chance) -> str:
        """The notation of one of the observation's moves."""


# --- hints ----------------------------------------------------------------------------------------------------------


class Merits(Protocol[StateT_contra]):
    """What a game says for its moves in hints. `KNOWN`: keys that speak of what the seat knew before the move. `ASIDE`:
    kinds of events that surprise, but change neither the standing nor what the other merits speak of."""

    @property
    def KNOWN(self) -> frozenset[str]: ...  # noqa: N802

    @property
    def ASIDE(self) -> frozenset[str]: ...  # noqa: N802

    def merits(
        self, before: StateT_contra, seat: int, move: int, after: StateT_contra, /
    ) -> list[tuple[str, dict[str, int]]]:
        """Words' keys (`because-…`) with their values, the strongest first, each as it is in this world."""


# --- the terminal ---------------------------------------------------------------------------------------------------


class Aim(Protocol):
    """The move in mind, while arrows and keys choose one. Before it is drawn the frame tells it the `trial` of its move
    and whether the screen is `roomy`."""

    keys: tuple[tuple[str, str], ...]
    language: str
    text: str
    trial: Any  # a `Trial` of the game
    roomy: bool

    def press(self, key: str) -> bool:
        """Whether the key moved the aim."""

    def walk(self, key: str, moves: Sequence[str]) -> bool:
        """Up and down a list of moves."""

    def point(self, move: str) -> None:
        """Aim at an offered move."""

    def follow(self, last: Aim) -> None:
        """Go on from where the aim was before the table moved on."""

    def board(self) -> RenderableType: ...

    def hand(self) -> RenderableType | None: ...

    def focus(self) -> tuple[int, int, int, int] | None:
        """The part of the board that must be in sight: column, line, width, height in characters."""


class Part(NamedTuple):
    """Something printed in the box, in words: a card, a page, a square, a box on a sheet."""

    name: str
    text: str
    copies: int = 1


class Section(NamedTuple):
    title: str
    parts: list[Part]


class Drawing(Protocol[ViewT_contra]):
    """A game on a terminal. `terminal.plain.PlainDrawing` is the one for any game, and what others change."""

    game: str

    def draw(self, view: ViewT_contra, language: str) -> RenderableType: ...

    def scores(self, view: ViewT_contra, points: Sequence[int], language: str) -> list[str]:
        """How each seat stands by the game's own measure, in a few characters; `points` as the rules count them."""

    def measures(self, view: ViewT_contra, points: Sequence[int], language: str) -> list[str]:
        """The same in whole words."""

    def notes(self, view: ViewT_contra, language: str) -> list[str]:
        """What else everybody sees of each seat."""

    def orders(self, view: ViewT_contra, moves: Sequence[str], language: str) -> list[str]:
        """What is demanded of the reader besides moves; `moves` are those of this turn."""

    def prompt(self, view: ViewT_contra, language: str) -> tuple[str, str]:
        """What is asked of the player now, and the hint that goes with it."""

    def scores_after(self, trial: Trial) -> list[int] | None:
        """The scores a tried move would leave, where its trial tells them."""

    def trial_text(self, view: ViewT_contra, trial: Trial, names: Sequence[str], language: str) -> str:
        """What a tried move would do besides changing scores; empty where nothing is certain."""

    def aim(self, view: ViewT_contra, offers: Sequence[Offer], language: str) -> Aim: ...

    def box_sections(self, language: str) -> list[Section]:
        """Everything in the box that can be read."""

    def named_parts(self, view: ViewT_contra, move: str, language: str) -> list[Part]:
        """The parts that an offered move is about, as this viewer sees them; empty where nothing is printed."""


# --- a simulation beside the table ----------------------------------------------------------------------------------


class Stood(Protocol[DeckT_co]):
    """A deck in its place. `missing` are the slots it was stood up without; None when it is just as it was left."""

    @property
    def deck(self) -> DeckT_co: ...

    @property
    def missing(self) -> list[int] | None: ...


class Ground(Protocol):
    """What is known of a deck: the proofs of its touches so far, and what its game needs to stand it up."""

    @property
    def chain(self) -> Sequence[str]: ...


class Verdict(Protocol[DeckT_co]):
    """What a touch did; `after` is the deck it left."""

    @property
    def after(self) -> DeckT_co: ...


class Touching(Protocol[VerdictT_co]):
    """A touch under way in a worker."""

    def feed(self, samples: Sequence[Any], closed: bool) -> None:
        """What the hand did since; `closed`: it has let go."""

    def advance(self, breaks: int) -> tuple[list[Frame], VerdictT_co | None, bool]:
        """The frames since the last call, the verdict when there is one, and whether it waits for the hand."""


Seed = tuple[bytes, int]  # the table's secret, and the place of a touch or of a build


class Simulation(Protocol[StateT_contra, GroundT, TouchT, DeckT, VerdictT]):
    """Grounds, touches, decks and verdicts are its own and can be sent to a worker. Slots count from 0, except in what
    a hand sends.

    A seat wishes a touch by a notation, which may say more than the offered move behind it (how a hand leans), or it
    sends a hand: a slot, a grip and samples of where it goes."""

    @property
    def stood(self) -> Callable[[GroundT], Stood[DeckT]]:
        """For a worker: the deck of a ground."""

    @property
    def touching(self) -> Callable[[DeckT, TouchT], Touching[VerdictT]]:
        """For a worker: a touch of a deck, begun."""

    @property
    def carried_out(self) -> Callable[[DeckT, TouchT], VerdictT]:
        """A whole touch at once."""

    def parse_wish(self, text: str) -> tuple[str, str]:
        """The offered move behind a seat's wish, and in which manner; Refused for one only the simulation writes."""

    def touch(self, state: StateT_contra, move: str, manner: str, seed: Seed) -> TouchT | None:
        """What must be simulated before this is played, with a hand of our own where it takes one; None for nothing."""

    def hand_move(self, slot: int) -> str:
        """The offered move of a hand that takes hold of this slot."""

    def hand_touch(
        self, state: StateT_contra, slot: int, grip: object, samples: object, seed: Seed
    ) -> TouchT | None: ...

    def hand_busy(self) -> Refused:
        """Why nothing else can be done while a hand draws."""

    def with_samples(self, touch: TouchT, samples: object) -> TouchT: ...

    def samples(self, touch: TouchT) -> Sequence[object]: ...

    def slot(self, touch: TouchT) -> int | None: ...

    def must_be_whole(self, touch: TouchT) -> None: ...

    def starts_anew(self, state: StateT_contra, events: Sequence[Event]) -> bool:
        """Whether another deck stands after a step than before."""

    def ground(self, state: StateT_contra, chain: Sequence[str], seed: Seed) -> GroundT | None:
        """What stands now, after the touches these proofs tell of; None when nothing does. The seed's place
        is that of the move after which it was built."""

    def settled_move(self, touch: TouchT, verdict: VerdictT, ground: GroundT | None) -> tuple[str, str]:
        """The move to play, and its proof; with the ground where the deck was stood up for this touch."""

    def shown_motion(self, proof: str) -> tuple[int | None, list[Frame]]:
        """The slot a hand had gripped, and what everybody saw."""

    def moved_poses(self, state: StateT_contra, chain: Sequence[str]) -> list[tuple[int, Pose]]:
        """The cards that are elsewhere than where they were built."""


class RecordChecker(Protocol[StateT_contra]):
    """Follows a record whose moves a simulation settled; Refused at the first that does not come out as it says."""

    def follow(
        self,
        n: int,
        place: int,
        state: StateT_contra,
        move: str,
        proof: str,
        after: StateT_contra,
        events: Sequence[Event],
    ) -> None:
        """Line `n`, from the position before it to the one after; its seed is numbered by `place`."""

    def go_back(self, n: int, to: int) -> None: ...

    def summary(self) -> Mapping[str, Value]:
        """How many moves agreed and which could not be tried, as values of a sentence."""


# --- a warden of the table ------------------------------------------------------------------------------------------

Say = Callable[[str], Sequence[str]]  # the texts of a words' key in all languages
Lot = Callable[[], float]  # numbers from 0 on that stay below 1


class Warden(Protocol[StateT_contra, NoteT, SlipT, DemandT]):
    """Watches the people of a table and answers with slips, which only it can read; `verdict` is the move played for
    one. Times are seconds."""

    watched: set[int]

    def read(self, note: object) -> NoteT:
        """A note as a page sent it; Refused when it is none."""

    def follow(
        self, state: StateT_contra, seat: int, move: str, events: Sequence[Event], now: float
    ) -> list[SlipT]: ...

    def hear(self, seat: int, note: NoteT, now: float) -> list[SlipT]: ...

    def overhear(self, seat: int, text: str, now: float) -> list[SlipT]: ...

    def tick(self, now: float) -> list[SlipT]: ...

    def due(self) -> float | None:
        """The next moment at which `tick` would find something."""

    def demands(self, seat: int) -> list[DemandT]: ...

    def verdict(self, slip: SlipT) -> str: ...

    def go_back(self, again: Self, state: StateT_contra, now: float) -> None:
        """Go on from an earlier position; `again` is a warden that has followed the log up to there."""

    def pardon(self, now: float) -> None:
        """The log was followed without its notes: what they could have told counts as done."""


# --- the lab --------------------------------------------------------------------------------------------------------

Progress = Callable[[str, int], AbstractContextManager[Callable[[int], None]]]
Command = Callable[[argparse.Namespace], int]


class AddCommand(Protocol):
    """Adds a command to the lab's; its help is under `help-<key>` in the words."""

    def __call__(self, name: str, run: Command, key: str) -> argparse.ArgumentParser: ...


class LabCommands(Protocol):
    def describe(self, add: AddCommand, progress: Progress, /) -> None:
        """Add the game's commands; `progress` shows a bar while one works."""
