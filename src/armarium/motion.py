"""How bodies moved, as few bytes: frames of quantised poses, each as its difference from the same body's last one.

    frame    milliseconds since the frame before, how many moved, then each of them
    body     its number and below it seven bits for what has changed, then those differences
    pose     place in tenths of a millimetre, turn (w, i, j, k) in thousandths; the lowest bit is for the first of them

Every number is a run of bytes with seven bits each, lowest first, and its sign is the lowest bit of all. What is packed
stands for itself: nothing before it need be known. `web/src/motion.ts` reads the same. It knows no cards.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

Pose = tuple[int, int, int, int, int, int, int]
Frame = tuple[int, list[tuple[int, Pose]]]  # milliseconds, and the bodies that moved

PLACE = 100  # steps in a centimetre
TURN = 1000  # steps in one
SEVEN = 7  # numbers of a pose, and bits in a byte of a number
LONGEST = 28  # bits of a number; none comes near it
NOWHERE: Pose = (0, 0, 0, 0, 0, 0, 0)


def pose_of(x: float, y: float, z: float, w: float, i: float, j: float, k: float) -> Pose:
    """Rounded to whole steps; everything else here loses nothing."""
    return (
        *(round(PLACE * x), round(PLACE * y), round(PLACE * z)),
        *(round(TURN * w), round(TURN * i), round(TURN * j), round(TURN * k)),
    )


def pack(frames: Iterable[Frame]) -> bytes:
    packed = bytearray()
    for number in _numbers(frames):
        rest = number << 1 if number >= 0 else ~(number << 1)
        while rest > 0x7F:
            packed.append(rest & 0x7F | 0x80)
            rest >>= SEVEN
        packed.append(rest)
    return bytes(packed)


def _numbers(frames: Iterable[Frame]) -> Iterator[int]:
    last: dict[int, Pose] = {}
    clock = 0
    for milliseconds, moved in frames:
        yield from (milliseconds - clock, len(moved))
        clock = milliseconds
        for body, pose in moved:
            steps = [now - then for now, then in zip(pose, last.get(body, NOWHERE), strict=True)]
            yield body << SEVEN | sum(1 << place for place, step in enumerate(steps) if step)
            yield from filter(None, steps)
            last[body] = pose


def unpack(packed: bytes) -> list[Frame]:
    """ValueError where this is no motion."""
    numbers = _unpacked_numbers(packed)
    frames: list[Frame] = []
    last: dict[int, Pose] = {}
    clock = 0
    for passed in numbers:
        clock += passed
        moved: list[tuple[int, Pose]] = []
        for _ in range(_next(numbers)):
            head = _next(numbers)
            body, steps = head >> SEVEN, [_next(numbers) if head >> place & 1 else 0 for place in range(SEVEN)]
            x, y, z, w, i, j, k = (then + step for then, step in zip(last.get(body, NOWHERE), steps, strict=True))
            last[body] = (x, y, z, w, i, j, k)
            moved.append((body, last[body]))
        frames.append((clock, moved))
    return frames


def _unpacked_numbers(packed: bytes) -> Iterator[int]:
    rest = bits = 0
    for byte in packed:
        rest |= (byte & 0x7F) << bits
        bits += SEVEN
        if byte < 0x80:
            yield ~(rest >> 1) if rest & 1 else rest >> 1
            rest = bits = 0
        elif bits >= LONGEST:
            raise ValueError("a number without end")
    if bits:
        raise ValueError("a number is cut off")


def _next(numbers: Iterator[int]) -> int:
    number = next(numbers, None)
    if number is None:
        raise ValueError("a frame is cut off")
    return number
