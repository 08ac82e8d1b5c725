"""Tree reuse: a search goes on in the subtree of the moves played since its last decision.

The cache never trusts that nothing happened in between: every request carries the whole move history, and a tree is
reused only if the history it was grown for is a prefix of that.
"""

from __future__ import annotations

from typing import NamedTuple

from armarium.search import HIDDEN, Search

CAPACITY = 2_000_000  # nodes a process keeps in all its trees together, some 200 MB

ObservedMove = tuple[int, int, int | None]  # the log's number, who, and what: None for a move the seat cannot see


class Entry(NamedTuple):
    history: list[ObservedMove]
    search: Search


class TreeCache:
    """Searches by key, least recently used first."""

    def __init__(self, capacity: int = CAPACITY) -> None:
        self._capacity = capacity
        self._entries: dict[str, Entry] = {}

    def take(self, key: str, history: list[ObservedMove]) -> Search | None:
        """Remove the search of this key and advance it to the end of the history; None where it is on another line."""
        entry = self._entries.pop(key, None)
        if entry is None or entry.history != history[: len(entry.history)]:
            return None
        for _, seat, move in history[len(entry.history) :]:
            entry.search.advance(seat, HIDDEN if move is None else move)
        return entry.search

    def store(self, key: str, history: list[ObservedMove], search: Search) -> None:
        """Keep it, and evict the least recently used searches beyond the capacity."""
        self._entries[key] = Entry(history, search)
        while sum(len(entry.search.tree.parent) for entry in self._entries.values()) > self._capacity:
            del self._entries[next(iter(self._entries))]


class TreeReuse(NamedTuple):
    """One seat of one game: a key unlike any other in this cache, and the move history as the seat observed it."""

    key: str
    history: list[ObservedMove]
    cache: TreeCache
