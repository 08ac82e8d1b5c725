"""The hand's path: what a client sends, tamed into what a hand can do, with tremor and handicap from a secret (M-52).

Samples are (seconds, along, up, across) in the frame of the gripped card: along the spine, up the card, out of its
plane. It knows no bodies.
"""

from __future__ import annotations

import hashlib
import math
import random
from collections.abc import Sequence
from itertools import pairwise

import msgspec

from armarium.games.kamimai import parts
from armarium.games.kamimai.geometry import Vector, add, length, scale, sub
from armarium.games.kamimai.notation import HANDS
from armarium.reason import Reason, Refused

BODY = parts.BOX["physics"]
HAND = parts.BOX["hand_physics"]
RATE: int = HAND["rate"]
Sample = tuple[float, float, float, float]
Path = list[Vector]


class Pull(msgspec.Struct, frozen=True):
    """One wish to pull, and the seed that makes the hand tremble. `grip` is on the card, from its middle."""

    slot: int
    grip: tuple[float, float]
    samples: list[Sample]
    seed: bytes
    tremor: float = 1.0
    mirror: bool = False


def seed_of(secret: bytes, number: int) -> bytes:
    """The seed of a table's pull: from the secret that is committed to before the game and revealed after it."""
    return hashlib.sha256(secret + b" pull " + str(number).encode()).digest()


def handicap(hand: str | None, steadiness: str) -> tuple[float, bool]:
    """The tremor's factor and whether sideways is mirrored (M-33, M-52)."""
    factor = float(parts.BOX["steadiness"][steadiness])
    if hand not in HANDS:
        return factor, False
    entry = parts.BOX["hand"][hand]
    return factor * entry["tremor"], entry["mirror"]


# --- what a client may send ------------------------------------------------------------------------------------------


def checked(
    slot: object, grip: object, samples: object, standing: Sequence[int]
) -> tuple[int, tuple[float, float], list[Sample]]:
    """A client's words as a slot, a grip and samples; Refused for what is no hand at all. Too much is cut off."""
    if not isinstance(slot, int) or isinstance(slot, bool) or slot not in standing:
        raise Refused(Reason("M-11", "slot-empty", {"slot": str(slot)[:20]}))
    point = numbers(grip, 2)
    if not isinstance(samples, list) or len(samples) < 2:
        raise wrong("samples")
    rows = [numbers(sample, 4) for sample in samples[: 4 * HAND["most_samples"]]]
    if any(later[0] <= earlier[0] for earlier, later in pairwise(rows)):
        raise wrong("time")
    return slot, (point[0], point[1]), [(row[0], row[1], row[2], row[3]) for row in rows]


def numbers(value: object, count: int) -> list[float]:
    if not isinstance(value, (list, tuple)) or len(value) != count:
        raise wrong("shape")
    found: list[float] = []
    for number in value:
        if isinstance(number, bool) or not isinstance(number, (int, float)) or not abs(number) < 1e6:
            raise wrong("number")
        found.append(float(number))
    return found


def wrong(problem: str) -> Refused:
    return Refused(Reason("M-51", "samples-wrong", {"problem": problem}))


# --- what a hand can do ----------------------------------------------------------------------------------------------


def grip(wish: Pull) -> Vector:
    """The grip point, on the card."""
    along = max(-BODY["width"] / 2, min(BODY["width"] / 2, wish.grip[0]))
    up = max(-BODY["height"] / 2, min(BODY["height"] / 2, wish.grip[1]))
    return along, up, 0.0


def tamed(wish: Pull) -> Path:
    """The path at a steady rate, within a hand's reach, speed and acceleration, mirrored and trembling as it must."""
    path = [_mirrored(point) if wish.mirror else point for point in _resampled(wish.samples)]
    return _trembling(_limited(path), random.Random(int.from_bytes(wish.seed, "big")), wish.tremor)


def _mirrored(point: Vector) -> Vector:
    return point[0], point[1], -point[2]


def _resampled(samples: Sequence[Sample]) -> Path:
    """From the first sample on, which is where the hand took hold; at most so many as a pull may last."""
    start = samples[0]
    count = min(HAND["most_samples"], 1 + math.ceil(RATE * (samples[-1][0] - start[0])))
    path: Path = []
    place = 0
    for number in range(max(2, count)):
        time = start[0] + number / RATE
        while place < len(samples) - 2 and samples[place + 1][0] <= time:
            place += 1
        a, b = samples[place], samples[place + 1]
        share = max(0.0, min(1.0, (time - a[0]) / (b[0] - a[0])))
        point = (a[1] + share * (b[1] - a[1]), a[2] + share * (b[2] - a[2]), a[3] + share * (b[3] - a[3]))
        path.append(sub(point, start[1:]))
    return path


def _limited(path: Path) -> Path:
    """Chase the path with bounded speed and acceleration: a teleport becomes a quick honest movement."""
    found = [(0.0, 0.0, 0.0)]
    speed = (0.0, 0.0, 0.0)
    for point in path[1:]:
        goal = _shortened(point, HAND["reach"])
        wanted = _shortened(scale(sub(goal, found[-1]), RATE), HAND["speed"])
        speed = add(speed, _shortened(sub(wanted, speed), HAND["acceleration"] / RATE))
        found.append(add(found[-1], scale(speed, 1 / RATE)))
    return found


def _shortened(vector: Vector, limit: float) -> Vector:
    size = length(vector)
    return vector if size <= limit else scale(vector, limit / size)


def _trembling(path: Path, dice: random.Random, factor: float) -> Path:
    """Tremor around 9 and 5 Hz, and a wander that grows with speed: out of the plane, and half as much up and down."""
    phases = [dice.uniform(0.0, 2 * math.pi) for _ in range(3)]
    across = up = 0.0
    found: Path = [path[0]]
    for number, (before, point) in enumerate(pairwise(path), 1):
        time = number / RATE
        shake = 0.7 * _swing(9.0, time, phases[0]) + 0.5 * _swing(5.3, time, phases[1])
        wander = factor * HAND["drift"] * length(sub(point, before)) * RATE * math.sqrt(1 / RATE)
        across += wander * dice.gauss(0.0, 1.0)
        up += wander * dice.gauss(0.0, 0.5)
        tremor = factor * HAND["tremor"]
        found.append(add(point, (0.0, up + 0.5 * tremor * _swing(8.0, time, phases[2]), across + tremor * shake)))
    return found


def _swing(frequency: float, time: float, phase: float) -> float:
    return math.sin(2 * math.pi * frequency * time + phase) - math.sin(phase)


# --- a hand without a mouse: M-55, and the bots' ---------------------------------------------------------------------


def path(tempo: str, lean: float = 0.0, side: int = 1, rise: float = 0.0) -> list[Sample]:
    """A straight pull along the spine with a smooth start and end; `lean` drags it so far out of the plane."""
    seconds = parts.BOX["tempo"][tempo]["seconds"]
    count = max(2, round(seconds * RATE) + 1)
    samples: list[Sample] = []
    for number in range(count):
        share = number / (count - 1)
        gone = share**3 * (10 + share * (-15 + 6 * share))
        samples.append((seconds * share, side * HAND["distance"] * gone, rise * gone, lean * gone))
    return samples


def plain_pull(
    slot: int, tempo: str, seed: bytes, tremor: float = 1.0, mirror: bool = False, lean: float = 0.0
) -> Pull:
    """A pull by tempo and lean, gripped at the edge of the card; it strays as hands do, by the same secret seed."""
    side = 1 if seed[-1] & 1 else -1
    stray = random.Random(seed).gauss(0.0, tremor * parts.BOX["tempo"][tempo]["stray"])
    grip_at = (side * (BODY["width"] / 2 - 0.55), 0.0)
    return Pull(slot, grip_at, path(tempo, lean + stray, side), seed, tremor, mirror)
