"""Which modules of ours the event loop imports while somebody sees all of a fresh house: python -m
tests.server.first_visit FOLDER. Said as JSON, by what was visited."""

from __future__ import annotations

import json
import sys
import threading
from pathlib import Path

from armarium.bots import HOUSE
from armarium.server.run import freeze_garbage_collector
from tests.server.house import House, toy_settings

OURS = ("armarium", "rapier3d")
EVERYWHERE = ["/", "/api/me", "/api/words/en", "/api/words/fr", "/api/games", "/api/invitation", "/api/tables"]
BOOK = ["rules", "guide", "lessons", "puzzles", "puzzles/1"]
TABLE = ["", "/report", "/replay", "/qr.svg", "/watchers"]


class Finder:
    """Finds nothing, and remembers who looked for what."""

    def __init__(self) -> None:
        self._wanted: list[tuple[int, str]] = []

    def find_spec(self, name: str, _path: object = None, _target: object = None) -> None:
        self._wanted.append((threading.get_ident(), name))

    def take(self, thread: int) -> list[str]:
        """What was looked for by this thread since it was last asked."""
        wanted, self._wanted = self._wanted, []
        return [name for by, name in wanted if by == thread and name.partition(".")[0] in OURS]


class Tour:
    def __init__(self, house: House) -> None:
        self._loop = house.loop_thread
        self._finder = Finder()
        self.guest = house.guest()
        self.opened: dict[str, list[str]] = {}
        sys.meta_path.insert(0, self._finder)

    def note(self, visit: str) -> None:
        self.opened[visit] = self._finder.take(self._loop)

    def look(self, path: str) -> None:
        answer = self.guest.http.get(path)
        assert answer.status_code == 200, (path, answer.text)
        self.note(path)

    def play(self, game: str) -> None:
        guest = self.guest
        table = guest.open(game, 2, bots=[None, "greedy"], start=True, listed=True)
        self.note(f"{game} opened")
        line = guest.joined(table)
        self.note(f"{game} joined")
        line.refusal("move", move="nonsense", at=0)
        self.note(f"{game} played")
        for path in [f"/t/{table}", *(f"/api/tables/{table}{rest}" for rest in TABLE)]:
            self.look(path)

    def walk(self) -> None:
        for path in EVERYWHERE:
            self.look(path)
        for game in HOUSE.games():
            for path in BOOK:
                self.look(f"/api/games/{game}/{path}?language=de")
            self.play(game)


def main() -> None:
    folder = Path(sys.argv[1])
    (folder / "index.html").write_text("<!doctype html><head></head>")
    house = House(toy_settings(folder, catalogue=HOUSE, pages=folder))
    freeze_garbage_collector()
    try:
        tour = Tour(house)
        tour.walk()
        sys.stdout.write(json.dumps(tour.opened))
    finally:
        house.close()


if __name__ == "__main__":
    main()
