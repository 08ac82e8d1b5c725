"""A server with the house's games that says where it is, and its owner's page: python -m tests.boxes.serve FOLDER. Its
bots do not wait between moves, and nobody is too fast for it."""

from __future__ import annotations

import sys
from pathlib import Path

from armarium.bots import HOUSE
from armarium.server.run import run
from tests.server.house import toy_settings


def main(folder: Path) -> None:
    settings = toy_settings(folder, catalogue=HOUSE, trusted_proxies=["127.0.0.1"], lock_patience=5.0)
    run(settings, "127.0.0.1", 0, browser=False, say=lambda url, _: print_line(url), tell_owner=print_line)


def print_line(url: str) -> None:
    print(url, flush=True)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
