"""Every message between a table and its viewers, as typed structs; the web client's types are generated from here.

Sentences are never sent: events and reasons carry keys and values, and the page makes words of them in its language.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

import msgspec

from armarium.bots.hints import Hint
from armarium.views import Why

# --- what both sides speak of ---------------------------------------------------------------------------------------


class Person(msgspec.Struct):
    """An identity as others see it; `avatar` is a small number that picks colours and a sigil."""

    id: str
    name: str
    avatar: int


class Seat(msgspec.Struct):
    """A place at the table. `bot` names the bot that acts here now, a substitute for `person` when both are set.
    `name` is who plays here beside the person, on the person's page; empty for the person. `choice` is what the seat
    has chosen of the game's choices, empty for nothing. `left` are the seconds
    until a bot stands in for who is absent, while that clock runs; where it is `allowed` the host need not wait."""

    seat: int
    person: Person | None
    bot: str | None
    present: bool
    name: str
    choice: str
    left: float | None
    allowed: bool


class Difference(msgspec.Struct):
    """Where a game begun by older rules first comes out differently by those there are now: at line `n`, 0 being the
    setting-up. `move` is what was played there, None where the reader may not know it."""

    n: int
    seat: int
    move: str | None
    why: Why


class TableCard(msgspec.Struct):
    """A table as the lobby and its own page show it. `mine` is the reader's seat, None for a spectator; of several that
    are `held` the one that acts now. `begun` are the rules it was begun by, where it was carried over to `rules`. One
    with a `difference` cannot go on, but can be ended when all who sit there agree: `ending` are the seats that do,
    `ended` says that it was. `box` is the name of a box that its owner has corrected. `reported`: a real box lies
    on the table, and all of the log is what people told."""

    id: str
    game: str
    rules: str
    name: str
    options: dict[str, bool | int | str]
    listed: bool
    stage: Literal["gathering", "playing", "over"]
    seats: list[Seat]
    mine: int | None
    held: list[int]
    host: str
    n: int
    turn: int
    to_act: list[int]
    standing: list[int]
    spectators: int
    commitment: str
    secret: str | None
    rematch: str | None
    hints: bool
    absence: float
    stood: int
    created: float
    begun: str
    difference: Difference | None
    ending: list[int]
    ended: bool
    counts: bool
    box: str
    reported: bool


class LogEntry(msgspec.Struct):
    """One step of the log as this viewer may know it: what was played (None when it is a secret) and what happened."""

    n: int
    turn: int
    seat: int
    move: str | None
    events: list[Mapping[str, object]]
    at: float


class Result(msgspec.Struct):
    """`counts` is False where it is left out of statistics, ladders and ratings. `course` is what everybody could count
    for each seat when each turn was over, from the set-up on."""

    winners: list[int]
    scores: list[int]
    key: str
    counts: bool
    course: list[list[int]] = []


class ChatLine(msgspec.Struct):
    n: int
    person: Person
    seat: int | None
    text: str
    at: float


# --- from the viewer ------------------------------------------------------------------------------------------------


class Join(msgspec.Struct, tag="join"):
    """First message on a socket. `since` is the last log number the page has, 0 at first; it gets what it missed.
    `wire` says which messages the page speaks, where it says so; `hand` is the dominant one of who joins."""

    since: int = 0
    chat: int = 0
    wire: str = ""
    hand: Literal["left", "right"] = "right"


class Move(msgspec.Struct, tag="move"):
    """`id` is the page's own; a resent id is answered, never played twice. `at` is the log number the page saw."""

    id: str
    at: int
    move: str


class Pull(msgspec.Struct, tag="pull"):
    """A hand that draws a card of a simulated deck. `slot` counts from 1, `grip` is from the card's middle in cm,
    samples are seconds, along the spine, up the card and out of its plane, at about 60 Hz. The server has the verdict.

    With `more` the hand goes on: the next samples come under the same id, and without `more` it lets go."""

    id: str
    at: int
    slot: int
    grip: list[float]
    samples: list[list[float]]
    more: bool = False


class Try(msgspec.Struct, tag="try"):
    """Ask what a move would do, or why it is refused; nothing is played. With `hands` it is tried by other hands first,
    where cards are simulated: the trial tells what came of it, None where there was nothing to try."""

    id: str
    at: int
    move: str
    hands: bool = False


class AskHint(msgspec.Struct, tag="hint"):
    """Ask for a hint. Nobody else hears it, but the log says with the next move that it was asked for."""

    id: str
    at: int


class Undo(msgspec.Struct, tag="undo"):
    """Take one's last move back while the policy allows it; beyond that it becomes a question to the others. With `to`
    the question is whether all that came after that line goes, whoever did it."""

    id: str
    at: int
    to: int | None = None


class Answer(msgspec.Struct, tag="answer"):
    """Agree or disagree with the take-back that is being asked for."""

    id: str
    agree: bool


class Withdraw(msgspec.Struct, tag="withdraw"):
    """Take the question back with which one asked to take a move back."""

    id: str


class Say(msgspec.Struct, tag="say"):
    id: str
    text: str


class Note(msgspec.Struct, tag="note"):
    """Something a game with penances watches: a pick, a key, a typed answer. `note` is a struct of the game's own."""

    id: str
    note: object


class Stand(msgspec.Struct, tag="stand"):
    """Let a bot take over one's seat (`away` true) or take it back; without `seat` all one has."""

    id: str
    away: bool
    seat: int | None = None


class End(msgspec.Struct, tag="end"):
    """Agree to end a game that cannot go on by the rules there are now."""

    id: str


class Allow(msgspec.Struct, tag="allow"):
    """Whether the host may let a bot play at once when one is absent."""

    id: str
    allowed: bool


class Reclaim(msgspec.Struct, tag="reclaim"):
    """Take back what a stand-in did, when one is back and nobody else has moved."""

    id: str
    at: int


class Rematch(msgspec.Struct, tag="rematch"):
    id: str


class Hurry(msgspec.Struct, tag="hurry"):
    """Have the bots wait for nobody until a person is to act."""

    id: str


class Ping(msgspec.Struct, tag="ping"):
    id: str


FromViewer = (
    Join
    | Move
    | Pull
    | Try
    | AskHint
    | Undo
    | Answer
    | Withdraw
    | Say
    | Note
    | Stand
    | Allow
    | Reclaim
    | End
    | Rematch
    | Hurry
    | Ping
)

# --- to the viewer --------------------------------------------------------------------------------------------------


class Welcome(msgspec.Struct, tag="welcome"):
    """Answer to Join: the whole present, and the log since `since`."""

    table: TableCard
    n: int
    view: object
    offers: list[object]
    log: list[LogEntry]
    chat: list[ChatLine]
    can_undo: bool
    asking: int | None
    result: Result | None


class Step(msgspec.Struct, tag="step"):
    """A move was committed: its entry, then the view and the offers that follow it, as the seat `mine` has them."""

    entry: LogEntry
    view: object
    offers: list[object]
    can_undo: bool
    to_act: list[int]
    result: Result | None
    mine: int | None
    standing: list[int] = []


class Poses(msgspec.Struct, tag="poses"):
    """What the standing cards did on the way to log number `n`, told before it; `start` are those that were
    not where they had been built, as one frame. While a hand draws it comes in parts from 0 on, later ones without
    `start`, on one clock. Without slot and frames: where they are now. Both are packed as `armarium.motion` says, with
    slots from 1, in base 64."""

    n: int
    slot: int | None
    start: bytes
    frames: bytes
    part: int
    last: bool


class Back(msgspec.Struct, tag="back"):
    """Moves were taken back: the log now ends at `n`, and this is what is seen. `events` are what the house tells of
    it: that somebody alone went back behind luck or a reveal, and the game no longer counts."""

    n: int
    seat: int
    view: object
    offers: list[object]
    can_undo: bool
    to_act: list[int]
    mine: int | None
    events: list[Mapping[str, object]]
    standing: list[int] = []


class Asking(msgspec.Struct, tag="asking"):
    """A seat asks to take back to log number `n`; `seat` None: the question is settled."""

    seat: int | None
    n: int
    agreed: list[int]


class Ack(msgspec.Struct, tag="ack"):
    id: str
    n: int


class No(msgspec.Struct, tag="no"):
    """A message was turned away; the table is as it was."""

    id: str
    reason: Why


class Trial(msgspec.Struct, tag="trial"):
    id: str
    trial: object


class Hints(msgspec.Struct, tag="hints"):
    """The best moves at log number `n`, as far as the reader's seat can know; the best first."""

    id: str
    n: int
    hints: list[Hint]


class Demands(msgspec.Struct, tag="demands"):
    """All that is asked of the reader's seat now, in structs of the game's own. Their `until` is in seconds of the same
    clock as `at`, the present."""

    at: float
    demands: list[object]


class Chat(msgspec.Struct, tag="chat"):
    line: ChatLine


class Table(msgspec.Struct, tag="table"):
    """Seats, presence or stage changed."""

    table: TableCard


class Pong(msgspec.Struct, tag="pong"):
    id: str


class Announcement(msgspec.Struct, tag="announcement"):
    """What whoever runs the house has to say to everybody."""

    text: str


ToViewer = (
    Welcome | Step | Poses | Back | Asking | Ack | No | Trial | Hints | Demands | Chat | Table | Pong | Announcement
)
