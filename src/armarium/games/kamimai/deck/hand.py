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
from armarium.games.kamimai.deck.geometry import Vector, add, length, scale, sub
from armarium.games.kamimai.notation import HANDS
from armarium.reason import Reason, Refused

BODY = parts.BOX["physics"]
HAND = parts.BOX["hand_physics"]
RATE: int = HAND["rate"]
MOST_SENT: int = 4 * HAND["most_samples"]
FINE = 10_000
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
    """The seed of a table's pull: from the secret that is committed to before the game and revealed after it.

    `number` is the pull's place in the line that stands, so that a pull taken back trembles as it did; in games begun
    before that it is its line in the log."""
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
    if not isinstance(samples, list) or len(samples) < 2:
        raise wrong("samples")
    place, point = gripped(slot, grip, standing)
    return place, point, further(samples, [])


def gripped(slot: object, grip: object, standing: Sequence[int]) -> tuple[int, tuple[float, float]]:
    if not isinstance(slot, int) or isinstance(slot, bool) or slot not in standing:
        raise Refused(Reason("M-11", "slot-empty", {"slot": str(slot)[:20]}))
    point = numbers(grip, 2)
    return slot, (fine(point[0]), fine(point[1]))


def further(samples: object, earlier: Sequence[Sample]) -> list[Sample]:
    """The samples that follow the earlier ones of the same hand."""
    if not isinstance(samples, list):
        raise wrong("samples")
    rows = [numbers(sample, 4) for sample in samples[: max(0, MOST_SENT - len(earlier))]]
    times = [earlier[-1][0], *(row[0] for row in rows)] if earlier else [row[0] for row in rows]
    if any(later <= before for before, later in pairwise(times)):
        raise wrong("time")
    found: list[Sample] = []
    for time, along, up, across in rows:
        last = found[-1] if found else earlier[-1] if earlier else None
        if last is None or fine(time) > last[0]:
            found.append((fine(time), fine(along), fine(up), fine(across)))
    return found


def fine(number: float) -> float:
    """A number as it is simulated and stored: to a ten-thousandth."""
    return round(number * FINE) / FINE


def refined(wish: Pull) -> Pull:
    """The same wish in the numbers that are stored."""
    samples = [(fine(time), fine(along), fine(up), fine(across)) for time, along, up, across in wish.samples]
    return msgspec.structs.replace(wish, grip=(fine(wish.grip[0]), fine(wish.grip[1])), samples=samples)


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
    guiding = Guiding(wish)
    guiding.feed(wish.samples)
    guiding.close()
    return guiding.path


class Guiding:
    """A path that grows while the hand moves. Where its samples are cut into batches changes nothing."""

    def __init__(self, wish: Pull) -> None:
        self.path: Path = []
        self.is_closed = False
        self._samples: list[Sample] = []
        self._place = 0
        self._mirror = wish.mirror
        self._goal = self._speed = (0.0, 0.0, 0.0)
        self._tremor = Tremor(random.Random(int.from_bytes(wish.seed, "big")), wish.tremor)

    def feed(self, samples: Sequence[Sample]) -> None:
        """Go on as far as the samples reach; what lies between two of them is settled by the later one."""
        self._samples += samples
        if len(self._samples) > 1:
            start, last = self._samples[0][0], self._samples[-1][0]
            while len(self.path) < HAND["most_samples"] and start + len(self.path) / RATE < last:
                self._go_on()

    def close(self) -> None:
        """The hand lets go: the rest of the way, at least one step of it."""
        self._samples = self._samples or [(0.0, 0.0, 0.0, 0.0)]
        count = 1 + math.ceil(RATE * (self._samples[-1][0] - self._samples[0][0]))
        while len(self.path) < min(HAND["most_samples"], max(2, count)):
            self._go_on()
        self.is_closed = True

    def is_full(self) -> bool:
        return self.is_closed or len(self.path) >= HAND["most_samples"]

    def _go_on(self) -> None:
        point = self._sampled(self._samples[0][0] + len(self.path) / RATE)
        if self.path:
            before, self._goal = self._goal, self._chased(_mirrored(point) if self._mirror else point)
            point = self._tremor.added(before, self._goal)
        self.path.append(point)

    def _sampled(self, time: float) -> Vector:
        """Where the samples are at a time, from the first on, which is where the hand took hold."""
        while self._place < len(self._samples) - 2 and self._samples[self._place + 1][0] <= time:
            self._place += 1
        a, b = self._samples[self._place], self._samples[min(self._place + 1, len(self._samples) - 1)]
        share = max(0.0, min(1.0, (time - a[0]) / (b[0] - a[0]))) if b[0] > a[0] else 0.0
        point = (a[1] + share * (b[1] - a[1]), a[2] + share * (b[2] - a[2]), a[3] + share * (b[3] - a[3]))
        return sub(point, self._samples[0][1:])

    def _chased(self, point: Vector) -> Vector:
        """Bounded speed and acceleration: a teleport becomes a quick honest movement."""
        wanted = _shortened(scale(sub(_shortened(point, HAND["reach"]), self._goal), RATE), HAND["speed"])
        self._speed = add(self._speed, _shortened(sub(wanted, self._speed), HAND["acceleration"] / RATE))
        return add(self._goal, scale(self._speed, 1 / RATE))


def _mirrored(point: Vector) -> Vector:
    return point[0], point[1], -point[2]


def _shortened(vector: Vector, limit: float) -> Vector:
    size = length(vector)
    return vector if size <= limit else scale(vector, limit / size)


class Tremor:
    """Around 9 and 5 Hz, and a wander that grows with speed: out of the plane, and half as much up and down."""

    def __init__(self, dice: random.Random, factor: float) -> None:
        self._dice = dice
        self._factor = factor
        self._phases = [dice.uniform(0.0, 2 * math.pi) for _ in range(3)]
        self._number = 0
        self._across = self._up = 0.0

    def added(self, before: Vector, point: Vector) -> Vector:
        self._number += 1
        time = self._number / RATE
        shake = 0.7 * _swing(9.0, time, self._phases[0]) + 0.5 * _swing(5.3, time, self._phases[1])
        wander = self._factor * HAND["drift"] * length(sub(point, before)) * RATE * math.sqrt(1 / RATE)
        self._across += wander * self._dice.gauss(0.0, 1.0)
        self._up += wander * self._dice.gauss(0.0, 0.5)
        tremor = self._factor * HAND["tremor"]
        up = self._up + 0.5 * tremor * _swing(8.0, time, self._phases[2])
        return add(point, (0.0, up, self._across + tremor * shake))


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
