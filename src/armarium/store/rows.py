"""What the store keeps beside seats and log, as plain structs. This room knows neither SQL nor rules."""

from __future__ import annotations

import msgspec

from armarium.game import Options


class TableRow(msgspec.Struct):
    """What is known of a table besides seats and log. Luck from log line `sealed_from` on comes from `secret`.

    `hints` is what the host said of them; None: nothing. `begun` are the rules it was begun by, where it was carried
    over to `rules`; `result` is how it ended, as records say it. `absence`: so many seconds may somebody be gone. Its
    `luck` is drawn by place or in order. Statistics, ladders and ratings leave out a table that does not `count`:
    somebody alone went back behind luck. `box` is the label of a box that its owner has corrected."""

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
    box: str = ""


class Identity(msgspec.Struct):
    """`easier`: whether penances are wanted by their stand-ins; None until it was said."""

    id: str
    name: str
    avatar: int
    easier: bool | None = None


class ChatRow(msgspec.Struct):
    n: int
    person: str
    seat: int | None
    text: str
    time: float


class TableSummary(msgspec.Struct):
    """A table as whoever runs the house lists it; `keeper` is empty while no process has it."""

    id: str
    game: str
    stage: str
    name: str
    host: str
    created: float
    keeper: str
