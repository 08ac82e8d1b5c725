"""How a hand holds a card: a spring at the grip, and fingers that close wider than one card until they have settled.

A neighbour between the fingers is pressed on the card, and their skin carries it along (M-51). Bodies still decide; the
pull's seed says how wide thumb and finger close.
"""

from __future__ import annotations

import math
import random

import rapier3d as rapier

from armarium.games.kamimai import parts
from armarium.games.kamimai.deck.geometry import (
    Quaternion,
    Vector,
    add,
    cross,
    dot,
    inverse,
    length,
    rotate,
    rotation_error,
    scale,
    sub,
)
from armarium.games.kamimai.deck.hand import Path, Pull

BODY = parts.BOX["physics"]
HAND = parts.BOX["hand_physics"]
STEP = 1.0 / BODY["step"]
STEPS_PER_SAMPLE: int = BODY["step"] // HAND["rate"]
MOVED_MASS = BODY["mass"] / 4  # of a card, as felt at its edge
ACROSS: Vector = (0.0, 0.0, 1.0)  # a card's normal, in its own frame


def target(path: Path, step: int) -> tuple[Vector, Vector]:
    """Position and velocity of the hand at a step, interpolated between two samples."""
    place, share = step // STEPS_PER_SAMPLE, (step % STEPS_PER_SAMPLE) / STEPS_PER_SAMPLE
    here, there = path[place], path[place + 1]
    way = sub(there, here)
    return add(here, scale(way, share)), scale(way, HAND["rate"])


def place_of(body: rapier.RigidBody) -> Vector:
    place = body.translation
    return place.x, place.y, place.z


def rotation_of(body: rapier.RigidBody) -> Quaternion:
    turn = body.rotation
    return turn.w, turn.i, turn.j, turn.k


def velocity_at(body: rapier.RigidBody, arm: Vector) -> Vector:
    """Of the point of a body that is so far from its middle."""
    linear, angular = body.linvel, body.angvel
    return add((linear.x, linear.y, linear.z), cross((angular.x, angular.y, angular.z), arm))


class HandSpring:
    """The hand: a stiff, clamped spring at the grip, and a torsion spring that keeps the card as it was taken."""

    def __init__(self, body: rapier.RigidBody, grip: Vector) -> None:
        self.rotation = rotation_of(body)
        self.grip = grip
        self.start = add(place_of(body), rotate(self.rotation, grip))
        self.inertia = BODY["mass"] * (BODY["width"] ** 2 + BODY["height"] ** 2) / 12 * 0.3

    def world_velocity(self, velocity: Vector) -> Vector:
        return rotate(self.rotation, velocity)

    def apply(self, body: rapier.RigidBody, offset: Vector, velocity: Vector) -> None:
        """One step's impulses towards the hand's offset and velocity, both in the frame of the card as it was taken."""
        now, angular = rotation_of(body), body.angvel
        arm = rotate(now, self.grip)
        point = add(place_of(body), arm)
        error = sub(add(self.start, rotate(self.rotation, offset)), point)
        error_rate = sub(self.world_velocity(velocity), velocity_at(body, arm))
        force = spring_force(error, error_rate, HAND["stiffness"], MOVED_MASS)
        strength = math.sqrt(dot(force, force))
        if strength > HAND["strength"]:
            force = scale(force, HAND["strength"] / strength)
        body.apply_impulse_at_point(scale(force, STEP), point, True)
        spin = (angular.x, angular.y, angular.z)
        torque = spring_force(rotation_error(self.rotation, now), scale(spin, -1.0), HAND["turning"], self.inertia)
        body.apply_torque_impulse(scale(torque, STEP), True)


def spring_force(error: Vector, error_rate: Vector, stiffness: float, mass: float) -> Vector:
    """A critically damped spring in a semi-implicit step, stable at any step size."""
    damping = 2 * math.sqrt(stiffness * mass)
    implicit = 1 / (1 + (damping * STEP + stiffness * STEP * STEP) / mass)
    return scale(add(scale(error, stiffness), scale(error_rate, damping)), implicit)


class Pinch:
    """Thumb and finger, one on each side of the card. They settle by the time since the grip alone, however its samples
    were cut into batches; an unsteady hand closes wider."""

    def __init__(self, wish: Pull, grip: Vector) -> None:
        dice = random.Random(b"pinch " + wish.seed)
        self._grip = grip
        self._widths = [math.exp(HAND["pinch_spread"] * dice.gauss(0.0, 1.0)) for _ in range(2)]
        self._fresh: float = HAND["pinch"] * math.sqrt(wish.tremor)

    def reach(self, side: int, seconds: float) -> float:
        """How far from the middle of the card the fingers of a side close."""
        settled: float = HAND["pinch_settled"]
        left = math.exp(-seconds / HAND["pinch_time"])
        return self._widths[side] * max(0.0, settled + (self._fresh - settled) * left)

    def apply(
        self,
        card: rapier.RigidBody,
        beside: tuple[rapier.RigidBody | None, rapier.RigidBody | None],
        velocity: Vector,
        seconds: float,
    ) -> None:
        """One step's impulses on the neighbours that the fingers reach, and back on the card."""
        point = add(place_of(card), rotate(rotation_of(card), self._grip))
        for side, other in enumerate(beside):
            if other is not None:
                squeeze(card, other, point, velocity, self.reach(side, seconds))


def squeeze(card: rapier.RigidBody, other: rapier.RigidBody, point: Vector, velocity: Vector, reach: float) -> None:
    rotation, middle = rotation_of(other), place_of(other)
    normal = rotate(rotation, ACROSS)
    arm = sub(point, middle)
    gap = dot(arm, normal)
    if abs(gap) >= reach or not is_over_face(rotate(inverse(rotation), arm)):
        return
    press = min(HAND["pinch_strength"], HAND["pinch_stiffness"] * (reach - abs(gap)))
    towards = scale(normal, press if gap > 0 else -press)
    touched = sub(point, scale(normal, gap))
    slip = sub(velocity, velocity_at(other, sub(touched, middle)))
    carried = add(towards, skin_force(sub(slip, scale(normal, dot(slip, normal))), press))
    other.apply_impulse_at_point(scale(carried, STEP), touched, True)
    card.apply_impulse_at_point(scale(towards, -STEP), point, True)


def is_over_face(point: Vector) -> bool:
    """Whether a point in a card's frame lies before its face."""
    return bool(abs(point[0]) <= BODY["width"] / 2 and abs(point[1]) <= BODY["height"] / 2)


def skin_force(slip: Vector, press: float) -> Vector:
    """Sliding friction of the fingers, softened at low speed; never more than would bring the card to their speed."""
    speed = length(slip)
    if speed < 1e-6:
        return 0.0, 0.0, 0.0
    sliding = HAND["skin"] * press * min(1.0, speed / HAND["skin_speed"])
    return scale(slip, min(sliding, MOVED_MASS / 2 * speed / STEP) / speed)
