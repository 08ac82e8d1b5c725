"""Where a search goes on from what it thought before. It never trusts that nothing happened in between: the way the
game has taken is told anew with every question, and a search goes on only if its own way is the beginning of it.
"""

from __future__ import annotations

from typing import NamedTuple

from armarium.search import HIDDEN, Search

ROOM = 2_000_000  # nodes a process keeps in all its searches together, some 200 MB

Step = tuple[int, int, int | None]  # the log's number, who, and what: None for a move the seat cannot see


class Kept(NamedTuple):
    path: list[Step]
    search: Search


class Memory:
    """Searches by name, the one used last at the end."""

    def __init__(self, room: int = ROOM) -> None:
        self._room = room
        self._kept: dict[str, Kept] = {}

    def resumed(self, name: str, path: list[Step]) -> Search | None:
        """The search of this name, moved on to where the game is now; None where that cannot be done."""
        kept = self._kept.pop(name, None)
        if kept is None or kept.path != path[: len(kept.path)]:
            return None
        for _, seat, move in path[len(kept.path) :]:
            kept.search.advance(seat, HIDDEN if move is None else move)
        return kept.search

    def keep(self, name: str, path: list[Step], search: Search) -> None:
        """Remember it, and forget what was not used for longest as far as room is wanted."""
        self._kept[name] = Kept(path, search)
        while sum(len(kept.search.tree.parent) for kept in self._kept.values()) > self._room:
            del self._kept[next(iter(self._kept))]


class Thread(NamedTuple):
    """One seat of one game: a name unlike any other in this memory, and the game so far as the seat saw it."""

    name: str
    path: list[Step]
    memory: Memory
