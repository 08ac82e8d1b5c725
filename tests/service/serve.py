"""One server process with the toy games: python -m tests.service.serve DATABASE PORT ADMIN_PORT."""

from __future__ import annotations

import sys
from pathlib import Path

from armarium.server.logs import set_up_logs
from armarium.server.run import run
from tests.server.house import toy_settings


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
    )
    run(settings, "127.0.0.1", port, browser=False, say=lambda _: None)


if __name__ == "__main__":
    main()
