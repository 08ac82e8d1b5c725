"""Vectors and quaternions (w, x, y, z) as plain tuples: the little that the hand and the tent need."""

from __future__ import annotations

import math
from collections.abc import Sequence

from armarium.motion import PLACE, Pose

Vector = tuple[float, float, float]
Quaternion = tuple[float, float, float, float]
LYING = math.sin(math.radians(60))  # so steep is the face of a card that lies rather than stands


def add(a: Vector, b: Vector) -> Vector:
    return a[0] + b[0], a[1] + b[1], a[2] + b[2]


def sub(a: Vector, b: Vector) -> Vector:
    return a[0] - b[0], a[1] - b[1], a[2] - b[2]


def scale(a: Vector, by: float) -> Vector:
    return a[0] * by, a[1] * by, a[2] * by


def dot(a: Vector, b: Vector) -> float:
    return a[0] * b[0] + a[1] * b[1] + a[2] * b[2]


def length(a: Vector) -> float:
    return math.sqrt(dot(a, a))


def cross(a: Vector, b: Vector) -> Vector:
    return a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]


def rotate(q: Quaternion, a: Vector) -> Vector:
    axis = (q[1], q[2], q[3])
    return add(a, scale(cross(axis, add(cross(axis, a), scale(a, q[0]))), 2.0))


def inverse(q: Quaternion) -> Quaternion:
    return q[0], -q[1], -q[2], -q[3]


def rotation_x(angle: float) -> Quaternion:
    return math.cos(angle / 2), math.sin(angle / 2), 0.0, 0.0


def rotation_error(wanted: Quaternion, now: Quaternion) -> Vector:
    """The small rotation from now to wanted, as a rotation vector."""
    w, x, y, z = wanted
    a, b, c, d = now[0], -now[1], -now[2], -now[3]
    turn = (
        w * a - x * b - y * c - z * d,
        w * b + x * a + y * d - z * c,
        w * c - x * d + y * a + z * b,
        w * d + x * c - y * b + z * a,
    )
    sign = 2.0 if turn[0] >= 0 else -2.0
    return turn[1] * sign, turn[2] * sign, turn[3] * sign


def true_pose(pose: Pose) -> tuple[Vector, Quaternion]:
    """A told pose in centimetres, the turn made whole again after rounding."""
    x, y, z, *turn = pose
    size = math.hypot(*turn) or 1.0
    w, i, j, k = (part / size for part in turn)
    return (x / PLACE, y / PLACE, z / PLACE), (w, i, j, k)


def painted_order(cards: Sequence[tuple[int, Vector, Quaternion]], eye: Vector) -> list[int]:
    """The places of these cards (slot, place, turn), the hindmost first. Those that stand are like the pages of a book:
    one hides what lies behind its plane, however far it is drawn out. Where cards lie, it goes by distance."""
    faces = [rotate(turn, (0.0, 0.0, 1.0)) for _, _, turn in cards]
    if any(abs(face[1]) > LYING for face in faces):
        return sorted(range(len(cards)), key=lambda card: -length(sub(cards[card][1], eye)))
    behind = [dot(sub(eye, place), face) > 0 for (_, place, _), face in zip(cards, faces, strict=True)]
    near = eye[2] < 0

    def layer(card: int) -> tuple[bool, int]:
        return behind[card] != near, cards[card][0] if behind[card] else -cards[card][0]

    return sorted(range(len(cards)), key=layer)
