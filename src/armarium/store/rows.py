"""What the store keeps, as plain structs. This room knows neither SQL nor rules."""

from __future__ import annotations

import msgspec

from armarium.chance import Outcome
from armarium.game import Options


class LogRow(msgspec.Struct):
    """One line of a table's log, never changed and never removed.

    Number 0 is the setting-up, its move empty or the position the game began from. `luck` is what fell. `id` is the
    sender's own, so a resent message is recognised after a restart. With `back` the line is a take-back: the game goes
    on from the position after line `back`. `proof` is text of the game's own about how the move came to be what it is.
    `notes` are what the house tells with the move, as `record.noted` reads them. `digest` is a mark of the position
    after it, by which later rules see whether they lead to the same one.
    """

    n: int
    seat: int
    move: str
    luck: list[Outcome]
    time: float
    id: str = ""
    back: int | None = None
    proof: str = ""
    notes: list[str] = []
    digest: str = ""


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


class TableRow(msgspec.Struct):
    """What is known of a table besides seats and log. Luck from log line `sealed_from` on comes from `secret`.

    `hints` is what the host said of them; None: nothing. `begun` are the rules it was begun by, where it was carried
    over to `rules`; `result` is how it ended, as records say it. `absence`: so many seconds may somebody be gone. Its
    `luck` is drawn by place or in order. Statistics, ladders and ratings leave out a table that does not `count`:
    somebody alone went back behind luck."""

    id: str
    game: str
    rules: str
    name: str
    options: Options
    listed: bool
    host: str
    secret: bytes
    created: float
    stage: str = "gathering"
    sealed_from: int = 0
    rematch: str | None = None
    hints: bool | None = None
    begun: str = ""
    result: str = ""
    absence: float = 60.0
    luck: str = "place"
    counts: bool = True


class Identity(msgspec.Struct):
    id: str
    name: str
    avatar: int


class ChatRow(msgspec.Struct):
    n: int
    person: str
    seat: int | None
    text: str
    time: float
