"""What can be set about a server, with what is meant when nothing is said."""

from __future__ import annotations

from pathlib import Path

import msgspec
import platformdirs

from armarium.reason import refused


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """Times are seconds. `pause` is how long a bot's move waits so that people can follow.

    `absence` is how long a player may be disconnected before a bot stands in, while somebody else is at the table.
    `shelf` and `bots` name the modules in which games and bots are looked up. Rates are messages per second, bursts
    what may come at once; a socket that keeps on after `warnings` refusals is closed.
    """

    database: str = ""
    public_url: str = ""
    pages: Path | None = None
    pause: float = 0.9
    absence: float = 120.0
    workers: int = 2
    thinking: float = 30.0
    shelf: str = "armarium.shelf"
    bots: str = "armarium.bots"
    lock_patience: float = 5.0
    durable: bool = False
    message_rate: float = 30.0
    message_burst: int = 120
    chat_rate: float = 0.5
    chat_burst: int = 6
    change_rate: float = 10.0
    change_burst: int = 60
    warnings: int = 50
    live_tables: int = 256
    echo: bool = False


def database_url(given: str) -> str:
    """A URL as it is, a path as an SQLite file, nothing as the file in the user's data folder."""
    if "://" in given:
        return given
    path = Path(given) if given else platformdirs.user_data_path("armarium", appauthor=False) / "tables.sqlite"
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError:
        raise refused("store-broken", database=str(path)) from None
    return f"sqlite:///{path}"
