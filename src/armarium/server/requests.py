"""What HTTP requests and their answers carry. The page's types are generated from here, as from `messages.py`."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from armarium.bots.ladder import Ladder
from armarium.game import OptionValue
from armarium.questions import Known, Question
from armarium.server import messages
from armarium.server.limits import TABLE_NAME_LENGTH
from armarium.views import Why

Reach = Literal["everywhere", "network", "computer"]


class Me(messages.Person):
    """`easier`: whether the reader wants penances by their stand-ins; None until they said so. `owner`: they started
    this server, and sit at its computer."""

    language: str
    easier: bool | None = None
    owner: bool = False


class Rename(msgspec.Struct, forbid_unknown_fields=True):
    name: str | None = None
    avatar: int | None = None
    easier: bool | None = None


class OptionCard(msgspec.Struct):
    """An option of a game; `needed_by` are the numbers of seats that switch it on."""

    name: str
    default: OptionValue
    choices: list[OptionValue]
    clause: str
    needed_by: list[int]


class CompanionCard(msgspec.Struct):
    """What a table is opened with where the box lies on the real one: the game, and the options that make it so."""

    game: str
    options: dict[str, OptionValue]


class GameCard(msgspec.Struct):
    """A box on the shelf. `shared`: one page may play several seats. `choices` is what seats may choose among before
    the start, each for one of them only. `ladder` says how strong its bots are, as far as they were measured.
    `companion` is what owners of the box play with; a card that `accompanies` another game is no book of the shelf.
    `box` is the name its owner has given to a corrected one."""

    name: str
    seats: list[int]
    options: list[OptionCard]
    bots: list[str]
    ladder: Ladder
    minutes: int
    shared: bool
    choices: list[str]
    companion: CompanionCard | None
    accompanies: str
    box: str


class ClauseCard(msgspec.Struct):
    clause: str
    title: str
    text: str
    tag: str


class GuideCard(msgspec.Struct):
    """A section of the rules page: its title is the word `guide-<key>`, `pictures` are chapters of the lessons."""

    key: str
    clauses: list[str]
    pictures: list[str]


class PartCard(msgspec.Struct):
    """Something printed in the box, or a word of the game; `code` is what the game's screen draws and marks it by,
    empty where it does neither. `clause` speaks of it, `forms` are the words by which sentences name it."""

    name: str
    text: str
    copies: int
    code: str
    clause: str
    forms: list[str]


class PartSection(msgspec.Struct):
    title: str
    parts: list[PartCard]


class Guide(msgspec.Struct):
    """What the rules page shows besides the clauses; `known` is how much of the box is, and from whom."""

    sections: list[GuideCard]
    parts: list[PartSection]
    known: Known | None


class Claim(msgspec.Struct, forbid_unknown_fields=True):
    """Whoever started the server shows the key that was printed then."""

    key: str


class BoxCard(msgspec.Struct):
    """A box as its owner's page lists it. `playing` is the name of the box that is played with now, `saved` that of the
    one from the next start on, both empty for the house's own; `waiting`: they are not the same. `changes` is how many
    parts of the saved one are printed otherwise. `why`: the saved one cannot be played with."""

    game: str
    playing: str
    saved: str
    waiting: bool
    changes: int
    known: Known
    why: Why | None


class BoxPage(msgspec.Struct):
    """`owner` is who has answered before, empty for nobody."""

    card: BoxCard
    owner: str
    name: str
    questions: list[Question]


class BoxAnswers(msgspec.Struct, forbid_unknown_fields=True):
    """All that an owner has to say of a box, by the way of each part; what is left out they do not know."""

    owner: Annotated[str, msgspec.Meta(max_length=80)]
    name: Annotated[str, msgspec.Meta(max_length=80)]
    answers: dict[str, int | str | list[str]]


class BoxCheck(msgspec.Struct):
    """Whether games can be played with it: why not, or None. `again` are the ways of parts that the rulebook has
    otherwise."""

    why: Why | None
    again: list[str]


class Words(msgspec.Struct):
    """Fluent sources in one language: the house's, and of each game what its box says."""

    house: str
    games: dict[str, str]


class Lobby(msgspec.Struct):
    mine: list[messages.TableCard]
    open: list[messages.TableCard]


class NewTable(msgspec.Struct, forbid_unknown_fields=True):
    """`bots` names a bot for each seat, None for a person's; shorter lists leave the rest to people. Without a word
    about `hints` they are given while one person plays alone. `choice` is what who opens the table chooses of the
    game's choices. `absence` is one of the house's, in seconds."""

    game: str
    seats: int
    options: dict[str, bool | int | str] = {}
    bots: list[str | None] = []
    listed: bool = False
    name: Annotated[str, msgspec.Meta(max_length=TABLE_NAME_LENGTH)] = ""
    sit: bool = True
    start: bool = False
    hints: bool | None = None
    choice: str = ""
    absence: int | None = None


class Choose(msgspec.Struct, forbid_unknown_fields=True):
    """One of the game's choices for a seat of one's own, None for none."""

    seat: int
    choice: str | None


class Sit(msgspec.Struct, forbid_unknown_fields=True):
    seat: int | None = None


class Beside(msgspec.Struct, forbid_unknown_fields=True):
    """Who plays at a seat on the reader's page; without a name nobody does, and the seat is free again."""

    seat: int
    name: str | None


class Practise(msgspec.Struct, forbid_unknown_fields=True):
    """The move that is to be made otherwise: its log number."""

    n: int


class Remove(msgspec.Struct, forbid_unknown_fields=True):
    """Somebody whom the host shows out; without a person all spectators."""

    person: str | None = None


class HandOver(msgspec.Struct, forbid_unknown_fields=True):
    """Who is the host from now on: somebody who sits at the table."""

    person: str


class Invitation(msgspec.Struct):
    """How others reach this house: addresses begin with `url`, and `reach` says from where they work. `door`: the
    reader may let the computer's network in, or not any more; `is_open` says that somebody did."""

    url: str
    reach: Reach
    door: bool
    is_open: bool


class TurnDoor(msgspec.Struct, forbid_unknown_fields=True):
    open: bool


class Bot(msgspec.Struct, forbid_unknown_fields=True):
    seat: int
    bot: str | None


class Frame(msgspec.Struct):
    """One moment. With `poses` the way to it can be shown: the cards' motion is under its own address. Where the
    installed rules do not lead on from, only the moves go on."""

    n: int
    entry: messages.LogEntry | None
    view: object
    standing: list[int]
    poses: bool


class Replay(msgspec.Struct):
    table: messages.TableCard
    frames: list[Frame]
    result: messages.Result | None
