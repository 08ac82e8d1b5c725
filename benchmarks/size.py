"""The model of docs/size.md: what so many playing tables need, from what `make bench-load` measured on two cores.

    python -m benchmarks.size

A table has two people and a move every six seconds. Every figure is a line of benchmarks/RESULTS.md.
"""

from __future__ import annotations

import math
from typing import NamedTuple

PACE = 6.0  # seconds between two moves at a table of people
MOVE = 0.0032  # seconds of the processor that a move takes a server, with both viewers told of it
MOVE_STORED = 0.00043  # and PostgreSQL
BUSY = 0.5  # of a processor that a process may use so that nobody waits
BASE = 100.0  # MB of a process without tables
CONNECTED = 0.095  # MB of a table with two sockets that has only begun
LINE = 0.007  # MB of each line of its log: the position after it is kept, for undo and replay
LINES = 60  # of an average game, half played
CONNECTIONS = 16  # to PostgreSQL, of a process
ASK = 0.0017  # seconds of the processor for one order of a neighbour, on both sides together
GROUPS = 150.0  # commits a second of one process at most: one writer, and a disk that takes 5 ms
BOT_MOVE = 2.0  # seconds of a worker that the master thinks
PULL = 0.09  # of a worker for a simulated pull


class Need(NamedTuple):
    tables: int
    moves: float
    processes: int
    cores: float
    store_cores: float
    commits: float
    connections: int
    memory: float
    neighbours: float
    bots: float


def need(tables: int, bot_share: float = 0.1) -> Need:
    moves = tables / PACE
    processes = max(2, math.ceil(moves * MOVE / BUSY))
    return Need(
        tables=tables,
        moves=moves,
        processes=processes,
        cores=moves * MOVE,
        store_cores=moves * MOVE_STORED,
        commits=min(moves, processes * GROUPS),
        connections=processes * CONNECTIONS,
        memory=(processes * BASE + tables * (CONNECTED + LINE * LINES / 2)) / 1000,
        neighbours=(processes - 1) * ASK,
        bots=tables * bot_share * BOT_MOVE / (2 * PACE),
    )


def main() -> None:
    print("| tables | moves/s | processes | cores | of PostgreSQL | commits/s | connections | GB | a process for its "
          "neighbours | cores for bots |")  # fmt: skip
    print("|---:" * 10 + "|")
    for tables in (1_000, 10_000, 100_000):
        n = need(tables)
        print(
            f"| {n.tables:,} | {n.moves:,.0f} | {n.processes} | {n.cores:.1f} | {n.store_cores:.2f} |"
            f" {n.commits:,.0f} | {n.connections:,} | {n.memory:.1f} | {n.neighbours:.0%} of a core | {n.bots:,.0f} |"
        )


if __name__ == "__main__":
    main()
