"""One server process with toys or all games: python -m tests.service.serve DATABASE PORT ADMIN_PORT toys|house."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from armarium.bots import HOUSE
from armarium.server.logs import set_up_logs
from armarium.server.run import run
from tests.server.house import toy_settings


def house_settings() -> dict[str, Any]:
    """The games of the shelf, with the page where it is built."""
    pages = Path(__file__).resolve().parents[2] / "web" / "dist"
    built = {"pages": pages} if (pages / "index.html").exists() else {}
    return {"catalogue": HOUSE, "pause": 0.05, "budget": 0.1, "message_rate": 1000.0, **built}


def main() -> None:
    database, port, admin_port = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
    set_up_logs("json")
    settings = toy_settings(
        Path(),
        database=database,
        admin_port=admin_port,
        trusted_proxies=["127.0.0.1"],
        lock_patience=5.0,
        change_burst=100_000,
        message_burst=100_000,
        **(house_settings() if "house" in sys.argv[4:] else {}),
    )
    run(settings, "127.0.0.1", port, browser=False, say=lambda *_: None)


if __name__ == "__main__":
    main()
