"""Somebody knocks at the table while nobody touches the Grimoire: in phase 3 and between turns (M-14).

"It collapses at the slightest vibration": the felt is jolted to and fro for a moment, and the jolt dies away. In the
table's own frame that is gravity pulling askew, so the bodies decide what comes of it. How hard the knock is and from
where comes from the table's secret; most are too soft to be seen.
"""

from __future__ import annotations

import math
import random

import rapier3d as rapier

from armarium.games.kamimai import parts

BODY = parts.BOX["physics"]
STEP = 1.0 / BODY["step"]


class Bump:
    """One knock at the table. `peak` is how hard the felt is jolted, in cm/s²."""

    def __init__(self, seed: bytes) -> None:
        dice = random.Random(b"bump " + seed)
        self.peak: float = BODY["bump"] * math.exp(BODY["bump_spread"] * dice.gauss(0.0, 1.0))
        self._angle = dice.uniform(0.0, 2 * math.pi)

    def steps(self) -> int:
        """So long it is felt: until an eightieth of it is left."""
        return int(math.log(80.0) * BODY["bump_fading"] / STEP)

    def shake(self, world: rapier.PhysicsWorld, step: int) -> None:
        jolt = self.jolt(step * STEP)
        across, along = jolt * math.sin(self._angle), jolt * math.cos(self._angle)
        world.gravity = rapier.Vec3(along, BODY["bump_lift"] * jolt - BODY["gravity"], across)

    def jolt(self, seconds: float) -> float:
        swing = math.sin(2 * math.pi * BODY["bump_frequency"] * seconds)
        return self.peak * swing * math.exp(-seconds / BODY["bump_fading"])


def calm_down(world: rapier.PhysicsWorld) -> None:
    """Gravity as it always is."""
    world.gravity = rapier.Vec3(0.0, -BODY["gravity"], 0.0)
