"""What HTTP requests and their answers carry. The page's types are generated from here, as from `messages.py`."""

from __future__ import annotations

from typing import Annotated

import msgspec

from armarium.game import OptionValue
from armarium.server import messages
from armarium.server.limits import TABLE_NAME_LENGTH


class Me(messages.Person):
    language: str


class Rename(msgspec.Struct, forbid_unknown_fields=True):
    name: str | None = None
    avatar: int | None = None


class OptionCard(msgspec.Struct):
    """An option of a game; `needed_by` are the numbers of seats that switch it on."""

    name: str
    default: OptionValue
    choices: list[OptionValue]
    clause: str
    needed_by: list[int]


class GameCard(msgspec.Struct):
    """A box on the shelf. `shared`: one page may play several seats. `choices` is what seats may choose among before
    the start, each for one of them only."""

    name: str
    seats: list[int]
    options: list[OptionCard]
    bots: list[str]
    minutes: int
    shared: bool
    choices: list[str]


class ClauseCard(msgspec.Struct):
    clause: str
    title: str
    text: str
    tag: str


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


class Remove(msgspec.Struct, forbid_unknown_fields=True):
    """Somebody whom the host shows out; without a person all spectators."""

    person: str | None = None


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
