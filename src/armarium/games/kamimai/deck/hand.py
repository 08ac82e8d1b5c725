"""The hand's path: what a client sends, clamped to what a hand can do, with tremor and handicap from a seed (M-52).

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
OUTWARD = {"outward": parts.BOX["lean"]["outward"], "inward": -parts.BOX["lean"]["inward"]}  # cm, away from the deck
RATE: int = HAND["rate"]
MOST_SENT: int = 4 * HAND["most_samples"]
RESOLUTION = 10_000
STILL_BEFORE = 0.05  # seconds before its next sample at which a hand that kept still begins to move
Sample = tuple[float, float, float, float]
Path = list[Vector]


class Pull(msgspec.Struct, frozen=True):
    """One wish to pull, and the seed that makes the hand tremble. `grip` is on the card, from its middle. With `mirror`
    sideways is the wrong way round; a left hand errs as a right one does, in a mirror."""

    slot: int
    grip: tuple[float, float]
    samples: list[Sample]
    seed: bytes
    tremor: float = 1.0
    mirror: bool = False
    left: bool = False


def pull_seed(secret: bytes, number: int) -> bytes:
    """The seed of a table's pull: from the secret that is committed to before the game and revealed after it.

    `number` is the pull's place in the line that stands, so that a pull taken back trembles as it did; in games begun
    before that it is its line in the log."""
    return hashlib.sha256(secret + b" pull " + str(number).encode()).digest()


def texture_seed(secret: bytes, number: int) -> bytes:
    """The seed of the surfaces of a table's deck; `number` is the place of the move after which it was built."""
    return hashlib.sha256(secret + b" texture " + str(number).encode()).digest()


def knock_seed(secret: bytes, number: int) -> bytes:
    """The seed of the knock at a table while it waits (M-14); `number` as of a pull."""
    return hashlib.sha256(secret + b" knock " + str(number).encode()).digest()


def handicap(hand: str | None, steadiness: str) -> tuple[float, bool]:
    """The tremor's factor and whether sideways is mirrored (M-33, M-52)."""
    factor = float(parts.BOX["steadiness"][steadiness])
    if hand not in HANDS:
        return factor, False
    entry = parts.BOX["hand"][hand]
    return factor * entry["tremor"], entry["mirror"]


def draws_left(left_handed: bool, mirror: bool) -> bool:
    """Whether it is the left hand that draws: the dominant one, or the other where a Guardian says so (M-52)."""
    return left_handed != mirror


# --- what a client may send ------------------------------------------------------------------------------------------


def parse_grip(slot: object, grip: object, standing: Sequence[int]) -> tuple[int, tuple[float, float]]:
    if not isinstance(slot, int) or isinstance(slot, bool) or slot not in standing:
        raise Refused(Reason("M-11", "slot-empty", {"slot": str(slot)[:20]}))
    point = parse_floats(grip, 2)
    return slot, (quantise(point[0]), quantise(point[1]))


def parse_samples(samples: object, earlier: Sequence[Sample], delay: float = 0.0) -> list[Sample]:
    """The samples that follow the earlier ones of the same hand, by a clock that is so many seconds late. Before the
    first late one the hand has kept still."""
    if not isinstance(samples, list):
        raise bad_samples("samples")
    rows = [parse_floats(sample, 4) for sample in samples[: max(0, MOST_SENT - len(earlier))]]
    rows = [[time + delay, *place] for time, *place in rows]
    if delay and earlier and rows and rows[0][0] - earlier[-1][0] > 2 * STILL_BEFORE:
        rows.insert(0, [rows[0][0] - STILL_BEFORE, *earlier[-1][1:]])
    times = [earlier[-1][0], *(row[0] for row in rows)] if earlier else [row[0] for row in rows]
    if any(later <= before for before, later in pairwise(times)):
        raise bad_samples("time")
    fresh: list[Sample] = []
    for time, along, up, across in rows:
        last = fresh[-1] if fresh else earlier[-1] if earlier else None
        if last is None or quantise(time) > last[0]:
            fresh.append((quantise(time), quantise(along), quantise(up), quantise(across)))
    return fresh


def quantise(number: float) -> float:
    """To a ten-thousandth, as it is simulated and stored."""
    return round(number * RESOLUTION) / RESOLUTION


def quantise_pull(wish: Pull) -> Pull:
    """The same pull with every number as it is stored."""
    samples = [
        (quantise(time), quantise(along), quantise(up), quantise(across)) for time, along, up, across in wish.samples
    ]
    return msgspec.structs.replace(wish, grip=(quantise(wish.grip[0]), quantise(wish.grip[1])), samples=samples)


def parse_floats(value: object, count: int) -> list[float]:
    if not isinstance(value, (list, tuple)) or len(value) != count:
        raise bad_samples("shape")
    floats: list[float] = []
    for number in value:
        if isinstance(number, bool) or not isinstance(number, (int, float)) or not abs(number) < 1e6:
            raise bad_samples("number")
        floats.append(float(number))
    return floats


def bad_samples(problem: str) -> Refused:
    return Refused(Reason("M-51", "samples-wrong", {"problem": problem}))


# --- what a hand can do ----------------------------------------------------------------------------------------------


def grip_point(wish: Pull) -> Vector:
    """The grip point, on the card."""
    along = max(-BODY["width"] / 2, min(BODY["width"] / 2, wish.grip[0]))
    up = max(-BODY["height"] / 2, min(BODY["height"] / 2, wish.grip[1]))
    return along, up, 0.0


class HandPath:
    """The path at a fixed rate, clamped to a hand's reach, speed and acceleration, mirrored and with tremor.

    It grows while the hand moves; where its samples are cut into batches changes nothing."""

    def __init__(self, wish: Pull) -> None:
        self.points: Path = []
        self.is_closed = False
        self._samples: list[Sample] = []
        self._place = 0
        self._mirror = wish.mirror
        self._goal = self._speed = (0.0, 0.0, 0.0)
        self._tremor = Tremor(random.Random(int.from_bytes(wish.seed, "big")), wish.tremor, wish.left)

    def feed(self, samples: Sequence[Sample]) -> None:
        """Go on as far as the samples reach; what lies between two of them is settled by the later one."""
        self._samples += samples
        if len(self._samples) > 1:
            start, last = self._samples[0][0], self._samples[-1][0]
            while len(self.points) < HAND["most_samples"] and start + len(self.points) / RATE < last:
                self._extend()

    def close(self) -> None:
        """The hand lets go: the rest of the way, at least one step of it."""
        self._samples = self._samples or [(0.0, 0.0, 0.0, 0.0)]
        count = 1 + math.ceil(RATE * (self._samples[-1][0] - self._samples[0][0]))
        while len(self.points) < min(HAND["most_samples"], max(2, count)):
            self._extend()
        self.is_closed = True

    def is_full(self) -> bool:
        return self.is_closed or len(self.points) >= HAND["most_samples"]

    def _extend(self) -> None:
        point = self._interpolate(self._samples[0][0] + len(self.points) / RATE)
        if self.points:
            before, self._goal = self._goal, self._track(_mirror_across(point) if self._mirror else point)
            point = self._tremor.displace(before, self._goal)
        self.points.append(point)

    def _interpolate(self, time: float) -> Vector:
        """The samples at a time, relative to the first, which is where the hand took hold."""
        while self._place < len(self._samples) - 2 and self._samples[self._place + 1][0] <= time:
            self._place += 1
        a, b = self._samples[self._place], self._samples[min(self._place + 1, len(self._samples) - 1)]
        share = max(0.0, min(1.0, (time - a[0]) / (b[0] - a[0]))) if b[0] > a[0] else 0.0
        point = (a[1] + share * (b[1] - a[1]), a[2] + share * (b[2] - a[2]), a[3] + share * (b[3] - a[3]))
        return sub(point, self._samples[0][1:])

    def _track(self, point: Vector) -> Vector:
        """A step towards the point with clamped speed and acceleration: a teleport becomes a quick honest movement."""
        wanted = clamp_length(scale(sub(clamp_length(point, HAND["reach"]), self._goal), RATE), HAND["speed"])
        self._speed = add(self._speed, clamp_length(sub(wanted, self._speed), HAND["acceleration"] / RATE))
        return add(self._goal, scale(self._speed, 1 / RATE))


def _mirror_across(point: Vector) -> Vector:
    return point[0], point[1], -point[2]


def clamp_length(vector: Vector, limit: float) -> Vector:
    size = length(vector)
    return vector if size <= limit else scale(vector, limit / size)


class Tremor:
    """Around 9 and 5 Hz, and a wander that grows with speed: out of the plane, and half as much up and down. That of a
    left hand is the mirror image of a right one's."""

    def __init__(self, dice: random.Random, factor: float, left: bool) -> None:
        self._dice = dice
        self._factor = factor
        self._way = -1.0 if left else 1.0
        self._phases = [dice.uniform(0.0, 2 * math.pi) for _ in range(3)]
        self._number = 0
        self._across = self._up = 0.0

    def displace(self, before: Vector, point: Vector) -> Vector:
        self._number += 1
        time = self._number / RATE
        shake = 0.7 * _oscillation(9.0, time, self._phases[0]) + 0.5 * _oscillation(5.3, time, self._phases[1])
        wander = self._factor * HAND["drift"] * length(sub(point, before)) * RATE * math.sqrt(1 / RATE)
        self._across += wander * self._dice.gauss(0.0, 1.0)
        self._up += wander * self._dice.gauss(0.0, 0.5)
        tremor = self._factor * HAND["tremor"]
        up = self._up + 0.5 * tremor * _oscillation(8.0, time, self._phases[2])
        return add(point, (0.0, up, self._way * (self._across + tremor * shake)))


def _oscillation(frequency: float, time: float, phase: float) -> float:
    return math.sin(2 * math.pi * frequency * time + phase) - math.sin(phase)


# --- a hand without a mouse: M-55, and the bots' ---------------------------------------------------------------------


def straight_path(tempo: str, lean: float = 0.0, side: int = 1, rise: float = 0.0) -> list[Sample]:
    """A straight pull along the spine with a smooth start and end; `lean` drags it so far out of the plane."""
    seconds = parts.BOX["tempo"][tempo]["seconds"]
    count = max(2, round(seconds * RATE) + 1)
    samples: list[Sample] = []
    for number in range(count):
        share = number / (count - 1)
        eased = share**3 * (10 + share * (-15 + 6 * share))
        samples.append((seconds * share, side * HAND["distance"] * eased, rise * eased, lean * eased))
    return samples


def lean(manner: str, is_near: bool) -> float:
    """How far a leaning hand goes out of the plane; the near side of the deck is at negative z. 0 without a manner."""
    return (-1 if is_near else 1) * float(OUTWARD.get(manner, 0.0))


def plain_pull(
    slot: int,
    tempo: str,
    seed: bytes,
    tremor: float = 1.0,
    mirror: bool = False,
    lean: float = 0.0,
    left: bool = False,
) -> Pull:
    """A pull by tempo and lean, gripped at the edge of the card; it strays as hands do, by the same secret seed."""
    side = 1 if seed[-1] & 1 else -1
    stray = random.Random(seed).gauss(0.0, tremor * parts.BOX["tempo"][tempo]["stray"])
    grip_at = (side * (BODY["width"] / 2 - 0.55), 0.0)
    path = straight_path(tempo, lean - stray if left else lean + stray, side)
    return Pull(slot, grip_at, path, seed, tremor, mirror, left)
