"""Vectors and quaternions (w, x, y, z) as plain tuples: the little that the hand and the tent need."""

from __future__ import annotations

import math

Vector = tuple[float, float, float]
Quaternion = tuple[float, float, float, float]


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
