"""What a pull at the standing Grimoire costs: processor seconds, and bytes to each who looks on.

python benchmarks/pulls.py [--decks 6]

Quiet pulls are slow and steady ones that stand, hasty ones are quick. Sizes are those of the messages: with poses as
plain numbers, as they are sent, and what compressing the socket would leave of that; the last column is for a hand that
is followed while it draws, in a part for every four samples.
"""

from __future__ import annotations

import argparse
import random
import statistics
import sys
import time
import zlib

import msgspec

from armarium.chance import Chance
from armarium.games.kamimai.deck import bodies, hand, trials
from armarium.games.kamimai.deck.bodies import TouchSimulation, Verdict
from armarium.games.kamimai.deck.hand import Pull
from armarium.games.kamimai.deck.trials import Aim
from armarium.motion import Frame
from armarium.server import messages
from armarium.server.simulation import outer_frames

TARGET = 0.3  # processor seconds for a pull, on average
SHOWN = 1.0  # and for the trials behind a shown risk, at most
STREAM = 25_000  # bytes of a collapse, about (M-54)
BATCH = 4  # samples a page sends at once
Row = tuple[str, float, list[int]]  # its kind, processor seconds, sizes


def rows(decks: int) -> list[Row]:
    """Every pull until each deck falls, and a collapse from its middle."""
    found: list[Row] = []
    for deck in range(decks):
        dice, before = random.Random(deck), bodies.build(64)
        crooked = hand.straight_path(dice.choice(("slow", "steady", "quick")), dice.choice((-5.0, -3.0, 3.0, 5.0)))
        found.append(row(before, "", Pull(dice.randrange(20, 44), (2.6, 0.0), crooked, b"%d" % deck))[0])
        for number in range(40):
            tempo, tremor = dice.choice(("slow", "steady", "quick")), dice.choice((1.0, 1.0, 3.0))
            slot = dice.choice((before.slots[0], before.slots[-1], dice.choice(before.slots)))
            wish = hand.plain_pull(slot, tempo, hand.pull_seed(b"bench %d" % deck, number), tremor)
            one, verdict = row(before, tempo, wish)
            found.append(one)
            if verdict.fell:
                break
            before = verdict.after
    return found


def row(before: bodies.Snapshot, tempo: str, wish: Pull) -> tuple[Row, Verdict]:
    started = time.process_time()
    verdict = bodies.pull(before, wish)
    spent = time.process_time() - started
    kind = "collapse" if verdict.fell else "hasty" if tempo == "quick" else "quiet"
    whole = message(verdict.frames)
    parts = sum(len(message(part, number)) for number, part in enumerate(followed(before, wish)))
    return (kind, spent, [plain(verdict.frames), len(whole), len(zlib.compress(whole)), parts]), verdict


def message(frames: list[Frame], part: int = 0) -> bytes:
    return msgspec.json.encode(messages.Poses(1, 1, b"", outer_frames(frames), part, last=True))


def plain(frames: list[Frame]) -> int:
    return len(
        msgspec.json.encode([{"at": at, "cards": [[slot, *pose] for slot, pose in moved]} for at, moved in frames])
    )


def followed(before: bodies.Snapshot, wish: Pull) -> list[list[Frame]]:
    """The frames as parts, as they come while the hand draws; the last when it has let go or the card is out."""
    touch = TouchSimulation(before, wish, 0.0)
    parts: list[list[Frame]] = []
    for first in range(0, len(wish.samples), BATCH):
        touch.feed(wish.samples[first : first + BATCH], closed=first + BATCH >= len(wish.samples))
        frames, verdict, _ = touch.advance(1_000_000)
        parts += [frames] if frames or not parts else []
        if verdict is not None:
            break
    return parts


def told(name: str, found: list[Row]) -> str:
    seconds = [row[1] for row in found] or [0.0]
    columns = [[row[2][column] for row in found] or [0] for column in range(4)]
    sizes = " | ".join(f"{statistics.median(column) / 1000:.1f} ({max(column) / 1000:.1f})" for column in columns)
    return f"| {name} | {len(found)} | {statistics.mean(seconds):.3f} ({max(seconds):.3f}) | {sizes} |"


def shown_risks(decks: int) -> list[float]:
    """Processor seconds of the trials behind one shown risk."""
    spent: list[float] = []
    for deck in range(decks):
        before = bodies.build(64, b"bench %d" % deck)
        for tempo in ("slow", "steady", "quick"):
            started = time.process_time()
            trials.trial_pulls(before, Aim(7 * deck % 64, tempo), Chance(deck))
            spent.append(time.process_time() - started)
    return spent


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--decks", type=int, default=6)
    arguments = parser.parse_args()
    started = time.process_time()
    bodies.build(64)
    print(f"build and settle 64 cards: {time.process_time() - started:.3f} CPU s\n")
    found = rows(arguments.decks)
    print("| | pulls | CPU s, mean (most) | kB plain, median (most) | sent | compressed | in parts |")
    print("|---|---:|---:|---:|---:|---:|---:|")
    for kind in ("quiet", "hasty", "collapse"):
        print(told(kind, [row for row in found if row[0] == kind]))
    print(told("all", found))
    average, streamed = statistics.mean(row[1] for row in found), max(max(row[2][1], row[2][3]) for row in found)
    print(f"\n{average:.3f} CPU s a pull, target {TARGET}: {'met' if average <= TARGET else 'MISSED'}")
    print(f"{streamed / 1000:.1f} kB at most, target {STREAM / 1000:.0f}: {'met' if streamed <= STREAM else 'MISSED'}")
    risks = shown_risks(arguments.decks)
    mean, most = statistics.mean(risks), max(risks)
    print(f"{mean:.2f} CPU s a shown risk, {most:.2f} at most, target {SHOWN}: {'met' if most <= SHOWN else 'MISSED'}")
    return 0 if average <= TARGET and streamed <= STREAM and most <= SHOWN else 1


if __name__ == "__main__":
    sys.exit(main())
