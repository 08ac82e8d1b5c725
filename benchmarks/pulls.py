"""What a pull at the standing Grimoire costs: processor seconds and the size of what is streamed, safe or fallen.

python benchmarks/pulls.py [--decks 6]
"""

from __future__ import annotations

import argparse
import random
import statistics
import sys
import time

import msgspec

from armarium.games.kamimai import grimoire_sim, hand

TARGET = 0.3  # processor seconds for a pull, on average


def pulls(decks: int) -> list[tuple[float, int, bool, int]]:
    """Processor seconds, bytes of frames, whether it fell, cards before: for every pull until each deck falls."""
    found: list[tuple[float, int, bool, int]] = []
    for deck in range(decks):
        dice, before = random.Random(deck), grimoire_sim.build(64)
        for number in range(40):
            tempo, tremor = dice.choice(("slow", "steady", "quick")), dice.choice((1.0, 1.0, 3.0))
            slot = dice.choice((before.slots[0], before.slots[-1], dice.choice(before.slots)))
            wish = hand.plain_pull(slot, tempo, hand.seed_of(b"bench %d" % deck, number), tremor)
            started = time.process_time()
            verdict = grimoire_sim.pull(before, wish)
            spent = time.process_time() - started
            found.append((spent, len(msgspec.msgpack.encode(verdict.frames)), verdict.fell, len(before.slots)))
            if verdict.fell:
                break
            before = verdict.after
    return found


def told(name: str, rows: list[tuple[float, int, bool, int]]) -> str:
    if not rows:
        return f"{name}: none"
    seconds, sizes = [row[0] for row in rows], [row[1] for row in rows]
    return (
        f"{name}: {len(rows)} pulls, {statistics.mean(seconds):.3f} CPU s on average, {max(seconds):.3f} at most, "
        f"{statistics.median(sizes) / 1000:.1f} kB streamed, {max(sizes) / 1000:.1f} at most"
    )


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--decks", type=int, default=6)
    arguments = parser.parse_args()
    started = time.process_time()
    grimoire_sim.build(64)
    print(f"build and settle 64 cards: {time.process_time() - started:.3f} CPU s")
    found = pulls(arguments.decks)
    print(told("safe", [row for row in found if not row[2]]))
    print(told("fallen", [row for row in found if row[2]]))
    average = statistics.mean(row[0] for row in found)
    print(f"all: {average:.3f} CPU s a pull, target {TARGET}: {'met' if average <= TARGET else 'MISSED'}")
    return 0 if average <= TARGET else 1


if __name__ == "__main__":
    sys.exit(main())
