"""How far a standing deck gets by dragged paths and by plain pulls, the sides in turn from their middles (M-52).

    python -m benchmarks.drags [decks]

The paths lie in tests/kamimai/drags.json: straight ones wait after the grip, shaky ones wobble, hasty ones do neither.
Every kind of hand pulls at the same decks with the same seeds, so that only the hand differs. Lines as they come.
"""

from __future__ import annotations

import random
import statistics
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path

import msgspec

from armarium.games.kamimai.deck import bodies, hand
from armarium.games.kamimai.deck.hand import Pull
from armarium.games.kamimai.deck.sweep import FULL, MOST_PULLS, choose
from armarium.games.kamimai.notation import TEMPOS

FILE = Path(__file__).parents[1] / "tests" / "kamimai" / "drags.json"
KINDS = ("straight", "shaky", "hasty")
Puller = Callable[[int, bytes, int], Pull]  # of a slot, by a seed, the how manieth it is


class Drag(msgspec.Struct, frozen=True):
    """One path, as a page sends it."""

    kind: str
    grip: tuple[float, float]
    samples: list[hand.Sample]


def drags(kind: str) -> list[Drag]:
    return [drag for drag in msgspec.json.decode(FILE.read_bytes(), type=list[Drag]) if drag.kind == kind]


def dragged_pull(paths: list[Drag], slot: int, seed: bytes, number: int) -> Pull:
    drag = paths[number % len(paths)]
    return Pull(slot, drag.grip, drag.samples, seed)


def plain_pull(tempo: str, slot: int, seed: bytes, _number: int) -> Pull:
    return hand.plain_pull(slot, tempo, seed)


def pullers() -> dict[str, Puller]:
    by_drag: dict[str, Puller] = {f"dragged, {kind}": partial(dragged_pull, drags(kind)) for kind in KINDS}
    return by_drag | {f"plain, {tempo}": partial(plain_pull, tempo) for tempo in TEMPOS}


def last_pull(puller: Puller, deck: int) -> tuple[int, int]:
    """The pull at which the deck fell, and how many pulls brought several cards."""
    before, dice, several = bodies.build(FULL, b"drag %d" % deck), random.Random(deck), 0
    for number in range(MOST_PULLS):
        slot = choose("middle", before.slots, dice)
        wish = puller(slot, hand.pull_seed(b"drag %d" % deck, number), number + deck)
        verdict = bodies.pull(before, wish, films=False)
        if verdict.fell or len(verdict.after.slots) < 3:
            return number + 1, several
        several += len(verdict.drawn) > 1
        before = verdict.after
    return MOST_PULLS, several


def main(arguments: list[str]) -> None:
    decks = int(arguments[0]) if arguments else 10
    ends: dict[str, list[int]] = {name: [] for name in pullers()}
    several = dict.fromkeys(ends, 0)
    for deck in range(decks):
        for name, puller in pullers().items():
            end, more = last_pull(puller, deck)
            ends[name].append(end)
            several[name] += more
        for name, pulls in ends.items():
            middle, share = statistics.median(pulls), several[name]
            print(f"{name:18} {middle:5} ({min(pulls)}–{max(pulls)}; {len(pulls)}) {share} of {sum(pulls)}", flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
