"""What a game may bring besides rules, position, view and words, as Protocols: none of it is on the search's road.

`Game` in `game.py` has an optional method for each. A type variable stands for a game's own type; to everybody else,
who only passes such a thing on, it is opaque (its default). Nothing here is carried out: this room holds types alone.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Hashable, Mapping, Sequence
from contextlib import AbstractContextManager
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol, Self

from typing_extensions import TypeVar

from armarium.chance import Chance
from armarium.game import Event, Game, Options, OptionValue, State
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


# --- the box on a real table ----------------------------------------------------------------------------------------


class Companion(NamedTuple):
    """What people play with whose box lies on the table: a game that accompanies this one, or this one by options."""

    game: str
    options: Mapping[str, OptionValue] = {}


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
    kinds of events that surprise, but change neither the standing nor what the other merits speak of. `NEXT`: kinds of
    events with which somebody else's turn or another round begins: nothing from there on is told of a move."""

    @property
    def KNOWN(self) -> frozenset[str]: ...  # noqa: N802

    @property
    def ASIDE(self) -> frozenset[str]: ...  # noqa: N802

    @property
    def NEXT(self) -> frozenset[str]: ...  # noqa: N802

    def merits(
        self, before: StateT_contra, seat: int, move: int, after: StateT_contra, /
    ) -> list[tuple[str, dict[str, int]]]:
        """Words' keys (`because-…`) with their values, the strongest first, each as it is in this world."""


# --- puzzles --------------------------------------------------------------------------------------------------------

PuzzleReason = tuple[str, dict[str, int]]  # the end of a words' key, and the values of its sentence


class Puzzles(Protocol[StateT_contra]):
    """Which of its positions a game makes puzzles of. `SEATS` and `OPTIONS` are those of the games they are taken from;
    `PLAYER` plays them. `REDEALS` is in how many re-deals of what is hidden the answer is looked for, `BUDGET` how many
    simulations a good player of the game takes for a move. With `EVERY` all moves are measured, not only those a search
    likes, and what is as good as the answer is right too: for games in which the order of moves often does not matter.
    """

    @property
    def SEATS(self) -> int: ...  # noqa: N802

    @property
    def OPTIONS(self) -> Mapping[str, OptionValue]: ...  # noqa: N802

    @property
    def PLAYER(self) -> str: ...  # noqa: N802

    @property
    def EVERY(self) -> bool: ...  # noqa: N802

    @property
    def REDEALS(self) -> int: ...  # noqa: N802

    @property
    def BUDGET(self) -> int: ...  # noqa: N802

    def start(self, options: Options, chance: Chance, /) -> State | None:
        """Where a game is taken up, if only late positions ask anything; None for the beginning."""

    def may_ask(self, state: StateT_contra, seat: int, /) -> bool:
        """Whether a question could be asked of the seat that is to move here."""

    def kind(self, state: StateT_contra, seat: int, answer: int, /) -> str:
        """Which question this move is the answer to; empty for none."""

    def theme(self, state: StateT_contra, seat: int, answer: int, /) -> str:
        """What the answer is about, where a set would else ask for the same again and again: a few of a set are about
        one thing. "" where it need not be counted."""

    def reason(self, state: StateT_contra, seat: int, move: int, answer: int, /) -> PuzzleReason | None:
        """Why the move is not the answer, or for the answer itself why it is; None where only its chances tell:
        an answer without a reason makes no puzzle."""

    def sequel(self, state: StateT_contra, seat: int, answer: int, /) -> list[str]:
        """What is done after the answer, to show what it was good for: moves with their seat, from 1, before them."""


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
    """Something printed in the box, in words: a card, a page, a square, a box on a sheet. `code` is what a screen draws
    it by, empty where it is not drawn. `forms` are the words by which sentences name it: its name, unless others are
    given; none where it goes by the name of a term."""

    name: str
    text: str
    copies: int = 1
    code: str = ""
    forms: tuple[str, ...] | None = None


class Section(NamedTuple):
    title: str
    parts: list[Part]


class Duty(NamedTuple):
    """Something demanded of the reader besides moves. A terminal obeys by the `key`, by typing the `word`, or, where
    `answer` is set, by typing what the sentence shows. `note` is what the warden is told then: `answer` is its field
    for what was typed. `ending` is the note that ends it again, at the latest with the turn. `before`: it is done right
    before a move. `late`: little time is left."""

    sentence: str
    word: str = ""
    key: str = ""
    note: Mapping[str, object] | None = None
    answer: str = ""
    ending: Mapping[str, object] | None = None
    before: bool = False
    late: bool = False


class Pick(NamedTuple):
    """What must be chosen of a move before the rest: the words it begins with, and what the warden is told then."""

    words: str
    note: Mapping[str, object]


class Drawing(Protocol[ViewT_contra]):
    """A game on a terminal. `terminal.plain.PlainDrawing` is the one for any game, and what others change.
    `keyboard_options` are how several people at one keyboard play it, unless they say otherwise."""

    game: str
    keyboard_options: Mapping[str, OptionValue]

    def draw(self, view: ViewT_contra, language: str) -> RenderableType: ...

    def facts(self, view: ViewT_contra, names: Sequence[str], language: str) -> list[str]:
        """The position in words, one fact a line and the most important first: for ears and for programs."""

    def scores(self, view: ViewT_contra, points: Sequence[int], language: str) -> list[str]:
        """How each seat stands by the game's own measure, in a few characters; `points` as the rules count them."""

    def measures(self, view: ViewT_contra, points: Sequence[int], language: str) -> list[str]:
        """The same in whole words."""

    def notes(self, view: ViewT_contra, language: str) -> list[str]:
        """What else everybody sees of each seat."""

    def spoken_notes(self, view: ViewT_contra, language: str) -> list[str]:
        """The same in words alone, for the plain form."""

    def orders(self, view: ViewT_contra, language: str) -> list[str]:
        """What lies upon the reader besides moves, a line each."""

    def duties(
        self, view: ViewT_contra, demands: Sequence[object], now: float, keys: bool, language: str
    ) -> list[Duty]:
        """What the warden demands now, the most urgent first; with `keys` it names keys, else words to type."""

    def pick(self, view: ViewT_contra, move: str) -> Pick | None:
        """The part of a move that must be chosen first, where something demands it."""

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


# --- pictures -------------------------------------------------------------------------------------------------------

# What lies at which height, as SVG: the first number is the layer, the second counts within it. Drawn from the lowest.
Layers = dict[tuple[int, int], str]


class Picture(Protocol[ViewT_contra]):
    """A game as a picture, without a browser. `pictures.plain.PlainPicture` is the one for any game. Views are of one
    seat, or a spectator's; nothing else of the game is known here."""

    def cover(self) -> str:
        """The book closed, in a box of 300 by 220: nothing of a game on it."""

    def sides(self, view: ViewT_contra, high: float, language: str) -> Sequence[str]:
        """What lies before each seat, in a box 236 wide and so high."""

    def scenes(
        self, views: Sequence[ViewT_contra], poses: Sequence[Mapping[int, Pose]], names: Sequence[str], language: str
    ) -> list[Layers]:
        """The board at these moments, in a box of 880 by 540; for a picture there is one. `poses` are those of
        simulated bodies that moved, by slot. What stays as it was is the same text again."""


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

    @property
    def tries(self) -> int:
        """How many trials of a question are enough."""

    @property
    def try_once(self) -> Callable[[Any, int], str]:
        """For a worker: the outcome of a question's trial with this number."""

    def question(self, state: StateT_contra, chain: Sequence[str], text: str) -> Hashable | None:
        """What would come of this wish? Made of what everybody sees, so that no trial can tell the table's own
        verdict; None where there is nothing to try."""

    def trial(self, state: StateT_contra, text: str, outcomes: Sequence[str]) -> Trial:
        """What is shown of a wish after so many trials."""

    def parse_wish(self, text: str) -> tuple[str, str]:
        """The offered move behind a seat's wish, and in which manner; Refused for one only the simulation writes."""

    def touch(
        self, state: StateT_contra, move: str, manner: str, seed: Seed, left_handed: bool = False
    ) -> TouchT | None:
        """What must be simulated before this is played, with a hand of our own where it takes one; None for nothing."""

    def hand_move(self, slot: int) -> str:
        """The offered move of a hand that takes hold of this slot."""

    def hand_touch(
        self,
        state: StateT_contra,
        slot: int,
        grip: object,
        samples: object,
        seed: Seed,
        left_handed: bool = False,
    ) -> TouchT | None: ...

    def hand_busy(self) -> Refused:
        """Why nothing else can be done while a hand draws."""

    def with_samples(self, touch: TouchT, samples: object, delay: float = 0.0) -> TouchT:
        """The touch with what the hand did since, by a clock that is so many seconds late."""

    def seconds(self, touch: TouchT) -> float:
        """How long the hand has been on the card, by its own clock."""

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

    def crept(self, verdict: VerdictT) -> list[tuple[int, int]]:
        """What a hand has moved and left there: slots, counted from 1, and millimetres."""

    def first_tip(self, state: StateT_contra, touch: TouchT, verdict: VerdictT) -> tuple[int, str] | None:
        """Where all fell, from this position on: the slot, counted from 1, that lost its balance first, and a word for
        why; None where nothing did."""

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
