"""Hands at a standing Grimoire, as pages send them, and tables whose secret a test knows."""

from __future__ import annotations

import asyncio
import base64
from pathlib import Path
from typing import Any

from armarium import motion
from armarium.games.kamimai import GAME
from armarium.games.kamimai.deck.hand import straight_path
from armarium.log import Line as LogLine
from armarium.log import Seat
from armarium.motion import Frame, Pose
from armarium.server.hall import TableSettings, new_row
from armarium.server.settings import Settings, database_url
from armarium.store import Store
from armarium.table import Table
from tests.server.house import Guest, House, Line, Told

GRIP = [2.6, 0.0]
SECRET = bytes(range(32))
DRAG = 4  # samples a page sends at once


def kamimai_settings(database: Path, **changed: Any) -> Settings:
    usual: dict[str, Any] = {"pause": 0.0, "workers": 1, "message_rate": 1000.0, "message_burst": 5000}
    return Settings(database=str(database), **usual | changed)


def solo(guest: Guest, **options: Any) -> Line:
    """Alone before a fresh Grimoire; level 1 has its first area targeted, so the draw is on."""
    return guest.joined(guest.open("kamimai", 1, start=True, options=options))


def straight(tempo: str = "slow", lean: float = 0.0) -> list[list[float]]:
    return [list(sample) for sample in straight_path(tempo, lean)]


def leaning() -> list[list[float]]:
    """A little out of the plane: beside the card in the hand others move, so that everybody sees it."""
    return straight("slow", 0.8)


def pulled(line: Line, slot: int, samples: list[list[float]], at: int) -> tuple[Told, Told]:
    told = line.ask("pull", at=at, slot=slot, grip=GRIP, samples=samples)
    assert told["type"] == "ack", told
    return line.hear_until("poses"), line.hear_until("step")


def grabbed(line: Line, slot: int, at: int, samples: list[list[float]]) -> str:
    """The hand has a card and goes on; everybody has seen the first part."""
    id = line.send("pull", at=at, slot=slot, grip=GRIP, samples=samples, more=True)
    assert (told := line.hear_until("poses", "no"))["type"] == "poses", told
    return id


def dragged(line: Line, slot: int, samples: list[list[float]], at: int, size: int = DRAG) -> tuple[list[Told], Told]:
    """A pull that comes in batches of this size: all parts everybody is shown, and the step."""
    id = ""
    for first in range(0, len(samples), size):
        fields = {"id": id} if id else {}
        batch, more = samples[first : first + size], first + size < len(samples)
        id = line.send("pull", at=at, slot=slot, grip=GRIP, samples=batch, more=more, **fields)
    parts: list[Told] = []
    while not parts or not parts[-1]["last"]:
        parts.append(line.hear_until("poses"))
    return parts, line.hear_until("step")


def unpacked(packed: str) -> list[Frame]:
    return motion.unpack(base64.b64decode(packed))


def starting(told: Told) -> dict[int, Pose]:
    """By slot, the cards that were not where they had been built."""
    return dict(poses for _, moved in unpacked(told["start"]) for poses in moved)


def known_table(house: House, guest: Guest, **options: Any) -> str:
    """A table for one whose secret, and so every tremor, is always the same."""

    async def stored() -> str:
        seats = [Seat(guest.me["id"])]
        table = Table(GAME, seats, options, SECRET)
        table.start()
        row = new_row(table, TableSettings(guest.me["id"]))
        store = Store(database_url(house.settings.database))
        try:
            await store.add_table(row, seats, [table.log[0].line])
        finally:
            store.close()
        return row.id

    return asyncio.run(stored())


def log(house: House, table: str) -> list[LogLine]:
    """What is written."""

    async def read() -> list[LogLine]:
        store = Store(database_url(house.settings.database))
        try:
            found = await store.table(table)
            assert found is not None
            return found[2]
        finally:
            store.close()

    return asyncio.run(read())
